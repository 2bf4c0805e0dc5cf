"""What debtor and creditor agree on: a proposal to answer with what it leads to, and an agreement as it is kept."""

from __future__ import annotations

from decimal import Decimal

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from recovery_contract.agreements import MAX_INSTALMENTS, Agreement, AnswerAgreementRequest, Instalment
from recovery_contract.allowed_actions import Action
from recovery_contract.instalments import FIRST_INSTALMENT_MAX_DAYS, SETTLEMENT_MAX_DAYS
from recovery_contract.receivables import Receivable
from recovery_desktop.actions.table import ANSWER_AGREEMENT
from recovery_desktop.translation import QT_TRANSLATE_NOOP
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.receivable import terms
from recovery_desktop.ui.pages.receivable.refused_form import refill_form
from recovery_desktop.ui.pages.receivable.state import ReceivableState
from recovery_desktop.ui.widgets.amount_field import AmountField
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.date_field import DateField
from recovery_desktop.ui.widgets.field import complain
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.frames import Card, KeyValues, SideBySide
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.sheet import Sheet
from recovery_desktop.ui.widgets.text_field import ChoiceField, LongTextField


def _tr(words: str) -> str:
    return QCoreApplication.translate("receivable", words)


class AgreementCard(Card):
    """Hidden while there is none. `counter_requested` when the person wants to propose something else."""

    counter_requested = Signal()

    def __init__(self, state: ReceivableState) -> None:
        super().__init__()
        self._state = state
        self.title_words = Label("", "title")
        self.words, self.means = Label(""), Label("", "muted")
        self.quote = Label("", "muted").selectable()
        self.joint = Label("", "muted").selectable()
        self.parts = KeyValues()
        self.accept = button(self.tr("Accept"), "primary")
        self.counter = button(self.tr("Propose something else…"), "ordinary")
        self.refuse = button(self.tr("Refuse"), "ordinary")
        self.end = button(self.tr("End the agreement"), "danger")
        self.accept.clicked.connect(lambda: self._answer("accept"))
        self.refuse.clicked.connect(lambda: self._answer("refuse"))
        self.end.clicked.connect(lambda: self._answer("end"))
        self.counter.clicked.connect(self.counter_requested)
        for widget in (self.title_words, self.words, self.joint, self.quote, self.parts, self.means):
            self.body.addWidget(widget)
        self.body.addWidget(FlowRow(self.accept, self.counter, self.refuse, self.end))

    def show_receivable(self, receivable: Receivable) -> None:
        agreement = receivable.recovery_progress.agreement
        is_shown = agreement is not None and agreement.state in ("proposed", "accepted", "broken")
        self.setVisible(is_shown)
        if agreement is None or not is_shown:
            return
        allowed = self._state.allowed
        awaits_answer = Action.ACCEPT_AGREEMENT in allowed
        self.accept.setVisible(awaits_answer)
        self.counter.setVisible(Action.COUNTER_AGREEMENT in allowed)
        self.refuse.setVisible(Action.REFUSE_AGREEMENT in allowed)
        self.end.setVisible(Action.END_AGREEMENT in allowed and not _is_fulfilled(agreement))
        withdraw_words = self.tr("Withdraw the proposal") if agreement.state == "proposed" else ""
        self.end.setText(withdraw_words or self.tr("End the agreement"))
        self.end.setAccessibleName(self.end.text())
        self.title_words.setText(_title(agreement))
        self.words.setText(_offer(agreement))
        self.quote.setText(text.quoted(agreement.message or ""))
        self.quote.setVisible(bool(agreement.message))
        instalments = _instalments(agreement)
        self.parts.show_rows([_part(one, agreement.currency) for one in instalments], amounts=True)
        self.parts.setVisible(len(instalments) > 1 or agreement.state != "proposed")
        self.joint.setText(_joint_words(agreement))
        self.joint.setVisible(agreement.joint is not None)
        means = _means(agreement, receivable, is_proposed=awaits_answer)
        if leaving := self._leaving():
            means = f"{leaving} {means}".strip()
        self.means.setText(means)
        self.means.setVisible(bool(means))

    def _leaving(self) -> str:
        """Say when the message about it leaves, as long as it has not."""
        about = [row for row in self._state.planned if row.template in _ABOUT and not row.skipped]
        if not about:
            return ""
        words = self.tr("The letter to the debtor waits for you.") if about[0].to_do else ""
        day = text.moment(about[0].at)
        return words or self.tr("The message to the debtor is planned: {moment}.").format(moment=day)

    def _answer(self, action: str) -> None:
        receivable = self._state.receivable
        agreement = receivable.recovery_progress.agreement if receivable else None
        if agreement is not None:
            answer = AnswerAgreementRequest.model_validate({"action": action})
            self._state.dealings.answer_agreement(agreement.id, answer)


