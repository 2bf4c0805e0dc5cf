"""How recovery performs: the service's figures over a period, and what is known here by age and month."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from pathlib import Path
from typing import Final, Protocol

from PySide6.QtCore import Signal

from recovery_contract.reports import Period, RecoveryStats
from recovery_desktop.failures import Failure
from recovery_desktop.marking import QT_TRANSLATE_NOOP
from recovery_desktop.store.cohorts import Cohort
from recovery_desktop.ui.state import PageState, Spawn

FEW: Final = 10
"""Under so many cases a difference may be chance."""
MONTHS: Final = 12


@dataclass(frozen=True)
class Days:
    """From the first to the last, both included; not before both are known."""

    first: date | None = None
    last: date | None = None

    @property
    def is_whole(self) -> bool:
        return self.first is not None and self.last is not None and self.first <= self.last

    @property
    def is_backwards(self) -> bool:
        return self.first is not None and self.last is not None and self.first > self.last


Span = Period | Days


@dataclass(frozen=True)
class Aged:
    """What is still owed at an age, in words and exact."""

    name: str
    tone: str
    currency: str
    count: int
    amount: Decimal


class ReadStatistics(Protocol):
    async def __call__(self, span: Span, /) -> RecoveryStats: ...


class KnownHere(Protocol):
    async def ages(self) -> Sequence[Aged]:
        """From not yet due to the oldest, each currency of its own."""

    async def months(self, limit: int, /) -> Sequence[Cohort]:
        """The newest first."""

    async def write(self, path: Path, stats: RecoveryStats | None, /) -> None:
        """Everything on the page as a list. Raises a Failure."""

    async def keep(self, path: Path, content: bytes, /) -> None:
        """The file, whole or not at all. Raises a Failure."""


class NotPrinted(Failure):
    title = QT_TRANSLATE_NOOP("notices", "The printer took nothing")
    next_step = QT_TRANSLATE_NOOP("notices", "Look whether it is there, or save the page as a PDF.")


class StatisticsState(PageState):
    """`written` carries the path of an export. `ages` and `months` say something once they were `counted`."""

    written = Signal(str)

    def __init__(self, spawn: Spawn, read: ReadStatistics, here: KnownHere) -> None:
        super().__init__(spawn)
        self._read, self._here = read, here
        self.period: Span = Period.ALL_TIME
        self.stats: RecoveryStats | None = None
        self.ages: list[Aged] = []
        self.months: list[Cohort] = []
        self.counted = False
        self._on_view = False
        self._edition = 0

    def choose(self, period: Span) -> None:
        """Another period; figures of the old one are not left standing under its name."""
        if period != self.period:
            self.period, self.stats = period, None
        self._ask()

    def look(self) -> None:
        """Came on view: everything may have changed."""
        self.leave()
        self._on_view = True
        # Each under a name of its own: the one before may still be on its way out.
        self._edition += 1
        self.act(f"count {self._edition}", self._count)
        self._ask()

    def leave(self) -> None:
        """Off view: nobody waits for what is being counted."""
        self._on_view = False
        self.stop(f"count {self._edition}")

    def switched(self) -> None:
        """Another connection: nothing of the one before is shown under it."""
        self.ages, self.months, self.counted, self.stats = [], [], False, None
        if self._on_view:
            self.look()
        self.changed.emit()

    async def _count(self) -> None:
        ages, months = await self._here.ages(), await self._here.months(MONTHS)
        self.ages, self.months, self.counted = list(ages), list(months), True

    def _ask(self) -> None:
        if self._is_named:
            self.act("look", self._look)
        else:
            self.changed.emit()

    @property
    def _is_named(self) -> bool:
        return not isinstance(self.period, Days) or self.period.is_whole

    async def _look(self) -> None:
        # Once more where the period, or the connection, is another by then.
        while self._is_named:
            asked, edition = self.period, self._edition
            stats = await self._read(asked)
            if (asked, edition) == (self.period, self._edition):
                self.stats = stats
                return

    def export(self, path: Path) -> None:
        self.act("export", lambda: self._export(path))

    def keep(self, path: Path, content: bytes) -> None:
        """The page as a file that was made already."""
        self.act("export", lambda: self._keep(path, content))

    def not_printed(self) -> None:
        self.failure = NotPrinted()
        self.changed.emit()

    async def _keep(self, path: Path, content: bytes) -> None:
        await self._here.keep(path, content)
        self.written.emit(str(path))

    async def _export(self, path: Path) -> None:
        await self._here.write(path, self.stats)
        self.written.emit(str(path))

    @property
    def success(self) -> Decimal | None:
        """The share of the submitted that was recovered, None for nothing submitted."""
        if self.stats is None or not self.stats.total_sent:
            return None
        return Decimal(self.stats.total_recovered) / self.stats.total_sent

    @property
    def received(self) -> Decimal:
        """What came in, also of what is still open or ended for less; of a service that does not tell that apart, what
        was recovered."""
        stats = self.stats
        if stats is None:
            return Decimal(0)
        told = stats.total_amount_received
        return stats.total_amount_recovered if told is None else told

    @property
    def rests_on_few(self) -> bool:
        """Whether a comparison with and without phone rests on too few cases to tell."""
        stats = self.stats
        return stats is not None and any(
            count is not None and count < FEW
            for count in (stats.closed_with_phone, stats.closed_without_phone)
        )
