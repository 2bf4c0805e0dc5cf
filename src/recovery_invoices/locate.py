"""Where on the page a known value is printed, so that it can be shown there."""

from __future__ import annotations

import re
from datetime import date
from decimal import Decimal
from typing import Any

from recovery_invoices.fields.document import Document
from recovery_invoices.text.layout import Box, Cell, letters_and_digits

Place = tuple[int, Box]
_ISO = re.compile(r"\d{4}-\d{2}-\d{2}$")


def find_printed_value(document: Document, value: Any) -> Place | None:
    """Return (page, box) of the first place that prints the value: text, an ISO date, a Decimal, or a list's first."""
    if isinstance(value, list):
        return find_printed_value(document, value[0]) if value else None
    if isinstance(value, Decimal | int | float):
        return _amount(document, Decimal(str(value)))
    text = str(value)
    if _ISO.match(text):
        try:
            return _day(document, date.fromisoformat(text))
        except ValueError:
            pass
    return _text(document, text)


def _amount(document: Document, value: Decimal) -> Place | None:
    place: Place | None = None
    for cell in document.cells:
        for one in document.amounts(cell):
            if (
                one.value(document.decimal_sign) == value
                or one.value("." if document.decimal_sign == "," else ",") == value
            ):
                place = cell.page, cell.box_of(one.start, one.end)
    return place


def _day(document: Document, day: date) -> Place | None:
    for cell in document.cells:
        for one in document.dates(cell):
            if day in (one.day(document.day_first), one.day(not document.day_first)):
                return cell.page, cell.box_of(one.start, one.end)
    return None


def _text(document: Document, text: str) -> Place | None:
    wanted = letters_and_digits(text)
    if not wanted:
        return None
    for cell in document.cells:
        place = _inside(cell, wanted)
        if place is not None:
            return cell.page, place
    cells = document.cells
    for index, cell in enumerate(cells):
        start = letters_and_digits(cell.text)
        if len(start) >= 3 and wanted.startswith(start):
            below = [other for other in cells[index + 1 : index + 12] if abs(other.x0 - cell.x0) < 8]
            for other in below[:2]:
                start += letters_and_digits(other.text)
                if start.startswith(wanted):
                    return cell.page, (
                        min(cell.x0, other.x0), cell.top, max(cell.x1, other.x1), other.bottom,
                    )  # fmt: skip
    return None


def _inside(cell: Cell, wanted: str) -> Box | None:
    """Return the box of the part of the cell that reads as wanted, spaces and punctuation aside."""
    places = [index for index, character in enumerate(cell.folded) if character.isalnum()]
    letters = "".join(cell.folded[index] for index in places)
    at = letters.find(wanted)
    if at < 0:
        return None
    if len(wanted) < 4 and (
        (at > 0 and places[at] - places[at - 1] == 1)
        or (len(letters) > at + len(wanted) and places[at + len(wanted)] - places[at + len(wanted) - 1] == 1)
    ):
        return None
    return cell.box_of(places[at], places[at + len(wanted) - 1] + 1)
