"""What the board lists: searched, narrowed and ordered, read when it has to be, and which of it was chosen."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QTimer, Signal

from recovery_contract.lifecycle import ReceivableStatus
from recovery_desktop.store.listing import AgeSum, Filters, ListReads, Order
from recovery_desktop.store.receivables import ReceivableRow, StatusSum
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.board.asks import BoardReads
from recovery_desktop.ui.pages.board.views import Form
from recovery_desktop.ui.pages.board.whole import Whole
from recovery_desktop.ui.state import PageState, Spawn

if TYPE_CHECKING:  # loaded with the first long read
    from concurrent.futures import Future

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
MANY: Final = 5_000
"""From here on sums follow the list by a moment, so that they never hold up a key or a first picture."""
FEW: Final = 500
"""The same while somebody types: so many are added up before the next key is painted."""
SUMS_LATER_MS: Final = 400
WATCHED: Final = 20
"""So many changes at once are looked at one by one for moves; more of them are a sync, not an event."""
BUSY_SHARE: Final = 10
"""Reading a long list anew may take up one part in so many of the time."""

Found = tuple[str, int, frozenset[int] | None]
"""Under which search, in which edition, which rows."""
Kept = tuple[Whole, frozenset[int] | None, dict[str, list[int]]]
"""Of which whole and by which rows found, what is left."""


@dataclass(frozen=True)
class Moved:
    """From one column to another."""

    row: int
    before: str
    after: str


class Listing(PageState):
    """`placed` says that membership or order changed, `touched` that these rows read differently, none meaning all;
    `figured` that sums and ages are new."""

    placed = Signal()
    touched = Signal(object)
    figured = Signal()
    chosen_changed = Signal()
    _answered = Signal(object)
    """An answer has come, in the thread in which it was read."""

    def __init__(self, spawn: Spawn, reads: BoardReads, form: Form) -> None:
        super().__init__(spawn)
        self.reads, self.form = reads, form
        self.search = ""
        self.filters = Filters()
        self.order = Order()
        self.chosen: tuple[int, ...] = ()
        self.moves: list[Moved] = []
        self.fresh: set[int] = set()
        self.sums: dict[str, list[StatusSum]] = {}
        self.ages: list[AgeSum] = []
        self.sums_known = False
        self._columns: dict[str, list[int]] = {}
        self._listed: list[int] = []
        self.edition = 0
        self._base: tuple[object, Whole] | None = None
        self._aged: object = None
        self._looked = self._resting = self._stale = False
        self._empty = True
        self._seen: dict[int, str] = {}
        self._told: set[str] | None = set()
        self._free_at = 0.0
        self._asked: dict[str, Future[Any]] = {}
        self._found: Found | None = None
        self._kept: Kept | None = None
        self._answered.connect(self._take_answer)
        self._search_pause = self._timer(self._look_up, 0)
        self._sums_pause = self._timer(self._ask_sums, SUMS_LATER_MS)
        # The moment begins when the loop turns again: a page that is long in the making is painted before its sums.
        self._sums_turn = self._timer(self._sums_pause.start, 0)
        self._notice_pause = self._timer(self._take_in, 0)

    def _timer(self, then: Callable[[], None], milliseconds: int) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(milliseconds)
        timer.timeout.connect(then)
        return timer

    # What is listed

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
        known = [status for status in COLUMNS if status in always or status in self.columns]
        return [*map(str, known), *sorted(set(self.columns) - set(map(str, COLUMNS)))]

    @property
    def narrowed(self) -> bool:
        return bool(self.filters or self.search)

    @property
    def empty(self) -> bool:
        """Whether there is nothing at all, searched or not."""
        self._look()
        return self._empty

    def window(self, rows: Sequence[int]) -> dict[int, ReceivableRow]:
        """What these rows say; from now on it is known how they stood when they were on view."""
        found = self.reads.window(rows)
        if len(self._seen) > MANY:
            self._seen.clear()
        self._seen |= {row: said.status for row, said in found.items()}
        return found

    def sum_of(self, status: str) -> Mapping[str, StatusSum]:
        """The sums of a column by currency, of what is shown in it."""
        return {total.currency: total for total in self.sums.get(status, [])}

    # How it is narrowed and ordered

    def search_for(self, words: str) -> None:
        """Search as one types: keys that wait already are taken together."""
        self.search = " ".join(words.split())
        self._search_pause.start()

    def _look_up(self) -> None:
        """Letters that stand in nearly everything take long to be looked for: the next key does not wait for that."""
        search, edition = self.search, self.edition
        if not search:
            self.place_again()
            return
        self._unask("search", "sums")
        self._sums_turn.stop()
        self._sums_pause.stop()
        whole = None if self._base is None else self._base[1]

        def look(reads: ListReads) -> tuple[Found, Kept | None]:
            found = reads.found(search)
            return (search, edition, found), None if whole is None else (whole, found, whole.within(found))

        self._ask("search", look)

    def _ask(self, what: str, work: Callable[[ListReads], object]) -> None:
        """Read beside this thread."""
        self._asked[what] = asked = self.reads.beside(work)
        asked.add_done_callback(self._answered.emit)

    def _unask(self, *whats: str) -> bool:
        """Whether any of these was being asked; nobody waits for the answer any more."""
        gone = [asked for what in whats if (asked := self._asked.pop(what, None)) is not None]
        for asked in gone:
            self.reads.give_up(asked)
        return bool(gone)

    def _take_answer(self, asked: Future[Any]) -> None:
        what = next((what for what, one in self._asked.items() if one is asked), "")
        if not what or asked.cancelled():
            return
        del self._asked[what]
        if what == "search":
            self._found, self._kept = asked.result()
            self.place_again()
        else:
            self._take_sums(*asked.result())

    def narrow(self, filters: Filters) -> None:
        self.filters = filters
        self.place_again()

    def clear(self) -> None:
        """Neither filters nor a search."""
        self.search, self.filters = "", Filters()
        self.place_again()

    def sort_by(self, order: Order) -> None:
        self.order = order
        self.place_again()

    # When it is read

    def wake(self) -> None:
        """On view from now on."""
        self._resting = False
        if self._stale:
            self.place()
            self.touched.emit(set())

    def rest(self) -> None:
        """Not on view: what changes, or was still to be read, is read when it is again."""
        self._resting = True
        for pause in (self._search_pause, self._sums_turn, self._sums_pause, self._notice_pause):
            self._stale = self._stale or pause.isActive()
            pause.stop()
        self._stale = self._unask("search", "sums") or self._stale

    def place(self) -> None:
        """Anything may have changed: read the list anew, now or when it is on view."""
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

    def noticed(self, ids: Iterable[str]) -> None:
        """These changed in the store; none means that anything may have."""
        if not self._looked:
            return
        self._forget()
        if self._resting:
            self._stale = True
            return
        named = set(ids)
        self._told = self._told | named if named and self._told is not None else None
        wait = self._free_at - time.monotonic()
        if wait <= 0:
            self._take_in()
        elif not self._notice_pause.isActive():
            self._notice_pause.start(round(wait * 1000))

    def _forget(self) -> None:
        """What was read may not hold any more: `edition` tells whoever kept some of it."""
        self._base = None
        self.edition += 1

    def _take_in(self) -> None:
        told, self._told = self._told, set()
        began = time.monotonic()
        rows = self.reads.rows_of(told) if told and len(told) <= WATCHED else {}
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
        """How it stood when it was last read, empty where it was not."""
        if row in self._seen:
            return self._seen[row]
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
        self._unask("search", "sums")
        now = text.current_moment()
        key = (self.form, self.filters, self.order, now.date())
        if self._base is None or self._base[0] != key:
            self._aged = None
            self._base = (key, Whole(self._read(now)))
        whole = self._base[1]
        if self._found is None or self._found[:2] != (self.search, self.edition):
            self._found = (self.search, self.edition, self.reads.found(self.search))
        found = self._found[2]
        if self._kept is None or self._kept[0] is not whole or self._kept[1] is not found:
            self._kept = (whole, found, whole.within(found))
        kept = self._kept[2]
        if self.form == "table":
            self._columns, self._listed = {}, kept.get("", [])
        else:
            self._columns, self._listed = kept, []
        self._empty = not whole.parts and not self.filters and self.reads.is_empty()
        self._keep_chosen()
        self.sums_known = False
        # The ages are of everything, however little a search finds.
        is_aged = self._aged == self._base[0] or whole.count <= MANY
        if is_aged and self.count <= (FEW if self.search else MANY):
            self._add_up()
        else:
            self._sums_pause.stop()
            self._sums_turn.start()

    def _read(self, now: datetime) -> dict[str, list[int]]:
        if self.form == "table":
            return {"": self.reads.ordered(self.filters, self.order, now)}
        return self.reads.by_status(self.filters, self.order, now)

    def _add_up(self) -> None:
        self._sums_turn.stop()
        self._sums_pause.stop()
        self._take_sums(*self._summing()(self.reads))

    def _ask_sums(self) -> None:
        self._ask("sums", self._summing())

    def _summing(self) -> Callable[[ListReads | BoardReads], tuple[object, list[StatusSum], list[AgeSum]]]:
        """What is to be added up, to be read in either thread: what it belongs to, the sums and the ages."""
        now, filters, ages = text.current_moment(), self.filters, self.ages
        within = self.shown_rows if self.search else None
        aged = None if self._base is None else self._base[0]
        # A search leaves them as they are, so that they are not added up at every key.
        if aged is None or aged == self._aged:
            return lambda reads: (self._aged, reads.sums(filters, now, within), ages)
        return lambda reads: (aged, reads.sums(filters, now, within), reads.ageing(filters, now))

    def _take_sums(self, aged: object, sums: list[StatusSum], ages: list[AgeSum]) -> None:
        totals: dict[str, list[StatusSum]] = defaultdict(list)
        for total in sums:
            totals[total.status].append(total)
        self.sums, self._aged, self.ages = dict(totals), aged, ages
        self.sums_known = True
        self.figured.emit()

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

    def sums_of(self, rows: Iterable[int]) -> list[StatusSum]:
        """Count and amount of these by currency, of whatever status."""
        found: dict[str, StatusSum] = {}
        for total in self.reads.sums(Filters(), text.current_moment(), rows):
            old = found.get(total.currency, StatusSum("", total.currency, 0, total.amount * 0))
            found[total.currency] = StatusSum(
                "", total.currency, old.count + total.count, old.amount + total.amount
            )
        return list(found.values())

    def in_order(self, rows: Iterable[int]) -> list[int]:
        """These, as they stand on view."""
        wanted = set(rows)
        return [row for row in self.shown_rows if row in wanted]
