"""Migrations beside a service that runs: they give way, say what they did, and are refused by what is older."""

import contextlib
import json
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from recovery_service.__main__ import main
from recovery_service.db import migrate
from recovery_service.db.database import Database
from recovery_service.db.migrate import current_revision, newest_revision, upgrade
from tests.service.db.test_migrations import SINCE_0034
from tests.service.postgresql import Server


def test_migration_gives_way_where_a_table_is_in_use(
    postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(migrate, "LOCK_SECONDS", 0.05)
    monkeypatch.setattr(migrate, "_TRIES", 2)
    monkeypatch.setattr(migrate, "_PAUSE_SECONDS", 0)
    with contextlib.closing(Database(postgres.new_database())) as database:
        upgrade(database)
        with database.write() as connection:
            for statement in SINCE_0034:
                connection.execute(text(statement))
            connection.execute(text("UPDATE alembic_version SET version_num = '0034'"))
        with database.write() as using:
            using.execute(text("SELECT * FROM receivable")).all()
            with pytest.raises(OperationalError, match="lock timeout"):
                upgrade(database)
            assert current_revision(using) == "0034"
        upgrade(database)
        with database.read() as connection:
            assert current_revision(connection) == newest_revision()


def test_migrate_says_what_it_did_and_check_changes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = ["--data-dir", str(tmp_path / "data")]
    assert main(["init", *place, "--environment", "test"]) == 0
    with (
        contextlib.closing(Database.in_folder(tmp_path / "data")) as database,
        database.write() as connection,
    ):
        for statement in SINCE_0034:
            connection.execute(text(statement))
        connection.execute(text("UPDATE alembic_version SET version_num = '0034'"))
    statuses = [main(["migrate", *place, *options]) for options in (["--check"], [], ["--check"])]
    assert statuses == [1, 0, 0]
    _, *printed = capsys.readouterr().out.splitlines()
    newest = newest_revision()
    assert [json.loads(line) for line in printed] == [
        {"from": "0034", "to": "0034"}, {"from": "0034", "to": newest}, {"from": newest, "to": newest},
    ]  # fmt: skip


def test_start_on_later_tables_is_refused_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = ["--data-dir", str(tmp_path / "data")]
    assert main(["init", *place, "--environment", "test"]) == 0
    with (
        contextlib.closing(Database.in_folder(tmp_path / "data")) as database,
        database.write() as connection,
    ):
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        connection.execute(text("UPDATE installation SET value = '9998' WHERE name = 'works_from'"))
    assert main(["init", *place, "--environment", "test"]) == 2
    assert "later release" in capsys.readouterr().err
