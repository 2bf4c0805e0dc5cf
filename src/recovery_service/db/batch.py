"""Rows of several tables inserted by one statement: on PostgreSQL each way to the server costs more than a row.

with batch(connection):
add_rows(connection, ADD_NOTE, rows)      # whoever adds rows need not know of the batch
add_rows(connection, ADD_EVENT, others)

A bundle can be read by the same statement, and the engine is told of jobs among the rows by it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final

from sqlalchemy import (
    JSON,
    ColumnElement,
    Connection,
    Date,
    Table,
    bindparam,
    func,
    literal,
    literal_column,
    select,
)
from sqlalchemy.dialects import postgresql, sqlite

from recovery_service.db.bundle import Bundle, Constant, Rows
from recovery_service.db.direct import Direct
from recovery_service.db.new_jobs import NOTIFY, telling_of_new_jobs

_GATHERED: Final = "rows of a batch"

Row = Mapping[str, Any]


class RowInsert:
    """Inserts rows with a value for each of these columns. A row whose value in the column `replacing` is there
    already takes the place of that one, but for the columns that are the primary key."""

    def __init__(self, table: Table, *, without: Sequence[str] = (), replacing: str | None = None) -> None:
        self.table = table
        self.names = [one.name for one in table.columns if one.name not in without]
        self._days = [one.name for one in table.columns if isinstance(one.type, Date)]
        self._replacing = replacing
        self._alone = {
            "sqlite": self._replaced(sqlite.insert(table).inline()),
            "postgresql": self._replaced(postgresql.insert(table).inline()),
        }

    def run(self, connection: Connection, rows: Sequence[Row]) -> None:
        connection.execute(self._alone[connection.dialect.name], rows)

    def of_json(self, parameter: str) -> Any:
        """Return PostgreSQL's statement that inserts the rows of this parameter."""
        like: ColumnElement[Any] = literal_column(f"NULL::{self.table.name}")
        rows = func.json_populate_recordset(like, bindparam(parameter, type_=JSON)).table_valued(*self.names)
        source = select(*(rows.c[name] for name in self.names))
        return self._replaced(postgresql.insert(self.table).from_select(self.names, source))

    def as_json(self, rows: Sequence[Row]) -> Sequence[Row]:
        """Return the rows as values of JSON."""
        if not self._days:
            return rows
        return [{**row, **{name: row[name] and row[name].isoformat() for name in self._days}} for row in rows]

    def _replaced(self, new: Any) -> Any:
        if self._replacing is None:
            return new
        unchanged = {one.name for one in self.table.primary_key} | {self._replacing}
        values = {name: new.excluded[name] for name in self.names if name not in unchanged}
        return new.on_conflict_do_update(index_elements=[self._replacing], set_=values)


def add_rows(connection: Connection, insert: RowInsert, rows: Sequence[Row]) -> None:
    """Insert the rows, at the end of the batch where one is open. Nothing happens for none."""
    gathered: dict[RowInsert, list[Row]] | None = connection.info.get(_GATHERED)
    if gathered is not None:
        gathered.setdefault(insert, []).extend(rows)
    elif rows:
        insert.run(connection, rows)


@dataclass
class Batch:
    """`read` is what its bundle found, once the block has ended: as it was without the rows."""

    read: Rows = field(default_factory=dict)


@contextmanager
def batch(
    connection: Connection, bundle: Bundle | None = None, parameters: Mapping[str, Any] | None = None
) -> Iterator[Batch]:
    """Gather the rows that are added within the block and insert them at its end, in the order of their tables; within
    the block they cannot be read. SQLite, to which there is no way, inserts each at once."""
    done = Batch()
    if connection.dialect.name == "sqlite":
        yield done
        if bundle is not None:
            done.read = bundle.load(connection, parameters or {})
        return
    gathered: dict[RowInsert, list[Row]] = {}
    # A connection that dies within the block has no `info` any more.
    info = connection.info
    info[_GATHERED] = gathered
    with telling_of_new_jobs(connection) as notification:
        try:
            yield done
        finally:
            del info[_GATHERED]
    inserts = tuple(insert for insert, rows in gathered.items() if rows)
    if inserts or notification or bundle is not None:
        rows = {f"rows_{at}": insert.as_json(gathered[insert]) for at, insert in enumerate(inserts)}
        statement = _together(inserts, bundle, bool(notification))
        value = statement.value(connection, {**rows, **notification, **(parameters or {})})
        if bundle is not None:
            done.read = bundle.read(value)


@lru_cache(64)
def _together(inserts: tuple[RowInsert, ...], bundle: Bundle | None, notifies: bool) -> Direct:
    """Return one statement that does all of it. Foreign keys among the rows are checked at its end."""
    each = (insert.of_json(f"rows_{at}").cte(f"insert_{at}") for at, insert in enumerate(inserts))
    value = literal(1) if bundle is None else bundle.value
    return Direct(Constant(select(value, *([NOTIFY] if notifies else ())).add_cte(*each)))
