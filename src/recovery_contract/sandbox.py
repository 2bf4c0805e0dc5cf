"""The test environment's own operations; in production every one of them answers 404."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from pydantic import Field, model_validator

from recovery_contract.fields import Body, RequestAmount, Resource, Timestamp
from recovery_contract.ids import MessageId, ReceivableId


class ClockNow(Resource):
    now: Timestamp


class AdvanceClockRequest(Body):
    """Either so many seconds, or to a date-time that lies ahead."""

    seconds: Annotated[int, Field(ge=0, le=10 * 366 * 86_400)] | None = None
    to: str | None = None

    @model_validator(mode="after")
    def _one_of_both(self) -> AdvanceClockRequest:
        if (self.seconds is None) == (self.to is None):
            raise ValueError("either seconds or to")
        return self


class PayRequest(Body):
    amount: RequestAmount | None = None


class DisputeRequest(Body):
    reason: str
    message: str | None = None
    evidence_requested: list[str] | None = None


class RequestEvidenceRequest(Body):
    evidence_requested: list[str] | None = None
    message: str | None = None


class DebtorAction(StrEnum):
    PAY_ALL = "pay_all"
    PAY_HALF = "pay_half"
    DISPUTE = "dispute"
    WRITE = "write"
    NOTHING = "nothing"


class DebtorActionRequest(Body):
    """What the debtor of one receivable does once they were contacted."""

    action: Annotated[DebtorAction, Field(strict=False)]


class DebtorMessageRequest(Body):
    """What the debtor of one receivable writes by email, as the whole text of the message."""

    text: Annotated[str, Field(min_length=1, max_length=20_000)]
    subject: Annotated[str, Field(max_length=200)] = "Re:"


class OutboxMessage(Resource):
    id: MessageId
    type: str
    receivable_id: ReceivableId
    to: str
    subject: str | None = None
    body: str
    at: Timestamp


class OutboxPage(Resource):
    data: list[OutboxMessage]
    has_more: bool
