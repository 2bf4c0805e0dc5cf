"""The one place that changes a receivable's status: checks the table, notes, audits, tells, steers the recovery."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection

from recovery_contract import lifecycle
from recovery_contract.allowed_actions import Action, Party
from recovery_contract.events import SentToRecovery
from recovery_contract.fields import Resource
from recovery_contract.lifecycle import TERMINAL, InvalidTransition, ReceivableStatus, Trigger
from recovery_service.context.clock import to_datetime
from recovery_service.context.core import Context
from recovery_service.errors import InvalidState
from recovery_service.jobs import queue
from recovery_service.ledger import permissions
from recovery_service.ledger.receivables import repository
from recovery_service.ledger.receivables.rows import ReceivableRow
from recovery_service.ledger.timeline.events import emit_event
from recovery_service.ledger.timeline.history import add_note, record_audit
from recovery_service.ledger.users import service as users
from recovery_service.recovery.dunning import planning, preferences
from recovery_service.recovery.dunning import service as recovery
from recovery_service.recovery.dunning.pause_reasons import SETTLES, SUSPENDED, PauseReason
from recovery_service.recovery.dunning.upcoming import TAKE_BACK_MS
from recovery_service.recovery.lifecycle import card_pages as cards

SERVICE: Final = "service"

TEXTS: Final[Mapping[Trigger, str]] = {
    Trigger.RECOVERY_STARTS: "The recovery started.",
    Trigger.CANCEL: "The receivable was cancelled.",
    Trigger.PAYMENT_ARRIVES: "A payment arrived.",
    Trigger.SETTLEMENT: "The payment is settled: the receivable is recovered.",
    Trigger.REVERSAL: "A payment was reversed: the recovery goes on.",
    Trigger.DEBTOR_DISPUTES: "The debtor disputes the invoice: contacts pause.",
    Trigger.DISPUTE_WITHDRAWN: "The debtor withdrew the dispute: the recovery goes on.",
    Trigger.EVIDENCE_NEEDED: "Evidence is needed: contacts pause.",
    Trigger.EVIDENCE_SUBMITTED: "Evidence was submitted: the recovery goes on.",
    Trigger.PAID_WHILE_PAUSED: "What was in question has been paid.",
    Trigger.CREDITED: "A credit note covers the rest.",
    Trigger.CONTINUE_RECOVERY: "The recovery goes on for what is left.",
    Trigger.MARK_COMPLETE: "The rest was written off: the receivable is recovered.",
}

_PAUSED_BY: Final[dict[Trigger, PauseReason]] = {
    Trigger.DEBTOR_DISPUTES: "disputed",
    Trigger.EVIDENCE_NEEDED: "evidence_requested",
}


_NOT_NOTED: Final = frozenset({"receivable_id", "recovery_page_url"})
"""The timeline belongs to one receivable, and a link that was replaced must not live on in it."""


@dataclass(frozen=True)
class TransitionEffects:
    """Effects of a transition besides the new status: `data` is the payload of the event that the table names (None
    only where recovery starts: it is made there), `changes` other columns, `text` other words for the timeline,
    `noted` what only the timeline keeps.
    """

    data: Resource | Mapping[str, Any] | None = None
    changes: Mapping[str, Any] | None = None
    text: str | None = None
    noted: Mapping[str, Any] | None = None


def apply_transition(
    context: Context,
    row: ReceivableRow,
    trigger: Trigger,
    effects: TransitionEffects,
    *,
    at: int,
    actor: str,
) -> ReceivableRow:
    """Move the receivable by the lifecycle's table and return it as it is now.

    `at` in milliseconds on the receivable's clock. Raises InvalidState where the table has no row.
    """
    try:
        step = lifecycle.find_transition(row.status, trigger)
    except InvalidTransition:
        raise invalid_state(context.connection, row, str(trigger)) from None
    values = {"status": str(step.to), **(effects.changes or {})}
    if step.to in TERMINAL:
        values["closed_at"] = at
    moved = repository.change_status(context.connection, row.id, row.status, values)
    if moved is None:
        raise InvalidState("The receivable changed in this moment; read it again.")
    event_data = _steer(context, moved, trigger, at) or effects.data
    payload = event_data.wire() if isinstance(event_data, Resource) else dict(event_data or {})
    add_note(
        context,
        row.id,
        at=at,
        kind=_kind(step.event, trigger),
        text=effects.text or TEXTS[trigger],
        actor=actor,
        data={**{k: v for k, v in payload.items() if k not in _NOT_NOTED}, **(effects.noted or {})},
    )
    record_audit(
        context.connection,
        actor,
        f"receivable.{trigger}",
        row.id,
        before={"status": str(row.status)},
        after={"status": str(step.to), **(effects.changes or {})},
    )
    if step.event is not None and event_data is not None:
        emit_event(context, row, type=step.event, data=event_data, at=at)
    return moved


def start_recovery(context: Context, row: ReceivableRow, *, at: int, actor: str) -> ReceivableRow:
    """Begin the recovery of a pending receivable. Raises InvalidState in any other state."""
    queue.cancel(context.connection, planning.start_key(row.id))
    return start_recovery_from_job(context, row, at=at, actor=actor)


def start_recovery_from_job(context: Context, row: ReceivableRow, *, at: int, actor: str) -> ReceivableRow:
    """Work as `start`, for the job that had to wait for it: there is nothing to take back any more."""
    return apply_transition(
        context,
        row,
        Trigger.RECOVERY_STARTS,
        TransitionEffects(changes={"started_at": at}),
        at=at,
        actor=actor,
    )


def recovery_start_time(context: Context, row: ReceivableRow, at: int) -> int:
    """Return when the recovery starts: at once where nothing can leave before the creditor approves the plan,
    so that it can be read then; otherwise after the time to take it back.
    """
    if context.settings.deployment.plan_needs_approval and not preferences.is_plan_approved(
        context.connection, row.user_id
    ):
        return at
    return at + TAKE_BACK_MS


def invalid_state(connection: Connection, row: ReceivableRow, what: str) -> InvalidState:
    """Return the refusal that names the state and what is allowed in it, as `recovery_progress` does."""
    allowed = permissions.allowed_creditor_actions(row, permissions.conditions(connection, row))
    message = f"A receivable that is {row.status} does not take {what}. Allowed now: {', '.join(allowed) or 'nothing'}."
    return _refusal(row, message, allowed)


def refuse_now(connection: Connection, row: ReceivableRow, message: str) -> InvalidState:
    """Return the refusal in these words, with the state and what is allowed in it."""
    allowed = permissions.allowed_creditor_actions(row, permissions.conditions(connection, row))
    return _refusal(row, message, allowed)


def _refusal(row: ReceivableRow, message: str, allowed: list[str]) -> InvalidState:
    return InvalidState(message).explain(status=str(row.status), allowed_actions=allowed)


def require_allowed(connection: Connection, row: ReceivableRow, action: Action) -> None:
    """Raise InvalidState where the receivable's state does not let the creditor do this."""
    if permissions.obstacles(row, Party.CREDITOR, action, permissions.conditions_of(row)):
        raise invalid_state(connection, row, str(action))


