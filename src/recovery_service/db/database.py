"""Opens the database, SQLite or PostgreSQL, and hands out transactions."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event


class Database:
    """`read()` and `write()` are the only ways in; a write commits at the end of its block or not at all."""

    def __init__(self, url: str) -> None:
        self.engine: Engine = create_engine(url, **_options(url))
        self.is_sqlite = self.engine.dialect.name == "sqlite"
        if self.is_sqlite:
            event.listen(self.engine, "connect", _prepare_sqlite)
            event.listen(self.engine, "begin", _begin_sqlite)

    @classmethod
    def in_folder(cls, folder: Path) -> Database:
        folder.mkdir(parents=True, exist_ok=True)
        return cls(f"sqlite:///{folder / 'service.sqlite3'}")

    @contextmanager
    def read(self) -> Iterator[Connection]:
        """A consistent view; nothing may be written in it."""
        with self.engine.connect() as connection:
            if self.is_sqlite:
                connection = connection.execution_options(recovery_read=True)
            with connection.begin():
                yield connection

    @contextmanager
    def write(self) -> Iterator[Connection]:
        """One transaction; on SQLite it takes the write lock at once, so that nothing read in it can go stale."""
        with self.engine.connect() as connection, connection.begin():
            yield connection

    def close(self) -> None:
        self.engine.dispose()


def _options(url: str) -> dict[str, Any]:
    if url.startswith("sqlite"):
        return {
            "connect_args": {"timeout": 30, "check_same_thread": False},
            "pool_size": 16,
            "max_overflow": 32,
        }
    return {"pool_size": 16, "max_overflow": 16, "pool_pre_ping": True}


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # SQLAlchemy's begin event decides, not the driver's guess
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    reading = connection.get_execution_options().get("recovery_read", False)
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")
