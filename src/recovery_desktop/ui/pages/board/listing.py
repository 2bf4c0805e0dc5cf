"""What the board lists: searched, narrowed and ordered, read when it has to be, and which of it was chosen."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal
from typing import Final

from PySide6.QtCore import QTimer, Signal

from recovery_contract.ids import ReceivableId
from recovery_contract.lifecycle import ReceivableStatus
from recovery_desktop.session.session import Session
from recovery_desktop.store.filters import Filters, Order, SortRates
from recovery_desktop.store.listing import Listing as StoredListing
from recovery_desktop.store.listing import ListReads
from recovery_desktop.store.receivables import ReceivableRow
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.board.grouped_rows import GroupedRows
from recovery_desktop.ui.pages.board.questions import Questions
from recovery_desktop.ui.pages.board.totals import MANY, Totals
from recovery_desktop.ui.pages.board.views import Form
from recovery_desktop.ui.pages.state import PageState

COLUMNS: Final = (
    ReceivableStatus.PENDING,
    ReceivableStatus.IN_PROCESS,
    ReceivableStatus.EVIDENCE_REQUESTED,
    ReceivableStatus.DISPUTED,
    ReceivableStatus.PAYMENT_RECEIVED,
    ReceivableStatus.RECOVERED,
    ReceivableStatus.CANCELLED,
)
ALWAYS: Final = (
    ReceivableStatus.PENDING,
    ReceivableStatus.IN_PROCESS,
    ReceivableStatus.PAYMENT_RECEIVED,
    ReceivableStatus.RECOVERED,
)
"""Columns that stand even when empty; the others appear when something is in them."""

FRESH_MS: Final = 6_000
WATCHED: Final = 20
"""So many changes at once are looked at one by one for moves; more of them are a sync, not an event."""
BUSY_SHARE: Final = 10
"""Reading a long list anew may take up one part in so many of the time."""

_SEARCH: Final = "search"
Match = tuple[str, int, frozenset[int] | None]
"""Under which search, in which edition, which rows."""
Narrowed = tuple[GroupedRows, frozenset[int] | None, dict[str, list[int]]]
"""Of which whole and by which rows found, what is left."""


@dataclass(frozen=True)
class Moved:
    """Move of a card from one column to another."""

    row: int
    before: str
    after: str


class Listing(PageState):
    """`placed` says that membership or order changed, `touched` that these rows read differently, none meaning all."""

    placed = Signal()
    touched = Signal(object)
    chosen_changed = Signal()

    def __init__(self, session: Session, form: Form) -> None:
        super().__init__(session)
        self.form = form
        self.search = ""
        self.filters = Filters()
        self.order = Order()
        self.rates = SortRates()
        self.chosen: tuple[int, ...] = ()
        self.moves: list[Moved] = []
        self.fresh: set[int] = set()
        self._questions = Questions(session, self)
        self.totals = Totals(session, self._questions, self)
        self._columns: dict[str, list[int]] = {}
        self._listed: list[int] = []
        self.edition = 0
        self._base: tuple[object, GroupedRows] | None = None
        self._looked = self._resting = self._stale = False
        self._empty = True
        self._shown_status: dict[int, str] = {}
        self._changed_ids: set[ReceivableId] | None = set()
        self._free_at = 0.0
        self._match: Match | None = None
        self._narrowed: Narrowed | None = None
        self._searched = False
        self.is_search_left = False
        """Whether the person left the page with this search and came back to it."""
        self._search_pause = self._timer(self._look_up)
        self._notice_pause = self._timer(self._take_in)

    def _timer(self, then: Callable[[], None]) -> QTimer:
        timer = QTimer(self, singleShot=True)
        timer.timeout.connect(then)
        return timer

    # What is listed

    @property
    def reads(self) -> StoredListing:
        """Of the connection in use."""
        return self.session.connection_store.listing

    @property
    def columns(self) -> dict[str, list[int]]:
        """The rows of each status, in order; only where the form is the board."""
        self._look()
        return self._columns

    @property
    def listed(self) -> list[int]:
        """Every row in order; only where the form is the table."""
        self._look()
        return self._listed

    @property
    def shown_rows(self) -> list[int]:
        """What is on view, in the order in which it is read."""
        if self.form == "table":
            return self.listed
        return [row for status in self.shown for row in self.columns.get(status, ())]

    @property
    def count(self) -> int:
        return len(self.listed) if self.form == "table" else sum(map(len, self.columns.values()))

    @property
    def shown(self) -> list[str]:
        """The columns in order: the usual ones, those with something in them, and any unknown status."""
        wanted = self.filters.statuses
        always = [status for status in COLUMNS if status in wanted] if wanted else ALWAYS
        statuses = [status for status in COLUMNS if status in always or status in self.columns]
        return [*map(str, statuses), *sorted(set(self.columns) - set(map(str, COLUMNS)))]

    @property
    def narrowed(self) -> bool:
        return bool(self.filters or self.search)

    @property
    def empty(self) -> bool:
        """Whether there is nothing at all, searched or not."""
        self._look()
        return self._empty

    def window(self, rows: Sequence[int]) -> dict[int, ReceivableRow]:
        """Return what these rows say; from now on it is known how they stood when they were on view."""
        fetched = self.reads.load_rows(rows)
        if len(self._shown_status) > MANY:
            self._shown_status.clear()
        self._shown_status |= {row: loaded.status for row, loaded in fetched.items()}
        return fetched

    # How it is narrowed and ordered

    def search_for(self, words: str) -> None:
        """Search as one types: keys that wait already are taken together."""
        self.is_search_left = self.is_search_left and bool(words.strip())
        self.search = " ".join(words.split())
        self._search_pause.start()

    def _look_up(self) -> None:
        """Search in the background: letters that stand nearly everywhere take long, and the next key must not wait."""
        search, edition = self.search, self.edition
        if not search:
            self.place_again()
            return
        self.totals.give_up()
        all_rows = None if self._base is None else self._base[1]
        cached = self._narrowed

        def look(reads: ListReads) -> tuple[Match, Narrowed | None]:
            matching = reads.rows_matching(search)
            return (search, edition, matching), None if all_rows is None else _narrow(
                all_rows, matching, cached
            )

        self._searched = True
        self._questions.ask(_SEARCH, look, self._take_search_result)

    def _take_search_result(self, answer: tuple[Match, Narrowed | None]) -> None:
        self._match, self._narrowed = answer
        self.place_again()

    def narrow(self, filters: Filters) -> None:
        self.filters = filters
        self.place_again()

    def clear(self) -> None:
        """Remove the filters and the search."""
        self.search, self.filters, self.is_search_left = "", Filters(), False
        self.place_again()

    def sort_by(self, order: Order) -> None:
        self.order = order
        self.place_again()

    # When it is read

    def wake(self) -> None:
        """Load again: the page is shown from now on."""
        if self._resting and self.search and not self.is_search_left:
            self.is_search_left = self._stale = True
        self._resting = False
        if self._stale:
            self.place()
            self.touched.emit(set())

    def rest(self) -> None:
        """Stop loading while the page is hidden; what changes is loaded when it is shown again."""
        self._resting = True
        for pause in (self._search_pause, self._notice_pause):
            self._stale = self._stale or pause.isActive()
            pause.stop()
        awaited = [self._questions.give_up(_SEARCH), self.totals.give_up()]
        self._stale = self._stale or any(awaited)
        if self._searched:
            self._searched = False
            self.reads.in_background(ListReads.forget)

    def place(self) -> None:
        """Load the whole list anew, now or when the page is shown."""
        self._forget()
        if not self._looked:
            return
        if self._resting:
            self._stale = True
            return
        self.place_again()

    def place_again(self) -> None:
        """Lay out what is known under the search, the filters and the order in force."""
        self._lay_out()
        self.placed.emit()
        self.changed.emit()

    def on_store_changed(self, ids: Iterable[str]) -> None:
        """Load these rows anew after a change of the store; none means that anything may have changed."""
        if not self._looked:
            return
        self._forget()
        if self._resting:
            self._stale = True
            return
        named = {ReceivableId(id) for id in ids}
        self._changed_ids = self._changed_ids | named if named and self._changed_ids is not None else None
        wait = self._free_at - time.monotonic()
        if wait <= 0:
            self._take_in()
        elif not self._notice_pause.isActive():
            self._notice_pause.start(round(wait * 1000))

    @property
    def is_about_to_read(self) -> bool:
        """Whether a change waits to be read until the list was on view for a while."""
        return self._notice_pause.isActive()

    def _forget(self) -> None:
        """Drop what was loaded; the new `edition` tells whoever cached some of it."""
        self._base = None
        self.edition += 1

    def _take_in(self) -> None:
        changed_ids, self._changed_ids = self._changed_ids, set()
        began = time.monotonic()
        rows = self.reads.rows_of(changed_ids) if changed_ids and len(changed_ids) <= WATCHED else {}
        before = {row: status for row in rows.values() if (status := self._stood(row))}
        self._forget()
        self._lay_out()
        stand = {place.row: place.status for place in self.reads.places(before)} if before else {}
        self.moves = [
            Moved(row, status, stand[row])
            for row, status in before.items()
            if row in stand and stand[row] != status
        ]
        moved = {move.row for move in self.moves}
        if moved:
            self.fresh |= moved
            QTimer.singleShot(FRESH_MS, self, lambda: self._settle(moved))
        self.placed.emit()
        self.moves = []
        self.changed.emit()
        self.touched.emit(set(rows.values()))
        if self.count > MANY:
            self._free_at = time.monotonic() + (time.monotonic() - began) * BUSY_SHARE

    def _stood(self, row: int) -> str:
        """Return the status of the row when it was last read, empty where it was not."""
        if row in self._shown_status:
            return self._shown_status[row]
        return next((status for status, rows in self._columns.items() if row in rows), "")

    def _settle(self, rows: set[int]) -> None:
        self.fresh -= rows
        self.touched.emit(rows)

    def _look(self) -> None:
        if not self._looked:
            self._lay_out()

    def _lay_out(self) -> None:
        self._looked, self._stale = True, False
        self._search_pause.stop()
        self._questions.give_up(_SEARCH)
        now = text.current_moment()
        key = (self.form, self.filters, self.order, self.rates, now.date())
        if self._base is None or self._base[0] != key:
            self._base = (key, GroupedRows(self._read(now)))
        all_rows = self._base[1]
        if self._match is None or self._match[:2] != (self.search, self.edition):
            self._match = (self.search, self.edition, self.reads.rows_matching(self.search))
        self._narrowed = _narrow(all_rows, self._match[2], self._narrowed)
        narrowed = self._narrowed[2]
        if self.form == "table":
            self._columns, self._listed = {}, narrowed.get("", [])
        else:
            self._columns, self._listed = narrowed, []
        self._empty = not all_rows.parts and not self.filters and self.reads.is_empty()
        self._keep_chosen()
        self.totals.add_up(self.filters, all_rows, narrowed, searched=bool(self.search))

    def _read(self, now: datetime) -> dict[str, list[int]]:
        if self.form == "table":
            return {"": self.reads.ordered(self.filters, self.order, now, self.rates)}
        return self.reads.by_status(self.filters, self.order, now, self.rates)

    # What was chosen

    def choose(self, rows: Iterable[int]) -> None:
        chosen = tuple(rows)
        if chosen != self.chosen:
            self.chosen = chosen
            self.chosen_changed.emit()

    def _keep_chosen(self) -> None:
        if self.chosen:
            shown = set(self._listed) if self.form == "table" else set().union(*self._columns.values())
            self.choose(row for row in self.chosen if row in shown)

    def sums_of(self, rows: Iterable[int]) -> dict[str, Decimal]:
        """Return the sum of the figures of these by currency, of whatever status."""
        sums: dict[str, Decimal] = defaultdict(Decimal)
        for total in self.reads.sums(Filters(), text.current_moment(), rows):
            sums[total.currency] += total.figure
        return dict(sums)

    def in_order(self, rows: Iterable[int]) -> list[int]:
        """Return these rows in the order in which they are shown."""
        wanted = set(rows)
        return [row for row in self.shown_rows if row in wanted]


def _narrow(all_rows: GroupedRows, matching: frozenset[int] | None, previous: Narrowed | None) -> Narrowed:
    """Return what is left; as it is `previous`, where it was made of the same."""
    if previous is not None and previous[0] is all_rows and previous[1] is matching:
        return previous
    return all_rows, matching, all_rows.filter_to(matching)
