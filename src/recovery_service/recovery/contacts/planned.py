"""The ledger of the future: every planned contact, each of which can be skipped, moved, reworded or made now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import Connection

from recovery_contract.extensions import PlannedContact, PlannedContactAction, PlannedMessage, RenderedMail
from recovery_contract.ids import PlannedContactId, ReceivableId, UserId
from recovery_contract.reasons import Reason
from recovery_service.context.clock import to_datetime, to_ms
from recovery_service.context.core import Context
from recovery_service.errors import Invalid, InvalidState, NotFound
from recovery_service.jobs import queue
from recovery_service.ledger.receivables import service as receivables
from recovery_service.ledger.receivables.rows import TEXTS_APPROVED, ReceivableRow
from recovery_service.ledger.timeline.history import add_note, note_approval, record_audit
from recovery_service.ledger.users.service import visible_user_ids
from recovery_service.principal import Principal
from recovery_service.recovery.contacts import letter_settings, reply_forms
from recovery_service.recovery.contacts.attempts import build_attempt
from recovery_service.recovery.contacts.background import ContactBackground
from recovery_service.recovery.contacts.compose import SUBJECT_LENGTH, Message
from recovery_service.recovery.contacts.enclosures import enclosed
from recovery_service.recovery.contacts.foreseen_message import foresee_message, load_begun
from recovery_service.recovery.contacts.outgoing_mail import render_mail
from recovery_service.recovery.contacts.own_words import note_values
from recovery_service.recovery.dunning import planning, repository, scheduling, tone, upcoming
from recovery_service.recovery.dunning.pause_reasons import (
    ANSWER,
    NUDGE,
    REPLIES,
    holds_back,
    load_pause_reasons,
)
from recovery_service.recovery.dunning.reasons import PlannedReason, to_reason
from recovery_service.recovery.dunning.repository import PlannedRow
from recovery_service.recovery.dunning.situation import load_situation
from recovery_service.recovery.dunning.tone import ToneRecord
from recovery_service.wording.phrases import phrase

BODY_LENGTH: Final = 20_000


def list_planned(
    context: Context,
    principal: Principal,
    *,
    user_id: UserId | None,
    until: int | None,
    receivable_id: ReceivableId | None = None,
) -> list[PlannedContact]:
    """Return them soonest first; what was not made stands with its reason. An unknown creditor has an empty one. Of one
    receivable also what is planned once its recovery begins, and when it would leave if it were approved now."""
    connection, users = context.connection, visible_user_ids(principal)
    if user_id is not None:
        users = users.where(users.selected_columns.id == user_id)
    rows = _list_upcoming(context, principal, receivable_id, user_id=user_id, until=until)
    rows += repository.list_planned_of_users(connection, principal.client_id, users, until, receivable_id)
    about = receivables.load_all(connection, {row.receivable_id for row in rows})
    spoken = tone.load_tones(connection, [row.debtor_id for row in rows])
    foreseen: dict[PlannedContactId, int] = {}
    if receivable_id is not None and rows:
        at = context.now(principal.client_id)
        foreseen = scheduling.foresee_approval(context, rows[0].debtor_id, receivable_id, at)
    paused = load_pause_reasons(connection, {row.receivable_id for row in rows})
    listed = []
    for row in rows:
        row = _waiting_for_approval(context, row, about[row.receivable_id])
        planned = to_resource(
            _toned(row, spoken.get(row.debtor_id, ())), about[row.receivable_id], foreseen.get(row.id)
        )
        reason = paused.get(row.receivable_id)
        waits = row.state == "planned" and holds_back(reason, row.template)
        changes: dict[str, Any] = {"waits_because": reason} if waits else {}
        if row.state == "planned" and row.values_written:
            changes["outdated"] = foresee_message(context, row).outdated
        listed.append(planned.model_copy(update=changes))
    return listed


def _list_upcoming(
    context: Context,
    principal: Principal,
    receivable_id: ReceivableId | None,
    *,
    user_id: UserId | None,
    until: int | None,
) -> list[PlannedRow]:
    if receivable_id is None:
        return []
    receivable = receivables.find(context.connection, principal, receivable_id)
    if receivable is None or not receivable.is_pending or user_id not in (None, receivable.user_id):
        return []
    rows = upcoming.list_upcoming(context, receivable)
    return sorted((row for row in rows if until is None or row.at <= until), key=lambda row: (row.at, row.id))


def _waiting_for_approval(context: Context, row: PlannedRow, receivable: ReceivableRow) -> PlannedRow:
    """Return an answer to the debtor with the reason why it does not leave yet: no step of the plan, which the first
    step says it for, it is held back all the same."""
    is_answer = (
        row.state == "planned" and row.template in REPLIES and row.why not in scheduling.READ_BY_PERSON
    )
    if not is_answer or not context.core.channels.is_real or planning.may_leave(context, receivable):
        return row
    return replace(row, **PlannedReason("not_approved")._asdict())


def _toned(row: PlannedRow, spoken: Sequence[ToneRecord]) -> PlannedRow:
    """Return it as firm as it is going to be, by what is planned before it."""
    is_open = row.state in ("planned", "to_do")
    return replace(row, tone=tone.choose_tone(row, spoken, foreseen=True)) if is_open else row


def to_resource(
    row: PlannedRow, receivable: ReceivableRow, if_approved_at: int | None = None
) -> PlannedContact:
    return PlannedContact(
        id=row.id,
        receivable_id=row.receivable_id,
        type=row.channel,
        level=row.level,
        at=to_datetime(row.at),
        template=row.template,
        tone=row.tone,
        why=to_reason(row.why, row.why_params),
        skipped=to_reason(row.reason),
        debtor_name=receivable.debtor_name,
        to_do=True if row.state == "to_do" else None,
        approved=receivable.is_approved_alone or None,
        if_approved_at=None if if_approved_at is None else to_datetime(if_approved_at),
    )


def preview_message(context: Context, principal: Principal, planned_id: PlannedContactId) -> PlannedMessage:
    """Return what it says on its day, after what is planned before it; no words of ours once the recovery has ended.
    Raises NotFound for somebody else's."""
    foreseen = foresee_message(context, require_planned_contact(context, principal, planned_id))
    row, target, message = foreseen.row, foreseen.target, foreseen.message
    background = foreseen.background
    shown = dict(to_resource(foreseen.shown, background.situation.receivable))
    shown["outdated"] = foreseen.outdated
    if foreseen.moment != foreseen.shown.at:
        shown["if_approved_at"] = to_datetime(foreseen.moment)
    if row is None:
        return PlannedMessage(**shown)
    if target is None or message is None:
        to = None if target is None else target.address
        return PlannedMessage(**shown, to=to, subject=row.subject, body=row.body)
    words = row.body or "\n\n".join(message.sections).replace("**", "")
    mail = None
    if row.channel == "email":
        attempt = build_attempt(context.core, background, row, target, message, at=foreseen.at)
        mail = render_mail(context, background.situation, attempt)
    return PlannedMessage(
        **shown,
        to=target.address,
        subject=message.subject,
        body=words,
        full_text=message.body,
        language=message.language,
        enclosures=_name_enclosures(context, background, message, mail),
        mail=mail,
    )