_AFTER_PAYMENT: Final = frozenset({Trigger.CONTINUE_RECOVERY, Trigger.REVERSAL})
"""What moves a receivable on after a payment; it does not end the search for the right person."""


def _steer(context: Context, row: ReceivableRow, trigger: Trigger, at: int) -> Resource | None:
    """Start, pauses, resumes or stops the recovery; return the event's payload where the start makes it."""
    if trigger is Trigger.RECOVERY_STARTS:
        started = recovery.start(context, row, at)
        return SentToRecovery(
            receivable_id=row.id,
            status=row.status,
            recovery_started_at=to_datetime(started.started_at),
            assigned_agent=started.assigned_agent,
            recovery_page_url=started.recovery_page_url,
        )
    if row.status in TERMINAL:
        queue.cancel(context.connection, planning.start_key(row.id))
        cards.schedule_page_closing(context, row.id, row.client_id, at)
        recovery.stop(context, row.id, str(row.status), at)
    elif trigger in _AFTER_PAYMENT and recovery.lacks_person(context.connection, row.id):
        _hold_if_suspended(context, row, at)
    elif row.status is ReceivableStatus.IN_PROCESS:
        recovery.resume(context, row.id, at)
        _hold_if_suspended(context, row, at)
    elif trigger in (Trigger.PAYMENT_ARRIVES, Trigger.CREDITED):
        recovery.pause(context, row.id, "partial_payment_decision" if row.is_decision_open else SETTLES, at)
    else:
        recovery.pause(context, row.id, _PAUSED_BY[trigger], at)
    return None


def _hold_if_suspended(context: Context, row: ReceivableRow, at: int) -> None:
    if users.load(context.connection, row.user_id).is_suspended:
        recovery.pause(context, row.id, SUSPENDED, at)


def _kind(event: str | None, trigger: Trigger) -> str:
    return event.removeprefix("receivable.") if event else str(trigger)
