"""Accounts and e-mail addresses that a narrow column broke: `DE89 3704 0044 0532` over `0130 00`."""

from __future__ import annotations

import re

import stdnum.exceptions
import stdnum.iban

from recovery_invoices.fields.document import Document
from recovery_invoices.text.layout import Cell

_BEGUN_IBAN = re.compile(r"(?<![A-Z0-9])[A-Z]{2}\d{2}[A-Z0-9 ]*$")
_OF_IBAN = re.compile(r"[A-Z0-9]{1,30}")
#: An account is written in groups of four, a VAT number is not.
_IN_FOURS = re.compile(r"[A-Z]{2}\d{2}(?: [A-Z0-9]{4}){2}(?: [A-Z0-9]{1,4}\b|$)")
_MOST_LINES = 2
#: What comes before the break cannot be all of an address: there is no full stop after the sign, or nothing behind it.
_BEGUN_EMAIL = re.compile(r"(?<![\w.+\-])[\w.+\-]{1,64}@(?:[\w\-]*|[\w\-.]*[.\-])$")
_REST_OF_EMAIL = re.compile(r"[\w\-]+(?:\.[\w\-]+)*(?!\S)")
_EMAIL = re.compile(r"[\w.+\-]{1,64}@[\w\-]+(?:\.[\w\-]+)*\.[A-Za-z]{2,12}")


def find_broken_iban(document: Document, cell: Cell) -> tuple[str, int, list[Cell]] | None:
    """Return the number of an account that begins at the end of the cell, where, and the lines on which it goes on."""
    begun = _BEGUN_IBAN.search(cell.text)
    if begun is None:
        return None
    value, last = begun.group().replace(" ", ""), cell
    lines: list[Cell] = []
    while len(lines) < _MOST_LINES and (lower := document.line_below(last)) is not None:
        last = lower
        lines.append(lower)
        for word in lower.text.split():
            if not _OF_IBAN.fullmatch(word):
                return None
            value += word
            if is_account(value):
                return value, begun.start(), lines
    return None


def begins_account(document: Document, cell: Cell, start: int, end: int) -> bool:
    """Return whether what has the form of a VAT number may be the beginning of an account: it is written in fours, or
    figures alone go on below."""
    if _IN_FOURS.match(cell.text, start):
        return True
    lower = document.line_below(cell) if end == len(cell.text) else None
    return lower is not None and lower.text.replace(" ", "").isdecimal()


def find_broken_email(document: Document, cell: Cell) -> tuple[str, int, Cell] | None:
    """Return the address that begins at the end of the cell, where, and the line on which it goes on."""
    begun = _BEGUN_EMAIL.search(cell.text)
    lower = document.line_below(cell) if begun else None
    rest = _REST_OF_EMAIL.match(lower.text) if lower is not None else None
    if begun is None or lower is None or rest is None or rest.group().startswith("www."):
        return None
    value = begun.group() + rest.group()
    return (value, begun.start(), lower) if _EMAIL.fullmatch(value) else None


def is_account(value: str) -> bool:
    """Return whether the letters and digits are an IBAN of the length of its country with the right check digits."""
    try:
        stdnum.iban.validate(value)
    except stdnum.exceptions.ValidationError:
        return False
    return True
