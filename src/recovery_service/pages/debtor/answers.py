"""What a debtor does on the page: pay (practice), say it is paid, promise, propose, dispute, be the wrong person."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import timedelta
from typing import Any, Final

from sqlalchemy import Connection

from recovery_contract.allowed_actions import Action, Condition, Party, allowed_actions
from recovery_contract.ids import ReceivableId
from recovery_contract.lifecycle import ReceivableStatus
from recovery_service.context.core import Context
from recovery_service.errors import Invalid, InvalidState
from recovery_service.files import documents, store
from recovery_service.ids import FileId
from recovery_service.ledger import page_answers, permissions
from recovery_service.ledger.payments.repository import standing_payments_for
from recovery_service.ledger.receivables import service as receivables
from recovery_service.ledger.receivables.service import ReceivableRow
from recovery_service.ledger.timeline.history import note
from recovery_service.pages.debtor import agreement
from recovery_service.pages.debtor.forms import AnswerText, Form, FormFault
from recovery_service.recovery.dunning import holds
from recovery_service.recovery.dunning.holds import SAYS_PAID
from recovery_service.recovery.dunning.situation import situation
from recovery_service.recovery.lifecycle import disputes, payments, promises

REASONS: Final = ("not_received", "not_ordered", "quality", "wrong_amount", "already_paid", "other")
DEBTOR: Final = "debtor"

ACTIONS: Final[Mapping[str, Action]] = {
    "pay": Action.PAY,
    "paid": Action.SAY_PAID,
    "promise": Action.PROMISE,
    "plan": Action.PROPOSE_INSTALMENTS,
    "offer": Action.PROPOSE_SETTLEMENT,
    "dispute": Action.DISPUTE,
    "wrong": Action.SAY_WRONG_PERSON,
    "agree": Action.ACCEPT_AGREEMENT,
    "decline": Action.REFUSE_AGREEMENT,
}
"""The action of each form of the page."""

WORDS_AT_MOST: Final = 3
"""How often a debtor may say that it was paid, and how often that it will be, before money has to follow: each holds
contacts back, and words alone must not hold them back for ever."""
PAID_WITHIN: Final = timedelta(days=3 * 366)


def possible(context: Context, receivable: ReceivableRow) -> list[str]:
    """The forms that the page shows now."""
    known = permissions.conditions(context.connection, receivable) | agreement.conditions(
        context.connection, receivable
    )
    if _said(context.connection, receivable, "paid") >= WORDS_AT_MOST:
        known |= {Condition.SAID_PAID_OFTEN}
    if _said(context.connection, receivable, "promise") >= WORDS_AT_MOST:
        known |= {Condition.PROMISED_OFTEN}
    found = allowed_actions(Party.DEBTOR, receivable.status, known)
    if not context.settings.deployment.debtors_pay_on_page:
        found -= {Action.PAY}  # money really moves at the bank, never on this page
    return [kind for kind, action in ACTIONS.items() if action in found]


def take(context: Context, receivable_id: ReceivableId, kind: str, form: Form) -> None:
    """Carries out an answer once. Raises FormFault for what is wrong in the form or no longer possible."""
    once = form.text("once")[:64]
    if not once:
        raise FormFault("error_stale")
    held = receivables.hold(context, receivable_id)
    receivable, at = held.row, held.at
    if page_answers.is_known(context.connection, receivable_id, once):
        return
    if kind not in possible(context, receivable):
        raise FormFault("error_state")
    try:
        text = _ACTIONS[kind](context, receivable, form, at)
    except InvalidState:
        raise FormFault("error_state") from None
    page_answers.add(
        context.connection,
        receivable_id,
        once=once,
        kind=kind,
        message=text.message,
        file_ids=text.file_ids,
        at=at,
    )


def _said(connection: Connection, receivable: ReceivableRow, kind: str) -> int:
    """How often this was said since money arrived the last time."""
    paid = max((row.recorded_at for row in standing_payments_for(connection, receivable)), default=0)
    return page_answers.count_since(connection, receivable.id, kind, paid)


def _pay(context: Context, receivable: ReceivableRow, form: Form, at: int) -> AnswerText:
    minor = form.amount("amount", receivable.currency, receivable.payable_minor)
    if minor is None:
        raise FormFault("error_amount")
    payments.record(
        context,
        receivable.id,
        amount_minor=minor,
        reference=None,
        source="page",
        actor=DEBTOR,
    )
    return AnswerText()


def _paid(context: Context, receivable: ReceivableRow, form: Form, at: int) -> AnswerText:
    day = form.day("day")
    today = situation(context, receivable.id).workdays.local_date(at)
    if not timedelta(0) <= today - day <= PAID_WITHIN:
        raise FormFault("error_day")
    minor = (
        form.amount("amount", receivable.currency, receivable.remaining_minor) or receivable.remaining_minor
    )
    message, file_ids = form.text("message"), _keep(context.connection, receivable, form, at)
    amount = f"{receivable.money(minor)} {receivable.currency}"
    text = f"The debtor says that {amount} was paid on {day.isoformat()}: please look at the account."
    data = {
        "message": message,
        "files": file_ids,
        "amount": str(receivable.money(minor)),
        "day": day.isoformat(),
    }
    _note(context, receivable, at, "debtor.says_paid", text, data)
    if receivable.status is ReceivableStatus.IN_PROCESS:
        holds.hold(context, receivable, SAYS_PAID, at)
    return AnswerText(message, file_ids)


def _promise(context: Context, receivable: ReceivableRow, form: Form, at: int) -> AnswerText:
    day = form.day("day")
    minor = (
        form.amount("amount", receivable.currency, receivable.remaining_minor) or receivable.remaining_minor
    )
    try:
        promises.promise(context, receivable, day=day, amount_minor=minor, at=at, actor=DEBTOR)
    except Invalid:
        raise FormFault("error_day") from None
    return AnswerText()


def _dispute(context: Context, receivable: ReceivableRow, form: Form, at: int) -> AnswerText:
    reason = form.text("reason")
    if reason not in REASONS:
        raise FormFault("error_stale")
    minor = form.amount("amount", receivable.currency, receivable.remaining_minor)
    message, file_ids = form.text("message"), _keep(context.connection, receivable, form, at)
    disputes.open_dispute(
        context,
        receivable.id,
        reason=reason,
        message=message or None,
        evidence_requested=None,
        amount_minor=None if minor == receivable.remaining_minor else minor,
        actor=DEBTOR,
    )
    if file_ids:
        data = {"message": "", "files": file_ids}
        _note(context, receivable, at, "debtor.files", "The debtor attached files.", data)
    return AnswerText(message, file_ids)


def _wrong(context: Context, receivable: ReceivableRow, form: Form, at: int) -> AnswerText:
    if form.text("confirm") != "yes":
        raise FormFault("error_stale")
    message = form.text("message")
    text = "Whoever was contacted says that the invoice is not theirs: whom shall we contact?"
    _note(context, receivable, at, "debtor.wrong_person", text, {"message": message, "files": []})
    holds.wrong_person(context, receivable, at)
    return AnswerText(message)


_Action = Callable[[Context, ReceivableRow, Form, int], AnswerText]
_ACTIONS: Final[Mapping[str, _Action]] = {
    "pay": _pay,
    "paid": _paid,
    "promise": _promise,
    "plan": agreement.plan,
    "offer": agreement.offer,
    "dispute": _dispute,
    "wrong": _wrong,
    "agree": agreement.agree,
    "decline": agreement.decline,
}
KINDS: Final = tuple(_ACTIONS)


def _keep(connection: Connection, receivable: ReceivableRow, form: Form, at: int) -> list[FileId]:
    kept = []
    for upload in form.uploads():
        file_id = store.save(
            connection,
            client_id=receivable.client_id,
            kind="debtor_file",
            name=upload.name,
            media_type=upload.media_type,
            content=upload.content,
        )
        told = "Attached by the debtor"
        documents.attach(
            connection, receivable_id=receivable.id, file_id=file_id, kind="debtor", at=at, description=told
        )
        kept.append(file_id)
    return kept


def _note(
    context: Context,
    receivable: ReceivableRow,
    at: int,
    kind: str,
    text: str,
    data: Mapping[str, Any],
) -> None:
    note(context, receivable.id, at=at, kind=kind, text=text, actor=DEBTOR, data=data)
