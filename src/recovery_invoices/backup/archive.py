"""The child that opens a ZIP archive: it asks for the bytes it needs and hands over what it unpacked, in portions."""

from __future__ import annotations

import io
import json
import stat
import zipfile
import zlib
from typing import Any, Final

from recovery_invoices.task import Ask, Task, TaskResponse
from recovery_invoices.unpack.remote_file import PORTION, RemoteFile

ITEMS: Final = 1_000
#: More than any backup has. What stands in the list of each takes memory here and in the parent.
MOST_ITEMS: Final = 200_000
_METHODS: Final = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
_ENCRYPTED: Final = 1
#: How a damaged archive fails, wherever the damage is.
_DAMAGE: Final = (
    zipfile.BadZipFile, zlib.error, EOFError, OSError, RuntimeError, NotImplementedError, ValueError, KeyError,
    UnicodeError, OverflowError, TypeError,
)  # fmt: skip


class _Archive:
    """Opened by the first task, unpacked by those that follow."""

    def __init__(self) -> None:
        self._zip: zipfile.ZipFile | None = None

    def open(self, message: dict[str, Any], block: bytes, ask: Ask) -> TaskResponse:
        """Return {head}, the JSON object of a member without one of its lists, whose items are told in portions
        before; {failure: "OTHER"} where there is no such member, {failure: "DAMAGED", reason} where it is broken."""
        try:
            self._zip = zipfile.ZipFile(io.BufferedReader(RemoteFile(ask, int(message["size"])), PORTION))
            item = self._zip.getinfo(str(message["name"]))
        except _DAMAGE:
            return {"failure": "OTHER"}, b""
        try:
            if item.file_size > int(message["longest"]):
                return {"failure": "OTHER"}, b""
            text = self._read(item)
        except _DAMAGE as error:
            return _damaged(error), b""
        try:
            head = json.loads(text)
            items = head.pop(message["items"])
        except (ValueError, RecursionError, AttributeError, KeyError, TypeError):
            return {"failure": "OTHER"}, b""
        if not isinstance(items, list) or len(items) > MOST_ITEMS:
            return _damaged(ValueError("its list of files is not one")), b""
        for first in range(0, len(items), ITEMS):
            ask({"items": items[first : first + ITEMS]}, b"")
        return {"head": head}, b""

    def unpack(self, message: dict[str, Any], block: bytes, ask: Ask) -> TaskResponse:
        """Return {} once a member of exactly `size` bytes was told in portions."""
        assert self._zip is not None, "opened before"
        left = int(message["size"])
        try:
            item = self._zip.getinfo(str(message["name"]))
        except KeyError:
            return _damaged(ValueError(f"{message['name']} is missing")), b""
        try:
            _check(item)
            with self._zip.open(item) as content:
                # Never more than announced, whatever it unpacks to.
                while portion := content.read(min(PORTION, left + 1)):
                    left -= len(portion)
                    if left < 0:
                        break
                    ask({"portion": len(portion)}, portion)
        except _DAMAGE as error:
            return _damaged(error), b""
        if left:
            return _damaged(ValueError(f"{item.filename} has another size")), b""
        return {}, b""

    def _read(self, item: zipfile.ZipInfo) -> bytes:
        assert self._zip is not None
        _check(item)
        with self._zip.open(item) as content:
            return content.read(item.file_size)


def _check(item: zipfile.ZipInfo) -> None:
    """Check that the entry is a plain file with a bounded kind of compression. Raises ValueError."""
    kind = stat.S_IFMT(item.external_attr >> 16)
    if item.is_dir() or kind not in (0, stat.S_IFREG):
        raise ValueError(f"{item.filename} is no plain file")
    if item.compress_type not in _METHODS or item.flag_bits & _ENCRYPTED:
        raise ValueError(f"{item.filename} is packed in another way")


def _damaged(error: BaseException) -> dict[str, Any]:
    return {"failure": "DAMAGED", "reason": str(error)[:500]}


_ARCHIVE: Final = _Archive()
TASKS: dict[str, Task] = {"open": _ARCHIVE.open, "unpack": _ARCHIVE.unpack}
