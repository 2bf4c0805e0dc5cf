"""What the person decides: each decision is a durable intent first, and leaves when its time has come."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from recovery_contract.actions import CancelRequest, EvidenceSubmission, PartialPaymentDecision
from recovery_contract.extensions import RecordPaymentRequest
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
    return intent


def take_back(connected: Connected, intent_id: str) -> bool:
    """Before it has left; a draft returns to its review, and what was learned from submitting it is forgotten."""
    intent = connected.shelf.intents.get(intent_id)
    with connected.store.database.write():
        taken = connected.shelf.intents.withdraw(intent_id)
        if taken and intent.kind == "submit":
            connected.store.corrections.forget_of_draft(intent.subject_id)
            connected.shelf.drafts.move(intent.subject_id, "review")
    return taken


def cancel_receivable(
    connected: Connected, receivable_id: str, request: CancelRequest, *, delay_seconds: float = 0
) -> Intent:
    return _once(
        connected, "cancel", receivable_id, request.model_dump(mode="json", exclude_none=True), delay_seconds
    )


def add_contact(
    connected: Connected, receivable_id: str, contact: Contact, *, delay_seconds: float = 0
) -> Intent:
    return _once(
        connected,
        "add_contact",
        receivable_id,
        contact.model_dump(mode="json", exclude_none=True),
        delay_seconds,
    )


def submit_evidence(
    connected: Connected, receivable_id: str, evidence: EvidenceSubmission, *, delay_seconds: float = 0
) -> Intent:
    return _once(
        connected,
        "evidence",
        receivable_id,
        evidence.model_dump(mode="json", exclude_none=True),
        delay_seconds,
    )


def decide_partial_payment(
    connected: Connected, receivable_id: str, decision: PartialPaymentDecision, *, delay_seconds: float = 0
) -> Intent:
    body = decision.model_dump(mode="json", exclude_none=True)
    return _once(connected, "partial_payment", receivable_id, body, delay_seconds)


def record_payment(connected: Connected, receivable_id: str, payment: RecordPaymentRequest) -> Intent:
    body = payment.model_dump(mode="json", exclude_none=True)
    return _once(connected, "record_payment", receivable_id, body)


def update_metadata(connected: Connected, receivable_id: str, metadata: Mapping[str, Any]) -> Intent:
    return connected.shelf.intents.add("metadata", receivable_id, {"metadata": dict(metadata)})


def _once(
    connected: Connected, kind: Any, receivable_id: str, body: Mapping[str, Any], delay_seconds: float = 0
) -> Intent:
    """A second click on the same decision is the same decision."""
    for intent in connected.shelf.intents.of_subject(receivable_id):
        if intent.kind == kind and intent.state in UNSETTLED and intent.body == body:
            return intent
    return connected.shelf.intents.add(kind, receivable_id, body, delay_seconds=delay_seconds)
