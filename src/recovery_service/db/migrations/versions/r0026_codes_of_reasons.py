"""Why a planned contact stands where it does, as a code with its params: a sentence that is not known stays."""

from __future__ import annotations

import re
from typing import Any, Final

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"

_CODES: Final = {
    "The debtor has no email address that works.": "no_email",
    "The debtor has no phone number.": "no_phone",
    "The debtor has no postal address.": "no_address",
    "This person said that the invoice is not theirs.": "wrong_person",
    "This address or number is on the list of those that are never contacted.": "suppressed",
    "Mail to this address comes back.": "address_bounced",
    "The recovery had ended before.": "ended",
    "The creditor skipped it.": "skipped",
    "No reviewed text for it is switched on in the debtor's language or in English.": "template_off",
    "Its text has a mistake and could not be filled in.": "template_broken",
    "The receivable is time-barred: only letters that say so are sent.": "time_barred",
    "It could not be handed over, several times.": "not_delivered",
    "The creditor did not make it.": "not_done",
    "Nobody said in time that it was made.": "not_signed_off",
    "Something firmer was said before; nothing softer follows it.": "softer",
    "A newer answer to the debtor went out instead.": "overtaken",
    "Nobody is contacted at night, at weekends or on holidays.": "quiet",
    "This debtor was contacted on this day already.": "one_a_day",
    "This debtor was contacted three times within seven days.": "three_a_week",
    "The debtor was given a term to pay, and it is not over yet.": "term",
    "What comes before it in the plan was not made yet.": "order",
    "The recovery was paused.": "paused",
    "The creditor moved it.": "edited",
    "The creditor put it off to this day.": "postponed",
    "What it waited for has happened.": "released",
    "The creditor has not approved the plan yet.": "not_approved",
    "There is no mailbox to send from.": "no_mailbox",
    "There is no text-message gateway to send through.": "no_gateway",
    "The creditor's account is suspended.": "not_active",
    "The address before came back; this is the next contact.": "bounced_before",
    "Nobody answered; this goes to the next contact.": "silence",
    "The mailbox refused to sign in.": "mailbox_refused",
    "The provider of letters refused to sign in.": "letters_refused",
    "The service cannot send at the moment; its operator knows of it.": "service_refused",
    "An answer to what was proposed.": "reply",
    "The receiving server asked to try again later.": "delivery_delayed",
}
_STEP: Final = re.compile(r"Step (\d+) of the plan")
_PROMISED: Final = re.compile(r"After the promised day, (\d{4}-\d{2}-\d{2})")


def upgrade() -> None:
    op.add_column("planned_contact", sa.Column("why_params", sa.JSON(), nullable=True))
    table = sa.table("planned_contact", sa.column("why"), sa.column("why_params", sa.JSON()))
    connection = op.get_bind()
    for sentence in connection.execute(sa.select(table.c.why).distinct()).scalars().all():
        values = _values(sentence or "")
        if values:
            connection.execute(sa.update(table).where(table.c.why == sentence).values(**values))


def _values(sentence: str) -> dict[str, Any]:
    if sentence in _CODES:
        return {"why": _CODES[sentence]}
    if step := _STEP.fullmatch(sentence):
        return {"why": "plan_step", "why_params": {"step": int(step[1])}}
    if promised := _PROMISED.fullmatch(sentence):
        return {"why": "promised", "why_params": {"day": promised[1]}}
    return {}
