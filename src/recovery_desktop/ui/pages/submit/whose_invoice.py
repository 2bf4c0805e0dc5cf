"""Above the fields: whether the invoice is the company's own, where it names another one or another account."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from recovery_desktop.ui.pages.submit.state import SubmitState
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.ends import Ends
from recovery_desktop.ui.widgets.frames import Card
from recovery_desktop.ui.widgets.label import Label


class WhoseInvoiceCard(Card):
    """On view until the person has said so: a reminder names the company and its account, and encloses the invoice."""

    def __init__(self, state: SubmitState, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Is this your invoice?"), parent=parent)
        self._state = state
        self.doubts = Label("", "strong")
        self.means = Label(
            self.tr(
                "Reminders name your company and your account, and this invoice is attached. The "
                "debtor should not see two different accounts."
            ),
            "muted",
        )
        self.remove = button(self.tr("No: remove it"), "quiet", flush=True)
        self.remove.clicked.connect(state.remove_current)
        self.own = button(self.tr("Yes, it is ours"))
        self.own.clicked.connect(state.take_as_own)
        for widget in (self.doubts, self.means, Ends(self.remove, self.own)):
            self.body.addWidget(widget)

    def show_state(self) -> None:
        state = self._state
        doubts = state.creditor_doubts if state.other_document is None else []
        self.setVisible(bool(doubts))
        creditor = state.extraction.data.creditor if state.extraction is not None else {}
        name = str(creditor.get("name") or "")
        named = [self.tr("It names {company}.").format(company=name)] if name else []
        self.doubts.setText(" ".join([*named, *doubts]))
