"""Rows of a batch are written as each would be alone, all at its end or none."""

import contextlib
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import JSON, Column, ForeignKey, Integer, MetaData, String, Table, bindparam, select, text
from sqlalchemy.exc import DBAPIError

from recovery_service.context.core import Core
from recovery_service.db.batch import RowInsert, add_rows, batch
from recovery_service.db.bundle import Bundle
from recovery_service.db.database import Database
from recovery_service.db.new_jobs import JOB_CHANNEL, JobPlaces, note_new_jobs, read_places
from recovery_service.db.unavailable import is_unavailable

pytestmark = pytest.mark.database

TABLES = MetaData()
OWNER = Table("batch_owner", TABLES, Column("id", String(10), primary_key=True), Column("n", Integer))
THING = Table(
    "batch_thing",
    TABLES,
    Column("id", String(10), primary_key=True),
    Column("owner", ForeignKey("batch_owner.id"), nullable=False),
    Column("key", String(10), unique=True),
    Column("data", JSON(none_as_null=True)),
)
ADD_OWNER, PUT_THING = RowInsert(OWNER), RowInsert(THING, replacing="key")


@pytest.fixture
def database(core: Core) -> Iterator[Database]:
    with core.database.write() as connection:
        TABLES.create_all(connection)
    yield core.database
    with core.database.write() as connection:
        TABLES.drop_all(connection)


def thing(key: str, data: Any) -> dict[str, Any]:
    return {"id": f"new {key}", "owner": "o", "key": key, "data": data}


def test_batch_writes_rows_of_several_tables_at_its_end(database: Database) -> None:
    with database.write() as connection:
        add_rows(connection, ADD_OWNER, [{"id": "o", "n": None}])
        add_rows(connection, PUT_THING, [{"id": "old", "owner": "o", "key": "a", "data": None}])
        with batch(connection):
            add_rows(connection, PUT_THING, [thing("a", {"x": 'é"\\'})])
            add_rows(connection, ADD_OWNER, [{"id": "p", "n": 2**30}])
            add_rows(connection, PUT_THING, [thing("b", None)])
            add_rows(connection, PUT_THING, [])
    with database.read() as connection:
        owners = connection.execute(select(OWNER).order_by(OWNER.c.id)).all()
        things = connection.execute(select(THING).order_by(THING.c.key)).all()
    assert owners == [("o", None), ("p", 2**30)]
    assert things == [("old", "o", "a", {"x": 'é"\\'}), ("new b", "o", "b", None)]


def fail_within_a_batch(database: Database) -> None:
    with database.write() as connection, batch(connection):
        add_rows(connection, ADD_OWNER, [{"id": "o", "n": 1}])
        raise RuntimeError("before its end")


def lose_the_connection_within_a_batch(database: Database) -> None:
    with database.write() as connection, batch(connection):
        add_rows(connection, ADD_OWNER, [{"id": "o", "n": 1}])
        connection.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))


def test_connection_that_dies_within_a_batch_is_told_as_a_database_that_is_away(database: Database) -> None:
    if database.is_sqlite:
        pytest.skip("a file has no connection that dies")
    with pytest.raises(DBAPIError) as caught:
        lose_the_connection_within_a_batch(database)
    assert is_unavailable(caught.value)


def test_batch_that_fails_leaves_nothing_to_the_next(database: Database) -> None:
    with pytest.raises(RuntimeError):
        fail_within_a_batch(database)
    with database.write() as connection:
        with batch(connection):
            add_rows(connection, ADD_OWNER, [{"id": "p", "n": 1}])
        assert connection.execute(select(OWNER.c.id)).scalars().all() == ["p"]


OWNERS = Bundle(owners=select(OWNER.c.id).where(OWNER.c.n > bindparam("least")))


def test_batch_reads_a_bundle_as_it_was_without_its_rows(database: Database) -> None:
    with database.write() as connection:
        add_rows(connection, ADD_OWNER, [{"id": "o", "n": 3}, {"id": "p", "n": 1}])
        with batch(connection, OWNERS, {"least": 2}) as without_rows:
            """Nothing is added."""
        with batch(connection, OWNERS, {"least": 2}) as done:
            add_rows(connection, PUT_THING, [thing("a", None)])
    assert without_rows.read == done.read == {"owners": [{"id": "o"}]}


def read_messages(listener: Any) -> list[JobPlaces]:
    """What came of one transaction; it comes at once."""
    return [read_places(message.payload) for message in listener.notifies(timeout=30, stop_after=2)]


def test_batch_tells_of_its_jobs_and_the_commit_of_the_others(database: Database) -> None:
    if database.is_sqlite:
        pytest.skip("nobody else listens to a file")
    own: list[JobPlaces] = []
    database.after_planning.append(own.append)
    with database.engine.connect() as listening:
        listener = listening.connection.driver_connection
        assert listener is not None
        listener.execute(f"LISTEN {JOB_CHANNEL}")
        with database.write() as connection:
            note_new_jobs(connection, [("real", "before")])
            with contextlib.suppress(RuntimeError), connection.begin_nested(), batch(connection):
                note_new_jobs(connection, [("real", "undone")])
                raise RuntimeError
            with batch(connection):
                note_new_jobs(connection, [("real", "within")])
            note_new_jobs(connection, [("real", "after")])
        heard = read_messages(listener)
    database.after_planning.remove(own.append)
    assert set(heard) == {frozenset({("real", "within")}), frozenset({("real", "before"), ("real", "after")})}
    assert frozenset({("real", "before"), ("real", "within"), ("real", "after")}) <= own[0]
