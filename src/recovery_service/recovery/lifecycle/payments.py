"""Payments as they arrive, and as they are taken back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection

from recovery_contract.allowed_actions import Action, Party
from recovery_contract.errors import ErrorCode
from recovery_contract.events import PaymentReceived, Resumed
from recovery_contract.ids import CreditNoteId, PaymentId, ReceivableId
from recovery_contract.lifecycle import ReceivableStatus, Trigger
from recovery_contract.reasons import Reason
from recovery_service.context.clock import to_datetime
from recovery_service.context.core import Context
from recovery_service.errors import InvalidState, NotFound, ServiceError
from recovery_service.ids import new_id
from recovery_service.ledger import permissions
from recovery_service.ledger.payments import repository
from recovery_service.ledger.payments.repository import PaymentRow
from recovery_service.ledger.receivables import service as receivables
from recovery_service.ledger.receivables.service import ReceivableRow
from recovery_service.ledger.timeline.events import emit_event
from recovery_service.ledger.timeline.history import add_note, record_audit
from recovery_service.recovery.balance.claim import open_minor
from recovery_service.recovery.dunning import agreement_watch, attempt_repository, replies
from recovery_service.recovery.dunning.pause_reasons import RECEIPT
from recovery_service.recovery.lifecycle import card_pages as cards
from recovery_service.recovery.lifecycle import (
    creation,
    disputes,
    partial_payments,
    promises,
    transitions,
)

__all__ = ["PaymentRow"]

ROUNDING: Final = "rounding"
_PAID_BY_DEBTOR: Final = ("page", "card")
"""Sources by which the debtor paid here; who paid elsewhere and was never written to is not written to now."""


def record_payment(
    context: Context,
    receivable_id: ReceivableId,
    *,
    amount_minor: int,
    reference: str | None,
    source: str,
    actor: str = transitions.SERVICE,
    received_at: int | None = None,
) -> PaymentRow:
    """Record money that arrived (`received_at`, else now) and move the receivable as the lifecycle says.

    `source` is page, card, creditor, bank, operator or test. A payment in pending starts the recovery at once. What
    goes beyond the invoice amount is kept as overpaid. Raises InvalidState for a closed receivable.
    """
    locked = receivables.lock(context, receivable_id)
    row, at = locked.row, locked.at
    by = Party.CREDITOR if source == "creditor" else Party.OPERATOR
    if permissions.obstacles(row, by, Action.RECORD_PAYMENT):
        raise transitions.invalid_state(context.connection, row, "record_payment")
    if amount_minor <= 0:
        raise ValueError("a payment is more than nothing")
    if row.status is ReceivableStatus.PENDING:
        row = transitions.start_recovery(context, row, at=at, actor=actor)
    payment = PaymentRow(
        id=new_id(PaymentId),
        receivable_id=row.id,
        amount_minor=amount_minor,
        at=at if received_at is None else received_at,
        recorded_at=at,
        reference=reference,
        source=source,
        reversed_at=None,
        reversal_reason=None,
    )
    _add(context.connection, row, payment, actor)
    total = row.received_minor + amount_minor
    rest = settle_rest(context, row, total, at=at, received_at=payment.at)
    row, left = rest.row, rest.left_minor
    payload = _received(row, payment, left)
    arrived = Arrived(payload, columns(row, total) | rest.changes, left)
    promises.keep_promise(context, row, is_all=arrived.is_all, at=at)
    if arrived.is_all:
        cards.schedule_page_closing(context, row.id, row.client_id, at)
        if row.dispute is not None:
            row = end_question(context, row, at, actor)
    if row.status is ReceivableStatus.IN_PROCESS:
        _receive_with_transition(context, row, arrived, at=at, actor=actor)
    else:
        _receive_without_transition(context, row, arrived, at=at, actor=actor)
    if source in _PAID_BY_DEBTOR or attempt_repository.has_reached(context.connection, row.id):
        replies.schedule_reply(context, row.id, RECEIPT, at)
    return payment


def reverse_entered_payment(
    context: Context, row: ReceivableRow, payment_id: PaymentId, *, reason: str, actor: str
) -> ReceivableRow:
    """Work as `reverse_payment`, for a creditor: only what the creditor entered itself."""
    payment = repository.find(context.connection, row.id, payment_id)
    if payment is None:
        raise NotFound
    if payment.source != "creditor":
        raise ServiceError(409, ErrorCode.INVALID_STATE, Reason.of("payment_of_another"))
    if permissions.obstacles(row, Party.CREDITOR, Action.REVERSE_PAYMENT, permissions.conditions_of(row)):
        raise transitions.invalid_state(context.connection, row, "reverse_payment")
    return reverse_payment(context, row.id, payment_id, reason=reason, actor=actor)


def reverse_payment(
    context: Context,
    receivable_id: ReceivableId,
    payment_id: PaymentId,
    *,
    reason: str,
    actor: str = transitions.SERVICE,
    code: str | None = None,
) -> ReceivableRow:
    """Take a payment back and return the receivable that now carries the debt. `code` names a reason of our own.

    Before the settlement that is the same one, in process again; after `recovered` nothing moves, so a new receivable
    over the amount is opened that names it. Raises NotFound, and InvalidState where it was reversed already.
    """
    locked = receivables.lock(context, receivable_id)
    row, at = locked.row, locked.at
    payment = repository.find(context.connection, receivable_id, payment_id)
    if payment is None:
        raise NotFound
    if payment.reversed_at is not None:
        raise InvalidState("This payment was reversed already.")
    repository.mark_reversed(context.connection, payment_id, at, reason)
    # Before the recovery goes on: the thanks had moved what the plan makes on that day.
    was_thanked = replies.take_back_receipt(context, row.id, payment.recorded_at, at)
    amount = row.to_money(payment.amount_minor)
    text = f"The payment of {amount} {row.currency} was reversed: {reason}"
    why: dict[str, Any] = {"amount": str(amount), "reason": reason, **({"code": code} if code else {})}
    if was_thanked:
        text += " The debtor had been thanked for it."
        why["thanked"] = True
    add_note(context, row.id, at=at, kind="payment.reversed", text=text, actor=actor, data=why)
    record_audit(
        context.connection,
        actor,
        "payment.reverse",
        payment_id,
        before={"reversed_at": None},
        after={"reversed_at": at, "reason": reason},
    )
    if row.status is ReceivableStatus.RECOVERED:
        return _follow(context, row, payment.amount_minor, at=at, actor=actor)
    total = row.received_minor - payment.amount_minor
    # What was rounded away belonged to the payments that stood then.
    row = row._replace(reductions=[one for one in row.reductions if one["kind"] != ROUNDING])
    changes = {**columns(row, total), "reductions": row.reductions}
    is_covered = left_after(context.connection, row, total, at) == 0
    if row.status is not ReceivableStatus.PAYMENT_RECEIVED or is_covered:
        row = receivables.change(context.connection, row.id, **changes)
    else:
        partial_payments.cancel_payment_jobs(context.connection, row.id)
        payload = Resumed(receivable_id=row.id, status=ReceivableStatus.IN_PROCESS, reason="payment_reversed")
        changes["decision_deadline"] = None
        row = transitions.apply_transition(
            context,
            row,
            Trigger.REVERSAL,
            transitions.TransitionEffects(data=payload, changes=changes),
            at=at,
            actor=actor,
        )
    promises.reopen_promise(context, row, at=at)
    agreement_watch.recheck_after_reversal(context, row, at)
    return row


def _follow(context: Context, row: ReceivableRow, amount_minor: int, *, at: int, actor: str) -> ReceivableRow:
    """Reopen what a reversal uncovers; what had been paid beyond the invoice amount is owed by nobody."""
    beyond = min(row.overpaid_minor, amount_minor)
    if beyond:
        row = receivables.change(context.connection, row.id, overpaid_minor=row.overpaid_minor - beyond)
    if amount_minor == beyond:
        return row
    return creation.create_after_reversal(context, row, amount_minor - beyond, at=at, actor=actor)


def erase_references(connection: Connection, receivable_id: ReceivableId) -> None:
    """Remove what payers wrote with their payments; the sums stay."""
    repository.erase_references(connection, receivable_id)


def _add(
    connection: Connection,
    row: ReceivableRow,
    payment: PaymentRow,
    actor: str,
) -> None:
    owner = {"client_id": row.client_id, "user_id": row.user_id}
    repository.add(connection, {**payment.__dict__, **owner})
    record_audit(
        connection,
        actor,
        "payment.record",
        payment.id,
        after={"receivable_id": row.id, "amount_minor": payment.amount_minor, "source": payment.source},
    )


def columns(row: ReceivableRow, total_minor: int) -> dict[str, Any]:
    """Return the sums after a payment, which counts against what is left of the invoice amount first."""
    paid = min(total_minor, row.owed_minor)
    return {"paid_minor": paid, "overpaid_minor": total_minor - paid}


def left_after(connection: Connection, row: ReceivableRow, total_minor: int, at: int) -> int:
    """Return what is left of all that is asked for once `total_minor` has arrived since the recovery began."""
    if not row.pursues_all:
        return max(0, row.owed_minor - total_minor)
    return open_minor(connection, row._replace(**columns(row, total_minor)), at)


class Rest(NamedTuple):
    """A receivable after money arrived or something was taken off: what is left of what is asked for, and the columns
    that closing a small rest changes."""

    row: ReceivableRow
    left_minor: int
    changes: dict[str, Any]


def settle_rest(context: Context, row: ReceivableRow, total_minor: int, *, at: int, received_at: int) -> Rest:
    """Return what is left once `total_minor` has arrived; a rest within the creditor's tolerance is asked for no
    longer."""
    left = left_after(context.connection, row, total_minor, at)
    if not 0 < left <= row.tolerance_minor or not total_minor:
        return Rest(row, left, {})
    rounding = {
        "id": new_id(CreditNoteId),
        "kind": ROUNDING,
        "amount_minor": left,
        "of_invoice_minor": min(left, max(0, row.owed_minor - total_minor)),
        "number": None,
        "at": received_at,
    }
    row = row._replace(reductions=[*row.reductions, rounding])
    amount = row.to_money(left)
    text = f"{amount} {row.currency} were missing and are asked for no longer."
    data = {"amount": str(amount)}
    add_note(context, row.id, at=at, kind="rounded", text=text, actor=transitions.SERVICE, data=data)
    return Rest(row, 0, {"reductions": row.reductions})


@dataclass(frozen=True)
class Arrived:
    """Effects of a payment: the event's payload, the columns it changes, and what is left of what is asked for."""

    payload: PaymentReceived
    changes: dict[str, Any]
    left_minor: int

    @property
    def is_all(self) -> bool:
        return self.left_minor == 0


