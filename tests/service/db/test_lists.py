"""Rows that come as one answer are those that come one by one."""

from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import Column, Integer, MetaData, String, Table, bindparam, insert, select

from recovery_service.context.core import Core
from recovery_service.db.lists import InList, RowsAsJson

pytestmark = pytest.mark.database

TABLE = Table("listed_thing", MetaData(), Column("id", String(10), primary_key=True), Column("n", Integer))
_T = TABLE.c
ROWS = [("a", 1), ("b", None), ('c"\\é\n\N{PILE OF POO}', 3)]
SOME = select(RowsAsJson(_T.id, _T.n)).where(InList(_T.id, "which"))
FIRST = select(_T.id, _T.n).order_by(_T.id).limit(bindparam("at_most")).with_for_update().cte("first")


@pytest.fixture
def rows(core: Core) -> Iterator[Any]:
    with core.database.write() as connection:
        TABLE.create(connection)
        connection.execute(insert(TABLE), [{"id": id_, "n": n} for id_, n in ROWS])
    yield core.database
    with core.database.write() as connection:
        TABLE.drop(connection)


def test_list_query_returns_all_rows_as_one_value(rows: Any) -> None:
    with rows.write() as connection:
        value = connection.execute(SOME, {"which": [id_ for id_, _ in ROWS] + ["absent"]}).scalar_one()
        first = connection.execute(select(RowsAsJson(*FIRST.c)), {"at_most": 2}).scalar_one()
    assert sorted(map(tuple, value)) == ROWS
    assert sorted(map(tuple, first)) == ROWS[:2]


def test_list_query_without_rows_returns_an_empty_list(rows: Any) -> None:
    with rows.read() as connection:
        assert connection.execute(SOME, {"which": ["absent"]}).scalar_one() == []
        assert connection.execute(SOME, {"which": []}).scalar_one() == []
