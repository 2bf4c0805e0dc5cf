"""A file in which bits have turned: the app starts over it, or says why it cannot; nothing of it is thrown away."""

from __future__ import annotations

import random
import shutil
import sqlite3
from pathlib import Path

import pytest

from recovery_desktop.app.opening import open_store
from recovery_desktop.failures import Failure
from recovery_desktop.store.database import FILE_NAME, NewerSchema, StoreUnusable
from recovery_desktop.store.store import Store
from tests.depth import rounds
from tests.desktop.edge import a_submission

DRAFTS = 40


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sound")
    store = Store(folder)
    store.connections.add(
        "con_1", kind="service", name="S", base_url="http://x", client_id="clt", environment="test"
    )
    for number in range(DRAFTS):
        store.connection_store("con_1").drafts.add(a_submission(f"FA-{number}"))
    store.close()
    return folder


@pytest.mark.deep
@pytest.mark.parametrize("seed", range(rounds(25, 1_000)))
def test_turned_bits_end_in_a_store_or_in_a_reason(sound: Path, tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)
    folder = tmp_path / "store"
    shutil.copytree(sound, folder)
    file = folder / FILE_NAME
    content = bytearray(file.read_bytes())
    for _ in range(chance.choice((1, 8, 200))):
        content[chance.randrange(len(content))] ^= 1 << chance.randrange(8)
    if seed % 5 == 0:
        del content[chance.randrange(len(content)) :]
    file.write_bytes(content)
    try:
        store, _salvaged = open_store(folder)
    except (StoreUnusable, NewerSchema):
        assert file.read_bytes() == content
        return
    try:
        connections = store.connections.all()
        if connections:
            drafts = store.connection_store(connections[0].id).drafts
            drafts.add(a_submission())
            assert len(drafts.list_open()) <= DRAFTS + 1
    except (Failure, sqlite3.DatabaseError, ValueError, KeyError):
        # Met only now: the next start looks after it.
        store.close()
        store, _salvaged = open_store(folder)
    finally:
        store.close()
    stored = [path for path in folder.rglob("*") if path.is_file() and path.stat().st_size]
    assert stored


def test_log_of_another_file_ends_in_a_store_or_in_a_reason(sound: Path, tmp_path: Path) -> None:
    other = Store(tmp_path / "other")
    other.connections.add(
        "con_2", kind="service", name="S", base_url="http://y", client_id="clt", environment="test"
    )
    for number in range(DRAFTS):
        other.connection_store("con_2").drafts.add(a_submission(f"RE-{number}"))
    folder = tmp_path / "store"
    shutil.copytree(sound, folder)
    log = folder / f"{FILE_NAME}-wal"
    log.write_bytes((tmp_path / "other" / log.name).read_bytes())
    other.close()
    store, _salvaged = open_store(folder)
    store.preferences.set("theme", "dark")
    store.close()
    again, _salvaged = open_store(folder)
    assert again.preferences.get("theme") == "dark"
    assert again.database.rows("PRAGMA integrity_check")[0][0] == "ok"
    again.close()
