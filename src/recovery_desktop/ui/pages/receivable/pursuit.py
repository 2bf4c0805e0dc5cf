"""Whether the debtor is asked for interest too: what changes with the next message, before it is decided."""

from __future__ import annotations

from decimal import Decimal

from PySide6.QtWidgets import QWidget

from recovery_contract.extensions import ChangePursuitRequest
from recovery_contract.receivables import Receivable
from recovery_desktop.actions.table import CHANGE_PURSUIT
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.receivable.balance import (
    asks_fixed_sum,
    claimed_charges,
    interest_per_day,
    unclaimed_charges,
)
from recovery_desktop.ui.pages.receivable.state import ReceivableState
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.sheet import Sheet


class PursuitDialog(Sheet):
    """Asks for interest too where the invoice alone is asked for, else for the invoice alone."""

    def __init__(self, parent: QWidget, state: ReceivableState) -> None:
        receivable = state.receivable
        assert receivable is not None
        self._state = state
        adds = not claimed_charges(receivable)
        self._request = ChangePursuitRequest(pursue="all" if adds else "principal")
        has_fixed_sum = asks_fixed_sum(receivable)
        more = (
            self.tr("Ask for interest and the fixed sum?")
            if has_fixed_sum
            else self.tr("Ask for interest too?")
        )
        super().__init__(parent, more if adds else self.tr("Ask for the invoice only?"))
        self.means = Label(self._means_more(receivable) if adds else self._means_less(receivable))
        further = self.tr(
            "Messages already sent stay as they are. The debtor’s page shows the new sum at once."
        )
        if not state.page_address:
            further = self.tr("Messages already sent stay as they are.")
        self.further = Label(further, "muted")
        more = (
            self.tr("Ask for interest and the fixed sum")
            if has_fixed_sum
            else self.tr("Ask for interest too")
        )
        self.agree = button(more if adds else self.tr("Ask for the invoice only"), "primary")
        self.agree.clicked.connect(self._agree)
        decline = button(self.tr("Change nothing"))
        decline.clicked.connect(self.reject)
        self.body.addWidget(self.means)
        self.body.addWidget(self.further)
        self.add_buttons(decline, self.agree)

    def _means_more(self, receivable: Receivable) -> str:
        currency, extras = receivable.currency, unclaimed_charges(receivable)
        rest = max(Decimal(0), receivable.recovery_progress.remaining_amount or Decimal(0))
        if not extras:
            return self.tr(
                "Interest is asked for too, from the day on which the law or the contract lets it run."
            )
        sentence = self.tr(
            "From the next message on, the debtor is asked for {total} instead of {rest}: {extras} of interest and "
            "fixed sum are added."
        ).format(
            total=text.money(rest + extras, currency),
            rest=text.money(rest, currency),
            extras=text.money(extras, currency),
        )
        if growing := interest_per_day(receivable):
            grows = self.tr("Interest grows by {amount} a day.")
            sentence += " " + grows.format(amount=text.money(growing, currency))
        return sentence

    def _means_less(self, receivable: Receivable) -> str:
        currency, extras = receivable.currency, claimed_charges(receivable)
        balance = receivable.recovery_progress.balance
        total = balance.remaining if balance is not None else extras
        rest = total - extras
        if rest <= 0:
            return self.tr(
                "The invoice is paid, and {extras} of interest and fixed sum is still open. Without it nothing "
                "remains: contacts stop at once, and the invoice closes as recovered."
            ).format(extras=text.money(extras, currency))
        return self.tr(
            "From the next message on, the debtor is asked for {rest} instead of {total}: {extras} of interest and "
            "fixed sum are left out."
        ).format(
            rest=text.money(rest, currency),
            total=text.money(total, currency),
            extras=text.money(extras, currency),
        )

    def _agree(self) -> None:
        self._state.request(CHANGE_PURSUIT, self._request)
        self.accept()
