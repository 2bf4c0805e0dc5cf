"""On how many days a debtor is contacted over all its receivables, and which day is free."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import date, timedelta
from typing import Final

from recovery_service.law.workdays import Workdays

CAPS: Final = ((1, 1, "one_a_day"), (7, 3, "three_a_week"))
"""Days, contacts of one debtor at most within them over all its receivables, and the reason to wait."""

DAY_MS: Final = 86_400_000
HISTORY_MS: Final = 8 * DAY_MS
"""Reaches over the days of every cap, in every zone."""


class ContactCalendar:
    """The days on which the debtor is contacted, as each country counts them."""

    def __init__(self, moments: Sequence[int]) -> None:
        self._moments = list(moments)
        self._contacts: dict[Workdays, Counter[int]] = {}  # by the ordinal of the day
        # A day that is no workday or full never becomes free again: where the search goes on from it.
        self._later: dict[Workdays, dict[date, date]] = {}

    def add(self, moment: int) -> None:
        self._moments.append(moment)
        for workdays, contacts in self._contacts.items():
            contacts[workdays.local_date(moment).toordinal()] += 1

    def first_free(self, workdays: Workdays, day: date) -> date:
        later = self._later.setdefault(workdays, {})
        passed = []
        while day in later or not (workdays.is_workday(day) and self.is_free(workdays, day)):
            passed.append(day)
            day = later.get(day, day + timedelta(days=1))
        later.update(dict.fromkeys(passed, day))
        return day

    def is_free(self, workdays: Workdays, day: date) -> bool:
        contacts = self._contacts.get(workdays)
        if contacts is None:
            days = (workdays.local_date(moment).toordinal() for moment in self._moments)
            contacts = self._contacts[workdays] = Counter(days)
        return all(_fits(contacts, day.toordinal(), *cap[:2]) for cap in CAPS)


def _fits(contacts: Mapping[int, int], day: int, within: int, at_most: int) -> bool:
    """Return whether every span of `within` days around this one has room for one more."""
    around = [contacts.get(one, 0) for one in range(day - within + 1, day + within)]
    return all(sum(around[begin : begin + within]) < at_most for begin in range(within))
