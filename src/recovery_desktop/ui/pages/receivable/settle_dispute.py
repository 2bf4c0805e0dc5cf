"""A dispute that creditor and debtor have settled between themselves: what was agreed, and what follows."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from recovery_contract.actions import EvidenceSubmission
from recovery_desktop.actions.table import SETTLE_DISPUTE
from recovery_desktop.translation import QT_TRANSLATE_NOOP
from recovery_desktop.ui.pages.receivable.refused_form import refill_form
from recovery_desktop.ui.pages.receivable.state import ReceivableState
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.field import complain
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.sheet import Sheet
from recovery_desktop.ui.widgets.text_field import ChoiceField, LongTextField

_SAME, _LOWER = "same", "lower"
_MEANS = {
    _SAME: QT_TRANSLATE_NOOP(
        "SettleDisputeDialog",
        "The dispute ends, no answer is sent, and recovery resumes after five working days.",
    ),
    _LOWER: QT_TRANSLATE_NOOP(
        "SettleDisputeDialog",
        "The dispute ends, no answer is sent, and recovery resumes after five working days. Enter a credit note "
        "for the difference, or the agreement, before that: messages ask for the lower amount then.",
    ),
}


class SettleDisputeDialog(Sheet):
    def __init__(self, parent: QWidget, state: ReceivableState) -> None:
        super().__init__(parent, self.tr("Settled with the debtor"))
        self._state = state
        self.amount = ChoiceField(
            self.tr("The debtor pays"),
            [(_SAME, self.tr("The same amount")), (_LOWER, self.tr("A lower amount"))],
        )
        self.amount.chosen.connect(lambda _: self._explain())
        self.statement = LongTextField(self.tr("What was agreed"), lines=3)
        self.statement.show_value(state.typed("settled"))
        self.statement.edited.connect(lambda words: state.type("settled", words))
        self.means = Label("", "muted")
        self.agree = button(self.tr("End the dispute"), "primary")
        self.agree.clicked.connect(self._agree)
        decline = button(self.tr("Cancel"))
        decline.clicked.connect(self.reject)
        for widget in (self.amount, self.statement, self.means):
            self.body.addWidget(widget)
        self.add_buttons(decline, self.agree)
        self._explain()
        refill_form(state.refused, SETTLE_DISPUTE, {"statement": self.statement})

    def _explain(self) -> None:
        self.means.setText(self.tr(_MEANS[self.amount.value]))

    def _agree(self) -> None:
        statement = self.statement.value.strip()
        if complain((self.statement, "" if statement else self.tr("Write what was agreed, in a few words."))):
            return
        self._state.request(SETTLE_DISPUTE, EvidenceSubmission(statement=statement, settled=True))
        self._state.type("settled", "")
        self.accept()
