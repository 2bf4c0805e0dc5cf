"""Answers what debtors write: texts that fit, changed by the creditor, sent by the same mailbox in the same thread."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from datetime import date, timedelta
from typing import Any, Final

from recovery_contract.correspondence import (
    AnswerDraft,
    AnswerDrafts,
    MessageAnswer,
    MessageDecision,
    ReceivedMessage,
)
from recovery_contract.ids import DocumentId, PlannedContactId, ReceivedMessageId
from recovery_contract.instalments import PROMISE_MAX_DAYS, split_into_instalments
from recovery_contract.lifecycle import ReceivableStatus
from recovery_contract.reasons import Reason
from recovery_service.context.core import Context
from recovery_service.errors import Invalid, InvalidState
from recovery_service.ids import new_id
from recovery_service.jobs import queue
from recovery_service.ledger.receivables import service as receivables
from recovery_service.ledger.receivables.service import LockedReceivable
from recovery_service.principal import Principal
from recovery_service.recovery.contacts.answers import find_answer_target, refusal_reason
from recovery_service.recovery.contacts.background import ContactBackground, load_background
from recovery_service.recovery.contacts.compose import (
    SUBJECT_LENGTH,
    answer_footer,
    answer_values,
    answer_words,
)
from recovery_service.recovery.contacts.enclosures import list_invoices
from recovery_service.recovery.contacts.message_values import Draft, make_draft
from recovery_service.recovery.correspondence import messages
from recovery_service.recovery.correspondence.receiving import of_same_debtor
from recovery_service.recovery.correspondence.repository import MessageRow
from recovery_service.recovery.dunning import holds, planning
from recovery_service.recovery.dunning import repository as recoveries
from recovery_service.recovery.dunning.pause_reasons import ANSWER, OBJECTION_RECEIVED
from recovery_service.recovery.dunning.reasons import to_reason
from recovery_service.recovery.dunning.repository import PlannedRow
from recovery_service.recovery.dunning.scheduling import SENT_NOW
from recovery_service.recovery.dunning.situation import ContactTarget, Unreachable
from recovery_service.wording import formats
from recovery_service.wording.phrases import phrase
from recovery_service.wording.templates import Text, answer_texts, fill

GENERAL: Final = "general"
_TEXTS: Final = {"invoice_wanted": "invoice", "time_wanted": "time"}
"""The names of the texts that answer a suggestion, where they differ from its kind."""
_KINDS: Final = (
    "promise", "paid", "dispute", "invoice_wanted", "time_wanted", "wrong_person", "insolvent", "refuses", GENERAL,
)  # fmt: skip
_HOW_TO_PAY: Final = frozenset({"promise", "promise_undated", "invoice", "refuses"})
"""Texts that name the account."""
_DECISIONS: Final = {
    "promise": "promise", "paid": "says_paid", "dispute": "dispute", "wrong_person": "wrong_person",
}  # fmt: skip
_PARTS, _FIRST_PART_DAYS = 3, 14
_PREFIX: Final = re.compile(r"^\s*(?:(?:re|aw|antw|sv|r|rif)\s*(?:\[\d+\])?\s*:\s*)+", re.IGNORECASE)
ANSWERS_AT_MOST: Final = 20
"""To one message."""


def list_drafts(context: Context, principal: Principal, message_id: ReceivedMessageId) -> AnswerDrafts:
    """Return what an answer needs. Raises NotFound for somebody else's."""
    row = messages.require_message(context.connection, principal, message_id)
    background = load_background(context, row.receivable_id)
    situation, at = background.situation, context.now(row.client_id)
    planned = _planned(background, row, at, subject=None, body=None)
    target = find_answer_target(context.connection, situation, planned)
    reached = ContactTarget("email", 0, row.sender, situation.receivable.debtor_name)
    reached = reached if isinstance(target, Unreachable) else target
    text = Text(ANSWER, situation.language, "email", "", "", reviewed=True, enabled=True)
    draft = make_draft(context.core, background, planned, reached, text, at)
    values = answer_values(draft)
    refused = refusal_reason(situation, row.sender)
    return AnswerDrafts(
        to=row.sender,
        to_name=row.sender_name,
        subject=_subject(row, fill(answer_texts(situation.language)["subject"], values)),
        language=situation.language,
        drafts=list(_drafts(draft, row, values)),
        invoices=[one.name for one in list_invoices(context, row.receivable_id)],
        footer=answer_footer(draft, values),
        refused=to_reason(refused),
    )


def _subject(row: MessageRow, otherwise: str) -> str:
    subject = _PREFIX.sub("", row.subject).strip()
    return formats.shorten(f"Re: {subject or otherwise}", SUBJECT_LENGTH)


def _drafts(draft: Draft, row: MessageRow, values: Mapping[str, Any]) -> Iterator[AnswerDraft]:
    """Yield those that answer a suggestion first."""
    days = {
        one["kind"]: date.fromisoformat(one["day"]) if one.get("day") else None for one in row.suggestions
    }
    for kind in dict.fromkeys((*days, *_KINDS)):
        if kind not in _KINDS:
            continue
        more: dict[str, Any] = {}
        name, day = _TEXTS.get(kind, kind), days.get(kind)
        if kind == "promise":
            name, more = ("promise_undated", {}) if day is None else (kind, {"day": draft.day(day)})
        if kind == "time_wanted":
            more = {"plan": _possible_plan(draft)}
            if more["plan"] is None:
                continue
        yield AnswerDraft(
            kind=kind,
            body=answer_words(draft, name, {**values, **more}, names_account=name in _HOW_TO_PAY),
            attach_invoice=kind == "invoice_wanted",
            decision=_decision(draft, row, kind, day),
        )


