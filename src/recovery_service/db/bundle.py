"""Several queries as one statement: each way to the server costs more than what is asked there."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from itertools import count
from typing import Any, Final, cast

from sqlalchemy import (
    JSON,
    BindParameter,
    Boolean,
    ClauseElement,
    Connection,
    Date,
    Executable,
    Select,
    select,
)
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import FunctionElement
from sqlalchemy.sql.visitors import InternalTraversal, replacement_traverse

from recovery_service.db.direct import Direct
from recovery_service.db.lists import RowsAsJson

Row = Mapping[str, Any]
Rows = Mapping[str, list[Row]]
"""The rows of each query, by its name and in its order."""


class Bundle:
    """Queries of numbers, texts, days, truth values and JSON; those of one bundle share their parameters.

    All of it comes as one value, which is read at once: a column costs as much as a row of ten.
    """

    def __init__(self, **queries: Select[Any]) -> None:
        self._readers = {name: _Reader(query) for name, query in queries.items()}
        self.value = _Array(*(_StoredJson(_as_value(query)) for query in queries.values()))
        self._statement = Direct(Constant(select(self.value)))

    @classmethod
    def around(
        cls, name: str, query: Select[Any], parameters: Mapping[str, str], **queries: Select[Any]
    ) -> Bundle:
        """Return a bundle of `query`, by this name, and of others about the rows that it finds: `parameters` of theirs
        are columns of its, by their names. One that is a list is of all rows, any other needs a query of one row."""
        row = query.cte("found")

        def replace(element: Any, **_: Any) -> Any:
            if not isinstance(element, BindParameter) or element.key not in parameters:
                return None
            column = row.c[parameters[element.key]]
            value = _JsonList(column) if isinstance(element.type, JSON) else column
            return select(value).select_from(row).scalar_subquery()

        about = {
            other: cast(Select[Any], replacement_traverse(each, {}, replace))
            for other, each in queries.items()
        }
        return cls(**{name: select(row)}, **about)

    def load(self, connection: Connection, parameters: Mapping[str, Any]) -> Rows:
        return self.read(self._statement.value(connection, parameters))

    def read(self, values: Sequence[list[list[Any]]]) -> Rows:
        """Return the rows of what came as its value."""
        return {
            name: reader.read(rows) if rows else []
            for (name, reader), rows in zip(self._readers.items(), values, strict=True)
        }


class _Reader:
    def __init__(self, query: Select[Any]) -> None:
        columns = query.selected_columns
        # Not those of a column: as names of parameters they are found by identity, or else compared one by one.
        self._names = [sys.intern(str(name)) for name in columns.keys()]  # noqa: SIM118
        self._conversions: list[tuple[str, Callable[[Any], Any]]] = [
            (name, convert)
            for name, column in columns.items()
            for kind, convert in _CONVERSIONS.items()
            if isinstance(column.type, kind)
        ]

    def read(self, values: list[list[Any]]) -> list[Row]:
        rows: list[dict[str, Any]] = [dict(zip(self._names, value, strict=True)) for value in values]
        for name, convert in self._conversions:
            for row in rows:
                if row[name] is not None:
                    row[name] = convert(row[name])
        return list[Row](rows)


_CONVERSIONS: Final[Mapping[type[Any], Callable[[Any], Any]]] = {Date: date.fromisoformat, Boolean: bool}


def _as_value(query: Select[Any]) -> Any:
    # Both databases aggregate the rows of a sub-query in its order.
    rows = query.subquery()
    columns = (_StoredJson(column) if isinstance(column.type, JSON) else column for column in rows.c)
    return select(RowsAsJson(*columns)).select_from(rows).scalar_subquery()


class Constant(Executable, ClauseElement):
    """A statement that is recognized by its number: by its thousand parts it takes longer than what is asked."""

    inherit_cache = True
    _traverse_internals = [("number", InternalTraversal.dp_plain_obj)]
    _numbers = count()

    def __init__(self, statement: Select[Any]) -> None:
        self.number = next(self._numbers)
        self.statement = statement


@compiles(Constant)
def _constant(element: Constant, compiler: SQLCompiler, **options: Any) -> str:
    return compiler.process(element.statement, **options)


class _JsonList(FunctionElement[Any]):
    """A list of the texts of all rows."""

    inherit_cache = True
    type = JSON()


@compiles(_JsonList, "sqlite")
def _list_of_sqlite(element: _JsonList, compiler: SQLCompiler, **options: Any) -> str:
    return f"json_group_array({compiler.process(element.clauses, **options)})"


@compiles(_JsonList, "postgresql")
def _list_of_postgresql(element: _JsonList, compiler: SQLCompiler, **options: Any) -> str:
    return f"json_agg({compiler.process(element.clauses, **options)})"


class _Array(FunctionElement[Any]):
    """A list of these values."""

    inherit_cache = True
    type = JSON()


@compiles(_Array, "sqlite")
def _array_of_sqlite(element: _Array, compiler: SQLCompiler, **options: Any) -> str:
    return f"json_array({compiler.process(element.clauses, **options)})"


@compiles(_Array, "postgresql")
def _array_of_postgresql(element: _Array, compiler: SQLCompiler, **options: Any) -> str:
    return f"json_build_array({compiler.process(element.clauses, **options)})"


class _StoredJson(FunctionElement[Any]):
    """What a column of JSON holds, as a part of a larger value: SQLite would quote it as a text."""

    inherit_cache = True


@compiles(_StoredJson, "sqlite")
def _stored_by_sqlite(element: _StoredJson, compiler: SQLCompiler, **options: Any) -> str:
    return f"json({compiler.process(element.clauses, **options)})"


@compiles(_StoredJson, "postgresql")
def _stored_by_postgresql(element: _StoredJson, compiler: SQLCompiler, **options: Any) -> str:
    return compiler.process(element.clauses, **options)
