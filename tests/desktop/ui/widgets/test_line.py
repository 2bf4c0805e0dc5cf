"""A line hears a person, by keys or through an assistive technology, and not the program."""

from __future__ import annotations

from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from recovery_desktop.ui.widgets.amount_field import AmountField
from recovery_desktop.ui.widgets.line import Line


def test_line_tells_what_was_written_and_not_what_was_put(qtbot: QtBot) -> None:
    line, heard = Line(), list[str]()
    qtbot.addWidget(line)
    line.written.connect(heard.append)
    line.put("by the program")
    assert heard == []
    QTest.keyClicks(line, "!")
    assert heard == ["by the program!"]
    interface = QAccessible.queryAccessibleInterface(line)
    interface.setText(QAccessible.Text.Value, "dictated")
    assert heard[-1] == "dictated"


def test_dictated_amount_is_understood_and_told(qtbot: QtBot) -> None:
    field, heard = AmountField("Amount"), list[str]()
    qtbot.addWidget(field)
    field.edited.connect(heard.append)
    QAccessible.queryAccessibleInterface(field.line).setText(QAccessible.Text.Value, "12.50")
    assert heard == ["12.50"]
    assert str(field.value) == "12.50"
