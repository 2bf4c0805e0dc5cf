"""Tells a database that is away, full or only read from at the moment from a mistake of ours."""

from __future__ import annotations

import sqlite3
from typing import Final

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError, TimeoutError

RETRY_SECONDS: Final = 5
_CLASSES: Final = ("08", "53", "58", "57P")
"""Of PostgreSQL's states: connections, resources (disk, memory, connections), its system, its operator."""
_STATES: Final = frozenset({"25006", "55P03"})
"""Only read from, as while another server takes over; locked, as while the tables are changed."""
_SQLITE: Final = frozenset(
    {
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_CANTOPEN,
    }
)


class DatabaseAway(Exception):
    """Nothing can be read or written at the moment; nothing of what was tried took effect."""


def is_unavailable(error: BaseException) -> bool:
    """Return whether the same request may succeed in a moment without any change to it or to the program."""
    if isinstance(error, TimeoutError | DatabaseAway):  # of the pool: all connections are in use
        return True
    if not isinstance(error, DBAPIError):
        return False
    if error.connection_invalidated:
        return True
    if isinstance(error.orig, sqlite3.Error):
        # The lower byte is the kind, the upper ones say more about it.
        return getattr(error.orig, "sqlite_errorcode", 0) & 0xFF in _SQLITE
    state: str | None = getattr(error.orig, "sqlstate", None)
    if state is None:  # no server has answered
        return isinstance(error, OperationalError | InterfaceError)
    return state.startswith(_CLASSES) or state in _STATES
