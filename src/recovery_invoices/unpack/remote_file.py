"""A file that lies with the parent: what a child reads of it is asked for there."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

from recovery_invoices.task import Ask

if TYPE_CHECKING:
    from _typeshed import WriteableBuffer

PORTION = 1024 * 1024


class RemoteFile(io.RawIOBase):
    def __init__(self, ask: Ask, size: int) -> None:
        self._ask, self._size, self._at = ask, size, 0

    def readable(self) -> bool:
        return True

    def seekable(self) -> bool:
        return True

    def tell(self) -> int:
        return self._at

    def seek(self, offset: int, whence: int = io.SEEK_SET) -> int:
        start = {io.SEEK_SET: 0, io.SEEK_CUR: self._at, io.SEEK_END: self._size}[whence]
        if start + offset < 0:
            raise OSError("before the beginning of the file")
        self._at = start + offset
        return self._at

    def readinto(self, into: WriteableBuffer, /) -> int:
        room = memoryview(into)
        wanted = min(len(room), PORTION, max(0, self._size - self._at))
        if not wanted:
            return 0
        content = self._ask({"read": [self._at, wanted]}, b"")[1]
        room[: len(content)] = content
        self._at += len(content)
        return len(content)
