"""Late-payment terms as the invoice states them: the notes of French invoices, or their sentences on the page."""

from __future__ import annotations

import re
from decimal import Decimal
from typing import Any

from recovery_invoices.fields.document import Document
from recovery_invoices.text.layout import fold

#: Subject code of the note -> our name for it, and how its sentence looks on a page.
NOTES = {
    "PMD": (
        "late_payment_penalties",
        re.compile(
            r"penalit|interets de retard|verzugszins|late payment (?:fee|interest)|interest (?:of|at|will)|mora\b"
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
_MULTIPLE = re.compile(r"(?:(trois|3) fois|three times|triple)")
_RATE = re.compile(r"(?<![\d,.])(\d{1,2}(?:[.,]\d{1,3})?) ?%")


def late_payment_terms(document: Document, notes: dict[str, str]) -> dict[str, Any]:
    """{late_payment_penalties, recovery_charge, discount, factoring, late_payment_rate} as far as stated.

    Texts are the invoice's own words. `late_payment_rate` is percent a year as Decimal, or the text
    `3 x legal rate`; it is absent when the invoice states none.
    """
    found: dict[str, Any] = {}
    for code, (name, pattern) in NOTES.items():
        if code in notes:
            found[name] = notes[code]
            continue
        text = _sentence(document, pattern)
        if text:
            found[name] = text
    penalties = fold(str(found.get("late_payment_penalties", "")))
    if _MULTIPLE.search(penalties):
        found["late_payment_rate"] = "3 x legal rate"
    else:
        rate = _RATE.search(penalties)
        if rate and not re.search(r"mois|month|monat", penalties[rate.end() : rate.end() + 15]):
            found["late_payment_rate"] = Decimal(rate.group(1).replace(",", "."))
    return found


def _sentence(document: Document, pattern: re.Pattern[str]) -> str | None:
    """The line that matches and the lines that continue it, at most 300 characters."""
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
