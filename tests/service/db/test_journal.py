"""Where SQLite keeps a log, and where it cannot: on a network share, whose readers share no memory."""

from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from recovery_service.db.database import Database
from recovery_service.db.migrate import upgrade
from recovery_service.db.tables import installation

NAME = "service.sqlite3"


def stored_values(database: Any) -> Any:
    with database.read() as connection:
        return installation.value(connection, "kept")


def keep(database: Any, value: str = "yes") -> Any:
    with database.write() as connection:
        return installation.get_or_store(connection, "kept", value)


def pragma(connection: Any, name: Any) -> Any:
    return connection.exec_driver_sql(f"PRAGMA {name}").scalar()


def pragmas(database: Any) -> Any:
    with database.read() as connection:
        return {name: pragma(connection, name) for name in ("journal_mode", "synchronous", "locking_mode")}


@pytest.fixture
def log_that_was_left(tmp_path: Path) -> Any:
    """A folder in which a service was killed before its log was moved into the file."""
    with closing(Database.in_folder(tmp_path / "here")) as database:
        upgrade(database)
        keep(database)
        assert database.uses_write_ahead_log
        share = tmp_path / "share"
        share.mkdir()
        for name in (NAME, f"{NAME}-wal"):
            (share / name).write_bytes((tmp_path / "here" / name).read_bytes())
    return share


def test_network_share_needs_no_shared_memory(log_that_was_left: Any) -> None:
    with closing(Database.in_folder(log_that_was_left, on_network=True)) as database:
        assert stored_values(database) == "yes"
        assert not database.uses_write_ahead_log
        assert pragmas(database) == {"journal_mode": "delete", "synchronous": 2, "locking_mode": "normal"}
        assert [file.name for file in log_that_was_left.iterdir()] == [NAME]
        with ThreadPoolExecutor(4) as several:
            settled = set(several.map(lambda number: keep_under(database, number), range(40)))
        assert settled == set(range(40))
        # A subcommand beside it does not know where the folder lies, and leaves the file as it is.
        with closing(Database.in_folder(log_that_was_left)) as other:
            assert stored_values(other) == "yes"
            assert not other.uses_write_ahead_log
    with closing(Database.in_folder(log_that_was_left, on_network=False)) as back_here:
        assert stored_values(back_here) == "yes"
        assert back_here.uses_write_ahead_log


def keep_under(database: Any, number: Any) -> Any:
    with database.write() as connection:
        return int(installation.get_or_store(connection, f"row {number}", str(number)))


@pytest.mark.parametrize(("on_network", "expected"), [(False, 1), (True, 2)])
def test_unsynced_write_needs_a_write_ahead_log(tmp_path: Path, on_network: Any, expected: Any) -> None:
    with closing(Database.in_folder(tmp_path, on_network=on_network)) as database:
        with database.write_without_sync() as connection:
            assert pragma(connection, "synchronous") == expected
        with database.write() as connection:
            assert pragma(connection, "synchronous") == 2
            assert pragma(connection, "fullfsync") == 1
