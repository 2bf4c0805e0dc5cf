"""Detection of archives, which are never a single invoice."""

from __future__ import annotations

import struct
from typing import Final

_FIRST_BYTES: Final = (
    b"PK\x03\x04",
    b"PK\x05\x06",
    b"PK\x07\x08",
    b"7z\xbc\xaf\x27\x1c",
    b"\x1f\x8b",
    b"BZh",
    b"\xfd7zXZ\x00",
    b"\x28\xb5\x2f\xfd",
    b"Rar!\x1a\x07",
    b"MSCF\x00\x00\x00\x00",
    b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1",
)
"""ZIP and what is built on it, 7z, gzip, bzip2, xz, zstandard, RAR, cabinet, and the older compound files."""
_TAR_MARK: Final = b"ustar"
_TAR_MARK_AT: Final = 257
_ZIP_END: Final = b"PK\x05\x06"
_ZIP_END_SIZE: Final = 22
_LONGEST_COMMENT: Final = 0xFFFF


def is_archive(content: bytes) -> bool:
    """Return whether the first bytes, or a ZIP's directory at the very end, say that this is an archive."""
    if content.startswith(_FIRST_BYTES):
        return True
    if content[_TAR_MARK_AT : _TAR_MARK_AT + len(_TAR_MARK)] == _TAR_MARK:
        return True
    return ends_as_zip(content)


def ends_as_zip(content: bytes) -> bool:
    """Return whether the file ends with a ZIP's directory: programs that unpack look there, whatever comes before."""
    tail = content[-(_ZIP_END_SIZE + _LONGEST_COMMENT) :]
    at = tail.rfind(_ZIP_END)
    while at >= 0:
        if len(tail) - at >= _ZIP_END_SIZE:
            comment = struct.unpack("<H", tail[at + 20 : at + _ZIP_END_SIZE])[0]
            if at + _ZIP_END_SIZE + comment == len(tail):
                return True
        at = tail.rfind(_ZIP_END, 0, at)
    return False
