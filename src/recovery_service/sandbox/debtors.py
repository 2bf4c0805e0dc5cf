"""Debtors that play along in the test environment; the beginning of their email address says what they do."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection

from recovery_contract.lifecycle import ReceivableStatus
from recovery_service.context.channels import Contact
from recovery_service.context.clock import Clock
from recovery_service.context.core import Context
from recovery_service.jobs import queue
from recovery_service.jobs.queue import Job
from recovery_service.ledger.receivables import service as receivables
from recovery_service.recovery.lifecycle import disputes, payments

ACTS: Final = "sandbox.debtor"
ACTS_AFTER_MS: Final = 2 * 86_400_000
_ACTIONS: Final = ("pays@", "pays.half@", "disputes@")


def bounces(address: str) -> bool:
    """Whether mail to this address comes back."""
    return address.lower().startswith("bounces@")


def contacted(connection: Connection, clock: Clock, contact: Contact) -> None:
    """The first contact was made: whoever plays along acts two days later."""
    emails = [email.lower() for email in contact.emails]
    action = next((action for email in emails for action in _ACTIONS if email.startswith(action)), None)
    if action is None:
        return
    queue.schedule(
        connection,
        clock_id=clock.id_for(contact.client_id),
        kind=ACTS,
        key=f"{ACTS}:{contact.receivable_id}",
        payload={"receivable_id": contact.receivable_id, "action": action},
        due_at=contact.at + ACTS_AFTER_MS,
    )


def act(context: Context, job: Job) -> None:
    """What the debtor does, unless the receivable has moved on."""
    receivable = receivables.hold(context, job.payload["receivable_id"]).row
    if receivable.status is not ReceivableStatus.IN_PROCESS:
        return
    if job.payload["action"] == "disputes@":
        disputes.open_dispute(
            context,
            receivable.id,
            reason="quality",
            message="What was delivered is not what we agreed on.",
            evidence_requested=None,
        )
        return
    half = (receivable.remaining_minor + 1) // 2
    amount = half if job.payload["action"] == "pays.half@" else receivable.remaining_minor
    payments.record(
        context,
        receivable.id,
        amount_minor=amount,
        reference="practice debtor",
        source="test",
    )
