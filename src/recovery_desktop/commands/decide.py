"""What the person decides: each decision is a durable intent first, and leaves when its time has come."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from recovery_contract.actions import CancelRequest, PartialPaymentDecision
from recovery_contract.agreements import (
    AnswerAgreementRequest,
    DeclareInsolvencyRequest,
    ProposeAgreementRequest,
    RecordPromiseRequest,
)
from recovery_contract.extensions import (
    ContactTaskAction,
    PlannedContactAction,
    RecordCallRequest,
    RecordPaymentRequest,
    SameDebtorAnswer,
)
from recovery_contract.fields import Body
from recovery_contract.receivables import Contact, CreateReceivableRequest
from recovery_desktop.commands.connected import Connected
from recovery_desktop.store.intents import UNSETTLED, Intent


def submit_receivable(
    connected: Connected, draft_id: str, request: CreateReceivableRequest, *, delay_seconds: float = 0
) -> Intent:
    """Once and only once: a draft that is on its way already keeps its first intent."""
    under_way = [row for row in connected.shelf.intents.of_subject(draft_id) if row.state in UNSETTLED]
    if under_way:
        return under_way[0]
    body = request.model_dump(mode="json", exclude_none=True)
    with connected.store.database.write():
        intent = connected.shelf.intents.add("submit", draft_id, body, delay_seconds=delay_seconds)
        connected.shelf.drafts.move(draft_id, "submitting")
        # Who submits has looked at whom it goes to.
        connected.shelf.debtors.confirm(draft_id, body["debtor"], ", ".join(request.invoice.numbers))
    return intent


def submit_many(
    connected: Connected,
    requests: Sequence[tuple[str, CreateReceivableRequest]],
    *,
    delay_seconds: float = 0,
) -> list[Intent]:
    """(draft id, request) each as an intent of its own, all of them durable or none. Raises NotSaved."""
    with connected.store.database.write():
        return [
            submit_receivable(connected, draft_id, request, delay_seconds=delay_seconds)
            for draft_id, request in requests
        ]


def take_back(connected: Connected, intent_id: str) -> bool:
    """Before it has left; a draft returns to its review, and what its submission taught is forgotten."""
    intent = connected.shelf.intents.get(intent_id)
    with connected.store.database.write():
        taken = connected.shelf.intents.withdraw(intent_id)
        if taken and intent.kind == "submit":
            connected.store.corrections.forget_of_draft(intent.subject_id)
            connected.shelf.debtors.forget_of_draft(intent.subject_id)
            connected.shelf.drafts.move(intent.subject_id, "review")
    return taken


def cancel_receivable(
    connected: Connected, receivable_id: str, request: CancelRequest, *, delay_seconds: float = 0
) -> Intent:
    return _asked(connected, "cancel", receivable_id, request, delay_seconds)


def add_contact(
    connected: Connected, receivable_id: str, contact: Contact, *, delay_seconds: float = 0
) -> Intent:
    return _asked(connected, "add_contact", receivable_id, contact, delay_seconds)


def submit_evidence(connected: Connected, receivable_id: str, *, delay_seconds: float = 0) -> Intent:
    """What was prepared for it; the draft stays until the service has it. Raises KeyError where nothing was."""
    prepared = connected.shelf.answers.get(receivable_id, "evidence")
    body = {name: prepared[name] for name in ("pieces", "statement") if prepared.get(name)}
    if not body:
        raise KeyError(receivable_id)
    return _once(connected, "evidence", receivable_id, body, delay_seconds)


def decide_partial_payment(
    connected: Connected, receivable_id: str, decision: PartialPaymentDecision, *, delay_seconds: float = 0
) -> Intent:
    return _asked(connected, "partial_payment", receivable_id, decision, delay_seconds)


def record_payment(
    connected: Connected, receivable_id: str, payment: RecordPaymentRequest, *, delay_seconds: float = 0
) -> Intent:
    return _asked(connected, "record_payment", receivable_id, payment, delay_seconds)


def change_planned_contact(
    connected: Connected,
    receivable_id: str,
    contact_id: str,
    action: PlannedContactAction,
    *,
    delay_seconds: float = 0,
) -> Intent:
    return _asked(connected, "planned_contact", receivable_id, action, delay_seconds, of=contact_id)


def sign_off_contact(
    connected: Connected,
    receivable_id: str,
    task_id: str,
    action: ContactTaskAction,
    *,
    delay_seconds: float = 0,
) -> Intent:
    """A letter was posted or a call made, is put off, or is given up."""
    return _asked(connected, "contact_task", receivable_id, action, delay_seconds, of=task_id)


def answer_agreement(
    connected: Connected,
    receivable_id: str,
    agreement_id: str,
    answer: AnswerAgreementRequest,
    *,
    delay_seconds: float = 0,
) -> Intent:
    return _asked(connected, "agreement", receivable_id, answer, delay_seconds, of=agreement_id)


def propose_agreement(
    connected: Connected, receivable_id: str, proposal: ProposeAgreementRequest, *, delay_seconds: float = 0
) -> Intent:
    return _asked(connected, "proposal", receivable_id, proposal, delay_seconds)


def record_promise(
    connected: Connected, receivable_id: str, promise: RecordPromiseRequest, *, delay_seconds: float = 0
) -> Intent:
    return _asked(connected, "promise", receivable_id, promise, delay_seconds)


def record_call(
    connected: Connected, receivable_id: str, call: RecordCallRequest, *, delay_seconds: float = 0
) -> Intent:
    return _asked(connected, "call", receivable_id, call, delay_seconds)


def declare_insolvency(
    connected: Connected,
    receivable_id: str,
    debtor_id: str,
    declared: DeclareInsolvencyRequest,
    *,
    delay_seconds: float = 0,
) -> Intent:
    return _asked(connected, "insolvency", receivable_id, declared, delay_seconds, of=debtor_id)


def withdraw_insolvency(
    connected: Connected, receivable_id: str, debtor_id: str, *, delay_seconds: float = 0
) -> Intent:
    return _once(connected, "insolvency_withdrawn", receivable_id, {"id": debtor_id}, delay_seconds)


def answer_same_debtor(
    connected: Connected,
    receivable_id: str,
    debtor_id: str,
    answer: SameDebtorAnswer,
    *,
    delay_seconds: float = 0,
) -> Intent:
    """Whether the debtor of this receivable is another one of the same creditor."""
    return _asked(connected, "same_debtor", receivable_id, answer, delay_seconds, of=debtor_id)


def told_apart(intents: Iterable[Intent]) -> frozenset[str]:
    """The debtors of whom one receivable's intents say whether its own debtor is that one, and which were neither
    taken back nor refused."""
    said = (one for one in intents if one.kind == "same_debtor" and one.state in (*UNSETTLED, "done"))
    return frozenset(str(one.body["debtor_id"]) for one in said)


def update_metadata(
    connected: Connected, receivable_id: str, metadata: Mapping[str, Any], *, delay_seconds: float = 0
) -> Intent:
    """Only these keys change; one given as None goes."""
    body = {"metadata": dict(metadata)}
    return connected.shelf.intents.add("metadata", receivable_id, body, delay_seconds=delay_seconds)


def _asked(
    connected: Connected,
    kind: Any,
    receivable_id: str,
    request: Body,
    delay_seconds: float,
    *,
    of: str | None = None,
) -> Intent:
    """What the service is asked for; `of` is the id of what it is about where that is not the receivable itself."""
    body = request.model_dump(mode="json", exclude_none=True)
    return _once(connected, kind, receivable_id, body if of is None else {"id": of, **body}, delay_seconds)


def _once(
    connected: Connected, kind: Any, receivable_id: str, body: Mapping[str, Any], delay_seconds: float = 0
) -> Intent:
    """A second click on the same decision is the same decision."""
    for intent in connected.shelf.intents.of_subject(receivable_id):
        if intent.kind == kind and intent.state in UNSETTLED and intent.body == body:
            return intent
    return connected.shelf.intents.add(kind, receivable_id, body, delay_seconds=delay_seconds)
