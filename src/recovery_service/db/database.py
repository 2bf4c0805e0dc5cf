"""Opens the database, SQLite or PostgreSQL, and hands out transactions."""

from __future__ import annotations

import json
import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from pydantic_core import from_json
from sqlalchemy import Connection, Engine, PoolProxiedConnection, RootTransaction, create_engine, event, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import InvalidatePoolError
from sqlalchemy.pool import ConnectionPoolEntry

from recovery_service.db.file_permissions import make_private_folder, open_private, restrict_existing
from recovery_service.db.new_jobs import JobPlaces, announce_new_jobs, forget_new_jobs
from recovery_service.db.outage import Outage
from recovery_service.db.replica import Replica, forget_changes, leave_replica, write_changes
from recovery_service.db.retry import forbid_retry_after_commit
from recovery_service.db.write_turns import BUSY_SECONDS, WriteTurns

if TYPE_CHECKING:
    import psycopg

FILE_NAME = "service.sqlite3"
_NOT_DURABLE = text("SET LOCAL synchronous_commit TO OFF")
_NAME_SESSION = "SELECT set_config('application_name', $1, false)"
_SINGLE = "no transaction around the statements"
_LOCK = "number of the lock to begin with, then whether it was free"
_CHECKED_IN = "when it was given back"
_PING_AFTER_SECONDS = 1.0
"""A ping is sent and awaited like a statement, before each transaction."""


