"""Puts together the row of an attempt: from a composed message, or of a contact that somebody made in own words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from recovery_contract.ids import AttemptId, PlannedContactId
from recovery_service.context.core import Context, Core
from recovery_service.ids import new_id
from recovery_service.ledger.timeline.history import add_note
from recovery_service.recovery.contacts import letter_settings, letterheads
from recovery_service.recovery.contacts.background import ContactBackground
from recovery_service.recovery.contacts.compose import Message
from recovery_service.recovery.contacts.html_mail import html_mail
from recovery_service.recovery.contacts.letters import letter_data
from recovery_service.recovery.dunning import repository
from recovery_service.recovery.dunning.attempt_repository import AttemptRow, AttemptSummary
from recovery_service.recovery.dunning.pause_reasons import ANSWER
from recovery_service.recovery.dunning.reasons import reason_sentence
from recovery_service.recovery.dunning.repository import PlannedRow
from recovery_service.recovery.dunning.situation import ContactTarget, Unreachable

ADDRESS_LENGTH: Final = 400
"""What is kept of where a contact went; a letter itself carries the whole address."""


def build_attempt(
    core: Core,
    background: ContactBackground,
    planned: PlannedRow,
    target: ContactTarget,
    message: Message,
    *,
    at: int,
) -> AttemptRow:
    """Build the attempt of a planned contact, without a number and an outcome."""
    letter, head = None, letterheads.find_head(background.preferences.get(letterheads.KIND))
    if planned.channel == "letter":
        letter = letter_data(
            core, background.situation, target, message, letter_settings.sender_lines(background.preferences)
        ) | {"letterhead": head.as_stored()}
    elif planned.channel == "email" and message.template != ANSWER:
        letter = html_mail(
            background.situation, message, head, offers_plan=background.may_offer_plan(planned)
        )
    return AttemptRow(
        id=new_id(AttemptId),
        receivable_id=planned.receivable_id,
        client_id=planned.client_id,
        user_id=planned.user_id,
        debtor_id=background.situation.receivable.debtor_id,
        planned_contact_id=planned.id,
        number=0,
        channel=planned.channel,
        level=target.level,
        address=target.address[:ADDRESS_LENGTH],
        language=message.language,
        template=message.template,
        subject=message.subject,
        body=message.body,
        letter=letter,
        at=at,
        outcome="",
        outcome_at=None,
        message_id=None,
        tries=0,
        file_id=None,
        notes=None,
    )


def build_attempt_without_text(
    background: ContactBackground,
    channel: str,
    *,
    at: int,
    outcome: str,
    notes: str | None,
    planned: PlannedRow | None = None,
) -> AttemptRow:
    """Return a contact of which only that it was made is known; `planned` is the step of the plan that it was."""
    receivable, level = background.situation.receivable, 0 if planned is None else planned.level
    target = background.situation.find_target(channel, level)
    return AttemptRow(
        id=new_id(AttemptId),
        receivable_id=receivable.id,
        client_id=receivable.client_id,
        user_id=receivable.user_id,
        debtor_id=receivable.debtor_id,
        planned_contact_id=PlannedContactId("") if planned is None else planned.id,
        number=next_number(background.attempts),
        channel=channel,
        level=level if isinstance(target, Unreachable) else target.level,
        address="" if isinstance(target, Unreachable) else target.address[:ADDRESS_LENGTH],
        language=background.situation.language,
        template="call" if planned is None else planned.template,
        subject="",
        body="",
        letter=None,
        at=at,
        outcome=outcome,
        outcome_at=at,
        message_id=None,
        tries=0,
        file_id=None,
        notes=notes,
    )


def next_number(attempts: Sequence[AttemptSummary]) -> int:
    return max((one.number for one in attempts), default=0) + 1


def cancel_contact(context: Context, planned: PlannedRow, reason: str, at: int) -> None:
    repository.mark_not_made(context.connection, planned.id, reason)
    add_note(
        context,
        planned.receivable_id,
        at=at,
        kind="contact.not_made",
        text=f"{planned.channel} not made: {reason_sentence(reason)}",
        actor="service",
        data={"type": planned.channel, "reason": reason},
    )
