"""Turns at the one write lock of SQLite, for the threads of a process.

SQLite has whoever waits for it sleep longer and longer and ask again: beside a thread that writes all the time, others
come late.
"""

from __future__ import annotations

import threading
from typing import Any, Final

from sqlalchemy import Engine, PoolProxiedConnection

BUSY_SECONDS: Final = 30


class WriteTurns:
    """The threads of one engine that write, each from the begin of its transaction to its end."""

    def __init__(self, engine: Engine) -> None:
        self._turn = threading.Lock()
        self._writing: Any = None  # the driver's connection that has the turn
        dialect = engine.dialect
        self._commit, self._roll_back = dialect.do_commit, dialect.do_rollback
        dialect.do_commit = self._committed  # type: ignore[method-assign, assignment]
        dialect.do_rollback = self._rolled_back  # type: ignore[method-assign, assignment]

    def begin(self, connection: PoolProxiedConnection, *, writes: bool) -> None:
        """Begin a transaction. Where the turn to write does not come, SQLite says itself that it is locked."""
        driver: Any = connection.driver_connection
        if writes and self._turn.acquire(timeout=BUSY_SECONDS):
            self._writing = driver
        has_begun = False
        try:
            driver.execute("BEGIN IMMEDIATE" if writes else "BEGIN")
            has_begun = True
        finally:
            if not has_begun:
                self._end(connection)

    def _committed(self, connection: PoolProxiedConnection) -> None:
        self._commit(connection)
        self._end(connection)

    def _rolled_back(self, connection: PoolProxiedConnection) -> None:
        try:
            self._roll_back(connection)
        finally:
            self._end(connection)

    def _end(self, connection: PoolProxiedConnection) -> None:
        if self._writing is not None and connection.driver_connection is self._writing:
            self._writing = None
            self._turn.release()
