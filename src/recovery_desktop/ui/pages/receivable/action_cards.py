"""What the receivable asks of the creditor now, or what changes everything; hidden while nothing does."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from recovery_contract.receivables import Receivable
from recovery_desktop.ui.pages.receivable.agreement import AgreementCard
from recovery_desktop.ui.pages.receivable.dispute import DisputeCard
from recovery_desktop.ui.pages.receivable.insolvency import InsolvencyCard
from recovery_desktop.ui.pages.receivable.partial_payment import DecisionCard
from recovery_desktop.ui.pages.receivable.pause import PauseCard
from recovery_desktop.ui.pages.receivable.plan_ended import PlanEndedCard
from recovery_desktop.ui.pages.receivable.received import MessageCard
from recovery_desktop.ui.pages.receivable.same_debtor import SameDebtorCard
from recovery_desktop.ui.pages.receivable.state import ReceivableState
from recovery_desktop.ui.theme.tokens import L


class ActionCards(QWidget):
    evidence_requested = Signal()
    concede_requested = Signal()
    settle_requested = Signal()
    counter_requested = Signal()
    insolvency_requested = Signal()
    withdraw_requested = Signal()
    contact_requested = Signal()
    proposal_requested = Signal()
    case_file_requested = Signal()
    write_off_requested = Signal()
    form_requested = Signal(str)
    answer_requested = Signal(object, str)
    pause_requested = Signal()
    read_requested = Signal(object)

    def __init__(self, state: ReceivableState) -> None:
        super().__init__()
        self.insolvency = InsolvencyCard(state)
        self.pause = PauseCard(state)
        self.message = MessageCard(state)
        self.decision = DecisionCard(state)
        self.dispute = DisputeCard(state)
        self.agreement = AgreementCard(state)
        self.ended = PlanEndedCard(state)
        self.same_debtor = SameDebtorCard(state)
        self.pause.change_requested.connect(self.pause_requested)
        self.message.form_requested.connect(self.form_requested)
        self.message.answer_requested.connect(self.answer_requested)
        self.ended.contact_requested.connect(self.contact_requested)
        self.ended.proposal_requested.connect(self.proposal_requested)
        self.ended.case_file_requested.connect(self.case_file_requested)
        self.ended.cancel_requested.connect(self.write_off_requested)
        self.dispute.evidence_requested.connect(self.evidence_requested)
        self.dispute.concede_requested.connect(self.concede_requested)
        self.dispute.settle_requested.connect(self.settle_requested)
        self.dispute.read_requested.connect(self.read_requested)
        self.agreement.counter_requested.connect(self.counter_requested)
        self.insolvency.change_requested.connect(self.insolvency_requested)
        self.insolvency.withdraw_requested.connect(self.withdraw_requested)
        self.insolvency.case_file_requested.connect(self.case_file_requested)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(L)
        self._cards = (
            self.insolvency,
            self.pause,
            self.message,
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
