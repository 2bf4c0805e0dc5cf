"""How far payments cover the parts of an agreement."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Literal

from recovery_contract.instalments import ScheduledInstalment

PartState = Literal["open", "paid", "late"]


@dataclass(frozen=True)
class Standing:
    """How one part stands: `paid_minor` of `minor` has arrived; late from the day after `due_on` on."""

    number: int
    due_on: date
    minor: int
    paid_minor: int
    state: PartState


def standings(parts: Sequence[ScheduledInstalment], arrived_minor: int, today: date) -> list[Standing]:
    """What arrived covers the first part first; what is left of it the next, and so on."""
    told, left = [], max(0, arrived_minor)
    for number, part in enumerate(parts, 1):
        paid = min(left, part.minor)
        left -= paid
        state: PartState = "paid" if paid == part.minor else "late" if part.due_on < today else "open"
        told.append(Standing(number, part.due_on, part.minor, paid, state))
    return told
