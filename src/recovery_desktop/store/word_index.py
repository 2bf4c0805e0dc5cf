"""What receivables are found by, kept in memory by the thread that searches while somebody types."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from recovery_desktop.store.reads import Reads
from recovery_desktop.store.searching import SEARCH_FROM, Term

MOST_ROWS: Final = 250_000
"""In rows, some 170 bytes each: a search among more of them is left to the database."""
PORTION: Final = 2_000
"""So many rows are read at once: whoever is given up in the middle has lost no more than these."""


class WordIndex:
    """Over one connection, in its thread. To look through all texts takes a tenth of what a statement takes."""

    def __init__(self, database: Reads) -> None:
        self._database = database
        self._texts: list[str] = []
        """By row; empty where there is none."""
        self._rows: list[int] = []
        """Their numbers, made once: a hundred thousand of them are slow to make and to drop."""
        self._is_complete = False
        self._at = -1
        self._terms: Sequence[Term] = ()
        self._left: list[int] = []
        """What these terms left of the rows, in their order."""
        self._matches: frozenset[int] | None = None

    def rows_with(self, terms: Sequence[Term]) -> frozenset[int] | None:
        """Return the rows that have every term; None where that is better asked of the database.

        A term that is too short for the index is looked for in all texts: what is read for it is kept until something
        is written. Where a letter more leaves the same rows, the answer is the same object: what was made of it holds.
        """
        if self._at != (at := self._database.write_count):
            self.forget()
            self._at = at
        if not self._is_complete:
            has_short = any(len(term[0]) < SEARCH_FROM for term in terms)
            if not has_short or not self._read_on():
                return None
        if not terms:
            return None
        left = self._narrowed(terms)
        if self._matches is None or left is not self._left:
            self._left, self._matches = left, frozenset(left)
        self._terms = terms
        return self._matches

    def forget(self) -> None:
        """Free the memory: nobody searches for now."""
        self._texts, self._rows, self._is_complete = [], [], False
        self._terms, self._left, self._matches = (), [], None

    def _read_on(self) -> bool:
        """Return whether there are few enough to be kept."""
        last = self._database.row("SELECT max(id) AS id FROM receivable_words_content")
        if last is None or (last["id"] or 0) > MOST_ROWS:
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
        self._is_complete = True
        return True

    def _narrowed(self, terms: Sequence[Term]) -> list[int]:
        """Return the rows that have every term; those found before where they are the same."""
        # Who types on finds fewer of what was found before.
        goes_on = self._matches is not None and all(_is_in(term, terms) for term in self._terms)
        left = self._left if goes_on else self._rows
        remaining = [term for term in terms if not goes_on or term not in self._terms]
        for term in sorted(remaining, key=lambda term: -len(term[0])):
            having = self._having(term, left)
            left = left if len(having) == len(left) else having
        return left

    def _having(self, term: Term, rows: list[int]) -> list[int]:
        texts = self._texts
        if len(term) > 1:
            return [row for row in rows if any(reading in texts[row] for reading in term)]
        letters = term[0]
        if rows is self._rows:
            # One after the other they are reached faster than by their numbers.
            return [row for row, text in zip(rows, texts, strict=True) if letters in text]
        return [row for row in rows if letters in texts[row]]


def _is_in(term: Term, terms: Sequence[Term]) -> bool:
    """Return whether who has these terms has this one, too."""
    return any(all(any(old in new for old in term) for new in longer) for longer in terms)
