"""Swap of the restored data with the present ones, which are kept aside; interrupted anywhere, it continues.

Loaded at every start, so it needs nothing but the file system.
"""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path
from typing import Final

READY: Final = "restore.ready"
PLAN: Final = "plan.json"
ACCOUNT: Final = "key.account"
_OLD_IS_ASIDE: Final = "old-is-aside"
REPLACED: Final = (
    "desktop.sqlite3",
    "desktop.sqlite3-wal",
    "desktop.sqlite3-shm",
    "files",
    "service",
    "key.sealed",
    "key.plain",
    "key.check",
    ACCOUNT,
)


def schedule_swap(folder: Path, new: Path) -> None:
    """Schedule the swap: one rename puts the restored folder in place as a whole."""
    shutil.rmtree(folder / READY, ignore_errors=True)
    new.rename(folder / READY)


def is_swap_scheduled(folder: Path) -> bool:
    return (folder / READY / PLAN).exists()


def apply_swap(folder: Path) -> Path:
    """Put the restored data in place and return where the old ones lie.

    Nobody may have the data open. Raises OSError; then it can be tried again.
    """
    ready = folder / READY
    aside = folder / str(json.loads((ready / PLAN).read_text(encoding="utf-8"))["aside"])
    aside.mkdir(mode=0o700, exist_ok=True)
    if not (ready / _OLD_IS_ASIDE).exists():
        for name in REPLACED:
            if (folder / name).exists():
                (folder / name).rename(aside / name)
        _settle(aside)
        (ready / _OLD_IS_ASIDE).touch(mode=0o600)
    for name in REPLACED:
        if (ready / name).exists():
            (ready / name).rename(folder / name)
    _settle(folder)
    (ready / PLAN).unlink()
    shutil.rmtree(ready)
    return aside


def _settle(folder: Path) -> None:
    """Write the folder's names to disk; systems that cannot open a folder do so by themselves."""
    if os.name == "nt":
        return
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
