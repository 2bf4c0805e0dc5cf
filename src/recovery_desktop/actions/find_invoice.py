"""Looks for a receivable that became of an invoice although no answer said so."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from decimal import Decimal
from typing import Any, Final

from recovery_contract.ids import ReceivableId, UserId
from recovery_contract.receivables import Receivable
from recovery_desktop.actions.action import Outcome
from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.api.receivable_pages import list_created_since

CLOCKS_APART: Final = timedelta(minutes=5)
"""How far the service's clock may lie behind ours, beyond what was seen of it."""


@dataclass(frozen=True)
class SearchResult:
    """`receivable_id` is what a submission became, where it happened; `likely` are what it may have become, where
    nobody can tell."""

    outcome: Outcome
    receivable_id: ReceivableId | None = None
    likely: tuple[str, ...] = ()


async def find_submitted_invoice(
    context: ConnectionContext, user_id: UserId, invoice: Mapping[str, Any], since: datetime
) -> SearchResult:
    """Return a receivable created since, with this number and amount, that no submission of ours explains. Where the
    service tells no numbers, the amount alone proves nothing: nobody but the person can say. Raises a Failure."""
    amount, currency = Decimal(str(invoice["amount"])), invoice.get("currency") or "EUR"
    explained = explained_ids(context)
    rows = await _created_since(context, user_id, since)
    likely = [row for row in rows if (row.amount, row.currency) == (amount, currency)]
    open_rows: list[Receivable] = []
    for row in likely:
        if row.id in explained:
            continue
        numbers = row.recovery_progress.invoice_numbers
        if numbers is None:
            receivable = await context.client.receivables.get(row.id)
            numbers = receivable.recovery_progress.invoice_numbers
        if numbers is None:
            open_rows.append(row)
        elif set(numbers) == set(invoice["numbers"]):
            context.connection_store.receivables.put([row], full=False)
            return SearchResult(Outcome.HAPPENED, row.id)
    context.connection_store.receivables.put(open_rows, full=False)
    outcome = Outcome.UNSURE if open_rows else Outcome.DID_NOT_HAPPEN
    return SearchResult(outcome, likely=tuple(row.id for row in open_rows))


async def find_unexplained_receivables(
    context: ConnectionContext, user_id: UserId, since: datetime
) -> SearchResult:
    """Return whatever was created since that nothing of ours explains. Raises a Failure."""
    explained = explained_ids(context)
    rows = [row for row in await _created_since(context, user_id, since) if row.id not in explained]
    context.connection_store.receivables.put(rows, full=False)
    outcome = Outcome.UNSURE if rows else Outcome.DID_NOT_HAPPEN
    return SearchResult(outcome, likely=tuple(row.id for row in rows))


def explained_ids(context: ConnectionContext) -> set[ReceivableId]:
    """Return what is known to have come of a submission of ours, or of reading a file of ours."""
    connection_store = context.connection_store
    return connection_store.intents.submitted_ids() | connection_store.drafts.created_ids()


async def _created_since(context: ConnectionContext, user_id: UserId, since: datetime) -> list[Receivable]:
    behind = timedelta(seconds=context.client.clock.behind)
    return await list_created_since(context.client.receivables, user_id, since - CLOCKS_APART - behind)
