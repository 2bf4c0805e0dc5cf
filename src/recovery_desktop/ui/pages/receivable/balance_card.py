"""The card with the balance: what is owed, line by line, and by how much it grows."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout

from recovery_contract.lifecycle import TERMINAL
from recovery_contract.receivables import Receivable
from recovery_desktop.actions.table import CHANGE_PURSUIT
from recovery_desktop.ui import text
from recovery_desktop.ui.help.link import with_help
from recovery_desktop.ui.pages.receivable.balance import (
    Row,
    agreed_words,
    asks_fixed_sum,
    charge_rows,
    claimed_charges,
    describe_claimed_part,
    interest_per_day,
    is_barred,
    is_rate_missing,
    lacks_interest,
    limitation_words,
    rows_of,
    unclaimed_charges,
)
from recovery_desktop.ui.pages.receivable.state import ReceivableState
from recovery_desktop.ui.theme.tokens import XS, L, S
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.frames import Card, clear, rule
from recovery_desktop.ui.widgets.label import Label, Role
from recovery_desktop.ui.wording.sources import source_word


class BalanceCard(Card):
    """`settings_requested` leads to where a creditor chooses what debtors are asked for, `rates_requested` to where a
    missing rate is entered; `pursuit_requested` to the choice for this one."""

    settings_requested = Signal()
    rates_requested = Signal()
    pursuit_requested = Signal()

    def __init__(self, state: ReceivableState) -> None:
        super().__init__("")
        self._state = state
        self.heading = Label(self.tr("Balance"), "title")
        self.body.addWidget(with_help(self.heading, "interest"))
        self._grid, self._charges = _grid(), _grid()
        self.body.addLayout(self._grid)
        self.claimed_part = Label("", "muted").selectable()
        self.body.addWidget(self.claimed_part)
        self.pursue = button("", "quiet", flush=True)
        self.pursue.clicked.connect(self.pursuit_requested)
        self.choose = button(self.tr("Choose what new invoices ask for"), "quiet", flush=True)
        self.choose.clicked.connect(self.settings_requested)
        self.body.addLayout(self._charges)
        self.rate = button(self.tr("Enter the rate"), "quiet", flush=True)
        self.rate.clicked.connect(self.rates_requested)
        self.body.addWidget(FlowRow(self.rate, self.pursue, self.choose))
        self.as_of = Label("", "caption")
        self.body.addWidget(self.as_of)
        self.agreed = Label("", "strong").selectable()
        self.body.addWidget(self.agreed)
        self.claimable = Label("", "caption").selectable()
        self.body.addWidget(self.claimable)
        self._shown: tuple[list[Row], list[Row], str] = ([], [], "")

    @property
    def rows(self) -> list[tuple[str, str]]:
        """What is asked for and what remains of it."""
        rows, _, currency = self._shown
        return [(row.what, self._money(row, currency)) for row in rows]

    @property
    def charges(self) -> list[tuple[str, str]]:
        """What is not asked for."""
        _, charges, currency = self._shown
        return [(row.what, self._money(row, currency)) for row in charges]

    def show_receivable(self, receivable: Receivable) -> None:
        shown = (rows_of(receivable), charge_rows(receivable), receivable.currency)
        if shown != self._shown:
            self._shown = shown
            self._lay_out()
        balance = receivable.recovery_progress.balance
        lines = []
        self.rate.setVisible(is_rate_missing(receivable))
        if balance is not None:
            lines.append(self.tr("As of {day}.").format(day=text.day(balance.as_of)))
        if growing := interest_per_day(receivable):
            amount = text.money(growing, receivable.currency)
            lines.append(self.tr("Interest grows by {amount} a day.").format(amount=amount))
        if source := source_word(receivable, "remaining_amount"):
            lines.append(source)
        self.as_of.setText(" ".join(lines))
        self.as_of.setVisible(bool(lines))
        claimed_part = describe_claimed_part(receivable)
        self.claimed_part.setText(claimed_part)
        self.claimed_part.setVisible(bool(claimed_part))
        takes, left_out = self._state.takes(CHANGE_PURSUIT), unclaimed_charges(receivable)
        more = (
            self.tr("Ask for interest and the fixed sum…")
            if asks_fixed_sum(receivable)
            else self.tr("Ask for interest too…")
        )
        # Of a time-barred claim the invoice alone is asked for, whatever is chosen.
        adds = bool(left_out or lacks_interest(receivable)) and not is_barred(receivable)
        self.pursue.setText(more if left_out or adds else self.tr("Ask for the invoice only…"))
        self.pursue.setVisible(takes and bool(adds or claimed_charges(receivable)))
        self.choose.setVisible(bool(claimed_part) and receivable.recovery_progress.pursue is not None)
        agreed = agreed_words(receivable)
        self.agreed.setText(agreed)
        self.agreed.setVisible(bool(agreed))
        until, how = limitation_words(receivable)
        self.claimable.setText(f"{until} {how}")
        self.claimable.setVisible(bool(until) and receivable.status not in TERMINAL)

    def _lay_out(self) -> None:
        rows, charges, _ = self._shown
        for grid in (self._grid, self._charges):
            clear(grid)
        for at, row in enumerate(rows):
            last = at == len(rows) - 1
            if last:
                self._grid.addWidget(rule(), at * 2, 0, 1, 2)
            self._add(self._grid, at * 2 + 1, row, "strong" if last else "body")
        for at, row in enumerate(charges):
            self._add(self._charges, at, row, "caption")

    def _add(self, grid: QGridLayout, at: int, row: Row, role: Role) -> None:
        currency = self._shown[-1]
        words = QVBoxLayout()
        words.setSpacing(XS)
        what = Label(row.what, role)
        what.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        words.addWidget(what)
        if row.how:
            words.addWidget(Label(row.how, "caption").selectable())
        amount = Label(self._money(row, currency), role, wrap=False).selectable()
        amount.setAccessibleName(f"{row.what}: {self._money(row, currency)}. {row.how}".strip())
        amount.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        grid.addLayout(words, at, 0)
        grid.addWidget(amount, at, 1, Qt.AlignmentFlag.AlignTop)

    @staticmethod
    def _money(row: Row, currency: str) -> str:
        return "–" if row.amount is None else text.money(row.amount, currency)


def _grid() -> QGridLayout:
    grid = QGridLayout()
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(L)
    grid.setVerticalSpacing(S)
    grid.setColumnStretch(0, 1)
    return grid