def _received(row: ReceivableRow, payment: PaymentRow, left_minor: int) -> PaymentReceived:
    return PaymentReceived(
        receivable_id=row.id,
        payment_amount=row.to_money(payment.amount_minor),
        payment_type="partial" if left_minor else "full",
        remaining_amount=row.to_money(left_minor),
        payment_date=to_datetime(payment.at),
        payment_intent_id=payment.id,
    )


def end_question(context: Context, row: ReceivableRow, at: int, actor: str) -> ReceivableRow:
    """End the dispute or request whose sum is paid: the receivable is in process for the moment that its payment
    needs."""
    disputes.close_dispute(context.connection, row, at=at, by="payment")
    payload = Resumed(receivable_id=row.id, status=ReceivableStatus.IN_PROCESS, reason="paid")
    return transitions.apply_transition(
        context,
        row,
        Trigger.PAID_WHILE_PAUSED,
        transitions.TransitionEffects(data=payload, changes={"dispute": None}),
        at=at,
        actor=actor,
    )


def _receive_with_transition(
    context: Context,
    row: ReceivableRow,
    arrived: Arrived,
    *,
    at: int,
    actor: str,
) -> None:
    """Record a payment that moves the receivable: a full one waits for settlement, a partial one for a decision."""
    payload, changes, is_partial = arrived.payload, arrived.changes, not arrived.is_all
    if is_partial:
        changes["decision_deadline"] = at + partial_payments.DECISION_MS
    text = _text(row, payload)
    row = transitions.apply_transition(
        context,
        row,
        Trigger.PAYMENT_ARRIVES,
        transitions.TransitionEffects(data=payload, changes=changes, text=text),
        at=at,
        actor=actor,
    )
    if is_partial:
        partial_payments.request_decision(context, row, at)
    else:
        partial_payments.schedule_settlement(context, row, at)


def _receive_without_transition(
    context: Context,
    row: ReceivableRow,
    arrived: Arrived,
    *,
    at: int,
    actor: str,
) -> None:
    """Record a payment on a receivable that waits already: for a decision, a settlement or evidence."""
    payload, changes = arrived.payload, arrived.changes
    if row.is_decision_open and arrived.is_all:
        changes |= partial_payments.settle_instead_of_deciding(context, row, at)
    receivables.change(context.connection, row.id, **changes)
    add_note(
        context,
        row.id,
        at=at,
        kind="payment.received",
        text=_text(row, payload),
        actor=actor,
        data=partial_payments.history_data(payload),
    )
    emit_event(context, row, type="receivable.payment.received", data=payload, at=at)


def _text(row: ReceivableRow, payload: PaymentReceived) -> str:
    left = f"; {payload.remaining_amount} are left" if payload.remaining_amount else ""
    return f"{payload.payment_amount} {row.currency} arrived{left}."
