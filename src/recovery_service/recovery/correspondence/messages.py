"""The messages of debtors as the creditor sees them, and what follows once it has decided on one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from typing import Final

from sqlalchemy import Connection

from recovery_contract.correspondence import (
    MessageDecision,
    MessageSuggestion,
    ReceivedAttachment,
    ReceivedMessage,
    SentAnswer,
)
from recovery_contract.ids import ReceivableId, ReceivedMessageId, UserId
from recovery_contract.lifecycle import ReceivableStatus
from recovery_contract.reasons import Reason
from recovery_service.context.clock import to_datetime
from recovery_service.context.core import Context
from recovery_service.errors import Invalid, InvalidState, NotFound
from recovery_service.ledger.receivables import service as receivables
from recovery_service.ledger.receivables.rows import ReceivableRow
from recovery_service.ledger.receivables.service import LockedReceivable
from recovery_service.ledger.timeline.history import add_note
from recovery_service.principal import Principal
from recovery_service.recovery.balance.claim import open_minor
from recovery_service.recovery.correspondence import repository
from recovery_service.recovery.correspondence.receiving import of_same_debtor
from recovery_service.recovery.correspondence.repository import MessageRow
from recovery_service.recovery.dunning import holds
from recovery_service.recovery.dunning import repository as recoveries
from recovery_service.recovery.lifecycle import disputes, promises
from recovery_service.web.amounts import request_minor

AT_MOST: Final = 500
QUOTED_LENGTH: Final = 2_000
"""Of what the debtor wrote, as the message of a dispute."""


def list_messages(
    context: Context,
    principal: Principal,
    *,
    user_id: UserId | None,
    receivable_id: ReceivableId | None,
    state: str | None,
) -> list[ReceivedMessage]:
    rows = repository.list_messages(
        context.connection,
        principal,
        user_id=user_id,
        receivable_id=receivable_id,
        state=state,
        at_most=AT_MOST,
    )
    about = receivables.load_all(context.connection, list({row.receivable_id for row in rows}))
    answers = _answers(context.connection, rows)
    return [_to_resource(row, about[row.receivable_id], answers.get(row.id, [])) for row in rows]


def to_resource(connection: Connection, row: MessageRow, receivable: ReceivableRow) -> ReceivedMessage:
    return _to_resource(row, receivable, _answers(connection, [row]).get(row.id, []))


def _answers(
    connection: Connection, rows: Sequence[MessageRow]
) -> dict[ReceivedMessageId | None, list[SentAnswer]]:
    """Return what the creditor answered, by the message."""
    answers: dict[ReceivedMessageId | None, list[SentAnswer]] = {}
    for planned in recoveries.list_answers(connection, [row.id for row in rows]):
        answers.setdefault(planned.answers, []).append(
            SentAnswer(
                id=planned.id,
                state={"done": "sent", "not_made": "not_sent"}.get(planned.state, "waiting"),
                at=to_datetime(planned.at),
                subject=planned.subject or "",
                body=planned.body or "",
            )
        )
    return answers


def _to_resource(row: MessageRow, receivable: ReceivableRow, answers: list[SentAnswer]) -> ReceivedMessage:
    return ReceivedMessage(
        id=row.id,
        receivable_id=row.receivable_id,
        user_id=row.user_id,
        kind=row.kind,
        state=row.state,
        at=to_datetime(row.at),
        sent_at=None if row.sent_at is None else to_datetime(row.sent_at),
        sender=row.sender,
        sender_name=row.sender_name,
        subject=row.subject,
        body=row.body,
        quoted=row.quoted,
        attachments=[ReceivedAttachment(**one) for one in row.attachments],
        suggestions=[MessageSuggestion(**one) for one in row.suggestions],
        decision=row.decision,
        answers=answers,
        debtor_name=receivable.debtor_name,
        invoice_numbers=receivable.numbers,
    )


def require_message(
    connection: Connection, principal: Principal, message_id: ReceivedMessageId
) -> MessageRow:
    """Return the message. Raises NotFound for somebody else's."""
    row = repository.find(connection, principal, message_id)
    if row is None:
        raise NotFound
    return row


