"""What follows from a contact that was made: its outcome, the event and the timeline."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from typing import Any, Final, NamedTuple

from recovery_contract.events import ContactAttempted
from recovery_contract.ids import PlannedContactId
from recovery_service.context.clock import to_datetime
from recovery_service.context.core import Context
from recovery_service.ids import new_id
from recovery_service.ledger.receivables import service as receivables
from recovery_service.ledger.timeline.events import NewEvent, emit_events
from recovery_service.ledger.timeline.history import HistoryNote, add_notes
from recovery_service.recovery.dunning import (
    attempt_repository,
    notice_terms,
    planning,
    repository,
    scheduling,
    suppressions,
    unreached,
)
from recovery_service.recovery.dunning.attempt_repository import NOT_ARRIVED, AttemptRow
from recovery_service.recovery.dunning.limitation import NOTICE
from recovery_service.recovery.dunning.pause_reasons import ACKNOWLEDGEMENTS, NO_REMINDERS
from recovery_service.recovery.dunning.planning import NextAction
from recovery_service.recovery.dunning.repository import PlannedRow
from recovery_service.recovery.dunning.situation import Unreachable, load_situation, load_situations

RETURNED: Final = "returned"
"""Outcome of a message that came back although its address may work: a full mailbox, a server that refused it."""
RETURNED_AT_MOST: Final = 3


def record_outcome(context: Context, attempt: AttemptRow, outcome: str, at: int) -> None:
    """Record the outcome of a contact with its consequences, its event and its timeline note."""
    attempt_repository.change(context.connection, attempt.id, outcome=outcome, outcome_at=at)
    apply_consequences(context, attempt, outcome, at)


class EndedAttempt(NamedTuple):
    """An attempt, its outcome and when that was known, in milliseconds on its client's clock."""

    attempt: AttemptRow
    outcome: str
    at: int


def apply_consequences(context: Context, attempt: AttemptRow, outcome: str, at: int) -> None:
    """Apply what follows from an attempt whose outcome is stored already."""
    apply_all_consequences(context, [EndedAttempt(attempt, outcome, at)])


def apply_all_consequences(context: Context, ended: Sequence[EndedAttempt]) -> None:
    """Apply what follows from attempts in different receivables at once; see `apply_consequences`."""
    called = [one.attempt.receivable_id for one in ended if one.attempt.channel == "phone"]
    if called:
        receivables.mark_phone_attempts(context.connection, called)
    for one in ended:
        if one.outcome == "bounced":
            record_bounce(context, one.attempt, one.at)
        elif one.attempt.template == NOTICE and one.outcome not in NOT_ARRIVED:
            notice_terms.store_term(context, one.attempt)
    simulated = {} if context.core.channels.is_real else {"simulated": True}
    coming = planning.next_actions(context.connection, [one.attempt.receivable_id for one in ended])
    # What acknowledges something, or comes before the due date, is no attempt to collect.
    attempts = [one for one in ended if one.attempt.template not in NO_REMINDERS]
    emit_events(context, [_event(one, coming[one.attempt.receivable_id]) for one in attempts])
    add_notes(
        context.connection,
        [
            HistoryNote(
                one.attempt.receivable_id,
                one.at,
                "contact.attempted",
                _sentence(one.attempt, one.outcome),
                "service",
                {**_data(one.attempt, one.outcome), **simulated},
            )
            for one in ended
        ],
    )


def _event(ended: EndedAttempt, coming: NextAction) -> NewEvent:
    attempt = ended.attempt
    data = ContactAttempted(
        receivable_id=attempt.receivable_id,
        contact_type=attempt.channel,
        contact_number=attempt.number,
        contact_level=attempt.level,
        next_action=coming.type,
        next_action_date=None if coming.at is None else to_datetime(coming.at),
    )
    return NewEvent(attempt.client_id, attempt.user_id, "receivable.contact.attempted", data, ended.at)


def record_bounce(context: Context, attempt: AttemptRow, at: int) -> None:
    """Suppress an address that does not work and repeat the step with the next contact."""
    suppressions.add(
        context.connection,
        suppressions.NewSuppression(
            user_id=attempt.user_id,
            debtor_id=attempt.debtor_id,
            kind="email",
            address=attempt.address,
            reason=suppressions.BOUNCED,
            at=at,
            actor="service",
        ),
    )
    _repeat_step(context, attempt, at, why="bounced_before")
    # Each receivable of this debtor that nobody can be reached about any more says so at once.
    planned = repository.planned_of_debtor(context.connection, attempt.debtor_id)
    reached = {row.receivable_id for row in planned if row.user_id == attempt.user_id}
    for situation in load_situations(context, sorted(reached)).values():
        unreached.give_up(context, situation, "address_bounced")


def record_soft_bounce(context: Context, attempt: AttemptRow, at: int) -> None:
    """Repeat the step on the next working day: the message did not arrive, though the address may work.

    An address that returns three messages counts as one that does not work.
    """
    returned = [
        one
        for one in attempt_repository.of_receivable(context.connection, attempt.receivable_id)
        if one.outcome == RETURNED and one.address == attempt.address
    ]
    if len(returned) >= RETURNED_AT_MOST:
        attempt_repository.change(context.connection, attempt.id, outcome="bounced", outcome_at=at)
        record_bounce(context, attempt, at)
        return
    _repeat_step(context, attempt, at, why="returned_before")


def _repeat_step(context: Context, attempt: AttemptRow, at: int, *, why: str) -> None:
    """Plan the step that the attempt was once more, for the next working day and whoever can be reached then."""
    situation = load_situation(context, attempt.receivable_id)
    planned = repository.find_planned(context.connection, attempt.planned_contact_id)
    target = situation.find_target("email", attempt.level)
    ended = situation.recovery is None or situation.recovery.stopped_at is not None
    is_step = planned is not None and planned.template not in ACKNOWLEDGEMENTS
    if planned is None or not is_step or ended or isinstance(target, Unreachable):
        return
    repository.change_recovery(
        context.connection, attempt.receivable_id, level=max(target.level, attempt.level)
    )
    day = situation.workdays.add_workdays(situation.workdays.local_date(at) + timedelta(days=1), 0)
    moment = situation.workdays.contact_time(day, "email")
    values: dict[str, Any] = {
        **vars(planned),
        "id": new_id(PlannedContactId),
        "position": planned.position + 1,
        "gap_days": 1,
        "level": target.level,
        "at": moment,
        "plan_at": moment,
        "state": "planned",
        "reason": None,
        "why": why,
        "why_params": None,
    }
    again = PlannedRow(**values)
    if repository.is_running(context.connection, again.receivable_id):
        scheduling.reschedule_debtor(context, again.debtor_id, at, scheduling.PlanChanges(added=[again]))
    else:
        repository.add_planned(context.connection, [again])


def _sentence(attempt: AttemptRow, outcome: str) -> str:
    # A call that was made without a number on file has no address.
    to = attempt.address.splitlines()[0] if attempt.address else "the debtor"
    what = {"email": "Email", "sms": "Text message", "letter": "Letter", "phone": "Call"}[attempt.channel]
    return f"{what} no. {attempt.number} to {to}: {attempt.subject or attempt.template} ({outcome})"


def _data(attempt: AttemptRow, outcome: str) -> dict[str, Any]:
    return {
        "type": attempt.channel,
        "number": attempt.number,
        "level": attempt.level,
        "outcome": outcome,
        "attempt_id": attempt.id,
        "subject": attempt.subject,
        "to": attempt.address.splitlines()[0] if attempt.address else "",
        "template": attempt.template,
    }