def _name_enclosures(
    context: Context, background: ContactBackground, message: Message, mail: RenderedMail | None
) -> list[str]:
    """Return what goes with a mail, or into the envelope of a letter that the creditor posts."""
    if mail is not None:
        return [one.name for one in mail.attached]
    is_printed = letter_settings.is_printed(context.settings, background.preferences)
    if message.channel != "letter" or not is_printed:
        return []
    names = [one.name for one in enclosed(context, background.situation.receivable.id, message.template)]
    if reply_forms.are_enclosed(context.core, background, message.template):
        names.append(phrase("forms_of_claim", message.language))
    return names


def require_planned_contact(
    context: Context, principal: Principal, planned_id: PlannedContactId
) -> PlannedRow:
    """Return the planned contact. Raises NotFound for somebody else's."""
    row = _find_stored(context.connection, principal, planned_id)
    if row is None:
        receivable = _find_pending(context.connection, principal, planned_id)
        row = upcoming.find_upcoming(context, receivable, planned_id) if receivable is not None else None
    if row is None:
        raise NotFound
    return row


def require_visible(connection: Connection, principal: Principal, planned_id: PlannedContactId) -> None:
    """Raise NotFound for a contact that is planned for somebody else's receivable."""
    row = _find_stored(connection, principal, planned_id)
    if row is None and _find_pending(connection, principal, planned_id) is None:
        raise NotFound


