"""Watches agreements against payments: a part that did not come ends the agreement, a proposal lapses in time."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from typing import Final

from sqlalchemy import Connection

from recovery_contract.ids import ReceivableId
from recovery_contract.lifecycle import ReceivableStatus
from recovery_service.context.core import Context
from recovery_service.jobs import queue
from recovery_service.jobs.queue import Job
from recovery_service.law.workdays import Workdays
from recovery_service.ledger.agreements import agreement_queries, announcements, joint_plans, repository
from recovery_service.ledger.agreements.repository import AgreementRow
from recovery_service.ledger.receivables import service as receivables
from recovery_service.ledger.receivables.rows import ReceivableRow
from recovery_service.recovery.dunning import service as recovery
from recovery_service.recovery.dunning.situation import load_situation

CHECK_INSTALMENT: Final = "agreements.judge"
LAPSE: Final = "agreements.lapse"
GRACE_WORKDAYS: Final = 3
"""A transfer that was made on the agreed day may take so long; only then a part counts as missed."""
ASK_AGAIN_MS: Final = 7 * 86_400_000
"""While a dispute or a question for evidence is open nothing is judged, and it is looked again so much later."""


def schedule_lapse(context: Context, receivable: ReceivableRow, row: AgreementRow) -> None:
    payload = {"receivable_id": receivable.id, "agreement_id": row.id}
    queue.schedule(
        context, receivable.client_id, LAPSE, f"{LAPSE}:{receivable.id}", payload, due_at=row.answer_until
    )


def cancel_lapse(connection: Connection, receivable_id: ReceivableId) -> None:
    queue.cancel(connection, f"{LAPSE}:{receivable_id}")


def cancel_checks(connection: Connection, receivable_id: ReceivableId) -> None:
    """Cancel all checks of this receivable's agreements."""
    cancel_lapse(connection, receivable_id)
    queue.cancel(connection, f"{CHECK_INSTALMENT}:{receivable_id}")


def schedule_next_check(context: Context, receivable: ReceivableRow, row: AgreementRow, at: int) -> None:
    """Schedule the judgment of the first part whose grace is not over yet, at the beginning of that day, before
    anybody is contacted; without such a part the last one is judged once more now, as after a payment was taken
    back."""
    days = load_situation(context, receivable.id).workdays
    moments = [instalment_check_time(days, instalment.due_on) for instalment in row.parts]
    due = next((moment for moment in moments if moment > at), at)
    _schedule(context, receivable, due)


def instalment_check_time(days: Workdays, due_on: date) -> int:
    """Return when a part that was due on this day is missed, in milliseconds."""
    return days.start_of_day(days.add_workdays(due_on, GRACE_WORKDAYS + 1))


def check_instalment(context: Context, job: Job) -> None:
    """Check whether everything that is due by now has arrived."""
    locked = receivables.lock(context, job.payload["receivable_id"])
    receivable, at = locked.row, locked.at
    row = agreement_queries.find_in_force(context.connection, receivable.id)
    if row is None or receivable.is_closed:
        return
    if receivable.status in (ReceivableStatus.DISPUTED, ReceivableStatus.EVIDENCE_REQUESTED):
        _schedule(context, receivable, at + ASK_AGAIN_MS)
        return
    days = load_situation(context, receivable.id).workdays
    expected = sum(
        instalment.minor for instalment in row.parts if instalment_check_time(days, instalment.due_on) <= at
    )
    if agreement_queries.arrived(row, receivable) < expected:
        for member in joint_plans.list_members(context.connection, row):
            one = receivables.lock(context, member.receivable_id).row
            _break(context, one, member, days.local_date(at), at)
    elif any(instalment_check_time(days, instalment.due_on) > at for instalment in row.parts):
        schedule_next_check(context, receivable, row, at)


def lapse_proposal(context: Context, job: Job) -> None:
    """End a proposal that nobody answered in time."""
    locked = receivables.lock(context, job.payload["receivable_id"])
    receivable, at = locked.row, locked.at
    row = agreement_queries.find_pending_proposal(context.connection, receivable.id)
    if row is None or row.id != job.payload["agreement_id"] or receivable.is_closed:
        return
    repository.change(context.connection, row.id, state="expired", ended_at=at)
    text = f"Nobody answered the proposal of the {row.proposed_by} in time: the recovery goes on."
    lapsed = replace(row, state="expired", ended_at=at)
    announcements.announce_change(context, receivable, lapsed, "agreement.expired", text, "service", at)
    recovery.resume_unless_paused(context, receivable.id, at)


def recheck_after_reversal(context: Context, receivable: ReceivableRow, at: int) -> None:
    """Judge anew what is due: a payment that counted was taken back."""
    row = agreement_queries.find_in_force(context.connection, receivable.id)
    if row is not None:
        schedule_next_check(context, receivable, row, at)


def _break(
    context: Context,
    receivable: ReceivableRow,
    row: AgreementRow,
    today: date,
    at: int,
) -> None:
    missed = agreement_queries.next_instalment(row, receivable, today)
    if missed is None:
        return
    repository.change(context.connection, row.id, state="broken", ended_at=at)
    left = receivable.to_money(missed.minor - missed.paid_minor)
    text = (
        f"The agreement was not kept: {left} {receivable.currency} of {missed.due_on.isoformat()} did not arrive. "
        "The recovery goes on for all that is open."
    )
    lost = replace(row, state="broken", ended_at=at)
    announcements.announce_change(context, receivable, lost, "agreement.broken", text, "service", at)
    recovery.resume_unless_paused(context, receivable.id, at)


def _schedule(context: Context, receivable: ReceivableRow, due_at: int) -> None:
    payload = {"receivable_id": receivable.id}
    key = f"{CHECK_INSTALMENT}:{receivable.id}"
    queue.schedule(context, receivable.client_id, CHECK_INSTALMENT, key, payload, due_at=due_at)
