"""How recovery performs over a period, from the service's own figures."""

from __future__ import annotations

from decimal import Decimal
from typing import Protocol

from recovery_contract.reports import Period, RecoveryStats
from recovery_desktop.ui.state import PageState, Spawn


class ReadStatistics(Protocol):
    async def __call__(self, period: Period, /) -> RecoveryStats: ...


class StatisticsState(PageState):
    def __init__(self, spawn: Spawn, read: ReadStatistics) -> None:
        super().__init__(spawn)
        self._read = read
        self.period = Period.ALL_TIME
        self.stats: RecoveryStats | None = None

    def choose(self, period: Period) -> None:
        """Another period; figures of the old one are not left standing under its name."""
        if period != self.period:
            self.period, self.stats = period, None
        self.look()

    def look(self) -> None:
        self.act("look", self._look)

    async def _look(self) -> None:
        asked = self.period
        stats = await self._read(asked)
        if asked == self.period:
            self.stats = stats

    @property
    def success(self) -> Decimal | None:
        """The share of the submitted that was recovered, None for nothing submitted."""
        if self.stats is None or not self.stats.total_sent:
            return None
        return Decimal(self.stats.total_recovered) / self.stats.total_sent
