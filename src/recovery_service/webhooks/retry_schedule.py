"""When a delivery that failed is tried again, and when an endpoint that always fails is switched off."""

from __future__ import annotations

from typing import Final

RETRY_DELAYS_SECONDS: Final = (0, 60, 300, 1_800, 7_200, 21_600, 86_400)
"""The gap before each attempt, counted from the failure of the one before."""
ATTEMPTS: Final = len(RETRY_DELAYS_SECONDS)
AUTO_DISABLE_DAYS: Final = 30


def next_attempt_at(attempt: int, failed_at: int) -> int:
    """Return the moment, in milliseconds, of the attempt after `attempt`, which counts from 1."""
    return failed_at + RETRY_DELAYS_SECONDS[attempt] * 1000
