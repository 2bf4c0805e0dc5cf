"""Lays a plan out: every contact a row and a job, on working days; and looks when it will have ended."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import date
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection

from recovery_contract.creditor_settings import RecoveryPlan
from recovery_contract.ids import PlannedContactId, ReceivableId, UserId
from recovery_contract.tones import RELATIONSHIPS, adapt_plan
from recovery_service.context.core import Context
from recovery_service.jobs import queue
from recovery_service.jobs.queue import Planned
from recovery_service.law.workdays import Workdays
from recovery_service.ledger.receivables.rows import ReceivableRow
from recovery_service.recovery.dunning import attempt_repository, nudge, preferences, repository
from recovery_service.recovery.dunning.attempt_repository import AttemptSummary
from recovery_service.recovery.dunning.by_post import SAME_LETTER, as_letter, says_the_same
from recovery_service.recovery.dunning.pause_reasons import ACKNOWLEDGEMENTS, NUDGE
from recovery_service.recovery.dunning.plan import REVIEW_AFTER, default_plan
from recovery_service.recovery.dunning.reasons import PlannedReason, step_reason
from recovery_service.recovery.dunning.repository import PlannedRow
from recovery_service.recovery.dunning.situation import Situation, Unreachable
from recovery_service.recovery.dunning.steps import STAGES, TIME_BARRED, StepTerms, is_softer
from recovery_service.recovery.dunning.wishes import WISHED, follow_wish
from recovery_service.wording.templates import own_texts

CONTACT: Final = "recovery.contact"
REVIEW: Final = "recovery.review"
START: Final = "receivable.start"
SKIPPED: Final = "skipped"
_RECEIVABLE: Final = "rcv_"
_STEP: Final = re.compile(r"pln_([0-9a-z]{26})_[0-9]{3}")
PROMISE_GRACE_WORKDAYS: Final = 2
"""A transfer may take a day or two; only then a promise counts as broken."""


def load_plan(connection: Connection, situation: Situation) -> RecoveryPlan:
    """Return the creditor's own plan, else a default one, with the relationship given at creation."""
    terms = situation.receivable.terms or {}
    relationship = RELATIONSHIPS.get(str(terms.get("plan") or terms.get("tone")))
    own = preferences.find(connection, situation.receivable.user_id, "plan")
    if own is None:
        return default_plan(relationship or "neutral")
    plan = RecoveryPlan.model_validate(own["value"])
    return plan if relationship is None else adapt_plan(plan, relationship)


def may_leave(context: Context, receivable: ReceivableRow) -> bool:
    """Return whether contacts leave by themselves: on a creditor's own machine once the plan was approved."""
    if not context.settings.deployment.plan_needs_approval or receivable.is_approved_alone:
        return True
    return preferences.is_plan_approved(context.connection, receivable.user_id)


def plan_contacts(situation: Situation, plan: RecoveryPlan, at: int) -> list[PlannedRow]:
    workdays, receivable = situation.workdays, situation.receivable
    begin = workdays.earliest_permitted(at, "email")
    rows, before = [], 0
    if receivable.due_date >= workdays.local_date(begin):
        # A reminder says that the day has passed; the note before it is the creditor's choice.
        note = nudge.plan_nudge(situation, step_id(receivable.id, nudge.PLACE), begin)
        rows += [note] if note is not None and plan.remind_before_due else []
        begin = nudge.first_reminder_time(situation, begin)
    first_day = workdays.local_date(begin)
    for position, step in enumerate(sorted(plan.steps, key=lambda step: step.after_business_days)):
        day = workdays.add_workdays(first_day, step.after_business_days)
        moment = begin if day == first_day else workdays.contact_time(day, step.channel)
        rows.append(
            PlannedRow(
                id=step_id(receivable.id, position),
                receivable_id=receivable.id,
                client_id=receivable.client_id,
                user_id=receivable.user_id,
                debtor_id=receivable.debtor_id,
                position=position * 10,
                gap_days=step.after_business_days - before,
                channel=step.channel,
                level=step.level,
                tone=step.tone,
                template=TIME_BARRED if receivable.time_barred else step.template,
                at=moment,
                plan_at=moment,
                state="planned",
                reason=None,
                **step_reason(position + 1)._asdict(),
                subject=None,
                body=None,
            )
        )
        before = step.after_business_days
    return check_reach(situation, rows)


