"""Words as they are compared: without case and accents, numbers by their value, amounts in every way of writing."""

from __future__ import annotations

import re
import sqlite3
import unicodedata
from decimal import Decimal, InvalidOperation
from functools import lru_cache
from typing import Final

from recovery_contract.money import minor_digits

_NUMBER: Final = re.compile(r"(\d+)")
DIGITS_AT_MOST: Final = 18
"""Of a number inside an invoice number, for its order by value; of an amount."""


def fold(text: str | None) -> str:
    """Return the text in lower case without accents: "Café" and "CAFE" are one word."""
    if not text:
        return ""
    # Numbers and addresses are each another one: kept, they would only push out the names.
    return text.lower() if text.isascii() else _plainly(text)


@lru_cache(maxsize=8192)
def _plainly(text: str) -> str:
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def natural_key(text: str | None) -> str:
    """Sort FA-9 before FA-10."""
    # Figures stand at every second place.
    parts = _NUMBER.split(fold(text))
    parts[1::2] = [figures.zfill(DIGITS_AT_MOST) for figures in parts[1::2]]
    return "".join(parts)


def searchable_text(
    numbers: str | None,
    debtor_name: str | None,
    debtor_email: str | None,
    amount: int,
    remaining: int | None,
    currency: str,
) -> str:
    """Return what a receivable is found by; amounts in minor units, written with a point and with a comma."""
    words = [fold(part) for part in (numbers, debtor_name, debtor_email) if part]
    digits = minor_digits(currency)
    if remaining is None or remaining == amount:
        written = [_plain(amount, digits)]
    else:
        written = [_plain(value, digits) for value in sorted((amount, remaining))]
    words += written
    words += [text.replace(".", ",") for text in written]
    return " ".join(words)


def minor_units(amount: object, currency: str) -> int:
    """Return an amount as it stands in an answer of whatever service; 0 for what is none."""
    if amount is None:
        return 0
    try:
        value = Decimal(str(amount))
    except InvalidOperation:
        return 0
    if not value.is_finite() or value.adjusted() > DIGITS_AT_MOST:
        return 0
    return round(value.scaleb(minor_digits(currency)))


def _plain(units: int, digits: int) -> str:
    """Return the amount with a point, without grouping."""
    if not digits:
        return str(units)
    figures = str(abs(units)).zfill(digits + 1)
    return f"{'-' if units < 0 else ''}{figures[:-digits]}.{figures[-digits:]}"


def compact_number(number: object) -> str:
    """Return a SIRET or VAT number without what people put between its digits."""
    return "".join(letter for letter in str(number).upper() if letter.isalnum()) if number else ""


def register_functions(connection: sqlite3.Connection) -> None:
    """Let statements of this connection compare by these rules."""
    for name, places, function in (
        ("fold", 1, fold),
        ("natural_key", 1, natural_key),
        ("words_of", 6, searchable_text),
        ("minor_units", 2, minor_units),
        ("compact_number", 1, compact_number),
    ):
        connection.create_function(name, places, function, deterministic=True)
