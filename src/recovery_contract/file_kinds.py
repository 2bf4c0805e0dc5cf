"""Kinds of files by first bytes and ending, without parsing."""

from __future__ import annotations

import re
from pathlib import PurePosixPath
from typing import Final, Literal

from recovery_contract.archives import is_archive

FileKind = Literal[
    "pdf", "picture", "xml", "document", "zip", "mail", "outlook", "table", "archive", "empty", "other"
]
"""`zip` can be looked into, an `archive` of another kind cannot; `table` is CSV or a spreadsheet, `document` a text
document whose words can be read."""

CONTAINERS: Final = frozenset({"zip", "mail", "outlook"})
HEAD: Final = 4_096
"""So many bytes are enough to tell the kind."""
WITHIN: Final = " › "
"""Between the name of an archive or a message and that of what is in it."""

_PDF_WITHIN: Final = 1_040
_ZIP: Final = (b"PK\x03\x04", b"PK\x05\x06", b"PK\x07\x08")
_COMPOUND: Final = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
_PICTURES: Final = (b"\x89PNG", b"\xff\xd8\xff", b"GIF8", b"BM", b"II*\x00", b"MM\x00*")
TEXT_TABLE_ENDINGS: Final = frozenset({".csv", ".tsv"})
TABLE_ENDINGS: Final = TEXT_TABLE_ENDINGS | {".xlsx", ".xlsm", ".xls", ".ods"}
DOCUMENT_ENDINGS: Final = frozenset({".docx", ".odt"})
_OFFICE: Final = frozenset({".docm", ".pptx", ".odp", ".epub", ".jar", ".apk"})
PICTURE_ENDINGS: Final = frozenset({".png", ".jpg", ".jpeg", ".heic", ".heif", ".tif", ".tiff"})
INVOICE_ENDINGS: Final = (
    PICTURE_ENDINGS
    | TABLE_ENDINGS
    | DOCUMENT_ENDINGS
    | {".pdf", ".xml", ".p7m", ".eml", ".msg", ".zip", ".txt"}
)
"""Files that hold invoices, or lists of them: the app opens them, and the system offers it for them."""
_MAIL_HEADER: Final = re.compile(
    rb"(?:\d+\s*\n)?(?:Return-Path|Delivered-To|Received|From|To|Subject|Date|Message-ID|MIME-Version|X-[\w-]+):",
    re.IGNORECASE,
)
_LITTER: Final = frozenset({"thumbs.db", "desktop.ini", "ehthumbs.db", "icon\r", "__macosx"})
_LITTER_ENDINGS: Final = frozenset({".p7s", ".asc", ".sig", ".ics", ".vcf", ".tmp", ".part", ".crdownload"})


def file_kind(head: bytes, name: str) -> FileKind:
    """Return the kind by the first `HEAD` bytes, or all of them, and the name."""
    ending = PurePosixPath(name.lower()).suffix
    if not head:
        return "empty"
    if ending in TABLE_ENDINGS:
        return "table"
    if head.startswith(_ZIP):
        if ending in DOCUMENT_ENDINGS:
            return "document"
        return "other" if ending in _OFFICE else "zip"
    if head.startswith(_COMPOUND):
        return "outlook" if ending in (".msg", "") else "other"
    if is_archive(head):
        return "archive"
    if b"%PDF-" in head[:_PDF_WITHIN]:
        return "pdf"
    if head.startswith(_PICTURES) or head[4:8] == b"ftyp" or ending in PICTURE_ENDINGS:
        return "picture"
    if ending in (".eml", ".emlx"):
        return "mail"
    text = head.lstrip(b"\xef\xbb\xbf\xff\xfe \t\r\n\x00")
    if ending == ".xml" or name.lower().endswith(".xml.p7m") or text.startswith(b"<?xml"):
        return "xml"
    return "mail" if ending == "" and _MAIL_HEADER.match(text) else "other"


def is_litter(name: str) -> bool:
    """Return whether a system or a mail program put it there and nobody means it: hidden files, signatures."""
    path = PurePosixPath(name.replace("\\", "/").lower())
    # Ways up hide nothing: who names an attachment so may attack, yet what it holds is not lost without a word.
    parts = [part for part in path.parts if part != ".."]
    hidden = any(part.startswith((".", "~$")) or part in _LITTER for part in parts)
    return hidden or path.suffix in _LITTER_ENDINGS
