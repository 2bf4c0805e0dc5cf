"""The app's look on pytest-qt's application, and a locale that does not depend on the machine."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from recovery_desktop.ui import theme


@pytest.fixture(autouse=True)
def _dressed(qapp: QApplication) -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("en_GB"))
    qapp.setQuitOnLastWindowClosed(False)
    if not qapp.styleSheet():
        theme.start(qapp, "light")
    yield
    QLocale.setDefault(before)
