"""Starts, pauses, resumes and stops a recovery."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Final

from sqlalchemy import Connection

from recovery_contract.ids import ClientId, ReceivableId
from recovery_contract.lifecycle import ReceivableStatus
from recovery_contract.progress import PauseState
from recovery_service.access.links import recovery_url
from recovery_service.context.clock import to_datetime
from recovery_service.context.core import Context, Core
from recovery_service.jobs import queue
from recovery_service.ledger.agreements import agreement_queries
from recovery_service.ledger.receivables import service as receivables
from recovery_service.ledger.receivables.rows import ReceivableRow
from recovery_service.recovery.dunning import (
    attempt_repository,
    by_post,
    limitation_watch,
    planning,
    replies,
    repository,
    scheduling,
    upcoming,
)
from recovery_service.recovery.dunning.pause_reasons import (
    ACKNOWLEDGEMENTS,
    ANSWER,
    BY_CREDITOR,
    CONTACT_CHANGED,
    INSOLVENT,
    INSTALMENTS,
    PROPOSAL,
    REPLIES,
    SUSPENDED,
    PauseReason,
    is_insolvent,
    permanent_pause_reason,
)
from recovery_service.recovery.dunning.reasons import STOPPED, PlannedReason
from recovery_service.recovery.dunning.repository import RecoveryRow
from recovery_service.recovery.dunning.situation import (
    LANDLINE,
    LETTERS_ONLY,
    NO_GATEWAY,
    Situation,
    Unreachable,
    load_situation,
    situation_of,
)
from recovery_service.recovery.dunning.steps import firmest_stage, is_softer

RETAIN: Final = "recovery.retain"
RETAIN_MS: Final = 365 * 86_400_000
_LACKED: Final = ("no_phone", "no_email", "no_address", LETTERS_ONLY, NO_GATEWAY, LANDLINE, *STOPPED)
"""Why a contact had nobody to reach; another address, or a gateway, may change that."""
AGENT: Final = "Recovery desk"
"""Who works on it: a desk, not a person, because nobody is assigned by name."""


@dataclass(frozen=True)
class StartedRecovery:
    """Data of receivable.sent_to_recovery; `started_at` in milliseconds."""

    started_at: int
    assigned_agent: str
    recovery_page_url: str


def start(context: Context, receivable: ReceivableRow, at: int) -> StartedRecovery:
    """Plan every contact as a row and a job.

    A recovery that ran before goes on instead. Where the creditor's account is suspended, it waits.
    """
    situation = situation_of(context, receivable)
    if situation.recovery is not None:
        _reopen(context, situation.recovery, at)
        return _started(context.core, situation.recovery)
    row = new_recovery(context.core, situation, at)
    repository.add_recovery(context.connection, row)
    contacts = upcoming.take_over(context, situation, at)
    repository.add_planned(context.connection, [row for row in contacts if row.state != "planned"])
    steps = [row for row in contacts if row.state == "planned"]
    if steps and not planning.may_leave(context, receivable):
        steps[0] = replace(steps[0], **PlannedReason("not_approved")._asdict())
    scheduling.reschedule_debtor(context, row.debtor_id, at, scheduling.PlanChanges(added=steps))
    if not steps:
        planning.schedule_review(context, situation, at)
    if repository.find_promised_day(context.connection, receivable.id) is not None:
        scheduling.replan(context, receivable.id, at, why=PlannedReason("paused"))
    limitation_watch.announce_and_reschedule(context, receivable, at)
    # Nothing is agreed before a recovery begins.
    if situation.suspended or is_insolvent(context.connection, row.debtor_id):
        pause(context, receivable.id, SUSPENDED if situation.suspended else INSOLVENT, at)
    elif receivable.creditor_pause is not None:
        pause(context, receivable.id, BY_CREDITOR, at)
    return _started(context.core, row)


def new_recovery(core: Core, situation: Situation, at: int) -> RecoveryRow:
    """Return the recovery that begins at this moment."""
    receivable = situation.receivable
    return RecoveryRow(
        receivable_id=receivable.id,
        client_id=receivable.client_id,
        user_id=receivable.user_id,
        debtor_id=receivable.debtor_id,
        started_at=at,
        assigned_agent=(AGENT if not core.settings.embedded else situation.creditor.name or AGENT)[:100],
        link_generation=1,
        level=0,
        paused_reason=None,
        paused_since=None,
        stopped_reason=None,
        stopped_at=None,
        plan_ended_at=None,
        limitation_told="",
    )


def pause(context: Context, receivable_id: ReceivableId, reason: PauseReason, at: int) -> None:
    """Pause the recovery: nothing is sent until `resume`, and a message on its way is withdrawn where it can be."""
    queue.cancel_all(context.connection, f"{planning.CONTACT}:{receivable_id}:")
    queue.cancel(context.connection, planning.review_key(receivable_id))
    repository.change_recovery(context.connection, receivable_id, paused_reason=reason, paused_since=at)
    _send_replies(context, receivable_id, ACKNOWLEDGEMENTS)


def resume(context: Context, receivable_id: ReceivableId, at: int) -> None:
    """Plan what is left anew: nothing before its old time, with the gaps of the plan.

    Where the debtor is insolvent, the creditor lets contacts rest, an agreement is in force or a proposal waits, the
    recovery stays paused for that instead.
    """
    row = repository.find_recovery(context.connection, receivable_id)
    if row is None or row.stopped_at is not None:
        return
    # A payment has begun the period anew, or one that was taken back no longer has.
    limitation_watch.announce_and_reschedule(context, receivables.load(context.connection, receivable_id), at)
    lasting = permanent_pause_reason(context.connection, row)
    if lasting is not None:
        pause(context, receivable_id, lasting, at)
        _send_replies(context, receivable_id, REPLIES)
        return
    repository.change_recovery(context.connection, receivable_id, paused_reason=None, paused_since=None)
    scheduling.replan(context, receivable_id, at, why=PlannedReason("paused"))


def hold_while_agreed(context: Context, receivable_id: ReceivableId, at: int) -> None:
    """Pause contacts for an agreement or a proposal, unless the receivable waits for something else already."""
    situation = load_situation(context, receivable_id)
    lasting = (
        None if situation.recovery is None else permanent_pause_reason(context.connection, situation.recovery)
    )
    if lasting is not None and situation.receivable.status is ReceivableStatus.IN_PROCESS:
        pause(context, receivable_id, lasting, at)


def resume_unless_paused(context: Context, receivable_id: ReceivableId, at: int) -> None:
    """Resume after the end of an agreement, a proposal or an insolvency, where contacts were paused for that."""
    row = repository.find_recovery(context.connection, receivable_id)
    if row is not None and row.paused_reason in (INSTALMENTS, PROPOSAL, INSOLVENT):
        resume(context, receivable_id, at)


def stop(context: Context, receivable_id: ReceivableId, reason: str, at: int) -> None:
    """End the recovery for good; every contact not made is kept with its reason."""
    queue.cancel_all(context.connection, f"{planning.CONTACT}:{receivable_id}:")
    queue.cancel(context.connection, planning.review_key(receivable_id))
    queue.cancel(context.connection, limitation_watch.job_key_of(receivable_id))
    waiting = repository.list_planned(context.connection, receivable_id, "planned")
    repository.end_planned(context.connection, receivable_id, "ended")
    for planned in waiting:
        if planned.template in ACKNOWLEDGEMENTS:
            repository.change_planned(context.connection, planned.id, state="planned", reason=None)
            planning.schedule_contact(context, planned)
    attempt_repository.remove_to_print(context.connection, receivable_id)
    repository.change_recovery(context.connection, receivable_id, stopped_reason=reason, stopped_at=at)
    agreement_queries.end_agreements(
        context.connection, receivable_id, recovered=reason == ReceivableStatus.RECOVERED, at=at
    )
    row = repository.find_recovery(context.connection, receivable_id)
    if row is not None:
        schedule_retention(context, receivable_id, row.client_id, at)


def schedule_retention(context: Context, receivable_id: ReceivableId, client_id: ClientId, at: int) -> None:
    """Schedule the check, in a year, whether the debtor's data may be erased."""
    payload = {"receivable_id": receivable_id}
    queue.schedule(context, client_id, RETAIN, f"{RETAIN}:{receivable_id}", payload, due_at=at + RETAIN_MS)


