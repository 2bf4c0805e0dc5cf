"""Makes planned contacts: reads everything anew, then makes each, puts it off, or says why it is not made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Final

from sqlalchemy import Connection

from recovery_contract.ids import DebtorId, PlannedContactId
from recovery_contract.lifecycle import ReceivableStatus
from recovery_service.context.channels import Contact
from recovery_service.context.core import Context, Core
from recovery_service.jobs import queue
from recovery_service.jobs.queue import Job
from recovery_service.ledger.receivables import service as receivables
from recovery_service.recovery.contacts import attempts, combining, letter_settings, nudges, receipts, tasks
from recovery_service.recovery.contacts.answers import find_answer_target
from recovery_service.recovery.contacts.background import ContactBackground, Preferences, load_backgrounds
from recovery_service.recovery.contacts.compose import Message, compose_message, restrict_if_barred
from recovery_service.recovery.contacts.escalation import level_after_silence
from recovery_service.recovery.contacts.mailbox import service_mailer
from recovery_service.recovery.contacts.own_words import find_outdated
from recovery_service.recovery.dunning import attempt_repository, outcomes, repository, scheduling, tone
from recovery_service.recovery.dunning.attempt_repository import AttemptRow
from recovery_service.recovery.dunning.by_post import SAME_LETTER
from recovery_service.recovery.dunning.contact_calendar import CAPS, HISTORY_MS
from recovery_service.recovery.dunning.outcomes import EndedAttempt
from recovery_service.recovery.dunning.pause_reasons import (
    ACKNOWLEDGEMENTS,
    ANSWER,
    NUDGE,
    OBJECTION_RECEIVED,
    RECEIPT,
    REPLIES,
    is_contact_paused,
)
from recovery_service.recovery.dunning.repository import PlannedRow
from recovery_service.recovery.dunning.situation import ContactTarget, Unreachable, situations_of
from recovery_service.recovery.dunning.steps import (
    TIME_BARRED,
    StepTerms,
    firmest_stage,
    is_announced_barred,
    is_softer,
    sort_steps,
)
from recovery_service.wording.templates import TextBroken, TextMissing

DELIVER: Final = "recovery.deliver"


@dataclass(frozen=True)
class MakeNow:
    """Decision to make the contact now, with message and recipient."""

    target: ContactTarget
    message: Message


@dataclass(frozen=True)
class MakeLater:
    """Decision to make the contact later, with the reason."""

    at: int
    reason: str


@dataclass(frozen=True)
class DoNotMake:
    """Decision not to make the contact, with the reason."""

    reason: str


Decision = MakeNow | MakeLater | DoNotMake


def execute_contacts(context: Context, jobs: Sequence[Job]) -> None:
    """Make the planned contacts of these jobs, one contact of each debtor at a time."""
    left = [job.payload["planned_contact_id"] for job in jobs]
    while left:
        by_id = repository.planned_by_id(context.connection, left)
        together: dict[DebtorId, PlannedRow] = {}
        later = []
        for planned in (by_id[id_] for id_ in left if id_ in by_id):
            # Contacts of one debtor count for each other: each reads what the one before has written.
            if planned.state == "planned" and together.setdefault(planned.debtor_id, planned) is not planned:
                later.append(planned.id)
        if together:
            later += _run(context, list(together.values()))
        left = later


def _run(context: Context, rows: Sequence[PlannedRow]) -> list[PlannedContactId]:
    """Return contacts of different debtors, in as many statements as one takes. Answers those that turn out to be of
    the same debtor as another one here: they are to be looked at after it."""
    for debtor_id in sorted(row.debtor_id for row in rows):
        repository.lock_debtor(context.connection, debtor_id)
    locked = receivables.lock_all(context, [row.receivable_id for row in rows])
    of_debtor: dict[DebtorId, PlannedRow] = {}
    later = []
    for row in rows:
        # Two debtors may have been joined while these waited for them.
        debtor_id = locked[row.receivable_id].row.debtor_id
        if debtor_id != row.debtor_id:
            repository.lock_debtor(context.connection, debtor_id)
        planned = replace(row, debtor_id=debtor_id)
        if of_debtor.setdefault(debtor_id, planned) is not planned:
            later.append(row.id)
    rows = list(of_debtor.values())
    situations = situations_of(context, {id_: one.row for id_, one in locked.items()})
    backgrounds_ = load_backgrounds(context.connection, situations)
    since = min((one.at for one in locked.values()), default=0) - HISTORY_MS
    by_hand = repository.with_to_do(context.connection, situations)
    contacted = attempt_repository.list_times_since(
        context.connection, [row.debtor_id for row in rows], since
    )
    ready, late = [], dict[DebtorId, int]()
    for planned in rows:
        background, at = backgrounds_[planned.receivable_id], locked[planned.receivable_id].at
        if planned.receivable_id in by_hand and planned.template not in REPLIES:
            continue  # the step before waits for a person; signing it off plans this one anew
        decided = decide_contact(context, background, contacted.get(planned.debtor_id, ()), planned, at)
        if isinstance(decided, MakeNow) and _is_overtaking(background, planned):
            decided = MakeLater(at, "order")
        companions: tuple[combining.Companion, ...] = ()
        if isinstance(decided, MakeNow):
            decided, companions = _combine(context, background, planned, decided, at)
            if decided is None:
                continue
        if isinstance(decided, MakeLater):
            scheduling.postpone(context, planned, decided.at, decided.reason)
        elif isinstance(decided, DoNotMake):
            attempts.cancel_contact(context, planned, decided.reason, at)
        elif decided is not None and letter_settings.is_sent_by_hand(
            context.core, background.preferences, planned.channel
        ):
            tasks.hand_to_person(context, background, planned, at)
        elif decided is not None:
            tone.store_tone(context.connection, planned, background.tone(planned))
            attempt = _attempt(context.core, background, planned, decided.target, decided.message, at=at)
            combining.keep_term(context.connection, companions, attempt)
            ready.append((background, combining.with_companions(attempt, companions)))
            days = background.situation.workdays
            if companions or days.local_date(at) > days.local_date(planned.at):
                late[planned.debtor_id] = at
    if ready:
        _make(context, ready, late)
    return later


def _combine(
    context: Context, background: ContactBackground, planned: PlannedRow, decided: MakeNow, at: int
) -> tuple[MakeNow | None, tuple[combining.Companion, ...]]:
    """Return the contact with what joins it; None where it waits to join a firmer one."""
    if planned.template == RECEIPT:
        others = receipts.load_other_receipts(context, background, planned, decided.target, at)
        return _with_companions(context, background, planned, decided, others, at)
    group = combining.load_group(context, background, planned, decided.target, at)
    if group.waits_until is not None:
        scheduling.wait_for_another(context, background.situation, planned, group.waits_until, at)
        return None, ()
    return _with_companions(context, background, planned, decided, group.companions, at)


def _with_companions(
    context: Context,
    background: ContactBackground,
    planned: PlannedRow,
    decided: MakeNow,
    companions: tuple[combining.Companion, ...],
    at: int,
) -> tuple[MakeNow, tuple[combining.Companion, ...]]:
    if not companions:
        return decided, ()
    try:
        message = compose_message(
            context.core, background, planned, decided.target, at, companions=companions
        )
    except (TextMissing, TextBroken):
        return decided, ()
    return replace(decided, message=message), companions


def decide_contact(
    context: Context,
    background: ContactBackground,
    contacted: Sequence[int],
    planned: PlannedRow,
    at: int,
) -> Decision | None:
    """Return what to do now; None while the recovery is paused (resuming plans it anew). `contacted` is when the
    debtor was in the last days."""
    now, recovery = background.situation, background.situation.recovery
    is_acknowledged = planned.template in ACKNOWLEDGEMENTS
    if recovery is None or (
        (recovery.stopped_at is not None or now.receivable.is_closed) and not is_acknowledged
    ):
        return DoNotMake("ended")
    is_in_process = now.receivable.status is ReceivableStatus.IN_PROCESS
    if is_contact_paused(recovery, planned.template) or not (is_in_process or is_acknowledged):
        return None
    if planned.template == OBJECTION_RECEIVED and now.receivable.dispute is None:
        return DoNotMake("overtaken")
    waiting = _must_wait(context.core, background, contacted, planned, at)
    if waiting is not None:
        return waiting
    permitted = restrict_if_barred(background, planned, at)
    if permitted is None:
        return DoNotMake("time_barred")
    planned = permitted
    if planned.template == TIME_BARRED and is_announced_barred(background.attempts, planned):
        return DoNotMake(SAME_LETTER)
    if planned.template == NUDGE and (obstacle := nudges.find_obstacle(background, at)) is not None:
        return DoNotMake(obstacle)
    if planned.template == ANSWER:
        return _answer(context, background, planned, at)
    if is_softer(planned.template, firmest_stage(background.attempts)):
        return DoNotMake("softer")
    level = _escalated(context.connection, background, planned)
    target = now.find_target(planned.channel, level)
    if isinstance(target, Unreachable):
        return DoNotMake(target.reason)
    if context.core.channels.is_real and background.is_unread(planned):
        return MakeLater(_tomorrow(background, planned, at), "not_reviewed")
    try:
        message = compose_message(context.core, background, planned, target, at)
    except TextMissing:
        return DoNotMake("template_off")
    except TextBroken:
        return DoNotMake("template_broken")
    if find_outdated(planned, message.values) is not None:
        return MakeLater(_tomorrow(background, planned, at), "sum_changed")
    return MakeNow(target, message)


def _tomorrow(background: ContactBackground, planned: PlannedRow, at: int) -> int:
    days = background.situation.workdays
    return days.contact_time(days.add_workdays(days.local_date(at) + timedelta(days=1), 0), planned.channel)


def _answer(context: Context, background: ContactBackground, planned: PlannedRow, at: int) -> Decision:
    target = find_answer_target(context.connection, background.situation, planned)
    if isinstance(target, Unreachable):
        return DoNotMake(target.reason)
    return MakeNow(target, compose_message(context.core, background, planned, target, at))


def _must_wait(
    core: Core, background: ContactBackground, contacted: Sequence[int], planned: PlannedRow, at: int
) -> MakeLater | None:
    days = background.situation.workdays
    by_person = planned.why in scheduling.READ_BY_PERSON
    if not days.is_permitted(at) and not by_person:
        return MakeLater(days.earliest_permitted(at, planned.channel), "quiet")
    tomorrow = _tomorrow(background, planned, at)
    if core.channels.is_real:
        if background.situation.suspended:
            return MakeLater(tomorrow, "not_active")
        if not by_person and not background.may_leave(core.settings.deployment):
            return MakeLater(tomorrow, "not_approved")
        has_mailbox = "mailbox" in background.preferences or service_mailer(core) is not None
        if planned.channel == "email" and not has_mailbox:
            return MakeLater(tomorrow, "no_mailbox")
    if planned.template in REPLIES:
        return None  # who is answered has written first
    free = StepTerms(days, background.situation.language, background.texts).all_terms_over_on(
        background.attempts
    )
    if free is not None and days.local_date(at) < free:
        return MakeLater(days.contact_time(free, planned.channel), "term")
    since = [days.start_of_day(days.local_date(at) - timedelta(days=within - 1)) for within, _, _ in CAPS]
    for begins, (_, at_most, reason) in zip(since, CAPS, strict=True):
        if sum(moment >= begins for moment in contacted) >= at_most:
            return MakeLater(tomorrow, reason)
    return None


def _is_overtaking(background: ContactBackground, planned: PlannedRow) -> bool:
    """Return whether something that comes before it in the plan was not made yet."""
    return (
        planned.template not in REPLIES
        and sort_steps(background.upcoming, background.situation.workdays)[0].id != planned.id
    )


def _escalated(connection: Connection, background: ContactBackground, planned: PlannedRow) -> int:
    """Return the step's level, or the one that a bounce or silence has led to."""
    level, is_silent = level_after_silence(background.situation, background.attempts, planned)
    if is_silent:
        repository.change_recovery(connection, planned.receivable_id, level=level)
        repository.change_planned(connection, planned.id, level=level, why="silence")
    return level