def check_reach(situation: Situation, rows: Iterable[PlannedRow]) -> list[PlannedRow]:
    """Return the steps of a plan as they can be made now; what the creditor has skipped stays skipped."""
    checked, firmest = [], 0
    letter: PlannedRow | None = None
    for row in rows:
        if row.reason == SKIPPED:
            checked.append(row)
            continue
        row = follow_wish(situation, as_letter(situation, row))
        if row.reason == WISHED:
            checked.append(row)
            continue
        target = situation.find_target(row.channel, row.level)
        barred = situation.receivable.time_barred and row.channel != "letter"
        unreached = target.reason if isinstance(target, Unreachable) else None
        reason = "time_barred" if barred else unreached
        if reason is None and is_softer(row.template, firmest):
            reason = "softer"
        if reason is None and says_the_same(situation, row, letter):
            reason = SAME_LETTER
        if reason is None:
            letter = row if row.channel == "letter" else letter
            firmest = max(firmest, STAGES.get(row.template, 0))
            why = _own_reason(row) if row.state == "not_made" else None
        else:
            why = PlannedReason(reason)
        checked.append(
            replace(
                row,
                state="not_made" if reason else "planned",
                reason=reason,
                **(why._asdict() if why is not None else {}),
            )
        )
    return checked


def _own_reason(row: PlannedRow) -> PlannedReason:
    """Return why it is in the plan."""
    return nudge.BEFORE_DUE if row.template == NUDGE else step_reason(row.position // 10 + 1)


def step_id(receivable_id: ReceivableId, position: int) -> PlannedContactId:
    """Return the id of a step, the same before the recovery begins and after."""
    return PlannedContactId(f"pln_{receivable_id.removeprefix(_RECEIVABLE)}_{position:03}")


def receivable_of_step(planned_id: PlannedContactId) -> ReceivableId | None:
    """Return the receivable that the id of a step names; None for any other id."""
    matched = _STEP.fullmatch(planned_id)
    return None if matched is None else ReceivableId(_RECEIVABLE + matched[1])


def schedule_contact(context: Context, planned: PlannedRow, at: int | None = None) -> None:
    """Schedule the one job of a planned contact; move it where it exists."""
    schedule_contacts(context, [planned if at is None else replace(planned, at=at)])


def schedule_contacts(context: Context, contacts: Sequence[PlannedRow]) -> None:
    """Schedule the contacts of one client; see `schedule_contact`."""
    if contacts:
        jobs = [
            Planned(f"{CONTACT}:{one.receivable_id}:{one.id}", {"planned_contact_id": one.id}, one.at)
            for one in contacts
        ]
        client_id = contacts[0].client_id
        clock_id = context.clock.clock_id_of(client_id)
        queue.schedule_all(
            context.connection, clock_id=clock_id, client_id=client_id, kind=CONTACT, jobs=jobs
        )


def steps_to_come(connection: Connection, receivable_id: ReceivableId, *states: str) -> list[PlannedRow]:
    """Return the planned contacts in these states without what only acknowledges something."""
    rows = repository.list_planned(connection, receivable_id, *states)
    return [row for row in rows if row.template not in ACKNOWLEDGEMENTS]


def start_key(receivable_id: ReceivableId) -> str:
    """Return the key of the job that begins a recovery."""
    return f"{START}:{receivable_id}"


def review_key(receivable_id: ReceivableId) -> str:
    return f"{REVIEW}:{receivable_id}"


def plan_end_time(connection: Connection, situation: Situation, since: int) -> int:
    """Return when the plan counts as ended where nothing else happens: some working days after its last contact, after
    this moment, and not before the day that the debtor has promised is over."""
    return _Background.load(connection, [situation]).plan_end_time(situation, since)


class _Background(NamedTuple):
    """Data on which the ends of plans depend: steps to come, contacts made and promised days by receivable, settings
    by creditor.
    """

    waiting: Mapping[ReceivableId, Sequence[PlannedRow]]
    summaries: Mapping[ReceivableId, Sequence[AttemptSummary]]
    promised: Mapping[ReceivableId, date]
    preferences: Mapping[UserId, Mapping[str, Any]]

    @classmethod
    def load(cls, connection: Connection, situations: Sequence[Situation]) -> _Background:
        ids = [one.receivable.id for one in situations]
        planned = repository.list_all_planned(connection, ids, "planned", "sending")
        return cls(
            {
                id_: [row for row in rows if row.template not in ACKNOWLEDGEMENTS]
                for id_, rows in planned.items()
            },
            attempt_repository.load_summaries(connection, ids),
            repository.find_promised_days(connection, ids),
            preferences.load_all(connection, {one.receivable.user_id for one in situations}),
        )

    def plan_end_time(self, situation: Situation, since: int) -> int:
        receivable, workdays = situation.receivable, situation.workdays
        contacts = [(row.at, row.template, row.channel) for row in self.waiting.get(receivable.id, ())]
        contacts += [
            (one.at, one.template, one.channel)
            for one in self.summaries.get(receivable.id, ())
            if one.template not in ACKNOWLEDGEMENTS
        ]
        latest = max([since, *(moment for moment, _, _ in contacts)])
        day = workdays.add_workdays(workdays.local_date(latest), REVIEW_AFTER)
        named = [(workdays.local_date(moment), template, channel) for moment, template, channel in contacts]
        steps = StepTerms(
            workdays, situation.language, own_texts(self.preferences.get(receivable.user_id, {}))
        )
        day = max([day, *(over for one in named if (over := steps.term_over_on(*one)) is not None)])
        moment = workdays.contact_time(day, "email")
        promised = self.promised.get(receivable.id)
        if promised is None:
            return moment
        return max(moment, workdays.contact_time(promise_broken_on(workdays, promised), "email"))


def schedule_review(context: Context, situation: Situation, since: int) -> None:
    """Schedule the one job that announces the end of the plan.

    An end that was announced already stays announced while nothing new is to come.
    """
    schedule_reviews(context, [situation], since)


def schedule_reviews(context: Context, situations: Sequence[Situation], since: int) -> None:
    """Work as `schedule_review`, for receivables of one client and in as many statements as for one."""
    if not situations:
        return
    background = _Background.load(context.connection, situations)
    jobs = []
    for situation in situations:
        id_ = situation.receivable.id
        if situation.recovery is not None and situation.recovery.plan_ended_at is not None:
            if not background.waiting.get(id_) and id_ not in background.promised:
                continue
            repository.change_recovery(context.connection, id_, plan_ended_at=None)
        due_at = background.plan_end_time(situation, since)
        jobs.append(Planned(review_key(id_), {"receivable_id": id_}, due_at))
    client_id = situations[0].receivable.client_id
    clock_id = context.clock.clock_id_of(client_id)
    queue.schedule_all(context.connection, clock_id=clock_id, client_id=client_id, kind=REVIEW, jobs=jobs)


class NextAction(NamedTuple):
    """A contact by its channel, or the review at the end of the plan; `at` None where not even that is to come."""

    type: str
    at: int | None


def next_actions(
    connection: Connection, receivable_ids: Sequence[ReceivableId]
) -> dict[ReceivableId, NextAction]:
    """Return what comes next in each of these. While paused and after the end no contact does."""
    waiting = repository.list_waiting(connection, receivable_ids)
    actions = {id_: NextAction(rows[0].channel, rows[0].at) for id_, rows in waiting.items()}
    without = {id_: review_key(id_) for id_ in receivable_ids if id_ not in actions}
    reviews = queue.due_at_all(connection, without.values()) if without else {}
    return actions | {id_: NextAction("review", reviews.get(key)) for id_, key in without.items()}


def promise_broken_on(workdays: Workdays, day: date) -> date:
    """Return the day on which a promise to pay by `day` counts as broken where nothing came."""
    return workdays.add_workdays(day, PROMISE_GRACE_WORKDAYS)
