"""The store: durable when it says so, each connection for itself, a notice for each change that was made."""

from __future__ import annotations

import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from recovery_contract.events import Event
from recovery_contract.receivables import Receivable
from recovery_desktop.store.changes import Changed
from recovery_desktop.store.database import FILE_NAME, NewerSchema, NotSaved, StoreUnusable, migrations
from recovery_desktop.store.figures import FIGURE, RECEIVED, REMAINING
from recovery_desktop.store.store import ConnectionStore, Store
from recovery_desktop.store.taking import made_ahead
from tests.desktop.edge import a_receivable


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(tmp_path)
    for id in ("con_1", "con_2"):
        store.connections.add(
            id, kind="service", name=id, base_url="https://a.example", client_id="c", environment="test"
        )
    yield store
    store.close()


@pytest.fixture
def connection_store(store: Store) -> ConnectionStore:
    return store.connection_store("con_1")


def put(connection_store: ConnectionStore, *rows: dict[str, Any], full: bool = True) -> set[str]:
    return connection_store.receivables.put([Receivable.model_validate(row) for row in rows], full=full)


def found(connection_store: ConnectionStore, search: str) -> list[str]:
    return sorted(id for _, id in connection_store.receivables.ids(search=search))


def test_every_write_is_synced_to_the_disk_before_it_returns(store: Store) -> None:
    rows = {name: store.database.row(f"PRAGMA {name}") for name in ("journal_mode", "synchronous")}
    assert {name: row[0] for name, row in rows.items() if row} == {"journal_mode": "wal", "synchronous": 2}


@pytest.mark.skipif(
    sys.platform == "win32", reason="Windows has no such modes; the profile folder protects it"
)
def test_the_file_is_for_this_account_only(store: Store) -> None:
    store.preferences.set("a", 1)
    for path in store.database.path.parent.glob(f"{FILE_NAME}*"):
        assert stat.S_IMODE(path.stat().st_mode) == 0o600, path.name


def test_what_was_written_survives_a_kill(tmp_path: Path) -> None:
    script = (
        "import os, sys; from pathlib import Path; from recovery_desktop.store.store import Store\n"
        "store = Store(Path(sys.argv[1]))\n"
        "store.connections.add('c', kind='practice', name='P', base_url='', client_id='', environment='test')\n"
        "draft = store.connection_store('c').drafts.add()\n"
        "store.connection_store('c').drafts.type(draft.id, {'invoice': {'amount': '12,5'}})\n"
        "os.kill(os.getpid(), 9)\n"
    )
    subprocess.run([sys.executable, "-c", script, str(tmp_path)], check=False, timeout=60)
    store = Store(tmp_path)
    assert [draft.body for draft in store.connection_store("c").drafts.open()] == [
        {"invoice": {"amount": "12,5"}}
    ]
    store.close()


def test_a_newer_file_is_refused_and_left_untouched(tmp_path: Path) -> None:
    Store(tmp_path).close()
    connection = sqlite3.connect(tmp_path / FILE_NAME)
    connection.execute(f"PRAGMA user_version = {migrations()[-1][0] + 1}")
    connection.close()
    before = (tmp_path / FILE_NAME).read_bytes()
    with pytest.raises(NewerSchema):
        Store(tmp_path)
    assert (tmp_path / FILE_NAME).read_bytes() == before


@pytest.mark.parametrize("content", [b"not a database" * 1000, b"SQLite format 3\0" + b"\xff" * 5000])
def test_a_file_that_is_no_database_is_refused_with_its_path(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE_NAME).write_bytes(content)
    with pytest.raises(StoreUnusable, match=FILE_NAME):
        Store(tmp_path)
    assert (tmp_path / FILE_NAME).read_bytes() == content


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "locked").write_text("a file stands in the way")
    with pytest.raises(StoreUnusable):
        Store(tmp_path / "locked" / "data")


def test_a_full_disk_is_a_failure_with_a_next_step_and_changes_nothing(
    store: Store, connection_store: ConnectionStore
) -> None:
    draft = connection_store.drafts.add({"invoice": {"numbers": ["FA-1"]}})
    changes: list[Changed] = []
    store.changes.listen(changes.append)
    pages = store.database.row("PRAGMA page_count")
    assert pages is not None
    store.database.row(f"PRAGMA max_page_count = {pages[0]}")
    with pytest.raises(NotSaved) as caught:
        connection_store.drafts.type(draft.id, {"invoice": {"service_description": "x" * 1_000_000}})
    assert caught.value.next_step
    assert changes == []
    assert connection_store.drafts.get(draft.id).body == draft.body
    store.database.row("PRAGMA max_page_count = 1000000")
    connection_store.drafts.type(draft.id, {"invoice": {"numbers": ["FA-2"]}})
    assert connection_store.drafts.get(draft.id).body == {"invoice": {"numbers": ["FA-2"]}}


