"""How the service reaches this computer from outside, one row for each connection that has a tunnel."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Final, Literal
from urllib.parse import urlsplit

from recovery_desktop.ids import ConnectionId
from recovery_desktop.store.database import Database, now_text

TunnelKind = Literal["external", "ssh"]
Proof = Literal["own_key", "key_file", "password"]

LOOPBACK: Final = ("127.0.0.1", "::1", "localhost")
USUAL_PORTS: Final = {"https": 443, "http": 80}


@dataclass(frozen=True)
class TunnelSettings:
    """`public_url` is where the service delivers; of an SSH server it may be empty: then the server says it.

    `local_port` is where an external tunnel finds us, 0 where we dig it ourselves. `remote_host` and `remote_port` are
    what the SSH server listens on for us; port 0 leaves it the choice. `proof` is how we sign in there, and `key_file`
    a private key on this computer.
    """

    kind: TunnelKind
    public_url: str = ""
    local_port: int = 0
    host: str = ""
    port: int = 22
    username: str = ""
    remote_host: str = "localhost"
    remote_port: int = 0
    proof: Proof = "own_key"
    key_file: str = ""


@dataclass(frozen=True)
class TunnelRow:
    """`host_key` is the server's, as agreed on by the person; `sealed_secret` a password or private key."""

    settings: TunnelSettings
    host_key: str | None
    sealed_secret: bytes | None


def normalise_public_url(text: str) -> str | None:
    """Return the address as a service names it in its `Host`, without an end slash. None unless it is https, or http
    on this machine, and nothing but a host and a port: the path behind it is our secret."""
    try:
        parts = urlsplit(text.strip().rstrip("/"))
        host, port = parts.hostname, parts.port
    except ValueError:
        return None
    if not host or "@" in parts.netloc or parts.path or parts.query or parts.fragment:
        return None
    if parts.scheme != "https" and not (parts.scheme == "http" and host in LOOPBACK):
        return None
    named = f"[{host}]" if ":" in host else host
    usual = port is None or port == USUAL_PORTS[parts.scheme]
    return f"{parts.scheme}://{named}" if usual else f"{parts.scheme}://{named}:{port}"


class Tunnels:
    def __init__(self, database: Database) -> None:
        self._database = database

    def get(self, connection_id: ConnectionId) -> TunnelRow | None:
        """Return None where the service reaches us without one, or not at all."""
        row = self._database.row("SELECT * FROM tunnel WHERE connection_id = ?", (connection_id,))
        if row is None:
            return None
        settings = TunnelSettings(kind=row["kind"], **json.loads(row["settings"]))
        return TunnelRow(settings, row["host_key"], row["sealed_secret"])

    def put(self, connection_id: ConnectionId, row: TunnelRow) -> None:
        settings = {name: value for name, value in asdict(row.settings).items() if name != "kind"}
        values = (
            connection_id,
            row.settings.kind,
            json.dumps(settings),
            row.host_key,
            row.sealed_secret,
            now_text(),
        )
        with self._database.write() as connection:
            connection.execute(
                "INSERT INTO tunnel (connection_id, kind, settings, host_key, sealed_secret, changed_at)"
                " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (connection_id) DO UPDATE SET kind = excluded.kind,"
                " settings = excluded.settings, host_key = excluded.host_key,"
                " sealed_secret = excluded.sealed_secret, changed_at = excluded.changed_at",
                values,
            )
            self._database.note_change("connection", [connection_id])

    def remove(self, connection_id: ConnectionId) -> None:
        with self._database.write() as connection:
            connection.execute("DELETE FROM tunnel WHERE connection_id = ?", (connection_id,))
            self._database.note_change("connection", [connection_id])
