"""What a debtor does on the page: pay (practice), say it is paid, promise, propose, dispute, be the wrong person."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import timedelta
from typing import Any, Final

from sqlalchemy import Connection

from recovery_contract.allowed_actions import Action, Condition, Party, allowed_actions
from recovery_contract.ids import ReceivableId
from recovery_contract.lifecycle import ReceivableStatus
from recovery_contract.progress import WishedContact
from recovery_service.context.core import Context
from recovery_service.errors import Invalid, InvalidState
from recovery_service.files import documents, store
from recovery_service.ids import FileId
from recovery_service.ledger import page_responses, permissions
from recovery_service.ledger.payments.repository import valid_payments_for
from recovery_service.ledger.receivables import service as receivables
from recovery_service.ledger.receivables.rows import WISH
from recovery_service.ledger.receivables.service import ReceivableRow
from recovery_service.ledger.timeline.history import add_note
from recovery_service.pages.debtor import agreement, other_invoices
from recovery_service.pages.debtor.forms import Form, FormFault, SubmittedText
from recovery_service.recovery.balance.claim import open_minor, payable_minor
from recovery_service.recovery.dunning import holds
from recovery_service.recovery.dunning.holds import SAYS_INSOLVENT, SAYS_PAID
from recovery_service.recovery.dunning.situation import load_situation
from recovery_service.recovery.dunning.wishes import CHANNELS, HOURS
from recovery_service.recovery.lifecycle import disputes, payments, promises
from recovery_service.recovery.lifecycle.wishes import record_wish

REASONS: Final = ("not_received", "not_ordered", "quality", "wrong_amount", "already_paid", "other")
PART: Final = "part"
EXTENTS: Final = ("all", PART, "unknown")
"""How much of the invoice an objection is about. What is not known yet counts as all, as where nothing is named."""
DEBTOR: Final = "debtor"

ACTIONS: Final[Mapping[str, Action]] = {
    "pay": Action.PAY,
    "payall": Action.PAY,
    "paid": Action.SAY_PAID,
    "promise": Action.PROMISE,
    "plan": Action.PROPOSE_INSTALMENTS,
    "planall": Action.PROPOSE_INSTALMENTS,
    "offer": Action.PROPOSE_SETTLEMENT,
    "dispute": Action.DISPUTE,
    "object": Action.OBJECT,
    "wrong": Action.SAY_WRONG_PERSON,
    "insolvent": Action.SAY_INSOLVENT,
    WISH: Action.WISH_CONTACT,
    "agree": Action.ACCEPT_AGREEMENT,
    "decline": Action.REFUSE_AGREEMENT,
}
"""The action of each form of the page."""

WORDS_AT_MOST: Final = 3
"""How often a debtor may say that it was paid, and how often that it will be, before money has to follow: each holds
contacts back, and words alone must not hold them back for ever."""
REPEATED: Final[Mapping[str, Condition]] = {
    "paid": Condition.CLAIMED_PAID_REPEATEDLY,
    "insolvent": Condition.CLAIMED_INSOLVENT_REPEATEDLY,
    "promise": Condition.PROMISED_REPEATEDLY,
    "object": Condition.OBJECTED_REPEATEDLY,
}
"""What holds once a form was sent as often as it may."""
PAID_WITHIN: Final = timedelta(days=3 * 366)
OPENED_WITHIN: Final = timedelta(days=10 * 366)


def available_kinds(context: Context, receivable: ReceivableRow) -> list[str]:
    """Return the forms that the page shows now."""
    fulfilled = permissions.conditions(context.connection, receivable) | agreement.conditions(
        context.connection, receivable
    )
    fulfilled |= {
        condition
        for kind, condition in REPEATED.items()
        if _count_statements(context.connection, receivable, kind) >= WORDS_AT_MOST
    }
    actions = allowed_actions(Party.DEBTOR, receivable.status, fulfilled)
    if not context.settings.deployment.debtors_pay_on_page:
        actions -= {Action.PAY}  # money really moves at the bank, never on this page
    return [kind for kind, action in ACTIONS.items() if action in actions]


def handle_submission(context: Context, receivable_id: ReceivableId, kind: str, form: Form) -> None:
    """Carry out an answer once. Raises FormFault for what is wrong in the form or no longer possible."""
    once = form.text("once")[:64]
    if not once:
        raise FormFault("error_stale")
    locked = receivables.lock(context, receivable_id)
    receivable, at = locked.row, locked.at
    if page_responses.is_recorded(context.connection, receivable_id, once):
        return
    if kind not in available_kinds(context, receivable):
        raise FormFault("error_state")
    try:
        text = _ACTIONS[kind](context, receivable, form, at)
    except InvalidState:
        raise FormFault("error_state") from None
    page_responses.add(
        context.connection,
        receivable_id,
        once=once,
        kind=kind,
        message=text.message,
        file_ids=text.file_ids,
        at=at,
    )


def _count_statements(connection: Connection, receivable: ReceivableRow, kind: str) -> int:
    """Return how often this was said since money arrived the last time."""
    paid = max((row.recorded_at for row in valid_payments_for(connection, receivable)), default=0)
    return page_responses.count_since(connection, receivable.id, kind, paid)


def _pay(context: Context, receivable: ReceivableRow, form: Form, at: int) -> SubmittedText:
    minor = form.amount("amount", receivable.currency, payable_minor(context.connection, receivable, at))
    if minor is None:
        raise FormFault("error_amount")
    payments.record_payment(
        context,
        receivable.id,
        amount_minor=minor,
        reference=None,
        source="page",
        actor=DEBTOR,
    )
    return SubmittedText()


def _pay_all(context: Context, receivable: ReceivableRow, form: Form, at: int) -> SubmittedText:
    """Book one payment on the oldest of the debtor's invoices first, then on the next."""
    owed = other_invoices.list_joint_debts(context, receivable)
    left = form.amount("amount", receivable.currency, sum(minor for _, minor in owed))
    if left is None:
        raise FormFault("error_amount")
    for id_, minor in owed:
        part = min(left, minor)
        left -= part
        if part:
            payments.record_payment(
                context, id_, amount_minor=part, reference=None, source="page", actor=DEBTOR
            )
    return SubmittedText()


