"""What came of a call that the creditor or an operator made."""

from __future__ import annotations

from recovery_contract.allowed_actions import Action, Party
from recovery_contract.extensions import RecordCallRequest
from recovery_service.context.core import Context
from recovery_service.errors import InvalidState
from recovery_service.ledger import permissions
from recovery_service.ledger.receivables.service import ReceivableRow
from recovery_service.recovery.contacts import attempts, tasks
from recovery_service.recovery.contacts.background import load_background
from recovery_service.recovery.dunning import attempt_repository, outcomes, repository


def record_call(
    context: Context,
    receivable: ReceivableRow,
    call: RecordCallRequest,
    *,
    at: int,
    actor: str,
) -> None:
    """Sign off the call that is to be made, else counts as a call of its own. Raises InvalidState before the recovery
    began and after it ended."""
    if permissions.obstacles(receivable, Party.CREDITOR, Action.RECORD_CALL):
        raise InvalidState(f"A receivable that is {receivable.status} takes no calls.")
    outcome = call.outcome[:40]
    waiting = repository.list_planned(context.connection, receivable.id, "to_do")
    planned = next((row for row in waiting if row.channel == "phone"), None)
    if planned is not None:
        tasks.record_contact(context, planned, at=at, on=None, outcome=outcome, notes=call.notes)
    else:
        background = load_background(context, receivable.id)
        attempt = attempts.build_attempt_without_text(
            background, "phone", at=at, outcome=outcome, notes=call.notes
        )
        attempt_repository.add(context.connection, [attempt])
        outcomes.record_outcome(context, attempt, outcome, at)
    tasks.note_call(context, receivable.id, call.outcome, call.notes, at=at, actor=actor)
