"""For the practice clock."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from recovery_desktop.commands import practise
from recovery_desktop.session.session import Session


class Practice:
    def __init__(self, session: Session) -> None:
        self._session = session

    async def now(self) -> datetime:
        return await self._session.connected.client.sandbox.now()

    async def advance(self, seconds: int, /) -> None:
        await practise.advance_clock(self._session.connected, seconds)
        self._sync()

    async def advance_to_next(self, expect: Callable[[datetime], None], /) -> bool:
        """False where nothing is planned."""
        moved = await practise.advance_to_next(self._session.connected, expect)
        self._sync()
        return moved

    def _sync(self) -> None:
        link = self._session.link
        if link is not None and link.pulse is not None:
            link.pulse.nudge(sync=True)
