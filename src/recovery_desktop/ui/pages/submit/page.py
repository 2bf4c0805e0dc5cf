"""The queue of invoices on their way in, or the review of one of them."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QStackedWidget, QVBoxLayout, QWidget

from recovery_desktop.store.drafts import Draft
from recovery_desktop.ui import dialogs, notices
from recovery_desktop.ui.pages.submit import form as forms
from recovery_desktop.ui.pages.submit.review import Review
from recovery_desktop.ui.pages.submit.state import READABLE, SubmitState
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.drop import DropZone
from recovery_desktop.ui.widgets.frames import Card, PageHeader, ScrollColumn
from recovery_desktop.ui.widgets.progress_row import ProgressRow, Stage

_STAGES: dict[str, Stage] = {
    "waiting": "waiting",
    "uploading": "running",
    "reading": "running",
    "review": "done",
    "unread": "failed",
    "submitting": "running",
}


class SubmitPage(QWidget):
    def __init__(self, state: SubmitState) -> None:
        super().__init__()
        self._state = state
        self._rows: dict[str, ProgressRow] = {}
        self.review = Review(state)
        self.stack = QStackedWidget()
        self.stack.addWidget(self._queue())
        self.stack.addWidget(self.review)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.stack)
        state.changed.connect(self._show)
        self._show()

    def _queue(self) -> QWidget:
        page = ScrollColumn(860)
        header = PageHeader(
            self.tr("Submit invoices"),
            self.tr("What is read here waits for your check. Nothing is sent before."),
        )
        empty = button(self.tr("Type one in"), "ordinary", "draft")
        empty.clicked.connect(self._state.add_empty)
        header.corner.addWidget(empty)
        self.banner = Banner("", "danger")
        zone = DropZone(
            self.tr("Drop invoices anywhere on this window"),
            self.tr("PDF files, or photos as PNG or JPEG. Several at once."),
            self.tr("Choose files"),
        )
        zone.setMinimumHeight(230)
        zone.asked.connect(self.choose_files)
        self.list = Card(self.tr("On their way"))
        self._list_rows = QVBoxLayout()
        self._list_rows.setSpacing(0)
        self.list.body.addLayout(self._list_rows)
        for widget in (header, self.banner, zone, self.list):
            page.column.addWidget(widget)
        page.column.addStretch()
        page.setFrameShape(QFrame.Shape.NoFrame)
        return page

    def choose_files(self) -> None:
        """Ask for files to open."""
        dialogs.choose_files(
            self,
            self.tr("Open invoices"),
            self.tr("Invoices (*.pdf *.png *.jpg *.jpeg *.heic *.heif);;All files (*)"),
            self.take_files,
        )

    def take_files(self, paths: list[Path]) -> None:
        self._state.add_files(paths)

    def _show(self) -> None:
        state = self._state
        self.stack.setCurrentIndex(0 if state.current is None else 1)
        if state.current is not None:
            return
        self.banner.say(notices.notice(state.failure).sentence if state.failure is not None else "")
        self.list.setVisible(bool(state.rows))
        for id in [id for id in self._rows if id not in {row.id for row in state.rows}]:
            gone = self._rows.pop(id)
            gone.hide()
            gone.deleteLater()
        for draft in state.rows:
            if draft.id not in self._rows:
                self._add_row(draft)
            self._show_row(self._rows[draft.id], draft)

    def _add_row(self, draft: Draft) -> None:
        row = ProgressRow(draft.file_name or self.tr("Typed in"))
        row.cancelled.connect(lambda: self._state.discard(draft.id))
        row.retried.connect(lambda: self._state.read_again(draft.id))
        row.opened.connect(lambda: self._state.open(draft.id))
        self._rows[draft.id] = row
        self._list_rows.addWidget(row)

    def _show_row(self, row: ProgressRow, draft: Draft) -> None:
        words = {
            "waiting": self.tr("Waiting"),
            "uploading": self.tr("Uploading"),
            "reading": self.tr("Reading"),
            "review": self._to_check(draft),
            "unread": self._why_unread(draft),
            "submitting": self.tr("Submitting"),
        }.get(draft.state, draft.state)
        fraction = self._state.uploaded(draft.id) if draft.state == "uploading" else None
        row.show_stage(_STAGES.get(draft.state, "waiting"), words, fraction)
        row.allow_open(draft.state in READABLE)

    def _to_check(self, draft: Draft) -> str:
        missing = forms.problems(self._state.form_of(draft))
        if not missing:
            return self.tr("Ready to be checked and submitted")
        names = ", ".join(dict.fromkeys(forms.name_of(path) for path in missing))
        return self.tr("Missing: {names}").format(names=names)

    def _why_unread(self, draft: Draft) -> str:
        failure = draft.failure or {}
        said = str(failure.get("message") or failure.get("title") or "")
        return " ".join(part for part in (said, self.tr("You can type the fields in.")) if part)

    def keyPressEvent(self, event) -> None:  # type: ignore[no-untyped-def]
        if event.key() == Qt.Key.Key_Escape and self._state.current is not None:
            self._state.close()
        else:
            super().keyPressEvent(event)
