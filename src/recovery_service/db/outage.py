"""What a process says of a server that is away: once, again after ever longer times, and once when it is back."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Final

import structlog
from sqlalchemy.exc import DBAPIError

from recovery_service.db.unavailable import is_unavailable

log = structlog.get_logger()

FIRST_SECONDS: Final = 10.0
LONGEST_SECONDS: Final = 600.0


class Outage:
    """Told by all who work with a server, by name: each of them asks it every second or so."""

    def __init__(self, now: Callable[[], float] = time.monotonic, of: str = "the database") -> None:
        self._of = of
        self._now = now
        self._lock = threading.Lock()
        self._refused: set[str] = set()
        self._begun_at = self._next_at = 0.0
        self._pause = FIRST_SECONDS

    def note(self, who: str, error: BaseException) -> None:
        """Note that this one was not served; say so where it is time, and at once where the database is there."""
        if isinstance(error, DBAPIError) and not is_unavailable(error):
            log.warning("the database refused", what=who, error=type(error).__name__)
            return
        with self._lock:
            now = self._now()
            if not self._refused:
                self._begun_at = self._next_at = now
                self._pause = FIRST_SECONDS / 2
            self._refused.add(who)
            if now < self._next_at:
                return
            self._pause = min(2 * self._pause, LONGEST_SECONDS)
            self._next_at = now + self._pause
            seconds = round(now - self._begun_at)
        # The kind and the state, never the text.
        state = getattr(getattr(error, "orig", error), "sqlstate", None)
        log.warning(f"{self._of} is away", what=who, seconds=seconds, error=type(error).__name__, state=state)

    def end(self, who: str) -> None:
        """Note that this one is served again; the last one says so."""
        if not self._refused:
            return
        with self._lock:
            was_away = bool(self._refused)
            self._refused.discard(who)
            if not was_away or self._refused:
                return
            seconds = round(self._now() - self._begun_at)
        log.info(f"{self._of} is back", seconds=seconds)
