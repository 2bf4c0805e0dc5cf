"""Arranges every planned contact of one debtor, over all its invoices: in order, one a day, three a week, and never
before a term that was named is over."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from heapq import heapify, heappop, heappush
from typing import Final

from sqlalchemy import Connection

from recovery_contract.ids import DebtorId, PlannedContactId, ReceivableId, UserId
from recovery_service.context.core import Context
from recovery_service.jobs import queue
from recovery_service.law.workdays import Workdays
from recovery_service.recovery.dunning import (
    attempt_repository,
    nudge,
    planning,
    preferences,
    repository,
    waiting_replies,
)
from recovery_service.recovery.dunning.contact_calendar import DAY_MS, HISTORY_MS, ContactCalendar
from recovery_service.recovery.dunning.pause_reasons import NUDGE, REPLIES
from recovery_service.recovery.dunning.reasons import RELEASED, PlannedReason, promise_reason
from recovery_service.recovery.dunning.repository import PlannedRow
from recovery_service.recovery.dunning.situation import (
    Situation,
    load_situation,
    load_situations,
)
from recovery_service.recovery.dunning.steps import (
    STAGES,
    StepTerms,
    day_of_last_step,
    is_softer,
    sort_steps,
)
from recovery_service.wording.templates import own_texts

_OWN_REASONS: Final = frozenset({"one_a_day", "three_a_week", "term", "order", "sum_changed"})
"""Reasons to wait that come from the other contacts, or from its words: the contact keeps its place among them."""


WAITING_FOR_APPROVAL: Final = ("not_approved", "not_reviewed")
"""Why a contact waits until the creditor approves the plan, or its text."""

SENT_NOW: Final = "sent_now"
"""Why a mail leaves that the creditor has read and sends at this moment: it needs no approval of the plan, and a mail
that a person sends waits for no hour. The caps of a debtor hold all the same."""

BROUGHT_FORWARD: Final = "brought_forward"
"""The same of one that a term or another contact holds up until a later day."""

READ_BY_PERSON: Final = frozenset({SENT_NOW, BROUGHT_FORWARD})

_BY_THE_CREDITOR: Final = READ_BY_PERSON | {"edited", "postponed"}
"""Why a contact stands on a day that the creditor chose: the plan's gap before it does not count."""


@dataclass
class _Line:
    """Rest of one receivable's plan, in order; `day` is that of the last step, `free` when its term is over."""

    rows: list[PlannedRow]
    steps: StepTerms
    day: date | None
    free: date | None

    @property
    def workdays(self) -> Workdays:
        return self.steps.workdays

    def ready(self) -> date:
        """Return the day from which on the next contact may be made by its own plan."""
        row = self.rows[0]
        day = self.workdays.add_workdays(self.workdays.local_date(row.plan_at or row.at), 0)
        if self.day is not None:
            gap = 1 if row.why in _BY_THE_CREDITOR else max(1, row.gap_days)
            day = max(day, self.workdays.add_workdays(self.day, gap))
        return day if self.free is None else max(day, self.free)

    def turn(self, id_: ReceivableId, first: PlannedContactId | None) -> tuple[bool, date, int, ReceivableId]:
        """Return what the lines are sorted by: whose next contact is made first."""
        return (self.rows[0].id != first, self.ready(), STAGES.get(self.rows[0].template, 0), id_)

    def is_free(self, day: date) -> bool:
        return self.free is None or self.free <= day

    def take(self, day: date) -> None:
        row = self.rows.pop(0)
        self.day = day
        over = self.steps.term_over_on(day, row.template, row.channel)
        if over is not None:
            self.free = over if self.free is None else max(self.free, over)


@dataclass(frozen=True)
class PlanChanges:
    """`added` are rows to store, `fresh` receivables whose jobs are all planned anew, `not_before` the earliest moment
    of single contacts, `first` one that goes before the others; `why` names a reason by contact or receivable."""

    added: Sequence[PlannedRow] = ()
    fresh: Collection[ReceivableId] = ()
    not_before: Mapping[PlannedContactId, int] = field(default_factory=dict)
    first: PlannedContactId | None = None
    why: Mapping[str, PlannedReason] = field(default_factory=dict)


