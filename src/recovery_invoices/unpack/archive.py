"""The files of a ZIP archive."""

from __future__ import annotations

import io
import stat
import zipfile
import zlib
from collections.abc import Iterator

from recovery_contract.file_kinds import is_litter
from recovery_invoices.unpack.limits import SMALL, UnpackLimits
from recovery_invoices.unpack.parts import Damaged, Part

_METHODS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
_ENCRYPTED = 1
#: How a damaged archive fails, wherever the damage is.
DAMAGE = (
    zipfile.BadZipFile, zlib.error, EOFError, OSError, RuntimeError, NotImplementedError, ValueError, KeyError,
    UnicodeError, OverflowError, TypeError, IndexError,
)  # fmt: skip


def archive_parts(content: io.BufferedIOBase, limits: UnpackLimits) -> Iterator[Part]:
    """Yield every plain file, litter left out. Raises Damaged."""
    try:
        archive = zipfile.ZipFile(content)
    except DAMAGE as error:
        raise Damaged from error
    with archive:
        for item in archive.infolist():
            kind = stat.S_IFMT(item.external_attr >> 16)
            if item.is_dir() or kind not in (0, stat.S_IFREG) or is_litter(item.filename):
                continue
            yield read_part(archive, item, limits)


def read_part(archive: zipfile.ZipFile, item: zipfile.ZipInfo, limits: UnpackLimits) -> Part:
    """Return one file of the archive, or why it is refused."""
    refused = _refused(item, limits)
    if refused:
        return Part(item.filename, None, refused)
    try:
        with archive.open(item) as file:
            # Never more than announced, whatever it unpacks to.
            content = file.read(item.file_size + 1)
    except DAMAGE:
        return Part(item.filename, None, "UNREADABLE")
    if len(content) != item.file_size:
        return Part(item.filename, None, "UNREADABLE")
    return Part(item.filename, content) if content else Part(item.filename, None, "EMPTY")


def _refused(item: zipfile.ZipInfo, limits: UnpackLimits) -> str:
    if item.flag_bits & _ENCRYPTED:
        return "ENCRYPTED"
    if item.compress_type not in _METHODS:
        return "UNREADABLE"
    if item.file_size > SMALL and item.file_size > limits.ratio * max(item.compress_size, 1):
        return "SWOLLEN"
    return "TOO_LARGE" if item.file_size > limits.part_bytes else ""
