"""Notices over the pages: nothing under the pointer moves when one comes or goes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from recovery_desktop.ui.bands import ARRIVING_MS
from recovery_desktop.ui.widgets.banner import Banner
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