def reschedule_debtor(
    context: Context,
    debtor_id: DebtorId,
    at: int,
    changes: PlanChanges | None = None,
) -> None:
    """Move what is planned for this debtor to where it fits, and plan the jobs of what moved."""
    changes = changes or PlanChanges()
    added, fresh = changes.added, changes.fresh
    repository.lock_debtor(context.connection, debtor_id)
    rows = _list_movable(context.connection, debtor_id, added)
    if not rows:
        return
    situations_by_id = load_situations(context, sorted({row.receivable_id for row in rows}))
    overtaken = _overtaken(situations_by_id, rows)
    for row in overtaken:
        queue.cancel(context.connection, f"{planning.CONTACT}:{row.receivable_id}:{row.id}")
        repository.mark_not_made(context.connection, row.id, "softer")
    rows = [row for row in rows if row not in overtaken]
    moments = _moments(context.connection, situations_by_id, rows, at, changes)
    reasons = changes.why
    placed = []
    for row in rows:
        moved = replace(row, at=moments.get(row.id, row.at))
        if row.why == SENT_NOW and row.template not in REPLIES and moved.at > at:
            moved = replace(moved, why=BROUGHT_FORWARD)
        reason = reasons.get(row.id, reasons.get(row.receivable_id))
        if reason is not None and (moved.at != row.at or row.id in reasons):
            moved = replace(moved, **reason._asdict())
        placed.append((row, moved))
    new = {row.id for row in added}
    repository.add_planned(context.connection, [moved for row, moved in placed if row.id in new])
    changed = [moved for row, moved in placed if row.id not in new and moved != row]
    repository.move_all(context.connection, changed)
    ids = new | {moved.id for moved in changed}
    planning.schedule_contacts(
        context,
        [moved for row, moved in placed if row.id in ids or row.receivable_id in fresh],
    )
    touched = {row.receivable_id for row in (*changed, *added)} | set(fresh)
    planning.schedule_reviews(
        context, [situations_by_id[id_] for id_ in sorted(touched & set(situations_by_id))], at
    )


def _overtaken(
    situations_by_id: Mapping[ReceivableId, Situation], rows: Sequence[PlannedRow]
) -> list[PlannedRow]:
    """Return the steps that are softer than one which the creditor has put before them: none of them is made."""
    overtaken = []
    for id_, now in situations_by_id.items():
        firmest = 0
        for row in sort_steps([one for one in rows if one.receivable_id == id_], now.workdays):
            if is_softer(row.template, firmest):
                overtaken.append(row)
            elif row.why in _BY_THE_CREDITOR:
                firmest = max(firmest, STAGES.get(row.template, 0))
    return overtaken


def foresee(context: Context, debtor_id: DebtorId, at: int, added: Sequence[PlannedRow]) -> list[PlannedRow]:
    """Return these contacts at the moments to which planning them at this later moment will move them; what is planned
    before then will have been made."""
    if not added:
        return []
    rows = _list_movable(context.connection, debtor_id, added)
    new = {row.id for row in added}
    due_before = [row for row in rows if row.id not in new and row.at < at]
    rows = [row for row in rows if row not in due_before]
    situations_by_id = load_situations(context, sorted({row.receivable_id for row in rows}))
    moments = _moments(context.connection, situations_by_id, rows, at, PlanChanges(), due_before=due_before)
    return [replace(row, at=moments[row.id]) for row in added]


def foresee_approval(
    context: Context, debtor_id: DebtorId, receivable_id: ReceivableId, at: int
) -> dict[PlannedContactId, int]:
    """Return when the contacts of this receivable would be made if they were approved at this moment; none where
    nothing waits for that."""
    rows = _list_movable(context.connection, debtor_id, ())
    own = [row for row in rows if row.receivable_id == receivable_id and row.template not in REPLIES]
    own.sort(key=lambda row: row.position)
    waiting = next((row for row in own if row.why in WAITING_FOR_APPROVAL), None)
    if waiting is None:
        return {}
    situations_by_id = load_situations(context, sorted({row.receivable_id for row in rows}))
    released = replace(waiting, plan_at=_release_time(situations_by_id[receivable_id], waiting, at))
    rows = [released if row.id == waiting.id else row for row in rows]
    moments = _moments(context.connection, situations_by_id, rows, at, PlanChanges())
    return {row.id: moments[row.id] for row in own}


def _release_time(situation: Situation, row: PlannedRow, at: int) -> int:
    """Return from when on the contact may be made that is approved at this moment: a reminder says that the due date
    has passed, the note before it has its own day."""
    if row.template == NUDGE:
        return max(at, row.plan_at or row.at)
    is_due = situation.receivable.due_date < situation.workdays.local_date(at)
    return at if is_due else nudge.first_reminder_time(situation, at)


