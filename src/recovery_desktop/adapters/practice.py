"""For the practice clock."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from recovery_desktop.adapters.desk import Desk
from recovery_desktop.commands import practise


class Practice:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def now(self) -> datetime:
        return await self._desk.connected.client.sandbox.now()

    async def advance(self, seconds: int, /) -> None:
        await practise.advance_clock(self._desk.connected, seconds)
        self._sync()

    async def advance_to_next(self, expect: Callable[[datetime], None], /) -> bool:
        """False where nothing is planned."""
        moved = await practise.advance_to_next(self._desk.connected, expect)
        self._sync()
        return moved

    def _sync(self) -> None:
        link = self._desk.link
        if link is not None and link.pulse is not None:
            link.pulse.nudge(sync=True)
