"""What is known of receivables: found by words, added up, and never less than a full answer told."""

from __future__ import annotations

import sqlite3
from decimal import Decimal
from pathlib import Path

import pytest

from recovery_contract.receivables import Receivable
from recovery_desktop.store.database import FILE_NAME
from recovery_desktop.store.figures import FIGURE, RECEIVED, REMAINING
from recovery_desktop.store.receivable_rows import prepare
from recovery_desktop.store.store import ConnectionStore, Store
from tests.desktop.edge import a_receivable
from tests.desktop.store.receivable_rows import connection_store, find_ids, put, store

__all__ = ["connection_store", "store"]


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
    assert find_ids(connection_store, search) == ids


def test_search_follows_what_changed(connection_store: ConnectionStore) -> None:
    put(connection_store, a_receivable("a", progress={"debtor_name": "Before"}))
    put(connection_store, a_receivable("a", progress={"debtor_name": "After"}))
    assert find_ids(connection_store, "Before") == []
    assert find_ids(connection_store, "After") == ["a"]


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


def test_prepaid_amount_is_neither_paid_nor_outstanding(
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
    "ALTER TABLE receivable DROP COLUMN claimed",
    "CREATE INDEX receivable_by_status ON receivable (connection_id, status)",
    "CREATE INDEX receivable_list ON receivable (connection_id)",
    "DROP INDEX receivable_by_step",
    "DROP INDEX receivable_waiting",
    "DROP INDEX receivable_paid_in_part",
    "DROP INDEX receivable_paused",
    "DROP INDEX receivable_tagged",
    "ALTER TABLE receivable DROP COLUMN pausable",
    "ALTER TABLE receivable DROP COLUMN paused_until",
    "ALTER TABLE receivable DROP COLUMN tags",
    "ALTER TABLE receivable DROP COLUMN tag_keys",
    "DROP TABLE debtor_note",
    "DROP TABLE debtor_decision",
    "ALTER TABLE receivable DROP COLUMN debtor_id",
    "ALTER TABLE receivable DROP COLUMN debtor_siret",
    "ALTER TABLE receivable DROP COLUMN debtor_vat",
    "DROP TABLE book_item",
    "DROP INDEX intent_of_receivable",
    "ALTER TABLE intent DROP COLUMN receivable_id",
    "DROP INDEX receivable_by_status",
    "DROP INDEX receivable_list",
    "ALTER TABLE receivable DROP COLUMN prepaid",
    "CREATE INDEX receivable_by_status ON receivable (connection_id, status)",
    "CREATE INDEX receivable_list ON receivable (connection_id)",
    "PRAGMA user_version = 11",
)


def test_short_row_takes_nothing_away_that_a_full_answer_told(connection_store: ConnectionStore) -> None:
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


def test_prepared_rows_are_stored_like_any_response(store: Store, connection_store: ConnectionStore) -> None:
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
        map(prepare, answer), full=False
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


def test_short_row_that_was_made_ahead_takes_nothing_away_either(connection_store: ConnectionStore) -> None:
    put(connection_store, a_receivable("a", progress={"contacts": [{"email": "a@b.example"}]}))
    short = Receivable.model_validate(a_receivable("a", "disputed", progress={"debtor_name": "Bertrand"}))
    connection_store.receivables.put([prepare(short)], full=False)
    receivable = connection_store.receivables.get("a")
    assert receivable is not None
    assert (receivable.status, receivable.recovery_progress.debtor_name) == ("disputed", "Bertrand")
    assert receivable.recovery_progress.contacts == [{"email": "a@b.example"}]
    assert find_ids(connection_store, "bertrand") == ["a"]


def test_waiting_receivables_are_ordered_by_deadline(
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


def test_first_page_finds_its_rows_by_their_own_indexes(
    connection_store: ConnectionStore, store: Store
) -> None:
    receivables, queries = connection_store.receivables, list[str]()
    statuses = ["payment_received", "disputed", "evidence_requested", "in_process"]
    store.database._connection.set_trace_callback(queries.append)
    receivables.waiting(statuses, 5)
    receivables.count_waiting(statuses)
    receivables.ended_plans("2026-01-01", 5)
    receivables.waiting_for_approval()
    receivables.newest_paid(5)
    store.database._connection.set_trace_callback(None)
    plans = [
        " ".join(row[3] for row in store.database.rows(f"EXPLAIN QUERY PLAN {query}")) for query in queries
    ]
    nearest, count, ended, unapproved, *paid = plans
    assert "receivable_waiting" in nearest
    assert "ORDER BY" not in nearest, "the index has them in order"
    assert "receivable_waiting" in count
    assert "receivable_by_step" in ended
    assert "receivable_by_step" in unapproved
    assert "receivable_paid_in_part" in paid[-1]


def test_number_is_found_whole_and_among_several(connection_store: ConnectionStore) -> None:
    put(connection_store, a_receivable("a", progress={"invoice_numbers": ["FA-1", "FA_2"]}))
    put(connection_store, a_receivable("b", progress={"invoice_numbers": ["FA-12"]}))
    assert [row.id for row in connection_store.receivables.with_number("FA-1")] == ["a"]
    assert [row.id for row in connection_store.receivables.with_number("FA_2")] == ["a"]
    assert connection_store.receivables.with_number("FA-2") == []


def test_search_result_is_refreshed_after_a_change(connection_store: ConnectionStore) -> None:
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


def test_response_may_name_the_same_receivable_twice(connection_store: ConnectionStore) -> None:
    put(connection_store, a_receivable("a"), a_receivable("a", "recovered"), a_receivable("a", "pending"))
    receivable = connection_store.receivables.get("a")
    assert receivable is not None
    assert receivable.status == "recovered"
    assert connection_store.receivables.count() == 1
