"""Above the fields: whether the invoice is the company's own, where it names another one or another account."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from recovery_desktop.ui import notices, text
from recovery_desktop.ui.pages.submit.state import SubmitState
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.button import BusyButton, button
from recovery_desktop.ui.widgets.ends import Ends
from recovery_desktop.ui.widgets.flow import FlowRow
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
        self.add_account = BusyButton(self.tr("Yes: add this account"))
        self.add_account.clicked.connect(state.add_printed_account)
        self.adding = Label(
            self.tr(
                "It becomes one of your accounts: messages about invoices that name it will name it too. "
                "Settings → Accounts has all of them."
            ),
            "muted",
        )
        self.failure = Banner("", "danger")
        answers = FlowRow(self.own, self.add_account)
        for widget in (self.doubts, self.means, self.adding, self.failure, Ends(self.remove, answers)):
            self.body.addWidget(widget)

    def show_state(self) -> None:
        state = self._state
        doubts = state.creditor_doubts if state.other_document is None else []
        self.setVisible(bool(doubts))
        creditor = state.extraction.data.creditor if state.extraction is not None else {}
        name = str(creditor.get("name") or "")
        named = [text.one_dot(self.tr("It names {company}.").format(company=name))] if name else []
        self.doubts.setText(" ".join([*named, *doubts]))
        failure = state.accounts.failure
        may_add = bool(state.account_to_add)
        self.add_account.setVisible(may_add)
        self.adding.setVisible(may_add)
        self.add_account.show_busy(state.accounts.busy("add"), self.tr("Saving"))
        self.failure.say("" if failure is None else notices.notice(failure).sentence)