def decide(
    context: Context, principal: Principal, message_id: ReceivedMessageId, decided: MessageDecision
) -> ReceivedMessage:
    """Do what the creditor makes of the message, and let the rest of the debtor's plan go on. Raises NotFound,
    InvalidState where it was decided on before or the receivable does not take it now, and Invalid."""
    row = require_message(context.connection, principal, message_id)
    locked = receivables.lock(context, row.receivable_id, principal=principal)
    row = require_message(context.connection, principal, message_id)
    if row.state == "done":
        raise InvalidState("It was decided on this message before.")
    settle(context, locked, row, decided.decision)
    _FOLLOWS[decided.decision](context, locked, row, decided, principal.subject)
    row = require_message(context.connection, principal, message_id)
    return to_resource(context.connection, row, locked.row)


def settle(context: Context, locked: LockedReceivable, row: MessageRow, decision: str) -> None:
    """Close the message; the debtor's plan goes on where no other message waits."""
    close(context, locked, row, decision)
    for each in of_same_debtor(context, locked.row):
        left = repository.of_receivable(context.connection, each.id)
        if not any(one.state == "open" for one in left):
            holds.resume_after_reply(context, each.id, locked.at)


def close(context: Context, locked: LockedReceivable, row: MessageRow, decision: str) -> None:
    """Note what was made of the message."""
    repository.change(context.connection, row.id, state="done", decision=decision, decided_at=locked.at)
    add_note(
        context,
        row.receivable_id,
        at=locked.at,
        kind="message.decided",
        text=f"Decided on the message: {decision}.",
        actor="creditor",
        data={"received_message_id": row.id, "decision": decision},
    )


def _done(
    context: Context, locked: LockedReceivable, row: MessageRow, decided: MessageDecision, actor: str
) -> None:
    """Do nothing more: the decision is only recorded."""


def _promise(
    context: Context, locked: LockedReceivable, row: MessageRow, decided: MessageDecision, actor: str
) -> None:
    receivable = receivables.load(context.connection, locked.row.id)
    amount = (
        open_minor(context.connection, receivable, locked.at)
        if decided.amount is None
        else request_minor(decided.amount, receivable.currency)
    )
    promises.record_promise(
        context, receivable, day=_day(decided), amount_minor=amount, at=locked.at, actor=actor
    )


def _says_paid(
    context: Context, locked: LockedReceivable, row: MessageRow, decided: MessageDecision, actor: str
) -> None:
    _require_in_process(locked.row)
    holds.pause_for_a_week(context, locked.row, "says_paid", locked.at)


def _dispute(
    context: Context, locked: LockedReceivable, row: MessageRow, decided: MessageDecision, actor: str
) -> None:
    amount = None if decided.amount is None else request_minor(decided.amount, locked.row.currency)
    disputes.open_dispute(
        context,
        locked.row.id,
        reason=decided.reason or "other",
        message=row.body[:QUOTED_LENGTH] or None,
        evidence_requested=None,
        amount_minor=amount,
        actor=actor,
    )


def _wrong_person(
    context: Context, locked: LockedReceivable, row: MessageRow, decided: MessageDecision, actor: str
) -> None:
    _require_in_process(locked.row)
    holds.suppress_wrong_person(context, locked.row, locked.at)


def _wait(
    context: Context, locked: LockedReceivable, row: MessageRow, decided: MessageDecision, actor: str
) -> None:
    _require_in_process(locked.row)
    holds.pause_until_day(context, locked.row, locked.at, _day(decided))


def _day(decided: MessageDecision) -> date:
    if decided.day is None:
        raise Invalid(Reason.of("missing"), "day")
    return decided.day


def _require_in_process(receivable: ReceivableRow) -> None:
    if receivable.status is not ReceivableStatus.IN_PROCESS:
        raise InvalidState(f"A receivable that is {receivable.status} is not in process.")


_Follow = Callable[[Context, LockedReceivable, MessageRow, MessageDecision, str], None]
_FOLLOWS: Final[Mapping[str, _Follow]] = {
    "done": _done,
    "promise": _promise,
    "says_paid": _says_paid,
    "dispute": _dispute,
    "wrong_person": _wrong_person,
    "wait": _wait,
}
