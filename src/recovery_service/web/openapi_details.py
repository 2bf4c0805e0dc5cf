"""What /openapi.json says beyond the contract's models: each operation's answer, and what its values must be."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from pydantic import BaseModel

from recovery_contract import (
    accounts,
    agreements,
    correspondence,
    creditor_settings,
    events,
    extensions,
    extraction,
    letterhead,
    receivables,
    sandbox,
    statistics,
    users,
    webhooks,
)
from recovery_contract.errors import ErrorCode
from recovery_contract.fields import CURRENCIES, MAX_MINOR_UNITS
from recovery_contract.lifecycle import ReceivableStatus
from recovery_contract.rate_limits import LIST_LIMIT_DEFAULT, LIST_LIMIT_MAX


@dataclass(frozen=True)
class Success:
    """Answer of an operation: a model, a page of it (`data` beside `has_more`), a plain array, or a file. `example` is
    what its example shows otherwise than the fields' own examples."""

    status: int = 200
    model: type[BaseModel] | None = None
    page: bool = False
    array: bool = False
    media_type: str = "application/json"
    example: Mapping[str, Any] = field(default_factory=dict)


_RECEIVABLE = Success(200, receivables.Receivable)


def _receivable(status: ReceivableStatus, phase: str, *, remaining: float, code: int = 200) -> Success:
    """Return the answer of an operation that leads to this state."""
    progress = {"phase": phase, "invoice_numbers": ["2026-017"], "remaining_amount": remaining}
    return Success(
        code, receivables.Receivable, example={"status": status.value, "recovery_progress": progress}
    )


_NOTHING_YET: Final = {"send_receivables": False, "receive_payments": False}

