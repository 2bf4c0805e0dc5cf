"""Deletes everything that the app keeps on this computer, once nobody has it open."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

_NAMES: Final = (
    "desktop.sqlite3*",
    "desktop.suspected",
    "files",
    "requests",
    "renewing.lock",
    "service",
    "key.*",
    "before-restore-*",
    "damaged-*",
    "restore.*",
    "backup-*",
)


def erase_everything(folder: Path) -> None:
    """Erase what this app puts into the folder; a person's other files there stay. Raises OSError."""
    for name in _ours(folder):
        if name.is_dir() and not name.is_symlink():
            shutil.rmtree(name)
        else:
            name.unlink()
    for log in (folder / "logs").glob("*.log*"):
        # Emptied, not removed: the app writes there to its end.
        log.write_text("")


def _ours(folder: Path) -> list[Path]:
    return sorted({path for pattern in _NAMES for path in folder.glob(pattern)})
