"""For the connection page: how the connection stands, what the service delivers, and the tunnel that lets it."""

from __future__ import annotations

import asyncio
import socket
import uuid
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import TYPE_CHECKING

from recovery_contract.webhooks import EndpointHealth, Webhook
from recovery_desktop.adapters.connection import Connecting
from recovery_desktop.commands.look_into import if_offered
from recovery_desktop.failures import SignedOut
from recovery_desktop.live.failures import NothingArrived
from recovery_desktop.session.kinds import KINDS
from recovery_desktop.session.session import Session
from recovery_desktop.session.webhook_endpoint import tunnel_purpose
from recovery_desktop.store.tunnels import TunnelRow, TunnelSettings
from recovery_desktop.ui.pages.connection.state import (
    ConnectionChoice,
    CreditorChoice,
    Deliveries,
    DeliveryRow,
    EndpointRow,
    Standing,
    StandingNow,
)
from recovery_desktop.ui.pages.connection.tunnel.state import ServerKey

if TYPE_CHECKING:
    from recovery_desktop.api.vault import Vault
    from recovery_desktop.session.connection import Connection

DIG_SECONDS = 60.0
LOOK_SECONDS = 0.05
STANDINGS: dict[str, Standing] = {
    "syncing": "polling",
    "up_to_date": "polling",
    "offline": "offline",
    "faulty": "offline",
    "signed_out": "signed_out",
}


def standing_of(connection: Connection) -> Standing:
    if not connection.is_signed_in:
        return "signed_out"
    if connection.scheduler is None:
        return "starting"
    state = STANDINGS[connection.scheduler.status.standing]
    return "live" if state == "polling" and connection.is_live else state


class Connections:
    def __init__(self, session: Session, connecting: Callable[[], Connecting]) -> None:
        self._session, self._connecting = session, connecting

    def now(self) -> StandingNow | None:
        connection = self._session.connection
        if connection is None:
            return None
        synced = connection.connected.row.synced_at
        reach = connection.endpoint.state
        return StandingNow(
            state=standing_of(connection),
            synced=None if synced is None else datetime.fromisoformat(synced),
            every_seconds=0 if connection.scheduler is None else round(connection.scheduler.pause),
            waiting=len(connection.connected.shelf.intents.unsettled()),
            reached=reach.standing,
            public_url=reach.public_url,
            reach_failure=reach.failure,
            is_direct=connection.endpoint.direct,
        )

    def all(self) -> Sequence[ConnectionChoice]:
        in_use = "" if self._session.connection is None else self._session.connection.id
        return [
            ConnectionChoice(
                row.id,
                row.kind,
                row.name,
                "" if KINDS[row.kind].embedded else row.base_url,
                row.environment,
                row.id == in_use,
            )
            for row in self._session.store.connections.all()
        ]

    def creditors(self) -> Sequence[CreditorChoice]:
        connection = self._session.connection
        if connection is None:
            return []
        in_use = connection.connected.user_id
        return [
            CreditorChoice(creditor.user.id, creditor.user.email, creditor.user.id == in_use)
            for creditor in self._session.shelf.creditors.all()
        ]

    def sync(self) -> None:
        connection = self._session.connection
        if connection is not None and connection.scheduler is not None:
            connection.scheduler.nudge(sync=True)

    async def use(self, connection_id: str, /) -> None:
        await self._connecting().use(self._session.store.connections.get(connection_id))

    async def use_creditor(self, user_id: str, /) -> None:
        self._session.store.connections.change(self._session.connected.id, user_id=user_id)
        self.sync()

    async def forget(self, connection_id: str, /) -> None:
        if self._session.connection is None or self._session.connection.id != connection_id:
            await self._connecting().forget(connection_id)


