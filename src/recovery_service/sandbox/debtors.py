"""Debtors that play along in the test environment: on request, or as the beginning of their email address says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sqlalchemy import Connection

from recovery_contract.ids import ClientId, ReceivableId
from recovery_contract.lifecycle import ReceivableStatus
from recovery_contract.sandbox import DebtorAction
from recovery_service.context.channels import Contact
from recovery_service.context.clock import Clock, to_ms
from recovery_service.context.core import Context, Core
from recovery_service.errors import InvalidState
from recovery_service.jobs import queue
from recovery_service.jobs.queue import Job
from recovery_service.ledger.receivables import service as receivables
from recovery_service.ledger.receivables.rows import ReceivableRow
from recovery_service.principal import Principal
from recovery_service.recovery.balance.claim import open_minor
from recovery_service.recovery.dunning.situation import load_situation
from recovery_service.recovery.dunning.summaries import load_summaries
from recovery_service.recovery.dunning.upcoming import TAKE_BACK_MS
from recovery_service.recovery.lifecycle import disputes, payments
from recovery_service.wording.templates import fragment

ACTS: Final = "sandbox.debtor"
ACTS_AFTER_MS: Final = 2 * 86_400_000
STEPS_MOST: Final = 5
"""From a new receivable to its first contact there are two; a plan that rests is not wound through to its end."""
_BY_ADDRESS: Final[Mapping[str, DebtorAction]] = {
    "pays@": DebtorAction.PAY_ALL,
    "pays.half@": DebtorAction.PAY_HALF,
    "disputes@": DebtorAction.DISPUTE,
}
_ACTIVE: Final = frozenset({ReceivableStatus.PENDING, ReceivableStatus.IN_PROCESS})


def is_bouncing(address: str) -> bool:
    """Return whether mail to this address comes back."""
    return address.lower().startswith("bounces@")


def schedule_debtor_reaction(connection: Connection, clock: Clock, contact: Contact) -> None:
    """Schedule the reaction of a simulated debtor two days after the first contact, chosen by the email address."""
    emails = [email.lower() for email in contact.emails]
    prefix = next((prefix for email in emails for prefix in _BY_ADDRESS if email.startswith(prefix)), None)
    if prefix is not None:
        _schedule(
            connection,
            clock,
            contact.client_id,
            contact.receivable_id,
            _BY_ADDRESS[prefix],
            contact.at,
        )


def _schedule(
    connection: Connection,
    clock: Clock,
    client_id: ClientId,
    receivable_id: ReceivableId,
    action: DebtorAction,
    since: int,
) -> int:
    """Return when they act; what they would have done before that is replaced."""
    due_at = since + ACTS_AFTER_MS
    payload = {"receivable_id": receivable_id, "action": action.value}
    jobs = [queue.Planned(f"{ACTS}:{receivable_id}", payload, due_at)]
    clock_id = clock.clock_id_of(client_id)
    queue.schedule_all(connection, clock_id=clock_id, client_id=client_id, kind=ACTS, jobs=jobs)
    return due_at


def require_no_action_yet(
    core: Core, principal: Principal, receivable_id: ReceivableId, action: DebtorAction
) -> None:
    """Raise NotFound, and InvalidState where the debtor has acted already or has no email address to write from."""
    with core.read() as context:
        row = receivables.require(context.connection, principal, receivable_id)
    _check_active(row)
    if action is DebtorAction.WRITE:
        require_address(row)


def require_address(row: ReceivableRow) -> None:
    """Raise InvalidState where the debtor has no email address to write from."""
    if row.lacks_email:
        raise InvalidState("No email address of this debtor is known.")


def _check_active(row: ReceivableRow) -> None:
    if row.status not in _ACTIVE:
        raise InvalidState("The debtor acts while the receivable is pending or in process.")


def next_contact_time(core: Core, receivable_id: ReceivableId) -> int | None:
    """Return the moment to which the clock has to go before the debtor was contacted; None once they were, or where
    nothing is planned."""
    with core.read() as context:
        row = receivables.load(context.connection, receivable_id)
        now = context.now(row.client_id)
        if row.status is ReceivableStatus.PENDING:
            return max(now, row.created_at + TAKE_BACK_MS)
        summary = load_summaries(context, [row.id]).get(row.id)
        if row.status not in _ACTIVE or summary is None or summary.last_contact is not None:
            return None
        following = summary.next_action
        return None if following is None or following.at is None else max(now, to_ms(following.at))


def schedule_action(core: Core, receivable_id: ReceivableId, action: DebtorAction) -> int:
    """Return what the debtor does two days from now; when that is. Raises InvalidState where they have acted
    meanwhile."""
    with core.write() as context:
        locked = receivables.lock(context, receivable_id)
        _check_active(locked.row)
        return _schedule(
            context.connection,
            context.core.clock,
            locked.row.client_id,
            receivable_id,
            action,
            locked.at,
        )


def run_debtor_action(context: Context, job: Job) -> None:
    """Run the simulated debtor's action, unless the receivable has moved on."""
    receivable = receivables.lock(context, job.payload["receivable_id"]).row
    if receivable.status is not ReceivableStatus.IN_PROCESS:
        return
    planned = job.payload["action"]
    action = _BY_ADDRESS.get(planned) or DebtorAction(planned)
    if action in (DebtorAction.NOTHING, DebtorAction.WRITE):
        return  # what they write is read by the child, outside of any transaction
    if action is DebtorAction.DISPUTE:
        language = load_situation(context, receivable.id).language
        disputes.open_dispute(
            context,
            receivable.id,
            reason="quality",
            message=fragment("practice_objection", language, {}),
            evidence_requested=None,
        )
        return
    open_now = open_minor(context.connection, receivable, context.now(receivable.client_id))
    half = (open_now + 1) // 2
    payments.record_payment(
        context,
        receivable.id,
        amount_minor=half if action is DebtorAction.PAY_HALF else open_now,
        reference=None,
        source="test",
    )
