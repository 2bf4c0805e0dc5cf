"""A disk that is full from any write on: words with a next step, nothing half, nothing lost, and a start."""

from __future__ import annotations

import logging
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from recovery_desktop.logs import start_logging
from recovery_desktop.store.database import FILE_NAME, NotSaved
from recovery_desktop.store.store import Store
from tests.depth import is_deep
from tests.desktop.edge import a_submission
from tests.needed import absent
from tests.power import Disk

CONNECTION = "con_1"
SUBMISSIONS = 12
CHECKPOINT_PAGES = 8
"""So few that the log is moved into the file while the disk is full, too."""


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Disk]:
    disk = Disk(tmp_path)
    try:
        with disk.recording():
            yield disk
    except OSError as error:
        absent(str(error))


def prepared(folder: Path) -> None:
    store = Store(folder)
    store.connections.add(
        CONNECTION, kind="service", name="S", base_url="http://x", client_id="c", environment="test"
    )
    store.connection_store(CONNECTION).drafts.add(a_submission("FA-first"))
    store.close()


def submit(store: Store, number: str) -> str:
    """A draft and its intent, in one transaction. Raises NotSaved."""
    connection_store = store.connection_store(CONNECTION)
    with store.database.write():
        draft = connection_store.drafts.add(a_submission(number))
        connection_store.intents.add("submit", draft.id, a_submission(number))
    return draft.id


def work(folder: Path) -> tuple[list[str], list[NotSaved]]:
    """Submissions one after the other; those that were kept, and what was said of the others."""
    store, stored, failures = Store(folder), [], []
    store.database._connection.execute(f"PRAGMA wal_autocheckpoint={CHECKPOINT_PAGES}")
    for number in range(SUBMISSIONS):
        try:
            stored.append(submit(store, f"FA-{number}"))
        except NotSaved as failure:
            failures.append(failure)
        # What is on view goes on being read.
        assert len(store.connection_store(CONNECTION).drafts.list_open()) == len(stored) + 1
    store.close()
    return stored, failures


def test_full_at_any_write(tmp_path: Path, disk: Disk) -> None:
    disk.folder = tmp_path / "whole"
    prepared(disk.folder)
    disk.steps.clear()
    work(disk.folder)
    writes = sum(step[0] == "write" for step in disk.steps)
    assert writes > 60
    count = 0
    for room in range(0, writes, 1 if is_deep() else writes // 12):
        folder = disk.folder = tmp_path / str(room)
        disk.room = None
        prepared(folder)
        disk.room = room
        stored, failures = work(folder)
        count += bool(failures)
        assert all(failure.next_step for failure in failures)
        # The next start finds not one free byte.
        disk.room = 0
        store = Store(folder)
        drafts = [draft.id for draft in store.connection_store(CONNECTION).drafts.list_open()]
        assert drafts[1:] == stored
        assert [
            intent.subject_id for intent in store.connection_store(CONNECTION).intents.list_unsettled()
        ] == stored
        with pytest.raises(NotSaved):
            submit(store, "FA-none")
        disk.room = None
        assert submit(store, "FA-again")
        store.close()
        with closing(sqlite3.connect(folder / FILE_NAME)) as opened:
            assert opened.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert count > 6


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no device that is always full")
def test_log_that_cannot_be_written_stops_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "logs" / "desktop.log"
    file.parent.mkdir()
    os.symlink("/dev/full", file)
    handler = start_logging(file)
    logging.getLogger("recovery_desktop").warning("something happened")
    handler.close()
    logging.getLogger().removeHandler(handler)
    assert capsys.readouterr().err == ""
