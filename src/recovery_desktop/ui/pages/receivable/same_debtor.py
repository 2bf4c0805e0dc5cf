"""Asks whether the debtor of this receivable is another one that the creditor has."""

from __future__ import annotations

from recovery_contract.receivables import Receivable
from recovery_desktop.ui.pages.receivable.state import ReceivableState
from recovery_desktop.ui.same_debtor import SameDebtorChoice, debtor_of, other_debtor
from recovery_desktop.ui.widgets.frames import Card


class SameDebtorCard(Card):
    """Hidden while nothing is asked."""

    def __init__(self, state: ReceivableState) -> None:
        super().__init__(self.tr("Same debtor?"))
        self._state = state
        self.choice = SameDebtorChoice()
        self.choice.answered.connect(lambda same: state.dealings.answer_same_debtor(same=same))
        self.body.addWidget(self.choice)

    def show_receivable(self, receivable: Receivable) -> None:
        question = self._state.dealings.same_debtor
        self.setVisible(question is not None)
        if question is not None:
            self.choice.show_debtors(other_debtor(question), debtor_of(receivable))
