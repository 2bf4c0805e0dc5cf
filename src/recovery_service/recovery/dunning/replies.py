"""Answers to what a debtor did or proposed: messages beside the plan, sent although contacts pause."""

from __future__ import annotations

from typing import Final

from recovery_contract.ids import PlannedContactId, ReceivableId
from recovery_service.context.core import Context
from recovery_service.ids import new_id
from recovery_service.jobs import queue
from recovery_service.recovery.dunning import planning, repository, scheduling
from recovery_service.recovery.dunning.pause_reasons import (
    ACKNOWLEDGEMENTS,
    OBJECTION_ACCEPTED,
    OBJECTION_ANSWERED,
    OBJECTION_RECEIVED,
    PLAN_REPLIES,
)
from recovery_service.recovery.dunning.repository import PlannedRow
from recovery_service.recovery.dunning.situation import load_situation

_FIRST = -1
"""Its place: before every step of the plan."""

_OBJECTIONS: Final = frozenset({OBJECTION_RECEIVED, OBJECTION_ANSWERED, OBJECTION_ACCEPTED})
_OVERTAKES: Final = dict.fromkeys(_OBJECTIONS, _OBJECTIONS)
"""A receipt names every payment and overtakes an earlier one; so does the outcome of an objection its receipt."""


def schedule_reply(context: Context, receivable_id: ReceivableId, template: str, at: int) -> None:
    """Schedule the message as soon as hours permit; one that was not sent yet has been overtaken."""
    situation = load_situation(context, receivable_id)
    recovery = situation.recovery
    if recovery is None or (recovery.stopped_at is not None and template not in ACKNOWLEDGEMENTS):
        return
    overtaken = PLAN_REPLIES if template in PLAN_REPLIES else _OVERTAKES.get(template, {template})
    for row in repository.list_planned(context.connection, receivable_id, "planned"):
        if row.template in overtaken:
            queue.cancel(context.connection, f"{planning.CONTACT}:{receivable_id}:{row.id}")
            repository.mark_not_made(context.connection, row.id, "overtaken")
    planned = PlannedRow(
        id=new_id(PlannedContactId),
        receivable_id=receivable_id,
        client_id=recovery.client_id,
        user_id=recovery.user_id,
        debtor_id=recovery.debtor_id,
        position=_FIRST,
        gap_days=0,
        channel="email",
        level=recovery.level,
        tone="neutral",
        template=template,
        at=situation.workdays.earliest_permitted(at, "email"),
        plan_at=None,
        state="planned",
        reason=None,
        why="reply",
        why_params=None,
        subject=None,
        body=None,
    )
    repository.add_planned(context.connection, [planned])
    planning.schedule_contact(context, planned)
    # No step of the plan reaches the debtor on the same day.
    scheduling.reschedule_debtor(context, recovery.debtor_id, at)
