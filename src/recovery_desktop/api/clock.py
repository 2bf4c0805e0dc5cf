"""Offset of the service's clock from ours, to search for what it created by its own time."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import datetime
from email.utils import parsedate_to_datetime
from typing import Final

import httpx

UNNOTICED_SECONDS: Final = 60.0
"""Answers take their time; and so much more than what is known must it be to be learned anew."""


class ServiceClock:
    """`behind` is the most that was ever seen, in seconds; a clock ahead of ours hides nothing and counts as right."""

    def __init__(
        self,
        behind: float = 0.0,
        learned: Callable[[float], object] = lambda behind: None,
        wall: Callable[[], float] = time.time,
    ) -> None:
        self.behind = behind
        self._learned, self._wall = learned, wall

    async def sync_from_response(self, answer: httpx.Response) -> None:
        try:
            self.sync_to(parsedate_to_datetime(answer.headers.get("Date", "")))
        except ValueError:
            return  # a service without a clock has no time to be wrong

    def sync_to(self, now_there: datetime) -> None:
        """Adjust the clock to a time that the service calls now."""
        behind = self._wall() - now_there.timestamp()
        if behind > self.behind + UNNOTICED_SECONDS:
            self.behind = behind
            self._learned(behind)
