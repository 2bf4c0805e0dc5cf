"""What receivables add up to, under each status and currency."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Any

from recovery_contract.money import from_minor
from recovery_desktop.store.figures import FIGURE, IS_UNKNOWN, RECEIVED, REMAINING
from recovery_desktop.store.reads import Reads


@dataclass(frozen=True)
class StatusSum:
    status: str
    currency: str
    count: int
    amount: Decimal
    paid: Decimal = Decimal(0)
    """Of `amount`, what is known to have come in during the recovery."""
    prepaid: Decimal = Decimal(0)
    """Of `amount`, what had been paid before."""
    outstanding: Decimal = Decimal(0)
    """What the debtors are asked for now; of what has ended what was not paid of the invoices."""
    figure: Decimal = Decimal(0)
    """The sum of the figures of its rows."""
    unknown: int = 0
    """How many payments came of which nobody said how much."""


def sum_by_status(database: Reads, among: str, conditions: str, values: Sequence[Any]) -> list[StatusSum]:
    """Return count and amounts for each status and currency of what fulfils the conditions."""
    answer = database.rows(
        "SELECT status, currency, count(*) AS count, sum(amount) AS amount,"
        f" sum({RECEIVED}) AS paid, sum(prepaid) AS prepaid, sum({REMAINING}) AS outstanding,"
        f" sum({FIGURE}) AS figure, sum({IS_UNKNOWN}) AS unknown FROM {among}"
        f" WHERE {conditions} GROUP BY status, currency",
        values,
    )
    return [
        StatusSum(
            row["status"],
            row["currency"],
            row["count"],
            from_minor(row["amount"], row["currency"]),
            from_minor(row["paid"], row["currency"]),
            from_minor(row["prepaid"], row["currency"]),
            from_minor(row["outstanding"], row["currency"]),
            from_minor(row["figure"], row["currency"]),
            row["unknown"],
        )
        for row in answer
    ]
