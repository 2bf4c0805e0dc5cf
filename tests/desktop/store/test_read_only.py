"""A store is opened for reading by an address: on a drive, on a share of Windows, with odd signs in its path."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path, PurePath, PurePosixPath, PureWindowsPath

import pytest

from recovery_desktop.store.read_only import address_of, open_read_only


@pytest.mark.parametrize(
    ("path", "address"),
    [
        (PurePosixPath("/home/me/d.sqlite3"), "file:///home/me/d.sqlite3?mode=ro"),
        (PurePosixPath("/home/Éva?#%/d.sqlite3"), "file:///home/%C3%89va%3F%23%25/d.sqlite3?mode=ro"),
        (PureWindowsPath(r"C:\Users\me\d.sqlite3"), "file:///C:/Users/me/d.sqlite3?mode=ro"),
        (PureWindowsPath(r"\\nas\data\my app\d.sqlite3"), "file:////nas/data/my%20app/d.sqlite3?mode=ro"),
    ],
)
def test_address_of_a_path(path: PurePath, address: str) -> None:
    assert address_of(path) == address


@pytest.mark.skipif(os.name == "nt", reason="there such a path is a share, and none is here")
def test_sqlite_takes_the_address_of_a_share(tmp_path: Path) -> None:
    """A path that begins with two strokes is an ordinary one here, so that the form can be tried for real."""
    file = tmp_path / "d.sqlite3"
    with closing(sqlite3.connect(file)) as database:
        database.execute("CREATE TABLE kept (id)")
    share = address_of(PureWindowsPath("\\\\" + str(file).lstrip("/").replace("/", "\\")))
    assert share.startswith("file:////")
    with closing(sqlite3.connect(share, uri=True)) as opened:
        assert opened.execute("SELECT name FROM sqlite_master").fetchall() == [("kept",)]


def test_read_only_database_is_neither_written_nor_created(tmp_path: Path) -> None:
    with pytest.raises(sqlite3.OperationalError):
        open_read_only(tmp_path / "absent.sqlite3")
    file = tmp_path / "Éléonore & Söhne 100%_#.sqlite3"
    with closing(sqlite3.connect(file)) as database:
        database.execute("CREATE TABLE kept (id)")
    with closing(open_read_only(file)) as opened, pytest.raises(sqlite3.OperationalError, match="readonly"):
        opened.execute("INSERT INTO kept VALUES (1)")


def test_sqlite_uri_writers_handle_network_shares() -> None:
    """The confined children write their own: they know nothing of the app."""
    sources = Path(__file__).parents[3] / "src"
    texts = {file.name: file.read_text(encoding="utf-8") for file in sources.rglob("*.py")}
    writers = {name: text for name, text in texts.items() if "as_uri()" in text}
    assert "read_only.py" in writers
    assert [name for name, text in writers.items() if '"file:////"' not in text] == []
