"""How the connection stands, what the service delivers to us, and which connection and creditor are in use."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final, Literal, Protocol

from PySide6.QtCore import Signal

from recovery_desktop.failures import Failure
from recovery_desktop.ui.state import PageState, Spawn

SHOWN_DELIVERIES: Final = 20

Standing = Literal["starting", "live", "polling", "offline", "signed_out"]
Reached = Literal["off", "opening", "open", "lost"]


@dataclass(frozen=True)
class StandingNow:
    """`synced` is the last complete sync; `every_seconds` how often the app asks; `waiting` what was not sent yet.

    `is_direct`: the service runs on this computer and needs no tunnel.
    """

    state: Standing
    synced: datetime | None
    every_seconds: int
    waiting: int
    reached: Reached
    public_url: str
    reach_failure: Failure | None
    is_direct: bool


@dataclass(frozen=True)
class EndpointRow:
    """`health` is healthy, failing or disabled, empty where the service does not say; `succeeded` and `failed` count
    the last 24 hours."""

    id: str
    url: str
    is_ours: bool
    enabled: bool
    reason: str
    health: str
    succeeded: int
    failed: int
    milliseconds: float
    last_error: str


@dataclass(frozen=True)
class DeliveryRow:
    """`event_type` is empty for an event that never came in here."""

    id: str
    event_id: str
    event_type: str
    at: datetime
    attempt: int
    succeeded: bool
    code: int | None
    milliseconds: int | None
    error: str


@dataclass(frozen=True)
class Deliveries:
    """What the service tells; None where it has no such operation."""

    endpoints: tuple[EndpointRow, ...] | None = None
    log: tuple[DeliveryRow, ...] | None = None


@dataclass(frozen=True)
class ConnectionChoice:
    """`kind` is practice, this_computer or service; `address` is empty for a service on this computer."""

    id: str
    kind: str
    name: str
    address: str
    environment: str
    in_use: bool


@dataclass(frozen=True)
class CreditorChoice:
    id: str
    name: str
    in_use: bool


class Webhooks(Protocol):
    async def look(self) -> Deliveries:
        """Raises a Failure."""

    async def send_test(self) -> None:
        """Returns when a test event has come in. Raises a Failure."""

    async def replay(self, event_id: str, /) -> None: ...

    async def rotate(self) -> None: ...

    async def enable(self, endpoint_id: str, /) -> None: ...

    async def remove(self, endpoint_id: str, /) -> None: ...


class Connections(Protocol):
    def now(self) -> StandingNow | None:
        """None while no connection is chosen."""

    def all(self) -> Sequence[ConnectionChoice]: ...

    def creditors(self) -> Sequence[CreditorChoice]: ...

    def sync(self) -> None: ...

    async def use(self, connection_id: str, /) -> None:
        """Raises a Failure."""

    async def use_creditor(self, user_id: str, /) -> None: ...

    async def forget(self, connection_id: str, /) -> None:
        """With everything that is known over it on this computer."""


class ConnectionState(PageState):
    """`switched` after another connection or creditor came into use; `sign_in_asked` and `add_asked` lead elsewhere;
    `did` names what was done: test, replay or rotate."""

    switched = Signal()
    sign_in_asked = Signal()
    add_asked = Signal()
    did = Signal(str)

    def __init__(self, spawn: Spawn, webhooks: Webhooks, connections: Connections) -> None:
        super().__init__(spawn)
        self._webhooks, self._connections = webhooks, connections
        self.deliveries: Deliveries | None = None
        self.only_failed = False

    @property
    def now(self) -> StandingNow | None:
        return self._connections.now()

    def connections(self) -> Sequence[ConnectionChoice]:
        return self._connections.all()

    def creditors(self) -> Sequence[CreditorChoice]:
        return self._connections.creditors()

    def shown_log(self) -> Sequence[DeliveryRow]:
        log = (self.deliveries.log if self.deliveries else None) or ()
        return [row for row in log if not (self.only_failed and row.succeeded)][:SHOWN_DELIVERIES]

    def show_only_failed(self, only: bool) -> None:
        self.only_failed = only
        self.changed.emit()

    def noticed(self) -> None:
        """Something changed: the standing is read anew."""
        self.changed.emit()

    def forget_deliveries(self) -> None:
        """Another connection is in use."""
        self.deliveries = None
        self.changed.emit()

    def look(self) -> None:
        """Asks the service for endpoints and deliveries."""
        now = self.now
        if now is not None and now.state != "signed_out":
            self.act("look", self._look)

    def sync(self) -> None:
        self._connections.sync()

    def send_test(self) -> None:
        self.act("test", lambda: self._do("test", self._webhooks.send_test()))

    def replay(self, event_id: str) -> None:
        self.act("replay", lambda: self._do("replay", self._webhooks.replay(event_id)))

    def rotate(self) -> None:
        self.act("rotate", lambda: self._do("rotate", self._webhooks.rotate()), stoppable=False)

    def enable(self, endpoint_id: str) -> None:
        self.act("enable", lambda: self._do("", self._webhooks.enable(endpoint_id)), stoppable=False)

    def remove(self, endpoint_id: str) -> None:
        self.act("remove", lambda: self._do("", self._webhooks.remove(endpoint_id)), stoppable=False)

    def use(self, connection_id: str) -> None:
        self.act("use", lambda: self._switch(self._connections.use(connection_id)), stoppable=False)

    def use_creditor(self, user_id: str) -> None:
        self.act("use", lambda: self._switch(self._connections.use_creditor(user_id)), stoppable=False)

    def forget(self, connection_id: str) -> None:
        self.act("forget", lambda: self._connections.forget(connection_id), stoppable=False)

    async def _look(self) -> None:
        self.deliveries = await self._webhooks.look()

    async def _do(self, name: str, work: Awaitable[None]) -> None:
        await work
        if name:
            self.did.emit(name)
        await self._look()

    async def _switch(self, work: Awaitable[None]) -> None:
        try:
            await work
        finally:
            # Also where its service does not start: what is known over it is on view.
            self.switched.emit()
