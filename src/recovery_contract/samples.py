"""One example of each event's data, for test events. The ids in it name nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from recovery_contract.events import PAYLOADS

_RECEIVABLE: Final = {"receivable_id": "rcv_test"}
_DAY: Final = "2026-02-{:02}T10:00:00Z"
_PAYMENT: Final = {
    **_RECEIVABLE,
    "payment_amount": 400,
    "payment_type": "partial",
    "remaining_amount": 800,
    "payment_date": _DAY.format(12),
    "payment_intent_id": "pay_test",
}

_DATA: Final[Mapping[str, Mapping[str, Any]]] = {
    "receivable.created": {
        **_RECEIVABLE,
        "user_id": "usr_test",
        "amount": 1200,
        "currency": "EUR",
        "status": "pending",
        "debtor": {"name": "Test debtor", "has_email": True, "has_phone": False},
    },
    "receivable.sent_to_recovery": {
        **_RECEIVABLE,
        "status": "in_process",
        "recovery_started_at": _DAY.format(6),
        "assigned_agent": "Test agent",
        "recovery_page_url": "https://service.example/r/test",
    },
    "receivable.contact.attempted": {
        **_RECEIVABLE,
        "contact_type": "email",
        "contact_number": 1,
        "contact_level": 0,
        "next_action": "sms",
        "next_action_date": _DAY.format(11),
    },
    "receivable.payment.received": _PAYMENT,
    "receivable.payment.partial": {
        **_RECEIVABLE,
        "original_amount": 1200,
        "paid_amount": 400,
        "remaining_amount": 800,
        "action_required": "platform_decision",
        "decision_deadline": _DAY.format(19),
    },
    "receivable.disputed": {
        **_RECEIVABLE,
        "dispute_reason": "not_delivered",
        "dispute_message": "The goods did not arrive.",
        "evidence_requested": ["delivery_note"],
        "evidence_deadline": _DAY.format(20),
        "recovery_paused": True,
    },
    "receivable.evidence.submitted": {
        **_RECEIVABLE,
        "evidence_count": 1,
        "evidence_types": ["delivery_note"],
        "recovery_resumed": True,
    },
    "receivable.recovered": {
        **_RECEIVABLE,
        "total_recovered": 1200,
        "recovery_duration_days": 12,
        "payout_scheduled": _DAY.format(21),
    },
    "receivable.cancelled": {
        **_RECEIVABLE,
        "cancellation_reason": "paid_directly",
        "cancelled_by": "platform",
        "cancelled_at": _DAY.format(14),
    },
    "receivable.evidence.requested": {
        **_RECEIVABLE,
        "evidence_requested": ["contract"],
        "evidence_deadline": _DAY.format(20),
        "recovery_paused": True,
    },
    "receivable.debtor.corrected": {**_RECEIVABLE, "status": "in_process", "fields": ["address.line1"]},
    "receivable.paused": {**_RECEIVABLE, "status": "in_process", "until": "2026-02-20"},
    "receivable.resumed": {**_RECEIVABLE, "status": "in_process", "reason": "continue_recovery"},
    "receivable.agreement.proposed": {
        **_RECEIVABLE,
        "agreement_id": "agr_test",
        "kind": "instalments",
        "proposed_by": "debtor",
        "total": 1200,
        "open_amount": 1200,
        "instalments": 3,
        "first_on": "2026-03-01",
        "answer_until": _DAY.format(22),
    },
    "receivable.agreement.changed": {
        **_RECEIVABLE,
        "agreement_id": "agr_test",
        "kind": "instalments",
        "state": "accepted",
        "decided_by": "standing_rule",
        "rule": "accept up to 4 monthly instalments",
    },
    "receivable.promise.made": {**_RECEIVABLE, "amount": 1200, "day": "2026-02-20"},
    "receivable.promise.broken": {**_RECEIVABLE, "amount": 1200, "day": "2026-02-20"},
    "receivable.insolvency.declared": {
        **_RECEIVABLE,
        "procedure": "receivership",
        "opened_on": "2026-01-15",
        "declare_by": "2026-03-20",
    },
    "receivable.message.received": {
        **_RECEIVABLE,
        "user_id": "usr_test",
        "received_message_id": "rcm_test",
    },
    "receivable.plan.ended": {
        **_RECEIVABLE,
        "user_id": "usr_test",
        "attempts": {"email": 3, "phone": 2, "sms": 1, "letter": 2},
        "options": ["add_contact", "propose_agreement", "court_form", "case_file", "cancel"],
    },
    "receivable.limitation.near": {
        **_RECEIVABLE,
        "user_id": "usr_test",
        "barred_after": "2026-03-16",
        "days_left": 60,
    },
    "receivable.limitation.passed": {**_RECEIVABLE, "user_id": "usr_test", "barred_after": "2026-03-16"},
    "user.onboarding.completed": {
        "user_id": "usr_test",
        "status": "active",
        "capabilities": {"send_receivables": True, "receive_payments": True},
        "completed_at": _DAY.format(5),
    },
    "user.updated": {"user_id": "usr_test", "status": "onboarding"},
    "payment.received": _PAYMENT,
}

SAMPLES: Final = {
    type: PAYLOADS[type].model_validate(data).model_dump(mode="json") for type, data in _DATA.items()
}
