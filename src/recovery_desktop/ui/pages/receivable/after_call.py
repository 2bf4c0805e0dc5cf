"""What the creditor may enter after speaking with the debtor; hidden where the service takes none of it."""

from __future__ import annotations

from PySide6.QtCore import Signal

from recovery_contract.receivables import Receivable
from recovery_desktop.actions.table import RECORD_CALL, RECORD_DISPUTE, RECORD_PROMISE
from recovery_desktop.ui.pages.receivable.state import ReceivableState
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.frames import Card


class AfterCallCard(Card):
    call_requested = Signal()
    promise_requested = Signal()
    dispute_requested = Signal()
    proposal_requested = Signal()

    def __init__(self, state: ReceivableState) -> None:
        super().__init__(self.tr("Did you speak to the debtor?"))
        self._state = state
        self.call = button(self.tr("Log a call…"), "ordinary", "phone")
        self.promise = button(self.tr("Record a promise…"), "ordinary", "calendar")
        self.dispute = button(self.tr("Record a dispute…"), "ordinary", "dispute")
        self.propose = button(self.tr("Propose an agreement…"), "ordinary", "money")
        self.call.clicked.connect(self.call_requested)
        self.promise.clicked.connect(self.promise_requested)
        self.dispute.clicked.connect(self.dispute_requested)
        self.propose.clicked.connect(self.proposal_requested)
        self.body.addWidget(FlowRow(self.call, self.promise, self.dispute, self.propose))

    def show_receivable(self, receivable: Receivable) -> None:
        offered = {
            self.call: self._state.takes(RECORD_CALL),
            self.promise: self._state.takes(RECORD_PROMISE),
            self.dispute: self._state.takes(RECORD_DISPUTE),
            self.propose: self._state.dealings.takes_proposals,
        }
        for control, is_offered in offered.items():
            control.setVisible(is_offered)
        self.setVisible(any(offered.values()))
