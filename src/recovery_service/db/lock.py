"""One service at a time per data folder: a file lock that ends with the process, however it ends."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from types import TracebackType


class FolderInUse(Exception):
    """Another process holds the lock."""


class FolderLock:
    """A context that holds the lock file. Raises FolderInUse on entering."""

    def __init__(self, path: Path, patience: float = 0.0) -> None:
        """`patience` is how many seconds another process is given to let go."""
        self._path, self._patience = path, patience
        self._file = -1

    def __enter__(self) -> FolderLock:
        self._file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        end = time.monotonic() + self._patience
        while True:
            try:
                _lock(self._file)
                return self
            except OSError:
                if time.monotonic() >= end:
                    os.close(self._file)
                    raise FolderInUse(str(self._path)) from None
            time.sleep(0.05)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        os.close(self._file)


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
