"""The plan is over without payment: what the creditor can do now, each leading to its place."""

from __future__ import annotations

from PySide6.QtCore import Signal

from recovery_contract.allowed_actions import Action
from recovery_contract.receivables import Receivable
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.receivable.state import ReceivableState
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.frames import Card


class PlanEndedCard(Card):
    contact_requested = Signal()
    proposal_requested = Signal()
    case_file_requested = Signal()
    cancel_requested = Signal()

    def __init__(self, state: ReceivableState) -> None:
        super().__init__(self.tr("What next?"))
        self._state = state
        self.banner = Banner("", "warning", icon="question")
        self.contact = button(self.tr("Add another contact…"), "ordinary", "person")
        self.propose = button(self.tr("Propose an agreement…"), "ordinary", "money")
        self.case_file = button("", "ordinary", "file")
        self.write_off = button(self.tr("Write off…"), "ordinary", "close")
        self.contact.clicked.connect(self.contact_requested)
        self.propose.clicked.connect(self.proposal_requested)
        self.case_file.clicked.connect(self.case_file_requested)
        self.write_off.clicked.connect(self.cancel_requested)
        self.body.addWidget(self.banner)
        self.body.addWidget(FlowRow(self.contact, self.propose, self.case_file, self.write_off))

    def show_receivable(self, receivable: Receivable) -> None:
        progress, state = receivable.recovery_progress, self._state
        is_over = progress.phase == "review"
        self.setVisible(is_over)
        if not is_over:
            return
        review = progress.review
        options = review.options if review is not None else ()
        words = self.tr("The plan ended without payment. You decide what comes next.")
        if review is not None:
            day = text.day(review.since.astimezone().date())
            words = self.tr("The plan ended on {day} without payment. You decide what comes next.").format(
                day=day
            )
        self.banner.say(words)
        self.contact.setVisible(Action.ADD_CONTACT in state.allowed)
        self.propose.setVisible(state.dealings.takes_proposals)
        has_form = "court_form" in options
        named = self.tr("Case file with the court form") if has_form else self.tr("Download the case file")
        self.case_file.setText(f" {named}")
        self.case_file.setAccessibleName(named)
        self.case_file.setVisible(state.details is not None and state.details.documents is not None)
        self.write_off.setVisible(Action.CANCEL in state.allowed)
