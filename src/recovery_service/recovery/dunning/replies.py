"""Answers to what a debtor did or proposed: messages beside the plan, sent although contacts pause."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, select

from recovery_contract.ids import DebtorId, PlannedContactId, ReceivableId
from recovery_service.context.core import Context
from recovery_service.db.tables.recovery import planned_contact_table
from recovery_service.ids import new_id
from recovery_service.jobs import queue
from recovery_service.ledger.payments import repository as payments
from recovery_service.ledger.timeline.history import add_note
from recovery_service.recovery.dunning import (
    attempt_repository,
    planning,
    preferences,
    repository,
    scheduling,
)
from recovery_service.recovery.dunning.attempt_repository import NOT_ARRIVED
from recovery_service.recovery.dunning.by_post import LETTERS_TOO, NO_LETTER
from recovery_service.recovery.dunning.pause_reasons import (
    ACKNOWLEDGEMENTS,
    CONTACT_CHANGED,
    OBJECTION_ACCEPTED,
    OBJECTION_ANSWERED,
    OBJECTION_RECEIVED,
    PLAN_ACCEPTED,
    PLAN_OFFERED,
    PLAN_REPLIES,
    RECEIPT,
)
from recovery_service.recovery.dunning.reasons import reason_sentence
from recovery_service.recovery.dunning.repository import PlannedRow, RecoveryRow
from recovery_service.recovery.dunning.situation import load_situation

_WHY: Final = {
    RECEIPT: "receipt",
    CONTACT_CHANGED: "contact_reply",
    PLAN_OFFERED: "offer",
    PLAN_ACCEPTED: "confirmation",
    **dict.fromkeys((OBJECTION_RECEIVED, OBJECTION_ANSWERED, OBJECTION_ACCEPTED), "objection_reply"),
}
"""Why each is planned; any other answers a proposal."""

_FIRST = -1
"""Its place: before every step of the plan."""

_OTHER_RECEIPTS_MS: Final = 10 * 60_000
"""How long a receipt waits for those of other invoices: a transfer for several is recorded invoice by invoice."""

_OBJECTIONS: Final = frozenset({OBJECTION_RECEIVED, OBJECTION_ANSWERED, OBJECTION_ACCEPTED})
_OVERTAKES: Final = dict.fromkeys(_OBJECTIONS, _OBJECTIONS)
"""A receipt names every payment and overtakes an earlier one; so does the outcome of an objection its receipt."""


def schedule_reply(context: Context, receivable_id: ReceivableId, template: str, at: int) -> None:
    """Schedule the message as soon as hours permit; one that was not sent yet has been overtaken. Who is reached by
    letter alone is told what matters by letter; of the rest the creditor learns that it was not told."""
    situation = load_situation(context, receivable_id)
    recovery = situation.recovery
    if recovery is None or (recovery.stopped_at is not None and template not in ACKNOWLEDGEMENTS):
        return
    overtaken = PLAN_REPLIES if template in PLAN_REPLIES else _OVERTAKES.get(template, {template})
    for row in repository.list_planned(context.connection, receivable_id, "planned"):
        if row.template in overtaken:
            queue.cancel(context.connection, f"{planning.CONTACT}:{receivable_id}:{row.id}")
            repository.mark_not_made(context.connection, row.id, "overtaken")
    channel = "letter" if situation.receivable.is_by_post else "email"
    is_untold = channel == "letter" and template not in LETTERS_TOO
    moment = at + _joining_time(context, recovery, template)
    planned = PlannedRow(
        id=new_id(PlannedContactId),
        receivable_id=receivable_id,
        client_id=recovery.client_id,
        user_id=recovery.user_id,
        debtor_id=recovery.debtor_id,
        position=_FIRST,
        gap_days=0,
        channel="email" if is_untold else channel,
        level=recovery.level,
        tone="neutral",
        template=template,
        at=situation.workdays.earliest_permitted(moment, channel),
        plan_at=None,
        state="not_made" if is_untold else "planned",
        reason=NO_LETTER if is_untold else None,
        why=NO_LETTER if is_untold else _WHY.get(template, "reply"),
        why_params=None,
        subject=None,
        body=None,
    )
    repository.add_planned(context.connection, [planned])
    if is_untold:
        add_note(
            context,
            receivable_id,
            at=at,
            kind="contact.not_made",
            text=f"email not made: {reason_sentence(NO_LETTER)}",
            actor="service",
            data={"type": "email", "reason": NO_LETTER},
        )
        return
    planning.schedule_contact(context, planned)
    # No step of the plan reaches the debtor on the same day.
    scheduling.reschedule_debtor(context, recovery.debtor_id, at)


def take_back_receipt(context: Context, receivable_id: ReceivableId, recorded_at: int, at: int) -> bool:
    """Take back the planned thanks for a payment recorded then, unless another one that stands is to be thanked for.
    Return whether the debtor was thanked for it already."""
    attempts = attempt_repository.load_summaries(context.connection, [receivable_id]).get(receivable_id, ())
    thanked_at = max(
        (one.at for one in attempts if one.template == RECEIPT and one.outcome not in NOT_ARRIVED), default=-1
    )
    valid = payments.valid_payments_by_receivable(context.connection, [receivable_id])
    if not any(row.recorded_at > thanked_at for row in valid.get(receivable_id, ())):
        for row in repository.list_planned(context.connection, receivable_id, "planned"):
            if row.template == RECEIPT:
                queue.cancel(context.connection, f"{planning.CONTACT}:{receivable_id}:{row.id}")
                repository.remove_one_planned(context.connection, row.id)
                # What the thanks had moved to another day goes back.
                scheduling.reschedule_debtor(context, row.debtor_id, at)
    return thanked_at >= recorded_at


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
