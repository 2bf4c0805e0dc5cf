"""The store: durable when it says so, each connection for itself, a notice for each change that was made."""

from __future__ import annotations

import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from recovery_contract.events import Event
from recovery_desktop.store.changes import StoreChange
from recovery_desktop.store.database import FILE_NAME, NewerSchema, NotSaved, StoreUnusable, migrations
from recovery_desktop.store.store import ConnectionStore, Store
from tests.desktop.edge import a_receivable
from tests.desktop.store.receivable_rows import connection_store, find_ids, put, store

__all__ = ["connection_store", "store"]


def test_write_is_synced_to_the_disk_before_it_returns(store: Store) -> None:
    rows = {name: store.database.row(f"PRAGMA {name}") for name in ("journal_mode", "synchronous")}
    assert {name: row[0] for name, row in rows.items() if row} == {"journal_mode": "wal", "synchronous": 2}


@pytest.mark.skipif(
    sys.platform == "win32", reason="Windows has no such modes; the profile folder protects it"
)
def test_file_is_for_this_account_only(store: Store) -> None:
    store.preferences.set("a", 1)
    for path in store.database.path.parent.glob(f"{FILE_NAME}*"):
        assert stat.S_IMODE(path.stat().st_mode) == 0o600, path.name


def test_committed_write_survives_a_kill(tmp_path: Path) -> None:
    script = (
        "import os, sys; from pathlib import Path; from recovery_desktop.store.store import Store\n"
        "store = Store(Path(sys.argv[1]))\n"
        "store.connections.add('c', kind='practice', name='P', base_url='', client_id='', environment='test')\n"
        "draft = store.connection_store('c').drafts.add()\n"
        "store.connection_store('c').drafts.save_typed(draft.id, {'invoice': {'amount': '12,5'}})\n"
        "os.kill(os.getpid(), 9)\n"
    )
    subprocess.run([sys.executable, "-c", script, str(tmp_path)], check=False, timeout=60)
    store = Store(tmp_path)
    assert [draft.body for draft in store.connection_store("c").drafts.list_open()] == [
        {"invoice": {"amount": "12,5"}}
    ]
    store.close()


def test_newer_file_is_refused_and_left_untouched(tmp_path: Path) -> None:
    Store(tmp_path).close()
    connection = sqlite3.connect(tmp_path / FILE_NAME)
    connection.execute(f"PRAGMA user_version = {migrations()[-1][0] + 1}")
    connection.close()
    before = (tmp_path / FILE_NAME).read_bytes()
    with pytest.raises(NewerSchema):
        Store(tmp_path)
    assert (tmp_path / FILE_NAME).read_bytes() == before


@pytest.mark.parametrize("content", [b"not a database" * 1000, b"SQLite format 3\0" + b"\xff" * 5000])
def test_file_that_is_no_database_is_refused_with_its_path(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE_NAME).write_bytes(content)
    with pytest.raises(StoreUnusable, match=FILE_NAME):
        Store(tmp_path)
    assert (tmp_path / FILE_NAME).read_bytes() == content


def test_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "locked").write_text("a file stands in the way")
    with pytest.raises(StoreUnusable):
        Store(tmp_path / "locked" / "data")


def test_full_disk_is_a_failure_with_a_next_step_and_changes_nothing(
    store: Store, connection_store: ConnectionStore
) -> None:
    draft = connection_store.drafts.add({"invoice": {"numbers": ["FA-1"]}})
    changes: list[StoreChange] = []
    store.changes.listen(changes.append)
    pages = store.database.row("PRAGMA page_count")
    assert pages is not None
    store.database.row(f"PRAGMA max_page_count = {pages[0]}")
    with pytest.raises(NotSaved) as caught:
        connection_store.drafts.save_typed(draft.id, {"invoice": {"service_description": "x" * 1_000_000}})
    assert caught.value.next_step
    assert changes == []
    assert connection_store.drafts.get(draft.id).body == draft.body
    store.database.row("PRAGMA max_page_count = 1000000")
    connection_store.drafts.save_typed(draft.id, {"invoice": {"numbers": ["FA-2"]}})
    assert connection_store.drafts.get(draft.id).body == {"invoice": {"numbers": ["FA-2"]}}


