"""What the receivable asks of the creditor now, or what changes everything; hidden while nothing does."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from recovery_contract.receivables import Receivable
from recovery_desktop.ui.pages.receivable.agreement import AgreementCard
from recovery_desktop.ui.pages.receivable.decision import DecisionCard
from recovery_desktop.ui.pages.receivable.dispute import DisputeCard
from recovery_desktop.ui.pages.receivable.ended import EndedCard
from recovery_desktop.ui.pages.receivable.insolvency import InsolvencyCard
from recovery_desktop.ui.pages.receivable.same_debtor import SameDebtorCard
from recovery_desktop.ui.pages.receivable.state import ReceivableState
from recovery_desktop.ui.tokens import L


class AskedCards(QWidget):
    evidence_asked = Signal()
    right_asked = Signal()
    counter_asked = Signal()
    insolvency_asked = Signal()
    withdraw_asked = Signal()
    contact_asked = Signal()
    proposal_asked = Signal()
    case_file_asked = Signal()
    write_off_asked = Signal()

    def __init__(self, state: ReceivableState) -> None:
        super().__init__()
        self.insolvency = InsolvencyCard(state)
        self.decision = DecisionCard(state)
        self.dispute = DisputeCard(state)
        self.agreement = AgreementCard(state)
        self.ended = EndedCard(state)
        self.same_debtor = SameDebtorCard(state)
        self.ended.contact_asked.connect(self.contact_asked)
        self.ended.proposal_asked.connect(self.proposal_asked)
        self.ended.case_file_asked.connect(self.case_file_asked)
        self.ended.cancel_asked.connect(self.write_off_asked)
        self.dispute.evidence_asked.connect(self.evidence_asked)
        self.dispute.right_asked.connect(self.right_asked)
        self.agreement.counter_asked.connect(self.counter_asked)
        self.insolvency.change_asked.connect(self.insolvency_asked)
        self.insolvency.withdraw_asked.connect(self.withdraw_asked)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(L)
        self._cards = (
            self.insolvency,
            self.decision,
            self.dispute,
            self.agreement,
            self.ended,
            self.same_debtor,
        )
        for card in self._cards:
            column.addWidget(card)

    def show_receivable(self, receivable: Receivable) -> None:
        for card in self._cards:
            card.show_receivable(receivable)
        self.setVisible(any(not card.isHidden() for card in self._cards))
