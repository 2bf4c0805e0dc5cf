"""Dates whose labels are unknown, told apart by their order: the issue comes before the due day, orders before both."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import date

from recovery_invoices.fields.document import Document
from recovery_invoices.fields.finding import Finding
from recovery_invoices.fields.labels import LabelHit
from recovery_invoices.fields.payment_terms import is_no_term
from recovery_invoices.fields.reason import Reason, reason
from recovery_invoices.text.layout import Box, Cell

#: Days of payment that are usual: a day so long after the issue is the due date.
_USUAL_TERMS = frozenset([7, 8, 10, 14, 15, 20, 21, 28, 29, 30, 31, 45, 59, 60, 61, 90])
_LONGEST_TERM = 120
_LONGEST_LABEL = 34
_UPPER = 0.55
_NEAR = 14.0
#: What may follow a date that is the value of a label: nothing, a bar, or the next label of the line.
_PARTED = re.compile(r"[|·•:]")
_WORDS_BEFORE = re.compile(r"[^|·•\d]*$")
_ENDS = re.compile(r"\s*$|\s*[|·•]\s|\s+[^\W\d][^:]{1,30}:")


@dataclass(frozen=True, slots=True)
class LoneDate:
    """`announced`: words that we do not know stand before it, as a label does; `why` says which."""

    day: date
    announced: bool
    page: int
    box: Box
    source: str
    why: Reason

    def finding(self, confidence: float) -> Finding:
        return Finding(self.day.isoformat(), confidence, self.source, self.why, self.page, self.box)


def lone_dates(document: Document) -> list[LoneDate]:
    """Return the dates in the upper part of the first page that no known label announces."""
    if not document.pages:
        return []
    page = document.pages[0]
    cells = [cell for cell in document.by_page[page.number] if cell.top < _UPPER * page.height]
    dates = [lone for cell in cells for lone in _in_cell(document, cell)]
    if sum(len(document.dates(cell)) for cell in cells) == 1:
        return [one if one.announced else replace(one, why=reason("only_date_on_top")) for one in dates]
    return dates


def _in_cell(document: Document, cell: Cell) -> Iterator[LoneDate]:
    previous = 0
    for one in document.dates(cell):
        day = one.day(document.day_first)
        words = _WORDS_BEFORE.search(cell.folded[previous : one.start])
        start = previous + words.start() if words else one.start
        before, after = cell.folded[start : one.start], cell.folded[one.end :]
        is_labelled = _is_others(hit for hit in document.labels(cell) if start <= hit.start < one.start)
        # `from 3 May to 2 June`: the second of two is the end of a period.
        is_end = previous > 0 and not _PARTED.search(cell.folded, previous, one.start)
        previous = one.end
        if is_end or day is None or is_labelled or len(before) > _LONGEST_LABEL or not _ENDS.match(after):
            continue
        announced = any(letter.isalpha() for letter in before)
        why = (
            reason("beside_label", label=cell.text[start : one.start].strip(" :.#-|")) if announced else None
        )
        if not announced:
            label = _label_cell(document, cell)
            if label is not None and (_is_others(document.labels(label)) or _is_of_payment(document, label)):
                continue
            announced = label is not None
            if label is not None:
                place = "below_label" if label.bottom <= cell.middle else "beside_label"
                why = reason(place, label=label.text[:_LONGEST_LABEL].strip(" :"))
        yield LoneDate(
            day, announced, cell.page, cell.box_of(one.start, one.end), document.source_of[cell.page],
            why or reason("by_place"),
        )  # fmt: skip


def _is_others(labels: Iterable[LabelHit]) -> bool:
    """Return whether a label says that the date is another one, or the due date."""
    return any(hit.at_start and hit.kind in ("other", "due_date") for hit in labels)


def is_day_of_payment(document: Document, cell: Cell, start: int) -> bool:
    """Return whether the words right before a day, or over it, say that a deposit was paid then."""
    if cell.folded[:start].strip():
        return False
    label = _label_cell(document, cell)
    return label is not None and any(hit.kind == "prepaid" for hit in document.labels(label))


def _is_of_payment(document: Document, label: Cell) -> bool:
    """Return whether the words speak of a discount until that day, or of a deposit paid then."""
    return is_no_term(label.folded) or any(hit.kind == "prepaid" for hit in document.labels(label))


def _label_cell(document: Document, cell: Cell) -> Cell | None:
    """Return the words left of the cell on its line, or those right over it."""
    left = [
        other
        for other in document.neighbours(cell)
        if other.x1 <= cell.x0 + 1
        and abs(other.middle - cell.middle) < cell.height / 2
        and cell.x0 - other.x1 < 160
        and not document.dates(other)
    ]
    if left:
        return max(left, key=lambda other: other.x1)
    over = [
        other
        for other in document.neighbours(cell)
        if 0 <= cell.top - other.bottom + cell.height / 2 < _NEAR and abs(other.x0 - cell.x0) < 4
    ]
    return max(over, key=lambda other: other.bottom) if over else None


def issue_among(dates: list[LoneDate], due: date | None) -> Finding | None:
    """Return the latest unknown date that is not after the due date; of several without one, the earliest pair's."""
    days = [one for one in dates if due is None or one.day <= due]
    if not days:
        return None
    if due is None:
        latest = max(days, key=lambda one: one.day)
        earlier = [one for one in days if _is_term(one.day, latest.day)]
        return (earlier[-1] if earlier else latest).finding(0.5)
    fitting = [one for one in days if _is_term(one.day, due)]
    return max(fitting or days, key=lambda one: (one.announced, one.day)).finding(0.55 if fitting else 0.5)


def due_among(dates: list[LoneDate], issue: date) -> Finding | None:
    """Return the unknown date that is a usual term after the issue."""
    later = [one for one in dates if 0 < (one.day - issue).days <= _LONGEST_TERM and one.announced]
    fitting = [one for one in later if _is_term(issue, one.day)]
    return max(fitting, key=lambda one: one.day).finding(0.6) if fitting else None


def _is_term(issue: date, due: date) -> bool:
    return (due - issue).days in _USUAL_TERMS
