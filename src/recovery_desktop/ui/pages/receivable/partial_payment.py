"""A part was paid: what about the rest? Both answers with what they lead to, in money and in days."""

from __future__ import annotations

from decimal import Decimal

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from recovery_contract.actions import PartialPaymentAction, PartialPaymentDecision
from recovery_contract.allowed_actions import Action
from recovery_contract.creditor_settings import StandingRules
from recovery_contract.progress import DecisionState
from recovery_contract.receivables import Receivable
from recovery_desktop.actions.table import DECIDE_PARTIAL_PAYMENT
from recovery_desktop.translation import QT_TRANSLATE_NOOP
from recovery_desktop.ui import text
from recovery_desktop.ui.help.link import help_icon
from recovery_desktop.ui.pages.receivable.balance import interest_per_day, unclaimed_charges
from recovery_desktop.ui.pages.receivable.state import ReceivableState
from recovery_desktop.ui.theme.tokens import M, S
from recovery_desktop.ui.widgets.button import BusyButton
from recovery_desktop.ui.widgets.field import complain
from recovery_desktop.ui.widgets.frames import Card, SideBySide
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.text_field import LongTextField
from recovery_desktop.ui.wording.sources import source_word


def _tr(words: str) -> str:
    return QCoreApplication.translate("receivable", words)


_DEFAULTS = {
    "continue_recovery": QT_TRANSLATE_NOOP(
        "DecisionCard", "Without an answer, recovery continues for the rest."
    ),
    "mark_complete": QT_TRANSLATE_NOOP("DecisionCard", "Without an answer, the rest is written off."),
}


class DecisionCard(Card):
    """Hidden while nothing is to be decided."""

    def __init__(self, state: ReceivableState) -> None:
        super().__init__(self.tr("Part of it was paid. What about the rest?"))
        self.corner.addWidget(help_icon("partial_payment"))
        self._state = state
        self._shown_id = ""
        self.words = Label("")
        self.default = Label("", "muted")
        self.go_on = BusyButton(self.tr("Keep collecting the rest"))
        self.go_on_means = Label("", "muted")
        self.finish = BusyButton(self.tr("Accept and close"), "ordinary")
        self.finish_means = Label("", "muted")
        self.notes = LongTextField(self.tr("Notes"), optional=True, lines=2)
        self.notes.edited.connect(lambda words: state.type("decision", words))
        self.rule = Label("", "caption")
        self.go_on.clicked.connect(lambda: self._decide(PartialPaymentAction.CONTINUE_RECOVERY))
        self.finish.clicked.connect(lambda: self._decide(PartialPaymentAction.MARK_COMPLETE))
        self.body.addWidget(self.words)
        self.body.addWidget(self.default)
        self.body.addWidget(
            SideBySide(
                _choice(self.go_on, self.go_on_means), _choice(self.finish, self.finish_means), narrowest=18
            )
        )
        self.body.addWidget(self.notes)
        self.body.addWidget(self.rule)

    def _decide(self, action: PartialPaymentAction) -> None:
        if complain((self.notes, "")):
            return
        decision = PartialPaymentDecision(action=action, notes=self.notes.value.strip() or None)
        if self._state.request(DECIDE_PARTIAL_PAYMENT, decision):
            self._state.type("decision", "")

    def show_receivable(self, receivable: Receivable) -> None:
        decision = receivable.recovery_progress.decision
        is_open = decision is not None and Action.DECIDE_PARTIAL_PAYMENT in self._state.allowed
        self.setVisible(is_open)
        if not is_open or decision is None:
            return
        if self._shown_id != receivable.id:
            self._shown_id = receivable.id
            self.notes.show_value(self._state.typed("decision"))
        self._say(receivable, decision)
        details = self._state.details
        rules = details.rules if details is not None else None
        caption = source_word(receivable, "decision") if rules is None else rule_word(rules)
        self.rule.setText(caption)
        self.rule.setVisible(bool(caption))

    def _say(self, receivable: Receivable, decision: DecisionState) -> None:
        self._say_default(decision)
        if decision.remaining_amount is None and decision.paid_amount is None:
            self._say_without_sums()
            return
        currency = receivable.currency
        # What had been paid before the recovery was not asked for and did not arrive.
        before = receivable.recovery_progress.prepaid_amount or Decimal(0)
        paid = (decision.paid_amount or Decimal(0)) - before
        rest = decision.remaining_amount or Decimal(0)
        outstanding = (decision.original_amount or receivable.amount) - before
        money = {"paid": text.money(paid, currency), "rest": text.money(rest, currency)}
        words = self.tr("{paid} of {original} arrived, {rest} remains.")
        if decision.deadline is not None:
            words = self.tr(
                "{paid} of {original} arrived, {rest} remains. Your answer is due by {day} ({when})."
            )
        self.words.setText(
            words.format(
                **money,
                original=text.money(outstanding, currency),
                when=text.days_from(decision.deadline),
                day=text.moment(decision.deadline),
            )
        )
        goes_on = [self.tr("Contacts resume for {rest}.").format(**money)]
        planned = self._state.details.planned if self._state.details is not None else None
        if left := [row for row in planned or () if not (row.skipped or row.is_answer)]:
            goes_on.append(
                self.tr("Contacts that are left: {count}, the last around {day}.").format(
                    count=len(left), day=text.day(left[-1].at.astimezone().date())
                )
            )
        if not unclaimed_charges(receivable) and (growing := interest_per_day(receivable)):
            goes_on.append(
                self.tr("Interest grows by {amount} a day.").format(amount=text.money(growing, currency))
            )
        self.go_on.rename(self.tr("Keep collecting {rest}").format(**money))
        self.go_on_means.setText("\n".join(goes_on))
        ends = [self.tr("You keep {paid} and write off {rest} for good.").format(**money)]
        if decision.payout_days is not None:
            ends.append(
                self.tr("{paid} is paid out {days} days after your answer.").format(
                    **money, days=decision.payout_days
                )
            )
        self.finish.rename(self.tr("Accept {paid} and close").format(**money))
        self.finish_means.setText("\n".join(ends))

    def _say_default(self, decision: DecisionState) -> None:
        default = _DEFAULTS.get(decision.default or "")
        self.default.setText(self.tr(default) if default else "")
        self.default.setVisible(bool(default))

    def _say_without_sums(self) -> None:
        self.words.setText(
            self.tr(
                "A payment arrived. This service does not say here how much: look at your account, and answer if a"
                " part of it is missing."
            )
        )
        self.go_on.rename(self.tr("Keep collecting the rest"))
        self.finish.rename(self.tr("Accept and close"))
        self.go_on_means.setText(self.tr("Contacts resume for what remains."))
        self.finish_means.setText(self.tr("You keep what was paid and write off the rest for good."))


