"""`schema`: what a database on SQLite consists of at each migration, told without touching any."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from recovery_service.__main__ import main
from recovery_service.db.database import FILE_NAME, Database
from recovery_service.db.migrate import newest_revision, upgrade


def printed_schema(capsys: pytest.CaptureFixture[str], revision: str) -> dict[str, Any]:
    assert main(["schema", "--revision", revision]) == 0
    return json.loads(capsys.readouterr().out)


def test_schema_command_lists_objects_of_this_version(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with contextlib.closing(Database.in_folder(tmp_path)) as database:
        upgrade(database)
    with contextlib.closing(sqlite3.connect(tmp_path / FILE_NAME)) as empty:
        objects = empty.execute(
            "SELECT type, name, tbl_name, coalesce(sql, '') FROM sqlite_master"
        ).fetchall()
    response = printed_schema(capsys, newest_revision())
    assert response["head"] == newest_revision()
    assert sorted(map(tuple, response["objects"])) == sorted(objects)


def test_older_version_lacks_what_came_later(capsys: pytest.CaptureFixture[str]) -> None:
    names = {name for _, name, _, _ in printed_schema(capsys, "0005")["objects"]}
    assert "agreement" not in names
    assert "receivable" in names


@pytest.mark.parametrize("revision", ["", "9999", "head", "../x"])
def test_version_that_is_none_has_nothing(capsys: pytest.CaptureFixture[str], revision: str) -> None:
    assert printed_schema(capsys, revision) == {"head": newest_revision(), "objects": None}
