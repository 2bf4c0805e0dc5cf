"""The menu of a row: what its buttons do, and its words, safe for a spreadsheet."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QMenu, QWidget
from pytestqt.qtbot import QtBot

from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.figures_table import FiguresTable
from recovery_desktop.ui.widgets.file_sample import FileSample
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.line_button import LineButton
from recovery_desktop.ui.widgets.row_menu import offer_row


def opened(widget: QWidget, place: QPoint | None = None) -> dict[str, object]:
    """The actions of the menu that a right click at this place opens, by their words."""
    widget.customContextMenuRequested.emit(place or QPoint(1, 1))
    menu = widget.findChildren(QMenu)[-1]
    return {action.text(): action for action in menu.actions() if action.text()}


def copied() -> str:
    return QGuiApplication.clipboard().text()


def test_row_offers_what_its_buttons_do_and_its_words(qtbot: QtBot) -> None:
    row, pressed = QWidget(), list[str]()
    along = QHBoxLayout(row)
    read, hidden, off = button("Read"), button("Hidden"), button("Not now")
    read.setAccessibleName("Read the letter")
    read.clicked.connect(lambda: pressed.append("read"))
    hidden.hide()
    off.setEnabled(False)
    for widget in (Label("=cmd()"), Label("3 April"), read, hidden, off):
        along.addWidget(widget)
    offer_row(row)
    qtbot.addWidget(row)
    row.show()
    hidden.hide()
    actions = opened(row)
    assert list(actions) == ["Read the letter", "Copy"]
    actions["Read the letter"].trigger()  # type: ignore[attr-defined]
    actions["Copy"].trigger()  # type: ignore[attr-defined]
    assert pressed == ["read"]
    assert copied() == "'=cmd()\t3 April"


def test_line_opens_and_is_copied(qtbot: QtBot) -> None:
    line, clicks = LineButton("Société Modèle", "Due tomorrow", "€780.00", "money", "muted"), list[str]()
    line.clicked.connect(lambda: clicks.append("opened"))
    qtbot.addWidget(line)
    actions = opened(line)
    actions["Open"].trigger()  # type: ignore[attr-defined]
    assert clicks == ["opened"]
    actions["Copy"].trigger()  # type: ignore[attr-defined]
    assert copied() == "Société Modèle\tDue tomorrow\t€780.00"


def test_figures_are_copied_with_their_heads_and_a_sample_by_row_and_cell(qtbot: QtBot) -> None:
    table = FiguresTable(["Age", "Amount"], "Ages")
    table.show_rows([("Not due", "€1.00"), ("Late", "€2.00")])
    qtbot.addWidget(table)
    opened(table)["Copy"].trigger()  # type: ignore[attr-defined]
    assert copied() == "Age\tAmount\nNot due\t€1.00\nLate\t€2.00"

    sample = FileSample("Rows", "Heads", ["A", "B"], [["1", "two"], ["3", "four"]])
    qtbot.addWidget(sample)
    sample.show()
    second = sample.visualItemRect(sample.item(1, 1)).center()
    actions = opened(sample, second)
    actions["Copy this cell"].trigger()  # type: ignore[attr-defined]
    assert copied() == "four"
    actions["Copy"].trigger()  # type: ignore[attr-defined]
    assert copied() == "3\tfour"
