"""What reading a PDF gives: fields, how sure we are of each, what is missing and what is doubtful."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from recovery_contract.fields import Resource
from recovery_contract.ids import ExtractionId
from recovery_contract.reasons import Reason


class FieldSource(StrEnum):
    EMBEDDED_XML = "embedded_xml"
    TEXT = "text"
    OCR = "ocr"
    DERIVED = "derived"


class FieldEvidence(Resource):
    """`box` is [x0, top, x1, bottom] in PDF points from the page's top left; `page` counts from 1."""

    confidence: float
    source: FieldSource | str | None = None
    page: int | None = None
    box: list[float] | None = None
    reason: Reason | None = None


class ExtractionWarning(Reason):
    code: str
    message: str
    field: str | None = None


class ExtractedData(Resource):
    """`invoice` and `debtor` carry the request's field names; `fields` maps a path to its evidence.

    Beside them `invoice` has `due_amount`, what the document asks for (BT-115 of EN 16931); `prepaid_amount` is what it
    says was paid already (BT-113). Each is there only where the document says so, and a deposit of 0 says nothing.
    Of a credit note `named_numbers` are words that may be the number of the invoice that it lowers.
    `terms` is what it says of late payment: its own words, and `late_payment_rate` in per cent a year or as
    `3 x legal rate`, which a submission repeats in `metadata.late_payment_rate`.
    """

    invoice: dict[str, Any] = {}
    debtor: dict[str, Any] = {}
    creditor: dict[str, Any] = {}
    terms: Any = None
    fields: dict[str, FieldEvidence] = {}


class ExtractionResult(Resource):
    extraction_id: ExtractionId
    confidence: float
    data: ExtractedData
    missing_fields: list[str]
    warnings: list[ExtractionWarning]
