"""Holds a recovery back because of what the debtor said: a message to read, a payment to look for, a wrong person."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Final

from recovery_contract.ids import ReceivableId
from recovery_contract.instalments import PROMISE_MAX_DAYS
from recovery_contract.lifecycle import ReceivableStatus
from recovery_contract.reasons import Reason
from recovery_service.context.core import Context
from recovery_service.errors import Invalid
from recovery_service.jobs import queue
from recovery_service.jobs.queue import Job
from recovery_service.law.workdays import Workdays
from recovery_service.ledger.receivables import service as receivables
from recovery_service.ledger.receivables.service import ReceivableRow
from recovery_service.ledger.timeline.history import add_note
from recovery_service.recovery.dunning import attempt_repository, repository, service, suppressions
from recovery_service.recovery.dunning.pause_reasons import BY_CREDITOR, PauseReason
from recovery_service.recovery.dunning.situation import load_situation

RELEASE: Final = "recovery.release"
SAYS_PAID: Final = "says_paid"
SAYS_INSOLVENT: Final = "says_insolvent"
WRONG_PERSON: Final = "wrong_person"
REPLIED: Final = "replied"
REPLY_WORKDAYS: Final = 5
"""How many of the creditor's working days contacts wait for it to read what the debtor wrote."""
HOLD_MS: Final = 7 * 86_400_000
"""How long a payment that the debtor speaks of is looked for before the recovery goes on."""


def pause_for_a_week(context: Context, receivable: ReceivableRow, reason: PauseReason, at: int) -> None:
    """Pause, and goes on by itself after seven days unless something else happened."""
    service.pause(context, receivable.id, reason, at)
    payload = {"receivable_id": receivable.id, "reason": reason}
    queue.schedule(
        context, receivable.client_id, RELEASE, f"{RELEASE}:{receivable.id}", payload, due_at=at + HOLD_MS
    )


def pause_for_reply(context: Context, receivable: ReceivableRow, at: int) -> None:
    """Pause for five of the creditor's working days; what pauses for another reason is left as it is."""
    situation = load_situation(context, receivable.id)
    recovery = situation.recovery
    if recovery is None or recovery.stopped_at is not None:
        return
    if recovery.paused_reason not in (None, REPLIED, BY_CREDITOR):
        return
    if receivable.status is not ReceivableStatus.IN_PROCESS:
        return
    days = Workdays(situation.creditor_country)
    _pause_until(context, receivable, at, days.add_workdays(days.local_date(at), REPLY_WORKDAYS))


def pause_until_day(context: Context, receivable: ReceivableRow, at: int, day: date) -> None:
    """Pause until the working day after this one, as for somebody who is away so long. Raises Invalid for a day that is
    past, or further away than a promise may be."""
    days = Workdays(load_situation(context, receivable.id).creditor_country)
    today = days.local_date(at)
    if not today <= day <= today + timedelta(days=PROMISE_MAX_DAYS):
        raise Invalid(Reason.of("promise_too_far", days=PROMISE_MAX_DAYS), "day", day.isoformat())
    _pause_until(context, receivable, at, days.add_workdays(day + timedelta(days=1), 0))


def _pause_until(context: Context, receivable: ReceivableRow, at: int, day: date) -> None:
    service.pause(context, receivable.id, REPLIED, at)
    until = Workdays(load_situation(context, receivable.id).creditor_country).start_of_day(day)
    payload = {"receivable_id": receivable.id, "reason": REPLIED}
    queue.schedule(
        context, receivable.client_id, RELEASE, f"{RELEASE}:{receivable.id}", payload, due_at=until
    )


def resume_after_reply(context: Context, receivable_id: ReceivableId, at: int) -> None:
    """Go on where the recovery waits for nothing but the creditor's reading."""
    row = repository.find_recovery(context.connection, receivable_id)
    if row is None or row.paused_reason != REPLIED:
        return
    queue.cancel(context.connection, f"{RELEASE}:{receivable_id}")
    service.resume(context, receivable_id, at)


def end_pause(context: Context, job: Job) -> None:
    locked = receivables.lock(context, job.payload["receivable_id"])
    receivable = locked.row
    row = repository.find_recovery(context.connection, receivable.id)
    is_paused = row is not None and row.paused_reason == job.payload["reason"]
    if not is_paused or receivable.status is not ReceivableStatus.IN_PROCESS:
        return
    service.resume(context, receivable.id, locked.at)
    if job.payload["reason"] == REPLIED:
        text, data = (
            "Nobody decided on what the debtor wrote: the recovery goes on.",
            {"reason": "not_decided"},
        )
    elif job.payload["reason"] == SAYS_INSOLVENT:
        text = "The insolvency that the debtor spoke of was not entered: the recovery goes on."
        data = {"reason": "insolvency_not_entered"}
    else:
        text = "The payment that the debtor spoke of was not entered: the recovery goes on."
        data = {"reason": "not_entered"}
    add_note(context, receivable.id, at=locked.at, kind="resumed", text=text, actor="service", data=data)


def suppress_wrong_person(context: Context, receivable: ReceivableRow, at: int) -> None:
    """Suppress the contact that was reached last; the creditor has to name somebody else."""
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
