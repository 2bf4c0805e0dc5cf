"""Statements that run with every request: put together once, and on SQLite given to the driver as they are.

What SQLAlchemy does anew around each execution takes five to ten times as long as a small statement takes SQLite. Of it
remain the text and the types of the columns. Elsewhere the way to the server costs more, and a statement runs as ever.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, Final, TypeVar

from sqlalchemy import ColumnDefault, Connection, Select
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.dml import Insert, UpdateBase
from sqlalchemy.types import TypeEngine

T = TypeVar("T")
Statement = Select[Any] | UpdateBase
Values = Mapping[str, Any]
Convert = Callable[[Any], Any]

_SQLITE: Final = sqlite.dialect(paramstyle="named")


class Prepared:
    """A statement, or one for each dialect, that takes its values by name and answers rows by the names of columns.

    An insert takes the values of its columns; one that is left out gets the column's default, or nothing.
    """

    def __init__(self, statement: Statement | Mapping[str, Statement]) -> None:
        self._statement = statement

    def rows(self, connection: Connection, values: Values | None = None) -> list[dict[str, Any]]:
        if connection.dialect.name == "sqlite":
            return self._direct.rows(connection, values or {})
        return [
            dict(row) for row in connection.execute(self._for(connection.dialect.name), values).mappings()
        ]

    def first(self, connection: Connection, values: Values) -> dict[str, Any] | None:
        """The first row, None where there is none."""
        return next(iter(self.rows(connection, values)), None)

    def run(self, connection: Connection, values: Values) -> int:
        """How many rows it touched."""
        if connection.dialect.name == "sqlite":
            return self._direct.run(connection, values)
        return connection.execute(self._for(connection.dialect.name), values).rowcount

    def run_all(self, connection: Connection, given: Sequence[Values]) -> None:
        """Once with each of these."""
        if connection.dialect.name == "sqlite":
            self._direct.run_all(connection, given)
        else:
            connection.execute(self._for(connection.dialect.name), given if len(given) > 1 else given[0])

    def _for(self, dialect: str) -> Statement:
        return self._statement[dialect] if isinstance(self._statement, Mapping) else self._statement

    @cached_property
    def _direct(self) -> _Direct:
        return _Direct(self._for("sqlite"))


class _Direct:
    """A statement as the driver takes it."""

    def __init__(self, statement: Statement) -> None:
        compiled = statement.compile(dialect=_SQLITE)
        assert not compiled.post_compile_params, "a list is given as one parameter, by Among"
        self._text = str(compiled)
        bound = {name: parameter for parameter, name in compiled.bind_names.items()}
        convert = _converting("bind_processor", {name: one.type for name, one in bound.items()})
        self._convert = tuple(convert.items())
        columns = statement.exported_columns
        self._names = tuple(column.name for column in columns)
        self._read = tuple(_converting("result_processor", {c.name: c.type for c in columns}, None).items())
        unasked = {name: one.effective_value for name, one in bound.items() if not one.required}
        if isinstance(statement, Insert):
            unasked |= {column.key: _default(column.default) for column in statement.table.columns}
        self._unasked = {
            name: convert[name](value) if name in convert and value is not None else value
            for name, value in unasked.items()
        }

    def rows(self, connection: Connection, values: Values) -> list[dict[str, Any]]:
        found = []
        for row in self._told(connection, self._all_given(values), _fetched):
            told = dict(zip(self._names, row, strict=True))
            for name, read in self._read:
                told[name] = read(told[name])
            found.append(told)
        return found

    def run(self, connection: Connection, values: Values) -> int:
        return self._told(connection, self._all_given(values), _counted)

    def run_all(self, connection: Connection, given: Sequence[Values]) -> None:
        self._told(connection, [self._all_given(values) for values in given], _repeated)

    def _told(self, connection: Connection, given: Any, run: Callable[[sqlite3.Cursor, str, Any], T]) -> T:
        # The driver alone would commit each statement by itself.
        assert connection.in_transaction()
        driver = connection.connection.driver_connection
        assert driver is not None
        cursor: sqlite3.Cursor = driver.cursor()
        for heard in connection.dispatch.before_cursor_execute:
            heard(connection, cursor, self._text, given, None, isinstance(given, list))
        try:
            return run(cursor, self._text, given)
        except sqlite3.Error as error:
            raise DBAPIError.instance(
                self._text, None, error, sqlite3.Error, hide_parameters=True, dialect=connection.dialect
            ) from error

    def _all_given(self, values: Values) -> dict[str, Any]:
        given = {**self._unasked, **values}
        for name, convert in self._convert:
            if name in values:
                given[name] = convert(given[name])
        return given


def _fetched(cursor: sqlite3.Cursor, text: str, given: dict[str, Any]) -> list[Any]:
    return cursor.execute(text, given).fetchall()


def _counted(cursor: sqlite3.Cursor, text: str, given: dict[str, Any]) -> int:
    return cursor.execute(text, given).rowcount


def _repeated(cursor: sqlite3.Cursor, text: str, given: list[dict[str, Any]]) -> None:
    cursor.executemany(text, given)


def _default(default: Any) -> Any:
    """What a column has where nothing is said."""
    if default is None:
        return None
    assert isinstance(default, ColumnDefault)
    assert default.is_scalar
    return default.arg


def _converting(way: str, types: Mapping[str, TypeEngine[Any]], *arguments: Any) -> dict[str, Convert]:
    """What goes that way and is not handed over as it is."""
    found = {
        name: getattr(type_.dialect_impl(_SQLITE), way)(_SQLITE, *arguments) for name, type_ in types.items()
    }
    return {name: convert for name, convert in found.items() if convert is not None}