SUCCESSES: Final[dict[str, Success]] = {
    "createUser": Success(
        201,
        users.User,
        example={"status": users.UserStatus.PENDING_ONBOARDING.value, "capabilities": _NOTHING_YET},
    ),
    "getUser": Success(200, users.User),
    "listUsers": Success(200, users.UserPage, page=True),
    "updateUser": Success(200, users.User),
    "getOnboardingStatus": Success(200, users.OnboardingStatus),
    "getRequirements": Success(200, users.Requirements),
    "createReceivable": _receivable(ReceivableStatus.PENDING, "starting", remaining=1200.5, code=201),
    "listReceivables": Success(200, receivables.ReceivablePage, page=True),
    "extractInvoice": Success(200, extraction.ExtractionResult),
    "getReceivable": _RECEIVABLE,
    "updateReceivable": _RECEIVABLE,
    "cancelReceivable": _receivable(ReceivableStatus.CANCELLED, "done", remaining=1200.5),
    "addContact": Success(201, receivables.ContactCreated),
    "submitEvidence": _RECEIVABLE,
    "decidePartialPayment": _RECEIVABLE,
    "createWebhook": Success(201, webhooks.Webhook),
    "listWebhooks": Success(200, webhooks.Webhook, array=True),
    "deleteWebhook": Success(204),
    "rotateWebhookSecret": Success(200, webhooks.RotatedSecret),
    "getStats": Success(200, statistics.RecoveryStats),
    "listEvents": Success(200, webhooks.EventPage, page=True),
    "getEvent": Success(200, events.Event),
    "replayEvent": Success(202, events.Event),
    "testWebhook": Success(200, webhooks.DeliveryOutcome),
    "getWebhookHealth": Success(200, webhooks.EndpointHealth),
    "listDeliveries": Success(200, webhooks.DeliveryLogPage, page=True),
    "recoverDeliveries": Success(202, webhooks.RecoveredDeliveries),
    "listWebhookAddresses": Success(200, webhooks.SourceAddresses),
    "getWebhook": Success(200, webhooks.Webhook),
    "updateWebhook": Success(200, webhooks.Webhook),
    "getTimeline": Success(200, extensions.Timeline),
    "listDocuments": Success(200, extensions.DocumentList),
    "getDocument": Success(200, media_type="*/*"),
    "listMessages": Success(200, extensions.MessageList),
    "getBalance": Success(200, extensions.BalanceResponse),
    "getCaseFile": Success(200, media_type="application/zip"),
    "recordPayment": Success(201, extensions.PaymentRecorded),
    "reversePayment": _RECEIVABLE,
    "recordCreditNote": Success(201, receivables.Receivable),
    "recordDispute": Success(201, receivables.Receivable),
    "remindAlone": _RECEIVABLE,
    "pauseReceivable": _RECEIVABLE,
    "resumeReceivable": _RECEIVABLE,
    "correctDebtor": _RECEIVABLE,
    "changePursuit": _RECEIVABLE,
    "recordCall": _RECEIVABLE,
    "listAgreements": Success(200, agreements.AgreementList),
    "proposeAgreement": Success(201, agreements.Agreement),
    "answerAgreement": Success(200, agreements.Agreement),
    "recordPromise": Success(201, receivables.Receivable),
    "getMailboxReading": Success(200, correspondence.MailboxReading),
    "putMailboxReading": Success(200, correspondence.MailboxReading),
    "listReceivedMessages": Success(200, correspondence.ReceivedMessageList),
    "decideReceivedMessage": Success(200, correspondence.ReceivedMessage),
    "getAnswerDrafts": Success(200, correspondence.AnswerDrafts),
    "answerReceivedMessage": Success(200, correspondence.ReceivedMessage),
    "listPlannedContacts": Success(200, extensions.PlannedContactList),
    "getPlannedContact": Success(200, extensions.PlannedMessage),
    "changePlannedContact": Success(200, extensions.PlannedContact),
    "listContactTasks": Success(200, extensions.ContactTaskList),
    "getTaskLetters": Success(200, media_type="application/pdf"),
    "getTaskLetter": Success(200, media_type="application/pdf"),
    "signOffContact": Success(200, extensions.PlannedContact),
    "getPlan": Success(200, creditor_settings.RecoveryPlan),
    "putPlan": Success(200, creditor_settings.RecoveryPlan),
    "getTemplates": Success(200, creditor_settings.TemplateList),
    "putTemplates": Success(200, creditor_settings.TemplateList),
    "getStandingRules": Success(200, creditor_settings.StandingRules),
    "putStandingRules": Success(200, creditor_settings.StandingRules),
    "getMailbox": Success(200, creditor_settings.Mailbox),
    "putProfile": Success(200, users.User),
    "getSenderDomain": Success(200, creditor_settings.SenderDomain),
    "putMailbox": Success(200, creditor_settings.Mailbox),
    "getAccounts": Success(200, accounts.Accounts),
    "putAccounts": Success(200, accounts.Accounts),
    "getLetters": Success(200, creditor_settings.Letters),
    "putLetters": Success(200, creditor_settings.Letters),
    "getLetterhead": Success(200, letterhead.Letterhead),
    "putLetterhead": Success(200, letterhead.Letterhead),
    "getRates": Success(200, extensions.Rates),
    "putRates": Success(200, extensions.Rates),
    "listSuppressions": Success(200, extensions.SuppressionPage, page=True),
    "addSuppression": Success(201, extensions.Suppression),
    "removeSuppression": Success(204),
    "getPrivacyRecord": Success(200, extensions.PrivacyRecord),
    "erasePrivacyRecord": Success(204),
    "listDebtorQuestions": Success(200, extensions.DebtorQuestionList),
    "answerSameDebtor": Success(200, extensions.JoinedDebtor),
    "getInsolvency": Success(200, agreements.Insolvency),
    "declareInsolvency": Success(200, agreements.Insolvency),
    "withdrawInsolvency": Success(204),
    "getClock": Success(200, sandbox.ClockNow),
    "advanceClock": Success(200, sandbox.ClockNow),
    "testPay": _receivable(ReceivableStatus.PAYMENT_RECEIVED, "settling", remaining=0),
    "testDispute": _receivable(ReceivableStatus.DISPUTED, "evidence", remaining=1200.5),
    "testRequestEvidence": _receivable(ReceivableStatus.EVIDENCE_REQUESTED, "evidence", remaining=1200.5),
    "testDebtorAction": _RECEIVABLE,
    "testReceiveMessage": Success(201, correspondence.ReceivedMessage),
    "testCompleteOnboarding": Success(200, users.User),
    "getOutbox": Success(200, sandbox.OutboxPage, page=True),
}