def _attempt(
    core: Core,
    background: ContactBackground,
    planned: PlannedRow,
    target: ContactTarget,
    message: Message,
    *,
    at: int,
) -> AttemptRow:
    outcome = core.channels.immediate_outcome(planned.channel, target.address) or "sending"
    attempt = attempts.build_attempt(core, background, planned, target, message, at=at)
    return replace(
        attempt,
        # What comes before the due date is counted as no reminder.
        number=0 if planned.template == NUDGE else attempts.next_number(background.attempts),
        outcome=outcome,
        outcome_at=None if outcome == "sending" else at,
        message_id=f"{attempt.id}@{_mail_domain(core, background.preferences)}"
        if planned.channel == "email"
        else None,
    )


def _make(
    context: Context,
    contacts: Sequence[tuple[ContactBackground, AttemptRow]],
    late: Mapping[DebtorId, int],
) -> None:
    """Store the attempts and their consequences; for `late` debtors, contacted on a later day than planned, what
    follows moves too.
    """
    new = [attempt for _, attempt in contacts]
    attempt_repository.add(context.connection, new)
    ended = [
        _contact(background, attempt) for background, attempt in contacts if attempt.outcome != "sending"
    ]
    context.channels.record_contacts(context.connection, ended)
    # Messages continue when they were handed over; other contacts are complete with their attempt.
    done = [attempt for attempt in new if attempt.outcome != "sending"]
    sending = [attempt for attempt in new if attempt.outcome == "sending"]
    for state, these in (("done", done), ("sending", sending)):
        if these:
            repository.move_planned(context.connection, [one.planned_contact_id for one in these], state)
    # What joins a message leaves, or does not, with it.
    joined = [id_ for one in new for id_ in combining.list_companions(one)]
    if joined:
        repository.move_planned(context.connection, joined, "sending")
    for debtor_id in sorted(late):
        scheduling.reschedule_debtor(context, debtor_id, late[debtor_id])
    for attempt in sending:
        schedule_delivery(context, attempt, attempt.at)
    if done:
        completed = [EndedAttempt(one, one.outcome, one.at) for one in done]
        completed += [
            each for one in done for each in combining.record_companions(context, one, one.outcome, one.at)
        ]
        outcomes.apply_all_consequences(context, completed)


