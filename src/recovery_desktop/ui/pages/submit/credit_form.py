"""The fields of a credit note under review: the invoice that it lowers, and by how much."""

from __future__ import annotations

from decimal import Decimal

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from recovery_desktop.commands.credit_notes import CreditTarget
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.submit.state import SubmitState
from recovery_desktop.ui.theme.tokens import L
from recovery_desktop.ui.widgets.amount_field import AmountField
from recovery_desktop.ui.widgets.date_field import DateField
from recovery_desktop.ui.widgets.field import complain
from recovery_desktop.ui.widgets.frames import SideBySide
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.text_field import ChoiceField, TextField

NUMBER_MOST = 100


class CreditForm(QWidget):
    """Filled with what was read, once for each draft; every part can be changed. `explained` when what it leads to
    was said anew."""

    explained = Signal()

    def __init__(self, state: SubmitState) -> None:
        super().__init__()
        self._state = state
        self._targets: list[CreditTarget] = []
        self._shown = ""
        self.invoice = ChoiceField(self.tr("Invoice it reduces"), [])
        self.invoice.chosen.connect(lambda _: self._explain())
        self.number = TextField(self.tr("Credit note number"), most=NUMBER_MOST)
        self.amount = AmountField(self.tr("Amount"), "EUR")
        self.amount.edited.connect(lambda _: self._explain())
        self.day = DateField(self.tr("Date"))
        self.question = Label("", "strong")
        self.consequence = Label("", "muted")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(L)
        amount_and_day = SideBySide(self.amount, self.day)
        for widget in (self.invoice, self.number, amount_and_day, self.question, self.consequence):
            column.addWidget(widget)

    @property
    def target(self) -> CreditTarget | None:
        at = self.invoice.box.currentIndex()
        return self._targets[at] if 0 <= at < len(self._targets) else None

    @property
    def may_be_deducted(self) -> bool:
        """Whether the invoice was lowered already by as much or more: then it would be taken off twice."""
        return self.target is not None and self.target.may_contain(self.amount.value)

    def show_state(self) -> None:
        """Show the invoices of the draft under review, and what was read of a new one."""
        state = self._state
        draft = state.current
        if draft is None:
            return
        targets, note = state.crediting.targets, state.crediting.note
        if targets != self._targets or self._shown != draft.id:
            chosen = self.target if self._shown == draft.id else None
            self._targets = list(targets)
            self.invoice.box.clear()
            for at, one in enumerate(targets):
                self.invoice.box.addItem(_words(one), str(at))
            self.invoice.box.setCurrentIndex(targets.index(chosen) if chosen in targets else 0)
        if self._shown != draft.id:
            self._shown = draft.id
            self.number.show_value(note.number)
            self.amount.show_currency(note.currency)
            self.amount.show_text("")
            if note.amount is not None:
                self.amount.show_value(note.amount)
            self.day.show_value(note.day or text.current_moment().astimezone().date())
        self._explain()

    def _explain(self) -> None:
        target, amount = self.target, self.amount.value
        rest = None if target is None or amount is None else target.open - amount
        words = ""
        if target is not None and rest is not None and rest > Decimal(0):
            words = self.tr("{rest} remains to be recovered.").format(rest=text.money(rest, target.currency))
        elif rest == Decimal(0):
            words = self.tr("Nothing remains: the debtor is asked for nothing more.")
        self.consequence.setText(words)
        self.consequence.setVisible(bool(words))
        self._ask()
        self.explained.emit()

    def _ask(self) -> None:
        target = self.target
        self.question.setVisible(self.may_be_deducted)
        if target is None or not self.may_be_deducted:
            return
        words = (
            self.tr(
                "Your books have already deducted {amount} from this invoice. Is this credit note a part of that?"
            )
            if target.draft_id is not None
            else self.tr(
                "{amount} was already deducted from this invoice when it was submitted. Is this credit note a part of"
                " that?"
            )
        )
        self.question.setText(words.format(amount=text.money(target.deducted, target.currency)))
        self.consequence.setText(
            self.tr("If so, leave it out: {rest} remains to be recovered.").format(
                rest=text.money(target.open, target.currency)
            )
        )
        self.consequence.setVisible(True)

    def record(self) -> None:
        """Record it where everything fits, else say what does not."""
        target, number = self.target, self.number.value.strip()
        amount, day = self.amount.value, self.day.value
        if target is None:
            return
        is_past = day is not None and day <= text.current_moment().astimezone().date()
        most = self.tr("At most {amount}, which is unpaid of the invoice.")
        too_high = most.format(amount=text.money(target.open, target.currency))
        if complain(
            (self.number, "" if number else self.tr("Enter the credit note number.")),
            (
                self.amount,
                self.tr("Enter the amount of the credit note.")
                if not amount
                else too_high
                if amount > target.open
                else "",
            ),
            (self.day, "" if is_past else self.tr("Enter its date, today at the latest.")),
        ):
            return
        assert amount is not None
        assert day is not None
        self._state.crediting.record(target, number, amount, day)


def _words(target: CreditTarget) -> str:
    return " · ".join(
        part for part in (target.numbers, target.debtor, text.money(target.open, target.currency)) if part
    )
