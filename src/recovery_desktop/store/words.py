"""What receivables are found by, kept in memory by the thread that searches while somebody types."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import and_
from typing import Final

from recovery_desktop.store.reads import Reads
from recovery_desktop.store.searching import SEARCH_FROM, Term

KEPT_AT_MOST: Final = 250_000
"""In rows, some 170 bytes each: a search among more of them is left to the database."""
PORTION: Final = 2_000
"""So many rows are read at once: whoever is given up in the middle has lost no more than these."""


class Words:
    """Over one connection, in its thread. To look through all texts takes a tenth of what a statement takes."""

    def __init__(self, database: Reads) -> None:
        self._database = database
        self._texts: list[str] = []
        """By row; empty where there is none."""
        self._rows: list[int] = []
        """Their numbers, made once: a hundred thousand of them are slow to make and to drop."""
        self._is_whole = False
        self._at = -1
        self._found: dict[Term, list[int]] = {}

    def found(self, terms: Sequence[Term]) -> frozenset[int] | None:
        """The rows that have every term; None where that is better asked of the database.

        A term that is too short for the index is looked for in all texts: what is read for it is kept until something
        is written.
        """
        if self._at != (at := self._database.writes):
            self.forget()
            self._at = at
        if not self._is_whole:
            has_short = any(len(term[0]) < SEARCH_FROM for term in terms)
            if not has_short or not self._read_on():
                return None
        known = self._found
        self._found = {term: known.get(term) or self._having(term, known) for term in terms}
        return reduce(and_, map(frozenset, self._found.values())) if terms else None

    def forget(self) -> None:
        """Nobody searches for now: the memory is for others."""
        self._texts, self._rows, self._found, self._is_whole = [], [], {}, False

    def _read_on(self) -> bool:
        """Whether there are few enough to be kept."""
        last = self._database.row("SELECT max(id) AS id FROM receivable_words_content")
        if last is None or (last["id"] or 0) > KEPT_AT_MOST:
            return False
        texts = self._texts
        while rows := self._database.rows(
            "SELECT id, c0 AS words FROM receivable_words_content WHERE id >= ? ORDER BY id LIMIT ?",
            (len(texts), PORTION),
        ):
            for row in rows:
                texts += [""] * (row["id"] - len(texts))
                texts.append(row["words"].lower())
        self._rows = list(range(len(texts)))
        self._is_whole = True
        return True

    def _having(self, term: Term, known: dict[Term, list[int]]) -> list[int]:
        """The rows in their order."""
        if len(term) > 1:
            return sorted({row for reading in term for row in self._having((reading,), known)})
        letters, texts = term[0], self._texts
        # Who types on finds fewer of what was found before.
        before = [found for one, found in known.items() if len(one) == 1 and one[0] in letters]
        if before:
            return [row for row in min(before, key=len) if letters in texts[row]]
        return [row for row, text in zip(self._rows, texts, strict=True) if letters in text]
