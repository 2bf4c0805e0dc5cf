"""The children that open a backup: what they read is told, anything else is out of their reach."""

from __future__ import annotations

import sqlite3
import sys
import zipfile
from contextlib import closing
from pathlib import Path

import pytest

from recovery_invoices.backup.opening import NotOpened, foreign_archive, foreign_database
from recovery_invoices.confinement.isolation import Isolation
from recovery_invoices.confinement.pool import ConfinedProcess

MIB = 1024 * 1024


def archive_of(file: Path, **members: bytes) -> Path:
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("list.json", '{"format": "x", "entries": [1, {"a": "b"}]}')
        for name, content in members.items():
            archive.writestr(name, content)
    return file


def test_archive_is_told_in_portions_whatever_its_size(tmp_path: Path) -> None:
    content = bytes(range(256)) * 20_000
    created_file = archive_of(tmp_path / "a.zip", large=content, empty=b"")
    portions: list[bytes] = []
    with created_file.open("rb") as file, foreign_archive(file) as archive:
        assert archive.open("list.json", "entries", 1_000) == ({"format": "x"}, [1, {"a": "b"}])
        archive.unpack("large", len(content), portions.append)
        archive.unpack("empty", 0, portions.append)
    assert b"".join(portions) == content
    assert max(map(len, portions)) <= MIB


@pytest.mark.parametrize("announced", [0, 1, 999_999, 1_000_001])
def test_member_of_another_size_is_broken_off_at_what_was_announced(announced: int, tmp_path: Path) -> None:
    created_file = archive_of(tmp_path / "a.zip", large=bytes(1_000_000))
    accepted: list[bytes] = []
    with created_file.open("rb") as file, foreign_archive(file) as archive:
        archive.open("list.json", "entries", 1_000)
        with pytest.raises(NotOpened, match="another size"):
            archive.unpack("large", announced, accepted.append)
    assert sum(map(len, accepted)) <= announced


def test_database_is_described_and_checked_without_anything_beside_it(tmp_path: Path) -> None:
    file = tmp_path / "with a space & 100%.sqlite3"
    with closing(sqlite3.connect(file)) as created_file:
        created_file.execute("PRAGMA journal_mode=WAL")
        created_file.execute("CREATE TABLE one (n INTEGER, body TEXT)")
        created_file.execute("INSERT INTO one VALUES (1, '{}')")
        created_file.execute("PRAGMA user_version = 7")
        created_file.commit()
    with foreign_database(file) as database:
        description = database.describe()
        database.check([("one", "body")])
        with pytest.raises(NotOpened):
            database.check([("one", "nothing")])
    assert description.objects == {("table", "one", "one", "CREATE TABLE one (n INTEGER, body TEXT)")}
    assert (description.version, description.revision) == (7, "")
    assert [path.name for path in tmp_path.iterdir()] == [file.name]


def test_database_that_describes_itself_without_end_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "many.sqlite3"
    with closing(sqlite3.connect(file)) as created_file:
        for number in range(2_100):
            created_file.execute(f"CREATE TABLE t{number} (n)")
        created_file.commit()
    with foreign_database(file) as database, pytest.raises(NotOpened, match="more than any"):
        database.describe()


@pytest.mark.skipif(sys.platform != "linux", reason="these measures are Linux's")
def test_child_that_opens_a_database_reads_this_file_and_no_other(tmp_path: Path) -> None:
    for name in ("given", "other"):
        with closing(sqlite3.connect(tmp_path / name)) as database:
            database.execute(f"CREATE TABLE {name} (n)")
    child = ConfinedProcess("database", str(tmp_path / "given"))
    try:
        assert child.await_ready() == Isolation()
        response, _ = child.ask({"task": "describe"})
        assert [one[1] for one in response["objects"]] == ["given"]
        (tmp_path / "given").unlink()
        (tmp_path / "given").symlink_to(tmp_path / "other")
        response, _ = child.ask({"task": "describe"})
        assert "unable to open" in response["failure"]
    finally:
        child.kill()