def _paid(context: Context, receivable: ReceivableRow, form: Form, at: int) -> SubmittedText:
    day = form.day("day")
    today = load_situation(context, receivable.id).workdays.local_date(at)
    if not timedelta(0) <= today - day <= PAID_WITHIN:
        raise FormFault("error_day")
    open_now = open_minor(context.connection, receivable, at)
    minor = form.amount("amount", receivable.currency, open_now) or open_now
    message, file_ids = form.text("message"), _store_uploads(context.connection, receivable, form, at)
    amount = f"{receivable.to_money(minor)} {receivable.currency}"
    text = f"The debtor says that {amount} was paid on {day.isoformat()}: please look at the account."
    data = {
        "message": message,
        "files": file_ids,
        "amount": str(receivable.to_money(minor)),
        "day": day.isoformat(),
    }
    _note(context, receivable, at, "debtor.says_paid", text, data)
    if receivable.status is ReceivableStatus.IN_PROCESS:
        holds.pause_for_a_week(context, receivable, SAYS_PAID, at)
    return SubmittedText(message, file_ids)


def _promise(context: Context, receivable: ReceivableRow, form: Form, at: int) -> SubmittedText:
    day = form.day("day")
    open_now = open_minor(context.connection, receivable, at)
    minor = form.amount("amount", receivable.currency, open_now) or open_now
    try:
        promises.record_promise(context, receivable, day=day, amount_minor=minor, at=at, actor=DEBTOR)
    except Invalid:
        raise FormFault("error_day") from None
    return SubmittedText()


def _read_objection(
    context: Context, receivable: ReceivableRow, form: Form, at: int
) -> tuple[str, int | None]:
    """Return the reason and the amount in minor units; None where it is all that is open, or not known yet."""
    reason, extent = form.text("reason"), form.text("extent")
    if not reason:
        raise FormFault("error_reason")
    if reason not in REASONS or extent not in ("", *EXTENTS):
        raise FormFault("error_stale")
    if extent not in ("", PART):
        return reason, None
    open_now = open_minor(context.connection, receivable, at)
    minor = form.amount("amount", receivable.currency, open_now)
    if minor is None and extent == PART:
        raise FormFault("error_amount")
    return reason, None if minor == open_now else minor


