"""Several queries as one statement: each way to the server costs more than what is asked there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
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

from recovery_service.db.lists import RowsAsJson

Row = Mapping[str, Any]
Rows = Mapping[str, list[Row]]
"""The rows of each query, by its name and in its order."""


class Bundle:
    """Queries of numbers, texts, days, truth values and JSON; those of one bundle share their parameters.

    Each comes as one value: a statement of ten columns instead of a hundred is also read faster.
    """

    def __init__(self, **queries: Select[Any]) -> None:
        self._readers = {name: _Reader(query) for name, query in queries.items()}
        self._statement = _Constant(
            select(*(_as_value(query).label(name) for name, query in queries.items()))
        )

    @classmethod
    def around(
        cls, name: str, query: Select[Any], parameters: Mapping[str, str], **queries: Select[Any]
    ) -> Bundle:
        """Return a bundle of `query`, by this name, and of others about the one row that it finds: `parameters`
        of theirs are columns of its, by their names; of a parameter that is a list, the only element."""
        row = query.cte("found")

        def replace(element: Any, **_: Any) -> Any:
            if not isinstance(element, BindParameter) or element.key not in parameters:
                return None
            column = row.c[parameters[element.key]]
            value = _JsonList(column) if isinstance(element.type, JSON) else column
            return select(value).scalar_subquery()

        about = {
            other: cast(Select[Any], replacement_traverse(each, {}, replace))
            for other, each in queries.items()
        }
        return cls(**{name: select(row)}, **about)

    def load(self, connection: Connection, parameters: Mapping[str, Any]) -> Rows:
        values = connection.execute(self._statement, parameters).one()
        return {
            name: reader.read(rows) if rows else []
            for (name, reader), rows in zip(self._readers.items(), values, strict=True)
        }


class _Reader:
    def __init__(self, query: Select[Any]) -> None:
        columns = query.selected_columns
        self._names = columns.keys()
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


class _Constant(Executable, ClauseElement):
    """A statement that is recognized by its number: by its thousand parts it takes longer than what is asked."""

    inherit_cache = True
    _traverse_internals = [("number", InternalTraversal.dp_plain_obj)]
    _numbers = count()

    def __init__(self, statement: Select[Any]) -> None:
        self.number = next(self._numbers)
        self.statement = statement


@compiles(_Constant)
def _constant(element: _Constant, compiler: SQLCompiler, **options: Any) -> str:
    return compiler.process(element.statement, **options)


class _JsonList(FunctionElement[Any]):
    """A list of one text."""

    inherit_cache = True
    type = JSON()


@compiles(_JsonList, "sqlite")
def _list_of_sqlite(element: _JsonList, compiler: SQLCompiler, **options: Any) -> str:
    return f"json_array({compiler.process(element.clauses, **options)})"


@compiles(_JsonList, "postgresql")
def _list_of_postgresql(element: _JsonList, compiler: SQLCompiler, **options: Any) -> str:
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
