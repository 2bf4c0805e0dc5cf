"""Contacts that a person makes: a letter to be printed and posted, a call. They count once they are signed off.

Nothing is said to have been made before that, and the steps behind wait; their gaps run from the day on which it was
really made.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from typing import Final

from sqlalchemy import Connection

from recovery_contract.extensions import ContactTask, ContactTaskAction, RecordCallRequest
from recovery_contract.ids import ClientId, PlannedContactId, ReceivableId, UserId
from recovery_contract.reasons import Reason
from recovery_service.context.clock import to_datetime
from recovery_service.context.core import Context, Core
from recovery_service.errors import Invalid, InvalidState, NotFound
from recovery_service.jobs.queue import Job
from recovery_service.law.workdays import days_on_earth
from recovery_service.ledger.receivables import service as receivables
from recovery_service.ledger.timeline.history import add_note
from recovery_service.ledger.users.service import visible_user_ids
from recovery_service.principal import Principal
from recovery_service.recovery.balance.claim import claimed_sum
from recovery_service.recovery.contacts import attempts, reply_forms
from recovery_service.recovery.contacts.background import ContactBackground, load_background, load_backgrounds
from recovery_service.recovery.contacts.compose import compose_message, restrict_if_barred
from recovery_service.recovery.contacts.enclosures import name_enclosures
from recovery_service.recovery.dunning import (
    attempt_repository,
    outcomes,
    repository,
    scheduling,
    sign_off_deadline,
    tone,
)
from recovery_service.recovery.dunning.attempt_repository import TO_PRINT, AttemptRow
from recovery_service.recovery.dunning.printed_letters import delete_unsent_letter
from recovery_service.recovery.dunning.reasons import PlannedReason, reason_sentence
from recovery_service.recovery.dunning.repository import PlannedRow
from recovery_service.recovery.dunning.situation import Situation, Unreachable, load_situations
from recovery_service.wording.templates import TextBroken, TextMissing

REACHED: Final = "reached"
"""What came of a call where nothing else is said."""
_YEAR: Final = timedelta(days=366)


def hand_to_person(context: Context, background: ContactBackground, planned: PlannedRow, at: int) -> None:
    """Hand the contact to the person who makes it; nothing was made yet."""
    repository.change_planned(context.connection, planned.id, state="to_do", at=at)
    sign_off_deadline.start_sign_off_deadline(context, planned, background.situation.workdays, at)
    what = (
        "A letter waits to be printed and posted." if planned.channel == "letter" else "A call is to be made."
    )
    data = {"type": planned.channel, "planned_contact_id": planned.id}
    add_note(
        context,
        planned.receivable_id,
        at=at,
        kind="contact.to_do",
        text=what,
        actor="service",
        data=data,
    )


def list_tasks(
    context: Context,
    principal: Principal,
    *,
    user_id: UserId | None = None,
    receivable_id: ReceivableId | None = None,
) -> list[ContactTask]:
    """Return what is to be made now, with what each would say now. An unknown creditor has an empty list."""
    users = visible_user_ids(principal)
    if user_id is not None:
        users = users.where(users.selected_columns.id == user_id)
    rows = repository.list_to_do(context.connection, principal.client_id, users, receivable_id=receivable_id)
    backgrounds = load_backgrounds(
        context.connection, load_situations(context, list({row.receivable_id for row in rows}))
    )
    printed = attempt_repository.list_to_print(context.connection, [row.id for row in rows])
    at = context.now(principal.client_id)
    return [
        _task(context.core, backgrounds[row.receivable_id], row, printed.get(row.id), at)
        for row in rows
        if not backgrounds[row.receivable_id].situation.receivable.is_closed
    ]


def take_for_printing(context: Context, principal: Principal, planned_id: PlannedContactId) -> AttemptRow:
    """Take the letter as it is to be printed today: one that was taken on another day is dated anew.

    Raises NotFound for somebody else's and for a call, InvalidState where it can't be written now.
    """
    row = _require(context.connection, principal, planned_id)
    if row.channel != "letter":
        raise NotFound
    receivables.lock(context, row.receivable_id, principal=principal)
    row = _require(context.connection, principal, planned_id)
    return _printed_today(context, row)


def client_of(connection: Connection, planned_id: PlannedContactId) -> ClientId:
    """Return whose task it is, for who works for all clients. Raises NotFound."""
    row = repository.find_planned(connection, planned_id)
    if row is None:
        raise NotFound
    return row.client_id


def clients_with_tasks(connection: Connection) -> list[ClientId]:
    """Return the clients for whom a person has something to make."""
    return repository.clients_with_to_do(connection)


def sign_off(
    context: Context,
    principal: Principal,
    planned_id: PlannedContactId,
    request: ContactTaskAction,
    *,
    actor: str = "creditor",
) -> PlannedRow:
    """Record how a task ended.

    Raises NotFound for somebody else's, InvalidState for one that does not wait, Invalid for a wrong day.
    """
    row = _require(context.connection, principal, planned_id)
    at = receivables.lock(context, row.receivable_id, principal=principal).at
    # Read again: another request may have signed it off while this one waited.
    row = _require(context.connection, principal, planned_id)
    if request.action == "done":
        outcome = (request.outcome or REACHED) if row.channel == "phone" else "sent"
        record_contact(context, row, at=at, on=request.on, outcome=outcome, notes=request.notes)
        if row.channel == "phone":
            call = RecordCallRequest(outcome=outcome, notes=request.notes)
            today = load_background(context, row.receivable_id).situation.workdays.local_date(at)
            earlier = request.on if request.on is not None and request.on < today else None
            note_call(context, row.receivable_id, call, on=earlier, at=at, actor=actor)
    elif request.action == "postpone":
        _postpone(context, row, request.on, at)
    else:
        _give_up(context, row, "not_done", request.notes, at=at, actor=actor)
    after = repository.find_planned(context.connection, planned_id)
    assert after is not None
    return after


def record_contact(
    context: Context,
    row: PlannedRow,
    *,
    at: int,
    on: date | None,
    outcome: str,
    notes: str | None,
) -> None:
    """Record that the contact was made on that day: it counts from then, and so do the gaps of the steps behind it."""
    background = load_background(context, row.receivable_id)
    workdays = background.situation.workdays
    today = workdays.local_date(at)
    day = on or today
    first, last = days_on_earth(row.at)[0], days_on_earth(at)[1]
    if not first <= day <= last:
        raise Invalid(Reason.of("not_made_between", first=first, last=last), "on", day.isoformat())
    moment = at if day == today else min(at, max(row.at, workdays.contact_time(day, row.channel)))
    attempt = _task_attempt(context, background, row, moment)
    tone.store_tone(context.connection, row, background.tone(row))
    attempt = replace(
        attempt,
        number=attempts.next_number(background.attempts),
        at=moment,
        outcome=outcome,
        outcome_at=at,
        notes=notes,
    )
    attempt_repository.remove(context.connection, attempt.id)
    attempt_repository.add(context.connection, [attempt])
    repository.change_planned(context.connection, row.id, state="done")
    _go_on(context, background.situation, at)
    outcomes.apply_consequences(context, attempt, outcome, at)


def note_call(
    context: Context,
    receivable_id: ReceivableId,
    call: RecordCallRequest,
    *,
    on: date | None,
    at: int,
    actor: str,
) -> None:
    """Enter what came of a call in the timeline; `on` where it was made on an earlier day."""
    what = "Call" if on is None else f"Call of {on}"
    text = f"{what}: {call.outcome}" + (f". {call.notes}" if call.notes else "")
    data = {"outcome": call.outcome, "notes": call.notes} | ({} if on is None else {"on": on.isoformat()})
    add_note(context, receivable_id, at=at, kind="call.recorded", text=text, actor=actor, data=data)


def _postpone(context: Context, row: PlannedRow, on: date | None, at: int) -> None:
    background = load_background(context, row.receivable_id)
    workdays = background.situation.workdays
    today = workdays.local_date(at)
    if on is None or not days_on_earth(at)[0] < on <= today + _YEAR:
        raise Invalid(Reason.of("postponed_beyond_a_year"), "on", None if on is None else str(on))
    # Tomorrow by the calendar of the person may be today where the debtor is.
    day = max(on, today + timedelta(days=1))
    moment = workdays.contact_time(workdays.add_workdays(day, 0), row.channel)
    delete_unsent_letter(context.connection, row)
    scheduling.defer(context.connection, background.situation, row, moment, "postponed")
    _go_on(context, background.situation, at)


def expire_sign_off(context: Context, job: Job) -> None:
    """Count a task that nobody signed off in time as not made, and continue the plan.

    The term stops while the recovery is paused.
    """
    row = repository.find_planned(context.connection, job.payload["planned_contact_id"])
    if row is None or row.state != "to_do":
        return
    at = receivables.lock(context, row.receivable_id).at
    row = repository.find_planned(context.connection, row.id)
    if row is None or row.state != "to_do":
        return
    background = load_background(context, row.receivable_id)
    recovery = background.situation.recovery
    if recovery is None or recovery.stopped_at is not None or background.situation.receivable.is_closed:
        return
    if recovery.paused_reason is not None:
        sign_off_deadline.start_sign_off_deadline(context, row, background.situation.workdays, at)
    else:
        _give_up(context, row, "not_signed_off", None, at=at, actor="service")


def _give_up(
    context: Context,
    row: PlannedRow,
    reason: str,
    notes: str | None,
    *,
    at: int,
    actor: str,
) -> None:
    background = load_background(context, row.receivable_id)
    delete_unsent_letter(context.connection, row)
    repository.mark_not_made(context.connection, row.id, reason)
    text = f"{row.channel} not made: {reason_sentence(reason)}" + (f" {notes}" if notes else "")
    data = {"type": row.channel, "reason": reason, "notes": notes}
    add_note(
        context,
        row.receivable_id,
        at=at,
        kind="contact.not_made",
        text=text,
        actor=actor,
        data=data,
    )
    _go_on(context, background.situation, at)


def _go_on(context: Context, situation: Situation, at: int) -> None:
    """Plan anew what waited behind the task; a paused recovery plans it once it goes on."""
    recovery = situation.recovery
    if recovery is None or recovery.stopped_at is not None or recovery.paused_reason is not None:
        return
    scheduling.replan(context, situation.receivable.id, at, why=PlannedReason("step_over"))


def _require(connection: Connection, principal: Principal, planned_id: PlannedContactId) -> PlannedRow:
    row = repository.find_planned(
        connection, planned_id, client_id=principal.client_id, user_ids=visible_user_ids(principal)
    )
    if row is None:
        raise NotFound
    if row.state != "to_do":
        raise InvalidState("This contact does not wait for a person.")
    return row


def _task(
    core: Core, background: ContactBackground, row: PlannedRow, printed: AttemptRow | None, at: int
) -> ContactTask:
    situation = background.situation
    receivable, target = situation.receivable, situation.find_target(row.channel, row.level)
    words = None
    permitted = restrict_if_barred(background, row, at)
    if not isinstance(target, Unreachable) and permitted is not None:
        try:
            words = compose_message(core, background, permitted, target, at)
        except (TextMissing, TextBroken):
            words = None  # the creditor changed the text meanwhile; the task stays and says whom it is for
    reached = None if isinstance(target, Unreachable) else target
    claim = claimed_sum(receivable, background.calculate(at), is_barred=background.is_barred(at))
    return ContactTask(
        id=row.id,
        receivable_id=row.receivable_id,
        user_id=row.user_id,
        type=row.channel,
        level=row.level,
        since=to_datetime(row.at),
        debtor_name=receivable.debtor_name,
        invoice_numbers=receivable.numbers,
        amount=receivable.to_money(claim.total),
        currency=receivable.currency,
        name=reached.name if reached else None,
        to=reached.address if reached else None,
        subject=words.subject if words else None,
        body=words.body if words else None,
        template=row.template,
        language=words.language if words else None,
        dated=situation.workdays.local_date(printed.at) if printed else None,
    )


def _printed_today(context: Context, row: PlannedRow) -> AttemptRow:
    background = load_background(context, row.receivable_id)
    at = context.now(row.client_id)
    workdays = background.situation.workdays
    before = attempt_repository.list_to_print(context.connection, [row.id]).get(row.id)
    if before is not None and workdays.local_date(before.at) == workdays.local_date(at):
        return before
    attempt = _composed(context.core, background, row, at)
    if attempt is None:
        raise InvalidState("This letter can't be written now: its text or the postal address is missing.")
    numbers = background.situation.receivable.numbers
    with_forms = reply_forms.are_enclosed(context.core, background, attempt.template)
    attempt = name_enclosures(context, attempt, numbers, with_forms=with_forms)
    delete_unsent_letter(context.connection, row)
    attempt_repository.add(context.connection, [attempt])
    return attempt


def _composed(core: Core, background: ContactBackground, row: PlannedRow, at: int) -> AttemptRow | None:
    target = background.situation.find_target(row.channel, row.level)
    permitted = restrict_if_barred(background, row, at)
    if isinstance(target, Unreachable) or permitted is None:
        return None
    try:
        message = compose_message(core, background, permitted, target, at)
    except (TextMissing, TextBroken):
        return None
    return replace(
        attempts.build_attempt(core, background, permitted, target, message, at=at), outcome=TO_PRINT
    )


def _task_attempt(
    context: Context, background: ContactBackground, row: PlannedRow, moment: int
) -> AttemptRow:
    """Return what is kept as said: the letter that was taken to be printed, else what it would have said on that
    day."""
    printed = attempt_repository.list_to_print(context.connection, [row.id]).get(row.id)
    if printed is not None:
        return printed
    composed = _composed(context.core, background, row, moment)
    if composed is not None:
        return composed
    return attempts.build_attempt_without_text(
        background, row.channel, at=moment, outcome="", notes=None, planned=row
    )