class CounterDialog(Sheet):
    """Another number of parts, another first day, another sum."""

    def __init__(self, parent: QWidget, state: ReceivableState, agreement: Agreement) -> None:
        super().__init__(parent, self.tr("Propose something else"))
        self._state, self._agreement = state, agreement
        counts = [(str(n), terms.count_word(n)) for n in range(1, MAX_INSTALMENTS + 1)]
        self.count = ChoiceField(self.tr("Instalments"), counts)
        instalments = _instalments(agreement)
        self.count.show_value(str(max(1, len(instalments))))
        self.first = DateField(self.tr("First payment"))
        if instalments:
            self.first.show_value(instalments[0].due_on)
        self.amount = AmountField(self.tr("Settlement amount"), agreement.currency)
        self.amount.show_value(agreement.total)
        self.message = LongTextField(self.tr("Message to the debtor"), optional=True, lines=3)
        self.message.show_value(state.typed("proposal"))
        self.message.edited.connect(lambda words: state.type("proposal", words))
        self.agree = button(self.tr("Propose"), "primary")
        self.agree.clicked.connect(self._agree)
        decline = button(self.tr("Cancel"))
        decline.clicked.connect(self.reject)
        self.body.addWidget(Label(_offer(agreement), "muted"))
        self.body.addWidget(self.amount)
        self.amount.setVisible(agreement.kind == "settlement")
        self.body.addWidget(SideBySide(self.count, self.first))
        self.body.addWidget(self.message)
        self.add_buttons(decline, self.agree)
        refill_form(
            state.refused,
            ANSWER_AGREEMENT,
            {
                "amount": self.amount,
                "instalments": self.count,
                "first_on": self.first,
                "message": self.message,
            },
        )

    def _agree(self) -> None:
        settles = self._agreement.kind == "settlement"
        first, amount = self.first.value, self.amount.value if settles else None
        sum_ = [(self.amount, "" if amount else self.tr("Enter an amount."))] if settles else []
        if complain(
            *sum_,
            (
                self.first,
                terms.day_doubt(first, SETTLEMENT_MAX_DAYS if settles else FIRST_INSTALMENT_MAX_DAYS),
            ),
            (self.message, terms.message_doubt(self.message.value)),
        ):
            return
        answer = AnswerAgreementRequest(
            action="counter",
            instalments=int(self.count.value),
            first_on=first,
            amount=amount,
            message=self.message.value or None,
        )
        self._state.dealings.answer_agreement(self._agreement.id, answer)
        self._state.type("proposal", "")
        self.accept()


_ABOUT = frozenset({"plan_offered", "plan_accepted", "plan_refused"})
"""The texts that tell a debtor of it."""


def _title(agreement: Agreement) -> str:
    if _is_fulfilled(agreement):
        return _tr("The agreement is fulfilled")
    if agreement.state == "accepted":
        return _tr("An agreement is in force")
    if agreement.state == "broken":
        return _tr("The agreement was broken")
    if agreement.proposed_by == "debtor":
        return _tr("The debtor proposes an agreement")
    return _tr("Your proposal awaits the debtor")


def _is_fulfilled(agreement: Agreement) -> bool:
    """Return whether all that was agreed has arrived; it stays accepted until the bank can take nothing back."""
    instalments = _instalments(agreement)
    is_paid = bool(instalments) and all(one.state == "paid" for one in instalments)
    return agreement.state == "accepted" and is_paid


def _instalments(agreement: Agreement) -> list[Instalment]:
    """Return those of the whole plan where it is over several invoices."""
    return agreement.instalments if agreement.joint is None else agreement.joint.instalments


def _joint_words(agreement: Agreement) -> str:
    if agreement.joint is None:
        return ""
    words = _tr("One plan for several invoices: {numbers}. {amount} of it is for this one.")
    numbers = ", ".join(agreement.joint.invoice_numbers)
    return words.format(numbers=numbers, amount=text.money(agreement.total, agreement.currency))


def _offer(agreement: Agreement) -> str:
    instalments = _instalments(agreement)
    amount = agreement.total if agreement.joint is None else agreement.joint.total
    total, count = text.money(amount, agreement.currency), len(instalments)
    last = instalments[-1].due_on if instalments else None
    if agreement.kind == "settlement":
        words = _tr("{total} instead of {open}, by {day}; the rest is then written off.")
    elif count == 1:
        words = _tr("{total} in one payment by {day}.")
    else:
        words = _tr("{total} in {count} instalments, the last on {day}.")
    return words.format(
        total=total,
        open=text.money(agreement.open_amount, agreement.currency),
        count=count,
        day=text.day(last),
    )


def _means(agreement: Agreement, receivable: Receivable, *, is_proposed: bool) -> str:
    if _is_fulfilled(agreement):
        return _tr("Every instalment is paid.")
    if agreement.state == "accepted":
        return _tr("Contacts pause while it is kept. A late instalment ends it, and recovery resumes.")
    if agreement.state == "broken":
        return _tr("Recovery continues for everything open.")
    sentences = []
    if is_proposed:
        sentences.append(_tr("If you accept, contacts pause while it is kept."))
        lost = agreement.open_amount - agreement.total
        if agreement.kind == "settlement" and lost > Decimal(0):
            waived = text.money(lost, agreement.currency)
            sentences.append(_tr("You write off {amount}.").format(amount=waived))
        sentences.append(_tr("If you refuse, recovery continues."))
    if agreement.answer_until is not None:
        when = text.days_from(agreement.answer_until)
        sentences.append(
            _tr("The proposal is valid until {day} ({when}).").format(
                day=text.moment(agreement.answer_until), when=when
            )
        )
    return " ".join(sentences)


def _part(part: Instalment, currency: str) -> tuple[str, str]:
    state = _tr(_STATES[part.state]) if part.state in _STATES else part.state
    shown = text.money(part.amount, currency)
    name = _tr("Instalment {number}: {day}").format(number=part.number, day=text.day(part.due_on))
    return name, shown if part.state == "open" else f"{shown}  ·  {state}"


_STATES = {
    "open": QT_TRANSLATE_NOOP("receivable", "open"),
    "paid": QT_TRANSLATE_NOOP("receivable", "paid"),
    "late": QT_TRANSLATE_NOOP("receivable", "late"),
}