class Endpoints:
    def __init__(self, session: Session) -> None:
        self._session = session

    async def look(self) -> Deliveries:
        hooks, registration = (
            self._connection.connected.client.webhooks,
            self._connection.endpoint.registration,
        )
        there = await if_offered(hooks.all)
        if there is None:
            return Deliveries()
        rows = [
            _endpoint(one, await self._health(one.id), is_ours=registration.is_ours(one)) for one in there
        ]
        return Deliveries(tuple(sorted(rows, key=lambda row: not row.is_ours)), await self._log())

    async def send_test(self) -> None:
        await self._connection.endpoint.prove()

    async def replay(self, event_id: str, /) -> None:
        webhook_id = self._connection.endpoint.registration.webhook_id
        if webhook_id is None:
            raise NothingArrived
        await self._connection.connected.client.webhooks.replay(event_id, webhook_id, uuid.uuid4().hex)

    async def rotate(self) -> None:
        await self._connection.endpoint.registration.rotate()

    async def enable(self, endpoint_id: str, /) -> None:
        await self._connection.connected.client.webhooks.enable(endpoint_id)

    async def remove(self, endpoint_id: str, /) -> None:
        await self._connection.connected.client.webhooks.delete(endpoint_id)

    async def _health(self, endpoint_id: str) -> EndpointHealth | None:
        return await if_offered(lambda: self._connection.connected.client.webhooks.health(endpoint_id))

    async def _log(self) -> tuple[DeliveryRow, ...] | None:
        page = await if_offered(self._connection.connected.client.webhooks.log)
        if page is None:
            return None
        types = self._connection.connected.shelf.events.types([row.event_id for row in page.data])
        return tuple(
            DeliveryRow(
                id=row.id,
                event_id=row.event_id,
                event_type=types.get(row.event_id, ""),
                at=row.at,
                attempt=row.attempt,
                succeeded=row.status == "success",
                code=row.response_code,
                milliseconds=row.duration_ms,
                error=row.error or "",
            )
            for row in page.data
        )

    @property
    def _connection(self) -> Connection:
        if self._session.connection is None:
            raise SignedOut
        return self._session.connection


class Tunnels:
    def __init__(self, session: Session) -> None:
        self._session = session
        self._own_key: str | None = None

    def in_use(self) -> TunnelSettings | None:
        row = None if self._session.connection is None else self._session.connection.endpoint.row
        return None if row is None else row.settings

    def free_port(self) -> int:
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            return int(found.getsockname()[1])

    def own_key(self) -> str:
        from recovery_desktop.live import ssh

        if self._own_key is None:
            row = None if self._session.connection is None else self._session.connection.endpoint.row
            kept = None
            if row is not None and row.settings.proof == "own_key":
                kept = self._vault.open_kept(row.sealed_secret, self._purpose)
            self._own_key = kept or ssh.new_private_key()
        return ssh.public_line(self._own_key)

    async def server_key(self, settings: TunnelSettings, /) -> ServerKey:
        from recovery_desktop.live import ssh

        line = await ssh.shown_host_key(settings)
        return ServerKey(line, ssh.fingerprint(line))

    async def dig(self, settings: TunnelSettings, key: ServerKey | None, secret: str, /) -> None:
        self.own_key()
        row = self._session.connected.store.tunnels.get(self._session.connected.id)
        sealed = None if row is None else row.sealed_secret
        told = self._own_key if settings.proof == "own_key" else secret
        if settings.kind == "external":
            sealed = None
        elif told:
            sealed = self._vault.seal(told, self._purpose)
        connection = self._session.connection
        assert connection is not None
        await connection.endpoint.change(TunnelRow(settings, None if key is None else key.line, sealed))
        await self._opened(connection)

    async def take_away(self) -> None:
        if self._session.connection is not None:
            await self._session.connection.endpoint.change(None)

    async def prove(self) -> None:
        if self._session.connection is not None:
            await self._session.connection.endpoint.prove()

    async def _opened(self, connection: Connection) -> None:
        """Until the service was told the address. Raises what prevents it."""
        try:
            async with asyncio.timeout(DIG_SECONDS):
                while not connection.endpoint.is_live:
                    if connection.endpoint.state.failure is not None:
                        raise connection.endpoint.state.failure
                    await asyncio.sleep(LOOK_SECONDS)
        except TimeoutError as error:
            raise NothingArrived from error

    @property
    def _vault(self) -> Vault:
        return self._session.connected.vault

    @property
    def _purpose(self) -> str:
        return tunnel_purpose(self._session.connected.id)


def _endpoint(told: Webhook, health: EndpointHealth | None, *, is_ours: bool) -> EndpointRow:
    return EndpointRow(
        id=told.id,
        url=told.url,
        is_ours=is_ours,
        enabled=told.enabled is not False,
        reason=told.disabled_reason or "",
        health="" if health is None else health.status,
        succeeded=0 if health is None else health.successful_attempts_24h,
        failed=0 if health is None else health.failed_attempts_24h,
        milliseconds=0.0 if health is None else health.average_response_time_ms,
        last_error="" if health is None else health.last_error or "",
    )
