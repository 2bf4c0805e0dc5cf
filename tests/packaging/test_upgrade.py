"""Data of the first schemas, kept as they were written then, are all there after an upgrade and can be worked with."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from recovery_desktop.store.database import NewerSchema, migrations
from recovery_desktop.store.store import Store
from recovery_service.db.database import Database
from recovery_service.db.migrate import current_revision, upgrade
from tests.packaging import schema_fixtures

CONNECTION = "6593d145e1ca461796403250da3cc1a3"
SERVICE = (sys.executable, "-m", "recovery_service")
START_SECONDS = 120.0


def as_of_then(dump: str, target: Path) -> dict[str, int]:
    """Writes the database as it was, and answers how many rows each table had."""
    schema_fixtures.as_of_then(dump, target)
    with closing(sqlite3.connect(target)) as database:
        return counts(database)


def counts(database: sqlite3.Connection) -> dict[str, int]:
    names = [
        name
        for (name,) in database.execute(
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'receivable_words_%'"
        )
    ]
    return {name: database.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0] for name in names}


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    as_of_then("desktop-0001.sql", tmp_path / "desktop.sqlite3")
    opened = Store(tmp_path)
    yield opened
    opened.close()


def test_app_opens_its_first_data_in_the_newest_schema(tmp_path: Path) -> None:
    before = as_of_then("desktop-0001.sql", tmp_path / "desktop.sqlite3")
    Store(tmp_path).close()
    with closing(sqlite3.connect(tmp_path / "desktop.sqlite3")) as database:
        assert database.execute("PRAGMA user_version").fetchone()[0] == migrations()[-1][0]
        assert database.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
        assert database.execute("PRAGMA foreign_key_check").fetchall() == []
        after = counts(database)
    tables = ("connection", "creditor", "receivable", "event", "draft", "intent", "preference")
    assert {name: after[name] for name in tables} == {name: before[name] for name in tables}
    assert before["receivable"] == 2


def test_receivables_drafts_and_what_waits_to_be_sent_are_there(store: Store) -> None:
    connection_store = store.connection_store(CONNECTION)
    rows = connection_store.receivables.newest(["recovered", "in_process", "disputed"], 10)
    (first,) = connection_store.receivables.with_number("AE-2025-0117")
    assert first.id in {row.id for row in rows}
    assert len(rows) == connection_store.receivables.count() == 2
    assert all(connection_store.receivables.get(row.id) for row in rows)
    assert store.connections.all()[0].id == CONNECTION


def test_data_of_a_newer_version_are_left_alone(tmp_path: Path) -> None:
    as_of_then("desktop-0001.sql", tmp_path / "desktop.sqlite3")
    with closing(sqlite3.connect(tmp_path / "desktop.sqlite3")) as database:
        database.execute(f"PRAGMA user_version = {migrations()[-1][0] + 1}")
    with pytest.raises(NewerSchema, match="newer version"):
        Store(tmp_path)


def test_service_brings_its_first_data_to_the_newest_tables(tmp_path: Path) -> None:
    before = as_of_then("service-0005.sql", tmp_path / "service.sqlite3")
    with closing(Database.in_folder(tmp_path)) as database:
        upgrade(database)
        with database.read() as connection:
            assert current_revision(connection) != "0005"
    with closing(sqlite3.connect(tmp_path / "service.sqlite3")) as opened:
        assert opened.execute("PRAGMA foreign_key_check").fetchall() == []
        after = counts(opened)
    # Tokens of a sign-in that is no more.
    before.pop("oauth_login_token")
    # Which programs work with these tables stands there since.
    before["installation"] += 1
    assert {name: after[name] for name in before} == before


def test_service_answers_from_its_first_data(tmp_path: Path) -> None:
    as_of_then("service-0005.sql", tmp_path / "service.sqlite3")
    # Another key than then: what it seals cannot be read, everything else can.
    with served(tmp_path) as address:
        bearer = {"Authorization": f"Bearer {a_token(tmp_path)}"}
        listed = httpx.get(f"{address}/v1/receivables", headers=bearer, timeout=60).json()
        rows = listed["data"] if isinstance(listed, dict) else listed
        with closing(sqlite3.connect(tmp_path / "service.sqlite3")) as opened:
            stored = dict(opened.execute("SELECT id, status FROM receivable").fetchall())
        assert rows
        mine = {row["id"]: row["status"] for row in rows}
        assert mine.items() <= stored.items()
        for receivable_id in mine:
            one = httpx.get(f"{address}/v1/receivables/{receivable_id}", headers=bearer, timeout=60)
            assert one.status_code == 200


class served:
    """The service over that folder, as long as the block lasts; its value is the address."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._ready = folder, folder / "ready.json"

    def __enter__(self) -> str:
        self._process = subprocess.Popen(
            [*SERVICE, "serve", "--data-dir", str(self._folder), "--ready-file", str(self._ready)],
            env={**os.environ, "PYTHONWARNINGS": "default"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        end = time.monotonic() + START_SECONDS
        while not self._ready.exists():
            assert self._process.poll() is None, "the service ended"
            assert time.monotonic() < end, "the service is not ready"
            time.sleep(0.05)
        address: str = json.loads(self._ready.read_text())["base_url"]
        return address.rstrip("/")

    def __exit__(self, *_: Any) -> None:
        self._process.terminate()
        self._process.wait(30)


def a_token(folder: Path) -> str:
    with closing(sqlite3.connect(folder / "service.sqlite3")) as opened:
        client = opened.execute("SELECT client_id FROM oauth_client").fetchone()[0]
    done = subprocess.run(
        [*SERVICE, "token", "create", "--client-id", client, "--data-dir", str(folder)],
        capture_output=True,
        text=True,
        check=True,
    )
    token: str = json.loads(done.stdout)["access_token"]
    return token
