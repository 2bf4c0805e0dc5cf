"""What the debtor announced on the phone or in a letter: how much, and for which day."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from recovery_contract.agreements import RecordPromiseRequest
from recovery_contract.instalments import PROMISE_MAX_DAYS
from recovery_desktop.actions.table import RECORD_PROMISE
from recovery_desktop.ui.pages.receivable import terms
from recovery_desktop.ui.pages.receivable.refused_form import refill_form
from recovery_desktop.ui.pages.receivable.state import ReceivableState
from recovery_desktop.ui.widgets.amount_field import AmountField
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.date_field import DateField
from recovery_desktop.ui.widgets.field import complain
from recovery_desktop.ui.widgets.frames import SideBySide
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.sheet import Sheet


class PromiseDialog(Sheet):
    def __init__(self, parent: QWidget, state: ReceivableState) -> None:
        super().__init__(parent, self.tr("The debtor promises to pay"))
        receivable = state.receivable
        assert receivable is not None
        self._state, self._currency = state, receivable.currency
        self._open = state.dealings.open
        self.day = DateField(self.tr("Promised for"))
        self.amount = AmountField(self.tr("Amount"), self._currency)
        self.amount.show_value(self._open)
        means = Label(
            self.tr(
                "Contacts pause until two working days after that day. If nothing has arrived by "
                "then, recovery resumes, and the next contact mentions the promise."
            ),
            "muted",
        )
        self.agree = button(self.tr("Record promise"), "primary")
        self.agree.clicked.connect(self._agree)
        decline = button(self.tr("Cancel"))
        decline.clicked.connect(self.reject)
        self.body.addWidget(SideBySide(self.day, self.amount))
        self.body.addWidget(means)
        self.add_buttons(decline, self.agree)
        refill_form(state.refused, RECORD_PROMISE, {"day": self.day, "amount": self.amount})

    def _agree(self) -> None:
        day, amount = self.day.value, self.amount.value
        too_much = terms.part_doubt(amount, self._open, self._currency)
        if complain((self.day, terms.day_doubt(day, PROMISE_MAX_DAYS)), (self.amount, too_much)):
            return
        assert day is not None
        promise = RecordPromiseRequest(day=day, amount=terms.part_of(amount, self._open))
        self._state.request(RECORD_PROMISE, promise)
        self.accept()
