"""Foreign text in a tooltip is text, wherever it is shown."""

from __future__ import annotations

import pytest
from PySide6.QtGui import Qt, QTextDocument
from PySide6.QtWidgets import QLabel, QTableWidgetItem, QWidget
from pytestqt.qtbot import QtBot

from recovery_desktop.ui.widgets.label import ElidedLabel
from recovery_desktop.ui.widgets.tooltip import set_tooltip

HOSTILE = (
    '<img src="file:///etc/passwd">Aubin',
    "Aubin <img src='//attacker.example/share/a.png'>",
    "<b>Aubin</b> & Fils",
    "&lt;b&gt;Aubin",
    "<a href='https://attacker.example'>Pay here</a>",
)


def shown_text(tip: str) -> str:
    """The words as Qt's tooltip shows them, which reads markup where it looks like some."""
    if not Qt.mightBeRichText(tip):
        return tip
    document = QTextDocument()
    document.setHtml(tip)
    return document.toPlainText()


@pytest.mark.parametrize("words", [*HOSTILE, "1 < 2", "a plain name", ""])
def test_tooltip_shows_the_very_words(qtbot: QtBot, words: str) -> None:
    widget, item = QWidget(), QTableWidgetItem()
    qtbot.addWidget(widget)
    for explained in (widget, item):
        set_tooltip(explained, words)
        assert shown_text(explained.toolTip()) == words
        assert "<img" not in explained.toolTip()
        assert "<a" not in explained.toolTip()


@pytest.mark.parametrize("words", HOSTILE)
def test_tooltip_of_a_name_that_does_not_fit_shows_the_very_words(qtbot: QtBot, words: str) -> None:
    label = ElidedLabel(words)
    qtbot.addWidget(label)
    label.resize(10, 20)
    label.grab()
    assert shown_text(label.toolTip()) == words
    assert "<img" not in label.toolTip()
    assert label.textFormat() is not QLabel().textFormat()