def _possible_plan(draft: Draft) -> str | None:
    total = draft.claim.total
    if total < _PARTS:
        return None
    first = draft.situation.workdays.add_workdays(draft.today + timedelta(days=_FIRST_PART_DAYS), 0)
    parts = split_into_instalments(total, _PARTS, first)
    return "\n".join(
        phrase(
            "plan_part",
            draft.language,
            number=number,
            day=draft.day(part.due_on),
            amount=draft.money(part.minor),
        )
        for number, part in enumerate(parts, 1)
    )


def _decision(draft: Draft, row: MessageRow, kind: str, day: date | None) -> MessageDecision | None:
    """Return what the text rests on, where that may be decided now."""
    if row.state == "done" or draft.receivable.status is not ReceivableStatus.IN_PROCESS:
        return None
    is_near = day is not None and draft.today <= day <= draft.today + timedelta(days=PROMISE_MAX_DAYS)
    if kind not in _DECISIONS or (kind == "promise" and not is_near):
        return None
    chosen = {"decision": _DECISIONS[kind], "day": day if kind == "promise" else None}
    return MessageDecision.model_validate(chosen)


def answer(
    context: Context, principal: Principal, message_id: ReceivedMessageId, request: MessageAnswer
) -> ReceivedMessage:
    """Send it as soon as possible; the same words to the same message are sent once. Raises NotFound, Invalid, and
    InvalidState where nothing can be sent to this address or the decision cannot be made."""
    row = messages.require_message(context.connection, principal, message_id)
    locked = receivables.lock(context, row.receivable_id, principal=principal)
    row = messages.require_message(context.connection, principal, message_id)
    before = recoveries.list_answers(context.connection, [row.id])
    if not any((one.subject, one.body) == (request.subject, request.body) for one in before):
        _require_answerable(context, locked, row, len(before))
        planned = _to_planned(context, locked, row, request)
        _settle(context, principal, row, request)
        recoveries.add_planned(context.connection, [planned])
        planning.schedule_contact(context, planned)
    return messages.to_resource(
        context.connection,
        messages.require_message(context.connection, principal, message_id),
        receivables.load(context.connection, row.receivable_id),
    )


def _require_answerable(context: Context, locked: LockedReceivable, row: MessageRow, before: int) -> None:
    if before >= ANSWERS_AT_MOST:
        raise InvalidState("This message was answered too often.")
    background = load_background(context, row.receivable_id)
    planned = _planned(background, row, locked.at, subject=None, body=None)
    target = find_answer_target(context.connection, background.situation, planned)
    if isinstance(target, Unreachable):
        reason = to_reason(target.reason)
        raise InvalidState("" if reason is None else reason.message)


def _to_planned(
    context: Context, locked: LockedReceivable, row: MessageRow, request: MessageAnswer
) -> PlannedRow:
    enclosed = None
    if request.attach_invoice:
        enclosed = [one.id for one in list_invoices(context, row.receivable_id)]
        if not enclosed:
            raise Invalid(Reason.of("no_invoice_to_attach"), "attach_invoice", True)
    background = load_background(context, row.receivable_id)
    if background.situation.recovery is None:
        raise InvalidState("The recovery has not begun.")
    return _planned(background, row, locked.at, request.subject, request.body, enclosed)


def _planned(
    background: ContactBackground,
    row: MessageRow,
    at: int,
    subject: str | None,
    body: str | None,
    enclosed: list[DocumentId] | None = None,
) -> PlannedRow:
    recovery = background.situation.recovery
    return PlannedRow(
        id=new_id(PlannedContactId),
        receivable_id=row.receivable_id,
        client_id=row.client_id,
        user_id=row.user_id,
        debtor_id=background.situation.receivable.debtor_id,
        position=-1,
        gap_days=0,
        channel="email",
        level=0 if recovery is None else recovery.level,
        tone="neutral",
        template=ANSWER,
        at=at,
        plan_at=None,
        state="planned",
        reason=None,
        why=SENT_NOW,
        why_params=None,
        subject=subject,
        body=body,
        answers=row.id,
        enclosures=enclosed,
    )


def _settle(context: Context, principal: Principal, row: MessageRow, request: MessageAnswer) -> None:
    """Make the decision; without one the plan waits anew, so that the debtor can react."""
    if request.decision is not None:
        messages.decide(context, principal, row.id, request.decision)
        if request.decision.decision == "dispute":
            _withdraw_receipt(context, row)
        return
    if row.state == "done":
        return
    locked = receivables.lock(context, row.receivable_id, principal=principal)
    messages.close(context, locked, row, "answered")
    if row.state == "open":
        for each in of_same_debtor(context, locked.row):
            holds.pause_for_reply(context, each, locked.at)


def _withdraw_receipt(context: Context, row: MessageRow) -> None:
    """Cancel the receipt of the objection: the answer itself says that it has arrived."""
    for planned in recoveries.list_planned(context.connection, row.receivable_id, "planned"):
        if planned.template == OBJECTION_RECEIVED:
            queue.cancel(context.connection, f"{planning.CONTACT}:{row.receivable_id}:{planned.id}")
            recoveries.mark_not_made(context.connection, planned.id, "overtaken")
