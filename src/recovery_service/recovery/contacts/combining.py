"""Joins what one debtor is written about several invoices into one message, where the creditor has agreed to it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Final

from sqlalchemy import Connection

from recovery_contract.ids import AttemptId, PlannedContactId, ReceivableId
from recovery_contract.lifecycle import ReceivableStatus
from recovery_service.context.core import Context
from recovery_service.ids import new_id
from recovery_service.jobs import queue
from recovery_service.ledger.receivables import service as receivables
from recovery_service.recovery.balance.breakdown import Calculation
from recovery_service.recovery.balance.claim import ClaimedSum, claimed_sum
from recovery_service.recovery.contacts import letter_settings
from recovery_service.recovery.contacts.background import ContactBackground, load_backgrounds
from recovery_service.recovery.dunning import attempt_repository, planning, repository, scheduling
from recovery_service.recovery.dunning.attempt_repository import AttemptRow
from recovery_service.recovery.dunning.limitation import NOTICE
from recovery_service.recovery.dunning.outcomes import EndedAttempt
from recovery_service.recovery.dunning.pause_reasons import ACKNOWLEDGEMENTS, is_contact_paused
from recovery_service.recovery.dunning.repository import PlannedRow
from recovery_service.recovery.dunning.situation import ContactTarget, Situation, situations_of
from recovery_service.recovery.dunning.steps import STAGES, StepTerms, firmest_stage, sort_steps

JOINS_WITHIN_DAYS: Final = 7
"""A contact that is due so soon joins the message about another invoice of the same debtor."""
WRITTEN: Final = ("email", "letter")
"""A text message and a call take along only what would be said the same way."""
BEGUN_MS: Final = 60_000
"""A recovery that begins at a moment has its contacts planned by so much later."""
COMPANIONS: Final = "companions"
"""Under this name an attempt keeps which planned contacts of other invoices it makes as well."""
CALL: Final = "call"


@dataclass(frozen=True)
class Companion:
    """An invoice that the message about another one names as well. `is_same_step`: it is reminded of just as that one;
    otherwise it is listed as also open, as its own reminder."""

    background: ContactBackground
    planned: PlannedRow
    calculation: Calculation
    claim: ClaimedSum
    is_same_step: bool


@dataclass(frozen=True)
class CombinedGroup:
    """Contacts that join another one; `waits_until` where it is to wait instead: for a firmer one that takes it along,
    or for an invoice whose recovery begins by then.
    """

    companions: tuple[Companion, ...] = ()
    waits_until: int | None = None


def is_combined(background: ContactBackground) -> bool:
    """Return whether the creditor has agreed to it, and has not taken this invoice out."""
    rules = background.preferences.get("rules")
    agreed = rules is not None and bool(rules["value"].get("combine_reminders"))
    return agreed and not background.situation.receivable.is_reminded_alone


def load_group(
    context: Context, background: ContactBackground, planned: PlannedRow, target: ContactTarget, at: int
) -> CombinedGroup:
    """Return what joins this contact at this moment."""
    if not is_combined(background) or not _can_be_shared(planned) or background.is_barred(at):
        return CombinedGroup()
    begins = _find_beginning(context, background, planned, target, at)
    if begins is not None:
        return CombinedGroup(waits_until=begins)
    others = _load_next_steps(context.connection, planned)
    if not others:
        return CombinedGroup()
    if letter_settings.is_sent_by_hand(context.core, background.preferences, planned.channel):
        return CombinedGroup()
    rows = receivables.load_all(context.connection, others)
    backgrounds = load_backgrounds(context.connection, situations_of(context, rows))
    candidates = [
        (other, step)
        for id_, other in sorted(
            backgrounds.items(), key=lambda item: (item[1].situation.receivable.due_date, item[0])
        )
        for step in sort_steps(others[id_], other.situation.workdays)[:1]
        if other.may_leave(context.settings.deployment)
        and not (context.core.channels.is_real and other.is_unread(step))
        and _is_shareable(background, target, other, step, at)
    ]
    waits_until = _find_firmer(context, planned, candidates, at)
    if waits_until is not None:
        return CombinedGroup(waits_until=waits_until)
    return CombinedGroup(
        tuple(
            to_companion(other, step, planned, at)
            for other, step in candidates
            if _joins(planned, step) and _is_term_over(other, at)
        )
    )


def _find_beginning(
    context: Context, background: ContactBackground, planned: PlannedRow, target: ContactTarget, at: int
) -> int | None:
    """Return until when a first message waits because recoveries of other invoices that it could name begin by then:
    what a creditor submits one after the other is written about once. It waits no longer than until the morning of
    the working day after its own recovery began."""
    mine = background.situation
    if background.attempts or planned.channel not in WRITTEN or mine.recovery is None:
        return None
    days = mine.workdays
    next_day = days.add_workdays(days.local_date(mine.recovery.started_at), 1)
    pending = receivables.pending_of_debtor(context.connection, planned.user_id, planned.debtor_id)
    starts = queue.due_at_all(context.connection, [planning.start_key(row.id) for row in pending])
    soon = {
        row.id: row
        for row in pending
        if at - BEGUN_MS
        < starts.get(planning.start_key(row.id), 0)
        <= days.contact_time(next_day, planned.channel)
    }
    if not soon:
        return None
    backgrounds = load_backgrounds(context.connection, situations_of(context, soon))
    joining = [
        starts[planning.start_key(id_)]
        for id_, other in backgrounds.items()
        if may_name(background, target, other, at)
    ]
    return max(joining) + BEGUN_MS if joining else None


def _find_firmer(
    context: Context,
    planned: PlannedRow,
    candidates: Iterable[tuple[ContactBackground, PlannedRow]],
    at: int,
) -> int | None:
    """Return from when on a written step waits no longer for a firmer one about another invoice, which takes it along;
    None where there is none."""
    if planned.channel not in WRITTEN:
        return None
    firmer = [
        (step.at, other.situation.workdays)
        for other, step in candidates
        if step.channel in WRITTEN
        and _stage(step) > _stage(planned)
        and not letter_settings.is_sent_by_hand(context.core, other.preferences, step.channel)
    ]
    if not firmer:
        return None
    moment, days = min(firmer, key=lambda pair: pair[0])
    after = days.add_workdays(days.local_date(max(moment, at)) + timedelta(days=1), 0)
    return days.contact_time(after, planned.channel)


def list_companions(attempt: AttemptRow) -> list[PlannedContactId]:
    return [PlannedContactId(id_) for id_ in (attempt.letter or {}).get(COMPANIONS, ())]


def with_companions(attempt: AttemptRow, companions: Iterable[Companion]) -> AttemptRow:
    """Return the attempt with what else it makes."""
    ids = [companion.planned.id for companion in companions]
    return replace(attempt, letter={**(attempt.letter or {}), COMPANIONS: ids}) if ids else attempt


def keep_term(connection: Connection, companions: Iterable[Companion], attempt: AttemptRow) -> None:
    """Postpone what follows for the other invoices until the term that the message names is over."""
    for companion in companions:
        background = companion.background
        days, language = background.situation.workdays, background.situation.language
        terms = StepTerms(days, language, background.texts)
        over = terms.term_over_on(days.local_date(attempt.at), attempt.template, attempt.channel)
        if over is None:
            continue
        for row in background.upcoming:
            moment = days.contact_time(over, row.channel)
            if row.id != companion.planned.id and (row.plan_at or row.at) < moment:
                repository.change_planned(connection, row.id, plan_at=moment)


def record_companions(context: Context, attempt: AttemptRow, outcome: str, at: int) -> list[EndedAttempt]:
    """Record the message that has left as an attempt on each other invoice that it names."""
    by_id = repository.planned_by_id(context.connection, list_companions(attempt))
    rows = [row for row in by_id.values() if row.state == "sending"]
    if not rows:
        return []
    summaries = attempt_repository.load_summaries(context.connection, [row.receivable_id for row in rows])
    attempts = [
        replace(
            attempt,
            id=new_id(AttemptId),
            receivable_id=row.receivable_id,
            planned_contact_id=row.id,
            number=max((one.number for one in summaries.get(row.receivable_id, ())), default=0) + 1,
            template=row.template,
            letter=None,
            outcome=outcome,
            outcome_at=at,
            message_id=None,
            tries=0,
            file_id=None,
        )
        for row in rows
    ]
    attempt_repository.add(context.connection, attempts)
    repository.move_planned(context.connection, [row.id for row in rows], "done")
    return [EndedAttempt(one, outcome, at) for one in attempts]


def release_companions(context: Context, attempt: AttemptRow, at: int) -> None:
    """Plan the other invoices' contacts as before: the message did not leave."""
    by_id = repository.planned_by_id(context.connection, list_companions(attempt))
    rows = [row for row in by_id.values() if row.state == "sending"]
    for row in rows:
        recovery = repository.find_recovery(context.connection, row.receivable_id)
        if row.template in ACKNOWLEDGEMENTS:
            repository.change_planned(context.connection, row.id, state="planned")
            planning.schedule_contact(context, row, at)
        elif recovery is None or recovery.stopped_at is not None:
            repository.mark_not_made(context.connection, row.id, "ended")
        else:
            repository.change_planned(context.connection, row.id, state="planned")
    if rows:
        changes = scheduling.PlanChanges(fresh={row.receivable_id for row in rows})
        scheduling.reschedule_debtor(context, attempt.debtor_id, at, changes)


