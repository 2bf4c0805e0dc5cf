"""What became of the receivables of each month, counted from what is known on this computer."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from decimal import Decimal

from recovery_contract.lifecycle import TERMINAL
from recovery_contract.money import from_minor
from recovery_desktop.ids import ConnectionId
from recovery_desktop.store.figures import IS_UNKNOWN, RECEIVED
from recovery_desktop.store.reads import Reads


@dataclass(frozen=True)
class Cohort:
    """Everything submitted in the month that begins on `month`, in one currency. `recovered_amount` is what came in
    during the recoveries, also of those that are still open or ended for less. `days` is the average from submission to
    recovery over the `timed` ones whose end is known; None for none."""

    month: date
    currency: str
    count: int
    amount: Decimal
    recovered: int
    recovered_amount: Decimal
    ended: int
    timed: int
    days: float | None
    unknown: int
    """How many payments came of which nobody said how much; `recovered_amount` holds nothing of them."""


class Cohorts:
    def __init__(self, database: Reads, connection_id: ConnectionId) -> None:
        self._database, self._connection_id = database, connection_id

    def by_month(self, limit: int) -> list[Cohort]:
        """Return the newest month first."""
        ended = ", ".join(f"'{status}'" for status in sorted(TERMINAL))
        done = "status = 'recovered'"
        spent = "julianday(changed_at) - julianday(created_at)"
        rows = self._database.rows(
            "SELECT substr(created_at, 1, 7) AS month, currency, count(*) AS count, sum(amount) AS amount,"
            f" sum({done}) AS recovered,"
            f" sum({RECEIVED}) AS got, sum({IS_UNKNOWN}) AS unknown,"
            f" sum(status IN ({ended})) AS ended, count(CASE WHEN {done} THEN changed_at END) AS timed,"
            f" avg(CASE WHEN {done} THEN {spent} END) AS days"
            " FROM receivable WHERE connection_id = ? AND created_at >= ?"
            " GROUP BY 1, 2 ORDER BY 1 DESC, 2 LIMIT ?",
            (self._connection_id, self._first_of(limit), limit),
        )
        return [
            Cohort(
                date.fromisoformat(f"{row['month']}-01"),
                row["currency"],
                row["count"],
                from_minor(row["amount"], row["currency"]),
                row["recovered"],
                from_minor(row["got"], row["currency"]),
                row["ended"],
                row["timed"],
                row["days"],
                row["unknown"],
            )
            for row in rows
        ]

    def _first_of(self, months: int) -> str:
        """Return the first of so many newest months in which anything was submitted: one step in the index for
        each."""
        first = "9"
        for _ in range(months):
            row = self._database.row(
                "SELECT max(created_at) FROM receivable WHERE connection_id = ? AND created_at < ?",
                (self._connection_id, first),
            )
            if row is None or row[0] is None:
                break
            first = str(row[0])[:7]
        return first