_LIMIT: Final = {"type": "integer", "minimum": 1, "maximum": LIST_LIMIT_MAX, "default": LIST_LIMIT_DEFAULT}
_MOMENT: Final = {"type": "string", "format": "date-time", "description": "or the cursor of an earlier page"}

_FIRST: Final = {"type": "string", "format": "date-time"}
_LAST: Final = {"type": "string", "format": "date-time"}
_STATUS: Final = {"type": "string", "enum": [status.value for status in ReceivableStatus]}
_USER_STATUS: Final = {"type": "string", "enum": [status.value for status in users.UserStatus]}

PARAMETERS: Final[dict[tuple[str, str | None], dict[str, Any]]] = {
    ("limit", None): _LIMIT,
    ("since", "listEvents"): _MOMENT,
    ("since", "listDeliveries"): {"type": "string", "format": "date-time"},
    ("type", "listEvents"): {"type": "string", "enum": list(events.PAYLOADS)},
    ("types[]", "listEvents"): {"type": "array", "items": {"type": "string", "enum": list(events.PAYLOADS)}},
    ("status", "listReceivables"): _STATUS,
    ("statuses[]", "listReceivables"): {"type": "array", "items": _STATUS},
    ("status", "listUsers"): _USER_STATUS,
    ("statuses[]", "listUsers"): {"type": "array", "items": _USER_STATUS},
    ("created[gte]", None): _FIRST,
    ("created[lte]", None): _LAST,
    ("metadata", "listReceivables"): {
        "type": "object",
        "maxProperties": receivables.METADATA_FILTERS,
        "propertyNames": {"maxLength": receivables.METADATA_KEY_LENGTH},
        "additionalProperties": {"type": "string", "maxLength": receivables.METADATA_VALUE_LENGTH},
    },
    ("expand[]", None): {"type": "array", "items": {"type": "string", "enum": list(receivables.EXPANDABLE)}},
    ("currency", "getStats"): {"type": "string", "enum": sorted(CURRENCIES), "default": "EUR"},
}
"""Of a query parameter beyond its type: (name, operation or None for any) -> its schema."""

_POSITIVE: Final = {"exclusiveMinimum": 0, "maximum": MAX_MINOR_UNITS}
_NOT_NEGATIVE: Final = {"minimum": 0, "maximum": MAX_MINOR_UNITS}
_CURRENCY: Final = {"enum": sorted(CURRENCIES)}

_SUBSCRIBED: Final = {"items": {"enum": [*events.PAYLOADS, *events.PATTERNS]}}

