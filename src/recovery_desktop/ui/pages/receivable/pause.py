"""Contacts rest because the creditor wants it: until when, and how they go on."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from recovery_contract.lifecycle import TERMINAL
from recovery_contract.receivables import Receivable
from recovery_desktop.actions.table import PAUSE, RESUME
from recovery_desktop.ui.pages.receivable.refused_form import refill_form
from recovery_desktop.ui.pages.receivable.state import ReceivableState
from recovery_desktop.ui.pausing import PauseForm
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.frames import Card
from recovery_desktop.ui.widgets.sheet import Sheet
from recovery_desktop.ui.wording.receivable import pause_sentence


class PauseDialog(Sheet):
    def __init__(self, parent: QWidget, state: ReceivableState) -> None:
        super().__init__(parent, self.tr("Pause recovery"), width=36)
        receivable = state.receivable
        assert receivable is not None
        pause = receivable.recovery_progress.creditor_pause
        self._state = state
        self.form = PauseForm(pause.until if pause else None, is_paused=pause is not None)
        self.agree = button(self.tr("Pause"), "primary")
        self.agree.clicked.connect(self._agree)
        decline = button(self.tr("Cancel"))
        decline.clicked.connect(self.reject)
        self.body.addWidget(self.form)
        self.add_buttons(decline, self.agree)
        self.form.resized.connect(self.fit)
        refill_form(state.refused, PAUSE, {"until": self.form.day})

    def _agree(self) -> None:
        request = self.form.request
        if request is not None:
            self._state.request(PAUSE, request)
            self.accept()


class PauseCard(Card):
    change_requested = Signal()

    def __init__(self, state: ReceivableState) -> None:
        super().__init__()
        self._state = state
        self.banner = Banner("", "info", icon="pause")
        self.resume = button(self.tr("Resume"), "primary", "progress")
        self.resume.clicked.connect(lambda: state.request(RESUME))
        self.change = button(self.tr("Change the day…"), "ordinary", "calendar")
        self.change.clicked.connect(self.change_requested)
        self.body.addWidget(self.banner)
        self.body.addWidget(FlowRow(self.resume, self.change))

    def show_receivable(self, receivable: Receivable) -> None:
        pause, state = receivable.recovery_progress.creditor_pause, self._state
        self.setVisible(pause is not None and receivable.status not in TERMINAL)
        self.banner.say(pause_sentence(pause))
        self.resume.setVisible(state.takes(RESUME))
        self.change.setVisible(state.takes(PAUSE))
