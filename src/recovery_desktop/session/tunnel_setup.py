"""Sets up the tunnel through which a service reaches this app: keys, the server's own key, and opening it."""

from __future__ import annotations

import asyncio
import socket
from dataclasses import dataclass

from recovery_desktop.live.failures import NothingArrived
from recovery_desktop.session.session import Session
from recovery_desktop.session.webhook_endpoint import WebhookEndpoint, tunnel_purpose
from recovery_desktop.store.tunnels import TunnelRow, TunnelSettings

OPEN_SECONDS = 60.0
LOOK_SECONDS = 0.05


@dataclass(frozen=True)
class ServerKey:
    """Key of an SSH server: `line` to be stored, `fingerprint` to be compared."""

    line: str
    fingerprint: str


def free_port() -> int:
    """Return a port of this computer that an external tunnel may lead to."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def fetch_server_key(settings: TunnelSettings) -> ServerKey:
    """Fetch the server's key and its fingerprint. Raises a Failure."""
    from recovery_desktop.live import ssh

    line = await ssh.fetch_host_key(settings)
    return ServerKey(line, ssh.fingerprint(line))


class TunnelSetup:
    """Our own key is the same until the tunnel is set up."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._own_key: str | None = None

    def public_key_line(self) -> str:
        """Return the line for the server's `authorized_keys`."""
        from recovery_desktop.live import ssh

        if self._own_key is None:
            self._own_key = self._saved_key() or ssh.generate_private_key()
        return ssh.authorized_keys_line(self._own_key)

    def _saved_key(self) -> str | None:
        connection = self._session.connection
        row = None if connection is None else connection.endpoint.row
        if connection is None or row is None or row.settings.proof != "own_key":
            return None
        return connection.context.vault.open_if_possible(row.sealed_secret, tunnel_purpose(connection.id))

    async def open_tunnel(self, settings: TunnelSettings, key: ServerKey | None, secret: str) -> None:
        """Keep it and return when the service was told the address. Raises a Failure."""
        self.public_key_line()
        context = self._session.context
        row = context.store.tunnels.get(context.id)
        sealed = None if row is None else row.sealed_secret
        proof = self._own_key if settings.proof == "own_key" else secret
        if settings.kind == "external":
            sealed = None
        elif proof:
            sealed = context.vault.seal(proof, tunnel_purpose(context.id))
        assert self._session.connection is not None
        endpoint = self._session.connection.endpoint
        await endpoint.change_tunnel(TunnelRow(settings, None if key is None else key.line, sealed))
        await _opened(endpoint)


async def _opened(endpoint: WebhookEndpoint) -> None:
    """Wait until the service knows the address. Raises what prevents it."""
    try:
        async with asyncio.timeout(OPEN_SECONDS):
            while not endpoint.is_live:
                if endpoint.state.failure is not None:
                    raise endpoint.state.failure
                await asyncio.sleep(LOOK_SECONDS)
    except TimeoutError as error:
        raise NothingArrived from error
