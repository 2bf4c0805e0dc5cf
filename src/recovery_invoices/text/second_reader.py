"""The second reader: words with boxes by pdfplumber, for files that PDFium refuses."""

from __future__ import annotations

import io
import struct
import zlib

import pdfplumber
from pdfminer.pdfexceptions import PDFException
from pdfminer.psexceptions import PSException
from pdfplumber.utils.exceptions import PdfminerException

from recovery_invoices.text.layout import Page, Word

#: What its libraries raise on damaged files.
_DAMAGE = (
    PdfminerException, PDFException, PSException, ValueError, KeyError, TypeError, AttributeError, IndexError,
    AssertionError, RecursionError, OverflowError, struct.error, zlib.error,
)  # fmt: skip


def read_pages(data: bytes, most: int) -> list[Page]:
    """Return the pages that can be read, at most `most`; an empty list when none can."""
    pages: list[Page] = []
    try:
        with pdfplumber.open(io.BytesIO(data)) as document:
            for number, page in enumerate(document.pages[:most], 1):
                words = [
                    Word(
                        str(one["text"]),
                        float(one["x0"]),
                        float(one["top"]),
                        float(one["x1"]),
                        float(one["bottom"]),
                    )
                    for one in page.extract_words()
                ]
                pages.append(Page(number, float(page.width), float(page.height), words))
                page.close()
    except _DAMAGE:
        return pages
    return pages
