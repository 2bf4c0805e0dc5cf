"""Opening a PDF, for whoever reads or draws it."""

from __future__ import annotations

import pypdfium2 as pdfium
import pypdfium2.raw as raw

from recovery_invoices.failures import ExtractionError


def open_document(data: bytes) -> pdfium.PdfDocument:
    """Return open without drawing anything. Raises ExtractionError ENCRYPTED or UNREADABLE."""
    try:
        return pdfium.PdfDocument(data, autoclose=True)
    except pdfium.PdfiumError as error:
        wrong_password = getattr(error, "err_code", None) == raw.FPDF_ERR_PASSWORD
        raise ExtractionError("ENCRYPTED" if wrong_password else "UNREADABLE") from error