def _can_be_shared(planned: PlannedRow) -> bool:
    """Return whether the step is one of ours in our words: a text of the creditor's own is about its invoice alone."""
    is_written = planned.subject is not None or planned.body is not None
    return (planned.template in STAGES or planned.template == CALL) and not is_written


def _stage(planned: PlannedRow) -> int:
    return STAGES.get(planned.template, 0)


def _joins(planned: PlannedRow, step: PlannedRow) -> bool:
    """Return whether a message of this channel can make the other step: what is written says more than a text message
    or a call, never less; and nothing is said more softly than its own step would be."""
    if _stage(step) > _stage(planned):
        return False
    if planned.channel in WRITTEN:
        return step.channel != "phone"
    return step.channel == planned.channel


def _is_term_over(other: ContactBackground, at: int) -> bool:
    days = other.situation.workdays
    free = StepTerms(days, other.situation.language, other.texts).all_terms_over_on(other.attempts)
    return free is None or free <= days.local_date(at)


def _load_next_steps(connection: Connection, planned: PlannedRow) -> Mapping[ReceivableId, list[PlannedRow]]:
    """Return what is planned for this debtor's other invoices of the same creditor."""
    rows: dict[ReceivableId, list[PlannedRow]] = {}
    for row in repository.planned_of_debtor(connection, planned.debtor_id):
        if row.receivable_id != planned.receivable_id and row.user_id == planned.user_id:
            rows.setdefault(row.receivable_id, []).append(row)
    by_hand = repository.with_to_do(connection, rows)
    return {id_: steps for id_, steps in rows.items() if id_ not in by_hand}


