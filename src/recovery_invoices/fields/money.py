"""A printed amount that may be one of the invoice's sums."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal

from recovery_invoices.fields.reason import Reason
from recovery_invoices.text.layout import Box

CENT = Decimal("0.01")


@dataclass(slots=True)
class MoneyCandidate:
    """A candidate; `weight` below zero never wins."""

    value: Decimal
    weight: float
    source: str
    reason: Reason
    page: int | None = None
    box: Box | None = None
