"""Opens disputes and requests for evidence, takes what answers them, and ends them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection

from recovery_contract.allowed_actions import Action
from recovery_contract.events import Disputed, EvidenceRequested, EvidenceSubmitted, Resumed
from recovery_contract.ids import DocumentId, ReceivableId
from recovery_contract.lifecycle import ReceivableStatus, Trigger
from recovery_contract.reasons import Reason
from recovery_service.context.clock import to_datetime
from recovery_service.context.core import Context
from recovery_service.errors import Invalid
from recovery_service.files import documents, store
from recovery_service.files.data_uri import Attachment
from recovery_service.ids import DisputeId, new_id
from recovery_service.jobs import queue
from recovery_service.ledger.disputes import repository
from recovery_service.ledger.disputes.reasons import WITHOUT_DISPUTE, required_evidence
from recovery_service.ledger.receivables import service as receivables
from recovery_service.ledger.receivables.service import ReceivableRow
from recovery_service.ledger.timeline.history import add_note
from recovery_service.recovery.balance.claim import open_minor
from recovery_service.recovery.dunning import replies, scheduling
from recovery_service.recovery.dunning.pause_reasons import OBJECTION_ANSWERED, OBJECTION_RECEIVED
from recovery_service.recovery.lifecycle import transitions

EVIDENCE_MS: Final = 10 * 86_400_000
AFTER_SETTLING: Final = 5
"""Working days before the next reminder, once both sides have settled a dispute: the debtor pays by itself."""
DEADLINE: Final = "disputes.deadline"


def open_dispute(
    context: Context,
    receivable_id: ReceivableId,
    *,
    reason: str,
    message: str | None,
    evidence_requested: Sequence[str] | None,
    amount_minor: int | None = None,
    actor: str = "debtor",
) -> ReceivableRow:
    """Return the debtor disputes the invoice, or `amount_minor` of it: contacts pause, evidence is asked for.

    Without `evidence_requested` the reason decides what is asked for. Raises InvalidState unless it is in process, and
    Invalid where more is disputed than is open.
    """
    locked = receivables.lock(context, receivable_id)
    row, at = locked.row, locked.at
    if amount_minor is not None and not 0 < amount_minor <= open_minor(context.connection, row, at):
        raise Invalid(Reason.of("dispute_above_open"), "amount", float(row.to_money(amount_minor)))
    wanted = required_evidence(reason) if evidence_requested is None else list(evidence_requested)
    opened = _opened("dispute", reason, message, wanted, amount_minor, at)
    payload = Disputed(
        receivable_id=row.id,
        dispute_reason=reason,
        dispute_message=message or "",
        evidence_requested=wanted,
        evidence_deadline=to_datetime(opened["deadline"]),
        recovery_paused=True,
    )
    text = f"The debtor disputes {_what(row, amount_minor)}: contacts pause."
    row = transitions.apply_transition(
        context,
        row,
        Trigger.DEBTOR_DISPUTES,
        transitions.TransitionEffects(
            data=payload,
            changes={"dispute": opened},
            text=text,
            noted=None if amount_minor is None else {"amount": str(row.to_money(amount_minor))},
        ),
        at=at,
        actor=actor,
    )
    _keep(context, row, at)
    replies.schedule_reply(context, row.id, OBJECTION_RECEIVED, at)
    return row


def request_evidence(
    context: Context,
    receivable_id: ReceivableId,
    *,
    evidence_requested: Sequence[str] | None,
    message: str | None = None,
    actor: str = transitions.SERVICE,
) -> ReceivableRow:
    """Ask for evidence without a dispute. Raises InvalidState unless it is in process."""
    locked = receivables.lock(context, receivable_id)
    row, at = locked.row, locked.at
    wanted = (
        [str(kind) for kind in WITHOUT_DISPUTE] if evidence_requested is None else list(evidence_requested)
    )
    opened = _opened("evidence", None, message, wanted, None, at)
    payload = EvidenceRequested(
        receivable_id=row.id,
        evidence_requested=wanted,
        evidence_deadline=to_datetime(opened["deadline"]),
        recovery_paused=True,
    )
    row = transitions.apply_transition(
        context,
        row,
        Trigger.EVIDENCE_NEEDED,
        transitions.TransitionEffects(data=payload, changes={"dispute": opened}),
        at=at,
        actor=actor,
    )
    _keep(context, row, at)
    return row


def withdraw_dispute(
    context: Context, receivable_id: ReceivableId, *, actor: str = "debtor"
) -> ReceivableRow:
    """Withdraw the debtor's dispute. Raises InvalidState unless there is one."""
    locked = receivables.lock(context, receivable_id)
    row, at = locked.row, locked.at
    close_dispute(context.connection, row, at=at, by="withdrawn")
    payload = Resumed(receivable_id=row.id, status=ReceivableStatus.IN_PROCESS, reason="dispute_withdrawn")
    return transitions.apply_transition(
        context,
        row,
        Trigger.DISPUTE_WITHDRAWN,
        transitions.TransitionEffects(data=payload, changes={"dispute": None}),
        at=at,
        actor=actor,
    )


