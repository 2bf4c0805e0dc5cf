"""The queue of invoices on their way in, or the review of one of them."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QStackedWidget, QVBoxLayout, QWidget

from recovery_desktop.documents.confined_reader import start_reading
from recovery_desktop.ids import DraftId
from recovery_desktop.ui.document_view.pdf_view import PdfView
from recovery_desktop.ui.pages.submit.certain import CertainSheet
from recovery_desktop.ui.pages.submit.entry import Entry
from recovery_desktop.ui.pages.submit.footed_queue import FootedQueue
from recovery_desktop.ui.pages.submit.left_out import LeftOutSheet
from recovery_desktop.ui.pages.submit.queue import Queue
from recovery_desktop.ui.pages.submit.review import Review
from recovery_desktop.ui.pages.submit.state import SubmitState
from recovery_desktop.ui.pages.submit.table.sheet import TableSheet
from recovery_desktop.ui.pages.submit.table.state import TableState

PAUSE_MS = 30
"""Between two portions of the review that is made ahead: what the person does meanwhile comes first."""


class SubmitPage(QWidget):
    """`box_drawn` as the review has it. `left_out_cleared` carries what the list held."""

    box_drawn = Signal(str, object)
    left_out_cleared = Signal(object)

    def __init__(self, state: SubmitState) -> None:
        super().__init__()
        self._state = state
        self.table = TableState(state.session)
        self.table.opened.connect(self._open_sheet)
        self._tables: deque[Path] = deque()
        self._opening_table: Path | None = None
        self._is_asking = False
        self._is_reader_started = False
        self.queue = Queue(state)
        self.queue.certain_requested.connect(lambda: CertainSheet(self, state.batch).open())
        self.queue.left_out_requested.connect(self.show_left_out)
        self.queue.tables_chosen.connect(self.import_tables)
        self.stack = QStackedWidget()
        self.stack.addWidget(FootedQueue(self.queue))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.stack)
        self._review: Review | None = None
        self._portions = self._review_in_portions()
        self._ahead = QTimer(self)
        # Each portion starts the next pause: one that takes long must not be followed at once by another.
        self._ahead.setSingleShot(True)
        self._ahead.setInterval(PAUSE_MS)
        self._ahead.timeout.connect(self._make_ahead)
        state.opened.connect(self._opened)
        state.changed.connect(self._show)
        self.table.changed.connect(self._show_table_failure)
        self.queue.show_state()
        self._show()

    @property
    def review(self) -> Review:
        """Made while the first invoices are read, or at once where one is opened before."""
        while self._review is None:
            next(self._portions)
        self._ahead.stop()
        return self._review

    def _review_in_portions(self) -> Iterator[None]:
        paper = PdfView()
        yield
        entry = Entry(self._state, in_portions=True)
        while entry.make_next():
            yield
        review = Review(self._state, paper, entry, self.stack, in_portions=True)
        while review.make_next():
            yield
        review.box_drawn.connect(self.box_drawn)
        self.stack.addWidget(review)
        self._review = review
        review.show_state()
        yield

    @property
    def start(self) -> QWidget:
        """Where the keyboard begins: in a review its first field, else at the next invoice, the sample or the files."""
        if self._review is not None and self.stack.currentWidget() is self._review:
            return self._review.start
        return self.queue.start

    def _make_ahead(self) -> None:
        if self._review is None:
            next(self._portions)
            self._ahead.start()

    def _opened(self, draft_id: DraftId) -> None:
        if self._review is None:
            self.review.opened(draft_id)

    def show_left_out(self) -> None:
        sheet = LeftOutSheet(self, self._state.session.connection_store.left_out)
        sheet.cleared.connect(self.left_out_cleared)
        sheet.open()

    def import_tables(self, paths: Sequence[Path]) -> None:
        """Read tables of invoices one after the other, and ask of each which column means what."""
        # Pressed twice: the first is being read, or waits, and is asked about once.
        self._tables.extend(path for path in paths if path not in (*self._tables, self._opening_table))
        self._state.batch.forget_failure()
        if not self._is_asking and not self.table.busy():
            self._next_table()

    def _next_table(self) -> None:
        self._is_asking, self._opening_table = False, None
        self.table.close()
        if self._tables:
            self._state.close()
            self._opening_table = self._tables.popleft()
            self.table.open(self._opening_table)

    def _open_sheet(self) -> None:
        self._is_asking = True
        sheet = TableSheet(self, self.table, in_portions=True)
        sheet.finished.connect(self._finished)
        self._go_on_with(sheet)

    def _finished(self, result: int) -> None:
        if result == QDialog.DialogCode.Accepted and self.table.left_out:
            self.table.go_on()
        else:
            self._next_table()

    def _go_on_with(self, sheet: TableSheet) -> None:
        """Make the rest of the sheet and open it, a portion at a time: the window answers in between."""
        following = (lambda: self._go_on_with(sheet)) if sheet.make_next() else sheet.open
        QTimer.singleShot(0, sheet, following)

    def _show(self) -> None:
        # The list follows the state itself, and when it comes on view.
        self.stack.setCurrentIndex(0 if self._state.current is None else self.stack.indexOf(self.review))
        # Whoever has an invoice on its way will look at it.
        is_wanted = self._review is None and bool(self._state.rows) and self.isVisible()
        if is_wanted and not self._ahead.isActive():
            self._ahead.start()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._state.session.is_practice and not self._is_reader_started:
            self._is_reader_started = True
            threading.Thread(target=start_reading, name="reading-start", daemon=True).start()
        self._show()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._ahead.stop()

    def _show_table_failure(self) -> None:
        if self.table.failure is not None:
            self._state.batch.fail(self.table.failure)
            if not self._is_asking and not self.table.busy():
                self._next_table()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._state.current is not None:
            self._state.close()
        else:
            super().keyPressEvent(event)
