"""What can be done with the chosen ones, and how far an export has come."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale, Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QProgressBar, QWidget

from recovery_desktop.ui.pages.board import words
from recovery_desktop.ui.pages.board.state import BoardState
from recovery_desktop.ui.theme.tokens import L, M, S
from recovery_desktop.ui.widgets.button import button, icon_button
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.label import Label

FROM = 2
"""One alone is opened or asked by its menu."""
SHOWN_AFTER_MS = 300


class BulkBar(QFrame):
    cancel_requested = Signal()
    record_requested = Signal()
    export_requested = Signal()
    copy_requested = Signal()
    pause_requested = Signal()
    resume_requested = Signal()
    tags_requested = Signal()
    ended = Signal()

    def __init__(self, state: BoardState, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state = state
        self.setObjectName("bulk")
        self.words = Label("", "strong", wrap=False)
        self.money = Label("", "muted", wrap=False)
        self.cancel = button(self.tr("Cancel recovery…"), "danger")
        self.cancel.clicked.connect(self.cancel_requested)
        self.record = button(self.tr("Record as paid…"), icon="money")
        self.record.clicked.connect(self.record_requested)
        self.export = button(self.tr("Export…"), icon="export")
        self.export.clicked.connect(self.export_requested)
        self.copy = button(self.tr("Copy"), icon="copy")
        self.copy.clicked.connect(self.copy_requested)
        self.pause = button(self.tr("Pause…"), icon="pause")
        self.pause.clicked.connect(self.pause_requested)
        self.resume = button(self.tr("Resume"), icon="progress")
        self.resume.clicked.connect(self.resume_requested)
        self.tags = button(self.tr("Tags…"), icon="draft")
        self.tags.clicked.connect(self.tags_requested)
        self.none = icon_button("close", self.tr("Clear selection"))
        self.none.clicked.connect(self.ended)
        row = QHBoxLayout(self)
        row.setContentsMargins(L, S, S, S)
        row.setSpacing(M)
        tools = (self.copy, self.export, self.tags, self.pause, self.resume, self.record, self.cancel)
        row.addWidget(FlowRow(self.words, self.money, *tools), 1)
        row.addWidget(self.none, 0, Qt.AlignmentFlag.AlignTop)
        state.chosen_changed.connect(self.show_chosen)
        self.show_chosen()

    def show_chosen(self) -> None:
        count = len(self._state.chosen)
        self.setVisible(count >= FROM)
        if count < FROM:
            return
        self.record.setVisible(self._state.records_payments)
        pausable, paused = self._state.chosen_pauses()
        self.pause.setVisible(pausable)
        self.resume.setVisible(paused)
        self.words.setText(QCoreApplication.translate("BulkBar", "%n selected", None, count))
        self.money.setText(words.money_of(self._state.sums_of(self._state.chosen)))
        self.setAccessibleName(f"{self.words.text()}, {self.money.text()}")


class ExportBar(QFrame):
    """Shown where writing takes longer than a moment; it can be stopped."""

    stopped = Signal()

    def __init__(self, state: BoardState, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state = state
        self.setObjectName("bulk")
        self.words = Label(self.tr("Writing the file"), wrap=False)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(self.tr("Writing the file"))
        self.stop = button(self.tr("Stop"))
        self.stop.clicked.connect(self.stopped)
        row = QHBoxLayout(self)
        row.setContentsMargins(L, S, S, S)
        row.setSpacing(M)
        row.addWidget(self.words)
        row.addWidget(self.bar, 1)
        row.addWidget(self.stop)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(SHOWN_AFTER_MS)
        self._soon.timeout.connect(lambda: self.setVisible(state.busy("export")))
        state.progressed.connect(self._show)
        state.changed.connect(self._follow)
        self.hide()

    def _follow(self) -> None:
        if not self._state.busy("export"):
            self._soon.stop()
            self.hide()
        elif not self.isVisible() and not self._soon.isActive():
            self.bar.setRange(0, 0)
            self._soon.start()

    def _show(self, done: int, total: int) -> None:
        self.bar.setRange(0, total)
        self.bar.setValue(done)
        locale = QLocale()
        self.words.setText(
            self.tr("{done} of {total} written").format(
                done=locale.toString(done), total=locale.toString(total)
            )
        )
