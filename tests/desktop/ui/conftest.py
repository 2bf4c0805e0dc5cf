"""The app's look on pytest-qt's application, and a locale that does not depend on the machine."""

from __future__ import annotations

import os
from collections.abc import Iterator
from datetime import timedelta

import pytest
from PySide6.QtCore import QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from recovery_desktop.ui import text
from recovery_desktop.ui.theme import theme
from tests.desktop.ui.fakes import SPAWNED

# Qt ends the process where there is no display at all.
if not {"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys():
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(autouse=True)
def _dressed(qapp: QApplication) -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("en_GB"))
    # A story that ran before in this process wound the clock of Practice, and spoke a language of its own.
    text.follow_clock(timedelta())
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
        translator.deleteLater()
    qapp.setQuitOnLastWindowClosed(False)
    if not qapp.styleSheet():
        theme.start(qapp, "light")
    yield
    QLocale.setDefault(before)
    while SPAWNED:
        SPAWNED.pop().close()
