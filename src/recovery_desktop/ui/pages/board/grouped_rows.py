"""A whole list in order, and what a search leaves of it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping
from itertools import chain, count
from typing import Final

SEARCH_SHARE_TO_SORT: Final = 8
"""Up to one in so many rows that were found, they are put in order; beyond that the list is looked through."""


class GroupedRows:
    """Row numbers in order under each of some names. Lists are handed out as they are: nobody changes them."""

    def __init__(self, parts: Mapping[str, list[int]]) -> None:
        self.parts = {name: rows for name, rows in parts.items() if rows}
        self.count = sum(map(len, self.parts.values()))
        self._flat: list[int] = []
        self._places: dict[int, int] = {}

    def filter_to(self, matching: frozenset[int] | None) -> dict[str, list[int]]:
        """Return those that were found, in the same order; None found stands for no search."""
        if matching is None:
            return self.parts
        if len(matching) * SEARCH_SHARE_TO_SORT > self.count:
            filtered = {name: list(filter(matching.__contains__, rows)) for name, rows in self.parts.items()}
        else:
            filtered = self._in_order(matching)
        return {name: rows for name, rows in filtered.items() if rows}

    def _in_order(self, matching: frozenset[int]) -> dict[str, list[int]]:
        if not self._places:
            self._flat = list(chain.from_iterable(self.parts.values()))
            self._places = dict(zip(self._flat, count(), strict=False))
        places_by_row = self._places
        places = sorted([place for row in matching if (place := places_by_row.get(row)) is not None])
        filtered: dict[str, list[int]] = {}
        begins = ends = 0
        for name, rows in self.parts.items():
            begins, ends = ends, ends + len(rows)
            few = places[bisect_left(places, begins) : bisect_left(places, ends)]
            filtered[name] = [self._flat[place] for place in few]
        return filtered
