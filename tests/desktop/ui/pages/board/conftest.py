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
    result = Desk(tmp_path)
    yield result
    result.store.close()


@pytest.fixture
def page(qapp: QApplication, desk: Desk) -> Iterator[BoardPage]:
    result = BoardPage(desk.state)
    result.resize(1100, 700)
    result.show()
    yield result
    # Before the store is closed: nothing may be painted from it afterwards.
    result.hide()
    shiboken6.delete(result)
