"""Remembered corrections: by seller and layout, the newest one for a field, and gone when forgotten."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from recovery_desktop.store.changes import StoreChange
from recovery_desktop.store.corrections import CorrectionRow
from recovery_desktop.store.database import FILE_NAME, migrations
from recovery_desktop.store.store import Store

LAYOUT = {"seller": "fr83404833048", "anchors": ["invoice@4", "billto@4"]}


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(tmp_path)
    yield store
    store.close()


def remember(
    store: Store, path: str, value: Any, layout: dict[str, Any] | None = None, **more: Any
) -> CorrectionRow:
    values = {"learned_from": "FA-1", "draft_id": "d1"} | more
    return store.corrections.remember(layout or LAYOUT, path, value, **values)


def test_corrections_come_back_complete(store: Store, tmp_path: Path) -> None:
    created = remember(store, "invoice.numbers", ["FA-1"], page=1, box=[10.5, 20.0, 30.0, 40.0])
    again = Store(tmp_path)
    assert again.corrections.of_seller("fr83404833048") == [created]
    again.close()


def test_field_of_a_layout_has_one_correction(store: Store) -> None:
    first = remember(store, "invoice.currency", "USD")
    changes: list[StoreChange] = []
    store.changes.listen(changes.append)
    second = remember(store, "invoice.currency", "CHF", learned_from="FA-2")
    other = remember(store, "invoice.currency", "GBP", {**LAYOUT, "anchors": ["facture@9"]})
    assert store.corrections.all() == [other, second]
    assert changes[0] == StoreChange("correction", frozenset({first.id, second.id}))


def test_corrections_of_another_seller_are_not_returned(store: Store) -> None:
    remember(store, "invoice.currency", "CHF")
    assert store.corrections.of_seller("someone else") == []
    assert store.corrections.of_seller("fr83") == []
    with pytest.raises(ValueError, match="seller"):
        remember(store, "invoice.currency", "CHF", {"seller": None, "anchors": []})


def test_number_behind_a_name_is_that_sellers_too(store: Store) -> None:
    sure = remember(store, "invoice.currency", "CHF")
    named = remember(store, "invoice.currency", "CHF", {**LAYOUT, "seller": "atelier fr83404833048"})
    for seller in ("fr83404833048", "atelier fr83404833048"):
        assert store.corrections.of_seller(seller) == [sure, named]
    assert store.corrections.of_seller("menuiserie fr83404833048") == [sure]


def test_corrections_are_forgotten_one_by_one_or_by_draft(store: Store) -> None:
    one = remember(store, "invoice.currency", "CHF")
    two = remember(store, "invoice.numbers", ["1"], draft_id="d2")
    three = remember(store, "invoice.amount", "12.00", draft_id="d2")
    store.corrections.forget(three.id)
    assert store.corrections.all() == [two, one]
    store.corrections.forget_of_draft("d2")
    assert store.corrections.all() == [one]


def test_file_of_the_first_schema_keeps_what_it_holds(tmp_path: Path) -> None:
    old = sqlite3.connect(tmp_path / FILE_NAME)
    old.executescript(f"BEGIN; {migrations()[0][1]} PRAGMA user_version = 1; COMMIT;")
    old.execute(
        "INSERT INTO connection (id, kind, name, base_url, client_id, environment, created_at, used_at)"
        " VALUES ('c', 'service', 'S', 'https://a.example', 'id', 'test', '2026-01-01', '2026-01-01')"
    )
    old.execute(
        "INSERT INTO draft (id, connection_id, state, body, created_at, updated_at)"
        " VALUES ('d', 'c', 'review', '{\"values\": {\"invoice.amount\": \"12,5\"}}', '2026-01-01', '2026-01-01')"
    )
    old.commit()
    old.close()
    store = Store(tmp_path)
    version = store.database.row("PRAGMA user_version")
    assert version is not None
    assert version[0] == migrations()[-1][0] >= 2
    assert store.connections.get("c").name == "S"
    assert store.connection_store("c").drafts.get("d").body == {"values": {"invoice.amount": "12,5"}}
    remember(store, "invoice.currency", "CHF")
    store.close()
    again = Store(tmp_path)
    assert [row.value for row in again.corrections.all()] == ["CHF"]
    again.close()