def _list_movable(
    connection: Connection, debtor_id: DebtorId, added: Sequence[PlannedRow]
) -> list[PlannedRow]:
    """Return what is planned for this debtor besides these, and them."""
    rows = repository.planned_of_debtor(connection, debtor_id)
    # What follows a contact that a person makes is arranged once it was signed off.
    by_hand = repository.with_to_do(connection, {row.receivable_id for row in rows})
    return [*(row for row in rows if row.receivable_id not in by_hand or row.template in REPLIES), *added]


def _moments(
    connection: Connection,
    situations_by_id: Mapping[ReceivableId, Situation],
    rows: Sequence[PlannedRow],
    at: int,
    changes: PlanChanges,
    *,
    due_before: Sequence[PlannedRow] = (),
) -> dict[PlannedContactId, int]:
    """Return when each contact is made, by its id; those `due_before` are made by then."""
    not_before, first = changes.not_before, changes.first
    debtor_id = rows[0].debtor_id
    contacted = attempt_repository.list_times_since(connection, [debtor_id], at - HISTORY_MS).get(
        debtor_id, []
    )
    fixed = [*due_before, *(row for row in rows if row.template in REPLIES)]
    calendar = ContactCalendar([*contacted, *(row.at for row in fixed)])
    lines = _lines(connection, situations_by_id, rows)
    moments: dict[PlannedContactId, int] = {}
    # What is ready when depends on its own receivable alone: only the line that was taken from is put in anew.
    waiting = [line.turn(id_, first) for id_, line in lines.items()]
    heapify(waiting)
    while waiting:
        id_ = heappop(waiting)[-1]
        line = lines[id_]
        row, workdays = line.rows[0], line.workdays
        wanted = max(row.plan_at or row.at, at, not_before.get(row.id, 0))
        begin = workdays.earliest_permitted(wanted, row.channel)
        day = workdays.local_date(at)
        # What a person sends now waits all the same for what refused it: a mailbox, or a day that is free.
        is_now = row.why == SENT_NOW and row.id not in not_before
        if is_now and line.is_free(day) and calendar.is_free(workdays, day):
            begin = at
        else:
            day = calendar.first_free(workdays, max(line.ready(), workdays.local_date(begin)))
        moments[row.id] = (
            begin if workdays.local_date(begin) == day else workdays.contact_time(day, row.channel)
        )
        calendar.add(moments[row.id])
        line.take(day)
        if line.rows:
            heappush(waiting, line.turn(id_, first))
    return moments


def _lines(
    connection: Connection, situations_by_id: Mapping[ReceivableId, Situation], rows: Sequence[PlannedRow]
) -> dict[ReceivableId, _Line]:
    attempts = attempt_repository.load_summaries(connection, situations_by_id)
    stored = preferences.load_all(connection, {row.user_id for row in rows})
    planned: dict[ReceivableId, list[PlannedRow]] = {}
    for row in rows:
        planned.setdefault(row.receivable_id, []).append(row)
    lines = {}
    for id_, now in situations_by_id.items():
        left = sort_steps(planned.get(id_, ()), now.workdays)
        if left:
            before = attempts.get(id_, ())
            own = own_texts(stored.get(now.receivable.user_id, {}))
            steps = StepTerms(now.workdays, now.language, own)
            lines[id_] = _Line(
                left, steps, day_of_last_step(now.workdays, before), steps.all_terms_over_on(before)
            )
    return lines


def postpone(context: Context, planned: PlannedRow, at: int, reason: str) -> None:
    """Postpone the contact to this moment at the earliest; what follows it moves along."""
    if planned.template in REPLIES:
        waiting_replies.put_off(context, planned, at, reason)
        return
    values = {} if reason in _OWN_REASONS else {"plan_at": max(at, planned.plan_at or planned.at)}
    repository.change_planned(context.connection, planned.id, state="planned", **values)
    now = context.now(planned.client_id)
    if repository.is_running(context.connection, planned.receivable_id):
        changes = PlanChanges(not_before={planned.id: at}, why={planned.id: PlannedReason(reason)})
        reschedule_debtor(context, planned.debtor_id, now, changes)
    else:
        repository.change_planned(context.connection, planned.id, at=at, why=reason)


def defer(connection: Connection, situation: Situation, row: PlannedRow, moment: int, why: str) -> None:
    """Move the contact to this moment for the creditor; what came after it in the plan still does."""
    others = repository.list_planned(connection, row.receivable_id, "planned")
    steps = sort_steps([row, *(one for one in others if one.id != row.id)], situation.workdays)
    after = steps[[one.id for one in steps].index(row.id) + 1 :] if row in steps else []
    for one in after:
        if (one.plan_at or one.at) < moment:
            repository.change_planned(connection, one.id, plan_at=moment)
    values = {"state": "planned", "at": moment, "plan_at": moment, "why": why}
    repository.change_planned(connection, row.id, **values)


