"""In place of the fields: what the document is, that nothing is asked for it, and what can be done with it."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from recovery_desktop.commands import invoice_paths
from recovery_desktop.ui import reasons
from recovery_desktop.ui.field_names import name_of
from recovery_desktop.ui.pages.submit.state import SubmitState
from recovery_desktop.ui.theme.tokens import L
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.ends import Ends
from recovery_desktop.ui.widgets.frames import Card
from recovery_desktop.ui.widgets.label import Label


class OtherDocumentCard(Card):
    """Card shown while the draft under review is no invoice."""

    def __init__(self, state: SubmitState, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._state = state
        self.what = Label("", "strong")
        self.nothing_due = Label("")
        self.is_invoice = button(self.tr("This is an invoice after all"), "quiet", flush=True)
        self.is_invoice.clicked.connect(state.take_as_invoice)
        self.remove = button(self.tr("Remove"), "primary", "close")
        self.remove.clicked.connect(state.remove_current)
        words = QVBoxLayout()
        words.setSpacing(L)
        for widget in (self.what, self.nothing_due, Ends(self.is_invoice, self.remove)):
            words.addWidget(widget)
        self.body.addLayout(words)

    def show_state(self) -> None:
        other = self._state.other_document
        self.setVisible(other is not None)
        if other is None:
            return
        self.what.setText(reasons.in_words(other.reason))
        parts = [self._credit_words()] if other.is_credit_note else []
        self.nothing_due.setText(" ".join([self.tr("Nothing is asked for it."), *parts]))

    def _credit_words(self) -> str:
        debtor = self._state.form.value("debtor.company_name")
        words = (
            self.tr("It lowers what {debtor} owes you. Record it on the invoice it belongs to: “{field}”.")
            if debtor
            else self.tr(
                "It lowers what your customer owes you. Record it on the invoice it belongs to: “{field}”."
            )
        )
        return words.format(debtor=debtor, field=name_of(invoice_paths.PREPAID))
