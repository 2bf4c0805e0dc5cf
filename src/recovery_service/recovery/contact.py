"""Makes one planned contact: reads everything anew, then makes it, puts it off, or says why it is not made."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Final

from sqlalchemy import Connection

from recovery_contract.lifecycle import ReceivableStatus
from recovery_service.core import Core
from recovery_service.ids import new_id
from recovery_service.jobs import queue
from recovery_service.jobs.queue import Job
from recovery_service.receivables.history import note
from recovery_service.recovery import attempt_repository, letter_ways, planning, repository
from recovery_service.recovery.attempt_repository import AttemptRow
from recovery_service.recovery.lasting import REPLIES, holds_back
from recovery_service.recovery.letters import letter_data
from recovery_service.recovery.message import Message, compose
from recovery_service.recovery.outcomes import follow
from recovery_service.recovery.reasons import NOT_MADE, PUT_OFF
from recovery_service.recovery.repository import PlannedRow
from recovery_service.recovery.situation import Situation, Target, situation
from recovery_service.recovery.texts import TextBroken, TextMissing
from recovery_service.sandbox import debtors, outbox
from recovery_service.users import service as users

DELIVER: Final = "recovery.deliver"
CAPS: Final = ((1, 1, "one_a_day"), (7, 3, "three_a_week"))
"""Days, contacts of one debtor at most within them over all its receivables, and the reason to wait."""

ADDRESS_LENGTH: Final = 400
"""What is kept of where a contact went; a letter itself carries the whole address."""

SILENCE_AFTER: Final = 3
"""Contacts at one level without an answer before the next level is tried."""


@dataclass(frozen=True)
class Wait:
    at: int
    reason: str


def run(connection: Connection, core: Core, job: Job) -> None:
    """The job of a planned contact."""
    planned = repository.planned(connection, job.payload["planned_contact_id"])
    if planned is None or planned.state != "planned":
        return
    repository.hold_debtor(connection, planned.debtor_id)
    now = situation(connection, core, planned.receivable_id, for_update=True)
    at = core.clock.now(connection, planned.client_id)
    decided = decide(connection, core, now, planned, at)
    if isinstance(decided, Wait):
        planning.put_off(connection, core, planned, decided.at, decided.reason)
    elif isinstance(decided, str):
        not_made(connection, core, planned, decided, at)
    elif decided is not None:
        _make(connection, core, now, planned, *decided, at=at)


def decide(
    connection: Connection, core: Core, now: Situation, planned: PlannedRow, at: int
) -> tuple[Target, Message] | Wait | str | None:
    """What to do now: the message and whom it goes to, a later time, the name of the reason why not, or None while
    the recovery is paused (resuming plans it anew)."""
    recovery = now.recovery
    if recovery is None or recovery.stopped_at is not None or now.receivable.is_closed:
        return "ended"
    if holds_back(recovery, planned.template) or now.receivable.status is not ReceivableStatus.IN_PROCESS:
        return None
    waiting = _must_wait(connection, core, now, planned, at)
    if waiting is not None:
        return waiting
    if now.receivable.time_barred and planned.channel != "letter":
        return "time_barred"
    level = _escalated(connection, now, planned)
    target = now.target(planned.channel, level)
    if isinstance(target, str):
        return target
    try:
        return target, compose(connection, core, now, planned, target, at)
    except TextMissing:
        return "template_off"
    except TextBroken:
        return "template_broken"


def _must_wait(
    connection: Connection, core: Core, now: Situation, planned: PlannedRow, at: int
) -> Wait | None:
    days = now.workdays
    if not days.permitted(at):
        return Wait(days.earliest(at, planned.channel), "quiet")
    tomorrow = days.moment(days.after(days.local_date(at) + timedelta(days=1), 0), planned.channel)
    if not core.settings.is_test:
        if users.load(connection, planned.user_id).suspended:
            return Wait(tomorrow, "not_active")
        if core.settings.embedded and not _approved(connection, planned.user_id):
            return Wait(tomorrow, "not_approved")
        if (
            planned.channel == "email"
            and repository.preference(connection, planned.user_id, "mailbox") is None
        ):
            return Wait(tomorrow, "no_mailbox")
        if planned.channel == "sms" and core.settings.sms_gateway is None:
            return Wait(tomorrow, "no_gateway")
    if planned.template in REPLIES:
        return None  # who is answered has written first
    since = [days.starts(days.local_date(at) - timedelta(days=within - 1)) for within, _, _ in CAPS]
    made = attempt_repository.since(connection, planned.debtor_id, min(since))
    for begins, (_, at_most, reason) in zip(since, CAPS, strict=True):
        if sum(moment >= begins for moment in made) >= at_most:
            return Wait(tomorrow, reason)
    return None


def _approved(connection: Connection, user_id: str) -> bool:
    plan = repository.preference(connection, user_id, "plan")
    return plan is not None and bool(plan["approved"])


def _escalated(connection: Connection, now: Situation, planned: PlannedRow) -> int:
    """The step's level, or the one that a bounce or silence has led to."""
    recovery = now.recovery
    assert recovery is not None
    level = max(planned.level, recovery.level)
    silent = attempt_repository.count_at_level(connection, now.receivable.id, level) >= SILENCE_AFTER
    above = [other for other in now.levels if other > level]
    if silent and above:
        level = above[0]
        repository.change_recovery(connection, now.receivable.id, level=level)
        repository.change_planned(connection, planned.id, level=level, why=PUT_OFF["silence"])
    return level


