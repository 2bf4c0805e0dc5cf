"""Holds a recovery back because of what the debtor said: a payment to look for, or a wrong person."""

from __future__ import annotations

from typing import Final

from recovery_contract.lifecycle import ReceivableStatus
from recovery_service.context.core import Context
from recovery_service.jobs import queue
from recovery_service.jobs.queue import Job
from recovery_service.ledger.receivables import service as receivables
from recovery_service.ledger.receivables.service import ReceivableRow
from recovery_service.ledger.timeline.history import add_note
from recovery_service.recovery.dunning import attempt_repository, repository, service, suppressions
from recovery_service.recovery.dunning.pause_reasons import PauseReason

RELEASE: Final = "recovery.release"
SAYS_PAID: Final = "says_paid"
WRONG_PERSON: Final = "wrong_person"
HOLD_MS: Final = 7 * 86_400_000
"""How long a payment that the debtor speaks of is looked for before the recovery goes on."""


def pause_for_a_week(context: Context, receivable: ReceivableRow, reason: PauseReason, at: int) -> None:
    """Pause, and goes on by itself after seven days unless something else happened."""
    service.pause(context, receivable.id, reason, at)
    payload = {"receivable_id": receivable.id, "reason": reason}
    queue.schedule(
        context, receivable.client_id, RELEASE, f"{RELEASE}:{receivable.id}", payload, due_at=at + HOLD_MS
    )


def end_pause(context: Context, job: Job) -> None:
    locked = receivables.lock(context, job.payload["receivable_id"])
    receivable = locked.row
    row = repository.find_recovery(context.connection, receivable.id)
    is_paused = row is not None and row.paused_reason == job.payload["reason"]
    if not is_paused or receivable.status is not ReceivableStatus.IN_PROCESS:
        return
    service.resume(context, receivable.id, locked.at)
    text = "The payment that the debtor spoke of was not entered: the recovery goes on."
    data = {"reason": "not_entered"}
    add_note(context, receivable.id, at=locked.at, kind="resumed", text=text, actor="service", data=data)


def suppress_wrong_person(context: Context, receivable: ReceivableRow, at: int) -> None:
    """Whoever was contacted last is not contacted again; the creditor has to name somebody else."""
    last = attempt_repository.find_last(context.connection, receivable.id)
    for contact in receivables.contacts(context.connection, receivable.id):
        if last is not None and last.address.casefold() not in (
            contact.email.casefold(),
            (contact.phone or "").casefold(),
        ):
            continue
        for kind, address in (("email", contact.email), ("phone", contact.phone)):
            if address:
                suppressions.add(
                    context.connection,
                    suppressions.NewSuppression(
                        user_id=receivable.user_id,
                        debtor_id=receivable.debtor_id,
                        kind=kind,
                        address=address,
                        reason=suppressions.WRONG_PERSON,
                        at=at,
                        actor="debtor",
                    ),
                )
    service.pause(context, receivable.id, WRONG_PERSON, at)
