"""Turns what is dropped into PDFs of one invoice each before they are uploaded: a photo, straightened; invoices that
are only XML; a text document; a PDF that holds several."""

from __future__ import annotations

import asyncio
from typing import Final

from recovery_contract.file_kinds import FileKind
from recovery_desktop.documents.confined_reader import get_confined_reader
from recovery_desktop.failures import Failure


class PhotoRefused(Failure):
    title = "This picture cannot be used"
    next_step = "Take it again, or drop the invoice as a PDF."


class ElectronicInvoiceRefused(Failure):
    title = "This electronic invoice cannot be used"
    next_step = "Drop the invoice as a PDF, or enter it manually."


class DocumentRefused(Failure):
    title = "This document cannot be used"
    next_step = "Save it as a PDF and drop that, or enter the invoice manually."


_REFUSED: Final[dict[FileKind, type[Failure]]] = {
    "xml": ElectronicInvoiceRefused,
    "document": DocumentRefused,
}


async def to_pdfs(content: bytes, kind: FileKind) -> list[tuple[str, bytes]]:
    """Return the invoices of a `pdf`, a `picture`, `xml` or a `document` as (which of several it is, its PDF). Raises
    PhotoRefused, ElectronicInvoiceRefused and DocumentRefused."""
    return await asyncio.to_thread(_to_pdfs, content, kind)


def _to_pdfs(content: bytes, kind: FileKind) -> list[tuple[str, bytes]]:
    from recovery_invoices import ExtractionError

    reader = get_confined_reader()
    try:
        if kind == "pdf":
            return _split(content)
        if kind == "xml":
            pdfs = reader.xml_to_pdfs(content)
            return [(str(number) if len(pdfs) > 1 else "", pdf) for number, pdf in enumerate(pdfs, 1)]
        if kind == "document":
            return _split(reader.document_to_pdf(content))
        return [("", reader.photo_to_pdf(content))]
    except ExtractionError as error:
        raise _REFUSED.get(kind, PhotoRefused)(reason=error.reason) from error


def _split(content: bytes) -> list[tuple[str, bytes]]:
    """Return the parts of a PDF, or itself: whoever reads it says what is wrong with one that cannot be opened."""
    from recovery_invoices import ExtractionError

    try:
        return get_confined_reader().split(content) or [("", content)]
    except ExtractionError:
        return [("", content)]