def load_pause(connection: Connection, receivable_id: ReceivableId) -> PauseState | None:
    row = repository.find_recovery(connection, receivable_id)
    if row is None or row.paused_reason is None or row.stopped_at is not None:
        return None
    return PauseState(reason=row.paused_reason, since=to_datetime(row.paused_since or row.started_at))


def lacks_person(connection: Connection, receivable_id: ReceivableId) -> bool:
    """Return whether the recovery waits until the creditor names whom the invoice is for."""
    row = repository.find_recovery(connection, receivable_id)
    return row is not None and row.paused_reason == "wrong_person"


def page_url(core: Core, row: RecoveryRow | None) -> str | None:
    """Return the debtor's page, None before the recovery began."""
    return recovery_url(core, row.receivable_id, row.link_generation) if row else None


def replan_unreached(context: Context, receivable_id: ReceivableId, at: int) -> Situation | None:
    """Plan the steps that had nobody to reach: what the creditor added may make them possible. Return where the
    recovery stands, None where none runs."""
    situation = load_situation(context, receivable_id)
    if situation.recovery is None or situation.recovery.stopped_at is not None:
        return None
    released = False
    reached = firmest_stage(
        attempt_repository.load_summaries(context.connection, [receivable_id]).get(receivable_id, ())
    )
    for row in repository.list_planned(context.connection, receivable_id, "not_made"):
        if row.reason not in _LACKED or is_softer(row.template, reached):
            continue
        is_ahead = row.at > at or situation.recovery.plan_ended_at is not None
        if is_ahead and not isinstance(situation.find_target(row.channel, row.level), Unreachable):
            repository.change_planned(
                context.connection, row.id, state="planned", reason=None, why="reachable"
            )
            released = True
    if released and situation.recovery.paused_reason is None:
        scheduling.reschedule_debtor(
            context, situation.receivable.debtor_id, at, scheduling.PlanChanges(fresh={receivable_id})
        )
    return situation


