"""A store that is only read: the address by which SQLite is told so, on every system."""

from __future__ import annotations

import sqlite3
from pathlib import Path, PurePath


def address_of(path: PurePath) -> str:
    """Return the read-only address of an absolute path.

    SQLite refuses a machine in the address, so that of a Windows share goes into the path.
    """
    address = path.as_uri()
    if not address.startswith("file:///"):
        address = "file:////" + address.removeprefix("file://")
    return f"{address}?mode=ro"


def open_read_only(path: Path, *, timeout: float = 10, any_thread: bool = False) -> sqlite3.Connection:
    """Open the database without writing. Raises sqlite3.OperationalError where there is none."""
    return sqlite3.connect(
        address_of(path.absolute()), uri=True, timeout=timeout, check_same_thread=not any_thread
    )
