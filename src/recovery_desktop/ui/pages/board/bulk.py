"""What may be done to several receivables at once, and to which of them not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import dataclass

from recovery_contract.allowed_actions import Action, Party, allowed_actions
from recovery_desktop.store.listing import RowPlace

UNDER_WAY = "under_way"
"""Beside statuses: it is being cancelled already."""


@dataclass(frozen=True)
class Cancelling:
    """`can` may be cancelled; `cannot` says for each reason, a status or UNDER_WAY, how many may not."""

    can: tuple[RowPlace, ...]
    cannot: tuple[tuple[str, int], ...]

    @property
    def total(self) -> int:
        return len(self.can) + sum(count for _, count in self.cannot)


def cancelling(places: Iterable[RowPlace], under_way: Collection[str]) -> Cancelling:
    """Sort the rows into those that can be cancelled and reasons for the others: by pending requests and by status."""
    can, cannot = [], Counter[str]()
    for place in places:
        if place.id in under_way:
            cannot[UNDER_WAY] += 1
        elif Action.CANCEL in allowed_actions(Party.CREDITOR, place.status):
            can.append(place)
        else:
            cannot[place.status] += 1
    return Cancelling(tuple(can), tuple(sorted(cannot.items())))
