"""Pauses between retries after a failure, one rule for everything."""

from __future__ import annotations

import random
from typing import Final

from recovery_desktop.failures import Failure

PAUSES_SECONDS: Final = (1.0, 2.0, 5.0, 15.0, 60.0)
SPREAD: Final = 0.2
"""Of the pause, added at random: many apps that lost the same service do not come back in the same moment."""


def retry_delay(failures: int, failure: Failure | None = None) -> float:
    """Return seconds after so many failures in a row, and never less than the service itself asked for."""
    own = PAUSES_SECONDS[min(failures, len(PAUSES_SECONDS) - 1)] * (1 + SPREAD * random.random())
    return own if failure is None or failure.retry_after is None else max(own, failure.retry_after)
