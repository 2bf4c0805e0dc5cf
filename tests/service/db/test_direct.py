"""What is handed to the driver itself reads, writes and fails as what SQLAlchemy executes."""

from collections.abc import Iterator
from datetime import date
from typing import Any

import pytest
from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Connection,
    Date,
    LargeBinary,
    MetaData,
    String,
    Table,
    bindparam,
    event,
    insert,
    select,
    text,
)
from sqlalchemy.exc import DBAPIError, IntegrityError

from recovery_service.context.core import Core
from recovery_service.db.direct import Direct
from tests.service.conftest import SERVERS

pytestmark = pytest.mark.database

TABLE = Table(
    "direct_thing",
    MetaData(),
    Column("id", String(10), primary_key=True),
    Column("n", BigInteger),
    Column("day", Date),
    Column("is_open", Boolean),
    Column("data", JSON(none_as_null=True)),
    Column("sealed", LargeBinary),
)
FULL: dict[str, Any] = {
    "id": "a",
    "n": 2**40,
    "day": date(2026, 2, 28),
    "is_open": True,
    "data": {"x": [1, 'é\\"\n']},
    "sealed": b"\0\xff",
}
EMPTY: dict[str, Any] = {**dict.fromkeys(FULL), "id": "b"}
ADD = Direct(insert(TABLE), tuple(FULL))
FIND = Direct(select(TABLE).where(TABLE.c.id == bindparam("which"), TABLE.c.id != "never"))


@pytest.fixture
def connection(core: Core) -> Iterator[Connection]:
    with core.database.engine.connect() as connection:
        transaction = connection.begin()
        TABLE.create(connection)
        yield connection
        transaction.rollback()


def test_it_writes_and_reads_every_kind_of_value(connection: Connection) -> None:
    for row in (FULL, EMPTY):
        assert ADD.count(connection, row) == 1
    for row in (FULL, EMPTY):
        row_of_id = FIND.first(connection, {"which": row["id"]})
        assert row_of_id is not None
        assert dict(row_of_id) == row
        assert dict(connection.execute(select(TABLE).where(TABLE.c.id == row["id"])).mappings().one()) == row
    assert FIND.first(connection, {"which": "c"}) is None
    assert Direct(select(TABLE.c.n).where(TABLE.c.id == bindparam("which"))).value(
        connection, {"which": "a"}
    ) == (2**40)


def test_it_fails_as_any_statement_does(connection: Connection) -> None:
    ADD.count(connection, EMPTY)
    with pytest.raises(IntegrityError):
        ADD.count(connection, EMPTY)


def test_who_listens_hears_of_it(core: Core, connection: Connection) -> None:
    statements: list[str] = []

    def note(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        statements.append(statement)

    event.listen(core.database.engine, "before_cursor_execute", note)
    try:
        FIND.first(connection, {"which": "a"})
    finally:
        event.remove(core.database.engine, "before_cursor_execute", note)
    assert len(statements) == 1


@pytest.mark.database(*SERVERS)
def test_connection_that_died_is_not_used_again(core: Core) -> None:
    one = Direct(select(bindparam("n", 1, type_=BigInteger).label("n")))
    with core.database.engine.connect() as connection:
        dying = connection.execute(text("SELECT pg_backend_pid()")).scalar_one()
        with core.database.write() as other:
            other.execute(text("SELECT pg_terminate_backend(:pid)"), {"pid": dying})
        with pytest.raises(DBAPIError) as broken:
            one.value(connection, {})
        assert broken.value.connection_invalidated
        assert connection.invalidated
    with core.database.statements() as connection:
        assert one.value(connection, {}) == 1
