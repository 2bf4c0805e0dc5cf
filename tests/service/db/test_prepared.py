"""A prepared statement answers what the same statement answers when it runs the ordinary way."""

from datetime import date

import pytest
from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Date,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    bindparam,
    event,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError

from recovery_service.db.lists import Among
from recovery_service.db.prepared import Prepared

pytestmark = pytest.mark.database

TABLE = Table(
    "prepared_thing",
    MetaData(),
    Column("id", String(10), primary_key=True),
    Column("day", Date),
    Column("is_open", Boolean, nullable=False, default=True),
    Column("count", Integer, nullable=False, default=0),
    Column("told", JSON, nullable=False, default={}),
    Column("maybe", JSON(none_as_null=True)),
    Column("raw", LargeBinary),
)
ADD = Prepared(insert(TABLE))
ALL = Prepared(select(TABLE).order_by(TABLE.c.id))
FULL = {
    "id": "a",
    "day": date(2026, 2, 28),
    "is_open": False,
    "count": 3,
    "told": {"names": ["É", None], "part": 1.5},
    "maybe": [],
    "raw": b"\x00\xff",
}


@pytest.fixture
def things(database):
    TABLE.metadata.create_all(database.engine)
    return database


def test_every_type_comes_back_as_it_went_in(things):
    with things.write() as connection:
        ADD.run(connection, FULL)
        connection.execute(insert(TABLE), {**FULL, "id": "b"})
        rows = ALL.rows(connection)
        ordinary = connection.execute(select(TABLE).order_by(TABLE.c.id)).mappings()
        assert rows == [dict(row) for row in ordinary] == [FULL, {**FULL, "id": "b"}]


def test_what_is_left_out_is_the_default_or_nothing(things):
    with things.write() as connection:
        ADD.run(connection, {"id": "a"})
        connection.execute(insert(TABLE), {"id": "b"})
        first, second = ALL.rows(connection)
        assert first == {**second, "id": "a"}
        empty = connection.execute(text("SELECT count(*) FROM prepared_thing WHERE maybe IS NULL"))
        assert empty.scalar() == 2


def test_none_where_json_is_given_is_what_it_is_elsewhere(things):
    with things.write() as connection:
        ADD.run(connection, {"id": "a", "told": None, "maybe": None})
        connection.execute(insert(TABLE), {"id": "b", "told": None, "maybe": None})
        kept = connection.execute(text("SELECT CAST(told AS TEXT), maybe FROM prepared_thing")).all()
        assert kept == [("null", None)] * 2


def test_literals_lists_and_limits_are_part_of_the_statement(things):
    found = Prepared(
        select(TABLE.c.id, TABLE.c.count)
        .where(TABLE.c.is_open, TABLE.c.count.between(1, 2), Among(TABLE.c.id, "ids"))
        .order_by(TABLE.c.id.desc())
        .limit(bindparam("most"))
    )
    with things.write() as connection:
        ADD.run_all(connection, [{"id": name, "count": number} for number, name in enumerate("abcd")])
        assert found.rows(connection, {"ids": ["a", "b", "c", "d"], "most": 5}) == [
            {"id": "c", "count": 2},
            {"id": "b", "count": 1},
        ]
        assert found.first(connection, {"ids": ["b", "c"], "most": 1}) == {"id": "c", "count": 2}
        assert found.first(connection, {"ids": [], "most": 1}) is None


def test_it_says_how_many_rows_it_touched_and_answers_what_it_wrote(things):
    def put(insert):
        new = insert(TABLE)
        return new.on_conflict_do_update(
            index_elements=["id"], set_={"count": new.excluded.count}, where=TABLE.c.is_open
        ).execution_options(preserve_rowcount=True)

    one = Prepared({"sqlite": put(sqlite.insert), "postgresql": put(postgresql.insert)})
    change = Prepared(
        update(TABLE)
        .where(TABLE.c.count == bindparam("still"))
        .values(told=bindparam("said"))
        .returning(TABLE.c.id, TABLE.c.told)
    )
    with things.write() as connection:
        assert [one.run(connection, {**FULL, "is_open": is_open}) for is_open in (True, True)] == [1, 1]
        assert change.rows(connection, {"still": 3, "said": {"x": [1]}}) == [{"id": "a", "told": {"x": [1]}}]
        connection.execute(update(TABLE).values(is_open=False))
        assert one.run(connection, FULL) == 0


def test_an_error_is_what_it_is_elsewhere(things):
    with pytest.raises(IntegrityError) as told, things.write() as connection:
        ADD.run_all(connection, [{"id": "a"}, {"id": "a"}])
    assert "prepared_thing" in str(told.value.orig)
    with things.read() as connection:
        assert ALL.rows(connection) == []
    with pytest.raises(DBAPIError), things.read() as connection:
        Prepared(select(Table("absent", MetaData(), Column("id", String)))).rows(connection)


def test_a_value_that_is_missing_is_a_mistake(things):
    query = Prepared(select(TABLE).where(TABLE.c.id == bindparam("which")))
    with pytest.raises(Exception, match="which"), things.read() as connection:
        query.rows(connection)


def test_who_listens_to_statements_hears_it(things):
    said = []
    event.listen(things.engine, "before_cursor_execute", lambda *call: said.append(call[2]))
    with things.read() as connection:
        ALL.rows(connection)
    assert any(statement.startswith("SELECT prepared_thing.id") for statement in said)


def test_a_savepoint_takes_it_back(things):
    with things.write() as connection:
        ADD.run(connection, {"id": "a"})
        inner = connection.begin_nested()
        ADD.run(connection, {"id": "b"})
        inner.rollback()
        assert [row["id"] for row in ALL.rows(connection)] == ["a"]
