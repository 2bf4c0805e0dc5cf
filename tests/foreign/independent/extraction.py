"""A crude reading of a PDF invoice: text by PDFium, fields by patterns."""

from __future__ import annotations

import re
from contextlib import closing
from datetime import date
from typing import Any

import pypdfium2

from tests.foreign.independent.errors import ApiError
from tests.foreign.independent.records import new_id

DATE = r"(\d{4}-\d{2}-\d{2}|\d{1,2}[./-]\d{1,2}[./-]\d{4})"
NUMBER = re.compile(
    r"(?:invoice|facture|rechnung|factura|fattura|factuur)[^\n\d]{0,25}?"
    r"([A-Z]{0,5}[-/]?\d[\w/-]{2,20})",
    re.I,
)
DUE = re.compile(r"(?:due|échéance|echeance|fällig|vencimiento|scadenza|verval)[^\n\d]{0,20}" + DATE, re.I)
ISSUED = re.compile(r"(?:date|datum|fecha|data)[^\n\d]{0,20}" + DATE, re.I)
TOTAL = re.compile(
    r"(?<!sub)(?<!sous-)(?:total|amount due|montant|gesamt|importe|totaal|net à payer)"
    r"[^\n\d]{0,25}(\d[\d .,'\u00a0\u202f]*[.,]\d{2})",
    re.I,
)
MAIL = re.compile(r"[\w.+-]+@[\w-]+(?:\.[\w-]+)+")


def pdf_text(content: bytes) -> str:
    if not content.startswith(b"%PDF-"):
        raise ApiError(400, "INVALID_FILE", "file is not a PDF.", "file")
    try:
        with closing(pypdfium2.PdfDocument(content)) as document:
            return "\n".join(page.get_textpage().get_text_range() for page in document)
    except pypdfium2.PdfiumError:
        raise ApiError(400, "INVALID_FILE", "The PDF cannot be read.", "file") from None


def first(pattern: re.Pattern[str], text: str) -> str | None:
    item = pattern.search(text)
    return item.group(1 if pattern.groups else 0) if item else None


def iso(value: str | None) -> str | None:
    if value is None:
        return None
    parts = [int(part) for part in re.split(r"[./-]", value)]
    try:
        return (date(*parts) if parts[0] > 31 else date(parts[2], parts[1], parts[0])).isoformat()
    except ValueError:
        return None


def amount(value: str | None) -> float | None:
    if value is None:
        return None
    return int(re.sub(r"\D", "", value)) / 100


def extract(content: bytes) -> dict[str, Any]:
    text = pdf_text(content)
    number, mail = first(NUMBER, text), first(MAIL, text)
    bill = {
        "numbers": [number] if number else None,
        "issue_date": iso(first(ISSUED, text)),
        "due_date": iso(first(DUE, text)),
        "amount": amount(first(TOTAL, text)),
        "currency": "GBP" if "£" in text else "USD" if "$" in text else "EUR",
    }
    debtor = {"company_name": None, "contacts": [{"email": mail}] if mail else None}
    wanted = {
        **{f"invoice.{key}": item for key, item in bill.items()},
        **{f"debtor.{key}": item for key, item in debtor.items()},
    }
    missing = [key for key, item in wanted.items() if item is None]
    confidence = round(1 - len(missing) / len(wanted), 2) if text.strip() else 0.0
    warnings = (
        [] if confidence > 0.6 else [{"code": "LOW_CONFIDENCE", "message": "Few fields could be read."}]
    )
    return {
        "extraction_id": new_id("ext"),
        "confidence": confidence,
        "data": {"invoice": _filled(bill), "debtor": _filled(debtor)},
        "missing_fields": [*missing, "invoice.service_description"],
        "warnings": warnings,
    }


def _filled(part: dict[str, Any]) -> dict[str, Any]:
    return {key: item for key, item in part.items() if item is not None}
