"""What a row of a list says beside its columns, taken out of the receivable's text for the few rows that are shown."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from decimal import Decimal
from typing import Final

from recovery_desktop.json_values import amount_of

_PROGRESS: Final = "$.recovery_progress"
DETAILS: Final = (
    f"json_extract(body, '{_PROGRESS}.balance.agreed.next_amount') AS next_amount,"
    f" (json_extract(body, '{_PROGRESS}.insolvency') IS NOT NULL"
    f" OR coalesce(json_extract(body, '{_PROGRESS}.paused.reason'), '') = 'insolvency') AS insolvent"
)
"""For a query of receivables; a row of the service's list tells an insolvency as what contacts wait for."""


@dataclass(frozen=True)
class RowDetails:
    """`instalment` is what is still open of the next part that was agreed."""

    instalment: Decimal | None = None
    is_insolvent: bool = False


NO_DETAILS: Final = RowDetails()


def parse_details(row: sqlite3.Row) -> RowDetails:
    return RowDetails(amount_of(row["next_amount"]), bool(row["insolvent"]))
