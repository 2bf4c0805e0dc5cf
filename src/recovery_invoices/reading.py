"""One document from bytes to extraction, inside the parser child."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pypdfium2 as pdfium

from recovery_invoices.assemble import assemble_extraction
from recovery_invoices.checks.assessment import Assessment, assess, warning
from recovery_invoices.embedded.invoice import EmbeddedInvoice
from recovery_invoices.embedded.read import read_embedded_invoices
from recovery_invoices.extraction import CreditorHint, Extraction
from recovery_invoices.failures import ExtractionError
from recovery_invoices.fields.document import Document
from recovery_invoices.fields.fingerprint import layout_fingerprint
from recovery_invoices.fields.named_numbers import find_named_numbers
from recovery_invoices.ocr.bitmaps import render_page
from recovery_invoices.ocr.pages import box_before_straightening, page_from_lines
from recovery_invoices.roles.certainty import doubt_all
from recovery_invoices.roles.read import read_values
from recovery_invoices.several_invoices import describe_pages, find_page_ranges
from recovery_invoices.text import second_reader
from recovery_invoices.text.layout import Page, group_into_rows
from recovery_invoices.text.open import open_document
from recovery_invoices.text.pdfium import read_page

if TYPE_CHECKING:
    from recovery_invoices.task import Ask

MAX_PAGES = 50
#: Recognition takes seconds a page: an invoice says what matters on its first pages and on its last.
MAX_RECOGNISED = 10


def read_invoice(data: bytes, creditor: CreditorHint, ask: Ask) -> Extraction:
    """Read the invoice in these bytes. Raises ExtractionError when the file cannot be read at all."""
    embedded, is_damaged = read_embedded_invoices(data)
    pages, warnings = read_document(data, ask, required=not embedded)
    if is_damaged and not warnings and any(page.source == "text" and page.words for page in pages):
        warnings.append(warning("FILE_DAMAGED", None))
    ranges = find_page_ranges(pages) if len(pages) > 1 and not embedded else []
    if len(ranges) > 1:
        warnings.append(warning("SEVERAL_INVOICES", None, count=len(ranges), pages=describe_pages(ranges)))
        pages = pages[: ranges[0][1]]
    document = Document(pages)
    printed, unlike_invoice = read_values(document, creditor)
    if any(one["code"] == "FILE_DAMAGED" for one in warnings):
        doubt_all(printed, "")
    assessment = assess(document, printed, embedded, creditor, unlike_invoice)
    shown = {page.number: page for page in pages if page.source == "ocr"}
    for finding in assessment.findings.values():
        if finding.box and finding.page in shown:
            finding.box = box_before_straightening(finding.box, shown[finding.page])
    layout = layout_fingerprint(document, assessment.findings)
    return assemble_extraction(
        assessment.findings,
        {"terms": assessment.terms, "layout": layout, **_named(document, assessment, embedded)},
        assessment.confidence,
        [*assessment.warnings, *warnings],
    )


def _named(document: Document, assessment: Assessment, embedded: list[EmbeddedInvoice]) -> dict[str, Any]:
    """Return what a credit note says of the invoice that it lowers."""
    if not any(one["code"] == "CREDIT_NOTE" for one in assessment.warnings):
        return {}
    stated = [number for invoice in embedded for number in invoice.lowered_numbers]
    return {"invoice": {"named_numbers": list(dict.fromkeys([*stated, *find_named_numbers(document)]))}}


def read_document(
    data: bytes, ask: Ask, only: int | None = None, *, required: bool = True
) -> tuple[list[Page], list[dict[str, Any]]]:
    """Return the pages with rows and cells, from the text layer or recognised, and what was left out.

    With `only`, no other page (counted from 1) is recognised. With `required`, a recognition that
    failed is an ExtractionError when nothing else was read; an embedded invoice can do without.
    """
    warnings: list[dict[str, Any]] = []
    try:
        document = open_document(data)
    except ExtractionError as error:
        if error.code != "UNREADABLE":
            raise
        return _second_opinion(data), [warning("FILE_DAMAGED", None)]
    try:
        total = len(document)
        if total == 0:
            raise ExtractionError("NO_PAGES")
        if total > MAX_PAGES:
            warnings.append(warning("PAGES_NOT_READ", None, read=MAX_PAGES, total=total))
        pages = [read_page(document, index) for index in range(min(total, MAX_PAGES))]
        unread = [page for page in pages if not page.is_readable and only in (None, page.number)]
        chosen = unread if len(unread) <= MAX_RECOGNISED else [*unread[: MAX_RECOGNISED - 2], *unread[-2:]]
        if len(chosen) < len(unread):
            warnings.append(warning("PAGES_NOT_READ", None, count=len(unread) - len(chosen)))
        failures: list[str] = []
        for done, page in enumerate(chosen):
            recognised, failed = _recognise(document, page, done, len(chosen), ask)
            if recognised is not None:
                pages[page.number - 1] = recognised
            if failed:
                failures.append(failed)
                warnings.append(warning("PAGES_NOT_READ", None, page=page.number))
    finally:
        document.close()
    if failures and required and not any(page.is_readable for page in pages):
        # Nothing at all was read: that is no invoice without values, it is a failure to be tried again.
        raise ExtractionError(failures[0])
    for page in pages:
        group_into_rows(page)
    return pages, warnings


def _second_opinion(data: bytes) -> list[Page]:
    """Return what the slower reader makes of a file that the first one refuses."""
    pages = second_reader.read_pages(data, MAX_PAGES)
    if not any(page.is_readable for page in pages):
        raise ExtractionError("UNREADABLE")
    for page in pages:
        group_into_rows(page)
    return pages


def _recognise(
    document: pdfium.PdfDocument, page: Page, done: int, total: int, ask: Ask
) -> tuple[Page | None, str]:
    """Return (The recognised page, why it failed or empty); None when it is blank or shows less than its text layer
    says."""
    try:
        drawn = document[page.number - 1]
    except pdfium.PdfiumError:
        return None, "UNREADABLE"
    try:
        bitmap = render_page(drawn)
    finally:
        drawn.close()
    if bitmap.is_blank:
        return None, ""
    question = {"recognise": {"width": bitmap.width, "height": bitmap.height}, "done": done, "total": total}
    response, _ = ask(question, bitmap.grey)
    lines = response.get("lines", [])
    if sum(len(line["text"]) for line in lines) <= sum(len(word.text) for word in page.words):
        return None, str(response.get("failed", ""))
    return page_from_lines(page, bitmap, lines, int(response.get("turns", 0))), ""
