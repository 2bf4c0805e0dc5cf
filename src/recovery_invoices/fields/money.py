"""A printed amount that may be one of the invoice's sums."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal

from recovery_invoices.fields.reason import Reason
from recovery_invoices.text.layout import Box

CENT = Decimal("0.01")
#: Rates of value-added and sales tax in use, in percent.
_RATES = (
    "0 2.1 2.5 2.6 3 4 5 5.5 6 7 7.7 8 8.1 8.5 9 9.5 10 11 12 13 13.5 14 15 16 17 18 19 20 21 22 23 24 25 27"
)
RATES = tuple(Decimal(rate) for rate in _RATES.split())
_ROUNDED = Decimal("0.02")


@dataclass(slots=True)
class MoneyCandidate:
    """A candidate; `weight` below zero never wins."""

    value: Decimal
    weight: float
    source: str
    reason: Reason
    page: int | None = None
    box: Box | None = None


def is_rate(net: Decimal, tax: Decimal) -> bool:
    """Return whether the tax is that of the net at a rate in use."""
    return net > 0 and tax >= 0 and any(abs(net * rate / 100 - tax) <= _ROUNDED for rate in RATES)
