"""The ring around what has the keyboard: there while keys are in use, as browsers do with :focus-visible."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFocusFrame, QHBoxLayout, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.focus_ring import PROPERTY, FocusRing


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    page = QWidget()
    row = QHBoxLayout(page)
    for control in (button("One", "primary"), button("Two")):
        row.addWidget(control)
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    FocusRing(application, page)
    qtbot.addWidget(page)
    with qtbot.waitActive(page):
        page.show()
    return page


def ringed(page: QWidget) -> list[str]:
    return [one.text() for one in page.findChildren(QPushButton) if one.property(PROPERTY)]


def test_ring_comes_with_the_first_key_and_goes_with_a_press(page: QWidget, qtbot: QtBot) -> None:
    one, two = page.findChildren(QPushButton)
    one.setFocus()
    assert ringed(page) == []
    window = page.windowHandle()
    QTest.keyClick(window, Qt.Key.Key_Shift)
    assert ringed(page) == ["One"]
    (frame,) = [one for one in page.findChildren(QFocusFrame) if one.isVisible()]
    assert frame.geometry().contains(one.geometry()), "around the primary button, not on it"
    QTest.keyClick(window, Qt.Key.Key_Tab)
    assert ringed(page) == ["Two"]
    assert not any(one.isVisible() for one in page.findChildren(QFocusFrame))
    QTest.mouseClick(window, Qt.MouseButton.LeftButton, pos=two.geometry().center())
    assert two.hasFocus()
    assert ringed(page) == []
