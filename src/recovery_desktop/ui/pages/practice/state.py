"""The clock of Practice: to the next event, or a week on."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Protocol

from recovery_desktop.ui.state import PageState, Spawn

WEEK_SECONDS = 7 * 86_400


class ClockCommands(Protocol):
    async def advance(self, seconds: int, /) -> None: ...

    async def advance_to_next(self) -> bool:
        """To the next planned action; False where nothing is planned."""

    async def now(self) -> datetime: ...


class PracticeState(PageState):
    def __init__(self, spawn: Spawn, commands: ClockCommands) -> None:
        super().__init__(spawn)
        self._commands = commands
        self.now: datetime | None = None
        self.ahead = timedelta()
        """How far that clock is ahead of this computer's."""
        self.nothing_planned = False

    def look(self) -> None:
        self.act("clock", self._look)

    def next_event(self) -> None:
        self.act("clock", self._next, stoppable=False)

    def week(self) -> None:
        self.act("clock", self._week, stoppable=False)

    async def _look(self) -> None:
        self.now = await self._commands.now()
        self.ahead = self.now - datetime.now(UTC)

    async def _next(self) -> None:
        self.nothing_planned = not await self._commands.advance_to_next()
        await self._look()

    async def _week(self) -> None:
        self.nothing_planned = False
        await self._commands.advance(WEEK_SECONDS)
        await self._look()
