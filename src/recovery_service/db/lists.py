"""Lists of any length as one parameter, and rows as one answer: a statement is put together, planned and run once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from sqlalchemy import JSON, ColumnElement, Executable, Table, bindparam, text
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import FunctionElement

Key = TypeVar("Key")
Value = TypeVar("Value")


class InList(FunctionElement[Any]):
    """Condition that `column` is one of the strings that are given as the parameter `name`, a list."""

    # Not of type Boolean: SQLite has none, would be asked for `(…) = 1`, and with that looks into no index.
    inherit_cache = True

    def __init__(self, column: ColumnElement[Any], name: str) -> None:
        super().__init__(column, bindparam(name, type_=JSON))


@compiles(InList, "sqlite")
def _sqlite(element: InList, compiler: SQLCompiler, **options: Any) -> str:
    column, values = (compiler.process(clause, **options) for clause in element.clauses)
    return f"{column} IN (SELECT value FROM json_each({values}))"


@compiles(InList, "postgresql")
def _postgresql(element: InList, compiler: SQLCompiler, **options: Any) -> str:
    column, values = (compiler.process(clause, **options) for clause in element.clauses)
    # As an array it is known before the table is looked at; a sub-query would be joined, by a guess at its size.
    return f"{column} = ANY (ARRAY(SELECT json_array_elements_text({values})))"


def group_by_key(pairs: Iterable[tuple[Key, Value]]) -> dict[Key, list[Value]]:
    """Return what belongs to each key, in the order given; a key that nothing belongs to is left out."""
    groups: dict[Key, list[Value]] = {}
    for key, value in pairs:
        groups.setdefault(key, []).append(value)
    return groups


class RowsAsJson(FunctionElement[Any]):
    """Query whose rows come as one value, a list of lists of numbers and strings.

    For each row SQLite's driver lets go of the interpreter's lock and asks for it again, and every other thread that
    wants it wakes up in vain: a hundred rows beside a busy event loop cost both of them more than reading them.
    """

    inherit_cache = True
    type = JSON()


@compiles(RowsAsJson, "sqlite")
def _listed_by_sqlite(element: RowsAsJson, compiler: SQLCompiler, **options: Any) -> str:
    return f"json_group_array(json_array({compiler.process(element.clauses, **options)}))"


@compiles(RowsAsJson, "postgresql")
def _listed_by_postgresql(element: RowsAsJson, compiler: SQLCompiler, **options: Any) -> str:
    rows = f"json_agg(json_build_array({compiler.process(element.clauses, **options)}))"
    return f"coalesce({rows}, '[]'::json)"


def insert_rows(table: Table) -> Mapping[str, Executable]:
    """Return, by dialect, the statement that inserts the rows in the parameter `rows`: mappings with a value
    for every column.
    """
    names = [column.name for column in table.columns]
    into = f"INSERT INTO {table.name} ({', '.join(names)})"
    values = ", ".join(f"json_extract(value, '$.{name}')" for name in names)
    listed = {
        "sqlite": f"{into} SELECT {values} FROM json_each(:rows)",
        "postgresql": f"{into} SELECT {', '.join(names)} FROM json_populate_recordset(NULL::{table.name}, :rows)",
    }
    return {dialect: text(sql).bindparams(bindparam("rows", type_=JSON)) for dialect, sql in listed.items()}
