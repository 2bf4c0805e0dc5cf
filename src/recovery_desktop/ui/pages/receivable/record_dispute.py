"""What the debtor objects to on the phone or in a letter: why, in which words, and how much of the invoice it is."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

from recovery_contract.extensions import RecordDisputeRequest
from recovery_desktop.actions.table import RECORD_DISPUTE
from recovery_desktop.ui.pages.receivable import terms
from recovery_desktop.ui.pages.receivable.refused_form import refill_form
from recovery_desktop.ui.pages.receivable.state import ReceivableState
from recovery_desktop.ui.widgets.amount_field import AmountField
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.field import complain
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.sheet import Sheet
from recovery_desktop.ui.widgets.text_field import ChoiceField, LongTextField
from recovery_desktop.ui.wording.receivable import reason_word

REASONS: Final = (
    "quality",
    "not_received",
    "not_ordered",
    "wrong_amount",
    "already_paid",
    "wrong_person",
    "other",
)


class RecordDisputeDialog(Sheet):
    def __init__(self, parent: QWidget, state: ReceivableState) -> None:
        super().__init__(parent, self.tr("The debtor disputes the invoice"))
        receivable = state.receivable
        assert receivable is not None
        self._state, self._currency = state, receivable.currency
        self._open = state.dealings.open
        self.reason = ChoiceField(
            self.tr("They say that"), [(reason, reason_word(reason)) for reason in REASONS]
        )
        self.message = LongTextField(self.tr("In their words"), optional=True, lines=3)
        self.message.show_value(state.typed("dispute"))
        self.message.edited.connect(lambda words: state.type("dispute", words))
        self.amount = AmountField(
            self.tr("Disputed amount"),
            self._currency,
            hint=self.tr("Empty: the whole invoice"),
            optional=True,
        )
        means = self.tr(
            "Recovery pauses, the debtor gets an acknowledgement, and you are asked for evidence."
        )
        if receivable.recovery_progress.by_post:  # an acknowledgement is worth no letter
            means = self.tr(
                "Recovery pauses, and you are asked for evidence. The debtor has no email: nothing is sent."
            )
        self.agree = button(self.tr("Record dispute"), "primary")
        self.agree.clicked.connect(self._agree)
        decline = button(self.tr("Cancel"))
        decline.clicked.connect(self.reject)
        for widget in (self.reason, self.message, self.amount, Label(means, "muted")):
            self.body.addWidget(widget)
        self.add_buttons(decline, self.agree)
        fields = {"reason": self.reason, "message": self.message, "amount": self.amount}
        refill_form(state.refused, RECORD_DISPUTE, fields)

    def _agree(self) -> None:
        amount = self.amount.value
        too_much = "" if amount is None else terms.part_doubt(amount, self._open, self._currency)
        if complain((self.message, ""), (self.amount, too_much)):
            return
        dispute = RecordDisputeRequest(
            reason=self.reason.value,
            message=self.message.value or None,
            amount=terms.part_of(amount, self._open),
        )
        self._state.request(RECORD_DISPUTE, dispute)
        self._state.type("dispute", "")
        self.accept()
