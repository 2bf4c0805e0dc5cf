"""Values of JSON that should be an amount or a day and may be anything: a foreign service wrote them."""

from __future__ import annotations

from datetime import date
from decimal import Decimal, InvalidOperation
from typing import Any


def amount_of(value: Any) -> Decimal | None:
    """Return a JSON number or a text as an amount; a float by its shortest text, so that no digit is invented."""
    if value is None or isinstance(value, bool):
        return None
    try:
        amount = Decimal(str(value))
    except InvalidOperation:
        return None
    return amount if amount.is_finite() else None


def day_of(value: Any) -> date | None:
    """Return a day that is written as in JSON."""
    try:
        return date.fromisoformat(str(value))
    except ValueError:
        return None
