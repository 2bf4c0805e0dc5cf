"""Connections to services: how to reach each, its sealed session, what was learned of it, how far it was mirrored."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from recovery_contract.ids import ClientId, UserId, WebhookId
from recovery_desktop.ids import ConnectionId
from recovery_desktop.store.database import Database, now_text

ConnectionKind = Literal["practice", "this_computer", "service"]


@dataclass(frozen=True)
class ConnectionRow:
    """`profile` is what answers taught about a service, named as in `Profile`; `user_id` the creditor in use."""

    id: ConnectionId
    kind: ConnectionKind
    name: str
    base_url: str
    client_id: ClientId
    environment: str
    user_id: UserId | None
    profile: Mapping[str, Any]
    sealed_session: bytes | None
    sealed_client_secret: bytes | None
    webhook_id: WebhookId | None
    sealed_webhook_secrets: bytes | None
    event_cursor: str | None
    mirror_cursor: str | None
    mirror_complete: bool
    synced_at: str | None


CHANGEABLE = frozenset(
    {
        "name",
        "base_url",
        "client_id",
        "user_id",
        "profile",
        "sealed_session",
        "sealed_client_secret",
        "webhook_id",
        "sealed_webhook_secrets",
        "event_cursor",
        "mirror_cursor",
        "mirror_complete",
        "synced_at",
        "used_at",
    }
)


class Connections:
    def __init__(self, database: Database) -> None:
        self._database = database

    def add(
        self,
        id: ConnectionId,
        *,
        kind: ConnectionKind,
        name: str,
        base_url: str,
        client_id: ClientId,
        environment: str,
    ) -> ConnectionRow:
        now = now_text()
        with self._database.write() as connection:
            connection.execute(
                "INSERT INTO connection (id, kind, name, base_url, client_id, environment, created_at, used_at)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                (id, kind, name, base_url, client_id, environment, now, now),
            )
            self._database.note_change("connection", [id])
        return self.get(id)

    def get(self, id: ConnectionId) -> ConnectionRow:
        """Return the connection. Raises KeyError."""
        row = self._database.row("SELECT * FROM connection WHERE id = ?", (id,))
        if row is None:
            raise KeyError(id)
        return _connection(row)

    def find(self, kind: ConnectionKind) -> ConnectionRow | None:
        row = self._database.row("SELECT * FROM connection WHERE kind = ? ORDER BY used_at DESC", (kind,))
        return None if row is None else _connection(row)

    def all(self) -> list[ConnectionRow]:
        """Return all connections, the last used first."""
        return [
            _connection(row) for row in self._database.rows("SELECT * FROM connection ORDER BY used_at DESC")
        ]

    def change(self, id: ConnectionId, **values: Any) -> ConnectionRow:
        unknown = values.keys() - CHANGEABLE
        if unknown:
            raise ValueError(f"not a changeable column: {', '.join(sorted(unknown))}")
        if "profile" in values:
            values["profile"] = json.dumps(values["profile"])
        columns = ", ".join(f"{name} = ?" for name in values)
        with self._database.write() as connection:
            connection.execute(f"UPDATE connection SET {columns} WHERE id = ?", (*values.values(), id))
            self._database.note_change("connection", [id])
        return self.get(id)

    def update_profile(self, id: ConnectionId, **facts: Any) -> None:
        """Add facts to the profile where they are new; None removes one."""
        before = self.get(id).profile
        after = {name: fact for name, fact in {**before, **facts}.items() if fact is not None}
        if after != before:
            self.change(id, profile=after)

    def use(self, id: ConnectionId) -> ConnectionRow:
        return self.change(id, used_at=now_text())

    def remove(self, id: ConnectionId) -> None:
        """Delete the connection with everything that belongs to it."""
        with self._database.write() as connection:
            connection.execute(
                "DELETE FROM receivable_words WHERE rowid IN (SELECT row FROM receivable WHERE connection_id = ?)",
                (id,),
            )
            connection.execute("DELETE FROM connection WHERE id = ?", (id,))
            self._database.note_change("connection", [id])


def _connection(row: sqlite3.Row) -> ConnectionRow:
    names = ConnectionRow.__dataclass_fields__
    values = {name: row[name] for name in names}
    return ConnectionRow(
        **{**values, "profile": json.loads(row["profile"]), "mirror_complete": bool(row["mirror_complete"])}
    )
