"""Credit notes of before the recovery: a submission names them in its metadata, beside what was paid before."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from decimal import Decimal
from typing import Any, Final, NamedTuple

from pydantic import TypeAdapter, ValidationError

from recovery_contract.fields import to_minor
from recovery_contract.ids import CreditNoteId
from recovery_contract.progress import HistoryEntry
from recovery_contract.receivables import CREDIT_NOTES, CreateReceivableRequest, CreditNoteBefore
from recovery_service.context.core import Context
from recovery_service.ids import new_id
from recovery_service.law.workdays import Workdays
from recovery_service.ledger.receivables import checks
from recovery_service.ledger.receivables.rows import ReceivableRow
from recovery_service.ledger.timeline.history import add_note

CREDIT_NOTE: Final = "credit_note"
_NOTES: Final = TypeAdapter(list[CreditNoteBefore])
_MOST: Final = 20
_HALF_A_DAY_MS: Final = 12 * 60 * 60 * 1000


class CreditedBefore(NamedTuple):
    """The reductions that the metadata names, and what cannot be read of it; of `prepaid_amount` they take `minor`."""

    reductions: list[dict[str, Any]]
    warnings: list[dict[str, str]]

    @property
    def minor(self) -> int:
        return sum(one["amount_minor"] for one in self.reductions)


def read_credit_notes(request: CreateReceivableRequest, country: str, at: int) -> CreditedBefore:
    """Return what was credited of `prepaid_amount`; what cannot be read counts as paid before, with a warning."""
    named = (request.metadata or {}).get(CREDIT_NOTES)
    if named is None:
        return CreditedBefore([], [])
    days = Workdays(country)
    today = days.local_date(at)
    try:
        notes = [
            (note, to_minor(note.amount, request.invoice.currency)) for note in _NOTES.validate_python(named)
        ]
    except (ValidationError, ValueError):
        return CreditedBefore([], [_unreadable()])
    prepaid = to_minor(request.invoice.prepaid_amount or Decimal(0), request.invoice.currency)
    numbers = {checks.comparison_key(note.number) for note, _ in notes}
    is_sound = (
        len(numbers) == len(notes) <= _MOST
        and all(minor > 0 and note.date <= today for note, minor in notes)
        and sum(minor for _, minor in notes) <= prepaid
    )
    if not is_sound:
        return CreditedBefore([], [_unreadable()])
    reductions = [
        {
            "id": new_id(CreditNoteId),
            "kind": CREDIT_NOTE,
            "amount_minor": minor,
            "of_invoice_minor": minor,
            "number": note.number,
            "at": _noon(note.date, days) if note.date < today else at,
        }
        for note, minor in notes
    ]
    return CreditedBefore(reductions, [])


def note_credit_note(
    context: Context, row: ReceivableRow, reduction: Mapping[str, Any], *, at: int, actor: str
) -> HistoryEntry:
    """Enter in the history that a credit note lowers the invoice."""
    amount, number = row.to_money(reduction["amount_minor"]), reduction["number"]
    text = f"Credit note {number} takes {amount} {row.currency} off the invoice."
    data = {"amount": str(amount), "number": number}
    return add_note(context, row.id, at=at, kind=CREDIT_NOTE, text=text, actor=actor, data=data)


def _unreadable() -> dict[str, str]:
    message = "The credit notes cannot be read: what they take off counts as paid before."
    return {"code": "CREDIT_NOTES_UNREADABLE", "message": message, "field": f"metadata.{CREDIT_NOTES}"}


def _noon(day: date, days: Workdays) -> int:
    return days.start_of_day(day) + _HALF_A_DAY_MS
