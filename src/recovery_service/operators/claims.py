"""The receivables that a bank statement's payments can be for, found among all of them page by page."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from decimal import Decimal
from typing import Final, TypeVar

from recovery_bank.claim_index import OpenClaim
from recovery_bank.claim_search import ClaimSearch, OrderedClaim
from recovery_bank.entry import Entry
from recovery_contract.fields import from_minor
from recovery_contract.ids import DebtorId, ReceivableId
from recovery_service.context.clock import to_datetime
from recovery_service.context.core import Context
from recovery_service.db.lists import group_by_key
from recovery_service.ledger.payments.repository import valid_payments_by_receivable
from recovery_service.ledger.receivables import service as receivables
from recovery_service.ledger.receivables.matching import MatchRow, load_for_matching, pages_for_matching
from recovery_service.recovery.balance.breakdown import load_balances
from recovery_service.recovery.lifecycle.payments import PaymentRow

AT_ONCE: Final = 500
PAGE: Final = 2_000

_Id = TypeVar("_Id", bound=str)


def find_claims(context: Context, entries: Sequence[Entry]) -> list[OpenClaim]:
    """Return the receivables of all clients among which these payments are matched as among all, the oldest first."""
    search = ClaimSearch(entries)
    for page in pages_for_matching(context.connection, PAGE):
        with_charges = [row.id for row in page if _asks_for_more(row) and _may_be_all(search, row)]
        search.look(_ordered_claims(page, _sums_with_charges(context, with_charges)))
    for page in pages_for_matching(context.connection, PAGE):
        search.look_again(_ordered_claims(page, {}))
    rows = [
        row
        for some in slices(sorted(search.matching_ids))
        for row in load_for_matching(context.connection, some)
    ]
    return _claims(context, sorted(rows, key=lambda row: (row.created_at, row.id)))


def slices(ids: Sequence[_Id]) -> Iterator[Sequence[_Id]]:
    """Yield so many at once as a statement of either database takes."""
    return (ids[start : start + AT_ONCE] for start in range(0, len(ids), AT_ONCE))


def _asks_for_more(row: MatchRow) -> bool:
    return row.pursues_all and not row.is_closed


def _may_be_all(search: ClaimSearch, row: MatchRow) -> bool:
    return search.may_be_all(row.currency, from_minor(row.undisputed_minor, row.currency))


def _ordered_claims(rows: Iterable[MatchRow], sums: dict[ReceivableId, Decimal]) -> list[OrderedClaim]:
    return [OrderedClaim((row.created_at, row.id), _claim(row, sums, ())) for row in rows]


def _claims(context: Context, rows: Sequence[MatchRow]) -> list[OpenClaim]:
    sums = _sums_with_charges(context, [row.id for row in rows if _asks_for_more(row)])
    paid: dict[ReceivableId, list[PaymentRow]] = {}
    for some in slices([row.id for row in rows if row.paid_minor]):
        paid |= valid_payments_by_receivable(context.connection, some)
    return [_claim(row, sums, paid.get(row.id, ())) for row in rows]


def _claim(row: MatchRow, sums: dict[ReceivableId, Decimal], paid: Sequence[PaymentRow]) -> OpenClaim:
    return OpenClaim(
        row.id,
        tuple(row.numbers),
        row.debtor_name,
        row.currency,
        from_minor(row.amount_minor, row.currency),
        sums.get(row.id, from_minor(row.remaining_minor, row.currency)),
        row.issue_date,
        row.is_closed,
        tuple((to_datetime(one.at).date(), from_minor(one.amount_minor, row.currency)) for one in paid),
        row.due_date,
        DebtorId(f"{row.user_id}:{row.debtor_id}"),
        row.is_joined,
    )


def _sums_with_charges(context: Context, ids: Sequence[ReceivableId]) -> dict[ReceivableId, Decimal]:
    """Return what debtors are asked for where that is more than the invoice."""
    sums: dict[ReceivableId, Decimal] = {}
    for some in slices(ids):
        by_client = group_by_key(
            (row.client_id, row) for row in receivables.load_all(context.connection, some).values()
        )
        for client_id, rows in by_client.items():
            balances = load_balances(context.connection, rows, context.now(client_id))
            sums |= {row.id: due for row in rows if (due := balances[row.id].due) is not None}
    return sums
