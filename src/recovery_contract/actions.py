"""Requests of a creditor about a receivable: cancel, submit evidence, decide on a partial payment."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Final

from pydantic import Field, model_validator

from recovery_contract.fields import Body
from recovery_contract.upload_limits import EVIDENCE_FILES

EVIDENCE_MEDIA: Final = ("application/pdf", "image/png", "image/jpeg")


class CancelReason(StrEnum):
    PAID_DIRECTLY = "paid_directly"
    DISPUTED_VALID = "disputed_valid"
    BUSINESS_DECISION = "business_decision"
    INCORRECT_SUBMISSION = "incorrect_submission"


class PartialPaymentAction(StrEnum):
    CONTINUE_RECOVERY = "continue_recovery"
    MARK_COMPLETE = "mark_complete"


class EvidenceType(StrEnum):
    INVOICE = "invoice"
    QUOTE = "quote"
    PURCHASE_ORDER = "purchase_order"
    CONTRACT = "contract"
    DELIVERY_NOTE = "delivery_note"
    CORRESPONDENCE = "correspondence"
    PROOF_OF_SERVICE = "proof_of_service"
    OTHER = "other"


class CancelRequest(Body):
    reason: Annotated[CancelReason, Field(strict=False)]
    notes: str | None = None


class PartialPaymentDecision(Body):
    action: Annotated[PartialPaymentAction, Field(strict=False)]
    notes: str | None = None


class EvidenceDocument(Body):
    """`file` is the content as a data URI (PDF, PNG or JPEG); a URL or a path is refused, nothing is dereferenced."""

    type: Annotated[EvidenceType, Field(strict=False)]
    file: str
    description: str | None = None


class EvidenceSubmission(Body):
    """`settled` where debtor and creditor have agreed instead: the statement says on what, and no answer is sent."""

    documents: Annotated[list[EvidenceDocument], Field(max_length=EVIDENCE_FILES)] | None = None
    statement: str | None = None
    settled: bool | None = None

    @model_validator(mode="after")
    def _says_something(self) -> EvidenceSubmission:
        if not self.documents and not (self.statement or "").strip():
            raise ValueError("a document or a statement is needed")
        return self
