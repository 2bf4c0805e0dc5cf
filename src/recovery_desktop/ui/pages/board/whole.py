"""A whole list in order, and what a search leaves of it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping
from itertools import chain, count
from typing import Final

LOOKED_THROUGH: Final = 8
"""Up to one in so many rows that were found, they are put in order; beyond that the list is looked through."""


class Whole:
    """Row numbers in order under each of some names. Lists are handed out as they are: nobody changes them."""

    def __init__(self, parts: Mapping[str, list[int]]) -> None:
        self.parts = {name: rows for name, rows in parts.items() if rows}
        self.count = sum(map(len, self.parts.values()))
        self._flat: list[int] = []
        self._places: dict[int, int] = {}

    def within(self, found: frozenset[int] | None) -> dict[str, list[int]]:
        """Those that were found, in the same order; None found stands for no search."""
        if found is None:
            return self.parts
        if len(found) * LOOKED_THROUGH > self.count:
            kept = {name: list(filter(found.__contains__, rows)) for name, rows in self.parts.items()}
        else:
            kept = self._in_order(found)
        return {name: rows for name, rows in kept.items() if rows}

    def _in_order(self, found: frozenset[int]) -> dict[str, list[int]]:
        if not self._places:
            self._flat = list(chain.from_iterable(self.parts.values()))
            self._places = dict(zip(self._flat, count(), strict=False))
        known = self._places
        places = sorted([place for row in found if (place := known.get(row)) is not None])
        kept: dict[str, list[int]] = {}
        begins = ends = 0
        for name, rows in self.parts.items():
            begins, ends = ends, ends + len(rows)
            few = places[bisect_left(places, begins) : bisect_left(places, ends)]
            kept[name] = [self._flat[place] for place in few]
        return kept