def _find_stored(
    connection: Connection, principal: Principal, planned_id: PlannedContactId
) -> PlannedRow | None:
    return repository.find_planned(
        connection, planned_id, client_id=principal.client_id, user_ids=visible_user_ids(principal)
    )


def _find_pending(
    connection: Connection, principal: Principal, planned_id: PlannedContactId
) -> ReceivableRow | None:
    """Return the receivable whose recovery has not begun, and whose plan holds this step once it has."""
    receivable_id = planning.receivable_of_step(planned_id)
    receivable = receivables.find(connection, principal, receivable_id) if receivable_id else None
    return receivable if receivable is not None and receivable.is_pending else None


def change_planned_contact(
    context: Context, principal: Principal, planned_id: PlannedContactId, action: PlannedContactAction
) -> PlannedContact:
    """Apply the creditor's action to a planned contact.

    Raises NotFound for somebody else's, InvalidState for one that is made or will not be made any more.
    """
    row = require_planned_contact(context, principal, planned_id)
    locked = receivables.lock(context, row.receivable_id, principal=principal)
    receivable, at = locked.row, locked.at
    if receivable.is_pending:
        upcoming.store_upcoming(context, receivable)
    # Read again: another request may have changed it while this one waited.
    row = require_planned_contact(context, principal, planned_id)
    # Whoever approves the receivable while a contact waits for a person lets the ones behind it leave.
    is_approval = action.action == "approve"
    if row.state == "to_do" and not is_approval:
        raise InvalidState("This contact waits for the person who makes it: sign it off.")
    if row.state not in ("planned", "to_do"):
        raise InvalidState("This contact was made already, or is not going to be made.")
    if action.action == "skip":
        queue.cancel(context.connection, f"{planning.CONTACT}:{row.receivable_id}:{row.id}")
        repository.mark_not_made(context.connection, row.id, planning.SKIPPED)
        text = f"The creditor skipped the {row.channel} planned for {to_datetime(row.at):%Y-%m-%d}."
        details = {"type": row.channel, "reason": "skipped", "at": to_datetime(row.at).isoformat()}
        add_note(
            context,
            receivable.id,
            at=at,
            kind="contact.not_made",
            text=text,
            actor="creditor",
            data=details,
        )
    elif is_approval:
        receivable = _approve(context, receivable, row, at)
    else:
        _move(context, row, action, at)
    after = repository.find_planned(context.connection, planned_id)
    assert after is not None
    return to_resource(after, receivable)


def _approve(context: Context, receivable: ReceivableRow, row: PlannedRow, at: int) -> ReceivableRow:
    """Let the contacts of this receivable leave by themselves; those of others wait for the plan as before."""
    receivable = _approve_text(context, receivable, row)
    terms = {**(receivable.terms or {}), "approved": True}
    if not receivable.is_approved_alone:
        note_approval(context, [receivable.id], at, every=False)
    receivable = receivables.change(context.connection, receivable.id, terms=terms)
    record_audit(context.connection, "creditor", "receivable.approve_plan", receivable.id, after={})
    for reason in scheduling.WAITING_FOR_APPROVAL:
        scheduling.release_waiting(context, receivable.user_id, reason, at, receivable.id)
    return receivable


