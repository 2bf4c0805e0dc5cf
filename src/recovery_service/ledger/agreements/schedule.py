"""How far payments cover the parts of an agreement."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Literal

from recovery_contract.instalments import ScheduledInstalment

InstalmentStatus = Literal["open", "paid", "late"]


@dataclass(frozen=True)
class InstalmentState:
    """State of one instalment: `paid_minor` of `minor` has arrived; late from the day after `due_on` on."""

    number: int
    due_on: date
    minor: int
    paid_minor: int
    state: InstalmentStatus


def allocate_payments(
    instalments: Sequence[ScheduledInstalment], arrived_minor: int, today: date
) -> list[InstalmentState]:
    """Return the state of each instalment: payments cover the first one first, what is left of them the next, and so
    on."""
    states, left = [], max(0, arrived_minor)
    for number, instalment in enumerate(instalments, 1):
        paid = min(left, instalment.minor)
        left -= paid
        state: InstalmentStatus = (
            "paid" if paid == instalment.minor else "late" if instalment.due_on < today else "open"
        )
        states.append(InstalmentState(number, instalment.due_on, instalment.minor, paid, state))
    return states
