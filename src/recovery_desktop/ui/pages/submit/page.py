"""The queue of invoices on their way in, or the review of one of them."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from recovery_desktop.ui.pages.submit.certain import CertainSheet
from recovery_desktop.ui.pages.submit.queue import Queue
from recovery_desktop.ui.pages.submit.review import Review
from recovery_desktop.ui.pages.submit.state import SubmitState
from recovery_desktop.ui.pages.submit.table.sheet import TableSheet
from recovery_desktop.ui.pages.submit.table.state import TableState


class SubmitPage(QWidget):
    """`box_drawn` as the review has it."""

    box_drawn = Signal(str, object)

    def __init__(self, state: SubmitState) -> None:
        super().__init__()
        self._state = state
        self.table = TableState(state.spawn, state.commands)
        self.table.opened.connect(lambda: TableSheet(self, self.table).open())
        self.queue = Queue(state)
        self.queue.certain_asked.connect(lambda: CertainSheet(self, state.batch).open())
        self.queue.table_chosen.connect(self.import_table)
        self.stack = QStackedWidget()
        self.stack.addWidget(self.queue)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.stack)
        state.opened.connect(self._opened)
        state.changed.connect(self._show)
        self.table.changed.connect(self._show_table_failure)
        self._show()

    @cached_property
    def review(self) -> Review:
        """Made with the first invoice that is opened: the queue is on view without it."""
        made = Review(self._state)
        made.box_drawn.connect(self.box_drawn)
        self.stack.addWidget(made)
        made.show_state()
        return made

    def _opened(self, draft_id: str) -> None:
        if "review" not in self.__dict__:
            self.review.opened(draft_id)

    def import_table(self, path: Path) -> None:
        """Read a table of invoices, and ask which column means what."""
        self._state.close()
        self.table.open(path)

    def _show(self) -> None:
        self.stack.setCurrentWidget(self.queue if self._state.current is None else self.review)
        self.queue.show_state()

    def _show_table_failure(self) -> None:
        if self.table.failure is not None:
            self._state.batch.fail(self.table.failure)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._state.current is not None:
            self._state.close()
        else:
            super().keyPressEvent(event)
