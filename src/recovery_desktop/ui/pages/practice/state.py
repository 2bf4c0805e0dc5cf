"""The clock of Practice: to the next event, or a week on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from typing import Protocol

from PySide6.QtCore import Signal

from recovery_desktop.failures import Failure
from recovery_desktop.ui.state import PageState, Spawn

WEEK_SECONDS = 7 * 86_400


class ClockCommands(Protocol):
    async def advance(self, seconds: int, /) -> None: ...

    async def advance_to_next(self, expect: Callable[[datetime], None], /) -> bool:
        """To the next planned action; False where nothing is planned. `expect` is told the time before it is so."""

    async def now(self) -> datetime: ...


class PracticeState(PageState):
    """`expected`: the clock is about to be moved. What happens by the new time can be here before the answer is."""

    expected = Signal()

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
        with self._moving():
            self.nothing_planned = not await self._commands.advance_to_next(self._expect)
        await self._look()

    async def _week(self) -> None:
        self.nothing_planned = False
        with self._moving():
            self._expect(datetime.now(UTC) + self.ahead + timedelta(seconds=WEEK_SECONDS))
            await self._commands.advance(WEEK_SECONDS)
        await self._look()

    @contextmanager
    def _moving(self) -> Iterator[None]:
        """A clock that was not moved after all stands where it stood."""
        before = self.ahead
        try:
            yield
        except Failure:
            self.ahead = before
            raise

    def _expect(self, now: datetime) -> None:
        self.ahead = now - datetime.now(UTC)
        self.expected.emit()
