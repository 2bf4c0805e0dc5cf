"""What may be the number of an invoice: identifiers wherever they stand, short ones and those of several words too."""

from __future__ import annotations

import re
from collections.abc import Iterator

from recovery_invoices.fields.addresses import is_street
from recovery_invoices.fields.document import Document
from recovery_invoices.fields.lone_numbers import speaks_of_invoice
from recovery_invoices.fields.towns import parse_town
from recovery_invoices.text.layout import Cell, has_digit

_TOKEN = r"[A-Za-z0-9]*[\w./\\#-]*\d[\w./\\-]*"
#: A series before figures; before letters with figures (`FT RG0038774`) it says what the paper is.
_SERIES = r"(?!N[OR]\b)[A-Z]{1,4}(?=[ -] ?(?:[A-Z]{1,2} )?\d)"
#: A series before it, and two more groups of figures after it at most.
_MARK = re.compile(rf"(?:{_SERIES}[ -] ?)?(?:[A-Z]{{1,2}} (?=\d))?{_TOKEN}(?: [\w/\\-]*\d[\w./\\-]*){{0,2}}")
_ONE = re.compile(rf"(?:(?<=[\s:#°º(])|^)(?:{_SERIES} (?=\S*\d))?{_TOKEN}")
_AFTER = re.compile(r"[:#°º]\s*|\b(?:nr|no|n|num|nummer|number|numero|id)\b\.?\s*[:#°º.]*\s*")
_LONGEST, _LONG = 26, 6
_UPPER = 0.62
_NO_MARK = re.compile(r"\d{1,2}[:.]\d{2}$|[\d.,]+ ?%|.*@|\+?\d{2} ?\(|www")


def find_marks(document: Document) -> Iterator[tuple[Cell, int, int]]:
    """Yield spans of cells; where they overlap, the first counts."""
    for number, cells in document.by_page.items():
        height = document.sizes[number][1]
        for cell in cells:
            if has_digit(cell.text):
                yield from _in_cell(document, cell, cell.top < _UPPER * height)


def _in_cell(document: Document, cell: Cell, is_upper: bool) -> Iterator[tuple[Cell, int, int]]:
    text = cell.text
    stops = sorted(one.start for one in document.dates(cell))
    complete = _MARK.fullmatch(text.strip())
    if complete and len(text) <= _LONGEST and not stops and _is_free(document, cell, 0, len(text)):
        if parse_town(text) is None:
            yield cell, 0, len(text)
        return
    is_address = is_street(text) and not speaks_of_invoice(cell.folded)
    starts = [match.end() for match in _AFTER.finditer(cell.folded)]
    starts += [hit.end for hit in document.labels(cell) if hit.at_start]
    for start in sorted(starts):
        while start < len(text) and text[start] in " .:#°º":
            start += 1
        match = _MARK.match(text, start)
        end = min([one for one in stops if one > start], default=len(text))
        if match and match.end() <= end and match.end() - start <= _LONGEST:
            stop = start + len(match.group().rstrip(".-/ "))
            # What looks like the number of a house is one: a mark that is none is longer.
            if _is_free(document, cell, start, stop) and (not is_address or stop - start >= _LONG):
                yield cell, start, stop
    if not is_upper or parse_town(text) is not None or (is_address and not stops):
        return
    for match in _ONE.finditer(text):
        start, end = match.span()
        end = start + len(match.group().rstrip(".-/ "))
        # Plain figures in a line of words are the number of a house, a code or a quantity.
        if end - start >= (6 if text[start:end].isdecimal() else 4) and _is_free(document, cell, start, end):
            yield cell, start, end


def _is_free(document: Document, cell: Cell, start: int, end: int) -> bool:
    """Return whether the span is no day, no sum and no time."""
    if _NO_MARK.match(cell.text[start:end]):
        return False
    if any(one.start < end and start < one.end for one in document.dates(cell)):
        return False
    return not any(one.is_money and one.start < end and start < one.end for one in document.amounts(cell))
