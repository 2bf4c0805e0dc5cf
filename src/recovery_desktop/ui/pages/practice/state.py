"""The clock of Practice: to the next event, or a week on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta

from PySide6.QtCore import Signal

from recovery_desktop.commands.practice_clock import advance_clock, advance_to_next, fetch_clock
from recovery_desktop.failures import Failure
from recovery_desktop.session.session import Session
from recovery_desktop.ui.pages.state import PageState

WEEK_SECONDS = 7 * 86_400


class PracticeState(PageState):
    """`expected`: the clock is about to be moved. What happens by the new time can be here before the answer is."""

    expected = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.now: datetime | None = None
        self.ahead = timedelta()
        """How far that clock is ahead of this computer's."""
        self.nothing_planned = False

    def refresh(self) -> None:
        self.act("clock", self._refresh)

    def next_event(self) -> None:
        self.act("clock", self._next, stoppable=False)

    def week(self) -> None:
        self.act("clock", self._week, stoppable=False)

    async def _refresh(self) -> None:
        self.now = await fetch_clock(self.session.connected)
        self.ahead = self.now - datetime.now(UTC)

    async def _next(self) -> None:
        with self._moving():
            self.nothing_planned = not await advance_to_next(self.session.connected, self._expect)
            self.session.sync_soon()
        await self._refresh()

    async def _week(self) -> None:
        self.nothing_planned = False
        with self._moving():
            self._expect(datetime.now(UTC) + self.ahead + timedelta(seconds=WEEK_SECONDS))
            await advance_clock(self.session.connected, WEEK_SECONDS)
            self.session.sync_soon()
        await self._refresh()

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
