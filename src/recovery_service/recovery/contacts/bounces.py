"""Applies what a mail server reported later about a message of ours to the attempt that it was."""

from __future__ import annotations

from collections.abc import Iterable

from recovery_contract.ids import ReceivableId, UserId
from recovery_invoices.correspondence.opening import FailedDelivery
from recovery_service.context.core import Context
from recovery_service.ledger.receivables import service as receivables
from recovery_service.ledger.timeline.history import add_note
from recovery_service.recovery.contacts.combining import list_companions
from recovery_service.recovery.dunning import attempt_repository, outcomes
from recovery_service.recovery.dunning.attempt_repository import AttemptRow


def apply_failures(
    context: Context, failed: Iterable[FailedDelivery], user_id: UserId | None = None
) -> list[ReceivableId]:
    """Mark the attempts as bounced, or as returned where the address may work: the next contact is made, or the same
    one again. Return their receivables; what is about no message of ours, was applied before, or is only late is
    passed by. With `user_id` those of one creditor alone."""
    applied = (_apply_failure(context, one, user_id) for one in failed)
    return [receivable_id for receivable_id in applied if receivable_id is not None]


def _apply_failure(context: Context, failed: FailedDelivery, user_id: UserId | None) -> ReceivableId | None:
    if failed.verdict not in ("hard", "soft"):
        return None
    attempt = _find_attempt(context, failed, user_id)
    if attempt is None or attempt.outcome != "sent" or user_id not in (None, attempt.user_id):
        return None
    at = receivables.lock(context, attempt.receivable_id).at
    attempt = attempt_repository.find(context.connection, attempt.id)
    if attempt is None or attempt.outcome != "sent":
        return None
    joined = attempt_repository.list_of_planned(context.connection, list_companions(attempt))
    for one in (attempt, *joined):
        _mark_returned(context, one, failed, at)
    return attempt.receivable_id


def _find_attempt(context: Context, failed: FailedDelivery, user_id: UserId | None) -> AttemptRow | None:
    """Return what came back: by its id, else in a creditor's own mailbox by the address that the server names."""
    if failed.message_id:
        return attempt_repository.find_by_message_id(context.connection, failed.message_id)
    if user_id is None or not failed.recipient:
        return None
    return attempt_repository.find_last_mail(context.connection, user_id, failed.recipient)


def _mark_returned(context: Context, attempt: AttemptRow, failed: FailedDelivery, at: int) -> None:
    is_hard = failed.verdict == "hard"
    outcome = "bounced" if is_hard else outcomes.RETURNED
    attempt_repository.change(context.connection, attempt.id, outcome=outcome, outcome_at=at)
    data = {"number": attempt.number, "attempt_id": attempt.id, "to": attempt.address, "outcome": outcome}
    if failed.status:
        data["status"] = failed.status
    add_note(
        context,
        attempt.receivable_id,
        at=at,
        kind="contact.bounced",
        text=f"Email no. {attempt.number} to {attempt.address} came back.",
        actor="service",
        data=data,
    )
    if is_hard:
        outcomes.record_bounce(context, attempt, at)
    else:
        outcomes.record_soft_bounce(context, attempt, at)
