"""The parts of an agreement: exact to the minor unit, month by month; and how far payments cover them."""

from __future__ import annotations

import calendar
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Literal

PartState = Literal["open", "paid", "late"]


@dataclass(frozen=True)
class Part:
    due_on: date
    minor: int


@dataclass(frozen=True)
class Standing:
    """How one part stands: `paid_minor` of `minor` has arrived; late from the day after `due_on` on."""

    number: int
    due_on: date
    minor: int
    paid_minor: int
    state: PartState


def split(total_minor: int, count: int, first_on: date) -> tuple[Part, ...]:
    """Equal parts, one a month; the last takes what the division leaves. Raises ValueError for fewer than one part."""
    if count < 1:
        raise ValueError("at least one part")
    each = total_minor // count
    last = total_minor - each * (count - 1)
    return tuple(Part(_months_after(first_on, n), last if n == count - 1 else each) for n in range(count))


def standings(parts: Sequence[Part], arrived_minor: int, today: date) -> list[Standing]:
    """What arrived covers the first part first; what is left of it the next, and so on."""
    told, left = [], max(0, arrived_minor)
    for number, part in enumerate(parts, 1):
        paid = min(left, part.minor)
        left -= paid
        state: PartState = "paid" if paid == part.minor else "late" if part.due_on < today else "open"
        told.append(Standing(number, part.due_on, part.minor, paid, state))
    return told


def _months_after(day: date, months: int) -> date:
    """The same day of a later month, or that month's last day where it has no such day."""
    year, month = divmod(day.year * 12 + day.month - 1 + months, 12)
    return date(year, month + 1, min(day.day, calendar.monthrange(year, month + 1)[1]))
