"""What a list adds up to, by status and by age: at once where it is little, a moment later where it is much."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping
from itertools import chain
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from recovery_desktop.session.session import Session
from recovery_desktop.store.filters import Filters
from recovery_desktop.store.listing import AgeSum, ListReads
from recovery_desktop.store.status_sums import StatusSum
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.board.grouped_rows import GroupedRows
from recovery_desktop.ui.pages.board.questions import Questions

MANY: Final = 5_000
"""From here on sums follow the list by a moment, so that they never hold up a key or a first picture."""
FEW: Final = 500
"""The same while somebody types: so many are added up before the next key is painted."""
LATER_MS: Final = 400

_NAME: Final = "sums"
Sums = tuple[list[StatusSum], list[AgeSum]]


class Totals(QObject):
    """`figured` says that sums and ages are new; `is_loaded` is False from a new list until then."""

    figured = Signal()

    def __init__(self, session: Session, questions: Questions, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._questions = session, questions
        self.sums: dict[str, list[StatusSum]] = {}
        self.ages: list[AgeSum] = []
        self.is_loaded = False
        self._aged: GroupedRows | None = None
        """Of which list the ages are."""
        self._ask: Callable[[], None] = lambda: None
        self._pause = QTimer(self, singleShot=True, interval=LATER_MS)
        self._pause.timeout.connect(lambda: self._ask())
        # The moment begins when the loop turns again: a page that is long in the making is painted before its sums.
        self._turn = QTimer(self, singleShot=True, interval=0)
        self._turn.timeout.connect(self._pause.start)

    def of(self, status: str) -> Mapping[str, StatusSum]:
        """Return the sums of a column by currency, of what is shown in it."""
        return {total.currency: total for total in self.sums.get(status, [])}

    def add_up(
        self, filters: Filters, all_rows: GroupedRows, shown_rows: Mapping[str, list[int]], *, searched: bool
    ) -> None:
        """Add up the rows: sums over `shown_rows`, what a search left of `all_rows`; ages over all of them."""
        self.give_up()
        self.is_loaded = False
        # Ages do not change while somebody types, so they are not added up at every key.
        ages = self.ages if self._aged is all_rows else None

        def work(reads: ListReads) -> Sums:
            now = text.current_moment()
            within = list(chain.from_iterable(shown_rows.values())) if searched else None
            sums = reads.sums(filters, now, within)
            return sums, reads.ageing(filters, now) if ages is None else ages

        def take(result: Sums) -> None:
            self._take(all_rows, *result)

        is_little = sum(map(len, shown_rows.values())) <= (FEW if searched else MANY)
        if is_little and (ages is not None or all_rows.count <= MANY):
            take(work(self._session.connection_store.listing))
        else:
            self._ask = lambda: self._questions.ask(_NAME, work, take)
            self._turn.start()

    def give_up(self) -> bool:
        """Return whether anything was still to be added up."""
        awaited = self._turn.isActive() or self._pause.isActive()
        self._turn.stop()
        self._pause.stop()
        return self._questions.give_up(_NAME) or awaited

    def _take(self, all_rows: GroupedRows, sums: list[StatusSum], ages: list[AgeSum]) -> None:
        totals: dict[str, list[StatusSum]] = defaultdict(list)
        for total in sums:
            totals[total.status].append(total)
        self.sums, self._aged, self.ages = dict(totals), all_rows, ages
        self.is_loaded = True
        self.figured.emit()
