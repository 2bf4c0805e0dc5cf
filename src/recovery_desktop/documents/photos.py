"""Turns a photo of an invoice into a straightened PDF before it is uploaded."""

from __future__ import annotations

import asyncio
from typing import Final

from recovery_desktop.documents.confined_reader import get_confined_reader
from recovery_desktop.failures import Failure

IMAGES: Final = frozenset({".png", ".jpg", ".jpeg", ".heic", ".heif"})
"""Endings of pictures. HEIC is among them to be refused by its name."""


class PhotoRefused(Failure):
    title = "This picture cannot be used"
    next_step = "Take it again, or drop the invoice as a PDF."


async def photo_to_pdf(image: bytes) -> bytes:
    """Return one page. Raises PhotoRefused."""
    return await asyncio.to_thread(_converted, image)


def _converted(image: bytes) -> bytes:
    from recovery_invoices import ExtractionError

    try:
        return get_confined_reader().photo_to_pdf(image)
    except ExtractionError as error:
        raise PhotoRefused(reason=error.reason) from error
