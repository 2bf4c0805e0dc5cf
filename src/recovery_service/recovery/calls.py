"""What came of a call that the creditor or an operator made."""

from __future__ import annotations

from sqlalchemy import Connection

from recovery_contract.extensions import RecordCallRequest
from recovery_service.core import Core
from recovery_service.ids import new_id
from recovery_service.receivables.history import note
from recovery_service.receivables.service import ReceivableRow
from recovery_service.recovery import attempt_repository, contact, outcomes, repository
from recovery_service.recovery.attempt_repository import AttemptRow
from recovery_service.recovery.situation import situation
from recovery_service.web.errors import InvalidState


def record(
    connection: Connection,
    core: Core,
    receivable: ReceivableRow,
    call: RecordCallRequest,
    *,
    at: int,
    actor: str,
) -> None:
    """Answers the oldest entry of the call list, else counts as a call of its own. Raises InvalidState before the
    recovery began and after it ended."""
    recovery = repository.recovery(connection, receivable.id)
    if recovery is None or receivable.is_closed:
        raise InvalidState(f"A receivable that is {receivable.status} takes no calls.")
    made = attempt_repository.of_receivable(connection, receivable.id)
    waiting = next((row for row in made if row.channel == "phone" and row.outcome == "to_call"), None)
    outcome = call.outcome[:40]
    if waiting is not None:
        attempt_repository.change(connection, waiting.id, outcome=outcome, outcome_at=at, notes=call.notes)
    else:
        _add(connection, core, receivable, len(made) + 1, outcome, call.notes, at)
    text = f"Call: {call.outcome}" + (f". {call.notes}" if call.notes else "")
    told = {"outcome": call.outcome, "notes": call.notes}
    note(connection, core, receivable.id, at=at, kind="call.recorded", text=text, actor=actor, data=told)


def _add(
    connection: Connection,
    core: Core,
    receivable: ReceivableRow,
    number: int,
    outcome: str,
    notes: str | None,
    at: int,
) -> None:
    now = situation(connection, core, receivable.id)
    target = now.target("phone", 0)
    attempt = AttemptRow(
        id=new_id("att"),
        receivable_id=receivable.id,
        client_id=receivable.client_id,
        user_id=receivable.user_id,
        debtor_id=receivable.debtor_id,
        planned_contact_id="",
        number=number,
        channel="phone",
        level=0 if isinstance(target, str) else target.level,
        address="" if isinstance(target, str) else target.address[: contact.ADDRESS_LENGTH],
        language=now.language,
        template="call",
        subject="",
        body="",
        letter=None,
        at=at,
        outcome=outcome,
        outcome_at=at,
        message_id=None,
        tries=0,
        file_id=None,
        notes=notes,
    )
    attempt_repository.add(connection, [attempt])
    outcomes.completed(connection, core, attempt, outcome, at)
