"""Keeps within the service's limits: learns from its headers, waits before the limit is reached, never spins."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from typing import Final

from recovery_contract.limits import REMAINING_HEADER, RESET_HEADER

WAIT_AT_MOST: Final = 60.0
WAIT_WITHOUT_WORD: Final = 5.0
EPOCH_MS_FROM: Final = 10**11
EPOCH_FROM: Final = 10**8


class Pacing:
    """One for each service. `turn` returns when the next request may go."""

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self._now = now
        self._closed_until = 0.0

    async def turn(self) -> None:
        wait = self._closed_until - self._now()
        if wait > 0:
            await asyncio.sleep(min(wait, WAIT_AT_MOST))

    def learn(self, headers: Mapping[str, str]) -> None:
        """From any answer: with nothing left, the next request waits for the reset."""
        if _number(headers.get(REMAINING_HEADER)) == 0:
            wait = self._until_reset(headers)
            if wait is not None:
                self._closed_until = self._now() + wait

    def refused(self, headers: Mapping[str, str]) -> float:
        """From a 429: how many seconds to wait."""
        wait = _number(headers.get("Retry-After"))
        if wait is None:
            wait = self._until_reset(headers)
        seconds = min(max(WAIT_WITHOUT_WORD if wait is None else wait, 1.0), WAIT_AT_MOST)
        self._closed_until = self._now() + seconds
        return seconds

    def _until_reset(self, headers: Mapping[str, str]) -> float | None:
        """The reset may be seconds from now, epoch seconds or epoch milliseconds: its size tells which."""
        value = _number(headers.get(RESET_HEADER))
        if value is None:
            return None
        if value >= EPOCH_MS_FROM:
            value = value / 1000 - self._now()
        elif value >= EPOCH_FROM:
            value -= self._now()
        return min(max(value, 0.0), WAIT_AT_MOST)


def _number(text: str | None) -> float | None:
    try:
        return None if text is None else float(text)
    except ValueError:
        return None
