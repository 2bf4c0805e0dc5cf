"""A store with a filled board over it, and the page of that board."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtWidgets import QApplication

from recovery_desktop.ui.pages.board.page import BoardPage
from tests.desktop.ui.pages.desk import Desk


@pytest.fixture
def desk(qapp: QApplication, tmp_path: Path) -> Iterator[Desk]:
    made = Desk(tmp_path)
    yield made
    made.store.close()


@pytest.fixture
def page(qapp: QApplication, desk: Desk) -> Iterator[BoardPage]:
    made = BoardPage(desk.state)
    made.resize(1100, 700)
    made.show()
    yield made
    # Before the store is closed: nothing may be painted from it afterwards.
    made.hide()
    shiboken6.delete(made)
