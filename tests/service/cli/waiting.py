"""Waiting for a condition, for as long as a start may take."""

import time
from collections.abc import Callable
from typing import Any

LONGEST_START = 60.0


def until(condition: Callable[..., Any], seconds: float = LONGEST_START) -> None:
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, "it did not happen"
        time.sleep(0.02)
