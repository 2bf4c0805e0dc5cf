"""What a newer export of the books shows as paid: offered to the person, recorded only once they agreed."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date
from decimal import Decimal
from typing import Any, Final

from recovery_contract.actions import CancelReason, CancelRequest
from recovery_contract.extensions import RecordPaymentRequest
from recovery_contract.ids import ReceivableId
from recovery_contract.lifecycle import TERMINAL
from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.actions.table import CANCEL, RECORD_PAYMENT
from recovery_desktop.commands.document_kind import get_other_document
from recovery_desktop.commands.draft_summary import summarise_draft
from recovery_desktop.commands.invoice_paths import PREPAID, PREPAID_LIST, PREPAID_LISTED
from recovery_desktop.commands.match_payments import can_record_payments
from recovery_desktop.commands.requests import request_action
from recovery_desktop.documents.invoice_table import InvoiceList, ItemKey
from recovery_desktop.folding import natural_key
from recovery_desktop.ids import DraftId, IntentId
from recovery_desktop.store.debtors import name_key
from recovery_desktop.store.drafts import Draft
from recovery_desktop.store.intents import UNSETTLED
from recovery_desktop.store.receivables import ReceivableRow

_MAY_BE_REMOVED: Final = ("waiting", "review", "unread")


@dataclass(frozen=True)
class SettledItem:
    """An invoice of which the books hold less open than this app, by `amount`; `is_absent`: they list it no more.
    Either a receivable, or a draft: of one of which nothing is open there is no amount. `paid_on`: when the books say
    that it was paid."""

    number: str
    debtor: str
    amount: Decimal | None
    currency: str
    is_absent: bool
    receivable_id: ReceivableId | None = None
    draft_id: DraftId | None = None
    remaining: Decimal = Decimal(0)
    paid_on: date | None = None

    @property
    def is_part(self) -> bool:
        """Whether something is still open of it in the books."""
        return self.amount is not None and self.amount < self.remaining

    @property
    def lowers_draft(self) -> bool:
        """Whether it is a draft of which a part is still open."""
        return self.draft_id is not None and self.amount is not None


def find_settled(context: ConnectionContext, source: str, listed: InvoiceList) -> list[SettledItem]:
    """Return what was imported from this source before, or is listed now, and is owed less in the books."""
    open_amounts = {
        (number, name_key(debtor)): left for (number, debtor), left in listed.open_amounts.items()
    }
    earlier = context.connection_store.book_items.list_of(source)
    absent = [item for item in earlier if (item[0], name_key(item[1])) not in open_amounts]
    named = [(item, left) for item, left in listed.open_amounts.items() if item[0] and left is not None]
    drafts = _drafts_by_item(context, {item[0] for item in (*listed.open_amounts, *earlier)})
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


def note_paid_before(context: ConnectionContext, items: Sequence[SettledItem], file_name: str) -> list[Draft]:
    """Note in the drafts what this list says was paid already. Return them as they were."""
    drafts = context.connection_store.drafts
    lowered = drafts.open_among([one.draft_id for one in items if one.draft_id is not None])
    with context.store.database.write():
        for one in items:
            draft = lowered.get(one.draft_id) if one.draft_id is not None else None
            total = None if draft is None else summarise_draft(draft).total
            if draft is None or total is None or one.amount is None:
                continue
            drafts.save_typed(draft.id, _with_paid(draft, total - (one.remaining - one.amount), file_name))
    return list(lowered.values())


def hand_over_paid(context: ConnectionContext, row: Draft, paper: Draft) -> None:
    """Note in the draft of a paper what the row of a list says was paid, which is removed in its favour."""
    total, rest = summarise_draft(row).total, summarise_draft(row).amount
    if row.file_path or total is None or rest is None or rest == total:
        return
    summary = summarise_draft(paper)
    if summary.total is not None and summary.amount == summary.total:
        body = _with_paid(paper, total - rest, row.file_name or "")
        context.connection_store.drafts.save_typed(paper.id, body)


def _with_paid(draft: Draft, amount: Decimal, name: str) -> dict[str, Any]:
    """Return the body of a draft of which so much was paid, by the list of this name."""
    values = {PREPAID: str(amount), PREPAID_LISTED: str(amount), PREPAID_LIST: name}
    touched = sorted({*draft.body.get("touched", ()), PREPAID})
    return {**draft.body, "values": {**draft.body.get("values", {}), **values}, "touched": touched}


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


def _drafts_by_item(context: ConnectionContext, numbers: Collection[str]) -> dict[ItemKey, list[Draft]]:
    """Return the drafts of these numbers. What the books list with less than nothing open is no invoice: a credit note
    that is here lowers one."""
    identities = context.connection_store.invoice_identities.of_drafts(*_MAY_BE_REMOVED)
    named = [one for one in identities if one[1] in numbers]
    here = context.connection_store.drafts.open_among({id_ for id_, _, _ in named})
    drafts: dict[ItemKey, list[Draft]] = {}
    for draft_id, number, debtor in named:
        draft, of_item = here.get(draft_id), drafts.setdefault((number, name_key(debtor)), [])
        if draft is not None and draft not in of_item and get_other_document(draft) is None:
            of_item.append(draft)
    return drafts


def _of_drafts(
    drafts: dict[ItemKey, list[Draft]], item: ItemKey, left: Decimal, is_absent: bool
) -> Iterator[SettledItem]:
    for draft in drafts.get((item[0], name_key(item[1])), ()):
        if left <= 0:
            yield SettledItem(item[0], item[1], None, "", is_absent, draft_id=draft.id)
            continue
        summary = summarise_draft(draft)
        if summary.amount is not None and summary.amount > left:
            yield SettledItem(
                item[0],
                item[1],
                summary.amount - left,
                summary.currency,
                is_absent,
                draft_id=draft.id,
                remaining=summary.amount,
            )
