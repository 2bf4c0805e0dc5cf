"""A damaged store: what can be read of it is saved row by row, the rest comes back from the service."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from recovery_desktop.app.opening import open_store
from recovery_desktop.store.database import StoreUnusable
from recovery_desktop.store.reads import SUSPECTED, DataDamaged
from recovery_desktop.store.store import Store

DRAFTS = 400


def filled(folder: Path) -> None:
    store = Store(folder)
    store.connections.add(
        "c1", kind="service", name="S", base_url="https://a.test", client_id="x", environment="test"
    )
    store.connections.change("c1", event_cursor="e9", mirror_cursor="m9", mirror_complete=1)
    store.preferences.set("theme", "dark")
    connection_store = store.connection_store("c1")
    with store.database.write():
        for n in range(DRAFTS):
            connection_store.drafts.add({"invoice": {"numbers": f"FA-{n:04}", "notes": "x" * 300}})
        connection_store.intents.add("cancel", "rcv_1", {"reason": "paid"})
    store.close()


def pages_of(folder: Path, table: str) -> list[int]:
    """The leaf pages of a table, by number from 1, in the order of its rows."""
    with closing(sqlite3.connect(folder / "desktop.sqlite3")) as opened:
        size = opened.execute("PRAGMA page_size").fetchone()[0]
        root = opened.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchone()[0]
    content = (folder / "desktop.sqlite3").read_bytes()
    start = (root - 1) * size
    assert content[start] == 5, "an interior page of a table"
    cells = int.from_bytes(content[start + 3 : start + 5], "big")
    places = [int.from_bytes(content[start + 12 + 2 * n :][:2], "big") for n in range(cells)]
    return [int.from_bytes(content[start + at :][:4], "big") for at in places]


def break_page(folder: Path, number: int) -> None:
    with (folder / "desktop.sqlite3").open("r+b") as file:
        file.seek((number - 1) * 4096)
        file.write(b"\xa5" * 4096)


def test_drafts_around_a_damaged_page_are_saved(tmp_path: Path) -> None:
    filled(tmp_path)
    pages = pages_of(tmp_path, "draft")
    assert len(pages) > 5
    break_page(tmp_path, pages[len(pages) // 2])
    (tmp_path / SUSPECTED).touch()
    store, salvaged = open_store(tmp_path)
    assert salvaged is not None
    drafts = store.connection_store("c1").drafts.list_open()
    assert DRAFTS - 20 < len(drafts) < DRAFTS
    # Several are of one millisecond: their order says nothing, which ones are there does.
    numbers = sorted(draft.body["invoice"]["numbers"] for draft in drafts)
    assert (numbers[0], numbers[-1]) == ("FA-0000", "FA-0399")
    assert (salvaged.saved["draft"], salvaged.unread) == (len(drafts), ["draft"])
    assert [intent.kind for intent in store.connection_store("c1").intents.list_unsettled()] == ["cancel"]
    row = store.connections.get("c1")
    assert (row.event_cursor, row.mirror_cursor, row.mirror_complete) == (None, None, False)
    assert store.preferences.get("theme") == "dark"
    assert (salvaged.aside / "desktop.sqlite3").stat().st_size > 100_000
    store.close()


def test_salvaged_orphans_are_written_beside_the_damaged_file(tmp_path: Path) -> None:
    filled(tmp_path)
    with closing(sqlite3.connect(tmp_path / "desktop.sqlite3")) as opened:
        root = opened.execute("SELECT rootpage FROM sqlite_master WHERE name = 'connection'").fetchone()[0]
    break_page(tmp_path, root)
    (tmp_path / SUSPECTED).touch()
    store, salvaged = open_store(tmp_path)
    assert salvaged is not None
    assert store.connections.all() == []
    content = json.loads((salvaged.aside / "unplaced.json").read_text())
    assert (len(content["draft"]), len(content["intent"])) == (DRAFTS, 1)
    assert salvaged.unplaced == DRAFTS + 1
    store.close()


@pytest.mark.parametrize("content", [b"", b"no database at all" * 500, b"SQLite format 3\0" + b"\xa5" * 9000])
def test_file_that_says_nothing_makes_room_for_a_new_one(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "desktop.sqlite3").write_bytes(content)
    store, salvaged = open_store(tmp_path)
    assert store.connections.all() == []
    store.close()
    if content:
        assert salvaged is not None
        assert (salvaged.aside / "desktop.sqlite3").read_bytes() == content


def test_damage_met_at_work_is_said_and_looked_after_by_the_next_start(tmp_path: Path) -> None:
    filled(tmp_path)
    pages = pages_of(tmp_path, "draft")
    store = Store(tmp_path)
    break_page(tmp_path, pages[3])
    with pytest.raises(DataDamaged):
        store.connection_store("c1").drafts.list_open()
    store.close()
    again, salvaged = open_store(tmp_path)
    assert salvaged is not None
    assert len(again.connection_store("c1").drafts.list_open()) > DRAFTS // 2
    again.close()


def test_suspicion_without_damage_is_forgotten(tmp_path: Path) -> None:
    filled(tmp_path)
    (tmp_path / SUSPECTED).touch()
    store, salvaged = open_store(tmp_path)
    assert salvaged is None
    assert len(store.connection_store("c1").drafts.list_open()) == DRAFTS
    assert not (tmp_path / SUSPECTED).exists()
    store.close()


def test_folder_that_cannot_be_written_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "desktop.sqlite3").mkdir()
    with pytest.raises(StoreUnusable):
        open_store(tmp_path)
    assert (tmp_path / "desktop.sqlite3").is_dir()
