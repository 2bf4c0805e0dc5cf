"""In place of the fields: what the document is, that nothing is asked for it, and what can be done with it."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from recovery_contract.reading_reasons import ADDRESSED_TO_YOU
from recovery_desktop.commands import invoice_paths
from recovery_desktop.ui import reasons
from recovery_desktop.ui.field_names import name_of
from recovery_desktop.ui.pages.submit.credit_form import CreditForm
from recovery_desktop.ui.pages.submit.state import SubmitState
from recovery_desktop.ui.theme.tokens import L
from recovery_desktop.ui.widgets.button import button, change_variant
from recovery_desktop.ui.widgets.ends import Ends
from recovery_desktop.ui.widgets.frames import Card
from recovery_desktop.ui.widgets.label import Label


class OtherDocumentCard(Card):
    """Card shown while the draft under review is no invoice; `record` stands where an invoice is submitted, with
    `leave_out` where the credit note may be deducted already."""

    def __init__(self, state: SubmitState, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._state = state
        self.what = Label("", "strong")
        self.nothing_due = Label("")
        self.is_invoice = button(self.tr("This is an invoice after all"), "quiet", flush=True)
        self.is_invoice.clicked.connect(state.take_as_invoice)
        self.remove = button(self.tr("Remove"), "primary", "close")
        self.remove.clicked.connect(state.remove_current)
        self.credit = CreditForm(state)
        self.record = button(self.tr("Record against the invoice"), "primary", "done")
        self.record.clicked.connect(self.credit.record)
        self.leave_out = button(self.tr("Leave it out"), "primary", "close")
        self.leave_out.clicked.connect(state.remove_current)
        self.credit.explained.connect(self._show_ways)
        words = QVBoxLayout()
        words.setSpacing(L)
        for widget in (self.what, self.nothing_due, self.credit, Ends(self.is_invoice, self.remove)):
            words.addWidget(widget)
        self.body.addLayout(words)

    def show_state(self) -> None:
        other = self._state.other_document
        self.setVisible(other is not None)
        can_record = other is not None and other.is_credit_note and bool(self._state.crediting.targets)
        self.record.setVisible(can_record)
        if other is None:
            self.leave_out.setVisible(False)
            return
        self.what.setText(reasons.in_words(other.reason))
        self.credit.setVisible(can_record)
        change_variant(self.remove, "ordinary" if can_record else "primary", "close")
        if can_record:
            self.credit.show_state()
        self._show_ways()
        self.nothing_due.setVisible(other.code != ADDRESSED_TO_YOU)
        parts = [self._credit_words(can_record)] if other.is_credit_note else []
        self.nothing_due.setText(" ".join([self.tr("The debtor is not asked to pay it."), *parts]))

    def _show_ways(self) -> None:
        """Let leaving out be the way on where recording might deduct it a second time."""
        is_doubtful = not self.credit.isHidden() and self.credit.may_be_deducted
        self.leave_out.setVisible(is_doubtful)
        self.remove.setVisible(not is_doubtful)
        change_variant(self.record, "ordinary" if is_doubtful else "primary", "done")

    def _credit_words(self, can_record: bool) -> str:
        debtor = self._state.form.value("debtor.company_name")
        if can_record:
            words = (
                self.tr("It reduces what {debtor} owes you.") if debtor else self.tr("It reduces an invoice.")
            )
            return words.format(debtor=debtor)
        words = (
            self.tr("It reduces what {debtor} owes you. Record it on the invoice it belongs to: “{field}”.")
            if debtor
            else self.tr(
                "It reduces what your customer owes you. Record it on the invoice it belongs to: “{field}”."
            )
        )
        return words.format(debtor=debtor, field=name_of(invoice_paths.PREPAID))
