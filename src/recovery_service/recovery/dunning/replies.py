"""Answers to what a debtor did or proposed: messages beside the plan, sent although contacts pause."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, select

from recovery_contract.ids import DebtorId, PlannedContactId, ReceivableId
from recovery_service.context.core import Context
from recovery_service.db.tables.recovery import planned_contact_table
from recovery_service.ids import new_id
from recovery_service.jobs import queue
from recovery_service.recovery.dunning import planning, preferences, repository, scheduling
from recovery_service.recovery.dunning.pause_reasons import (
    ACKNOWLEDGEMENTS,
    OBJECTION_ACCEPTED,
    OBJECTION_ANSWERED,
    OBJECTION_RECEIVED,
    PLAN_REPLIES,
    RECEIPT,
)
from recovery_service.recovery.dunning.repository import PlannedRow, RecoveryRow
from recovery_service.recovery.dunning.situation import load_situation

_FIRST = -1
"""Its place: before every step of the plan."""

_OTHER_RECEIPTS_MS: Final = 10 * 60_000
"""How long a receipt waits for those of other invoices: a transfer for several is recorded invoice by invoice."""

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
        at=situation.workdays.earliest_permitted(at + _joining_time(context, recovery, template), "email"),
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


def _joining_time(context: Context, recovery: RecoveryRow, template: str) -> int:
    """Return how long the message waits for others that it may be joined with."""
    rules = preferences.find(context.connection, recovery.user_id, "rules")
    is_joined = template == RECEIPT and rules is not None and rules["value"].get("combine_reminders")
    return _OTHER_RECEIPTS_MS if is_joined else 0


def list_waiting_receipts(connection: Connection, debtor_id: DebtorId) -> list[PlannedRow]:
    """Return the receipts that are to be sent to this debtor, of recoveries that have ended as well."""
    columns = planned_contact_table.c
    query = select(planned_contact_table).where(
        columns.debtor_id == debtor_id, columns.state == "planned", columns.template == RECEIPT
    )
    return [PlannedRow(**row) for row in connection.execute(query).mappings()]
