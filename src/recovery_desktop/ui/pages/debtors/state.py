"""The list of debtors: all of them read beside the window, those that fit in the order that the person chose."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from decimal import Decimal
from typing import Any, Final

from PySide6.QtCore import Signal

from recovery_desktop.folding import fold
from recovery_desktop.session.session import Session
from recovery_desktop.store.debtor_book import DebtorSummary
from recovery_desktop.store.filters import Order
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.state import PageState

ORDER: Final = "debtors.order"
COLUMNS: Final = "debtors.columns"
KEYS: Final = ("debtor", "owed", "overdue", "open", "count")
USUAL: Final = Order("owed")


class DebtorsState(PageState):
    """`opened` carries the receivable by which a debtor is opened; `shown` are those that fit, None before the first
    reading."""

    opened = Signal(str)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.all: list[DebtorSummary] | None = None
        self.shown: list[DebtorSummary] = []
        self.search = ""
        self.order = _order_of(session.store.preferences.get(ORDER))
        self._is_outdated = False

    def refresh(self) -> None:
        """Read them anew; what changes meanwhile is read once more."""
        if self.session.last_connection_id == "" and self.session.connection is None:
            return
        self._is_outdated = True
        self.act("read", self._read)

    def reset(self) -> None:
        """Drop the debtors of another connection."""
        self.all, self.shown = None, []
        self.changed.emit()

    async def _read(self) -> None:
        while self._is_outdated:
            self._is_outdated = False
            book = self.session.connection_store.debtor_book
            debtors = await book.list_debtors(text.current_moment())
            if book is self.session.connection_store.debtor_book:
                self.all = debtors
                self._place()
            else:
                self._is_outdated = True

    def search_for(self, typed: str) -> None:
        self.search = typed
        self._place()

    def sort_by(self, key: str) -> None:
        """Sort by a column; the same one again turns it round."""
        down = not self.order.descending if self.order.key == key else key != "debtor"
        self.order = Order(key, down)
        self.session.store.preferences.set(ORDER, {"key": key, "descending": down})
        self._place()

    def open(self, at: int) -> None:
        if 0 <= at < len(self.shown):
            self.opened.emit(self.shown[at].id)

    @property
    def columns(self) -> Mapping[str, Any]:
        stored: Mapping[str, Any] = self.session.store.preferences.get(COLUMNS, {})
        return stored

    def save_columns(self, columns: Mapping[str, Any]) -> None:
        self.session.store.preferences.set(COLUMNS, dict(columns))

    def _place(self) -> None:
        terms = fold(self.search).split()
        debtors = [one for one in self.all or () if all(term in one.searchable for term in terms)]
        self.shown = sort_debtors(debtors, self.order)
        self.changed.emit()


def sort_debtors(debtors: list[DebtorSummary], order: Order) -> list[DebtorSummary]:
    """Return them in this order, equal ones by name; who owes nothing is neither the oldest nor the newest."""
    named = sorted(debtors, key=lambda one: fold(one.name))
    if order.key == "debtor":
        return named[::-1] if order.descending else named
    if order.key == "overdue":
        late = [one for one in named if one.overdue_since is not None]
        late.sort(key=lambda one: str(one.overdue_since), reverse=not order.descending)
        return [*late, *(one for one in named if one.overdue_since is None)]
    if order.key == "owed":
        # No rate is guessed: sums of the currency that most of them owe come first, then those of the next.
        counts = Counter(currency for one in named for currency in one.owed)
        currencies = sorted(counts, key=lambda currency: (-counts[currency], currency))

        def sums(one: DebtorSummary) -> tuple[Decimal, ...]:
            return tuple(one.owed.get(currency, Decimal(0)) for currency in currencies)

        return sorted(named, key=sums, reverse=order.descending)
    counted = {"open": lambda one: one.open_count, "count": lambda one: one.count}
    return sorted(named, key=counted[order.key], reverse=order.descending)


def _order_of(stored: Any) -> Order:
    if isinstance(stored, dict) and stored.get("key") in KEYS:
        return Order(stored["key"], bool(stored.get("descending")))
    return USUAL
