"""Receivables as far as payments of bank statements are matched with them, whoever they belong to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, bindparam, select

from recovery_contract.ids import DebtorId, ReceivableId, UserId
from recovery_contract.lifecycle import COLLECTABLE, TERMINAL
from recovery_contract.receivables import PURSUE_ALL
from recovery_service.db.tables.receivables import receivable_table
from recovery_service.ledger.receivables.rows import reduced_minor


class MatchRow(NamedTuple):
    """A receivable as far as payments are matched with it; amounts in minor units of `currency`."""

    id: ReceivableId
    user_id: UserId
    debtor_id: DebtorId
    status: str
    numbers: list[str]
    debtor_name: str
    currency: str
    amount_minor: int
    prepaid_minor: int
    paid_minor: int
    issue_date: date
    due_date: date
    reductions: list[dict[str, Any]]
    terms: dict[str, Any] | None
    dispute: dict[str, Any] | None
    created_at: int

    @property
    def undisputed_minor(self) -> int:
        """Return the least that may be asked for: what is left of the invoice without the part that is disputed."""
        return self.remaining_minor - ((self.dispute or {}).get("amount_minor") or 0)

    @property
    def is_joined(self) -> bool:
        """Return whether one transfer for all invoices of the debtor pays this one as well."""
        return self.status in COLLECTABLE and not (self.terms or {}).get("alone")

    @property
    def pursues_all(self) -> bool:
        """Return whether interest and fixed sums are asked for as well."""
        return (self.terms or {}).get("pursue") == PURSUE_ALL

    @property
    def is_closed(self) -> bool:
        return self.status in TERMINAL

    @property
    def remaining_minor(self) -> int:
        return self.amount_minor - self.prepaid_minor - reduced_minor(self.reductions) - self.paid_minor


_COLUMNS: Final = select(*(receivable_table.c[name] for name in MatchRow._fields))
_ID: Final = receivable_table.c.id
_PAGE: Final = _COLUMNS.where(bindparam("after") < _ID).order_by(_ID).limit(bindparam("most"))


def pages_for_matching(connection: Connection, most: int) -> Iterator[list[MatchRow]]:
    """Yield every receivable of every client, so many at once."""
    after = ""
    while page := [MatchRow(*row) for row in connection.execute(_PAGE, {"after": after, "most": most})]:
        yield page
        after = page[-1].id


def load_for_matching(connection: Connection, ids: Sequence[ReceivableId]) -> list[MatchRow]:
    """Return these receivables, in no order."""
    return [MatchRow(*row) for row in connection.execute(_COLUMNS.where(_ID.in_(ids)))]
