"""Killed in the middle of its work again and again: each draft it acknowledged is there, with its intent, once."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import sys
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from recovery_desktop.store.database import FILE_NAME
from recovery_desktop.store.store import Store
from tests.depth import rounds
from tests.desktop.edge import a_submission
from tests.service.cli.forked import STARTER, forked, kill

pytestmark = [
    pytest.mark.deep,
    pytest.mark.skipif(
        sys.platform == "win32", reason="the writer is forked from a process that has read the app"
    ),
]

KILLS, KILLS_DEEP = 50, 1_000
"""In one folder, and in all of them together."""
WRITES_AT_MOST = 40
"""Before a kill; it comes after any of them, wherever the next one stands at that moment."""


def write(folder: Path, answer: Connection) -> None:
    store = Store(folder)
    if not store.connections.all():
        store.connections.add(
            "con_1", kind="service", name="S", base_url="http://x", client_id="clt", environment="test"
        )
    connection_store = store.connection_store("con_1")
    while True:
        with store.database.write():
            draft = connection_store.drafts.add(a_submission())
            connection_store.intents.add("submit", draft.id, a_submission())
        answer.send(draft.id)


def killed_after(folder: Path, writes: int) -> list[str]:
    """What one life of the writer acknowledged."""
    hearing, telling = STARTER.Pipe(duplex=False)
    writer = forked(write, folder, telling)
    telling.close()
    acknowledged = []
    try:
        for _ in range(writes):
            assert hearing.poll(60), "the writer says nothing"
            acknowledged.append(hearing.recv())
        assert writer.pid is not None
        os.kill(writer.pid, signal.SIGKILL)
        while True:
            acknowledged.append(hearing.recv())
    except EOFError:
        return acknowledged
    finally:
        kill(writer)
        hearing.close()


@pytest.mark.parametrize("part", range(rounds(1, KILLS_DEEP // KILLS)))
def test_acknowledged_writes_survive_every_kill(tmp_path: Path, part: int) -> None:
    chance = random.Random(20260303 + part)
    acknowledged: list[str] = []
    for _ in range(KILLS):
        acknowledged += killed_after(tmp_path, chance.randrange(1, WRITES_AT_MOST))
    assert len(acknowledged) >= KILLS
    connection = sqlite3.connect(tmp_path / FILE_NAME)
    drafts = {row[0] for row in connection.execute("SELECT id FROM draft")}
    submitted = [row[0] for row in connection.execute("SELECT subject_id FROM intent")]
    assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()
    assert set(acknowledged) <= drafts
    # Never one without the other: they are one transaction.
    assert sorted(drafts) == sorted(submitted)
