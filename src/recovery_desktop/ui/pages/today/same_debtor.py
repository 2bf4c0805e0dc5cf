"""Asks on Today whether two debtors are the same."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from recovery_contract.extensions import DebtorQuestion
from recovery_desktop.ui.pages.today.state import TodayState
from recovery_desktop.ui.same_debtor import SameDebtorChoice, debtor_of_question, other_debtor
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.sheet import Sheet


class SameDebtorSheet(Sheet):
    """Closing it leaves the question open."""

    def __init__(self, parent: QWidget, state: TodayState, question: DebtorQuestion) -> None:
        super().__init__(parent, self.tr("Same debtor?"), width=56)
        self._state, self._question = state, question
        self.choice = SameDebtorChoice()
        self.choice.show_debtors(other_debtor(question.same_as), debtor_of_question(question))
        self.choice.answered.connect(self._answer)
        self.body.addWidget(self.choice)
        later = button(self.tr("Decide later"))
        later.clicked.connect(self.reject)
        self.add_buttons(later)
        # Return must not answer what cannot be undone.
        later.setFocus()

    def _answer(self, same: bool) -> None:
        self._state.answer_same_debtor(self._question, same=same)
        self.accept()
