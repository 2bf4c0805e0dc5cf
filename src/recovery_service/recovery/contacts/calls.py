"""What came of a call that the creditor or an operator made."""

from __future__ import annotations

from datetime import date

from recovery_contract.allowed_actions import Action, Party
from recovery_contract.extensions import RecordCallRequest
from recovery_contract.ids import ReceivableId
from recovery_contract.reasons import Reason
from recovery_service.context.core import Context
from recovery_service.errors import Invalid, InvalidState
from recovery_service.law.workdays import days_on_earth
from recovery_service.ledger import permissions
from recovery_service.ledger.receivables.service import ReceivableRow
from recovery_service.recovery.contacts import attempts, tasks
from recovery_service.recovery.contacts.background import load_background
from recovery_service.recovery.dunning import attempt_repository, outcomes, repository
from recovery_service.recovery.dunning.repository import PlannedRow


def record_call(
    context: Context,
    receivable: ReceivableRow,
    call: RecordCallRequest,
    *,
    at: int,
    actor: str,
) -> None:
    """Sign off the call that is to be made, else count a call of its own, on the day of the call. Raises InvalidState
    before the recovery began and after it ended, Invalid for a day to come or before the invoice."""
    if permissions.obstacles(receivable, Party.CREDITOR, Action.RECORD_CALL):
        raise InvalidState(f"A receivable that is {receivable.status} takes no calls.")
    background = load_background(context, receivable.id)
    workdays = background.situation.workdays
    today = workdays.local_date(at)
    day = call.on or today
    first, last = receivable.issue_date, days_on_earth(at)[1]
    if not min(first, today) <= day <= last:
        raise Invalid(Reason.of("not_made_between", first=first, last=last), "on", day.isoformat())
    outcome = call.outcome[:40]
    planned = _planned_call(context, receivable.id, day)
    if planned is not None:
        tasks.record_contact(context, planned, at=at, on=call.on, outcome=outcome, notes=call.notes)
    else:
        moment = at if day >= today else workdays.contact_time(day, "phone")
        attempt = attempts.build_attempt_without_text(
            background, "phone", at=moment, outcome=outcome, notes=call.notes
        )
        attempt_repository.add(context.connection, [attempt])
        outcomes.record_outcome(context, attempt, outcome, at)
    earlier = day if day < today else None
    tasks.note_call(context, receivable.id, call, on=earlier, at=at, actor=actor)


def _planned_call(context: Context, receivable_id: ReceivableId, day: date) -> PlannedRow | None:
    """Return the call that waited to be made on that day; one of before it came up is not the one."""
    waiting = repository.list_planned(context.connection, receivable_id, "to_do")
    planned = next((row for row in waiting if row.channel == "phone"), None)
    return planned if planned is not None and days_on_earth(planned.at)[0] <= day else None