def schedule_delivery(context: Context, attempt: AttemptRow, at: int) -> None:
    payload = {"attempt_id": attempt.id, "channel": attempt.channel, "user_id": attempt.user_id}
    key = f"{DELIVER}:{attempt.receivable_id}:{attempt.id}"
    # A slow mail server of one creditor must not delay the others.
    resource = f"{attempt.channel}:{attempt.user_id}"
    queue.schedule(context, attempt.client_id, DELIVER, key, payload, due_at=at, resource=resource)


def _mail_domain(core: Core, preferences: Preferences) -> str:
    """Return the domain of whoever sends: receiving servers distrust a message whose id is of another."""
    mailbox, mailer = preferences.get("mailbox"), service_mailer(core)
    sender = str(mailbox["value"].get("sender") or "") if mailbox else mailer.sender if mailer else ""
    domain = sender.rpartition("@")[2]
    if domain.isascii() and domain:
        return domain
    host = core.base_url.partition("://")[2].partition("/")[0].partition(":")[0]
    return host if host and not host[-1].isdecimal() else "recovery.invalid"


def _contact(background: ContactBackground, attempt: AttemptRow) -> Contact:
    return Contact(
        client_id=attempt.client_id,
        user_id=attempt.user_id,
        channel=attempt.channel,
        receivable_id=attempt.receivable_id,
        recipient=attempt.address,
        subject=attempt.subject,
        body=attempt.body,
        at=attempt.at,
        is_first=attempt.number == 1,
        emails=[contact.email for contact in background.situation.contacts],
    )
