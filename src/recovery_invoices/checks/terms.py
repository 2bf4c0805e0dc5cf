"""Late-payment terms as the invoice states them: the notes of French invoices, or their sentences on the page."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from recovery_invoices.checks.rates import parse_late_payment_rate
from recovery_invoices.fields.document import Document
from recovery_invoices.text.layout import Cell

#: Subject code of the note -> our name for it, and how its sentence looks on a page.
NOTES = {
    "PMD": (
        "late_payment_penalties",
        re.compile(
            r"penalit|interets (?:de retard|au taux)|verzugszins|late payment (?:fee|interest)"
            r"|interest (?:of|at|will)|mora\b"
        ),
    ),
    "PMT": (
        "recovery_charge",
        re.compile(
            r"indemnite (?:forfaitaire|de 40)|40 ?(?:€|euros?|eur).{0,40}recouvrement|frais de recouvrement"
        ),
    ),
    "AAB": ("discount", re.compile(r"escompte|skonto|early payment discount|sconto cassa")),
    "ACC": ("factoring", re.compile(r"affacturage|subrog|cession de creance")),
}
#: Paragraphs are joined from lines of at least so many characters, and cut after so many.
_SHORTEST = 12
_LONGEST = 1500
_LOOKED_AT = 40


def late_payment_terms(document: Document, notes: dict[str, str]) -> dict[str, Any]:
    """Return {late_payment_penalties, recovery_charge, discount, factoring, late_payment_rate} as far as stated.

    Texts are the invoice's own words. `late_payment_rate` is percent a year as Decimal, or the text
    `3 x legal rate`; it is absent when the invoice states none.
    """
    terms: dict[str, Any] = {}
    for code, (name, pattern) in NOTES.items():
        if code in notes:
            terms[name] = notes[code]
            continue
        text = _sentence(document, pattern)
        if text:
            terms[name] = text
    stated = None
    for sentence in _sentences(document, notes):
        rate = parse_late_payment_rate(sentence)
        if rate is not None:
            stated = sentence, rate
            break
    if stated is not None:
        terms["late_payment_rate"] = stated[1]
        terms.setdefault("late_payment_penalties", stated[0][:300])
    return terms


def _sentences(document: Document, notes: dict[str, str]) -> Iterator[str]:
    """Yield the notes on late payment, then the page's own paragraphs."""
    for code in ("PMD", "PMT", "AAB"):
        if code in notes:
            yield notes[code]
    for page in document.pages:
        yield from _paragraphs(document.by_page[page.number])


def _paragraphs(cells: Sequence[Cell]) -> Iterator[str]:
    """Yield lines that continue each other, joined: sentences run over the end of a line."""
    used: set[int] = set()
    for index, cell in enumerate(cells):
        if id(cell) in used or len(cell.text) < _SHORTEST:
            continue
        text, last = cell.text, cell
        for follower in cells[index + 1 : index + 1 + _LOOKED_AT]:
            below = follower.top - last.bottom
            if len(text) > _LONGEST or below > 1.2 * last.height:
                break
            if abs(follower.x0 - last.x0) < 3 and -0.5 * last.height <= below and id(follower) not in used:
                used.add(id(follower))
                text, last = f"{text} {follower.text}", follower
        yield text[:_LONGEST]


def _sentence(document: Document, pattern: re.Pattern[str]) -> str | None:
    """Return the line that matches and the lines that continue it, at most 300 characters."""
    for page in document.pages:
        cells = document.by_page[page.number]
        for index, cell in enumerate(cells):
            if len(cell.text) < 12 or not pattern.search(cell.folded):
                continue
            text = cell.text
            last = cell
            for follower in cells[index + 1 : index + 8]:
                if text.rstrip().endswith((".", "!")) or len(text) > 220:
                    break
                if abs(follower.x0 - last.x0) < 3 and 0 <= follower.top - last.bottom < last.height:
                    text, last = f"{text} {follower.text}", follower
            return text[:300]
    return None
