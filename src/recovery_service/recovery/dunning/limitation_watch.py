"""The clock of limitation beside a recovery: the creditor is warned in time, and from the day on which the claim is
barred nothing threatens the debtor any more."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Final

from sqlalchemy import Connection

from recovery_contract.events import LimitationNear, LimitationPassed
from recovery_contract.ids import ClientId, ReceivableId
from recovery_service.context.core import Context, Core
from recovery_service.jobs import queue
from recovery_service.jobs.queue import Job
from recovery_service.law.workdays import Workdays
from recovery_service.ledger.receivables import service as receivables
from recovery_service.ledger.receivables.service import ReceivableRow
from recovery_service.ledger.timeline.events import emit_event
from recovery_service.ledger.timeline.history import add_note
from recovery_service.ledger.users import service as users
from recovery_service.recovery.dunning import attempt_repository, planning, repository
from recovery_service.recovery.dunning.by_post import SAME_LETTER
from recovery_service.recovery.dunning.limitation import load_limitation
from recovery_service.recovery.dunning.pause_reasons import REPLIES
from recovery_service.recovery.dunning.printed_letters import delete_unsent_letter
from recovery_service.recovery.dunning.steps import TIME_BARRED, announces_legal_steps, is_announced_barred

CHECK: Final = "recovery.limitation"
WARN_DAYS: Final = (60, 14)
"""How long before the last day the creditor is warned."""
NO_PERIOD: Final = "none"
_AT_ONCE: Final = 500
"""Recoveries of an earlier version that one sweep takes up."""


def job_key_of(receivable_id: ReceivableId) -> str:
    return f"{CHECK}:{receivable_id}"


def check_limitation(context: Context, job: Job) -> None:
    locked = receivables.lock(context, job.payload["receivable_id"])
    announce_and_reschedule(context, locked.row, locked.at, is_silent=bool(job.payload.get("silent")))


def announce_and_reschedule(
    context: Context, receivable: ReceivableRow, at: int, *, is_silent: bool = False
) -> None:
    """Look how long the receivable can still be claimed, tell what has not been told of that day yet, and looks again
    at the next one that matters. `is_silent`: what is past already is not told."""
    row = repository.find_recovery(context.connection, receivable.id)
    if row is None or row.stopped_at is not None:
        return
    period = load_limitation(context.connection, receivable)
    if period is None:
        repository.change_recovery(context.connection, receivable.id, limitation_told=NO_PERIOD)
        return
    days = _days(context.connection, receivable)
    today = days.local_date(at)
    left = (period.last_day - today).days
    mark = 0 if left < 0 else min((ahead for ahead in WARN_DAYS if left <= ahead), default=None)
    state = f"{period.last_day.isoformat()}:{'' if mark is None else mark}"
    if state != row.limitation_told:
        # A claim that was time-barred from the start was announced at its creation.
        if mark is not None and not is_silent and not receivable.time_barred:
            _tell(context, receivable, period.last_day, left, at)
        repository.change_recovery(context.connection, receivable.id, limitation_told=state)
    if left < 0:
        restrict_to_letters(context.connection, receivable)
    else:
        _schedule_next_check(context, receivable, days, period.last_day, today)


def restrict_to_letters(connection: Connection, receivable: ReceivableRow) -> None:
    """Restrict contacts to one letter that says that the claim is time-barred; steps that threaten, and letters that
    would say it again, are left out."""
    receivables.change(connection, receivable.id, time_barred=True)
    attempts = attempt_repository.load_summaries(connection, [receivable.id]).get(receivable.id, ())
    has_letter = False
    for row in repository.list_planned(connection, receivable.id, "planned", "to_do"):
        has_letter = has_letter or is_announced_barred(attempts, row)
        if row.template == TIME_BARRED and not has_letter:
            has_letter = True
            continue
        if row.state == "to_do":
            delete_unsent_letter(connection, row)
        if row.template in REPLIES:
            continue
        says_so = row.channel == "letter" and not announces_legal_steps(row.template)
        if says_so and not has_letter:
            repository.change_planned(connection, row.id, template=TIME_BARRED, subject=None, body=None)
            has_letter = True
        else:
            queue.cancel(connection, f"{planning.CONTACT}:{receivable.id}:{row.id}")
            repository.mark_not_made(connection, row.id, SAME_LETTER if says_so else "time_barred")


def check_unwatched(core: Core) -> None:
    """Start the limitation checks of recoveries from an earlier version; what is past already is not announced."""
    with core.write() as context:
        for row in repository.list_without_limitation_check(context.connection, _AT_ONCE):
            repository.change_recovery(context.connection, row.receivable_id, limitation_told="")
            at = core.clock.now(context.connection, row.client_id)
            _schedule(context, row.client_id, row.receivable_id, at, is_silent=True)


def _tell(context: Context, receivable: ReceivableRow, last_day: date, left: int, at: int) -> None:
    who = {"receivable_id": receivable.id, "user_id": receivable.user_id}
    noted = {"barred_after": last_day.isoformat()}
    data: LimitationNear | LimitationPassed
    if left < 0:
        kind, data = "limitation.passed", LimitationPassed(**who, barred_after=last_day)
        text = f"The receivable is time-barred: {last_day.isoformat()} was the last day to claim it."
    else:
        kind, data = "limitation.near", LimitationNear(**who, barred_after=last_day, days_left=left)
        text = f"The receivable can be claimed in court until {last_day.isoformat()}: {left} days are left."
        noted |= {"days_left": str(left)}
    add_note(context, receivable.id, at=at, kind=kind, text=text, actor="service", data=noted)
    emit_event(context, receivable, type=f"receivable.{kind}", data=data, at=at)


def _schedule_next_check(
    context: Context,
    receivable: ReceivableRow,
    days: Workdays,
    last_day: date,
    today: date,
) -> None:
    if last_day == date.max:
        return
    marks = [last_day - timedelta(days=ahead) for ahead in WARN_DAYS] + [last_day + timedelta(days=1)]
    coming = min(day for day in marks if day > today)
    _schedule(context, receivable.client_id, receivable.id, days.start_of_day(coming), is_silent=False)


def _schedule(
    context: Context, client_id: ClientId, receivable_id: ReceivableId, at: int, *, is_silent: bool
) -> None:
    payload = {"receivable_id": receivable_id, **({"silent": True} if is_silent else {})}
    queue.schedule(context, client_id, CHECK, job_key_of(receivable_id), payload, due_at=at)


def _days(connection: Connection, receivable: ReceivableRow) -> Workdays:
    creditor = users.load_profile(connection, receivable.user_id)
    return Workdays(creditor.country)