def rule_word(rules: StandingRules) -> str:
    """Return the standing rules in effect, in one line."""
    sentences = [_tr(_RULES[rules.on_partial_payment])]
    if rules.waive_charges:
        sentences.append(_tr(_WAIVES))
    if rules.accept_share is not None:
        share = text.number(Decimal(str(rules.accept_share)) * 100, 0)
        sentences.append(_tr(_SETTLES).format(share=share))
    if rules.instalments_at_most is not None:
        sentences.append(_tr(_INSTALMENTS).format(count=rules.instalments_at_most))
    return " ".join(sentences)


_RULES = {
    "ask": QT_TRANSLATE_NOOP("receivable", "Your rule: you are asked about every partial payment."),
    "continue_recovery": QT_TRANSLATE_NOOP(
        "receivable", "Your rule: after a partial payment, recovery continues by itself."
    ),
    "mark_complete": QT_TRANSLATE_NOOP(
        "receivable", "Your rule: after a partial payment, the rest is written off by itself."
    ),
}
_SETTLES = QT_TRANSLATE_NOOP("receivable", "Settlements of {share}% or more are accepted without asking.")
_WAIVES = QT_TRANSLATE_NOOP(
    "receivable", "Once the invoice is paid, interest and fixed sums are dropped by themselves."
)
_INSTALMENTS = QT_TRANSLATE_NOOP("receivable", "Up to {count} instalments are accepted without asking.")


def _choice(action: QWidget, means: QWidget) -> QWidget:
    container = QWidget()
    column = QVBoxLayout(container)
    column.setContentsMargins(0, 0, 0, M)
    column.setSpacing(S)
    column.addWidget(action)
    column.addWidget(means, 0, Qt.AlignmentFlag.AlignTop)
    column.addStretch()
    return container