def test_a_second_process_reads_and_writes_beside_the_first(store: Store, tmp_path: Path) -> None:
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


def test_what_fails_in_the_middle_is_undone_without_a_notice(
    store: Store, connection_store: ConnectionStore
) -> None:
    changes: list[Changed] = []
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


def test_a_listener_that_left_is_not_told(store: Store) -> None:
    changes: list[Changed] = []
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
    assert connection_store.events.keep(event, event.model_dump_json())
    assert other.events.keep(event, event.model_dump_json())
    draft = connection_store.drafts.add()
    intent = connection_store.intents.add("cancel", "same", {})
    for read in (lambda: other.drafts.get(draft.id), lambda: other.intents.get(intent.id)):
        with pytest.raises(KeyError):
            read()
    other.drafts.type(draft.id, {"stolen": True})
    other.intents.withdraw(intent.id)
    assert connection_store.drafts.get(draft.id).body == {}
    assert connection_store.intents.get(intent.id).state == "waiting"
    store.connections.remove("con_1")
    assert (connection_store.receivables.count(), other.receivables.count()) == (0, 1)
    assert found(connection_store, "Aubin") == []
    assert found(other, "Aubin") == ["same"]
    assert store.database.row("SELECT count(*) FROM receivable_words")[0] == 1  # type: ignore[index]


SEARCHES = [
    ("FA-2026-007", ["a"]),
    ("2026-007", ["a"]),
    ("menuis", ["a"]),
    ("MENUISERIE", ["a"]),
    ("compta@aubin", ["a"]),
    ("1200.50", ["a"]),
    ("1200,50", ["a"]),
    ("7", ["a", "b"]),
    ("fa 007", ["a"]),
    ("dup  bât", ["b"]),
    ('"; DROP TABLE receivable', []),
    ("100%", ["b"]),
    ("%", ["b"]),
    ("_", []),
    ("NEAR(a b)", []),
    ("menuis dupont", []),
    ("  ", ["a", "b"]),
]


@pytest.mark.parametrize(("search", "ids"), SEARCHES)
def test_search_by_number_debtor_email_and_amount(
    connection_store: ConnectionStore, search: str, ids: list[str]
) -> None:
    put(
        connection_store,
        a_receivable(
            "a",
            progress={
                "invoice_numbers": ["FA-2026-007"],
                "debtor_name": "Menuiserie Aubin",
                "debtor_email": "compta@aubin.example",
            },
        ),
        a_receivable(
            "b", amount=7, progress={"invoice_numbers": ["100%-7"], "debtor_name": "Dupont Bâtiment"}
        ),
    )
    assert found(connection_store, search) == ids


def test_search_follows_what_changed(connection_store: ConnectionStore) -> None:
    put(connection_store, a_receivable("a", progress={"debtor_name": "Before"}))
    put(connection_store, a_receivable("a", progress={"debtor_name": "After"}))
    assert found(connection_store, "Before") == []
    assert found(connection_store, "After") == ["a"]


def test_sums_are_exact_and_come_from_an_index_alone(store: Store, connection_store: ConnectionStore) -> None:
    put(connection_store, *(a_receivable(str(n), amount=0.1) for n in range(1000)))
    put(
        connection_store,
        a_receivable("yen", amount=1500, currency="JPY"),
        a_receivable("din", amount=1.234, currency="KWD"),
    )
    sums = {
        (row.status, row.currency): (row.count, row.amount) for row in connection_store.receivables.sums()
    }
    assert sums == {
        ("in_process", "EUR"): (1000, Decimal("100.00")),
        ("in_process", "JPY"): (1, Decimal("1500")),
        ("in_process", "KWD"): (1, Decimal("1.234")),
    }
    plan = store.database.rows(
        "EXPLAIN QUERY PLAN SELECT status, currency, count(*), sum(amount), sum(prepaid),"
        f" sum({RECEIVED}), sum({REMAINING}), sum({FIGURE}) FROM receivable"
        " WHERE connection_id = 'con_1' GROUP BY status, currency"
    )
    assert "COVERING INDEX receivable_by_status" in " ".join(row["detail"] for row in plan)


def test_paid_is_what_arrived_and_not_what_it_was_about(connection_store: ConnectionStore) -> None:
    put(
        connection_store,
        a_receivable("half", amount=100, status="payment_received", progress={"remaining_amount": 40}),
        a_receivable("settled", amount=100, status="recovered", progress={"remaining_amount": 30}),
        a_receivable("not told in parts", amount=100, status="recovered"),
        a_receivable("open", amount=100),
    )
    sums = {row.status: (row.amount, row.paid) for row in connection_store.receivables.sums()}
    assert sums == {"payment_received": (100, 60), "recovered": (200, 170), "in_process": (100, 0)}


