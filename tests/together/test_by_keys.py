"""Without a mouse: submitted, found on the board and in the table, read, printed and exported with keys alone."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLineEdit,
    QPushButton,
    QTableView,
    QToolButton,
    QWidget,
)

from recovery_desktop.tour import submitting
from recovery_desktop.tour.hands import CONTROL, accessible_name, wait_until
from recovery_desktop.tour.tour import Tour
from tests.together.scene import curtain, to_complete

SHIFT = Qt.KeyboardModifier.ShiftModifier
STEPS = 60
"""More than any page has controls."""


def in_hand() -> QWidget:
    """What has the keyboard."""
    widget = QApplication.focusWidget()
    assert widget is not None, "the keyboard belongs to nothing"
    return widget


def tab_to(name: str, kind: type[QWidget]) -> QWidget:
    """By Tab alone, from wherever the keyboard is; it must come there before it comes round."""
    passed = []
    for _ in range(STEPS):
        widget = in_hand()
        if isinstance(widget, kind) and accessible_name(widget) == name:
            return widget
        passed.append(accessible_name(widget) or type(widget).__name__)
        QTest.keyClick(widget, Qt.Key.Key_Tab)
    raise AssertionError(f"Tab leads to {list(dict.fromkeys(passed))}, never to {name!r}")


async def press(
    tour: Tour, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    await tour.hands.press_key(key, modifier)


async def test_whole_way_with_keys_alone(tmp_path: Path) -> None:
    async with curtain(tmp_path) as tour:
        await to_complete(tour)
        tab_to("Email", QLineEdit)
        await press(tour, Qt.Key.Key_Return, CONTROL)
        await tour.wait_for_page("board")
        await submitting.arrive(tour)

        await press(tour, Qt.Key.Key_F, CONTROL)
        QTest.keyClicks(in_hand(), "3048")
        await wait_until(lambda: tour._card("pending"), "the card to be found by its amount")
        tab_to("Starting soon", QTableView)
        await press(tour, Qt.Key.Key_Down)
        await press(tour, Qt.Key.Key_Return)
        await tour.wait_for_page("receivable")
        tab_to("Overview", QWidget)
        await press(tour, Qt.Key.Key_Right)
        assert accessible_name(in_hand()).startswith("Planned contacts")
        tab_to("More actions", QToolButton)
        tab_to("Back", QPushButton)
        await press(tour, Qt.Key.Key_Space)
        await tour.wait_for_page("board")

        await press(tour, Qt.Key.Key_T, CONTROL | SHIFT)
        tab_to("Invoices", QTableView)
        await press(tour, Qt.Key.Key_Down)
        await press(tour, Qt.Key.Key_C, CONTROL)
        await wait_until(lambda: "3048.00" in QApplication.clipboard().text(), "the line to be copied")
        await press(tour, Qt.Key.Key_Return)
        await tour.wait_for_page("receivable")

        await press(tour, Qt.Key.Key_5, CONTROL)
        await tour.wait_for_page("statistics")
        await wait_until(lambda: not tour.stage.app.statistics.busy(), "the figures")
        tab_to("Print the figures", QToolButton)
        before = tour.stage.app.statistics.period
        tab_to("Period", QComboBox)
        await press(tour, Qt.Key.Key_Down)
        assert tour.stage.app.statistics.period != before
