"""The board: which receivables stand in which column, what was searched, which one moved just now."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Protocol

from PySide6.QtCore import QTimer, Signal

from recovery_contract.lifecycle import ReceivableStatus
from recovery_desktop.store.receivables import ReceivableRow, StatusSum
from recovery_desktop.ui.state import PageState, Spawn

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

SEARCH_PAUSE_MS: Final = 120
FRESH_MS: Final = 6_000


class BoardReads(Protocol):
    def ids(
        self, statuses: Sequence[str] | None = None, search: str = "", *, order: str = "newest"
    ) -> list[tuple[str, str]]:
        """(status, id) of everything that fits, in order."""

    def rows(self, ids: Sequence[str]) -> dict[str, ReceivableRow]: ...

    def sums(self) -> list[StatusSum]: ...


class BoardState(PageState):
    """`placed` says that membership or order changed, `touched` that the rows of these ids read differently."""

    placed = Signal()
    touched = Signal(object)
    opened = Signal(str)

    def __init__(self, spawn: Spawn, reads: BoardReads) -> None:
        super().__init__(spawn)
        self.reads = reads
        self.search = ""
        self.order = "newest"
        self.columns: dict[str, list[str]] = {}
        self.sums: dict[str, list[StatusSum]] = {}
        self.fresh: set[str] = set()
        self._places: dict[str, str] = {}
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(SEARCH_PAUSE_MS)
        self._pause.timeout.connect(self.place)
        self.place()

    def search_for(self, words: str) -> None:
        """Search as one types, after a short pause."""
        self.search = words.strip()
        self._pause.start()

    def sort_by(self, order: str) -> None:
        self.order = order
        self.place()

    def noticed(self, ids: Iterable[str]) -> None:
        """These changed in the store; none means that anything may have."""
        named = set(ids)
        before = dict(self._places)
        self.place()
        moved = {id for id in named if id in before and before[id] != self._places.get(id)}
        if moved:
            self.fresh |= moved
            QTimer.singleShot(FRESH_MS, self, lambda: self._settle(moved))
        self.touched.emit(named)

    def _settle(self, ids: set[str]) -> None:
        self.fresh -= ids
        self.touched.emit(ids)

    def place(self) -> None:
        """Read every column in one query, and the sums."""
        placed: dict[str, list[str]] = defaultdict(list)
        self._places = {}
        for status, id in self.reads.ids(None, self.search, order=self.order):
            placed[status].append(id)
            self._places[id] = status
        self.columns = dict(placed)
        totals: dict[str, list[StatusSum]] = defaultdict(list)
        for total in self.reads.sums():
            totals[total.status].append(total)
        self.sums = dict(totals)
        self.placed.emit()
        self.changed.emit()

    @property
    def shown(self) -> list[str]:
        """The columns in order: the usual ones, those with something in them, and any unknown status."""
        known = [status for status in COLUMNS if status in ALWAYS or status in self.columns]
        return [*map(str, known), *sorted(set(self.columns) - set(map(str, COLUMNS)))]

    @property
    def empty(self) -> bool:
        """Whether there is nothing at all, searched or not."""
        return not self.columns and not self.search

    def sum_of(self, status: str) -> Mapping[str, StatusSum]:
        """The sums of a column by currency; of everything in it, searched or not."""
        return {total.currency: total for total in self.sums.get(status, [])}
