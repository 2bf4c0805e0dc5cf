"""The requests of the last minute on disk: neither a crash nor a change of connection begins a new minute."""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from recovery_desktop.file_permissions import make_private_folder, open_private

LINES_AT_MOST: Final = 1_000
"""Then the file is written anew, with what still counts."""

log = logging.getLogger(__name__)


class RequestLog:
    """One service's. `wall` is the time of day in seconds: it is the same for the next start of the app. Without a path
    nothing is stored."""

    def __init__(self, path: Path | None = None, wall: Callable[[], float] = time.time) -> None:
        self._path, self._wall = path, wall
        self._lines = LINES_AT_MOST

    def load(self, seconds: float) -> list[tuple[float, str]]:
        """Return how long ago each request of the last `seconds` left, and its path; the oldest first.

        One of a moment that is still to come left just now: the clock was set back.
        """
        if self._path is None or not self._path.exists():
            return []
        now = self._wall()
        rows = [line.partition(" ") for line in self._path.read_text("utf-8", "replace").splitlines()]
        recent = [(max(0.0, now - float(at)), path) for at, _, path in rows if path and _is_number(at)]
        return sorted(((ago, path) for ago, path in recent if ago < seconds), reverse=True)

    def add(self, path: str, seconds: float) -> None:
        """Store that a request leaves now. A full disk stops no request: the count in memory goes on."""
        if self._path is None:
            return
        try:
            if self._lines >= LINES_AT_MOST:
                self._write_anew(seconds)
            self._append(self._path, f"{self._wall():.3f} {path}\n")
        except OSError as error:
            log.warning("the count of requests is not stored: %s", error)

    def _write_anew(self, seconds: float) -> None:
        assert self._path is not None
        now, recent = self._wall(), self.load(seconds)
        make_private_folder(self._path.parent)
        written = self._path.with_suffix(".new")
        written.unlink(missing_ok=True)
        self._append(written, "".join(f"{now - ago:.3f} {path}\n" for ago, path in recent))
        os.replace(written, self._path)
        self._lines = len(recent)

    def _append(self, path: Path, text: str) -> None:
        with open(path, "a", encoding="utf-8", opener=open_private) as file:
            file.write(text)
        self._lines += 1


def _is_number(text: str) -> bool:
    """Return whether it is a moment: a kill or a full disk may leave half a line."""
    return text.replace(".", "", 1).isdecimal()
