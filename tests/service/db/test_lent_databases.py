"""A database of PostgreSQL that one test has used is lent to the next one as if it were new."""

import contextlib
from typing import Any

import psycopg
import pytest
from sqlalchemy.engine import make_url

from tests.service.conftest import SERVERS
from tests.service.postgresql import Server


@pytest.fixture(params=SERVERS.values())
def server(request: pytest.FixtureRequest) -> Server:
    running: Server = request.getfixturevalue(request.param)
    return running


def opened(server: Server, url: str) -> psycopg.Connection[Any]:
    return server.connect(make_url(url).database)


def value(connection: psycopg.Connection[Any], statement: str) -> Any:
    [(only,)] = connection.execute(statement.encode()).fetchall()
    return only


def counts(connection: psycopg.Connection[Any]) -> dict[str, int]:
    tables = connection.execute("SELECT relname FROM pg_stat_user_tables").fetchall()
    return {name: value(connection, f'SELECT count(*) FROM "{name}"') for (name,) in tables}


def insert_entries(connection: psycopg.Connection[Any]) -> list[int]:
    """Insert two rows and return their numbers, which the database counts."""
    with connection.transaction():
        connection.execute("SET LOCAL session_replication_role = replica")
        statement = (
            "INSERT INTO history (receivable_id, at, kind, text) VALUES ('r', 1, 'k', 't') RETURNING sequence"
        )
        return [value(connection, statement) for _ in range(2)]


def test_lent_database_used_again_has_no_rows_and_counts_from_one(server: Server) -> None:
    with server.lent_database() as first, opened(server, first) as connection:
        numbers = insert_entries(connection)
    with server.lent_database() as second, opened(server, second) as connection:
        assert second == first
        assert set(counts(connection).values()) == {0}
        assert insert_entries(connection) == numbers == [1, 2]


def test_lent_database_left_with_an_open_connection_is_lent_without_it(server: Server) -> None:
    with server.lent_database() as first:
        left = opened(server, first)
        left.execute("SELECT pg_advisory_lock(7)")
    with contextlib.closing(left), pytest.raises(psycopg.OperationalError):
        left.execute("SELECT 1")


def test_lent_database_whose_tables_changed_is_not_lent_again(server: Server) -> None:
    with server.lent_database() as first, opened(server, first) as connection:
        connection.execute("ALTER TABLE history ADD COLUMN more text")
    with server.lent_database() as second:
        assert second != first
