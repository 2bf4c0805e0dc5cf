"""How the app is connected is said whole: with the time of the last update where there is room for it."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QWidget
from pytestqt.qtbot import QtBot

from recovery_desktop.ui.widgets.connection_indicator import ConnectionIndicator
from tests.desktop.ui.fakes import NOW
from tests.desktop.ui.looking import clipped


def test_connection_in_a_narrow_status_line_leaves_the_time_out_instead_of_being_cut(qtbot: QtBot) -> None:
    line, indicator, work = QWidget(), ConnectionIndicator(), QLabel("Working…")
    qtbot.addWidget(line)
    row = QHBoxLayout(line)
    row.addWidget(indicator)
    row.addStretch()
    row.addWidget(work)
    indicator.show_state("offline", NOW)
    line.show()
    for width, has_time in ((800, True), (320, False), (800, True)):
        line.resize(width, 40)
        QApplication.processEvents()
        words = " ".join(label.text() for label in indicator.findChildren(QLabel))
        assert "Offline, showing saved data" in words
        assert ("up to date" in words) is has_time
        assert "up to date" in indicator.accessibleName()
        assert clipped(line) == []
