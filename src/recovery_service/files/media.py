"""What a file is, told by its first bytes and never by its name or what somebody says of it."""

from __future__ import annotations

from typing import Final

from recovery_contract.archives import is_archive

_PDF_HEADER_WITHIN: Final = 1024
_MAGIC: Final = (
    (b"\x89PNG\r\n\x1a\n", "image/png"),
    (b"\xff\xd8\xff", "image/jpeg"),
)


def media_type_of(content: bytes) -> str | None:
    """Return application/pdf, image/png or image/jpeg; None for anything else."""
    for magic, media_type in _MAGIC:
        if content.startswith(magic):
            return media_type
    if is_archive(content):
        return None
    # Readers accept a PDF whose header stands a little behind the beginning.
    return "application/pdf" if b"%PDF-" in content[: _PDF_HEADER_WITHIN + 5] else None