def test_what_was_paid_before_the_recovery_is_neither_paid_nor_outstanding(
    connection_store: ConnectionStore,
) -> None:
    values = {"remaining_amount": 30, "prepaid_amount": 50}
    of_the_invoice = {"remaining_amount": 70, "invoice": {"prepaid_amount": 30}}
    put(
        connection_store,
        a_receivable("still open", amount=100, progress=values),
        a_receivable("told with the invoice", "disputed", amount=100, progress=of_the_invoice),
        a_receivable("ended for less", "cancelled", amount=100, progress={**values, "remaining_amount": 10}),
        a_receivable("not told in parts", "recovered", amount=100, progress={"prepaid_amount": 50}),
        a_receivable("more than it was", "pending", amount=100, progress={"remaining_amount": 130}),
    )
    sums = {
        row.status: (row.prepaid, row.paid, row.outstanding) for row in connection_store.receivables.sums()
    }
    assert sums == {
        "in_process": (50, 20, 30),
        "disputed": (30, 0, 70),
        "cancelled": (50, 40, 10),
        "recovered": (50, 50, 0),
        "pending": (0, 0, 100),
    }


def test_short_row_keeps_what_a_full_answer_told_of_a_prepayment(connection_store: ConnectionStore) -> None:
    invoice = {"invoice": {"prepaid_amount": 30}, "remaining_amount": 70}
    put(connection_store, a_receivable("a", amount=100, progress=invoice))
    put(connection_store, a_receivable("a", amount=100, progress={"remaining_amount": 40}), full=False)
    [total] = connection_store.receivables.sums()
    assert (total.prepaid, total.paid) == (30, 30)


@pytest.mark.parametrize("amount", ["x", "NaN", "1e400000", -5, 10**30, {}, True, None])
def test_prepayment_that_is_no_amount_is_none(connection_store: ConnectionStore, amount: object) -> None:
    put(connection_store, a_receivable("a", amount=1, progress={"invoice": {"prepaid_amount": amount}}))
    assert [total.prepaid for total in connection_store.receivables.sums()] == [0]