def not_made(connection: Connection, core: Core, planned: PlannedRow, reason: str, at: int) -> None:
    repository.change_planned(connection, planned.id, state="not_made", reason=reason, why=NOT_MADE[reason])
    note(
        connection,
        core,
        planned.receivable_id,
        at=at,
        kind="contact.not_made",
        text=f"{planned.channel} not made: {NOT_MADE[reason]}",
        actor="service",
        data={"type": planned.channel, "reason": reason},
    )


def _make(
    connection: Connection,
    core: Core,
    now: Situation,
    planned: PlannedRow,
    target: Target,
    message: Message,
    *,
    at: int,
) -> None:
    outcome = "sending"
    if core.settings.is_test:
        outcome = _outcome_here(planned.channel, target)
    elif planned.channel == "phone":
        outcome = "to_call"
    attempt_id = new_id("att")
    attempt = AttemptRow(
        id=attempt_id,
        receivable_id=planned.receivable_id,
        client_id=planned.client_id,
        user_id=planned.user_id,
        debtor_id=planned.debtor_id,
        planned_contact_id=planned.id,
        number=attempt_repository.highest_number(connection, planned.receivable_id) + 1,
        channel=planned.channel,
        level=target.level,
        address=target.address[:ADDRESS_LENGTH],
        language=message.language,
        template=message.template,
        subject=message.subject,
        body=message.body,
        letter=_letter(connection, core, now, target, message) if planned.channel == "letter" else None,
        at=at,
        outcome=outcome,
        outcome_at=None if outcome == "sending" else at,
        message_id=f"{attempt_id}@{_mail_domain(core)}" if planned.channel == "email" else None,
        tries=0,
        file_id=None,
        notes=None,
    )
    attempt_repository.add(connection, attempt)
    if core.settings.is_test:
        _deliver_here(connection, core, now, attempt, at)
    elif planned.channel == "phone":
        repository.change_planned(connection, planned.id, state="done")
        follow(connection, core, attempt, outcome, at)
    else:
        repository.change_planned(connection, planned.id, state="sending")
        schedule_delivery(connection, core, attempt, at)


def _letter(
    connection: Connection, core: Core, now: Situation, target: Target, message: Message
) -> dict[str, Any]:
    own = letter_ways.sender(connection, now.receivable.user_id)
    return letter_data(core, now, target, message, own)


def schedule_delivery(connection: Connection, core: Core, attempt: AttemptRow, at: int) -> None:
    queue.schedule(
        connection,
        clock_id=core.clock.id_for(attempt.client_id),
        kind=DELIVER,
        key=f"{DELIVER}:{attempt.receivable_id}:{attempt.id}",
        payload={"attempt_id": attempt.id, "channel": attempt.channel, "user_id": attempt.user_id},
        due_at=at,
    )


def _mail_domain(core: Core) -> str:
    host = core.base_url.partition("://")[2].partition("/")[0].partition(":")[0]
    return host if host and not host[-1].isdecimal() else "recovery.invalid"


def _outcome_here(channel: str, target: Target) -> str:
    if channel == "email" and debtors.bounces(target.address):
        return "bounced"
    return "reached" if channel == "phone" else "sent"


def _deliver_here(connection: Connection, core: Core, now: Situation, attempt: AttemptRow, at: int) -> None:
    """The test environment: into the outbox, and the debtors that play along hear of it."""
    outbox.put(
        connection,
        core,
        client_id=attempt.client_id,
        user_id=attempt.user_id,
        type=attempt.channel,
        receivable_id=attempt.receivable_id,
        to=attempt.address,
        subject=attempt.subject,
        body=attempt.body,
        at=at,
    )
    repository.change_planned(connection, attempt.planned_contact_id, state="done")
    follow(connection, core, attempt, attempt.outcome, at)
    if attempt.number == 1:
        debtors.contacted(connection, core, now.receivable, now.contacts, at=at)