def submit_evidence(
    context: Context,
    row: ReceivableRow,
    *,
    attachments: Sequence[Attachment],
    statement: str | None,
    at: int,
    actor: str,
    is_settled: bool = False,
) -> ReceivableRow:
    """Store the documents and the statement, and the recovery goes on; where both sides have settled it, after some
    days and without an answer. Raises InvalidState where no evidence is asked for."""
    transitions.require_allowed(context.connection, row, Action.SUBMIT_EVIDENCE)
    assert row.dispute is not None
    for attachment in attachments:
        _attach(context.connection, row, attachment, at)
    values = {"id": new_id(DocumentId), "dispute_id": row.dispute["id"], "receivable_id": row.id}
    repository.add_submission(context.connection, {**values, "statement": statement, "at": at})
    if statement:
        kind = "dispute.settled" if is_settled else "evidence.statement"
        add_note(context, row.id, at=at, kind=kind, text=statement, actor=actor)
    is_objection = row.dispute["kind"] == "dispute"
    close_dispute(context.connection, row, at=at, by="settled" if is_settled else "evidence")
    payload = EvidenceSubmitted(
        receivable_id=row.id,
        evidence_count=len(attachments),
        evidence_types=list(dict.fromkeys(str(attachment.document.type) for attachment in attachments)),
        recovery_resumed=True,
    )
    row = transitions.apply_transition(
        context,
        row,
        Trigger.EVIDENCE_SUBMITTED,
        transitions.TransitionEffects(
            data=payload,
            changes={"dispute": None},
            text="Both sides settled it: the recovery goes on." if is_settled else None,
            noted={"settled": True} if is_settled else None,
        ),
        at=at,
        actor=actor,
    )
    if is_settled:
        scheduling.give_days(context, row.id, AFTER_SETTLING, "dispute_settled", at)
    elif is_objection:
        replies.schedule_reply(context, row.id, OBJECTION_ANSWERED, at)
    return row


def close_dispute(connection: Connection, row: ReceivableRow, *, at: int, by: str) -> None:
    """End what is open, if something is; the caller moves the receivable."""
    if row.dispute is not None:
        repository.end(connection, row.dispute["id"], at, by)
        queue.cancel(connection, f"{DEADLINE}:{row.id}")


def expire_evidence_deadline(context: Context, receivable_id: ReceivableId, dispute_id: DisputeId) -> None:
    """Note that nothing came in time: the recovery stays paused, and the timeline says so."""
    at = receivables.lock(context, receivable_id).at
    if repository.mark_missed(context.connection, dispute_id, at):
        text = "The deadline for evidence passed. The recovery stays paused until evidence is submitted."
        add_note(
            context,
            receivable_id,
            at=at,
            kind="evidence.deadline_passed",
            text=text,
            actor="service",
        )


def erase_words(connection: Connection, receivable_id: ReceivableId) -> None:
    """Remove what debtor and creditor wrote; that there was a dispute stays."""
    repository.erase_words(connection, receivable_id)


def _opened(
    kind: str, reason: str | None, message: str | None, wanted: list[str], amount_minor: int | None, at: int
) -> dict[str, Any]:
    return {
        "id": new_id(DisputeId),
        "kind": kind,
        "reason": reason,
        "message": message,
        "evidence_requested": wanted,
        "amount_minor": amount_minor,
        "deadline": at + EVIDENCE_MS,
    }


def _keep(context: Context, row: ReceivableRow, at: int) -> None:
    assert row.dispute is not None
    repository.add(context.connection, {**row.dispute, "receivable_id": row.id, "opened_at": at})
    payload = {"receivable_id": row.id, "dispute_id": row.dispute["id"]}
    queue.schedule(
        context, row.client_id, DEADLINE, f"{DEADLINE}:{row.id}", payload, due_at=row.dispute["deadline"]
    )


def _attach(connection: Connection, row: ReceivableRow, attachment: Attachment, at: int) -> None:
    document = attachment.document
    file = store.NewFile(
        row.client_id, "evidence", attachment.name, attachment.media_type, attachment.content
    )
    documents.save_and_attach(
        connection, row.id, file, kind=str(document.type), at=at, description=document.description
    )


def _what(row: ReceivableRow, amount_minor: int | None) -> str:
    return (
        "the invoice"
        if amount_minor is None
        else f"{row.to_money(amount_minor)} {row.currency} of the invoice"
    )
