"""What a newer export of the books shows as paid: offered to the person, recorded only once they agreed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date
from decimal import Decimal
from typing import Final

from recovery_contract.actions import CancelReason, CancelRequest
from recovery_contract.extensions import RecordPaymentRequest
from recovery_contract.ids import ReceivableId
from recovery_contract.lifecycle import TERMINAL
from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.actions.table import CANCEL, RECORD_PAYMENT
from recovery_desktop.commands.match_payments import can_record_payments
from recovery_desktop.commands.requests import request_action
from recovery_desktop.documents.invoice_table import InvoiceList, ItemKey
from recovery_desktop.folding import natural_key
from recovery_desktop.ids import DraftId, IntentId
from recovery_desktop.store.debtors import name_key
from recovery_desktop.store.intents import UNSETTLED
from recovery_desktop.store.receivables import ReceivableRow

_MAY_BE_REMOVED: Final = ("waiting", "review", "unread")


@dataclass(frozen=True)
class SettledItem:
    """An invoice of which the books hold less open than this app, by `amount`; `is_absent`: they list it no more.
    Either a receivable, or a draft of which nothing is open. `paid_on`: when the books say that it was paid."""

    number: str
    debtor: str
    amount: Decimal | None
    currency: str
    is_absent: bool
    receivable_id: ReceivableId | None = None
    draft_id: DraftId | None = None
    remaining: Decimal = Decimal(0)
    paid_on: date | None = None


def find_settled(context: ConnectionContext, source: str, listed: InvoiceList) -> list[SettledItem]:
    """Return what was imported from this source before, or is listed now, and is owed less in the books."""
    open_amounts = {
        (number, name_key(debtor)): left for (number, debtor), left in listed.open_amounts.items()
    }
    earlier = context.connection_store.book_items.list_of(source)
    absent = [item for item in earlier if (item[0], name_key(item[1])) not in open_amounts]
    named = [(item, left) for item, left in listed.open_amounts.items() if item[0] and left is not None]
    drafts = _drafts_by_item(context)
    candidates = [
        *((item, left, False) for item, left in named),
        *((item, Decimal(0), True) for item in absent),
    ]
    numbers = (item[0] for item, _, _ in candidates)
    # Of thousands that are listed few are here: only those are looked at one by one.
    here = {key for key, _ in context.connection_store.invoice_identities.of_receivables(numbers)}
    settled_items = [
        settled
        for item, left, is_absent in candidates
        for settled in (
            *(_of_receivables(context, item, left, is_absent) if natural_key(item[0]) in here else ()),
            *_of_drafts(drafts, item, left, is_absent),
        )
    ]
    days = {(number, name_key(debtor)): day for (number, debtor), day in listed.paid_days.items()}
    return [replace(one, paid_on=days.get((one.number, name_key(one.debtor)))) for one in settled_items]


def remember_listed(
    context: ConnectionContext, source: str, listed: InvoiceList, settled: Sequence[SettledItem]
) -> None:
    """Store what this source lists as owed, and what it lists no more while it is open here."""
    owed = {item for item, left in listed.open_amounts.items() if item[0] and (left is None or left > 0)}
    absent = {(one.number, one.debtor) for one in settled if one.is_absent}
    context.connection_store.book_items.replace(source, owed | absent)


def record_settled(
    context: ConnectionContext, items: Sequence[SettledItem], day: date, *, delay_seconds: float
) -> list[IntentId]:
    """Record the payments of those that are receivables, on `day` where the books name no earlier one: all of them are
    on disk when this returns, or none."""
    with context.store.database.write():
        return [
            _record(context, item, day, delay_seconds) for item in items if item.receivable_id is not None
        ]


def _record(context: ConnectionContext, item: SettledItem, day: date, delay_seconds: float) -> IntentId:
    assert item.receivable_id is not None
    assert item.amount is not None
    if not can_record_payments(context):
        cancel = CancelRequest(reason=CancelReason.PAID_DIRECTLY, notes=None)
        return request_action(context, item.receivable_id, CANCEL, cancel, delay_seconds=delay_seconds).id
    paid_on = min(item.paid_on or day, day)
    request = RecordPaymentRequest(amount=item.amount, date=paid_on, reference=item.number[:140])
    return request_action(
        context, item.receivable_id, RECORD_PAYMENT, request, delay_seconds=delay_seconds
    ).id


def _of_receivables(
    context: ConnectionContext, item: ItemKey, left: Decimal, is_absent: bool
) -> Iterator[SettledItem]:
    number, debtor = item
    for row in context.connection_store.receivables.with_number(number):
        if row.status in TERMINAL or (debtor and name_key(row.debtor_name) != name_key(debtor)):
            continue
        remaining = _remaining(context, row)
        if remaining > left and (left == 0 or can_record_payments(context)):
            yield SettledItem(
                number,
                row.debtor_name,
                remaining - left,
                row.currency,
                is_absent,
                row.id,
                remaining=remaining,
            )


def _remaining(context: ConnectionContext, row: ReceivableRow) -> Decimal:
    """Return what is open of the invoice once everything that was recorded here has arrived at the service."""
    waiting = sum(
        (
            Decimal(str(intent.body["amount"]))
            for intent in context.connection_store.intents.of_subject(row.id)
            if intent.kind == RECORD_PAYMENT.kind and intent.state in UNSETTLED
        ),
        Decimal(0),
    )
    return row.unpaid - waiting


def _drafts_by_item(context: ConnectionContext) -> dict[ItemKey, list[DraftId]]:
    drafts: dict[ItemKey, list[DraftId]] = {}
    for draft_id, number, debtor in context.connection_store.invoice_identities.of_drafts(*_MAY_BE_REMOVED):
        of_item = drafts.setdefault((number, name_key(debtor)), [])
        if draft_id not in of_item:
            of_item.append(draft_id)
    return drafts


def _of_drafts(
    drafts: dict[ItemKey, list[DraftId]], item: ItemKey, left: Decimal, is_absent: bool
) -> Iterator[SettledItem]:
    if left > 0:
        return
    for draft_id in drafts.get((item[0], name_key(item[1])), ()):
        yield SettledItem(item[0], item[1], None, "", is_absent, draft_id=draft_id)
