"""Lists of any length as one parameter: the statement is one text, put together and planned once, and runs once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import JSON, ColumnElement, Executable, Table, bindparam, text
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import FunctionElement


class Among(FunctionElement[Any]):
    """Whether `column` is one of the strings that are given as the parameter `name`, a list."""

    # Not of type Boolean: SQLite has none, would be asked for `(…) = 1`, and with that looks into no index.
    inherit_cache = True

    def __init__(self, column: ColumnElement[Any], name: str) -> None:
        super().__init__(column, bindparam(name, type_=JSON))


@compiles(Among, "sqlite")
def _sqlite(element: Among, compiler: SQLCompiler, **options: Any) -> str:
    column, given = (compiler.process(part, **options) for part in element.clauses)
    return f"{column} IN (SELECT value FROM json_each({given}))"


@compiles(Among, "postgresql")
def _postgresql(element: Among, compiler: SQLCompiler, **options: Any) -> str:
    column, given = (compiler.process(part, **options) for part in element.clauses)
    # As an array it is known before the table is looked at; a sub-query would be joined, by a guess at its size.
    return f"{column} = ANY (ARRAY(SELECT json_array_elements_text({given})))"


def insert_rows(table: Table) -> Mapping[str, Executable]:
    """By dialect, what adds the rows that are given as the parameter `rows`: mappings with a value for every column."""
    names = [column.name for column in table.columns]
    into = f"INSERT INTO {table.name} ({', '.join(names)})"
    values = ", ".join(f"json_extract(value, '$.{name}')" for name in names)
    listed = {
        "sqlite": f"{into} SELECT {values} FROM json_each(:rows)",
        "postgresql": f"{into} SELECT {', '.join(names)} FROM json_populate_recordset(NULL::{table.name}, :rows)",
    }
    return {dialect: text(sql).bindparams(bindparam("rows", type_=JSON)) for dialect, sql in listed.items()}
