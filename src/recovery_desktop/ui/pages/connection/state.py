"""How the connection stands, what the service delivers to us, and which connection and creditor are in use."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Final, Literal

from PySide6.QtCore import Signal

from recovery_contract.ids import EventId, UserId, WebhookId
from recovery_desktop.failures import Failure, SignedOut
from recovery_desktop.ids import ConnectionId
from recovery_desktop.session.kinds import KINDS
from recovery_desktop.session.session import Session
from recovery_desktop.ui.pages.state import PageState

if TYPE_CHECKING:  # loaded with the first connection
    from recovery_desktop.session.connection import Connection
    from recovery_desktop.session.deliveries import Deliveries, DeliveryRow
    from recovery_desktop.session.webhook_endpoint import WebhookEndpoint

SHOWN_DELIVERIES: Final = 20

ConnectionStatus = Literal["starting", "live", "practice", "polling", "faulty", "offline", "signed_out"]
Reached = Literal["off", "opening", "open", "lost"]
Difference = Literal["events", "page_size", "statistics", "event_list", "pkce"]
"""In what a service answers less than the app asks for."""


@dataclass(frozen=True)
class StatusSnapshot:
    """`synced` is the last complete sync; `every_seconds` how often the app asks; `waiting` what was not sent yet.

    `is_direct`: the service runs on this computer and needs no tunnel.
    """

    state: ConnectionStatus
    synced: datetime | None
    every_seconds: int
    waiting: int
    reached: Reached
    public_url: str
    reach_failure: Failure | None
    is_direct: bool
    trouble: Failure | None = None
    """What the last question to the service ended in, where it did not end well."""
    differences: tuple[Difference, ...] = ()
    account_id: UserId | None = None
    """By which another computer goes on with this creditor; None where the service is of this computer."""


@dataclass(frozen=True)
class ConnectionChoice:
    """`kind` is practice, this_computer or service; `address` is empty for a service on this computer."""

    id: ConnectionId
    kind: str
    name: str
    address: str
    environment: str
    in_use: bool


@dataclass(frozen=True)
class CreditorChoice:
    id: UserId
    name: str
    in_use: bool


STATUS_BY_SCHEDULER_STATE: Final[Mapping[str, ConnectionStatus]] = {
    "syncing": "polling",
    "up_to_date": "polling",
    "offline": "offline",
    "faulty": "faulty",
    "signed_out": "signed_out",
}


def status_of(connection: Connection) -> ConnectionStatus:
    if not connection.is_signed_in:
        return "signed_out"
    if connection.scheduler is None:
        return "starting"
    state = STATUS_BY_SCHEDULER_STATE[connection.scheduler.status.state]
    if state == "polling" and connection.kind == "practice":
        return "practice"
    return "live" if state == "polling" and connection.is_live else state


def differences_of(connection: Connection) -> tuple[Difference, ...]:
    """Return what was learned of this service, and what the app does without."""
    profile = connection.context.row.profile
    if profile.get("keeps_keys"):
        return ()
    lacks: Mapping[Difference, bool] = {
        "events": bool(connection.endpoint.registration.missing_events),
        "page_size": "page_size" in profile,
        "statistics": bool(profile.get("statistics_of_platform")),
        "event_list": profile.get("event_list") is False,
        "pkce": profile.get("pkce") is False,
    }
    return tuple(name for name, is_missing in lacks.items() if is_missing)


class ConnectionState(PageState):
    """`switched` after another connection or creditor came into use; `sign_in_requested` and `add_requested` lead
    elsewhere; `did` names what was done: test, replay or rotate."""

    switched = Signal()
    sign_in_requested = Signal()
    add_requested = Signal()
    did = Signal(str)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.deliveries: Deliveries | None = None
        self.only_failed = False

    @property
    def now(self) -> StatusSnapshot | None:
        """None while no connection is chosen."""
        connection = self.session.connection
        if connection is None:
            return None
        synced = connection.context.row.synced_at
        endpoint = connection.endpoint.state
        return StatusSnapshot(
            state=status_of(connection),
            synced=None if synced is None else datetime.fromisoformat(synced),
            every_seconds=0 if connection.scheduler is None else round(connection.scheduler.pause),
            waiting=len(connection.context.connection_store.intents.list_unsettled()),
            reached=endpoint.phase,
            public_url=endpoint.public_url,
            reach_failure=endpoint.failure,
            is_direct=connection.endpoint.direct,
            trouble=None if connection.scheduler is None else connection.scheduler.status.failure,
            differences=differences_of(connection),
            account_id=connection.context.user_id if connection.kind == "service" else None,
        )

    def connections(self) -> Sequence[ConnectionChoice]:
        in_use = "" if self.session.connection is None else self.session.connection.id
        return [
            ConnectionChoice(
                row.id,
                row.kind,
                row.name,
                "" if KINDS[row.kind].embedded else row.base_url,
                row.environment,
                row.id == in_use,
            )
            for row in self.session.store.connections.all()
        ]

    def creditors(self) -> Sequence[CreditorChoice]:
        if self.session.connection is None:
            return []
        in_use = self.session.context.user_id
        return [
            CreditorChoice(creditor.user.id, creditor.user.email, creditor.user.id == in_use)
            for creditor in self.session.connection_store.creditors.all()
        ]

    def shown_log(self) -> Sequence[DeliveryRow]:
        log = (self.deliveries.log if self.deliveries else None) or ()
        return [row for row in log if not (self.only_failed and row.succeeded)][:SHOWN_DELIVERIES]

    def show_only_failed(self, only: bool) -> None:
        self.only_failed = only
        self.changed.emit()

    def on_store_changed(self) -> None:
        """Announce that the connection's status may have changed."""
        self.changed.emit()

    def forget_deliveries(self) -> None:
        """Drop the deliveries of the last connection."""
        self.deliveries = None
        self.changed.emit()

    def look(self) -> None:
        """Ask the service for endpoints and deliveries."""
        now = self.now
        if now is not None and now.state != "signed_out":
            self.act("look", self._look)

    def sync(self) -> None:
        self.session.sync_soon()

    def send_test(self) -> None:
        self.act("test", lambda: self._do("test", lambda endpoint: endpoint.send_test_event()))

    def replay(self, event_id: EventId) -> None:
        self.act("replay", lambda: self._do("replay", lambda endpoint: endpoint.replay_event(event_id)))

    def rotate(self) -> None:
        self.act(
            "rotate",
            lambda: self._do("rotate", lambda endpoint: endpoint.registration.rotate_secret()),
            stoppable=False,
        )

    def enable(self, endpoint_id: WebhookId) -> None:
        self.act(
            "enable",
            lambda: self._do("", lambda endpoint: endpoint.enable_endpoint(endpoint_id)),
            stoppable=False,
        )

    def remove(self, endpoint_id: WebhookId) -> None:
        self.act(
            "remove",
            lambda: self._do("", lambda endpoint: endpoint.remove_endpoint(endpoint_id)),
            stoppable=False,
        )

    def use(self, connection_id: ConnectionId) -> None:
        async def work() -> None:
            try:
                await self.session.connector.use(self.session.store.connections.get(connection_id))
            finally:
                # Also where its service does not start: what is known over it is on view.
                self.switched.emit()

        self.act("use", work, stoppable=False)

    def use_creditor(self, user_id: UserId) -> None:
        self.session.store.connections.change(self.session.context.id, user_id=user_id)
        self.session.sync_soon()
        self.switched.emit()

    def forget(self, connection_id: ConnectionId) -> None:
        """Forget a connection that is not in use."""
        if self.session.connection is None or self.session.connection.id != connection_id:
            self.act("forget", lambda: self.session.connector.forget(connection_id), stoppable=False)

    @property
    def _endpoint(self) -> WebhookEndpoint:
        if self.session.connection is None:
            raise SignedOut
        return self.session.connection.endpoint

    async def _look(self) -> None:
        self.deliveries = await self._endpoint.fetch_deliveries()

    async def _do(self, name: str, work: Callable[[WebhookEndpoint], Awaitable[None]]) -> None:
        await work(self._endpoint)
        if name:
            self.did.emit(name)
        await self._look()
