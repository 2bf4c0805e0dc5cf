"""Keeps within the service's limits: learns from its headers, waits before the limit is reached, never spins."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from email.utils import parsedate_to_datetime
from typing import Final

from recovery_contract.rate_limits import LIMIT_HEADER, REMAINING_HEADER, RESET_HEADER, STANDARD
from recovery_desktop.api.request_budget import RequestBudget
from recovery_desktop.failures import Paced

WAIT_AT_MOST: Final = 60.0
"""So long a request waits for its turn; beyond it whoever asks is told, and decides."""
CLOSED_AT_MOST: Final = 3600.0
"""A service that asks for a longer rest is looked at again after an hour."""
WAIT_WITHOUT_WORD: Final = 5.0
TOKEN_PATH: Final = "/oauth/token"
EPOCH_MS_FROM: Final = 10**11
EPOCH_FROM: Final = 10**8
FOREGROUND_SHARE: Final = 0.2
"""Of the limit: what nobody waits for leaves so much to what somebody does."""
IDLE_SHARE: Final = 0.28
"""Of the limit: what looking now and then may take; of 100 a minute nearly 30, of which 50 may be about receivables."""
IDLE_AT_MOST: Final = 28.0

_in_background: ContextVar[bool] = ContextVar("in_background", default=False)


def is_in_background() -> bool:
    """Return whether nobody waits for what is asked now."""
    return _in_background.get()


@contextmanager
def in_background() -> Iterator[None]:
    """Mark the requests of the block as those nobody waits for: they give way to others."""
    before = _in_background.set(True)
    try:
        yield
    finally:
        _in_background.reset(before)


class Pacing:
    """One for each service. `turn` returns when the next request may go.

    `wall` is the time of day in seconds, by which a service may name its reset; `clock` never jumps, and `sleep` lets
    that much of it pass.
    """

    def __init__(
        self,
        wall: Callable[[], float] = time.time,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = lambda seconds: asyncio.sleep(seconds),
    ) -> None:
        self._wall, self._clock, self._sleep = wall, clock, sleep
        self.budget: RequestBudget | None = None
        """None for a service whose limits are wider than the interface's."""
        self._closed_until = 0.0
        self._limit: float | None = None
        self._left: float | None = None
        self._resets_at = 0.0

    @property
    def idle_per_minute(self) -> float:
        """How many requests a minute looking now and then may take."""
        limit = STANDARD[0].amount if self._limit is None else self._limit
        return min(IDLE_AT_MOST, IDLE_SHARE * limit)

    async def wait_for_slot(self, path: str) -> None:
        """Wait until a request may leave.

        Raises Paced where the service demands a longer pause than anybody waits for.
        """
        wait = self._wait()
        if wait > WAIT_AT_MOST:
            raise Paced(wait)
        if wait > 0:
            await self._sleep(wait)
        while self.budget is not None and (wait := self.budget.take(path, in_background=is_in_background())):
            await self._sleep(wait)

    async def wait_for_renewal(self) -> None:
        """Wait until tokens may be renewed: the service counts that too, and it is counted as it leaves."""
        while self.budget is not None and (wait := self.budget.seconds_until_free(TOKEN_PATH)):
            await self._sleep(wait)

    def note_limits(self, headers: Mapping[str, str]) -> None:
        """Read the limits from any answer: with nothing left, the next request waits for the reset."""
        limit = _number(headers.get(LIMIT_HEADER))
        if limit is not None and limit > 0:
            self._limit = limit
        self._left = _number(headers.get(REMAINING_HEADER))
        reset = self._until_reset(headers)
        if reset is None:
            self._left = None
            return
        self._resets_at = self._clock() + reset
        if self._left is not None and self._left <= 0:
            self._closed_until = self._resets_at

    def note_too_many_requests(self, headers: Mapping[str, str]) -> float:
        """Return how many seconds to wait after a 429."""
        wait = self._retry_after(headers)
        if wait is None:
            wait = self._until_reset(headers)
        return self._close(WAIT_WITHOUT_WORD if wait is None else wait)

    def note_service_fault(self, headers: Mapping[str, str]) -> float | None:
        """Return how many seconds to wait after a fault of the service, None where it does not say."""
        wait = self._retry_after(headers)
        return None if wait is None else self._close(wait)

    def _close(self, wait: float) -> float:
        seconds = min(max(wait, 1.0), CLOSED_AT_MOST)
        self._closed_until = self._clock() + seconds
        return seconds

    def _wait(self) -> float:
        closed = self._closed_until - self._clock()
        if not _in_background.get() or self._left is None or self._limit is None:
            return closed
        if self._left > FOREGROUND_SHARE * self._limit:
            return closed
        return max(closed, min(self._resets_at - self._clock(), WAIT_AT_MOST))

    def _retry_after(self, headers: Mapping[str, str]) -> float | None:
        """Return the seconds of `Retry-After`, which may be a date."""
        text = headers.get("Retry-After")
        seconds = _number(text)
        if seconds is not None or text is None:
            return seconds
        try:
            return parsedate_to_datetime(text).timestamp() - self._wall()
        except ValueError:
            return None

    def _until_reset(self, headers: Mapping[str, str]) -> float | None:
        """Return the seconds until the reset; the header's size tells seconds from now, epoch seconds and milliseconds
        apart.
        """
        value = _number(headers.get(RESET_HEADER))
        if value is None:
            return None
        if value >= EPOCH_MS_FROM:
            value = value / 1000 - self._wall()
        elif value >= EPOCH_FROM:
            value -= self._wall()
        return min(max(value, 0.0), WAIT_AT_MOST)


def _number(text: str | None) -> float | None:
    """Return a finite number, None for anything else."""
    try:
        value = None if text is None else float(text)
    except ValueError:
        return None
    return value if value is not None and abs(value) < float("inf") else None
