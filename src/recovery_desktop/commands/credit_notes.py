"""Which invoice a dropped credit note lowers, and recording it there instead of asking for anything."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Any, Final

from pydantic import TypeAdapter, ValidationError

from recovery_contract.allowed_actions import RULES, Action, Party
from recovery_contract.extensions import RecordCreditNoteRequest
from recovery_contract.ids import ReceivableId
from recovery_contract.receivables import CREDIT_NOTES, CreditNoteBefore
from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.actions.table import RECORD_CREDIT_NOTE
from recovery_desktop.commands.requests import request_action
from recovery_desktop.ids import DraftId, IntentId
from recovery_desktop.store.debtors import name_key
from recovery_desktop.store.drafts import Draft
from recovery_desktop.store.intents import UNSETTLED
from recovery_desktop.store.receivables import ReceivableRow
from recovery_desktop.store.store import ConnectionStore

MOST: Final = 20
"""Invoices that are offered; of a debtor with more the newest ones."""
_CREDIT_NOTES: Final = TypeAdapter(list[CreditNoteBefore])
_OPEN: Final = sorted(map(str, RULES[Party.CREDITOR][Action.RECORD_CREDIT_NOTE].states))


@dataclass(frozen=True)
class CreditTarget:
    """An invoice that may be lowered, by as much as `open`: a receivable, or a draft. `is_named`: the credit note names
    its number. `deducted`: what was taken off it already, by the books or by the person, without the credit notes that
    are known here."""

    numbers: str
    debtor: str
    open: Decimal
    currency: str
    is_named: bool
    receivable_id: ReceivableId | None = None
    draft_id: DraftId | None = None
    deducted: Decimal = Decimal(0)

    def may_contain(self, amount: Decimal | None) -> bool:
        """Return whether a credit note of this amount may be among what was deducted already."""
        return bool(amount) and amount is not None and amount <= self.deducted


def find_credit_targets(connection_store: ConnectionStore, draft: Draft) -> list[CreditTarget]:
    """Return the open invoices that the credit note names, and then the others of its debtor, the newest first."""
    data: Mapping[str, Any] = (draft.extraction or {}).get("data", {})
    invoice, debtor = data.get("invoice", {}), str(data.get("debtor", {}).get("company_name") or "")
    currency = str(invoice.get("currency") or "")
    targets: dict[ReceivableId, CreditTarget] = {}
    for is_named, rows in (
        (True, _named(connection_store, invoice.get("named_numbers") or ())),
        (False, _of_debtor(connection_store, debtor)),
    ):
        for row in rows:
            left = _left_of(connection_store, row)
            if left > 0 and row.currency == (currency or row.currency) and row.id not in targets:
                targets[row.id] = CreditTarget(
                    row.numbers,
                    row.debtor_name,
                    left,
                    row.currency,
                    is_named,
                    receivable_id=row.id,
                    deducted=_deducted_before(connection_store, row.id),
                )
    return list(targets.values())[:MOST]


def record_credit_note(
    context: ConnectionContext,
    draft: Draft,
    receivable_id: ReceivableId,
    request: RecordCreditNoteRequest,
    *,
    delay_seconds: float,
) -> IntentId:
    """Record it and remove its draft: both are on disk when this returns, or neither."""
    with context.store.database.write():
        intent = request_action(
            context, receivable_id, RECORD_CREDIT_NOTE, request, delay_seconds=delay_seconds
        )
        context.connection_store.drafts.remove(draft.id)
    return intent.id


def _named(connection_store: ConnectionStore, numbers: Sequence[object]) -> Iterator[ReceivableRow]:
    for number in numbers:
        yield from connection_store.receivables.with_number(str(number))


def _of_debtor(connection_store: ConnectionStore, debtor: str) -> Iterator[ReceivableRow]:
    key = name_key(debtor)
    if not key:
        return
    ids = [id for _, id in connection_store.receivables.ids(_OPEN, debtor)]
    rows = connection_store.receivables.rows(ids[: 5 * MOST])
    yield from (rows[id] for id in ids if id in rows and name_key(rows[id].debtor_name) == key)


def _deducted_before(connection_store: ConnectionStore, receivable_id: ReceivableId) -> Decimal:
    """Return what was paid or credited before the recovery, without the credit notes that its submission names."""
    receivable = connection_store.receivables.get(receivable_id)
    if receivable is None:
        return Decimal(0)
    progress = receivable.recovery_progress
    try:
        notes = _CREDIT_NOTES.validate_python((progress.metadata or {}).get(CREDIT_NOTES) or [])
    except ValidationError:  # another program may name anything in the metadata
        notes = []
    return (progress.prepaid_amount or Decimal(0)) - sum((one.amount for one in notes), Decimal(0))


def _left_of(connection_store: ConnectionStore, row: ReceivableRow) -> Decimal:
    """Return what is open once the credit notes that wait here have arrived; 0 where it is over."""
    if row.status not in _OPEN:
        return Decimal(0)
    waiting = (
        Decimal(str(intent.body["amount"]))
        for intent in connection_store.intents.of_subject(row.id)
        if intent.kind == RECORD_CREDIT_NOTE.kind and intent.state in UNSETTLED
    )
    return row.unpaid - sum(waiting, Decimal(0))
