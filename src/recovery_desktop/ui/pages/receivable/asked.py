"""What the receivable asks of the creditor now: a decision on a partial payment, or evidence in a dispute."""

from __future__ import annotations

from decimal import Decimal

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from recovery_contract.actions import PartialPaymentAction
from recovery_contract.lifecycle import Call
from recovery_contract.progress import DecisionState, DisputeState
from recovery_contract.receivables import Receivable
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.receivable import words
from recovery_desktop.ui.pages.receivable.state import ReceivableState
from recovery_desktop.ui.tokens import L, S
from recovery_desktop.ui.widgets.button import BusyButton
from recovery_desktop.ui.widgets.frames import Card
from recovery_desktop.ui.widgets.label import Label


class AskedCard(QWidget):
    """Hidden while nothing is asked."""

    evidence_asked = Signal()

    def __init__(self, state: ReceivableState) -> None:
        super().__init__()
        self._state = state
        card = Card()
        self.title = Label("", "title")
        self.words = Label("")
        self.quote = Label("", "muted")
        self.list = Label("")
        self.go_on = BusyButton(self.tr("Go on for the rest"))
        self.go_on_means = Label("", "caption")
        self.finish = BusyButton(self.tr("Accept and close"), "ordinary")
        self.finish_means = Label("", "caption")
        self.evidence = BusyButton(self.tr("Answer with evidence"), "primary", "evidence")
        self.go_on.clicked.connect(lambda: state.decide(PartialPaymentAction.CONTINUE_RECOVERY))
        self.finish.clicked.connect(lambda: state.decide(PartialPaymentAction.MARK_COMPLETE))
        self.evidence.clicked.connect(self.evidence_asked)
        for widget in (self.title, self.words, self.quote, self.list):
            card.body.addWidget(widget)
        choices = QHBoxLayout()
        choices.setSpacing(L)
        for action, means in ((self.go_on, self.go_on_means), (self.finish, self.finish_means)):
            choice = QVBoxLayout()
            choice.setSpacing(S)
            choice.addWidget(action)
            choice.addWidget(means)
            choices.addLayout(choice, 1)
        card.body.addLayout(choices)
        row = QHBoxLayout()
        row.addWidget(self.evidence)
        row.addStretch()
        card.body.addLayout(row)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(card)

    def show_receivable(self, receivable: Receivable) -> None:
        progress, calls = receivable.recovery_progress, self._state.allowed
        decision = progress.decision if Call.DECIDE_PARTIAL_PAYMENT in calls else None
        dispute = (progress.dispute or DisputeState()) if Call.SUBMIT_EVIDENCE in calls else None
        self.setVisible(decision is not None or dispute is not None)
        for widget in (self.go_on, self.go_on_means, self.finish, self.finish_means):
            widget.setVisible(decision is not None)
        self.evidence.setVisible(dispute is not None)
        self.quote.setVisible(False)
        self.list.setVisible(False)
        if decision is not None:
            self._show_decision(receivable, decision)
        elif dispute is not None:
            self._show_dispute(dispute)

    def _show_decision(self, receivable: Receivable, decision: DecisionState) -> None:
        currency = receivable.currency
        paid = decision.paid_amount or Decimal(0)
        rest = decision.remaining_amount or Decimal(0)
        self.title.setText(self.tr("A part was paid. What about the rest?"))
        self.words.setText(
            self.tr("{paid} of {original} arrived, {rest} remains. Your answer is due {when}.").format(
                paid=text.money(paid, currency),
                original=text.money(decision.original_amount or receivable.amount, currency),
                rest=text.money(rest, currency),
                when=text.days_from(decision.deadline),
            )
        )
        self.go_on_means.setText(
            self.tr("Contacts resume for {rest}.").format(rest=text.money(rest, currency))
        )
        self.finish_means.setText(
            self.tr("You keep {paid} and write off {rest} for good.").format(
                paid=text.money(paid, currency), rest=text.money(rest, currency)
            )
        )

    def _show_dispute(self, dispute: DisputeState) -> None:
        self.title.setText(
            self.tr("The debtor disputes this invoice")
            if dispute.reason
            else self.tr("Evidence is asked for")
        )
        when = text.days_from(dispute.evidence_deadline)
        self.words.setText(
            self.tr("{reason} Your answer is due {when}; contacts pause until then.")
            .format(
                reason=f"{words.reason_word(dispute.reason).capitalize()}." if dispute.reason else "",
                when=when,
            )
            .strip()
        )
        self.quote.setText(f"“{dispute.message}”" if dispute.message else "")
        self.quote.setVisible(bool(dispute.message))
        asked = "\n".join(f"•  {words.evidence_word(one)}" for one in dispute.evidence_requested)
        self.list.setText(asked)
        self.list.setVisible(bool(asked))