def test_second_process_reads_and_writes_beside_the_first(store: Store, tmp_path: Path) -> None:
    other = Store(tmp_path)
    other.preferences.set("theme", "dark")
    assert store.preferences.get("theme") == "dark"
    other.close()


def test_notices_follow_the_commit_and_name_what_changed(
    store: Store, connection_store: ConnectionStore
) -> None:
    observed: list[tuple[str, set[str], bool]] = []
    store.changes.listen(
        lambda changed: observed.append(
            (changed.kind, set(changed.ids), store.database._connection.in_transaction)
        )
    )
    with store.database.write():
        put(connection_store, a_receivable("a"), a_receivable("b"))
        draft = connection_store.drafts.add()
        assert observed == []
    assert sorted(observed) == [("draft", {draft.id}, False), ("receivable", {"a", "b"}, False)]
    observed.clear()
    assert put(connection_store, a_receivable("a")) == set()
    assert observed == []


def test_failed_transaction_is_undone_without_a_notice(
    store: Store, connection_store: ConnectionStore
) -> None:
    changes: list[StoreChange] = []
    store.changes.listen(changes.append)

    def fail() -> None:
        with store.database.write():
            put(connection_store, a_receivable("a"))
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fail()
    assert (connection_store.receivables.count(), changes) == (0, [])
    put(connection_store, a_receivable("b"))
    assert [changed.ids for changed in changes] == [{"b"}]


def test_listener_that_left_is_not_told(store: Store) -> None:
    changes: list[StoreChange] = []
    leave = store.changes.listen(changes.append)
    leave()
    store.preferences.set("a", 1)
    assert changes == []


def test_connections_know_nothing_of_each_other(store: Store, connection_store: ConnectionStore) -> None:
    other = store.connection_store("con_2")
    put(connection_store, a_receivable("same", amount=1))
    put(other, a_receivable("same", amount=2))
    event = Event.model_validate(
        {"id": "evt_1", "type": "x.y", "created_at": "2026-03-01T10:00:00Z", "data": {}}
    )
    assert connection_store.events.add(event, event.model_dump_json())
    assert other.events.add(event, event.model_dump_json())
    draft = connection_store.drafts.add()
    intent = connection_store.intents.add("cancel", "same", {})
    for read in (lambda: other.drafts.get(draft.id), lambda: other.intents.get(intent.id)):
        with pytest.raises(KeyError):
            read()
    other.drafts.save_typed(draft.id, {"stolen": True})
    other.intents.withdraw(intent.id)
    assert connection_store.drafts.get(draft.id).body == {}
    assert connection_store.intents.get(intent.id).state == "waiting"
    store.connections.remove("con_1")
    assert (connection_store.receivables.count(), other.receivables.count()) == (0, 1)
    assert find_ids(connection_store, "Aubin") == []
    assert find_ids(other, "Aubin") == ["same"]
    assert store.database.row("SELECT count(*) FROM receivable_words")[0] == 1  # type: ignore[index]


def test_idempotency_key_belongs_to_the_intention_and_its_body(connection_store: ConnectionStore) -> None:
    first = connection_store.intents.add("cancel", "a", {"reason": "paid_directly"})
    again = connection_store.intents.add("cancel", "a", {"reason": "paid_directly"})
    assert first.idempotency_key != again.idempotency_key
    assert 1 <= len(first.idempotency_key) <= 255
    assert connection_store.intents.get(first.id).idempotency_key == first.idempotency_key


def test_write_without_a_sync_is_for_mirrored_data_only(
    connection_store: ConnectionStore,
) -> None:
    database = connection_store.receivables._database
    put(connection_store, a_receivable("a"))
    row = database.row("PRAGMA synchronous")
    assert row is not None
    assert row[0] == 2
    with pytest.raises(ValueError, match="on purpose"), database.write(lasting=False):
        raise ValueError("on purpose")
    row = database.row("PRAGMA synchronous")
    assert row is not None
    assert row[0] == 2
