"""What was typed into a search, as statements: every term must be found in one of its readings."""

from __future__ import annotations

import re
from typing import Any, Final

from recovery_desktop.folding import fold

SEARCH_FROM: Final = 3
"""A trigram index finds nothing shorter; shorter terms are looked for in all that it is made of, one by one."""

Term = tuple[str, ...]
"""One word that was typed, in each of its readings."""

_BLANK: Final = r"[ \u00a0\u202f\u2009'’]"
_GROUPED: Final = re.compile(rf"(?<![\w.,])(\d{{1,3}}(?:{_BLANK}\d{{3}})+)(?!\d)")
_MARKED: Final = re.compile(r"(\d{1,3}(?:[.,]\d{3})+)((?:[.,]\d{0,2})?)")
_SYMBOLS: Final = re.compile("[€$£¥\0]")
"""What stands between words. No word of the index has a zero letter, and a query ends at one."""


def parse_terms(search: str) -> list[Term]:
    """Return what was typed as terms, each with its other readings: "1 250,00" is one, "1.250" also 1250."""
    joined = _GROUPED.sub(lambda match: re.sub(_BLANK, "", match[1]), _SYMBOLS.sub(" ", search))
    return [_readings(word) for word in fold(joined).lower().split()]


def _readings(word: str) -> Term:
    marked = _MARKED.fullmatch(word)
    if marked is None:
        return (word,)
    without = re.sub(r"[.,]", "", marked[1]) + marked[2]
    return (word, without)


def build_queries(search: str) -> list[tuple[str, list[Any]]]:
    """Return statements that answer with row numbers, and their values; a receivable is found where all of them find
    it."""
    queries: list[tuple[str, list[Any]]] = []
    matched = []
    for readings in parse_terms(search):
        if len(readings[0]) >= SEARCH_FROM:
            matched.append("(" + " OR ".join(_quoted(reading) for reading in readings) + ")")
        else:
            # The index keeps the words themselves in a table; to take them from there is twice as fast.
            within = "SELECT id AS row FROM receivable_words_content WHERE instr(lower(c0), ?)"
            queries.append((within, [readings[0]]))
    if matched:
        query = "SELECT rowid AS row FROM receivable_words WHERE receivable_words MATCH ?"
        queries.append((query, [" AND ".join(matched)]))
    return queries


def _quoted(term: str) -> str:
    return '"' + term.replace('"', '""') + '"'