def _approve_text(context: Context, receivable: ReceivableRow, row: PlannedRow) -> ReceivableRow:
    """Store that the creditor has read what this contact says, where no lawyer did."""
    if not load_begun(context, receivable.id).is_unread(row):
        return receivable
    read = receivable.texts_approved | {row.template}
    terms = {**(receivable.terms or {}), TEXTS_APPROVED: sorted(read)}
    return receivables.change(context.connection, receivable.id, terms=terms)


def _move(context: Context, row: PlannedRow, action: PlannedContactAction, at: int) -> None:
    for name, value, at_most in (
        ("subject", action.subject, SUBJECT_LENGTH),
        ("body", action.body, BODY_LENGTH),
    ):
        if value is not None and len(value) > at_most:
            raise Invalid(Reason.of("text_too_long", most=at_most), name, value)
    if row.template == NUDGE and action.type not in (None, "email"):
        raise InvalidState("The note before the due date goes by email alone.")
    if action.type == "sms" and not context.core.can_text:
        raise InvalidState("This service has no gateway for text messages.")
    situation = load_situation(context, row.receivable_id)
    recovery = situation.recovery
    if action.action == "send_now":
        if row.values_written and foresee_message(context, row).outdated is not None:
            raise InvalidState(
                "The amount owed has changed since this text was written: check the text first."
            )
        if recovery is None or recovery.paused_reason is not None:
            raise InvalidState("The recovery is paused; nothing is sent meanwhile.")
        if row.template not in REPLIES and repository.with_to_do(context.connection, [row.receivable_id]):
            raise InvalidState("A letter or call before this one waits for a person: sign it off first.")
        _approve_text(context, situation.receivable, row)
        # Who writes on an own machine, or prints a letter there, is bound to no hours: nobody is disturbed by it.
        if row.channel in ("email", "letter") and context.settings.deployment.plan_needs_approval:
            scheduling.bring_forward(context.connection, row, at, scheduling.SENT_NOW)
        else:
            moment = situation.workdays.earliest_permitted(at, row.channel)
            scheduling.bring_forward(context.connection, row, moment, "edited")
    else:
        values = {**_written(context, row, action), "channel": action.type}
        changed = {name: value for name, value in values.items() if value is not None}
        repository.change_planned(context.connection, row.id, **changed, why="edited")
        if action.at is not None:
            scheduling.defer(context.connection, situation, row, _moment(action.at, at), "edited")
    if recovery is not None and recovery.paused_reason is None:
        first = row.id if action.action == "send_now" else None
        scheduling.reschedule_debtor(
            context, row.debtor_id, at, scheduling.PlanChanges(fresh={row.receivable_id}, first=first)
        )


def _written(context: Context, row: PlannedRow, action: PlannedContactAction) -> dict[str, Any]:
    """Return the words to store, with the sums and days that they were written for."""
    if action.subject is None and action.body is None:
        return {}
    foreseen = foresee_message(context, row)
    if foreseen.message is None or row.template == ANSWER:
        return {"subject": action.subject, "body": action.body}
    if foreseen.outdated is not None and action.body is None and row.body is not None:
        return {"subject": action.subject}  # the text below it was not checked
    before = foreseen.row or row
    return {
        "subject": action.subject or (row.subject and before.subject),
        "body": action.body or (row.body and before.body),
        "values_written": note_values(foreseen.message.values),
    }


def _moment(text: str, now: int) -> int:
    try:
        parsed = datetime.fromisoformat(text)
    except ValueError:
        raise Invalid("at is a date-time such as 2026-03-02T09:00:00Z", "at", text) from None
    moment = to_ms(parsed if parsed.tzinfo else parsed.replace(tzinfo=UTC))
    if not now <= moment <= now + 366 * 86_400_000:
        raise Invalid(Reason.of("contact_beyond_a_year"), "at", text)
    return moment
