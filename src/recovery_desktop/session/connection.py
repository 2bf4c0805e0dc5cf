"""Opens one connection: starts the embedded service where it is one, listens, and keeps the pulse."""

from __future__ import annotations

import asyncio
import uuid
from collections.abc import Callable
from functools import partial
from typing import Any
from urllib.parse import urlsplit

from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.api.backoff import retry_delay
from recovery_desktop.api.sign_in import Waiting
from recovery_desktop.commands.connect import CLIENT_SECRET
from recovery_desktop.commands.sign_in import (
    list_tokens_to_revoke,
    revoke_old_tokens,
    sign_in_to,
    sign_in_with_launch_secret,
    sign_out,
)
from recovery_desktop.embedded.prestart import PrestartedService
from recovery_desktop.embedded.supervisor import (
    EmbeddedService,
    Launch,
    ServiceNotStarted,
    ServiceState,
)
from recovery_desktop.failures import Failure
from recovery_desktop.ids import ConnectionId
from recovery_desktop.session.keys import service_key
from recovery_desktop.session.kinds import EMBEDDED_CLIENT, KINDS, ServiceAddress
from recovery_desktop.session.service_launch import launch_command, ready_file
from recovery_desktop.session.webhook_endpoint import Spawn, WebhookEndpoint
from recovery_desktop.settings import Places
from recovery_desktop.store.connections import ConnectionKind, ConnectionRow
from recovery_desktop.store.store import Store
from recovery_desktop.store.tunnels import LOOPBACK
from recovery_desktop.sync.mirror import Mirror
from recovery_desktop.sync.outbox import Outbox
from recovery_desktop.sync.resume_detector import ResumeDetector
from recovery_desktop.sync.scheduler import Status, SyncScheduler
from recovery_desktop.token_vault import Vault


class ServiceDidNotStart(Failure):
    title = "The service on this computer does not start"
    next_step = "See its log in the settings, then try again."


