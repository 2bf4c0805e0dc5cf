"""What may be done to several receivables at once, and to which of them not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass

from recovery_contract.allowed_actions import Action, Party, allowed_actions
from recovery_contract.lifecycle import TERMINAL
from recovery_desktop.store.listing import RowPlace

UNDER_WAY = "under_way"
"""Beside statuses: the same is being done already."""
NOT_NOW = "not_now"
"""Beside statuses: the service does not let it be done now."""
NOTHING_OPEN = "nothing_open"
"""Beside statuses: all that is asked for has arrived."""


@dataclass(frozen=True)
class BulkPlan:
    """Which of the chosen an action takes: `can`; `cannot` says for each reason, a status or one beside them, how many
    it does not."""

    can: tuple[RowPlace, ...]
    cannot: tuple[tuple[str, int], ...]

    @property
    def total(self) -> int:
        return len(self.can) + sum(count for _, count in self.cannot)


def cancelling(places: Iterable[RowPlace], under_way: Collection[str]) -> BulkPlan:
    """Sort the rows into those that can be cancelled and reasons for the others: by pending requests and by status."""
    return _sorted(places, under_way, Action.CANCEL, frozenset())


def recording(places: Iterable[RowPlace], under_way: Collection[str], settled: Collection[int]) -> BulkPlan:
    """Sort the rows into those of which a payment can be recorded and reasons for the others; of `settled` rows
    nothing is open."""
    return _sorted(places, under_way, Action.RECORD_PAYMENT, settled)


def pausing(places: Iterable[RowPlace], under_way: Collection[str]) -> BulkPlan:
    """Sort the rows into those that can be paused and reasons for the others: only as the service says."""
    return _by_service(places, under_way, lambda place: place.pausable)


def resuming(places: Iterable[RowPlace], under_way: Collection[str]) -> BulkPlan:
    """Sort the rows into those whose pause can be ended and reasons for the others."""
    return _by_service(places, under_way, lambda place: place.paused)


def _by_service(
    places: Iterable[RowPlace], under_way: Collection[str], is_allowed: Callable[[RowPlace], bool]
) -> BulkPlan:
    can, cannot = [], Counter[str]()
    for place in places:
        if place.id in under_way:
            cannot[UNDER_WAY] += 1
        elif is_allowed(place):
            can.append(place)
        else:
            cannot[place.status if place.status in TERMINAL else NOT_NOW] += 1
    return BulkPlan(tuple(can), tuple(sorted(cannot.items())))


def _sorted(
    places: Iterable[RowPlace], under_way: Collection[str], action: Action, settled: Collection[int]
) -> BulkPlan:
    can, cannot = [], Counter[str]()
    for place in places:
        if place.id in under_way:
            cannot[UNDER_WAY] += 1
        elif action not in allowed_actions(Party.CREDITOR, place.status):
            cannot[place.status] += 1
        elif place.row in settled:
            cannot[NOTHING_OPEN] += 1
        else:
            can.append(place)
    return BulkPlan(tuple(can), tuple(sorted(cannot.items())))
