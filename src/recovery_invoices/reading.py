"""One document from bytes to extraction, inside the parser child."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from recovery_invoices.assemble import assemble
from recovery_invoices.embedded.invoice import EmbeddedInvoice, values_of
from recovery_invoices.embedded.read import embedded_invoices
from recovery_invoices.extraction import CreditorHint, Extraction
from recovery_invoices.failures import ExtractionError
from recovery_invoices.fields.document import Document
from recovery_invoices.fields.finding import Finding, Findings
from recovery_invoices.fields.read import read_fields
from recovery_invoices.text import pdfium
from recovery_invoices.text.layout import Page, into_rows

if TYPE_CHECKING:
    from recovery_invoices.worker import Ask

MAX_PAGES = 50


def read(data: bytes, creditor: CreditorHint, ask: Ask) -> Extraction:
    """Raises ExtractionError when the file cannot be read at all."""
    warnings: list[dict[str, Any]] = []
    document = pdfium.open_document(data)
    try:
        total = len(document)
        if total == 0:
            raise ExtractionError("NO_PAGES")
        pages: list[Page] = list(pdfium.read_pages(document, MAX_PAGES))
    finally:
        document.close()
    for page in pages:
        into_rows(page)
    printed = Document(pages)
    findings, _ = read_fields(printed, creditor)
    invoices = embedded_invoices(data)
    confidence = 0.5
    if invoices:
        findings = _from_xml(invoices[0])
        confidence = 0.95
    return assemble(findings, confidence, warnings)


def _from_xml(invoice: EmbeddedInvoice) -> Findings:
    return {
        path: Finding(value, 0.98, "embedded_xml", f"from the embedded {invoice.dialect} invoice")
        for path, value in values_of(invoice).items()
    }
