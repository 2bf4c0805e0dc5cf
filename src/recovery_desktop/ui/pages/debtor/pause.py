"""Letting the contacts of all open invoices of a debtor rest at once, until a day or until the person resumes."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from recovery_desktop.ui.pages.debtor.state import DebtorState
from recovery_desktop.ui.pausing import PauseForm
from recovery_desktop.ui.theme.tokens import S
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.sheet import Sheet


class PauseDebtorSheet(Sheet):
    def __init__(self, parent: QWidget, state: DebtorState) -> None:
        super().__init__(parent, self.tr("Pause all invoices of this debtor"), width=36)
        self._state = state
        count = len(state.pausable)
        self.body.setSpacing(S)
        words = QCoreApplication.translate("DebtorPage", "%n open invoice(s)", None, count)
        self.body.addWidget(Label(words, "muted"))
        self.form = PauseForm()
        self.form.resized.connect(self.fit)
        self.body.addWidget(self.form)
        self.agree = button(self.tr("Pause all"), "primary")
        self.agree.clicked.connect(self._agree)
        decline = button(self.tr("Cancel"))
        decline.clicked.connect(self.reject)
        self.add_buttons(decline, self.agree)

    def _agree(self) -> None:
        request = self.form.request
        if request is not None:
            self._state.pause_all(request)
            self.accept()
