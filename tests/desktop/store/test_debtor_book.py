"""The debtors of a connection: what they owe, what was decided and noted, also after an upgrade."""

from __future__ import annotations

import json
import sqlite3
from datetime import UTC, datetime, timedelta
from decimal import Decimal
from pathlib import Path
from typing import Any

from recovery_desktop.store.database import FILE_NAME
from recovery_desktop.store.debtor_book import DebtorNote
from recovery_desktop.store.store import ConnectionStore, Store
from tests.desktop.edge import a_receivable
from tests.desktop.store.receivable_rows import connection_store, put, store

__all__ = ["connection_store", "store"]
NOW = datetime(2026, 11, 20, 12, tzinfo=UTC)
TODAY = NOW.date()


def of(id: str, name: str, **progress: Any) -> dict[str, Any]:
    return a_receivable(
        id, amount=100, progress={"debtor_name": name, "debtor_email": f"{name}@x.example", **progress}
    )


def due(days: int) -> str:
    return (TODAY + timedelta(days=days)).isoformat()


def test_debtors_are_summed_by_currency_and_oldest_overdue_day(connection_store: ConnectionStore) -> None:
    put(
        connection_store,
        of("a", "Example", due_date=due(-40), remaining_amount=60),
        of("b", "Example", due_date=due(-70), remaining_amount=0),
        of("c", "Example", due_date=due(-3), remaining_amount=100) | {"currency": "CHF"},
        of("d", "Other", due_date=due(5)),
        of("e", "Other", due_date=due(-90)) | {"status": "cancelled"},
    )
    example, other = sorted(connection_store.debtor_book.summaries(NOW), key=lambda one: one.name)
    assert dict(example.owed) == {"CHF": Decimal(100), "EUR": Decimal(60)}
    assert (example.open_count, example.count) == (2, 3)
    assert example.overdue_since == TODAY - timedelta(days=40)
    assert (dict(other.owed), other.open_count, other.overdue_since) == ({"EUR": Decimal(100)}, 1, None)


def test_what_was_submitted_tells_the_debtor_of_a_silent_service(connection_store: ConnectionStore) -> None:
    for number, name in (("1", "Example"), ("2", "Beispiel")):
        body = {
            "invoice": {"numbers": [number]},
            "debtor": {"company_name": name, "siret": "732 829 320 00074"},
        }
        intent = connection_store.intents.add("submit", f"draft_{number}", body)  # type: ignore[arg-type]
        connection_store.intents.mark_done(intent.id, {"receivable_id": f"rec_{number}"})
        put(connection_store, a_receivable(f"rec_{number}", amount=100, progress={}))
    [debtor] = connection_store.debtor_book.summaries(NOW)
    assert set(debtor.receivable_ids) == {"rec_1", "rec_2"}


def test_decision_lasts_until_it_is_taken_back(store: Store, connection_store: ConnectionStore) -> None:
    put(connection_store, of("a", "Example"), of("b", "Beispiel"))
    book = connection_store.debtor_book
    decision = book.decide("same", ["a", "b"])  # type: ignore[list-item]
    assert [one.count for one in book.summaries(NOW)] == [2]
    assert [one.count for one in store.connection_store("con_2").debtor_book.summaries(NOW)] == []  # type: ignore[arg-type]
    book.take_back(decision.id)
    assert [one.count for one in book.summaries(NOW)] == [1, 1]


def test_note_is_written_at_once_and_stays_with_its_invoice(
    store: Store, connection_store: ConnectionStore
) -> None:
    book = connection_store.debtor_book
    book.save_note("a", "Calls back")  # type: ignore[arg-type]
    book.save_note("b", "x")  # type: ignore[arg-type]
    book.save_note("b", " ")  # type: ignore[arg-type]
    other = sqlite3.connect(store.database.path)
    assert other.execute("SELECT receivable_id, words FROM debtor_note").fetchall() == [("a", "Calls back")]
    other.close()
    assert book.notes(["a", "b"]) == [DebtorNote("a", "Calls back")]  # type: ignore[list-item,arg-type]


def test_upgrade_takes_what_is_known_of_debtors_over(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.connections.add(
        "c", kind="service", name="c", base_url="https://a.example", client_id="c", environment="test"
    )
    connection_store = store.connection_store("c")  # type: ignore[arg-type]
    put(
        connection_store,
        of("a", "Example", debtor={"id": "dbt_1", "vat_number": "FR 12 345"}),
        of("b", "Other"),
    )
    body = json.dumps({"debtor": {"siret": "732 829 320 00074"}})
    store.close()
    connection = sqlite3.connect(tmp_path / FILE_NAME)
    connection.execute(
        "INSERT INTO intent (id, connection_id, kind, subject_id, body, idempotency_key, state, not_before, created_at,"
        " receivable_id) VALUES ('i', 'c', 'submit', 'd', ?, 'k', 'done', '', '', 'b')",
        (body,),
    )
    for statement in (
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
        "PRAGMA user_version = 17",
    ):
        connection.execute(statement)
    connection.commit()
    connection.close()
    store = Store(tmp_path)
    rows = store.database.rows("SELECT debtor_id, debtor_siret, debtor_vat FROM receivable ORDER BY id")
    assert [tuple(row) for row in rows] == [("dbt_1", "", "FR12345"), ("", "73282932000074", "")]
    store.close()