class Connection:
    """`on_status` hears how the connection stands, `on_service_state` how its embedded service does."""

    def __init__(
        self,
        context: ConnectionContext,
        places: Places,
        spawn: Spawn,
        on_status: Callable[[Status], None],
        on_service_state: Callable[[ServiceState], None] = lambda state: None,
        prestarted: PrestartedService | None = None,
    ) -> None:
        self._prestarted = prestarted or PrestartedService()
        self.context, self._places = context, places
        self._spawn, self._on_status, self._on_service_state = spawn, on_status, on_service_state
        row = context.row
        self.kind: ConnectionKind = row.kind
        self.id = row.id
        self.service: EmbeddedService | None = None
        self.scheduler: SyncScheduler | None = None
        here = KINDS[row.kind].embedded or urlsplit(row.base_url).hostname in LOOPBACK
        self.endpoint = WebhookEndpoint(context, spawn, self._reach_changed, direct=here)
        self._working: list[asyncio.Task[Any]] = []
        self._revoking: asyncio.Task[Any] | None = None

    async def open(self) -> None:
        """Make the service reachable. Raises ServiceDidNotStart or KeyNeeded; everything known can be shown all the
        same."""
        if not KINDS[self.kind].embedded or self.service is not None:
            self._begin_revoking()
            return
        launch = Launch(
            partial(launch_command, self._places, self.kind),
            ready_file(self._places, self.kind),
            self._places.service_log(self.kind),
            service_key(self._places, self.kind, self.context.vault),
            self._prestarted.take,
        )
        self.service = EmbeddedService(launch, self._service_changed)
        reachable = self.context.client.transport.reachable
        reachable.clear()
        try:
            await self.service.start()
            self._moved(self.service.base_url)
        except ServiceNotStarted as error:
            self.service = None
            raise ServiceDidNotStart(str(error)) from error
        finally:
            reachable.set()
        self._begin_revoking()

    async def sign_in(self, open_url: Callable[[str], object], waiting: Callable[[Waiting], None]) -> None:
        """Sign in; the app's own service needs no browser. Raises a Failure."""
        if self.service is not None:
            await sign_in_with_launch_secret(self.context, self.service.launch_secret)
        else:
            await sign_in_to(self.context, open_url, waiting)
        self.start()

    def sign_out(self) -> None:
        """Take the endpoint away while we still may, and forget the tokens."""
        self._spawn(self._sign_out())

    async def _sign_out(self) -> None:
        await self.endpoint.stop()
        sign_out(self.context)
        self._begin_revoking()
        if self.scheduler is not None:
            self.scheduler.run_soon(sync=True)

    def _begin_revoking(self) -> None:
        """Revoke tokens at the service that were signed out, now or while it was away."""
        if list_tokens_to_revoke(self.context) and (self._revoking is None or self._revoking.done()):
            self._revoking = self._spawn(self._revoke())
            self._working.append(self._revoking)

    async def _revoke(self) -> None:
        failures = 0
        while list_tokens_to_revoke(self.context):
            try:
                await revoke_old_tokens(self.context)
            except Failure as failure:
                await asyncio.sleep(retry_delay(failures, failure))
                failures += 1

    @property
    def is_live(self) -> bool:
        """Whether the service tells us by itself."""
        return self.endpoint.is_live

    @property
    def is_signed_in(self) -> bool:
        return self.context.client.session.is_signed_in

    def start(self) -> None:
        """Begin to send, to sync and to listen; once."""
        if self.scheduler is not None:
            self.scheduler.run_soon(sync=True)
            self.endpoint.start()
            return
        self.scheduler = SyncScheduler(
            self.context, Outbox(self.context), Mirror(self.context), self._scheduler_status
        )
        self._working += [self._spawn(self.scheduler.run()), self._spawn(ResumeDetector(self._woke).run())]
        self.endpoint.start()

    async def close(self) -> None:
        """Leave no endpoint, no task and no process behind."""
        for task in self._working:
            task.cancel()
        await asyncio.gather(*self._working, return_exceptions=True)
        self._working, self.scheduler = [], None
        await self.endpoint.stop()
        await self.context.client.close()
        if self.service is not None:
            await self.service.stop()
            self.service = None

    def _scheduler_status(self, status: Status) -> None:
        if status.state == "up_to_date":
            self.endpoint.on_service_back()
        self._on_status(status)

    def _reach_changed(self) -> None:
        if self.scheduler is not None:
            # A service that tells of some things only has to be asked for the others.
            self.scheduler.is_live = self.is_live and not self.endpoint.registration.missing_events
            self._on_status(self.scheduler.status)

    def _woke(self) -> None:
        if self.scheduler is not None:
            self.scheduler.on_resume()
        self.endpoint.retry_now()

    def _service_changed(self, state: ServiceState) -> None:
        if state is ServiceState.RUNNING and self.service is not None and self.scheduler is not None:
            self._moved(self.service.base_url)
            self.scheduler.run_soon(sync=True)
            self.endpoint.start()
        self._on_service_state(state)

    def _moved(self, base_url: str) -> None:
        """Store the embedded service's new address: each start has another port."""
        self.context.store.connections.change(self.id, base_url=base_url)
        self.context.client.change_base_url(base_url)


def find_or_add(store: Store, kind: ConnectionKind) -> ConnectionRow:
    """Return the embedded connection of this kind; there is one of each."""
    existing = store.connections.find(kind)
    if existing is not None:
        return existing
    row = KINDS[kind]
    assert row.environment is not None
    added = store.connections.add(
        ConnectionId(uuid.uuid4().hex),
        kind=kind,
        name=row.name,
        base_url="http://127.0.0.1:0",
        client_id=EMBEDDED_CLIENT,
        environment=row.environment,
    )
    return store.connections.change(added.id, profile={"keeps_keys": True})


def add_service(store: Store, vault: Vault, service: ServiceAddress) -> ConnectionRow:
    """Return the connection to a hosted or foreign service; the same address and client is the same connection."""
    address = service.base_url.rstrip("/")
    for row in store.connections.all():
        if row.kind == "service" and (row.base_url, row.client_id) == (address, service.client_id):
            break
    else:
        row = store.connections.add(
            ConnectionId(uuid.uuid4().hex),
            kind="service",
            name=service.name or address,
            base_url=address,
            client_id=service.client_id,
            environment=service.environment or "production",
        )
    if service.profile:
        facts = dict(service.profile)
        store.connections.update_profile(row.id, **facts, shipped=facts)
        row = store.connections.get(row.id)
    if service.user_id and row.user_id is None:
        store.connections.update_profile(row.id, named_user=service.user_id)
        row = store.connections.get(row.id)
    if service.client_secret:
        sealed = vault.seal(service.client_secret, f"{row.id} {CLIENT_SECRET}")
        row = store.connections.change(row.id, sealed_client_secret=sealed)
    return row
