"""The open session, which every page works with."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeVar

from recovery_desktop.ids import IntentId, SubjectId
from recovery_desktop.session.context import SessionContext, Spawn
from recovery_desktop.settings import Places
from recovery_desktop.store.store import Store

if TYPE_CHECKING:  # what a connection needs is loaded with it, after the window is on view
    from recovery_contract.fields import Body
    from recovery_desktop.actions.action import ReceivableAction
    from recovery_desktop.documents.region_reader import RegionReader
    from recovery_desktop.session.connector import Connector
    from recovery_desktop.session.reading_queue import ReadingQueue
    from recovery_desktop.session.watched_folder import WatchedFolder
    from recovery_desktop.store.creditors import Creditor
    from recovery_desktop.store.intents import Intent

Request = TypeVar("Request", bound="Body | None")
UNDO_SECONDS = 8.0
"""How long what the person decided rests before it leaves; quitting keeps it."""
LONGER = 7.5
"""So many times as long rests what ends a recovery: a minute."""


class Session(SessionContext):
    """The one thing that a view model is given: reads, requests about receivables, and what they are done with."""

    def __init__(
        self, store: Store, places: Places, spawn: Spawn, open_address: Callable[[str], bool]
    ) -> None:
        super().__init__(store, places, spawn, open_address)
        self.make_connector: Callable[[], Connector] | None = None
        """How connections are opened here; what that needs is loaded with the first one."""
        self.undo_seconds = UNDO_SECONDS
        self.at_the_end: list[Callable[[], None]] = []
        """What is done once the app has closed everything that it had open."""

    @cached_property
    def connector(self) -> Connector:
        assert self.make_connector is not None, "a session without a way to open connections"
        return self.make_connector()

    @property
    def is_practice(self) -> bool:
        """Whether the connection in use is the one to practise with."""
        return self.connection is not None and self.connection.kind == "practice"

    @property
    def runs_service(self) -> bool:
        """Whether the service of the connection in use runs inside the app."""
        return self.connection is not None and self.connection.kind != "service"

    @property
    def is_this_computer(self) -> bool:
        """Whether real messages leave from this computer, which they do only while the app runs."""
        return self.connection is not None and self.connection.kind == "this_computer"

    @property
    def creditor(self) -> Creditor | None:
        """Who recovers over the connection in use, as the service last said; None before that."""
        user_id = None if self.connection is None else self.connection.context.user_id
        return None if user_id is None else self.connection_store.creditors.get(user_id)

    @cached_property
    def reading_queue(self) -> ReadingQueue:
        from recovery_desktop.session.reading_queue import ReadingQueue

        return ReadingQueue(self, self.region_reader)

    @cached_property
    def watched_folder(self) -> WatchedFolder:
        from recovery_desktop.session.watched_folder import WatchedFolder

        return WatchedFolder(self, self.reading_queue)

    @cached_property
    def region_reader(self) -> RegionReader:
        """Reads boxes of pages again, on this computer; closed at the end."""
        from recovery_desktop.documents.region_reader import RegionReader

        return RegionReader()

    def sync_soon(self) -> None:
        """Ask the service now what is new, where the connection is at work."""
        if self.connection is not None and self.connection.scheduler is not None:
            self.connection.scheduler.run_soon(sync=True)

    def request(
        self,
        subject_id: SubjectId,
        action: ReceivableAction[Request],
        body: Request = None,  # type: ignore[assignment]  # an action without a request takes none
        *,
        target_id: str = "",
    ) -> Intent:
        """Queue a request of the service about a receivable, the only way for all of them.

        It is on disk when this returns and is sent once the time to undo it is over. `target_id` is the id of what the
        request is about, where that has its own.
        """
        from recovery_desktop.commands.requests import request_action

        delay = self.rest_seconds(action)
        return request_action(
            self.context, subject_id, action, body, target_id=target_id, delay_seconds=delay
        )

    def rest_seconds(self, action: ReceivableAction[Any]) -> float:
        """Return how long a request of this kind can be taken back."""
        if not action.rests:
            return 0
        return self.undo_seconds * (LONGER if action.rests_longer else 1)

    def request_all(
        self, requests: Iterable[tuple[SubjectId, Request]], action: ReceivableAction[Request]
    ) -> list[Intent]:
        """Queue a request for each (receivable id, body), all of them or none. Raises NotSaved."""
        from recovery_desktop.commands.requests import request_all

        delay = self.rest_seconds(action)
        return request_all(self.context, requests, action, delay_seconds=delay)

    def withdraw(self, *intent_ids: IntentId) -> int:
        """Take back what was asked before it has left; how many had not."""
        from recovery_desktop.commands.requests import withdraw_all

        return withdraw_all(self.context, intent_ids)

    def withdraw_all_or_none(self, intent_ids: Sequence[IntentId]) -> bool:
        """Take back what belongs together; whether all of it could be."""
        return self.withdraw(*intent_ids) == len(intent_ids)

    def offers(self, action: ReceivableAction[Any]) -> bool:
        """Return False where the service is known not to take this."""
        connection_id = self.last_connection_id if self.connection is None else self.connection.id
        profile = self.store.connections.get(connection_id).profile if connection_id else {}
        return profile.get("extensions") is not False and action.kind not in profile.get("lacks", ())

    def upload_progress(self, intent_id: IntentId) -> float | None:
        """Return the share of its upload that has left, None while nothing leaves."""
        return None if self.connection is None else self.connection.context.uploads.get(intent_id)
