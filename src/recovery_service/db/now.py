"""The time of the database: what every process that works on it agrees on, whatever the clock of its host says."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import BigInteger, Connection, select
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import FunctionElement


class database_ms(FunctionElement[int]):  # a function of SQL
    """Milliseconds since 1970 UTC at the beginning of the statement."""

    inherit_cache = True
    type = BigInteger()


def database_now(connection: Connection) -> int:
    """Return what time it is for the database."""
    return connection.execute(_NOW).scalar_one()


@compiles(database_ms, "sqlite")
def _sqlite(element: database_ms, compiler: SQLCompiler, **options: Any) -> str:
    return "CAST(round((julianday('now') - 2440587.5) * 86400000) AS INTEGER)"


@compiles(database_ms, "postgresql")
def _postgresql(element: database_ms, compiler: SQLCompiler, **options: Any) -> str:
    return "CAST(extract(epoch FROM statement_timestamp()) * 1000 AS bigint)"


_NOW: Final = select(database_ms())