def give_days(context: Context, receivable_id: ReceivableId, days: int, why: str, at: int) -> None:
    """Let so many working days pass before the next step of a plan that runs."""
    if not repository.is_running(context.connection, receivable_id):
        return
    situation = load_situation(context, receivable_id)
    workdays = situation.workdays
    rows = repository.list_planned(context.connection, receivable_id, "planned")
    for row in sort_steps([one for one in rows if one.template not in REPLIES], workdays)[:1]:
        moment = workdays.contact_time(workdays.add_workdays(workdays.local_date(at), days), row.channel)
        if row.at < moment:
            defer(context.connection, situation, row, moment, why)
            reschedule_debtor(context, row.debtor_id, at, PlanChanges(fresh={receivable_id}))


def wait_for_another(context: Context, situation: Situation, row: PlannedRow, moment: int, at: int) -> None:
    """Let a firmer contact about another invoice of the debtor take this one along before this moment.

    What comes after it in the plan still does.
    """
    defer(context.connection, situation, row, moment, "together")
    reschedule_debtor(context, row.debtor_id, at, PlanChanges(fresh={row.receivable_id}))


def bring_forward(connection: Connection, row: PlannedRow, moment: int, why: str) -> None:
    """Move the contact to this moment, before everything else that is planned."""
    others = repository.list_planned(connection, row.receivable_id, "planned")
    meant = min([moment, *(one.plan_at or one.at for one in others)]) - DAY_MS
    repository.change_planned(connection, row.id, at=moment, plan_at=meant, why=why)


def release_waiting(
    context: Context, user_id: UserId, reason: str, at: int, receivable_id: ReceivableId | None = None
) -> set[ReceivableId]:
    """Release the contacts that waited for this reason, of one receivable alone where it is named: the first of each
    is made as soon as hours permit, the others follow the plan. Return those with such a contact.
    """
    waiting: dict[ReceivableId, PlannedRow] = {}
    listed = repository.list_waiting_for(context.connection, user_id, reason)
    rows = [row for row in listed if receivable_id in (None, row.receivable_id)]
    for row in rows:
        if row.template not in REPLIES:
            waiting.setdefault(row.receivable_id, row)
    replies = [row for row in rows if row.template in REPLIES]
    waiting_replies.release(context, replies, RELEASED[reason], at)
    situations_by_id = load_situations(context, sorted(waiting))
    debtors: dict[DebtorId, dict[str, PlannedReason]] = {}
    for id_, row in waiting.items():
        why = PlannedReason(RELEASED[reason])
        # One that rests is planned anew when it goes on, and waits for this no more meanwhile.
        plan_at = _release_time(situations_by_id[id_], row, at)
        repository.change_planned(context.connection, row.id, plan_at=plan_at, **why._asdict())
        debtors.setdefault(row.debtor_id, {})[row.id] = why
    for debtor_id in sorted(debtors):
        reschedule_debtor(context, debtor_id, at, PlanChanges(why=debtors[debtor_id]))
    return set(waiting) | {row.receivable_id for row in replies}


def replan(context: Context, receivable_id: ReceivableId, at: int, why: PlannedReason) -> None:
    """Move what is left so that it begins now at the earliest, after the day that the debtor has promised, and keeps
    the plan's gaps in working days. Who wrote to us is answered without waiting."""
    situation = load_situation(context, receivable_id)
    workdays = situation.workdays
    earliest = workdays.earliest_permitted(at, "email")
    day = repository.find_promised_day(context.connection, receivable_id)
    if day is not None:
        until = workdays.contact_time(planning.promise_broken_on(workdays, day), "email")
        if until > at:
            earliest, why = until, promise_reason(day)
    for row in repository.list_planned(context.connection, receivable_id, "planned"):
        if row.template == NUDGE:
            queue.cancel(context.connection, f"{planning.CONTACT}:{receivable_id}:{row.id}")
            repository.mark_not_made(context.connection, row.id, "nudge_over")
        elif row.template in REPLIES:
            moment = max(row.at, workdays.earliest_permitted(at, row.channel))
            repository.change_planned(context.connection, row.id, at=moment)
        elif (row.plan_at or row.at) < earliest:
            repository.change_planned(context.connection, row.id, plan_at=earliest)
    if not planning.steps_to_come(context.connection, receivable_id, "planned"):
        planning.schedule_review(context, situation, at)
    changes = PlanChanges(fresh={receivable_id}, why={receivable_id: why})
    reschedule_debtor(context, situation.receivable.debtor_id, at, changes)
