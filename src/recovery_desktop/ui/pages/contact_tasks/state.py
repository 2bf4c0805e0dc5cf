"""Contacts that only the person can make: as the service told them, and what the person says of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from recovery_desktop.actions import kinds
from recovery_desktop.commands.tasks import Tasks, fetch_letters, fetch_tasks, load_cached_tasks
from recovery_desktop.session.session import Session
from recovery_desktop.ui.pages.state import PageState

if TYPE_CHECKING:  # what the service takes and answers is loaded after the window is on view
    from recovery_contract.extensions import ContactTask, ContactTaskAction


class ContactTasksState(PageState):
    """`signed_off` carries the intents of what was said."""

    signed_off = Signal(list)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._look_again = False
        self._cached: Tasks | None = None
        self.tasks: list[ContactTask] = []

    @property
    def latest(self) -> Tasks:
        """As the service told them last, at this start or at one before."""
        if self._cached is None:
            self._cached = load_cached_tasks(self.session.connection_store)
        return self._cached

    def look(self) -> None:
        """Ask the service what only the person can do."""
        if self.busy("look"):
            self._look_again = True
            return

        async def work() -> None:
            self._look_again = True
            while self._look_again:
                self._look_again = False
                self._cached = await fetch_tasks(self.session.context)
            self.reread()

        self.act("look", work)

    def forget(self) -> None:
        """Drop the cached tasks: another connection has its own."""
        self._cached = None

    def fetch_letters(self, tasks: Sequence[ContactTask], show: Callable[[Path], None]) -> None:
        """Fetch the letters to be printed, as one file where the service joins them."""

        async def work() -> None:
            for path in await fetch_letters(self.session.context, tasks):
                show(path)

        self.act("letter", work)

    def sign_off(self, task: ContactTask, action: ContactTaskAction) -> None:
        self.sign_off_all([task], action)

    def sign_off_all(self, tasks: Sequence[ContactTask], action: ContactTaskAction) -> None:
        from recovery_desktop.actions.table import SIGN_OFF_TASK

        intents = [
            self.session.request(task.receivable_id, SIGN_OFF_TASK, action, target_id=task.id).id
            for task in tasks
        ]
        self.reread()
        self.signed_off.emit(intents)

    def reread(self) -> None:
        """Look again at what is known."""
        self.take_tasks()
        self.changed.emit()

    def take_tasks(self) -> None:
        """Take the tasks that are not signed off here, the longest waiting first."""
        unsettled = self.session.connection_store.intents.list_unsettled()
        signed_off = {str(one.body[kinds.TARGET]) for one in unsettled if one.kind == kinds.SIGN_OFF_TASK}
        open_ = [task for task in self.latest.by_hand if task.id not in signed_off]
        self.tasks = sorted(open_, key=lambda task: (task.since, task.id))
