"""Takes down how a debtor wants to be reached, and moves what is planned over all its open invoices accordingly."""

from __future__ import annotations

from typing import Any

from recovery_contract.progress import WishedContact
from recovery_service.context.core import Context
from recovery_service.jobs import queue
from recovery_service.ledger.receivables import repository as receivables
from recovery_service.ledger.receivables.rows import WISH, ReceivableRow
from recovery_service.ledger.timeline.history import add_note
from recovery_service.recovery.dunning import planning, repository, scheduling
from recovery_service.recovery.dunning.reasons import PlannedReason
from recovery_service.recovery.dunning.repository import PlannedRow
from recovery_service.recovery.dunning.situation import Situation, load_situations
from recovery_service.recovery.dunning.wishes import WISHED, follow_wish


def record_wish(
    context: Context, receivable: ReceivableRow, wish: WishedContact, *, at: int, actor: str
) -> None:
    """Store the wish with every open receivable of this debtor, and follow it from now on."""
    repository.lock_debtor(context.connection, receivable.debtor_id)
    rows = receivables.open_of_debtor(context.connection, receivable.user_id, receivable.debtor_id)
    for row in rows:
        receivables.change(context.connection, row.id, {"terms": {**(row.terms or {}), WISH: wish.wire()}})
    data: dict[str, Any] = wish.wire()
    text = "The debtor said how to be reached."
    add_note(context, receivable.id, at=at, kind="debtor.wish", text=text, actor=actor, data=data)
    situations = load_situations(context, [row.id for row in rows])
    for situation in situations.values():
        _follow(context, situation)
    why: dict[str, PlannedReason] = {id_: PlannedReason(WISHED) for id_ in situations}
    changes = scheduling.PlanChanges(fresh=set(situations), why=why)
    scheduling.reschedule_debtor(context, receivable.debtor_id, at, changes)


def _follow(context: Context, situation: Situation) -> None:
    id_ = situation.receivable.id
    meant = _meant_channels(context, situation)
    for row in repository.list_planned(context.connection, id_, "planned", "to_do", "not_made"):
        if row.state == "not_made" and row.reason != WISHED:
            continue
        before = _as_meant(row, meant)
        after = follow_wish(situation, before)
        if after.state == "not_made":
            queue.cancel(context.connection, f"{planning.CONTACT}:{id_}:{row.id}")
            repository.mark_not_made(context.connection, row.id, WISHED)
        elif row.state != "to_do" or after.channel != row.channel:
            workdays = situation.workdays
            day = workdays.local_date(row.plan_at or row.at)
            repository.change_planned(
                context.connection,
                row.id,
                state="planned",
                reason=None,
                channel=after.channel,
                why=WISHED if after.channel != row.channel else row.why,
                why_params=None if after.channel != row.channel else row.why_params,
                plan_at=workdays.contact_time(day, after.channel),
            )


def _meant_channels(context: Context, situation: Situation) -> dict[int, tuple[str, str]]:
    """Return text and channel of each step as the plan has them."""
    plan = planning.load_plan(context.connection, situation)
    steps = sorted(plan.steps, key=lambda step: step.after_business_days)
    return {place * 10: (step.template, step.channel) for place, step in enumerate(steps)}


def _as_meant(row: PlannedRow, meant: dict[int, tuple[str, str]]) -> PlannedRow:
    """Return the contact by the plan's own channel where an earlier wish has changed it."""
    template, channel = meant.get(row.position, ("", ""))
    is_changed = row.why == WISHED or row.reason == WISHED
    channel = channel if is_changed and template == row.template else row.channel
    return PlannedRow(**{**vars(row), "state": "planned", "reason": None, "channel": channel})