def _object(context: Context, receivable: ReceivableRow, form: Form, at: int) -> SubmittedText:
    """Put an objection before the creditor where the status lets no dispute begin."""
    reason, minor = _read_objection(context, receivable, form, at)
    message, file_ids = form.text("message"), _store_uploads(context.connection, receivable, form, at)
    data: dict[str, Any] = {"message": message, "files": file_ids, "dispute_reason": reason}
    if minor is not None:
        data["amount"] = str(receivable.to_money(minor))
    text = "The debtor objects to the invoice: please look at it before you decide."
    _note(context, receivable, at, "debtor.objects", text, data)
    return SubmittedText(message, file_ids)


def _dispute(context: Context, receivable: ReceivableRow, form: Form, at: int) -> SubmittedText:
    reason, minor = _read_objection(context, receivable, form, at)
    message, file_ids = form.text("message"), _store_uploads(context.connection, receivable, form, at)
    disputes.open_dispute(
        context,
        receivable.id,
        reason=reason,
        message=message or None,
        evidence_requested=None,
        amount_minor=minor,
        actor=DEBTOR,
    )
    if file_ids:
        data = {"message": "", "files": file_ids}
        _note(context, receivable, at, "debtor.files", "The debtor attached files.", data)
    return SubmittedText(message, file_ids)


def _wrong(context: Context, receivable: ReceivableRow, form: Form, at: int) -> SubmittedText:
    if form.text("confirm") != "yes":
        raise FormFault("error_stale")
    message = form.text("message")
    text = "Whoever was contacted says that the invoice is not theirs: whom shall we contact?"
    _note(context, receivable, at, "debtor.wrong_person", text, {"message": message, "files": []})
    holds.suppress_wrong_person(context, receivable, at)
    return SubmittedText(message)


def _insolvent(context: Context, receivable: ReceivableRow, form: Form, at: int) -> SubmittedText:
    """Take down what the debtor says of a procedure, and wait for the creditor to look it up: words alone stop nothing
    for good."""
    day = form.day("day")
    today = load_situation(context, receivable.id).workdays.local_date(at)
    if not timedelta(0) <= today - day <= OPENED_WITHIN:
        raise FormFault("error_day")
    message, file_ids = form.text("message"), _store_uploads(context.connection, receivable, form, at)
    text = f"The debtor says that insolvency proceedings were opened on {day.isoformat()}: please check."
    data = {"message": message, "files": file_ids, "day": day.isoformat()}
    _note(context, receivable, at, "debtor.says_insolvent", text, data)
    if receivable.status is ReceivableStatus.IN_PROCESS:
        holds.pause_for_a_week(context, receivable, SAYS_INSOLVENT, at)
    return SubmittedText(message, file_ids)


def _wish(context: Context, receivable: ReceivableRow, form: Form, at: int) -> SubmittedText:
    channel, hours = form.text("channel"), form.text("hours")
    if channel not in ("", *CHANNELS) or hours not in ("", *HOURS):
        raise FormFault("error_stale")
    wish = WishedContact(channel=channel, hours=hours, no_calls=form.text("no_calls") == "yes")
    record_wish(context, receivable, wish, at=at, actor=DEBTOR)
    return SubmittedText()


_Action = Callable[[Context, ReceivableRow, Form, int], SubmittedText]
_ACTIONS: Final[Mapping[str, _Action]] = {
    "pay": _pay,
    "payall": _pay_all,
    "paid": _paid,
    "promise": _promise,
    "plan": agreement.propose_instalments,
    "planall": agreement.propose_joint_plan,
    "offer": agreement.propose_settlement,
    "dispute": _dispute,
    "object": _object,
    "wrong": _wrong,
    "insolvent": _insolvent,
    "agree": agreement.agree,
    "decline": agreement.decline,
    WISH: _wish,
}
KINDS: Final = tuple(_ACTIONS)


def _store_uploads(connection: Connection, receivable: ReceivableRow, form: Form, at: int) -> list[FileId]:
    file_ids = []
    for upload in form.uploads():
        file = store.NewFile(
            receivable.client_id, "debtor_file", upload.name, upload.media_type, upload.content
        )
        description = "Attached by the debtor"
        file_id = documents.save_and_attach(
            connection, receivable.id, file, kind="debtor", at=at, description=description
        )
        file_ids.append(file_id)
    return file_ids


def _note(
    context: Context,
    receivable: ReceivableRow,
    at: int,
    kind: str,
    text: str,
    data: Mapping[str, Any],
) -> None:
    add_note(context, receivable.id, at=at, kind=kind, text=text, actor=DEBTOR, data=data)