FIELDS: Final[dict[tuple[str, str], dict[str, Any]]] = {
    ("ErrorInfo", "code"): {"enum": [code.value for code in ErrorCode]},
    ("Invoice", "amount"): _POSITIVE,
    ("Invoice", "amount_before_tax"): _NOT_NEGATIVE,
    ("Invoice", "tax_amount"): _NOT_NEGATIVE,
    ("Invoice", "prepaid_amount"): _NOT_NEGATIVE,
    ("Invoice", "currency"): _CURRENCY,
    ("Debtor", "contacts"): {"minItems": 1},
    ("RecordPaymentRequest", "amount"): _POSITIVE,
    ("RecordDisputeRequest", "amount"): _POSITIVE,
    ("PayRequest", "amount"): _POSITIVE,
    ("ProposeAgreementRequest", "amount"): _POSITIVE,
    ("AnswerAgreementRequest", "amount"): _POSITIVE,
    ("RecordPromiseRequest", "amount"): _POSITIVE,
    ("EvidenceSubmission", "documents"): {"minItems": 1},
    ("EvidenceSubmission", "statement"): {"pattern": r"\S"},
    ("EvidenceDocument", "file"): {
        "pattern": "^data:(application/pdf|image/(png|jpeg|jpg))(;[^,;]*)*;base64,"
    },
    ("TestEventRequest", "type"): {"enum": list(events.PAYLOADS)},
    ("TestEventRequest", "endpoint_id"): {"minLength": 1},
    ("CreateWebhookRequest", "events"): _SUBSCRIBED,
    ("UpdateWebhookRequest", "events"): _SUBSCRIBED,
    ("RecoverRequest", "since"): {"format": "date-time"},
    ("PlannedContactAction", "at"): {"format": "date-time"},
    ("PlanStep", "template"): {"pattern": "^[a-z0-9_]{1,60}$"},
    ("MessageTemplate", "key"): {"pattern": "^[a-z0-9_]{1,60}$"},
    ("AdvanceClockRequest", "to"): {"format": "date-time"},
    ("Letters", "sender"): {
        "items": {"type": "string", "minLength": 1, "maxLength": 80, "pattern": creditor_settings.SENDER_LINE}
    },
}
"""Of a field beyond what the model's schema can say: (model, field) -> schema to add."""

TOGETHER: Final[dict[str, dict[str, Any]]] = {
    # Not `oneOf` and `anyOf`: generators of clients make several models of one that has them.
    "AdvanceClockRequest": {"minProperties": 1, "maxProperties": 1},
    "EvidenceSubmission": {"minProperties": 1},
}
"""Of the fields of a model together."""

ID_EXAMPLES: Final = {
    "/v1/users/": "usr_01",
    "/v1/test/users/": "usr_01",
    "/v1/receivables/": "rcv_01",
    "/v1/test/receivables/": "rcv_01",
    "/v1/webhooks/": "whk_01",
    "/v1/events/": "evt_01",
    "/v1/planned-contacts/": "pln_01",
    "/v1/contact-tasks/": "pln_01",
    "/v1/debtors/": "dbt_01",
    "/v1/received-messages/": "msg_01",
}
"""Of the id in an address, by what the address begins with."""

PARAMETER_EXAMPLES: Final[dict[tuple[str, str], Any]] = {
    ("status", "listUsers"): "active",
    ("statuses[]", "listUsers"): ["onboarding", "active"],
    ("status", "listDeliveries"): "failed",
    ("starting_after", "listUsers"): "usr_01",
    ("ending_before", "listUsers"): "usr_01",
}
"""Where a parameter means something of its own: (name, operation)."""

BODY_EXAMPLES: Final[dict[str, dict[str, Any]]] = {
    "createUser": {
        "email": "owner@creditor.example",
        "company": {
            "name": "Roofs and more",
            "address": {"line1": "1 rue des Lilas", "postal_code": "69003", "city": "Lyon", "country": "FR"},
        },
        "platform": {"callback_url": "https://platform.example/welcome-back"},
    },
    "updateUser": {"contact": {"first_name": "Anne", "last_name": "Durand"}},
    "createReceivable": {
        "user_id": "usr_01",
        "invoice": {
            "numbers": ["2026-017"],
            "issue_date": "2026-01-05",
            "due_date": "2026-02-04",
            "amount": 1200.5,
            "service_description": "Repair of a roof",
        },
        "debtor": {"company_name": "Slow payer Ltd", "contacts": [{"email": "ignores@debtor.example"}]},
        "metadata": {"order": "A-1"},
    },
    "updateReceivable": {"metadata": {"order": "A-2", "lot": None}},
    "submitEvidence": {"statement": "The goods were delivered on 5 January."},
    "updateWebhook": {"url": "https://platform.example/hook", "events": ["receivable.*"]},
    "advanceClock": {"seconds": 86400},
}
"""Bodies that show more than what is required."""
