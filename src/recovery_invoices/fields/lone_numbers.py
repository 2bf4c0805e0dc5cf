"""A number whose label is unknown, told by its shape, its place and what stands near it: never certain by itself."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from recovery_invoices.fields.addresses import is_street
from recovery_invoices.fields.bank_details import is_bank_number
from recovery_invoices.fields.dates import is_date_like
from recovery_invoices.fields.document import Document
from recovery_invoices.fields.identifiers import is_vat_like
from recovery_invoices.fields.label_words import senses_of
from recovery_invoices.fields.towns import parse_town
from recovery_invoices.text.layout import Cell, letters_and_digits

_UPPER = 0.55
_LONGEST_LABEL = 45
#: An identifier at the end of a cell, a series before it.
_AT_END = re.compile(r"(?:^|(?<=[\s:#°º.(]))((?:[A-Z]{1,5} )?[A-Za-z0-9][\w./\\\-]*)\)?\s*$")
_LEADS_TO_DATE = re.compile(
    r"[\s,;|·–-]*(?:\b(?:vom|von|du|del|de|dated|date|of|le|d\.d|dd|z dnia|dnia"
    r"|datum|am|on|den|van|il|emessa il)\.?)?[\s:,]*$"
)
_OTHER_SHAPES = re.compile(
    r"^(?:[A-Z]{2}\d{2}[A-Z0-9]{8,}|(?:\+|00)\d{2}.*|\d{1,2}[:.]\d{2}|\d{1,3}%|\d{1,2}/\d{1,2}|[1-9]/[1-9]|\d+[.,]\d{2})$"
)
KINDS_OF_OTHERS = frozenset(
    ["other", "due_date", "gross", "net", "tax", "due", "prepaid", "currency", "ship"]
)
NUMBER_WORD = re.compile(r"(?:\bn[ro]?\b|n°|num|nummer|number|\bno\.|#|\bid\b)")
#: What the least of them scores.
LEAST = 0.3
#: So many are looked at: each is compared with the whole document.
MOST = 60


@dataclass(frozen=True, slots=True)
class Lone:
    text: str
    score: float
    cell: Cell
    start: int


def candidates(document: Document) -> Iterator[Lone]:
    if not document.pages:
        return
    page = document.pages[0]
    items = min(
        (hit.cell.top for hit in document.labels_of_kind("description") if hit.at_start), default=page.height
    )
    plausible = 0
    for cell in document.by_page[page.number]:
        if plausible >= MOST:
            return
        if (
            cell.top > _UPPER * page.height
            or cell.top > max(items, 0.15 * page.height)
            or len(cell.text) > 90
        ):
            continue
        text = cell.text
        for one in document.dates(cell):
            if one.end >= len(text.rstrip()) - 2 and one.start > 0:
                text = _cut(text[: one.start])
                break
        match = _AT_END.search(text)
        if not match or len(text[: match.start(1)]) > _LONGEST_LABEL:
            continue
        value = match[1].rstrip(".-/")
        if _is_plausible(document, cell, match.start(1), value):
            plausible += 1
            score = _score(document, cell, match.start(1), value)
            if score is not None:
                yield Lone(value, score, cell, match.start(1))


def _cut(text: str) -> str:
    joint = _LEADS_TO_DATE.search(text)
    return text[: joint.start()] if joint else text


def _is_plausible(document: Document, cell: Cell, start: int, value: str) -> bool:
    digits = sum(character.isdecimal() for character in value)
    is_plain = value.isdecimal()
    if digits < (4 if is_plain else 2) or len(value) > 30 or (is_plain and digits > 12):
        return False
    if is_vat_like(value) or _OTHER_SHAPES.match(value) or is_date_like(value):
        return False
    if any(one.start < start + len(value) and start < one.end for one in document.dates(cell)):
        return False
    if any(
        one.is_money and one.start < start + len(value) and start < one.end for one in document.amounts(cell)
    ):
        return False
    if is_bank_number(document.words_before(cell, start), value):
        return False
    return parse_town(cell.text) is None and not (start and is_street(cell.text))


def _score(document: Document, cell: Cell, start: int, value: str) -> float | None:
    """Return how much speaks for it; None where a label says that it is something else."""
    before = [hit for hit in document.labels(cell) if hit.at_start and hit.start < start]
    near = heads(document, cell) if not cell.folded[:start].strip(" :#.") else []
    hits = before + [hit for head in near for hit in document.labels(head) if hit.at_start]
    if any(hit.kind in KINDS_OF_OTHERS and hit.end - hit.start > 2 for hit in hits):
        return None
    words = " ".join([cell.folded[:start], *(head.folded for head in near)])
    score = 0.0
    if speaks_of_invoice(words) or any(hit.kind == "number" for hit in hits):
        score += 0.45
    elif any(speaks_of_invoice(other.folded) for other in _around(document, cell)):
        score += 0.3
    if NUMBER_WORD.search(words):
        score += 0.15
    if not value.isdecimal():
        score += 0.15
    if is_repeated(document, cell, value):
        score += 0.25
    if any(year in value for year in years(document)):
        score += 0.1
    usual = document.sizes[cell.page][1] * 0.013
    if cell.height > 1.3 * usual:
        score += 0.1
    if cell.folded[:start].count(" ") > 4:
        score -= 0.2
    return score


def heads(document: Document, cell: Cell) -> list[Cell]:
    """Return the words left of the cell and those right over it."""
    left = [
        other
        for other in document.neighbours(cell)
        if other.x1 <= cell.x0 + 1
        and abs(other.middle - cell.middle) < cell.height / 2
        and cell.x0 - other.x1 < 160
    ]
    over = [
        other
        for other in document.neighbours(cell)
        if -0.3 * cell.height <= cell.top - other.bottom < 12 and abs(other.x0 - cell.x0) < 4
    ]
    return [*([max(left, key=lambda other: other.x1)] if left else []), *over[-1:]]


def _around(document: Document, cell: Cell) -> list[Cell]:
    return [
        other
        for other in document.neighbours(cell)
        if other is not cell and other.x0 < cell.x1 + 40 and other.x1 > cell.x0 - 40 and abs(other.top - cell.top) < 45
        and len(other.text) < 45
    ]  # fmt: skip


def speaks_of_invoice(folded: str) -> bool:
    return any(
        "invoice" in senses[0]
        for word in re.findall(r"[a-z]{3,}", folded)
        if (senses := senses_of(word)) is not None
    )


def is_repeated(document: Document, cell: Cell, value: str) -> bool:
    key = letters_and_digits(value)
    return len(key) >= 3 and any(other is not cell and value in other.text for other in document.cells)


def years(document: Document) -> set[str]:
    years = {str(one.year) for cell in document.cells for one in document.dates(cell)}
    return years | {year[2:] for year in years}
