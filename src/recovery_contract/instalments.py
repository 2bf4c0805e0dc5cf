"""The parts of an agreement, exact to the minor unit and month by month, and the days in which the first may lie."""

from __future__ import annotations

import calendar
from dataclasses import dataclass
from datetime import date
from typing import Final

FIRST_INSTALMENT_MAX_DAYS: Final = 31
"""Days until the first part of a plan at most."""
SETTLEMENT_MAX_DAYS: Final = 60
"""Days until the first part of a smaller sum at most."""
PROMISE_MAX_DAYS: Final = 60
"""Days until a promised payment at most."""


PAUSE_MAX_DAYS: Final = 365
"""Days until the end of a creditor's pause at most."""


@dataclass(frozen=True)
class ScheduledInstalment:
    due_on: date
    minor: int


def split_into_instalments(total_minor: int, count: int, first_on: date) -> tuple[ScheduledInstalment, ...]:
    """Return equal parts, one a month; the last takes what the division leaves. Raises ValueError for fewer than one
    part."""
    if count < 1:
        raise ValueError("at least one part")
    each = total_minor // count
    last = total_minor - each * (count - 1)
    return tuple(
        ScheduledInstalment(_months_after(first_on, n), last if n == count - 1 else each)
        for n in range(count)
    )


def _months_after(day: date, months: int) -> date:
    """Return the same day of a later month, or that month's last day where it has no such day."""
    year, month = divmod(day.year * 12 + day.month - 1 + months, 12)
    return date(year, month + 1, min(day.day, calendar.monthrange(year, month + 1)[1]))
