"""Starts, pauses, resumes and stops a recovery, and says what comes next and what was done."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Final

from sqlalchemy import Connection

from recovery_contract.extensions import RecoveryPlan
from recovery_contract.lifecycle import ReceivableStatus
from recovery_contract.progress import ContactPoint, Paused
from recovery_service.agreements import agreed
from recovery_service.clock import to_datetime
from recovery_service.core import Core
from recovery_service.ids import new_id
from recovery_service.jobs import queue
from recovery_service.pages.links import recovery_url
from recovery_service.recovery import repository
from recovery_service.recovery.lasting import (
    INSOLVENT,
    INSTALMENTS,
    PROPOSAL,
    REPLIES,
    lasting_reason,
)
from recovery_service.recovery.plan import REVIEW_AFTER, default_plan
from recovery_service.recovery.reasons import NOT_MADE, PROMISED, PUT_OFF, STEP, STOPPED, named
from recovery_service.recovery.repository import PlannedRow, RecoveryRow
from recovery_service.recovery.situation import Situation, situation
from recovery_service.recovery.workdays import Workdays

CONTACT: Final = "recovery.contact"
REVIEW: Final = "recovery.review"
RETAIN: Final = "recovery.retain"
RETAIN_MS: Final = 365 * 86_400_000
_LACKED: Final = ("no_phone", "no_email", "no_address", *STOPPED)
"""Why a contact had nobody to reach; another address may change that."""
PROMISE_GRACE_WORKDAYS: Final = 2
"""A transfer may take a day or two; only then a promise counts as broken."""
AGENT: Final = "Recovery desk"
"""Who works on it: a desk, not a person, because nobody is assigned by name."""


@dataclass(frozen=True)
class Started:
    """What receivable.sent_to_recovery reports; `started_at` in milliseconds."""

    started_at: int
    assigned_agent: str
    recovery_page_url: str


def start(connection: Connection, core: Core, receivable_id: str, at: int) -> Started:
    """Plans every contact as a row and a job. A recovery that ran before goes on instead."""
    begun = repository.recovery(connection, receivable_id)
    if begun is not None:
        _reopen(connection, core, begun, at)
        return _started(core, begun)
    now = situation(connection, core, receivable_id)
    receivable = now.receivable
    row = RecoveryRow(
        receivable_id=receivable_id,
        client_id=receivable.client_id,
        user_id=receivable.user_id,
        debtor_id=receivable.debtor_id,
        started_at=at,
        assigned_agent=(AGENT if not core.settings.embedded else now.creditor.name or AGENT)[:100],
        link_generation=1,
        level=0,
        paused_reason=None,
        paused_since=None,
        stopped_reason=None,
        stopped_at=None,
    )
    repository.add_recovery(connection, row)
    contacts = _planned(now, plan_of(connection, now), at)
    repository.add_planned(connection, contacts)
    for planned in contacts:
        if planned.state == "planned":
            schedule(connection, core, planned)
    _schedule_review(connection, core, now, contacts, at)
    if repository.promised_day(connection, receivable_id) is not None:
        replan(connection, core, receivable_id, at, why=PUT_OFF["paused"])
    lasting = lasting_reason(connection, row)
    if lasting is not None:
        pause(connection, core, receivable_id, lasting, at)
    return _started(core, row)


def pause(connection: Connection, core: Core, receivable_id: str, reason: str, at: int) -> None:
    """Nothing is sent until `resume`; a message on its way is withdrawn where it can be."""
    queue.cancel_all(connection, f"{CONTACT}:{receivable_id}:")
    queue.cancel(connection, f"{REVIEW}:{receivable_id}")
    repository.change_recovery(connection, receivable_id, paused_reason=reason, paused_since=at)


def resume(connection: Connection, core: Core, receivable_id: str, at: int) -> None:
    """What is left is planned anew: nothing before its old time, the gaps of the plan kept. Where the debtor is
    insolvent, an agreement is in force or a proposal waits, the recovery stays paused for that instead."""
    row = repository.recovery(connection, receivable_id)
    if row is None or row.stopped_at is not None:
        return
    lasting = lasting_reason(connection, row)
    if lasting is not None:
        pause(connection, core, receivable_id, lasting, at)
        _send_replies(connection, core, receivable_id)
        return
    repository.change_recovery(connection, receivable_id, paused_reason=None, paused_since=None)
    replan(connection, core, receivable_id, at, why=PUT_OFF["paused"])


def hold_while_agreed(connection: Connection, core: Core, receivable_id: str, at: int) -> None:
    """Contacts pause for the agreement or the proposal, unless the receivable waits for something else already."""
    now = situation(connection, core, receivable_id)
    lasting = None if now.recovery is None else lasting_reason(connection, now.recovery)
    if lasting is not None and now.receivable.status is ReceivableStatus.IN_PROCESS:
        pause(connection, core, receivable_id, lasting, at)


def go_on_unless_held(connection: Connection, core: Core, receivable_id: str, at: int) -> None:
    """An agreement, a proposal or a procedure is over: resumes where contacts paused for that."""
    row = repository.recovery(connection, receivable_id)
    if row is not None and row.paused_reason in (INSTALMENTS, PROPOSAL, INSOLVENT):
        resume(connection, core, receivable_id, at)


def stop(connection: Connection, core: Core, receivable_id: str, reason: str, at: int) -> None:
    """Ends the recovery for good; every contact not made is kept with its reason."""
    queue.cancel_all(connection, f"{CONTACT}:{receivable_id}:")
    queue.cancel(connection, f"{REVIEW}:{receivable_id}")
    repository.end_planned(connection, receivable_id, "ended")
    repository.change_recovery(connection, receivable_id, stopped_reason=reason, stopped_at=at)
    agreed.close(connection, receivable_id, recovered=reason == ReceivableStatus.RECOVERED, at=at)
    row = repository.recovery(connection, receivable_id)
    if row is not None:
        look_at_retention(connection, core, receivable_id, row.client_id, at)


def look_at_retention(
    connection: Connection, core: Core, receivable_id: str, client_id: str, at: int
) -> None:
    """In a year it is looked whether what is held on the debtor may be erased."""
    queue.schedule(
        connection,
        clock_id=core.clock.id_for(client_id),
        kind=RETAIN,
        key=f"{RETAIN}:{receivable_id}",
        payload={"receivable_id": receivable_id},
        due_at=at + RETAIN_MS,
    )


def next_action(connection: Connection, receivable_id: str) -> ContactPoint | None:
    """The next contact; None while paused, after the end, and where nothing is left to do."""
    row = repository.recovery(connection, receivable_id)
    if row is None or row.paused_reason is not None or row.stopped_at is not None:
        return None
    planned = repository.next_planned(connection, receivable_id)
    if planned is None:
        return None
    at = to_datetime(planned.at)
    code, values = named(planned.why)
    return ContactPoint(
        type=planned.channel, level=planned.level, at=at, why=planned.why, why_code=code, why_values=values
    )


def attempts(connection: Connection, receivable_id: str) -> dict[str, int]:
    """How often each channel was used: {"email": 2, "phone": 0, ...}."""
    counted = repository.count_attempts(connection, receivable_id)
    return {channel: counted.get(channel, 0) for channel in ("email", "phone", "sms", "letter")}


def last_contact(connection: Connection, receivable_id: str) -> ContactPoint | None:
    made = repository.last_attempt(connection, receivable_id)
    if made is None:
        return None
    return ContactPoint(type=made.channel, level=made.level, at=to_datetime(made.at), outcome=made.outcome)


def paused(connection: Connection, receivable_id: str) -> Paused | None:
    row = repository.recovery(connection, receivable_id)
    if row is None or row.paused_reason is None or row.stopped_at is not None:
        return None
    return Paused(reason=row.paused_reason, since=to_datetime(row.paused_since or row.started_at))


def page_url(core: Core, row: RecoveryRow | None) -> str | None:
    """The debtor's page, None before the recovery began."""
    return recovery_url(core, row.receivable_id, row.link_generation) if row else None


