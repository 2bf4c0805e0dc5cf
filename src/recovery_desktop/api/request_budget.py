"""Requests allowed in a minute by the API's limits, enforced here whatever goes wrong."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from typing import Final

from recovery_contract.rate_limits import OCR, RECEIVABLES, STANDARD
from recovery_desktop.api.request_log import RequestLog

WINDOW_SECONDS: Final = 61.0
"""A little more than the minute in which the service counts: requests take different times on their way."""
BACKGROUND_SHARE: Final = 0.8
"""Of each limit: the rest is left to what somebody waits for."""
RECEIVABLE_PATHS: Final = "/v1/receivables"
OCR_PATH: Final = "/v1/receivables/ocr"


class RequestBudget:
    """`clock` never jumps. `log` has what left before the app was started anew."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, log: RequestLog | None = None) -> None:
        self._clock, self._log = clock, log or RequestLog()
        self._sent: dict[str, deque[float]] = {name: deque() for name in ("all", "receivables", "ocr")}
        now = clock()
        for ago, path in self._log.load(WINDOW_SECONDS):
            self._append(path, now - ago)

    def take(self, path: str, *, in_background: bool = False) -> float:
        """Take one request out of the budget and return 0, or return the seconds until one is free."""
        wait = self.seconds_until_free(path, in_background=in_background)
        if wait == 0:
            self.count(path)
        return wait

    def seconds_until_free(self, path: str, *, in_background: bool = False) -> float:
        """Return after how many seconds such a request may leave; 0 for now."""
        now = self._clock()
        return max(self._until_free(name, most, now, in_background) for name, most in _scopes(path))

    def count(self, path: str) -> None:
        """Count a request that leaves now."""
        self._append(path, self._clock())
        # Without ids: the log says which limits count it and nothing else.
        self._log.add(_limited_path(path), WINDOW_SECONDS)

    def _append(self, path: str, at: float) -> None:
        for name, _ in _scopes(path):
            self._sent[name].append(at)

    def _until_free(self, name: str, most: int, now: float, in_background: bool) -> float:
        sent = self._sent[name]
        while sent and sent[0] <= now - WINDOW_SECONDS:
            sent.popleft()
        allowed = max(1, int(most * BACKGROUND_SHARE)) if in_background else most
        return 0.0 if len(sent) < allowed else sent[len(sent) - allowed] + WINDOW_SECONDS - now


def _limited_path(path: str) -> str:
    """Return a path that the same limits count."""
    names = [name for name, _ in _scopes(path)]
    if "ocr" in names:
        return OCR_PATH
    return RECEIVABLE_PATHS if "receivables" in names else "/"


def _scopes(path: str) -> list[tuple[str, int]]:
    """Return all limits that may count this path: how they combine is not documented."""
    scopes = [("all", STANDARD[0].amount)]
    if path == RECEIVABLE_PATHS or path.startswith(f"{RECEIVABLE_PATHS}/"):
        scopes.append(("receivables", RECEIVABLES.amount))
    if path == OCR_PATH:
        scopes.append(("ocr", OCR.amount))
    return scopes
