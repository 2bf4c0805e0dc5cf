"""A payment that reached the creditor directly: one step, with what follows from it."""

from __future__ import annotations

from decimal import Decimal

from PySide6.QtWidgets import QWidget

from recovery_contract.actions import CancelReason
from recovery_contract.extensions import RecordPaymentRequest
from recovery_desktop.actions.table import RECORD_PAYMENT
from recovery_desktop.store.receivable_rows import open_of
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.receivable.balance import interest_per_day, unclaimed_charges
from recovery_desktop.ui.pages.receivable.refused_form import refill_form
from recovery_desktop.ui.pages.receivable.state import ReceivableState
from recovery_desktop.ui.widgets.amount_field import AmountField
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.date_field import DateField
from recovery_desktop.ui.widgets.field import complain
from recovery_desktop.ui.widgets.frames import SideBySide
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.sheet import Sheet
from recovery_desktop.ui.widgets.text_field import TextField
from recovery_desktop.ui.wording.receivable import debtor_and_invoice

REFERENCE_MOST = 200


class PaymentDialog(Sheet):
    """Dialog for a direct payment; where the service takes no single payments it ends the recovery as paid."""

    def __init__(self, parent: QWidget, state: ReceivableState) -> None:
        super().__init__(parent, self.tr("Record payment"))
        self._state = state
        receivable = state.receivable
        assert receivable is not None
        self._currency, self._open = receivable.currency, open_of(receivable)
        self._takes_parts = state.details is None or state.details.offered
        self.amount = AmountField(self.tr("Amount"), self._currency)
        self.amount.show_value(self._open)
        self.amount.edited.connect(lambda _: self._explain())
        self.day = DateField(self.tr("Arrived on"))
        self.day.show_value(text.current_moment().astimezone().date())
        self.day.edited.connect(lambda _: self._explain())
        self.reference = TextField(
            self.tr("Reference"),
            optional=True,
            hint=self.tr("As on your bank statement, or your receipt for cash."),
            most=REFERENCE_MOST,
        )
        self.means = Label("")
        self.agree = button(self.tr("Record payment"), "primary")
        self.agree.clicked.connect(self._agree)
        decline = button(self.tr("Cancel"))
        decline.clicked.connect(self.reject)
        self.body.addWidget(Label(debtor_and_invoice(receivable), "muted"))
        fields = SideBySide(self.amount, self.day)
        for widget in (fields, self.reference):
            widget.setVisible(self._takes_parts)
            self.body.addWidget(widget)
        self.body.addWidget(self.means)
        self.add_buttons(decline, self.agree)
        refill_form(
            state.refused,
            RECORD_PAYMENT,
            {"amount": self.amount, "date": self.day, "reference": self.reference},
        )
        self._explain()

    def _explain(self) -> None:
        self.means.setText(self._consequence())

    def _consequence(self) -> str:
        if not self._takes_parts:
            return self.tr(
                "This service accepts no single payments: recovery ends as cancelled because you "
                "were paid directly, and the debtor is told that everything is paid."
            )
        amount = self.amount.value
        if amount is None:
            return ""
        rest = self._open - amount
        if rest > Decimal(0):
            left = text.money(rest, self._currency)
            remains = self.tr("{rest} remains.").format(rest=left)
            if self._bears_less_interest(amount):
                remains = self.tr(
                    "About {rest} remains: interest on what is paid ends on the day it arrived."
                ).format(rest=left)
            return " ".join((remains, self._about_the_rest()))
        sentence = self.tr(
            "With this, everything is paid: contacts stop at once, and two days later it counts as recovered."
        )
        if rest < Decimal(0):
            more = text.money(-rest, self._currency)
            sentence += " " + self.tr("{more} more than what is open arrived; this is noted.").format(
                more=more
            )
        return sentence

    def _bears_less_interest(self, amount: Decimal) -> bool:
        """Return whether the rest is less than what is open today without the payment, for it arrived before today."""
        receivable, day = self._state.receivable, self.day.value
        if receivable is None or day is None or not amount:
            return False
        is_earlier = day < text.current_moment().astimezone().date()
        return is_earlier and interest_per_day(receivable) is not None and not unclaimed_charges(receivable)

    def _about_the_rest(self) -> str:
        details = self._state.details
        rule = (
            details.rules.on_partial_payment if details is not None and details.rules is not None else "ask"
        )
        if rule == "continue_recovery":
            return self.tr("By your rule, recovery continues for it.")
        if rule == "mark_complete":
            return self.tr("By your rule, it is written off, and the invoice closes.")
        return self.tr("Contacts pause, and you are asked what to do about it.")

    def _agree(self) -> None:
        if not self._takes_parts:
            self._state.cancel(CancelReason.PAID_DIRECTLY, "")
            self.accept()
            return
        amount, day = self.amount.value, self.day.value
        late = self.tr("Enter the day it arrived, today at the latest.")
        arrived = day is not None and day <= text.current_moment().astimezone().date()
        if complain(
            (self.amount, "" if amount else self.tr("Enter the amount that arrived.")),
            (self.day, "" if arrived else late),
            (self.reference, ""),
        ):
            return
        assert amount is not None
        assert day is not None
        reference = self.reference.value or None
        self._state.record_payment(RecordPaymentRequest(amount=amount, date=day, reference=reference))
        self.accept()