def revoke_links(connection: Connection, receivable_id: str) -> None:
    """Makes every link to the debtor's page that was given out so far invalid."""
    row = repository.recovery(connection, receivable_id)
    if row is not None:
        repository.change_recovery(connection, receivable_id, link_generation=row.link_generation + 1)


def contacts_changed(connection: Connection, core: Core, receivable_id: str, at: int) -> None:
    """A new contact may make a step possible that had nobody to reach."""
    now = situation(connection, core, receivable_id)
    if now.recovery is None or now.recovery.stopped_at is not None:
        return
    for row in repository.planned_of(connection, receivable_id, "not_made"):
        lacked = row.reason in _LACKED
        if lacked and row.at > at and not isinstance(now.target(row.channel, row.level), str):
            repository.change_planned(
                connection, row.id, state="planned", reason=None, why=PUT_OFF["released"]
            )
            if now.recovery.paused_reason is None:
                schedule(connection, core, row)
    if now.recovery.paused_reason == "wrong_person":
        resume(connection, core, receivable_id, at)


def plan_of(connection: Connection, now: Situation) -> RecoveryPlan:
    """The creditor's own plan, else the default one with the relationship given at creation."""
    own = repository.preference(connection, now.receivable.user_id, "plan")
    if own is not None:
        return RecoveryPlan.model_validate(own["value"])
    asked = (now.receivable.terms or {}).get("plan") or (now.receivable.terms or {}).get("tone")
    return default_plan({"keep": "keep", "friendly": "keep", "firm": "firm"}.get(str(asked), "neutral"))  # type: ignore[arg-type]


def schedule(connection: Connection, core: Core, planned: PlannedRow, at: int | None = None) -> None:
    """The one job of a planned contact, moved where it exists."""
    queue.schedule(
        connection,
        clock_id=core.clock.id_for(planned.client_id),
        kind=CONTACT,
        key=f"{CONTACT}:{planned.receivable_id}:{planned.id}",
        payload={"planned_contact_id": planned.id},
        due_at=planned.at if at is None else at,
    )


