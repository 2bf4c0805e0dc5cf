"""What can be done with the chosen ones, of which one is in hand."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from recovery_desktop.ui import icons
from recovery_desktop.ui.pages.board import copy_and_export
from recovery_desktop.ui.pages.board.state import BoardState


class RowMenu(QMenu):
    copy_requested = Signal()
    export_requested = Signal()
    cancel_requested = Signal()
    record_requested = Signal()
    pause_requested = Signal()
    resume_requested = Signal()
    tags_requested = Signal()

    def __init__(self, parent: QWidget, state: BoardState, row: int, cell: str) -> None:
        """`cell` is what is written where the menu was asked for."""
        super().__init__(parent)
        self._state = state
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        loaded = state.reads.load_rows([row]).get(row)
        if len(state.chosen) <= 1:
            self.addAction(self.tr("Open")).triggered.connect(lambda: state.open(row))
        copy = self.addAction(icons.icon("copy"), self.tr("Copy"))
        copy.setShortcut(QKeySequence.StandardKey.Copy)
        copy.triggered.connect(self.copy_requested)
        if state.form == "table" and cell:
            self.addAction(self.tr("Copy this cell")).triggered.connect(
                lambda: copy_and_export.copy_cell(cell)
            )
        if loaded is not None and loaded.debtor_name:
            only = self.addAction(self.tr("Only this debtor"))
            only.triggered.connect(lambda: self._narrow_to(loaded.debtor_name))
        self.addSeparator()
        self.addAction(icons.icon("export"), self.tr("Export…")).triggered.connect(self.export_requested)
        self.addAction(icons.icon("draft"), self.tr("Tags…")).triggered.connect(self.tags_requested)
        pausable, paused = state.chosen_pauses()
        if pausable:
            self.addAction(icons.icon("pause"), self.tr("Pause…")).triggered.connect(self.pause_requested)
        if paused:
            self.addAction(icons.icon("progress"), self.tr("Resume")).triggered.connect(self.resume_requested)
        if state.records_payments:
            record = self.addAction(icons.icon("money"), self.tr("Record as paid…"))
            record.setEnabled(bool(state.recording().can))
            record.triggered.connect(self.record_requested)
        cancel = self.addAction(self.tr("Cancel recovery…"))
        cancel.setEnabled(bool(state.cancelling().can))
        cancel.triggered.connect(self.cancel_requested)

    def _narrow_to(self, debtor: str) -> None:
        self._state.narrow(replace(self._state.filters, debtor=debtor))
