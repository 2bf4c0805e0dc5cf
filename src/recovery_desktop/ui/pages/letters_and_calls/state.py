"""All letters to print and calls to make: which are shown, and which letters are chosen."""

from __future__ import annotations

from typing import Final, Literal

from PySide6.QtCore import Signal

from recovery_contract.extensions import ContactTask, ContactTaskAction
from recovery_desktop.session.session import Session
from recovery_desktop.ui.pages.contact_tasks.state import ContactTasksState

Shown = Literal["", "letter", "phone"]
AT_ONCE: Final = 100
"""Letters that the service lays into one file."""


class TasksState(ContactTasksState):
    """`opened` carries a receivable's id."""

    opened = Signal(str)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.shown: Shown = ""
        self._left_out: set[str] = set()
        self.reread()

    @property
    def rows(self) -> list[ContactTask]:
        """Those of the kind that is shown."""
        return [task for task in self.tasks if self.shown in ("", task.type)]

    @property
    def chosen(self) -> list[ContactTask]:
        """The letters that are printed together: all that are shown, but for those taken out."""
        letters = [task for task in self.rows if task.type == "letter" and task.id not in self._left_out]
        return letters[:AT_ONCE]

    def show_only(self, kind: Shown) -> None:
        self.shown = kind
        self.changed.emit()

    def choose(self, task: ContactTask, chosen: bool) -> None:
        if chosen:
            self._left_out.discard(task.id)
        else:
            self._left_out.add(task.id)
        self.changed.emit()

    def posted(self, tasks: list[ContactTask]) -> None:
        """Sign off these letters as posted today."""
        self.sign_off_all(tasks, ContactTaskAction(action="done"))
