"""Long reads in another thread: they see what is committed, and whoever gives one up does not wait for it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest

from recovery_desktop.store.background_reader import ReadCancelled
from recovery_desktop.store.database import Database
from recovery_desktop.store.reads import DataDamaged

ENDLESS = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n"
LIMIT = 20.0


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    database = Database(tmp_path)
    yield database
    database.close()


def test_background_reader_sees_commits_and_notices_them(database: Database) -> None:
    reader = database.background_reader

    def read() -> tuple[int, object]:
        row = reader.row("SELECT value FROM preference WHERE name = 'a'")
        return reader.write_count, row and row["value"]

    before, nothing = reader.submit(read).result(LIMIT)
    with database.write() as connection:
        connection.execute("INSERT INTO preference (name, value) VALUES ('a', '1')")
    after, written = reader.submit(read).result(LIMIT)
    assert (nothing, written) == (None, "1")
    assert before != after


def test_background_reader_cannot_write(database: Database) -> None:
    future = database.background_reader.submit(
        lambda: database.background_reader.rows("DELETE FROM preference")
    )
    assert "readonly" in str(future.exception(LIMIT))


def test_background_reader_answers_the_next_after_a_cancelled_query(database: Database) -> None:
    reader, begun = database.background_reader, Event()

    def count() -> object:
        begun.set()
        return reader.row(ENDLESS)

    endless = reader.submit(count)
    waiting = reader.submit(count)
    assert begun.wait(LIMIT)
    reader.cancel(endless)
    reader.cancel(waiting)
    assert waiting.cancelled() or isinstance(
        waiting.exception(LIMIT), ReadCancelled | sqlite3.OperationalError
    )
    assert isinstance(endless.exception(LIMIT), ReadCancelled | sqlite3.OperationalError)
    assert reader.submit(lambda: reader.rows("SELECT 1 AS one")[0]["one"]).result(LIMIT) == 1


def test_background_reader_cancelled_between_statements_does_not_begin_the_next(database: Database) -> None:
    reader, begun, go_on = database.background_reader, Event(), Event()

    def read() -> object:
        begun.set()
        go_on.wait(LIMIT)
        return reader.row(ENDLESS)

    future = reader.submit(read)
    assert begun.wait(LIMIT)
    reader.cancel(future)
    go_on.set()
    assert isinstance(future.exception(LIMIT), ReadCancelled)


def test_damage_that_it_meets_is_noted_for_the_next_start(database: Database) -> None:
    reader = database.background_reader
    page = database.row("SELECT rootpage FROM sqlite_schema WHERE name = 'receivable'")
    assert page is not None
    size = database.rows("PRAGMA page_size")[0][0]
    database.rows("PRAGMA wal_checkpoint(TRUNCATE)")
    with database.path.open("r+b") as file:
        file.seek((page[0] - 1) * size)
        file.write(b"\xff" * size)
    future = reader.submit(lambda: reader.rows("SELECT body FROM receivable NOT INDEXED"))
    assert isinstance(future.exception(LIMIT), DataDamaged)
    assert database._is_suspected


def test_answer_that_nobody_waits_for_any_more_is_given_up(database: Database) -> None:
    reader, begun = database.background_reader, Event()

    def count() -> object:
        begun.set()
        return reader.row(ENDLESS)

    async def leave() -> object:
        waiting = asyncio.ensure_future(reader.run(count))
        await asyncio.to_thread(begun.wait, LIMIT)
        waiting.cancel()
        await asyncio.wait([waiting])
        return await reader.run(lambda: reader.rows("SELECT 1 AS one")[0]["one"])

    assert asyncio.run(asyncio.wait_for(leave(), LIMIT)) == 1
