"""Opaque, time-ordered identifiers with a prefix that says what they name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NewType, TypeVar

from typeid import TypeID
from uuid_utils import UUID

from recovery_contract.ids import (
    AgreementId,
    AttemptId,
    ClientId,
    CreditNoteId,
    DebtorId,
    DeliveryId,
    DocumentId,
    EventId,
    ExtractionId,
    MessageId,
    PaymentId,
    PlannedContactId,
    ReceivableId,
    ReceivedMessageId,
    RequestId,
    SuppressionId,
    UserId,
    WebhookId,
)

AccountId = NewType("AccountId", str)
AuditId = NewType("AuditId", str)
CheckoutId = NewType("CheckoutId", str)
ClockId = NewType("ClockId", str)
ContactId = NewType("ContactId", str)
DeliveryAttemptId = NewType("DeliveryAttemptId", str)
DisputeId = NewType("DisputeId", str)
FileId = NewType("FileId", str)
GrantId = NewType("GrantId", str)
JobId = NewType("JobId", str)
LogoId = NewType("LogoId", str)
PayoutId = NewType("PayoutId", str)
PromiseId = NewType("PromiseId", str)
UnclaimedPaymentId = NewType("UnclaimedPaymentId", str)

LENGTH_AT_MOST: Final = 40

_Id = TypeVar("_Id", bound=str)

_PREFIXES: Final[Mapping[Callable[[str], str], str]] = {
    AccountId: "acct",
    AgreementId: "agr",
    AttemptId: "att",
    AuditId: "adt",
    CheckoutId: "chk",
    ClientId: "clt",
    ContactId: "ctc",
    CreditNoteId: "crn",
    DebtorId: "dbt",
    DeliveryAttemptId: "att",
    DeliveryId: "dlv",
    DisputeId: "dsp",
    DocumentId: "doc",
    EventId: "evt",
    ExtractionId: "ext",
    FileId: "file",
    GrantId: "gra",
    JobId: "job",
    LogoId: "lgo",
    MessageId: "msg",
    PaymentId: "pay",
    PayoutId: "pyo",
    PlannedContactId: "pln",
    PromiseId: "prm",
    ReceivableId: "rcv",
    ReceivedMessageId: "rcm",
    RequestId: "req",
    SuppressionId: "sup",
    UnclaimedPaymentId: "unc",
    UserId: "usr",
    WebhookId: "whk",
}


def new_id(kind: Callable[[str], _Id]) -> _Id:
    """Return a new identifier such as rcv_01jd…; ordered by creation within a process, not guessable as a secret."""
    return kind(str(TypeID(_PREFIXES[kind])))


def least_id(kind: Callable[[str], _Id], at_ms: int) -> _Id:
    """Return what no identifier made from that moment on is less than.

    Their first ten characters are milliseconds since 1970 (a UUID of version 7 as TypeID writes it).
    """
    return kind(str(TypeID.from_uuid(UUID(int=at_ms << 80), prefix=_PREFIXES[kind]))[:-16])