def put_off(connection: Connection, core: Core, planned: PlannedRow, at: int, why: str) -> None:
    repository.change_planned(connection, planned.id, at=at, why=PUT_OFF.get(why, why), state="planned")
    schedule(connection, core, planned, at)


def release(connection: Connection, core: Core, user_id: str, reason: str, at: int) -> None:
    """What waited for this reason need not wait any more: the first contact of each receivable is made as soon as
    hours permit, the others follow the plan."""
    seen: set[str] = set()
    for row in repository.waiting_for(connection, user_id, PUT_OFF[reason]):
        if row.receivable_id not in seen:
            seen.add(row.receivable_id)
            workdays = situation(connection, core, row.receivable_id).workdays
            put_off(connection, core, row, workdays.earliest(at, row.channel), "released")


def replan(connection: Connection, core: Core, receivable_id: str, at: int, why: str) -> None:
    """Moves what is left so that it begins now at the earliest, after the day that the debtor has promised, and keeps
    the plan's gaps in working days. Who wrote to us is answered without waiting."""
    now = situation(connection, core, receivable_id)
    workdays = now.workdays
    earliest = workdays.earliest(at, "email")
    promised = repository.promised_day(connection, receivable_id)
    if promised is not None and (until := workdays.moment(promise_over(workdays, promised), "email")) > at:
        earliest, why = until, PROMISED.format(day=promised.isoformat())
    last: date | None = None
    rows = repository.planned_of(connection, receivable_id, "planned")
    for row in rows:
        moment = max(row.at, workdays.earliest(at if row.template in REPLIES else earliest, row.channel))
        if last is not None:
            after = workdays.moment(workdays.after(last, max(1, row.gap_days)), row.channel)
            moment = max(moment, after)
        last = workdays.local_date(moment)
        if moment != row.at:
            repository.change_planned(connection, row.id, at=moment, why=why)
        schedule(connection, core, row, moment)
    moved = repository.planned_of(connection, receivable_id, "planned")
    _schedule_review(connection, core, now, moved, at)


def promise_over(workdays: Workdays, day: date) -> date:
    """The day on which a promise to pay by `day` counts as broken where nothing came."""
    return workdays.after(day, PROMISE_GRACE_WORKDAYS)


def _planned(now: Situation, plan: RecoveryPlan, at: int) -> list[PlannedRow]:
    workdays, receivable = now.workdays, now.receivable
    begin = workdays.earliest(at, "email")
    first_day = workdays.local_date(begin)
    rows, before = [], 0
    for position, step in enumerate(sorted(plan.steps, key=lambda step: step.after_business_days)):
        day = workdays.after(first_day, step.after_business_days)
        moment = begin if day == first_day else workdays.moment(day, step.channel)
        found = now.target(step.channel, step.level)
        barred = receivable.time_barred and step.channel != "letter"
        reason = "time_barred" if barred else found if isinstance(found, str) else None
        template = "time_barred" if receivable.time_barred else step.template
        rows.append(
            PlannedRow(
                id=new_id("pln"),
                receivable_id=receivable.id,
                client_id=receivable.client_id,
                user_id=receivable.user_id,
                debtor_id=receivable.debtor_id,
                position=position * 10,
                gap_days=step.after_business_days - before,
                channel=step.channel,
                level=step.level,
                tone=step.tone,
                template=template,
                at=moment,
                state="not_made" if reason else "planned",
                reason=reason,
                why=NOT_MADE[reason] if reason else STEP.format(step=position + 1),
                subject=None,
                body=None,
            )
        )
        before = step.after_business_days
    return rows


def _schedule_review(
    connection: Connection, core: Core, now: Situation, contacts: list[PlannedRow], at: int
) -> None:
    last = max((row.at for row in contacts if row.state == "planned"), default=at)
    day = now.workdays.after(now.workdays.local_date(last), REVIEW_AFTER)
    queue.schedule(
        connection,
        clock_id=core.clock.id_for(now.receivable.client_id),
        kind=REVIEW,
        key=f"{REVIEW}:{now.receivable.id}",
        payload={"receivable_id": now.receivable.id},
        due_at=now.workdays.moment(day, "email"),
    )


def _reopen(connection: Connection, core: Core, row: RecoveryRow, at: int) -> None:
    repository.change_recovery(
        connection,
        row.receivable_id,
        stopped_reason=None,
        stopped_at=None,
        paused_reason=None,
        paused_since=None,
    )
    resume(connection, core, row.receivable_id, at)


def _send_replies(connection: Connection, core: Core, receivable_id: str) -> None:
    for planned in repository.planned_of(connection, receivable_id, "planned"):
        if planned.template in REPLIES:
            schedule(connection, core, planned)


def _started(core: Core, row: RecoveryRow) -> Started:
    url = recovery_url(core, row.receivable_id, row.link_generation)
    return Started(row.started_at, row.assigned_agent, url)
