"""A credit note that the creditor sent, and a payment that was entered by mistake or went back."""

from __future__ import annotations

from decimal import Decimal

from PySide6.QtWidgets import QWidget

from recovery_contract.extensions import RecordCreditNoteRequest
from recovery_contract.ids import PaymentId
from recovery_desktop.actions.table import RECORD_CREDIT_NOTE, REVERSE_PAYMENT
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.receivable.refused_form import refill_form
from recovery_desktop.ui.pages.receivable.state import ReceivableState
from recovery_desktop.ui.widgets.amount_field import AmountField
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.date_field import DateField
from recovery_desktop.ui.widgets.field import complain
from recovery_desktop.ui.widgets.frames import SideBySide
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.sheet import Sheet
from recovery_desktop.ui.widgets.text_field import ChoiceField, TextField
from recovery_desktop.ui.wording.receivable import debtor_and_invoice

NUMBER_MOST = 100
REASON_MOST = 200


class CreditNoteDialog(Sheet):
    def __init__(self, parent: QWidget, state: ReceivableState) -> None:
        super().__init__(parent, self.tr("Record a credit note"))
        self._state = state
        receivable = state.receivable
        assert receivable is not None
        self._currency, self._open = receivable.currency, state.dealings.invoice_rest
        self._was_paid = bool(receivable.recovery_progress.payments)
        self.number = TextField(self.tr("Credit note number"), most=NUMBER_MOST)
        self.amount = AmountField(self.tr("Amount"), self._currency)
        self.amount.edited.connect(lambda _: self._explain())
        self.day = DateField(self.tr("Date"))
        self.day.show_value(text.current_moment().astimezone().date())
        self.consequence = Label("")
        self.agree = button(self.tr("Record credit note"), "primary")
        self.agree.clicked.connect(self._agree)
        decline = button(self.tr("Cancel"))
        decline.clicked.connect(self.reject)
        for widget in (self.number, SideBySide(self.amount, self.day), self.consequence):
            self.body.addWidget(widget)
        self.add_buttons(decline, self.agree)
        fields = {"number": self.number, "amount": self.amount, "date": self.day}
        refill_form(state.refused, RECORD_CREDIT_NOTE, fields)
        self._explain()

    def _explain(self) -> None:
        self.consequence.setText(self._describe_consequence())

    def _describe_consequence(self) -> str:
        amount = self.amount.value
        if amount is None:
            return self.tr("It reduces what the debtor is asked to pay. The debtor is not notified.")
        rest = self._open - amount
        if rest > Decimal(0):
            words = self.tr("{rest} of the invoice remains, and recovery continues.")
            return words.format(rest=text.money(rest, self._currency))
        if self._was_paid:
            return self.tr("Nothing remains: contacts stop at once, and the invoice closes as recovered.")
        return self.tr(
            "Nothing remains: recovery ends as cancelled, and the debtor is asked for nothing more."
        )

    def _agree(self) -> None:
        number, amount, day = self.number.value.strip(), self.amount.value, self.day.value
        is_past = day is not None and day <= text.current_moment().astimezone().date()
        too_high = amount is not None and amount > self._open
        most = self.tr("At most {amount}, which is unpaid of the invoice.")
        if complain(
            (self.number, "" if number else self.tr("Enter the credit note number.")),
            (
                self.amount,
                most.format(amount=text.money(self._open, self._currency))
                if too_high
                else ""
                if amount
                else self.tr("Enter the amount of the credit note."),
            ),
            (self.day, "" if is_past else self.tr("Enter its date, today at the latest.")),
        ):
            return
        assert amount is not None
        assert day is not None
        self._state.request(
            RECORD_CREDIT_NOTE, RecordCreditNoteRequest(number=number, amount=amount, date=day)
        )
        self.accept()


class ReversalDialog(Sheet):
    """Takes back a payment that the creditor entered."""

    def __init__(self, parent: QWidget, state: ReceivableState, payment_id: PaymentId | None = None) -> None:
        super().__init__(parent, self.tr("Take a payment back"))
        self._state = state
        receivable = state.receivable
        assert receivable is not None
        words = self.tr("{amount}, arrived on {day}")
        self.payment = ChoiceField(
            self.tr("Payment"),
            [
                (
                    payment.id,
                    words.format(
                        amount=text.money(payment.amount, receivable.currency),
                        day=text.day(payment.at.astimezone().date()),
                    ),
                )
                for payment in state.reversible_payments
            ],
        )
        if payment_id is not None:
            self.payment.show_value(payment_id)
        self.reason = TextField(
            self.tr("Why"),
            hint=self.tr("Required, for your own records; the debtor does not read it."),
            most=REASON_MOST,
        )
        is_closed = receivable.status == "recovered"
        self.consequence = Label(
            self.tr("This invoice stays closed; a new one is opened for the amount.")
            if is_closed
            else self.tr("The amount is open again, and recovery continues for it.")
        )
        self.agree = button(self.tr("Take the payment back"), "primary")
        self.agree.clicked.connect(self._agree)
        decline = button(self.tr("Cancel"))
        decline.clicked.connect(self.reject)
        self.body.addWidget(Label(debtor_and_invoice(receivable), "muted"))
        for widget in (self.payment, self.reason, self.consequence):
            self.body.addWidget(widget)
        self.add_buttons(decline, self.agree)
        refill_form(state.refused, REVERSE_PAYMENT, {"id": self.payment, "reason": self.reason})

    def _agree(self) -> None:
        reason = self.reason.value.strip()
        if complain((self.reason, "" if reason else self.tr("Say why, in a few words."))):
            return
        self._state.reverse_payment(PaymentId(self.payment.value), reason)
        self.accept()
