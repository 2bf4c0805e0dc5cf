"""Threads that write to one SQLite database take turns, and none keeps its turn longer than its transaction."""

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from recovery_service.db import write_turns
from recovery_service.db.database import Database
from recovery_service.db.unavailable import is_unavailable

LONGEST_WAIT = 20.0


class Undone(Exception):
    pass


def commit(database: Database) -> None:
    with database.write():
        pass


def roll_back(database: Database) -> None:
    with pytest.raises(Undone), database.write():
        raise Undone


def fail(database: Database) -> None:
    with pytest.raises(OperationalError), database.write() as connection:
        connection.execute(text("SELECT nothing_like_that"))


@pytest.mark.parametrize("end", [commit, roll_back, fail])
def test_turn_to_write_ends_with_the_transaction(
    database: Database, end: Callable[[Database], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(write_turns, "BUSY_SECONDS", LONGEST_WAIT)
    end(database)
    with ThreadPoolExecutor(1) as other:
        other.submit(commit, database).result(LONGEST_WAIT / 2)


def test_writer_waits_for_the_transaction_of_another_thread(database: Database) -> None:
    written: list[str] = []
    begins = threading.Event()

    def write_second() -> None:
        begins.set()
        with database.write():
            written.append("second")

    with ThreadPoolExecutor(1) as other:
        with database.write():
            waiting = other.submit(write_second)
            assert begins.wait(LONGEST_WAIT)
            written.append("first")
        waiting.result(LONGEST_WAIT)
    assert written == ["first", "second"]


def test_writer_whose_turn_does_not_come_hears_that_the_database_is_locked(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(write_turns, "BUSY_SECONDS", 0.01)
    with database.read() as connection:
        connection.execute(text("PRAGMA busy_timeout=0"))
    with database.write(), pytest.raises(OperationalError) as refused:
        commit(database)
    assert is_unavailable(refused.value)


def test_process_whose_write_is_refused_keeps_no_turn(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = Database(database.engine.url.render_as_string(False))
    with other.write():
        with database.read() as connection:
            connection.execute(text("PRAGMA busy_timeout=0"))
        with pytest.raises(OperationalError):
            commit(database)
    other.close()
    monkeypatch.setattr(write_turns, "BUSY_SECONDS", LONGEST_WAIT)
    with ThreadPoolExecutor(1) as thread:
        thread.submit(commit, database).result(LONGEST_WAIT / 2)
