"""Statements of most requests, handed to PostgreSQL's driver as they are: what SQLAlchemy does around each takes longer
than the driver and the way to the server."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Connection, RowMapping
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.compiler import SQLCompiler

Parameters = Mapping[str, Any]
AnyRow = RowMapping | Mapping[str, Any]
_Bind = tuple[str, Any, Callable[[Any], Any] | None]


class Direct:
    """A statement of constant text: its parameters, named `column_keys` where it is an INSERT, have one value each.

    It is compiled once. Elsewhere than on PostgreSQL, and where somebody listens to what is executed, SQLAlchemy
    executes it.
    """

    def __init__(self, statement: Any, column_keys: Sequence[str] | None = None) -> None:
        self._statement = statement
        self._column_keys = column_keys
        self._text = ""
        self._binds: list[_Bind] = []
        self._names: list[str] = []

    def value(self, connection: Connection, parameters: Parameters) -> Any:
        """Return the first value of the only row."""
        if not _is_direct(connection):
            return connection.execute(self._statement, parameters).scalar_one()
        [row] = self._execute(connection, parameters).fetchall()
        return row[0]

    def first(self, connection: Connection, parameters: Parameters) -> AnyRow | None:
        """Return the first row by the names of its columns."""
        if not _is_direct(connection):
            usual: RowMapping | None = connection.execute(self._statement, parameters).mappings().first()
            return usual
        row = self._execute(connection, parameters).fetchone()
        return None if row is None else dict(zip(self._names, row, strict=True))

    def count(self, connection: Connection, parameters: Parameters) -> int:
        """Return how many rows it wrote."""
        if not _is_direct(connection):
            return int(connection.execute(self._statement, parameters).rowcount)
        return int(self._execute(connection, parameters).rowcount)

    def _execute(self, connection: Connection, parameters: Parameters) -> Any:
        if not self._text:
            self._compile(connection)
        values = [
            parameters.get(name, value) if convert is None else convert(parameters.get(name, value))
            for name, value, convert in self._binds
        ]
        driver = connection.connection.driver_connection
        assert driver is not None
        try:
            return driver.execute(self._text, values)
        except connection.dialect.loaded_dbapi.Error as error:
            if connection.dialect.is_disconnect(error, driver, None):
                # On a dead connection nothing takes effect: SQLAlchemy finds that itself, and empties its pool.
                return connection.execute(self._statement, parameters)
            dialect = connection.dialect
            raise DBAPIError.instance(
                self._text, None, error, dialect.loaded_dbapi.Error, dialect=dialect
            ) from error

    def _compile(self, connection: Connection) -> None:
        dialect = connection.dialect
        compiled: SQLCompiler = self._statement.compile(dialect=dialect, column_keys=self._column_keys)
        binds = [compiled.binds[name] for name in compiled.positiontup or ()]
        self._binds = [
            (bind.key, bind.effective_value, bind.type.dialect_impl(dialect).bind_processor(dialect))
            for bind in binds
        ]
        columns = getattr(self._statement, "selected_columns", ())
        self._names = [str(column.key) for column in columns]
        # Last, as another thread may be here too.
        self._text = str(compiled)


def _is_direct(connection: Connection) -> bool:
    return connection.dialect.name == _POSTGRESQL and not connection.dispatch.before_cursor_execute


_POSTGRESQL: Final = "postgresql"
