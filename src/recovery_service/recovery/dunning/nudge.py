"""The note before the due date: one mail, three days ahead, of receivables that come in before they are due."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Final

from recovery_contract.ids import PlannedContactId
from recovery_service.law.workdays import Workdays
from recovery_service.recovery.dunning.pause_reasons import NUDGE
from recovery_service.recovery.dunning.reasons import PlannedReason
from recovery_service.recovery.dunning.repository import PlannedRow
from recovery_service.recovery.dunning.situation import Situation

DAYS_BEFORE: Final = 3
POSITION: Final = -10
"""Before every step of the plan."""
PLACE: Final = 999
"""Its number among the ids of the steps, which no step of a plan has."""
BEFORE_DUE: Final = PlannedReason("before_due")


def first_reminder_time(situation: Situation, begin: int) -> int:
    """Return when the plan begins after the due date."""
    workdays = situation.workdays
    day = workdays.add_workdays(situation.receivable.due_date + timedelta(days=1), 0)
    return max(begin, workdays.contact_time(day, "email"))


def plan_nudge(situation: Situation, planned_id: PlannedContactId, begin: int) -> PlannedRow | None:
    """Return the note; None where its day has passed."""
    receivable, workdays = situation.receivable, situation.workdays
    day = _last_workday(workdays, receivable.due_date - timedelta(days=DAYS_BEFORE))
    if day < workdays.local_date(begin):
        return None
    moment = max(begin, workdays.contact_time(day, "email"))
    return PlannedRow(
        id=planned_id,
        receivable_id=receivable.id,
        client_id=receivable.client_id,
        user_id=receivable.user_id,
        debtor_id=receivable.debtor_id,
        position=POSITION,
        gap_days=0,
        channel="email",
        level=0,
        tone="friendly",
        template=NUDGE,
        at=moment,
        plan_at=moment,
        state="planned",
        reason=None,
        **BEFORE_DUE._asdict(),
        subject=None,
        body=None,
    )


def _last_workday(workdays: Workdays, day: date) -> date:
    """Return this day, or the last working day before it where it is none."""
    while not workdays.is_workday(day):
        day -= timedelta(days=1)
    return day