def _is_shareable(
    background: ContactBackground, target: ContactTarget, other: ContactBackground, step: PlannedRow, at: int
) -> bool:
    """Return whether this step of another invoice may be named together with this one: it is due soon, and its message
    reaches nobody for whom the invoice was not named."""
    now = other.situation
    recovery, days = now.recovery, now.workdays
    if recovery is None or is_contact_paused(recovery, step.template) or not _can_be_shared(step):
        return False
    if now.receivable.status is not ReceivableStatus.IN_PROCESS or other.agreement is not None:
        return False
    if not may_name(background, target, other, at):
        return False
    if step.template == NOTICE and not firmest_stage(other.attempts):
        return False  # an invoice without a reminder of its own is put under no formal notice
    soon = days.local_date(at) + timedelta(days=JOINS_WITHIN_DAYS)
    return days.local_date(step.plan_at or step.at) <= soon


def may_name(background: ContactBackground, target: ContactTarget, other: ContactBackground, at: int) -> bool:
    """Return whether a message about the one invoice may name the other, whatever is planned for it."""
    now, mine = other.situation, background.situation
    if now.receivable.currency != mine.receivable.currency or now.language != mine.language:
        return False
    if now.creditor.iban != mine.creditor.iban:
        return False  # one transfer pays all of them
    return is_combined(other) and not other.is_barred(at) and _reaches(now, target, mine)


def _reaches(situation: Situation, target: ContactTarget, mine: Situation) -> bool:
    if target.channel == "letter":
        # A letter is opened at the debtor's, whoever is named in its address.
        return situation.postal_lines == mine.postal_lines
    if situation.suppression_reason(target.channel, target.address) is not None:
        return False
    if target.channel != "email":
        return any(contact.phone == target.address for contact in situation.contacts)
    return any(contact.email.casefold() == target.address.casefold() for contact in situation.contacts)


def to_companion(other: ContactBackground, step: PlannedRow, planned: PlannedRow, at: int) -> Companion:
    calculation = other.calculate(at)
    claim = claimed_sum(other.situation.receivable, calculation)
    return Companion(other, step, calculation, claim, _stage(step) == _stage(planned))
