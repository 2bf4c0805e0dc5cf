"""Small files that are what they say: a PDF, a PNG, a JPEG."""

from __future__ import annotations

import base64

from tests.invoices.pdf_parts import one_page, written
from tests.invoices.pictures import good

PDF = one_page(written("Delivered and signed"))
PNG = good("PNG")
JPEG = good("JPEG")


def pdf_of(size: int) -> bytes:
    """A PDF of so many bytes."""
    content = written("Long")
    for _ in range(5):
        # A longer stream has a longer length in its dictionary.
        missing = size - len(one_page(content))
        content = content + b" " * missing if missing >= 0 else content[:missing]
    document = one_page(content)
    assert len(document) == size
    return document


def uri(content: bytes = PDF, media_type: str = "application/pdf") -> str:
    return f"data:{media_type};base64,{base64.b64encode(content).decode()}"
