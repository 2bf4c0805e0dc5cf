"""The ids that travel over the wire: each kind is a type of its own, so that none is taken for another."""

from __future__ import annotations

from typing import NewType

AgreementId = NewType("AgreementId", str)
AttemptId = NewType("AttemptId", str)
ClientId = NewType("ClientId", str)
CreditNoteId = NewType("CreditNoteId", str)
DebtorId = NewType("DebtorId", str)
DeliveryId = NewType("DeliveryId", str)
DocumentId = NewType("DocumentId", str)
EventId = NewType("EventId", str)
ExtractionId = NewType("ExtractionId", str)
MessageId = NewType("MessageId", str)
PaymentId = NewType("PaymentId", str)
PlannedContactId = NewType("PlannedContactId", str)
ReceivableId = NewType("ReceivableId", str)
ReceivedMessageId = NewType("ReceivedMessageId", str)
RequestId = NewType("RequestId", str)
SuppressionId = NewType("SuppressionId", str)
UserId = NewType("UserId", str)
WebhookId = NewType("WebhookId", str)
