"""Queries of one bundle return what each returns alone."""

import sys
from datetime import date
from typing import Any

import pytest
from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Date,
    MetaData,
    String,
    Table,
    bindparam,
    insert,
    select,
)

from recovery_service.context.core import Core
from recovery_service.db.bundle import Bundle
from recovery_service.db.lists import InList

pytestmark = pytest.mark.database

TABLE = Table(
    "bundled_thing",
    MetaData(),
    Column("id", String(10), primary_key=True),
    Column("n", BigInteger),
    Column("day", Date),
    Column("is_open", Boolean),
    Column("data", JSON(none_as_null=True)),
)
_T = TABLE.c
ROWS: list[dict[str, Any]] = [
    {"id": "a", "n": 2**40, "day": date(2026, 2, 28), "is_open": True, "data": {"x": [1, 'é\\"\n']}},
    {"id": "b", "n": None, "day": None, "is_open": None, "data": None},
    {"id": 'c"\\é', "n": -1, "day": date(1999, 1, 1), "is_open": False, "data": []},
]
QUERIES = {
    "backwards": select(TABLE).order_by(_T.id.desc()),
    "last_two": select(_T.id, _T.day).order_by(_T.id.desc()).limit(bindparam("most")),
    "one": select(_T.id).where(_T.id == bindparam("which")),
    "none": select(TABLE).where(_T.n == 0),
}


def test_bundle_returns_what_its_queries_return(core: Core) -> None:
    parameters = {"most": 2, "which": "b"}
    with core.database.write() as connection:
        TABLE.create(connection)
        connection.execute(insert(TABLE), ROWS)
        read = Bundle(**QUERIES).load(connection, parameters)
        alone = {
            name: [dict(row) for row in connection.execute(query, parameters).mappings()]
            for name, query in QUERIES.items()
        }
        TABLE.drop(connection)
    assert read == alone
    assert read["backwards"] == ROWS[::-1]


@pytest.mark.parametrize("which", ["a", "nobody's"])
def test_bundle_around_a_row_takes_its_parameters_from_it(core: Core, which: str) -> None:
    one = select(TABLE).where(_T.id == bindparam("which"))
    about = {
        "same": select(_T.day).where(InList(_T.id, "ids")),
        "above": select(_T.id).where(_T.n < bindparam("n")),
    }
    bundle = Bundle.around("thing", one, {"ids": "id", "n": "n"}, **about)
    with core.database.write() as connection:
        TABLE.create(connection)
        connection.execute(insert(TABLE), ROWS)
        read = bundle.load(connection, {"which": which})
        TABLE.drop(connection)
    expected = {"thing": [ROWS[0]], "same": [{"day": ROWS[0]["day"]}], "above": [{"id": ROWS[2]["id"]}]}
    assert read == {name: rows if which == "a" else [] for name, rows in expected.items()}


def test_names_of_rows_are_those_of_parameters(core: Core) -> None:
    """A call that passes a row compares names that are other objects one by one: seven times as long as all else."""
    with core.database.write() as connection:
        TABLE.create(connection)
        connection.execute(insert(TABLE), ROWS)
        [row, *_] = Bundle(rows=select(TABLE)).load(connection, {})["rows"]
        TABLE.drop(connection)
    assert [name is sys.intern(str(name)) for name in row] == [True] * len(TABLE.columns)
