"""How much of a heavy suite to run: a sample in every run, its full size under `dev.py check --deep`."""

from __future__ import annotations

import os
import time
from collections.abc import Iterable, Iterator
from typing import Any, Final, TypeVar

import pytest

from tests.watch import begin_again

SHARE: Final = 8
"""One suite may take this part of the time that the whole run has."""

Turn = TypeVar("Turn")


def is_deep() -> bool:
    return os.environ.get("RECOVERY_DEEP") == "1"


def with_the_rest(sample: Iterable[Any], rest: Iterable[Any]) -> list[Any]:
    """Return the rows of a matrix for `parametrize`: these in every run, the rest under --deep only, marked for it."""
    return [*sample, *(pytest.param(*_values(row), marks=pytest.mark.deep) for row in rest if is_deep())]


def _values(row: Any) -> tuple[Any, ...]:
    return row if isinstance(row, tuple) else (row,)


def rounds(sample: int, full: int) -> int:
    """How often to repeat: `sample`, or under --deep `full` times the share of the 75 minutes asked for.

    Never less than the sample. Tests that call this carry the mark `deep`.
    """
    if not is_deep():
        return sample
    return max(sample, round(full * float(os.environ.get("RECOVERY_DEEP_SCALE", "1"))))


def ends_at() -> float:
    """When a deep run has to be over, by the clock of the system; never, where nobody said so."""
    return float(os.environ.get("RECOVERY_DEEP_ENDS", "inf"))


def in_time(turns: Iterable[Turn], sample: int) -> Iterator[Turn]:
    """These turns, each with the whole patience for a test that hangs: the sample in any case, then what there is
    time for in this run."""
    seconds = float(os.environ.get("RECOVERY_DEEP_SECONDS", "inf")) / SHARE
    over = min(time.time() + seconds, ends_at() - seconds / SHARE) if seconds < float("inf") else ends_at()
    watched = 0.0
    for number, turn in enumerate(turns):
        now = time.time()
        if number >= sample and now > over:
            return
        if now > watched + 1.0:
            begin_again()
            watched = now
        yield turn
