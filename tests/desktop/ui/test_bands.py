"""Notices over the pages: nothing under the pointer moves when one comes or goes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from recovery_desktop.ui.bands import ARRIVING_MS
from recovery_desktop.ui.file_drop import DropOverlay
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.frames import PageHeader, ScrollColumn
from recovery_desktop.ui.window import PageRow, Window


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    result = Window([PageRow(key, key.title(), key, QWidget) for key in ("today", "board")])
    qtbot.addWidget(result, before_close_func=lambda window: window.let_close())
    result.show_page("today")
    result.show()
    qtbot.waitExposed(result)
    return result


def is_reached(window: Window, widget: QWidget) -> bool:
    """Return whether a click on the middle of it arrives there."""
    under = window.childAt(widget.mapTo(window, widget.rect().center()))
    return under is not None and (under is widget or widget.isAncestorOf(under))


def place_of(window: Window, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())


@pytest.mark.parametrize("key", ["practice", "service"])
def test_band_that_comes_or_goes_moves_nothing_on_the_page(window: Window, qtbot: QtBot, key: str) -> None:
    column = QVBoxLayout(window.page("board"))
    head, foot = QPushButton("Head"), QPushButton("Foot")
    column.addWidget(head)
    column.addStretch()
    column.addWidget(foot)
    if key == "practice":
        window.expect_band(key)
    window.show_rail(True)
    window.show_page("board")
    qtbot.wait(ARRIVING_MS + 50)
    places = [control.mapTo(window, QPoint(0, 0)) for control in (head, foot)]

    def stay() -> bool:
        QApplication.processEvents()
        return [control.mapTo(window, QPoint(0, 0)) for control in (head, foot)] == places

    band = Banner("It is being started again.", "warning", rounded=False)
    window.show_band(key, band)
    assert stay()
    assert band.isVisible()
    assert band.height() >= band.heightForWidth(band.width())
    assert is_reached(window, band)
    band.hide()
    assert stay()
    band.show()
    assert stay()
    window.show_page("today")
    window.show_page("board")
    window.resize(window.width() + 100, window.height())
    QApplication.processEvents()
    assert window._bands.height() == band.height()
    assert head.mapTo(window, QPoint(0, 0)).y() >= band.height() == band.heightForWidth(band.width())
    assert is_reached(window, band)
    window.show_band("another", Banner("What should the debtor do?", rounded=False))
    window.show_page("today")
    window.show_page("board")
    QApplication.processEvents()
    places[:] = [control.mapTo(window, QPoint(0, 0)) for control in (head, foot)]
    qtbot.wait(ARRIVING_MS + 50)
    window.show_band("another", None)
    band.say("It is being started again. " * 8)
    qtbot.wait(10)
    assert stay()
    assert band.height() >= band.heightForWidth(band.width())
    window.show_band(key, None)
    assert stay()


def test_late_band_leaves_the_heading_on_view_and_every_line_within_reach(
    window: Window, qtbot: QtBot
) -> None:
    page = window.page("board")
    column = ScrollColumn(parent=page)
    header, lines = PageHeader("Board"), [QPushButton(f"Line {at}") for at in range(60)]
    for widget in (header, *lines):
        column.column.addWidget(widget)
    QVBoxLayout(page).addWidget(column)
    page.layout().setContentsMargins(0, 0, 0, 0)
    window.show_page("board")
    qtbot.wait(ARRIVING_MS + 50)
    places = [widget.mapTo(window, QPoint(0, 0)) for widget in (header, *lines)]
    band = Banner("The service is being started again.", "warning", rounded=False)
    window.show_band("service", band)
    QApplication.processEvents()
    assert [widget.mapTo(window, QPoint(0, 0)) for widget in (header, *lines)] == places
    assert is_reached(window, band)
    assert not place_of(window, band).intersects(place_of(window, header))
    column.verticalScrollBar().setValue(column.verticalScrollBar().maximum())
    assert is_reached(window, lines[-1])
    window.show_band("service", None)
    assert column.viewport().height() == column.height()


def test_band_that_comes_while_files_hover_stays_under_the_veil(window: Window) -> None:
    veil = window.findChild(DropOverlay)
    assert veil is not None
    veil.setGeometry(window.rect())
    veil.show()
    veil.raise_()
    window.show_band("service", Banner("Offline", "warning"))
    QApplication.processEvents()
    assert [one for one in window.children() if isinstance(one, QWidget)][-1] is veil
