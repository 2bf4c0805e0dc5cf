"""Webhook events: the envelope, one payload per type, and which patterns name them."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Any, Final

from pydantic import BeforeValidator

from recovery_contract.fields import Amount, Resource, Timestamp
from recovery_contract.ids import (
    AgreementId,
    ClientId,
    EventId,
    PaymentId,
    ReceivableId,
    ReceivedMessageId,
    UserId,
)


class EventMetadata(Resource):
    platform_id: ClientId | None = None
    environment: str | None = None


class Event(Resource):
    id: EventId
    type: str
    api_version: str | None = None
    created_at: Timestamp
    data: Annotated[dict[str, Any], BeforeValidator(lambda value: {} if value is None else value)] = {}
    metadata: EventMetadata | None = None


class DebtorSummary(Resource):
    name: str
    has_email: bool
    has_phone: bool


class ReceivableCreated(Resource):
    receivable_id: ReceivableId
    user_id: UserId
    amount: Amount
    currency: str
    status: str
    debtor: DebtorSummary


class SentToRecovery(Resource):
    receivable_id: ReceivableId
    status: str
    recovery_started_at: Timestamp
    assigned_agent: str
    recovery_page_url: str


class ContactAttempted(Resource):
    receivable_id: ReceivableId
    contact_type: str
    contact_number: int
    contact_level: int
    next_action: str
    next_action_date: Timestamp | None


class PaymentReceived(Resource):
    receivable_id: ReceivableId
    payment_amount: Amount
    payment_type: str
    remaining_amount: Amount
    payment_date: Timestamp
    payment_intent_id: PaymentId


class PaymentPartial(Resource):
    receivable_id: ReceivableId
    original_amount: Amount
    paid_amount: Amount
    remaining_amount: Amount
    action_required: str
    decision_deadline: Timestamp


class Disputed(Resource):
    receivable_id: ReceivableId
    dispute_reason: str
    dispute_message: str
    evidence_requested: list[str]
    evidence_deadline: Timestamp
    recovery_paused: bool


class EvidenceSubmitted(Resource):
    receivable_id: ReceivableId
    evidence_count: int
    evidence_types: list[str]
    recovery_resumed: bool


class Recovered(Resource):
    receivable_id: ReceivableId
    total_recovered: Amount
    recovery_duration_days: int
    payout_scheduled: Timestamp


class Cancelled(Resource):
    receivable_id: ReceivableId
    cancellation_reason: str
    cancelled_by: str
    cancelled_at: Timestamp


class EvidenceRequested(Resource):
    receivable_id: ReceivableId
    evidence_requested: list[str]
    evidence_deadline: Timestamp
    recovery_paused: bool


class Resumed(Resource):
    receivable_id: ReceivableId
    status: str
    reason: str


class Paused(Resource):
    """The creditor lets contacts rest; `until` is the last day of it, null where it has no end."""

    receivable_id: ReceivableId
    status: str
    until: date | None


class DebtorCorrected(Resource):
    """The creditor corrected facts about the debtor: `fields` are their paths, the values stand in the receivable."""

    receivable_id: ReceivableId
    status: str
    fields: list[str]


class AgreementProposed(Resource):
    receivable_id: ReceivableId
    agreement_id: AgreementId
    kind: str
    proposed_by: str
    total: Amount
    open_amount: Amount
    instalments: int
    first_on: date
    answer_until: Timestamp


class AgreementChanged(Resource):
    receivable_id: ReceivableId
    agreement_id: AgreementId
    kind: str
    state: str
    decided_by: str | None
    rule: str | None


class PromiseRecorded(Resource):
    receivable_id: ReceivableId
    amount: Amount
    day: date


class InsolvencyDeclared(Resource):
    receivable_id: ReceivableId
    procedure: str
    opened_on: date
    declare_by: date | None


class LimitationNear(Resource):
    """`barred_after` is the last day on which the receivable can be claimed; told 60 and 14 days before."""

    receivable_id: ReceivableId
    user_id: UserId
    barred_after: date
    days_left: int


class LimitationPassed(Resource):
    """From this day on the receivable can no longer be claimed in court."""

    receivable_id: ReceivableId
    user_id: UserId
    barred_after: date


class MessageReceived(Resource):
    """A person's email: its words stand in the message alone, and what a program answered is no event."""

    receivable_id: ReceivableId
    user_id: UserId
    received_message_id: ReceivedMessageId


class PlanEnded(Resource):
    """No planned contact is left: `attempts` by channel, `options` as in `recovery_progress.review`."""

    receivable_id: ReceivableId
    user_id: UserId
    attempts: dict[str, int]
    options: list[str]


class OnboardingCompleted(Resource):
    user_id: UserId
    status: str
    capabilities: dict[str, bool]
    completed_at: Timestamp


class UserUpdated(Resource):
    user_id: UserId
    status: str


PAYLOADS: Final[dict[str, type[Resource]]] = {
    "receivable.created": ReceivableCreated,
    "receivable.sent_to_recovery": SentToRecovery,
    "receivable.contact.attempted": ContactAttempted,
    "receivable.payment.received": PaymentReceived,
    "receivable.payment.partial": PaymentPartial,
    "receivable.disputed": Disputed,
    "receivable.evidence.submitted": EvidenceSubmitted,
    "receivable.recovered": Recovered,
    "receivable.cancelled": Cancelled,
    "receivable.evidence.requested": EvidenceRequested,
    "receivable.resumed": Resumed,
    "receivable.paused": Paused,
    "receivable.debtor.corrected": DebtorCorrected,
    "receivable.agreement.proposed": AgreementProposed,
    "receivable.agreement.changed": AgreementChanged,
    "receivable.promise.made": PromiseRecorded,
    "receivable.promise.broken": PromiseRecorded,
    "receivable.insolvency.declared": InsolvencyDeclared,
    "receivable.message.received": MessageReceived,
    "receivable.plan.ended": PlanEnded,
    "receivable.limitation.near": LimitationNear,
    "receivable.limitation.passed": LimitationPassed,
    "user.onboarding.completed": OnboardingCompleted,
    "user.updated": UserUpdated,
    "payment.received": PaymentReceived,
}

PATTERNS: Final = ("receivable.*", "user.*", "*")
EXPLICIT_ONLY: Final = frozenset({"payment.received"})
"""Types that repeat another one and go only to endpoints that name them."""


def is_pattern(name: str) -> bool:
    """Return whether an endpoint may subscribe to this name."""
    return name in PAYLOADS or name in PATTERNS


def matches_pattern(pattern: str, event_type: str) -> bool:
    """Return whether an endpoint subscribed to `pattern` is told of an event of this type."""
    if pattern == event_type:
        return True
    if event_type in EXPLICIT_ONLY:
        return False
    return pattern == "*" or (pattern.endswith(".*") and event_type.startswith(pattern[:-1]))