class Database:
    """`read()` and `write()` are the only ways in; a write commits at the end of its block or not at all.

    Within a `Unit` all blocks share its transaction, which commits as a whole. `on_network` says whether a SQLite file
    lies on a network share; None where nobody knows: then the file stays as it is. `is_pooled` says that a pooler gives
    each transaction another connection to the server: nothing is prepared, and nobody listens. The server at
    `replica_url` answers reads of callers who miss nothing there.
    """

    def __init__(
        self,
        url: str,
        *,
        on_network: bool | None = None,
        is_pooled: bool = False,
        replica_url: str | None = None,
    ) -> None:
        self.engine: Engine = _engine(url, _options(url, is_pooled))
        self.replica = None if replica_url is None else _replica(replica_url, is_pooled)
        self.is_pooled = is_pooled
        self.is_sqlite = self.engine.dialect.name == "sqlite"
        self.outage = Outage()
        self.after_planning: list[Callable[[JobPlaces], None]] = []
        self._name: str | None = None
        self._on_network = on_network
        self._journal: str | None = None
        if self.is_sqlite:
            event.listen(self.engine, "connect", self._prepare_sqlite)
        else:
            event.listen(self.engine, "connect", self._name_connection)
            event.listen(self.engine, "checkin", _note_checkin)
            event.listen(self.engine, "checkout", self._ping_after_idle)

    @classmethod
    def in_folder(cls, folder: Path, *, on_network: bool | None = None) -> Database:
        """Open the SQLite database in this folder, created where it is missing. Raises OSError."""
        make_private_folder(folder)
        restrict_existing(folder, FILE_NAME)
        file = folder / FILE_NAME
        # SQLite gives the files beside it the same mode.
        os.close(open_private(file, os.O_RDWR | os.O_CREAT))
        return cls(f"sqlite:///{file}", on_network=on_network)

    @property
    def uses_write_ahead_log(self) -> bool:
        """Return whether SQLite writes ahead into a log, known from the first connection on."""
        return self._journal == "wal"

    @contextmanager
    def read(self) -> Iterator[Connection]:
        """Open a view of what is committed; nothing may be written in it. On SQLite it is one of a single moment."""
        unit = _UNIT.get()
        if unit is not None and unit.connection is not None:
            yield unit.connection
            return
        replica = None if self.replica is None else self.replica.open()
        if replica is not None:
            with replica:
                yield replica
            return
        with self.statements() as connection:
            yield connection

    @contextmanager
    def statements(self) -> Iterator[Connection]:
        """Open a connection of which, on PostgreSQL, each statement is a transaction of its own: nothing is sent
        around it. On SQLite nothing may be written in it."""
        with self.engine.connect() as connection:
            connection.info[_SINGLE] = True
            with connection.begin():
                yield connection

    @contextmanager
    def write(self) -> Iterator[Connection]:
        """Open one transaction.

        On SQLite it takes the write lock at once, so that nothing read in it can go stale.
        """
        unit = _UNIT.get()
        if unit is None:
            with self.write_separately() as connection:
                yield connection
        elif unit.connection is None:
            with unit.beginning() as connection:
                yield connection
        else:
            with unit.connection.begin_nested():
                yield unit.connection

    @contextmanager
    def write_separately(self) -> Iterator[Connection]:
        """Open a transaction of its own, even within a unit of work."""
        leave_replica()
        with self.engine.connect() as connection:
            with connection.begin():
                yield connection
                planned = self._announce(connection)
                forbid_retry_after_commit()
            if planned is not None:
                self._notify(planned)

    @contextmanager
    def write_without_sync(self) -> Iterator[Connection]:
        """Open a transaction of its own that does not wait for the disk.

        The end of the process cannot undo it, a loss of power may: it is for what is true only while this
        machine runs.
        """
        with self.engine.connect() as connection:
            driver = connection.connection.driver_connection
            assert driver is not None
            # Without a log, a loss of power could damage the file.
            if self.uses_write_ahead_log:
                driver.execute("PRAGMA synchronous=NORMAL")
            try:
                with connection.begin():
                    if not self.is_sqlite:
                        connection.execute(_NOT_DURABLE)
                    yield connection
                    forbid_retry_after_commit()
            finally:
                if self.uses_write_ahead_log:
                    driver.execute("PRAGMA synchronous=FULL")

    def introduce(self, name: str) -> None:
        """Name this process to the server from now on; a file is told nothing."""
        if not self.is_sqlite:
            self._name = name
            self.engine.dispose()
            with self.engine.connect():
                """One connection stays open: the server knows of the process from its start on."""

    def _name_connection(self, connection: psycopg.Connection[Any], record: object) -> None:
        if self._name is not None:
            connection.execute(_NAME_SESSION, (self._name,))
        _prepare_postgresql(connection, record)

    def _announce(self, connection: Connection) -> JobPlaces | None:
        changed = forget_changes(connection)
        if self.replica is not None:
            write_changes(connection, changed)
        return announce_new_jobs(connection)

    def _notify(self, places: JobPlaces) -> None:
        for listener in self.after_planning:
            listener(places)

    def _prepare_sqlite(self, connection: sqlite3.Connection, _record: object) -> None:
        connection.isolation_level = None  # SQLAlchemy's begin decides, not the driver's guess
        for pragma in ("synchronous=FULL", "fullfsync=ON", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")
        if self._journal is None:
            self._journal = _settled_journal(connection, self._on_network)

    def _ping_after_idle(
        self, connection: DBAPIConnection, record: ConnectionPoolEntry, _proxy: PoolProxiedConnection
    ) -> None:
        """Replace a connection that died while it was idle. One that dies in use is what `db/retry.py` is for."""
        if time.monotonic() - record.info.get(_CHECKED_IN, 0.0) < _PING_AFTER_SECONDS:
            return
        try:
            self.engine.dialect.do_ping(connection)
        except self.engine.dialect.loaded_dbapi.Error:
            raise InvalidatePoolError from None

    def close(self) -> None:
        self.engine.dispose()
        if self.replica is not None:
            self.replica.close()


@dataclass(frozen=True)
class Lock:
    """What one transaction at a time may hold, by its number. `refusal` is what others raise meanwhile."""

    number: int
    refusal: Callable[[], Exception]


class UnitOfWork:
    """One transaction around everything that an operation writes, begun with its first write.

    Entered where the operation runs; `commit` or `roll_back` end it, in any thread. On PostgreSQL it begins with the
    `lock` or not at all: that first write raises the refusal. On SQLite nobody else writes meanwhile.
    """

    def __init__(self, database: Database, lock: Lock | None = None) -> None:
        self.connection: Connection | None = None
        self._database = database
        self._lock = None if database.is_sqlite else lock
        self._transaction: RootTransaction | None = None

    def begun(self) -> Connection:
        if self.connection is None:
            has_begun = False
            self.connection = self._database.engine.connect()
            try:
                if self._lock is not None:
                    self.connection.info[_LOCK] = self._lock.number
                self._transaction = self.connection.begin()
                if self._lock is not None and not self.connection.info.pop(_LOCK):
                    raise self._lock.refusal()
                has_begun = True
            finally:
                if not has_begun:
                    self._close()
        return self.connection

    @contextmanager
    def beginning(self) -> Iterator[Connection]:
        """Open the unit's first writing block. It needs no savepoint: undoing it undoes everything."""
        is_done = False
        try:
            yield self.begun()
            is_done = True
        finally:
            if not is_done:
                self.roll_back()

    def commit(self) -> None:
        connection = self.begun()
        planned = self._database._announce(connection)
        assert self._transaction is not None
        forbid_retry_after_commit()
        try:
            self._transaction.commit()
        finally:
            self._close()
        if planned is not None:
            self._database._notify(planned)

    def roll_back(self) -> None:
        if self.connection is not None:
            self._close()

    def _close(self) -> None:
        assert self.connection is not None
        if not self.connection.invalidated:
            forget_new_jobs(self.connection)
            forget_changes(self.connection)
        self.connection.close()
        self.connection = self._transaction = None

    @contextmanager
    def entered(self) -> Iterator[None]:
        token = _UNIT.set(self)
        try:
            yield
        finally:
            _UNIT.reset(token)


_UNIT: ContextVar[UnitOfWork | None] = ContextVar("unit", default=None)


def _engine(url: str, options: dict[str, Any]) -> Engine:
    # What a statement was given may be a person's data: an error that is logged does not repeat it.
    engine = create_engine(url, hide_parameters=True, json_deserializer=_from_json, **options)
    # Not by the event of the same name: with one listener each statement looks for those of all events.
    begin = (
        _begin_postgresql
        if engine.dialect.name == "postgresql"
        else partial(_begin_sqlite, WriteTurns(engine))
    )
    engine.dialect.do_begin = begin  # type: ignore[method-assign, assignment]
    return engine


def _replica(url: str, is_pooled: bool) -> Replica:
    """Open another server, which the primary answers for once it is away: nobody waits long for it."""
    options = _options(url, is_pooled) | {"pool_pre_ping": True}
    options["connect_args"] = options.get("connect_args", {}) | {
        "connect_timeout": 2,
        "tcp_user_timeout": 5_000,
    }
    engine = _engine(url, options)
    event.listen(engine, "connect", _prepare_postgresql)
    return Replica(engine)


def _options(url: str, is_pooled: bool) -> dict[str, Any]:
    if url.startswith("sqlite"):
        return {
            "connect_args": {"timeout": BUSY_SECONDS, "check_same_thread": False},
            "pool_size": 16,
            "max_overflow": 32,
        }
    from psycopg import RawCursor

    # Statements leave as they are: other cursors look for placeholders, in long ones each time anew.
    # What begins a transaction is sent by `_begin_postgresql`.
    arguments: dict[str, Any] = {"cursor_factory": RawCursor, "autocommit": True}
    if is_pooled:
        arguments["prepare_threshold"] = None
    return {"pool_size": 16, "max_overflow": 16, "paramstyle": "numeric_dollar", "connect_args": arguments}


def _from_json(stored: str | bytes) -> Any:
    """Read it with the faster of two parsers; it refuses half of a surrogate pair, which older rows may hold."""
    try:
        return from_json(stored)
    except ValueError:
        return json.loads(stored)


def _prepare_postgresql(connection: psycopg.Connection[Any], _record: object) -> None:
    """Have each statement worked on by one process.

    To start another one takes longer than what is asked here, and the planner, which expects far more rows in a
    partial index than there are, would start two for each request for statistics beside a million receivables.
    """
    connection.execute("SET max_parallel_workers_per_gather = 0")


def _settled_journal(connection: sqlite3.Connection, on_network: bool | None) -> str:
    """Return how the file is written from now on, by every process: the file itself says so. A log needs memory that
    all its readers share, which a network share does not give."""
    is_empty = connection.execute("PRAGMA page_count").fetchone() == (0,)
    if on_network:
        # A log that was left there is read without that memory.
        connection.execute("PRAGMA locking_mode=EXCLUSIVE")
        connection.execute("PRAGMA journal_mode=DELETE")
        connection.execute("PRAGMA locking_mode=NORMAL")
    elif is_empty or on_network is not None:
        connection.execute("PRAGMA journal_mode=WAL")
    # It reads the file, which also lets go of a lock that was held until now.
    connection.execute("PRAGMA user_version").fetchone()
    journal: str = connection.execute("PRAGMA journal_mode").fetchone()[0]
    return journal


def _begin_sqlite(turns: WriteTurns, connection: PoolProxiedConnection) -> None:
    turns.begin(connection, writes=not connection.info.pop(_SINGLE, False))


def _begin_postgresql(connection: PoolProxiedConnection) -> None:
    # Each statement sees what is committed when it begins, within a transaction too: one that only reads gains nothing.
    if connection.info.pop(_SINGLE, False):
        return
    driver, lock = (
        cast("psycopg.Connection[Any]", connection.dbapi_connection),
        connection.info.pop(_LOCK, None),
    )
    if lock is None:
        driver.execute("BEGIN", prepare=False)
        return
    # Two statements on one way.
    cursor = driver.execute(f"BEGIN; SELECT pg_try_advisory_xact_lock('{lock:d}')", prepare=False)
    cursor.nextset()
    [connection.info[_LOCK]] = cursor.fetchone() or [False]


def _note_checkin(_connection: DBAPIConnection | None, record: ConnectionPoolEntry) -> None:
    record.info[_CHECKED_IN] = time.monotonic()
