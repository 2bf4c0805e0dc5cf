"""One process at a time: for what two running apps over one data folder must not do at once."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

LOOK_SECONDS: Final = 0.05


@asynccontextmanager
async def process_lock(path: Path) -> AsyncIterator[None]:
    """Wait until no other process holds `path`. The lock is SQLite's own: it goes with the process that holds it."""
    lock = sqlite3.connect(path, isolation_level=None, timeout=0)
    try:
        while not _acquire(lock):
            await asyncio.sleep(LOOK_SECONDS)
        yield
    finally:
        lock.close()


def _acquire(lock: sqlite3.Connection) -> bool:
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        return False
    return True
