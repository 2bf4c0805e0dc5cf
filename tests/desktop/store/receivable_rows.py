"""A store with two connections, and receivables put into the first."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from recovery_contract.receivables import Receivable
from recovery_desktop.store.store import ConnectionStore, Store


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


def find_ids(connection_store: ConnectionStore, search: str) -> list[str]:
    return sorted(id for _, id in connection_store.receivables.ids(search=search))