def test_upgrade_tells_apart_what_had_been_paid_before_the_recovery(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.connections.add("c", kind="service", name="", base_url="", client_id="", environment="test")
    connection_store = store.connection_store("c")
    put(
        connection_store,
        a_receivable(
            "a", amount=100.1, progress={"invoice": {"prepaid_amount": 50.1}, "remaining_amount": 40}
        ),
        a_receivable("strange", amount=100, progress={"invoice": {"prepaid_amount": "x"}}),
        a_receivable("b", amount=100),
    )
    store.close()
    connection = sqlite3.connect(tmp_path / FILE_NAME)
    for statement in BEFORE_PREPAID:
        connection.execute(statement)
    connection.commit()
    connection.close()
    store = Store(tmp_path)
    [total] = store.connection_store("c").receivables.sums()
    assert (total.amount, total.prepaid, total.paid) == (Decimal("300.1"), Decimal("50.1"), 10)
    store.close()


BEFORE_PREPAID = (
    "DROP INDEX receivable_by_status",
    "DROP INDEX receivable_list",
    "ALTER TABLE receivable DROP COLUMN prepaid",
    "CREATE INDEX receivable_by_status ON receivable (connection_id, status)",
    "CREATE INDEX receivable_list ON receivable (connection_id)",
    "PRAGMA user_version = 11",
)


def test_a_short_row_takes_nothing_away_that_a_full_answer_told(connection_store: ConnectionStore) -> None:
    full = {
        "debtor_name": "A",
        "contacts": [{"email": "a@b.example"}],
        "metadata": {"note": "n"},
        "phase": "one",
    }
    put(connection_store, a_receivable("a", progress=full))
    put(connection_store, a_receivable("a", "disputed", progress={"debtor_name": "B"}), full=False)
    receivable = connection_store.receivables.get("a")
    assert receivable is not None
    assert (receivable.status, receivable.recovery_progress.debtor_name) == ("disputed", "B")
    assert receivable.recovery_progress.contacts == [{"email": "a@b.example"}]
    assert receivable.recovery_progress.phase is None


def test_what_was_made_ahead_is_kept_like_any_answer(store: Store, connection_store: ConnectionStore) -> None:
    rows = [
        a_receivable(
            "a", amount=12.5, progress={"debtor_name": "Café", "invoice_numbers": ["FA-9", "FA-10"]}
        ),
        a_receivable("b", "payment_received", amount=100, progress={"remaining_amount": 40.5}),
        a_receivable(
            "c", progress={"remaining_amount": 0, "next_action": {"type": "email", "at": "2026-04-01"}}
        ),
        a_receivable("a", "disputed", progress={"dispute": {"evidence_deadline": "2026-04-01T00:00:00Z"}}),
    ]
    other = store.connection_store("con_2")
    answer = [Receivable.model_validate(row) for row in rows]
    assert connection_store.receivables.put(answer, full=False) == other.receivables.put(
        map(made_ahead, answer), full=False
    )
    query = (
        "SELECT receivable.*, words FROM receivable JOIN receivable_words ON receivable_words.rowid = row"
        " WHERE connection_id = ? ORDER BY id"
    )
    one, two = ([dict(row) for row in store.database.rows(query, (id,))] for id in ("con_1", "con_2"))
    apart = {"row", "connection_id", "seen_at"}
    assert [{name: row[name] for name in row.keys() - apart} for row in one] == [
        {name: row[name] for name in row.keys() - apart} for row in two
    ]
    assert [row["id"] for row in two] == ["a", "b", "c"]


def test_a_short_row_that_was_made_ahead_takes_nothing_away_either(connection_store: ConnectionStore) -> None:
    put(connection_store, a_receivable("a", progress={"contacts": [{"email": "a@b.example"}]}))
    short = Receivable.model_validate(a_receivable("a", "disputed", progress={"debtor_name": "Bertrand"}))
    connection_store.receivables.put([made_ahead(short)], full=False)
    receivable = connection_store.receivables.get("a")
    assert receivable is not None
    assert (receivable.status, receivable.recovery_progress.debtor_name) == ("disputed", "Bertrand")
    assert receivable.recovery_progress.contacts == [{"email": "a@b.example"}]
    assert found(connection_store, "bertrand") == ["a"]


def test_what_needs_a_decision_comes_with_the_nearest_deadline_first(
    connection_store: ConnectionStore,
) -> None:
    decision = {"decision": {"deadline": "2026-04-02T00:00:00Z"}}
    dispute = {"dispute": {"evidence_deadline": "2026-04-01T00:00:00Z"}}
    put(
        connection_store,
        a_receivable("later", "payment_received", progress=decision),
        a_receivable("sooner", "disputed", progress=dispute),
        a_receivable("never"),
    )
    assert [row.id for row in connection_store.receivables.waiting(["disputed", "payment_received"], 5)] == [
        "sooner",
        "later",
    ]
    assert [row.id for row in connection_store.receivables.waiting(["disputed", "payment_received"], 1)] == [
        "sooner"
    ]
    assert connection_store.receivables.count_waiting(["disputed", "payment_received"]) == 2


def test_a_number_is_found_whole_and_among_several(connection_store: ConnectionStore) -> None:
    put(connection_store, a_receivable("a", progress={"invoice_numbers": ["FA-1", "FA_2"]}))
    put(connection_store, a_receivable("b", progress={"invoice_numbers": ["FA-12"]}))
    assert [row.id for row in connection_store.receivables.with_number("FA-1")] == ["a"]
    assert [row.id for row in connection_store.receivables.with_number("FA_2")] == ["a"]
    assert connection_store.receivables.with_number("FA-2") == []


def test_an_idempotency_key_belongs_to_the_intention_and_its_body(connection_store: ConnectionStore) -> None:
    first = connection_store.intents.add("cancel", "a", {"reason": "paid_directly"})
    again = connection_store.intents.add("cancel", "a", {"reason": "paid_directly"})
    assert first.idempotency_key != again.idempotency_key
    assert 1 <= len(first.idempotency_key) <= 255
    assert connection_store.intents.get(first.id).idempotency_key == first.idempotency_key


def test_what_was_found_is_looked_for_again_after_a_change(connection_store: ConnectionStore) -> None:
    put(
        connection_store,
        a_receivable("a", progress={"debtor_name": "Garage Lumière", "invoice_numbers": ["FA-12"]}),
    )
    assert len(connection_store.listing.rows_matching("garage 12") or ()) == 1
    assert connection_store.listing.rows_matching("garage 13") == frozenset()
    put(
        connection_store,
        a_receivable("b", progress={"debtor_name": "Garage du Port", "invoice_numbers": ["FA-13"]}),
    )
    assert len(connection_store.listing.rows_matching("garage 13") or ()) == 1
    assert len(connection_store.listing.rows_matching("garage") or ()) == 2
    assert connection_store.listing.rows_matching("") is None


def test_what_the_service_can_tell_again_is_written_without_a_sync_and_nothing_else_is(
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


def test_one_answer_may_name_the_same_receivable_twice(connection_store: ConnectionStore) -> None:
    put(connection_store, a_receivable("a"), a_receivable("a", "recovered"), a_receivable("a", "pending"))
    receivable = connection_store.receivables.get("a")
    assert receivable is not None
    assert receivable.status == "recovered"
    assert connection_store.receivables.count() == 1
