"""Turns what is no PDF into one before it is uploaded: a photo, straightened, or an invoice that is only XML."""

from __future__ import annotations

import asyncio

from recovery_contract.file_kinds import FileKind
from recovery_desktop.documents.confined_reader import get_confined_reader
from recovery_desktop.failures import Failure


class PhotoRefused(Failure):
    title = "This picture cannot be used"
    next_step = "Take it again, or drop the invoice as a PDF."


class ElectronicInvoiceRefused(Failure):
    title = "This electronic invoice cannot be used"
    next_step = "Drop the invoice as a PDF, or type its fields."


async def converted_to_pdf(content: bytes, kind: FileKind) -> bytes:
    """Return the pages of a `picture` or of `xml`. Raises PhotoRefused and ElectronicInvoiceRefused."""
    return await asyncio.to_thread(_converted, content, kind)


def _converted(content: bytes, kind: FileKind) -> bytes:
    from recovery_invoices import ExtractionError

    try:
        if kind == "xml":
            return get_confined_reader().xml_to_pdf(content)
        return get_confined_reader().photo_to_pdf(content)
    except ExtractionError as error:
        refused = ElectronicInvoiceRefused if kind == "xml" else PhotoRefused
        raise refused(reason=error.reason) from error
