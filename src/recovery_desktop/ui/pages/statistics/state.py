"""How recovery performs: the service's figures over a period, and what is known here by age and month."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLocale, Signal

from recovery_contract.statistics import Period, RecoveryStats
from recovery_desktop.commands.export_list import export_list
from recovery_desktop.commands.fetch_statistics import (
    are_of_platform,
    fetch_statistics,
    fetch_statistics_between,
)
from recovery_desktop.commands.receivable_details import write_file
from recovery_desktop.session.session import Session
from recovery_desktop.store.cohorts import Cohort, Cohorts
from recovery_desktop.store.filters import AGES, Filters
from recovery_desktop.store.listing import AgeSum, ListReads
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.state import PageState
from recovery_desktop.ui.pages.statistics import export, words
from recovery_desktop.ui.paper import NotPrinted

FEW: Final = 10
"""Under so many cases a difference may be chance."""
MONTHS: Final = 12


@dataclass(frozen=True)
class Days:
    """Span from first to last day, both included, once both are known."""

    first: date | None = None
    last: date | None = None

    @property
    def is_complete(self) -> bool:
        return self.first is not None and self.last is not None and self.first <= self.last

    @property
    def is_backwards(self) -> bool:
        return self.first is not None and self.last is not None and self.first > self.last


Span = Period | Days


class StatisticsState(PageState):
    """`written` carries the path of an export. `ages` and `months` say something once they were `counted`."""

    written = Signal(str)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.period: Span = Period.ALL_TIME
        self.stats: RecoveryStats | None = None
        self.ages: list[AgeSum] = []
        self.months: list[Cohort] = []
        self.counted = False
        self._on_view = False
        self._edition = 0

    def choose(self, period: Span) -> None:
        """Choose another period and clear the figures of the old one."""
        if period != self.period:
            self.period, self.stats = period, None
        self._ask()

    def refresh(self) -> None:
        """Load everything anew: the page is shown and anything may have changed."""
        self.leave()
        self._on_view = True
        # Each count has its own name, because the one before may still be ending.
        self._edition += 1
        self.act(f"count {self._edition}", self._count)
        self._ask()

    def leave(self) -> None:
        """Stop counting: the page is hidden."""
        self._on_view = False
        self.stop(f"count {self._edition}")

    def on_connection_changed(self) -> None:
        """Clear everything of the last connection."""
        self.ages, self.months, self.counted, self.stats = [], [], False, None
        if self._on_view:
            self.refresh()
        self.changed.emit()

    async def _count(self) -> None:
        self.ages, self.months = await self._counted(MONTHS)
        self.counted = True

    async def _counted(self, months: int) -> tuple[list[AgeSum], list[Cohort]]:
        """Return what is still owed, from not yet due to the oldest, each currency of its own; and the newest
        months."""
        background, connection_store = (
            self.session.store.database.background_reader,
            self.session.connection_store,
        )
        cohorts, now, places = (
            Cohorts(background, connection_store.connection_id),
            text.current_moment(),
            list(AGES),
        )
        reads = ListReads(background, connection_store.connection_id)
        ages = await background.run(lambda: reads.ageing(Filters(), now))
        ages.sort(key=lambda total: (total.currency, places.index(total.age)))
        return ages, await background.run(lambda: cohorts.by_month(months))

    def _ask(self) -> None:
        if self._is_named:
            self.act("fetch", self._fetch)
        else:
            self.changed.emit()

    @property
    def _is_named(self) -> bool:
        return not isinstance(self.period, Days) or self.period.is_complete

    async def _fetch(self) -> None:
        # Once more where the period, or the connection, is another by then.
        while self._is_named:
            span, edition = self.period, self._edition
            stats = await self._fetch_for(span)
            if (span, edition) == (self.period, self._edition):
                self.stats = stats
                return

    async def _fetch_for(self, span: Span) -> RecoveryStats:
        if not isinstance(span, Days):
            return await fetch_statistics(self.session.context, span)
        assert span.first is not None
        assert span.last is not None
        return await fetch_statistics_between(self.session.context, span.first, span.last)

    def export(self, path: Path) -> None:
        """Export everything on the page as a list, with more months than are shown."""
        self.act("export", lambda: self._export(path))

    def keep(self, path: Path, content: bytes) -> None:
        """Write the page to a file."""
        self.act("export", lambda: self._keep(path, content))

    def not_printed(self) -> None:
        self.failure = NotPrinted()
        self.changed.emit()

    async def _keep(self, path: Path, content: bytes) -> None:
        await asyncio.to_thread(write_file, path, content)
        self.written.emit(str(path))

    async def _export(self, path: Path) -> None:
        ages, months = await self._counted(10 * MONTHS)
        rows = export.rows(self.stats, ages, months, of_platform=self.of_platform)
        mark = QLocale().decimalPoint()
        title, columns = words.tr("Statistics"), export.columns()
        await export_list(path, title, columns, [rows], lambda _: None, decimal_mark=mark)
        self.written.emit(str(path))

    @property
    def of_platform(self) -> bool:
        """Whether the figures are those of all creditors of the platform together."""
        return self.stats is not None and are_of_platform(self.session.context)

    @property
    def success(self) -> Decimal | None:
        """The share of the submitted money that came in, None for nothing submitted."""
        if self.stats is None or not self.stats.total_amount_sent:
            return None
        return self.received / self.stats.total_amount_sent

    @property
    def received(self) -> Decimal:
        """What came in, also of what is still open or ended for less; of a service that does not tell that apart, what
        was recovered."""
        stats = self.stats
        if stats is None:
            return Decimal(0)
        return export.received(stats)

    @property
    def rests_on_few(self) -> bool:
        """Whether a comparison with and without phone rests on too few cases to tell."""
        stats = self.stats
        return stats is not None and any(
            count is not None and count < FEW
            for count in (stats.closed_with_phone, stats.closed_without_phone)
        )
