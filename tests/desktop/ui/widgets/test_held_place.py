"""The control that was touched last does not move while the page around it changes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.frames import ScrollColumn
from recovery_desktop.ui.widgets.text_field import TextField


class Page:
    """A warning, six fields, a button at the foot."""

    def __init__(self, qtbot: QtBot) -> None:
        self.area = ScrollColumn()
        self.warning = Banner("Not read from the page: town, street", "warning")
        self.fields = [TextField(f"Field {n}") for n in range(6)]
        self.foot = QPushButton("Add")
        for widget in (self.warning, *self.fields, self.foot):
            self.area.column.addWidget(widget)
        qtbot.addWidget(self.area)
        self.area.resize(400, 300)
        self.area.show()
        self.area.activateWindow()
        settle()

    def y(self, at: int) -> int:
        return self.fields[at].control.mapTo(self.area, QPoint(0, 0)).y()

    def type_in(self, at: int) -> None:
        self.fields[at].take_focus()
        settle()
        QTest.keyClick(self.fields[at].control, Qt.Key.Key_A)
        settle()


def settle() -> None:
    for _ in range(3):
        QApplication.sendPostedEvents()
        QApplication.processEvents()


@pytest.fixture
def page(qtbot: QtBot) -> Page:
    return Page(qtbot)


@pytest.mark.parametrize("at", [0, 2, 5])
def test_field_stays_where_it_is_typed_in_when_a_warning_above_goes_and_comes(page: Page, at: int) -> None:
    page.type_in(at)
    before = page.y(at)
    page.warning.hide()
    settle()
    assert page.y(at) == before
    page.warning.show()
    settle()
    assert page.y(at) == before


def test_field_stays_when_what_is_below_it_goes(page: Page) -> None:
    page.type_in(5)
    before = page.y(5)
    page.foot.hide()
    settle()
    assert page.y(5) == before


def test_field_that_nobody_touched_lets_the_page_open_at_its_beginning(page: Page) -> None:
    page.fields[0].take_focus()
    settle()
    for n in range(8):
        page.area.column.insertWidget(0, TextField(f"Told later {n}"))
    settle()
    assert page.area.verticalScrollBar().value() == 0


def test_page_brought_to_its_top_keeps_no_empty_strip(page: Page) -> None:
    page.type_in(0)
    shown = page.y(0)
    page.warning.hide()
    settle()
    page.area.to_top()
    settle()
    assert page.y(0) < shown
