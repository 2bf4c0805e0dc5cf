"""Reads the end of the app's log and of its service's, without secrets."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from recovery_desktop.logs import redact_names

TAIL_BYTES: Final = 200_000


def read_log(files: Sequence[Path]) -> list[str]:
    """Return the last lines of each, the oldest first; of a file that is not there, none."""
    return [line for file in files for line in _tail(file)]


def _tail(file: Path) -> list[str]:
    try:
        with file.open("rb") as log:
            log.seek(0, 2)
            log.seek(max(0, log.tell() - TAIL_BYTES))
            text = log.read().decode("utf-8", "replace")
    except FileNotFoundError:
        return []
    return redact_names(text).splitlines()
