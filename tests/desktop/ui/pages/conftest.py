"""A store, and the page of one receivable over it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from recovery_contract.receivables import Receivable
from recovery_desktop.commands.look_into import Details
from recovery_desktop.store.store import Shelf
from tests.desktop.ui.fakes import a_store
from tests.desktop.ui.pages import one
from tests.desktop.ui.pages.opened import Open, Opened


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[Shelf]:
    store, made = a_store(tmp_path)
    yield made
    store.close()


@pytest.fixture
def opened(qtbot: QtBot, shelf: Shelf, tmp_path: Path) -> Open:
    def open_one(
        receivable: Receivable | None, details: Details | None = None, *, offline: bool = False
    ) -> Opened:
        known = None if offline else details or one.some_details()
        return Opened(qtbot, shelf, receivable, known, tmp_path)

    return open_one
