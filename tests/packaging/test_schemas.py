"""Data of every schema, kept as they were then: all of it is there after an upgrade, whenever that is broken off."""

from __future__ import annotations

import itertools
import os
import shutil
import signal
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from recovery_desktop.store import database as desktop_database
from recovery_desktop.store.database import migrations
from recovery_desktop.store.store import Store
from recovery_service.db.database import Database
from recovery_service.db.migrate import alembic_configuration, upgrade
from tests.depth import is_deep, rounds
from tests.packaging.schema_fixtures import (
    DESKTOP,
    SERVICE,
    as_of_then,
    contents,
    description,
    name_of,
    numbers_of,
)
from tests.service.cli.forked import forked

FILES = {DESKTOP: desktop_database.FILE_NAME, SERVICE: "service.sqlite3"}
FIRST = {DESKTOP: 1, SERVICE: 5}
"""The schema of the first data that anybody had."""
RELEASED = {DESKTOP: 10, SERVICE: 11}
"""The schema that goes out with the newest version: raised with it, and data of it kept, as `schema_fixtures` does."""
REBUILT = {(SERVICE, "suppression"): 10}
"""Tables whose rows a migration wrote anew in other columns, and its number; its own tests look into them."""
DROPPED = {(SERVICE, "oauth_login_token")}
"""Tables of which nothing is needed any more."""
ADDED = {(SERVICE, "installation"): ("works_from",)}
"""Rows that a migration adds, by their first column."""
CARRIED_OVER = {
    (SERVICE, "webhook_endpoint", "previous_secret"),
    (SERVICE, "webhook_endpoint", "previous_until"),
    (SERVICE, "receivable", "debtor_key"),
    (SERVICE, "planned_contact", "why"),
    (SERVICE, "webhook_endpoint", "last_error"),
    (SERVICE, "webhook_endpoint", "disabled_reason"),
    (SERVICE, "delivery_attempt", "error"),
    (SERVICE, "job", "lane"),
}
"""Columns whose values a migration wrote into others, or anew from others."""
KILLS = 4
STORED_SCHEMAS = [(side, number) for side in FIRST for number in numbers_of(side)]


def newest(side: str) -> int:
    if side == DESKTOP:
        return migrations()[-1][0]
    from alembic.script import ScriptDirectory

    return int(ScriptDirectory.from_config(alembic_configuration()).get_current_head() or 0)


def opened_by_the_desktop(folder: Path) -> None:
    Store(folder).close()


def opened_by_the_service(folder: Path) -> None:
    with closing(Database.in_folder(folder)) as database:
        upgrade(database)


OPENED: dict[str, Callable[[Path], None]] = {
    DESKTOP: opened_by_the_desktop,
    SERVICE: opened_by_the_service,
}


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, Any]]:
    """What a database is that was never anything else, for each side."""
    folder = tmp_path_factory.mktemp("fresh")
    for side in FIRST:
        OPENED[side](folder)
    return {side: description(folder / FILES[side]) for side in FIRST}


def test_data_of_every_schema_that_anybody_has_are_kept() -> None:
    for side, first in FIRST.items():
        assert set(range(first, RELEASED[side] + 1)) <= set(numbers_of(side))
        assert RELEASED[side] <= newest(side)


@pytest.mark.parametrize(("side", "number"), STORED_SCHEMAS)
def test_schema_upgrade_preserves_every_row(
    tmp_path: Path, fresh: dict[str, dict[str, Any]], side: str, number: int
) -> None:
    file = tmp_path / FILES[side]
    as_of_then(name_of(side, number), file)
    before = contents(file)
    assert sum(len(table_contents["rows"]) for table_contents in before.values()) > 20
    OPENED[side](tmp_path)
    assert_contents_preserved(side, number, before, file)
    with closing(sqlite3.connect(file)) as opened:
        assert opened.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert opened.execute("PRAGMA foreign_key_check").fetchall() == []
    assert description(file) == fresh[side]


def assert_contents_preserved(side: str, number: int, before: dict[str, Any], file: Path) -> None:
    before = {
        table: table_contents for table, table_contents in before.items() if (side, table) not in DROPPED
    }
    for table, table_contents in before.items():
        # Written into other columns by a later migration: not to be compared by name.
        gone = [
            at for at, name in enumerate(table_contents["columns"]) if (side, table, name) in CARRIED_OVER
        ]
        if gone:
            before[table] = {
                "columns": [name for at, name in enumerate(table_contents["columns"]) if at not in gone],
                "rows": sorted(
                    (
                        tuple(value for at, value in enumerate(row) if at not in gone)
                        for row in table_contents["rows"]
                    ),
                    key=repr,
                ),
            }
    after = contents(file, before)
    for (owner, table), since in REBUILT.items():
        if owner == side and number < since:
            rebuilt, was = after.pop(table), before[table]
            assert len(rebuilt["rows"]) == len(was["rows"])
    for (owner, table), names in ADDED.items():
        if owner == side and table in after and table in before:
            others = [row for row in after[table]["rows"] if row[0] not in names]
            after[table] = {**after[table], "rows": others}
    assert after == {table: table_contents for table, table_contents in before.items() if table in after}


