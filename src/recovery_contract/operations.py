"""Every operation as a row: method, path, id, scope. The service's checks and the tests' matrices derive from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from recovery_contract.oauth import Scope

Kind = Literal["interface", "unshown", "extension", "test"]


@dataclass(frozen=True)
class Operation:
    """`scope` None: a valid token is enough. `kind` says who defined it."""

    id: str
    method: str
    path: str
    scope: Scope | None
    kind: Kind = "interface"


_R = "/v1/receivables/{id}"
_T = "/v1/test"

OPERATIONS: Final = (
    Operation("createUser", "POST", "/v1/users", Scope.USERS_WRITE),
    Operation("getUser", "GET", "/v1/users/{id}", Scope.USERS_READ),
    Operation("listUsers", "GET", "/v1/users", Scope.USERS_READ, "extension"),
    Operation("updateUser", "PATCH", "/v1/users/{id}", Scope.USERS_WRITE, "extension"),
    Operation("getOnboardingStatus", "GET", "/v1/users/{id}/onboarding-status", Scope.USERS_READ),
    Operation("getRequirements", "GET", "/v1/users/{id}/requirements", Scope.USERS_READ),
    Operation("createReceivable", "POST", "/v1/receivables", Scope.RECEIVABLES_WRITE),
    Operation("listReceivables", "GET", "/v1/receivables", Scope.RECEIVABLES_READ),
    Operation("extractInvoice", "POST", "/v1/receivables/ocr", Scope.RECEIVABLES_WRITE),
    Operation("getReceivable", "GET", _R, Scope.RECEIVABLES_READ),
    Operation("updateReceivable", "PATCH", _R, Scope.RECEIVABLES_WRITE),
    Operation("cancelReceivable", "POST", _R + "/cancel", Scope.RECEIVABLES_WRITE),
    Operation("addContact", "POST", _R + "/contacts", Scope.RECEIVABLES_WRITE),
    Operation("submitEvidence", "POST", _R + "/evidence", Scope.RECEIVABLES_WRITE),
    Operation("decidePartialPayment", "POST", _R + "/partial-payment", Scope.RECEIVABLES_WRITE),
    Operation("createWebhook", "POST", "/v1/webhooks", Scope.WEBHOOKS_MANAGE),
    Operation("listWebhooks", "GET", "/v1/webhooks", Scope.WEBHOOKS_MANAGE),
    Operation("deleteWebhook", "DELETE", "/v1/webhooks/{id}", Scope.WEBHOOKS_MANAGE),
    Operation("rotateWebhookSecret", "POST", "/v1/webhooks/{id}/rotate-secret", Scope.WEBHOOKS_MANAGE),
    Operation("getStats", "GET", "/v1/reports/stats", Scope.REPORTS_READ),
    Operation("listEvents", "GET", "/v1/events", Scope.WEBHOOKS_MANAGE, "unshown"),
    Operation("getEvent", "GET", "/v1/events/{id}", Scope.WEBHOOKS_MANAGE, "unshown"),
    Operation("replayEvent", "POST", "/v1/events/{id}/replay", Scope.WEBHOOKS_MANAGE, "unshown"),
    Operation("testWebhook", "POST", "/v1/webhooks/test", Scope.WEBHOOKS_MANAGE, "unshown"),
    Operation("getWebhookHealth", "GET", "/v1/webhooks/{id}/health", Scope.WEBHOOKS_MANAGE, "unshown"),
    Operation("listDeliveries", "GET", "/v1/webhooks/logs", Scope.WEBHOOKS_MANAGE, "unshown"),
    Operation("recoverDeliveries", "POST", "/v1/webhooks/{id}/recover", Scope.WEBHOOKS_MANAGE, "unshown"),
    Operation("listWebhookAddresses", "GET", "/v1/webhooks/addresses", Scope.WEBHOOKS_MANAGE, "extension"),
    Operation("getWebhook", "GET", "/v1/webhooks/{id}", Scope.WEBHOOKS_MANAGE, "extension"),
    Operation("updateWebhook", "PATCH", "/v1/webhooks/{id}", Scope.WEBHOOKS_MANAGE, "unshown"),
    Operation("getTimeline", "GET", _R + "/timeline", Scope.RECOVERY_READ, "extension"),
    Operation("listDocuments", "GET", _R + "/documents", Scope.RECOVERY_READ, "extension"),
    Operation("getDocument", "GET", _R + "/documents/{doc}", Scope.RECOVERY_READ, "extension"),
    Operation("listMessages", "GET", _R + "/messages", Scope.RECOVERY_READ, "extension"),
    Operation("getBalance", "GET", _R + "/balance", Scope.RECOVERY_READ, "extension"),
    Operation("getCaseFile", "GET", _R + "/case-file", Scope.RECOVERY_READ, "extension"),
    Operation("recordPayment", "POST", _R + "/payments", Scope.RECOVERY_WRITE, "extension"),
    Operation(
        "reversePayment", "POST", _R + "/payments/{payment}/reverse", Scope.RECOVERY_WRITE, "extension"
    ),
    Operation("recordCreditNote", "POST", _R + "/credit-notes", Scope.RECOVERY_WRITE, "extension"),
    Operation("recordDispute", "POST", _R + "/disputes", Scope.RECOVERY_WRITE, "extension"),
    Operation("remindAlone", "POST", _R + "/remind-alone", Scope.RECOVERY_WRITE, "extension"),
    Operation("pauseReceivable", "POST", _R + "/pause", Scope.RECOVERY_WRITE, "extension"),
    Operation("resumeReceivable", "POST", _R + "/resume", Scope.RECOVERY_WRITE, "extension"),
    Operation("correctDebtor", "POST", _R + "/debtor", Scope.RECOVERY_WRITE, "extension"),
    Operation("changePursuit", "POST", _R + "/pursuit", Scope.RECOVERY_WRITE, "extension"),
    Operation("recordCall", "POST", _R + "/calls", Scope.RECOVERY_WRITE, "extension"),
    Operation("listAgreements", "GET", _R + "/agreements", Scope.RECOVERY_READ, "extension"),
    Operation("proposeAgreement", "POST", _R + "/agreements", Scope.RECOVERY_WRITE, "extension"),
    Operation("answerAgreement", "POST", _R + "/agreements/{agreement}", Scope.RECOVERY_WRITE, "extension"),
    Operation("recordPromise", "POST", _R + "/promises", Scope.RECOVERY_WRITE, "extension"),
    Operation("listPlannedContacts", "GET", "/v1/planned-contacts", Scope.RECOVERY_READ, "extension"),
    Operation("getPlannedContact", "GET", "/v1/planned-contacts/{id}", Scope.RECOVERY_READ, "extension"),
    Operation("changePlannedContact", "POST", "/v1/planned-contacts/{id}", Scope.RECOVERY_WRITE, "extension"),
    Operation("listContactTasks", "GET", "/v1/contact-tasks", Scope.RECOVERY_READ, "extension"),
    Operation("getTaskLetters", "GET", "/v1/contact-tasks/letters", Scope.RECOVERY_WRITE, "extension"),
    Operation("getTaskLetter", "GET", "/v1/contact-tasks/{id}/letter", Scope.RECOVERY_WRITE, "extension"),
    Operation("signOffContact", "POST", "/v1/contact-tasks/{id}", Scope.RECOVERY_WRITE, "extension"),
    Operation("listReceivedMessages", "GET", "/v1/received-messages", Scope.RECOVERY_READ, "extension"),
    Operation(
        "decideReceivedMessage", "POST", "/v1/received-messages/{id}", Scope.RECOVERY_WRITE, "extension"
    ),
    Operation(
        "getAnswerDrafts", "GET", "/v1/received-messages/{id}/answers", Scope.RECOVERY_READ, "extension"
    ),
    Operation(
        "answerReceivedMessage",
        "POST",
        "/v1/received-messages/{id}/answers",
        Scope.RECOVERY_WRITE,
        "extension",
    ),
    Operation("getPlan", "GET", "/v1/users/{id}/plan", Scope.RECOVERY_READ, "extension"),
    Operation("putPlan", "PUT", "/v1/users/{id}/plan", Scope.RECOVERY_WRITE, "extension"),
    Operation("getTemplates", "GET", "/v1/users/{id}/templates", Scope.RECOVERY_READ, "extension"),
    Operation("putTemplates", "PUT", "/v1/users/{id}/templates", Scope.RECOVERY_WRITE, "extension"),
    Operation("getStandingRules", "GET", "/v1/users/{id}/standing-rules", Scope.RECOVERY_READ, "extension"),
    Operation("putStandingRules", "PUT", "/v1/users/{id}/standing-rules", Scope.RECOVERY_WRITE, "extension"),
    Operation("putProfile", "PUT", "/v1/users/{id}/profile", Scope.USERS_WRITE, "extension"),
    Operation("getMailbox", "GET", "/v1/users/{id}/mailbox", Scope.RECOVERY_READ, "extension"),
    Operation("getSenderDomain", "GET", "/v1/users/{id}/mailbox/domain", Scope.RECOVERY_READ, "extension"),
    Operation("putMailbox", "PUT", "/v1/users/{id}/mailbox", Scope.RECOVERY_WRITE, "extension"),
    Operation("getMailboxReading", "GET", "/v1/users/{id}/mailbox-reading", Scope.RECOVERY_READ, "extension"),
    Operation(
        "putMailboxReading", "PUT", "/v1/users/{id}/mailbox-reading", Scope.RECOVERY_WRITE, "extension"
    ),
    Operation("getAccounts", "GET", "/v1/users/{id}/accounts", Scope.USERS_READ, "extension"),
    Operation("putAccounts", "PUT", "/v1/users/{id}/accounts", Scope.USERS_WRITE, "extension"),
    Operation("getLetters", "GET", "/v1/users/{id}/letters", Scope.RECOVERY_READ, "extension"),
    Operation("getLetterhead", "GET", "/v1/users/{id}/letterhead", Scope.RECOVERY_READ, "extension"),
    Operation("putLetterhead", "PUT", "/v1/users/{id}/letterhead", Scope.RECOVERY_WRITE, "extension"),
    Operation("getRates", "GET", "/v1/users/{id}/rates", Scope.RECOVERY_READ, "extension"),
    Operation("putRates", "PUT", "/v1/users/{id}/rates", Scope.RECOVERY_WRITE, "extension"),
    Operation("putLetters", "PUT", "/v1/users/{id}/letters", Scope.RECOVERY_WRITE, "extension"),
    Operation("listSuppressions", "GET", "/v1/users/{id}/suppressions", Scope.RECOVERY_READ, "extension"),
    Operation("addSuppression", "POST", "/v1/users/{id}/suppressions", Scope.RECOVERY_WRITE, "extension"),
    Operation(
        "removeSuppression",
        "DELETE",
        "/v1/users/{id}/suppressions/{suppression}",
        Scope.RECOVERY_WRITE,
        "extension",
    ),
    Operation("getPrivacyRecord", "GET", "/v1/debtors/{id}/privacy", Scope.RECOVERY_READ, "extension"),
    Operation("erasePrivacyRecord", "DELETE", "/v1/debtors/{id}/privacy", Scope.RECOVERY_WRITE, "extension"),
    Operation("listDebtorQuestions", "GET", "/v1/debtors/questions", Scope.RECOVERY_READ, "extension"),
    Operation("answerSameDebtor", "POST", "/v1/debtors/{id}/same-debtor", Scope.RECOVERY_WRITE, "extension"),
    Operation("getInsolvency", "GET", "/v1/debtors/{id}/insolvency", Scope.RECOVERY_READ, "extension"),
    Operation("declareInsolvency", "PUT", "/v1/debtors/{id}/insolvency", Scope.RECOVERY_WRITE, "extension"),
    Operation(
        "withdrawInsolvency", "DELETE", "/v1/debtors/{id}/insolvency", Scope.RECOVERY_WRITE, "extension"
    ),
    Operation("getClock", "GET", _T + "/clock", None, "test"),
    Operation("advanceClock", "POST", _T + "/clock/advance", None, "test"),
    Operation("testPay", "POST", _T + "/receivables/{id}/pay", None, "test"),
    Operation("testDispute", "POST", _T + "/receivables/{id}/dispute", None, "test"),
    Operation("testRequestEvidence", "POST", _T + "/receivables/{id}/request-evidence", None, "test"),
    Operation("testDebtorAction", "POST", _T + "/receivables/{id}/debtor", None, "test"),
    Operation("testReceiveMessage", "POST", _T + "/receivables/{id}/message", None, "test"),
    Operation("testCompleteOnboarding", "POST", _T + "/users/{id}/complete-onboarding", None, "test"),
    Operation("getOutbox", "GET", _T + "/outbox", None, "test"),
)

OPERATIONS_BY_ID: Final = {operation.id: operation for operation in OPERATIONS}
