"""Credit notes: what the creditor takes off an invoice while it is being recovered."""

from __future__ import annotations

from recovery_contract.actions import CancelReason, CancelRequest
from recovery_contract.allowed_actions import Action, Party
from recovery_contract.ids import CreditNoteId, ReceivableId
from recovery_contract.lifecycle import ReceivableStatus, Trigger
from recovery_contract.reasons import Reason
from recovery_service.context.core import Context
from recovery_service.errors import Invalid, InvalidState
from recovery_service.ids import new_id
from recovery_service.ledger import permissions
from recovery_service.ledger.receivables import checks
from recovery_service.ledger.receivables import service as receivables
from recovery_service.ledger.receivables.service import ReceivableRow
from recovery_service.ledger.timeline.history import record_audit
from recovery_service.recovery.lifecycle import actions, partial_payments, payments, transitions
from recovery_service.recovery.lifecycle import card_pages as cards
from recovery_service.recovery.lifecycle.credited_before import CREDIT_NOTE, note_credit_note


def record_credit_note(
    context: Context,
    receivable_id: ReceivableId,
    *,
    amount_minor: int,
    number: str,
    issued_at: int,
    actor: str,
) -> ReceivableRow:
    """Lower the invoice and return the receivable as it is then.

    One that covers all that payments had left lets the receivable settle; where nothing was paid, it is cancelled.
    Raises InvalidState for a closed or settling receivable, Invalid for more than is open and for a number that was
    recorded already.
    """
    locked = receivables.lock(context, receivable_id)
    row, at = locked.row, locked.at
    conditions = permissions.conditions(context.connection, row)
    if permissions.obstacles(row, Party.CREDITOR, Action.RECORD_CREDIT_NOTE, conditions):
        raise transitions.invalid_state(context.connection, row, "record_credit_note")
    _require_new(row, number, amount_minor)
    note = {
        "id": new_id(CreditNoteId),
        "kind": CREDIT_NOTE,
        "amount_minor": amount_minor,
        "of_invoice_minor": amount_minor,
        "number": number,
        "at": issued_at,
    }
    lowered = row._replace(reductions=[*row.reductions, note])
    note_credit_note(context, lowered, note, at=at, actor=actor)
    after = {"amount_minor": amount_minor, "number": number}
    record_audit(context.connection, actor, "receivable.credit_note", row.id, after=after)
    rest = payments.settle_rest(context, lowered, row.received_minor, at=at, received_at=at)
    changes = {**payments.columns(rest.row, row.received_minor), "reductions": rest.row.reductions}
    if rest.left_minor:
        return receivables.change(context.connection, row.id, **changes)
    cards.schedule_page_closing(context, row.id, row.client_id, at)
    if row.is_decision_open:
        changes |= partial_payments.settle_instead_of_deciding(context, row, at)
    row = receivables.change(context.connection, row.id, **changes)
    return (
        row
        if row.status is ReceivableStatus.PAYMENT_RECEIVED
        else close_without_rest(context, row, at, actor)
    )


def _require_new(row: ReceivableRow, number: str, amount_minor: int) -> None:
    key = checks.comparison_key(number)
    if any(one["number"] and checks.comparison_key(one["number"]) == key for one in row.reductions):
        raise Invalid(Reason.of("credit_note_known"), "number", number)
    if amount_minor > row.remaining_minor:
        most = row.to_money(row.remaining_minor)
        reason = Reason.of("credit_note_exceeds_rest", most=str(most), currency=row.currency)
        raise Invalid(reason, "amount", str(row.to_money(amount_minor)))


def close_without_rest(context: Context, row: ReceivableRow, at: int, actor: str) -> ReceivableRow:
    """Close a receivable of which nothing is left: as settled where something was paid, otherwise as cancelled."""
    if not row.received_minor:
        disputed = row.dispute is not None and row.dispute["kind"] == "dispute"
        reason = CancelReason.DISPUTED_VALID if disputed else CancelReason.BUSINESS_DECISION
        return actions.cancel(context, row, CancelRequest(reason=reason), at=at, actor=actor)
    if row.dispute is not None:
        row = payments.end_question(context, row, at, actor)
    if row.status is not ReceivableStatus.IN_PROCESS:
        raise InvalidState("The receivable changed in this moment; read it again.")
    row = transitions.apply_transition(
        context, row, Trigger.CREDITED, transitions.TransitionEffects(), at=at, actor=actor
    )
    partial_payments.schedule_settlement(context, row, at)
    return row
