"""The creditor lets the contacts of a receivable rest, until a day or until it lets them go on."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Final

from recovery_contract.allowed_actions import Action, Party
from recovery_contract.events import Paused, Resumed
from recovery_contract.instalments import PAUSE_MAX_DAYS
from recovery_contract.reasons import Reason
from recovery_service.context.core import Context
from recovery_service.errors import Invalid
from recovery_service.jobs import queue
from recovery_service.jobs.queue import Job
from recovery_service.law.workdays import Workdays
from recovery_service.ledger import permissions
from recovery_service.ledger.receivables import service as receivables
from recovery_service.ledger.receivables.rows import ReceivableRow
from recovery_service.ledger.timeline.events import emit_event
from recovery_service.ledger.timeline.history import add_note, record_audit
from recovery_service.recovery.dunning import repository
from recovery_service.recovery.dunning import service as recovery
from recovery_service.recovery.dunning.pause_reasons import BY_CREDITOR, INSTALMENTS, PROPOSAL
from recovery_service.recovery.dunning.situation import load_situation
from recovery_service.recovery.lifecycle import transitions

END: Final = "recovery.creditor_pause"
_YIELDS: Final = (None, INSTALMENTS, PROPOSAL)
"""What a recovery may be paused for that the creditor's pause stands before; another reason ends by itself, and the
creditor's pause stands behind it."""


def pause(context: Context, row: ReceivableRow, until: date | None, *, at: int, actor: str) -> ReceivableRow:
    """Let contacts rest to the end of this day, or without an end; asked again, the new day counts. Raises InvalidState
    where nothing is left to rest, Invalid for a day that is past or more than a year away."""
    _require(context, row, Action.PAUSE)
    days = Workdays(load_situation(context, row.id).creditor_country)
    today = days.local_date(at)
    if until is not None and not today <= until <= today + timedelta(days=PAUSE_MAX_DAYS):
        raise Invalid(Reason.of("pause_too_far", days=PAUSE_MAX_DAYS), "until", until.isoformat())
    before = row.creditor_pause
    if before is not None and before.until == until:
        return row
    day = None if until is None else until.isoformat()
    since = at if before is None else row.terms["pause"]["since"]
    ends_at = None if until is None else days.start_of_day(until + timedelta(days=1))
    stored = {"since": since, "until": day, "ends_at": ends_at}
    row = receivables.change(context.connection, row.id, terms={**(row.terms or {}), "pause": stored})
    if ends_at is None:
        queue.cancel(context.connection, _key(row))
    else:
        queue.schedule(context, row.client_id, END, _key(row), {"receivable_id": row.id}, due_at=ends_at)
    running = repository.find_recovery(context.connection, row.id)
    if running is not None and running.stopped_at is None and running.paused_reason in _YIELDS:
        recovery.pause(context, row.id, BY_CREDITOR, at)
    text = (
        "The creditor lets contacts rest." if day is None else f"The creditor lets contacts rest until {day}."
    )
    add_note(context, row.id, at=at, kind="paused", text=text, actor=actor, data={"until": day})
    record_audit(context.connection, actor, "receivable.pause", row.id, after={"until": day})
    payload = Paused(receivable_id=row.id, status=row.status, until=until)
    emit_event(context, row, type="receivable.paused", data=payload, at=at)
    return row


def resume(context: Context, row: ReceivableRow, *, at: int, actor: str) -> ReceivableRow:
    """End the creditor's pause. Raises InvalidState where there is none."""
    _require(context, row, Action.RESUME)
    queue.cancel(context.connection, _key(row))
    record_audit(context.connection, actor, "receivable.resume", row.id, after={})
    return _end(context, row, at, actor, reason="creditor", text="The creditor lets contacts go on.")


def end_pause(context: Context, job: Job) -> None:
    """End the pause whose last day is over."""
    locked = receivables.lock(context, job.payload["receivable_id"])
    if locked.row.creditor_pause is not None:
        text = "The day until which contacts rested is over."
        _end(context, locked.row, locked.at, transitions.SERVICE, reason="pause_over", text=text)


def _end(
    context: Context, row: ReceivableRow, at: int, actor: str, *, reason: str, text: str
) -> ReceivableRow:
    terms = {name: value for name, value in row.terms.items() if name != "pause"}
    row = receivables.change(context.connection, row.id, terms=terms)
    running = repository.find_recovery(context.connection, row.id)
    if running is not None and running.paused_reason == BY_CREDITOR:
        recovery.resume(context, row.id, at)
    add_note(context, row.id, at=at, kind="resumed", text=text, actor=actor, data={"reason": reason})
    if repository.is_running(context.connection, row.id):
        payload = Resumed(receivable_id=row.id, status=row.status, reason=reason)
        emit_event(context, row, type="receivable.resumed", data=payload, at=at)
    return row


def _require(context: Context, row: ReceivableRow, action: Action) -> None:
    conditions = permissions.conditions(context.connection, row)
    if permissions.obstacles(row, Party.CREDITOR, action, conditions):
        raise transitions.invalid_state(context.connection, row, str(action))


def _key(row: ReceivableRow) -> str:
    return f"{END}:{row.id}"