def ends_itself(at: int) -> Callable[..., None]:
    """Something to be called with every statement, for the process to be killed before one of them."""
    counter = itertools.count()

    def statement(*_: object) -> None:
        if next(counter) == at:
            os.kill(os.getpid(), signal.SIGKILL)

    return statement


def upgrade_of_the_desktop(folder: Path, each: Callable[..., None]) -> None:
    sound = desktop_database._opened

    def opened(path: Path) -> sqlite3.Connection:
        connection = sound(path)
        connection.set_trace_callback(each)
        return connection

    desktop_database._opened = opened
    try:
        opened_by_the_desktop(folder)
    finally:
        desktop_database._opened = sound


def upgrade_of_the_service(folder: Path, each: Callable[..., None]) -> None:
    with closing(Database.in_folder(folder)) as database:
        event.listen(database.engine, "before_cursor_execute", each)
        upgrade(database)


UPGRADES = {DESKTOP: upgrade_of_the_desktop, SERVICE: upgrade_of_the_service}


def killed_at(side: str, folder: Path, at: int) -> None:
    UPGRADES[side](folder, ends_itself(at))


@pytest.mark.deep
@pytest.mark.skipif(
    sys.platform == "win32", reason="processes are forked from one that has read the programs"
)
@pytest.mark.parametrize("side", FIRST)
def test_upgrade_that_is_killed_at_any_statement_goes_on_with_the_next_start(
    tmp_path: Path, side: str
) -> None:
    oldest = tmp_path / "oldest" / FILES[side]
    as_of_then(name_of(side, FIRST[side]), oldest)
    before = contents(oldest)
    complete = tmp_path / "whole"
    shutil.copytree(oldest.parent, complete)
    statements: list[object] = []
    UPGRADES[side](complete, lambda *progress: statements.append(progress))
    assert len(statements) > KILLS
    step = 1 if is_deep() else len(statements) // KILLS
    for at in range(1, len(statements), step):
        folder = tmp_path / str(at)
        shutil.copytree(oldest.parent, folder)
        child = forked(killed_at, side, folder, at)
        child.join(60)
        assert child.exitcode == -signal.SIGKILL
        child.close()
        OPENED[side](folder)
        assert_contents_preserved(side, FIRST[side], before, folder / FILES[side])
        assert description(folder / FILES[side]) == description(complete / FILES[side])


@pytest.mark.deep
def test_migration_of_the_first_schema_keeps_all_receivables(tmp_path: Path) -> None:
    file, count = tmp_path / FILES[DESKTOP], rounds(2_000, 100_000)
    as_of_then(name_of(DESKTOP, 1), file)
    with closing(sqlite3.connect(file)) as opened:
        names = [
            row[1]
            for row in opened.execute("PRAGMA table_info(receivable)")
            if row[1] not in ("row", "id", "amount")
        ]
        columns = ", ".join(names)
        opened.execute(
            "WITH RECURSIVE generated (value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM generated"
            f" WHERE value < {count}) INSERT INTO receivable (id, amount, {columns})"
            f" SELECT 'rcv_' || value, value, {columns} FROM receivable, generated WHERE receivable.row = 1"
        )
        opened.commit()
    before = contents(file)
    assert len(before["receivable"]["rows"]) > count
    opened_by_the_desktop(tmp_path)
    assert contents(file, before) == before
    store = Store(tmp_path)
    (connection,) = store.connections.all()
    assert store.connection_store(connection.id).receivables.count() == len(before["receivable"]["rows"])
    store.close()


@pytest.mark.parametrize(("side", "number"), STORED_SCHEMAS)
def test_kept_data_of_every_schema_may_be_brought_back(side: str, number: int, tmp_path: Path) -> None:
    """A backup of then holds such a file, and consists to the letter of what our migrations make today."""
    from recovery_desktop.backup.database_check import check_database

    name = FILES[side] if side == DESKTOP else f"service/practice/{FILES[side]}"
    as_of_then(name_of(side, number), tmp_path / FILES[side])
    check_database(tmp_path / FILES[side], name, "an earlier version")