def post_instead(context: Context, receivable_id: ReceivableId, at: int) -> None:
    """Make letters of what is planned as mails, and give up calls and text messages, now that letters alone were
    chosen. What answers a message by mail stays."""
    situation = load_situation(context, receivable_id)
    rows = repository.list_planned(context.connection, receivable_id, "planned", "to_do")
    steps = [row for row in rows if row.template != ANSWER]
    for before, after in zip(steps, planning.check_reach(situation, steps), strict=True):
        if after.state == "not_made":
            queue.cancel(context.connection, f"{planning.CONTACT}:{receivable_id}:{before.id}")
            repository.mark_not_made(context.connection, before.id, after.reason or LETTERS_ONLY)
        elif after.channel != before.channel:
            changed = {name: getattr(after, name) for name in ("channel", "template", "why", "why_params")}
            repository.change_planned(context.connection, before.id, **changed)
    recovery = situation.recovery
    if recovery is not None and recovery.stopped_at is None and recovery.paused_reason is None:
        scheduling.reschedule_debtor(
            context, situation.receivable.debtor_id, at, scheduling.PlanChanges(fresh={receivable_id})
        )


def mail_again(context: Context, receivable_id: ReceivableId, at: int) -> None:
    """Make mails of what had become letters, now that mails may leave; what waits to be printed stays."""
    situation = load_situation(context, receivable_id)
    plan = planning.load_plan(context.connection, situation)
    rows = repository.list_planned(context.connection, receivable_id, "planned", "not_made")
    mails = by_post.as_planned(rows, plan)
    reached = firmest_stage(
        attempt_repository.load_summaries(context.connection, [receivable_id]).get(receivable_id, ())
    )
    for row in mails:
        if is_softer(row.template, reached):
            repository.mark_not_made(context.connection, row.id, "softer")
            continue
        if row.state == "not_made" and row.at <= at:
            continue
        repository.change_planned(
            context.connection,
            row.id,
            channel=row.channel,
            template=row.template,
            state="planned",
            reason=None,
            why="reachable",
        )
    recovery = situation.recovery
    if mails and recovery is not None and recovery.stopped_at is None and recovery.paused_reason is None:
        scheduling.reschedule_debtor(
            context, situation.receivable.debtor_id, at, scheduling.PlanChanges(fresh={receivable_id})
        )


def replan_after_new_contact(context: Context, receivable_id: ReceivableId, at: int) -> None:
    """Plan the steps that had nobody to reach, and go on where the person reached before was a wrong one."""
    situation = replan_unreached(context, receivable_id, at)
    if situation is None or situation.recovery is None:
        return
    if situation.recovery.paused_reason == "wrong_person":
        if situation.receivable.is_decision_open:
            pause(context, receivable_id, "partial_payment_decision", at)
        else:
            resume(context, receivable_id, at)
        replies.schedule_reply(context, receivable_id, CONTACT_CHANGED, at)


def _reopen(context: Context, row: RecoveryRow, at: int) -> None:
    repository.change_recovery(
        context.connection,
        row.receivable_id,
        stopped_reason=None,
        stopped_at=None,
        paused_reason=None,
        paused_since=None,
    )
    resume(context, row.receivable_id, at)


def _send_replies(context: Context, receivable_id: ReceivableId, templates: Collection[str]) -> None:
    for planned in repository.list_planned(context.connection, receivable_id, "planned"):
        if planned.template in templates:
            planning.schedule_contact(context, planned)


def _started(core: Core, row: RecoveryRow) -> StartedRecovery:
    url = recovery_url(core, row.receivable_id, row.link_generation)
    return StartedRecovery(row.started_at, row.assigned_agent, url)
