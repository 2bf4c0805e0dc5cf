"""Opens one connection: starts the embedded service where it is one, listens, and keeps the pulse."""

from __future__ import annotations

import asyncio
import uuid
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Protocol

from recovery_contract.events import Event
from recovery_desktop.api.sign_in import Waiting
from recovery_desktop.api.vault import Vault
from recovery_desktop.commands.connect import CLIENT_SECRET, connect
from recovery_desktop.commands.connected import Connected
from recovery_desktop.commands.sign_in import sign_in_to, sign_out
from recovery_desktop.embedded.command import service_command
from recovery_desktop.embedded.supervisor import (
    EmbeddedService,
    Launch,
    ServiceNotStarted,
    ServiceState,
)
from recovery_desktop.failures import Failure
from recovery_desktop.link.kinds import EMBEDDED_CLIENT, KINDS
from recovery_desktop.live.receiver import WebhookReceiver
from recovery_desktop.live.registration import Registration
from recovery_desktop.settings import Places
from recovery_desktop.store.connections import ConnectionKind, ConnectionRow
from recovery_desktop.store.store import Store
from recovery_desktop.sync.mirror import Mirror
from recovery_desktop.sync.outbox import Outbox
from recovery_desktop.sync.pulse import Pulse, Status

WITHDRAW_SECONDS = 0.5


class ServiceDidNotStart(Failure):
    title = "The service on this computer does not start"
    next_step = "Look into its log in the settings, then try again."


class Spawn(Protocol):
    def __call__(self, work: Coroutine[Any, Any, None], /) -> asyncio.Task[Any]: ...


class Link:
    """`told` hears how the connection stands, `service_told` how its embedded service does."""

    def __init__(
        self,
        store: Store,
        vault: Vault,
        places: Places,
        row: ConnectionRow,
        spawn: Spawn,
        told: Callable[[Status], None],
        service_told: Callable[[ServiceState], None] = lambda state: None,
    ) -> None:
        self._store, self._vault, self._places = store, vault, places
        self._spawn, self._told, self._service_told = spawn, told, service_told
        self.kind: ConnectionKind = row.kind
        self.id = row.id
        self.service: EmbeddedService | None = None
        self.connected: Connected = connect(store, vault, row.id, places.files)
        self.pulse: Pulse | None = None
        self.is_live = False
        self._receiver: WebhookReceiver | None = None
        self._registration: Registration | None = None
        self._beating: asyncio.Task[Any] | None = None
        self._listening: set[asyncio.Task[Any]] = set()
        self._registering = asyncio.Lock()

    async def open(self) -> None:
        """Makes the service reachable. Raises ServiceDidNotStart; everything known can be shown all the same."""
        kind = KINDS[self.kind]
        if not kind.embedded or self.service is not None:
            return
        folder, environment = self._places.service(self.kind), kind.environment
        assert environment is not None
        launch = Launch(
            lambda ready: service_command(folder, environment, ready),
            folder / "ready.json",
            self._places.service_log(self.kind),
            self._vault.key,
        )
        self.service = EmbeddedService(launch, self._service_changed)
        try:
            await self.service.start()
        except ServiceNotStarted as error:
            self.service = None
            raise ServiceDidNotStart(str(error)) from error
        self._moved(self.service.base_url)

    async def sign_in(self, open_url: Callable[[str], object], waiting: Callable[[Waiting], None]) -> None:
        """Raises a Failure."""
        secret = self.service.launch_secret if self.service is not None else None
        await sign_in_to(self.connected, open_url, waiting, secret)
        self.start()

    def sign_out(self) -> None:
        sign_out(self.connected)
        if self.pulse is not None:
            self.pulse.nudge(sync=True)

    @property
    def is_signed_in(self) -> bool:
        return self.connected.client.session.is_signed_in

    def start(self) -> None:
        """Begins to send, to sync and to listen; once."""
        if self._beating is not None:
            assert self.pulse is not None
            self.pulse.nudge(sync=True)
            return
        self.pulse = Pulse(self.connected, Outbox(self.connected), Mirror(self.connected), self._told)
        self._beating = self._spawn(self.pulse.run())
        self._begin_to_listen()

    async def close(self) -> None:
        """Leaves no endpoint, no task and no process behind."""
        working = [*self._listening, *([] if self._beating is None else [self._beating])]
        for task in working:
            task.cancel()
        await asyncio.gather(*working, return_exceptions=True)
        self._beating = None
        if self._registration is not None and self.is_live:
            try:
                async with asyncio.timeout(WITHDRAW_SECONDS):
                    await self._registration.withdraw_if_possible()
            except TimeoutError:
                pass  # the next start takes it away
        if self._receiver is not None:
            await self._receiver.stop()
            self._receiver = None
        await self.connected.client.close()
        if self.service is not None:
            await self.service.stop()
            self.service = None

    def _begin_to_listen(self) -> None:
        task = self._spawn(self._listen())
        self._listening.add(task)
        task.add_done_callback(self._listening.discard)

    async def _listen(self) -> None:
        """Without a service that accepts our address, polling has to do; nobody is troubled with it."""
        if not KINDS[self.kind].embedded:
            return
        async with self._registering:
            if self._receiver is None:
                self._registration = Registration(self._store, self._vault, self.connected.client, self.id)
                self._receiver = WebhookReceiver(self._keep, self._secrets, self.connected.row.environment)
                await self._receiver.start()
            assert self._registration is not None
            try:
                await self._registration.register(self._receiver.url)
            except Failure:
                self.is_live = False
            else:
                self.is_live = True
        if self.pulse is not None:
            self.pulse.is_live = self.is_live

    def _secrets(self) -> Sequence[str]:
        return self._registration.secrets if self._registration is not None else ()

    async def _keep(self, event: Event, body: bytes) -> None:
        self.connected.shelf.events.keep(event, body.decode("utf-8"))

    def _service_changed(self, state: ServiceState) -> None:
        if state is ServiceState.RUNNING and self.service is not None and self._beating is not None:
            self._moved(self.service.base_url)
            self.start()
            self._begin_to_listen()
        self._service_told(state)

    def _moved(self, base_url: str) -> None:
        """The embedded service has a new port with every start."""
        self._store.connections.change(self.id, base_url=base_url)
        self.connected.client.move(base_url)


def find_or_add(store: Store, kind: ConnectionKind) -> ConnectionRow:
    """The embedded connection of this kind; there is one of each."""
    found = store.connections.find(kind)
    if found is not None:
        return found
    row = KINDS[kind]
    assert row.environment is not None
    added = store.connections.add(
        uuid.uuid4().hex,
        kind=kind,
        name=row.name,
        base_url="http://127.0.0.1:0",
        client_id=EMBEDDED_CLIENT,
        environment=row.environment,
    )
    return store.connections.change(added.id, profile={"keeps_keys": True})


def add_service(
    store: Store,
    vault: Vault,
    *,
    name: str,
    base_url: str,
    client_id: str,
    client_secret: str,
    environment: str,
) -> ConnectionRow:
    """A connection to a hosted or foreign service; the same address and client is the same connection."""
    address = base_url.rstrip("/")
    for row in store.connections.all():
        if row.kind == "service" and (row.base_url, row.client_id) == (address, client_id):
            found = row
            break
    else:
        found = store.connections.add(
            uuid.uuid4().hex,
            kind="service",
            name=name or address,
            base_url=address,
            client_id=client_id,
            environment=environment or "production",
        )
    if client_secret:
        sealed = vault.seal(client_secret, f"{found.id} {CLIENT_SECRET}")
        found = store.connections.change(found.id, sealed_client_secret=sealed)
    return found
