"""A line hears a person, by keys or through an assistive technology, and not the program."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QAccessible, QEnterEvent, QFont, QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.widgets.amount_field import AmountField
from recovery_desktop.ui.widgets.drawn_card import CardFace, CardLook
from recovery_desktop.ui.widgets.line import Line
from recovery_desktop.ui.widgets.line_button import LineButton, shortened
from recovery_desktop.ui.widgets.line_type import types


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


def test_row_whose_words_are_cut_says_them_under_the_pointer(qtbot: QtBot) -> None:
    row, words = LineButton("Atelier Brun", "waits " * 40, "", "draft", "accent"), list[str]()
    qtbot.addWidget(row)
    for width in (200, 5_000):
        row.resize(width, 40)
        QApplication.sendEvent(row, QEnterEvent(QPointF(), QPointF(), QPointF()))
        words.append(row.toolTip())
    assert words[0].startswith("Atelier Brun, waits")
    assert words[1] == ""


def test_row_that_is_cut_keeps_its_last_part(qtbot: QtBot) -> None:
    metrics = QFontMetrics(QFont())
    words = "Print and post the letter · since 25 Nov"
    width = metrics.horizontalAdvance(words)
    assert shortened(words, metrics, width) == words
    for part in (60, 80, 95):
        cut = shortened(words, metrics, width * part // 100)
        assert cut.endswith("… · since 25 Nov")
        assert metrics.horizontalAdvance(cut) <= width * part // 100
    assert shortened(words, metrics, width // 4).endswith("…")


def test_tags_of_a_card_never_cut_the_day_of_its_next_step(qtbot: QtBot) -> None:
    kinds = types()
    face = CardFace("r", "Brun", "F 1", "1 €", "Email · tomorrow", "email", tags=("Lawyer", "VIP"))
    foot = kinds.caption.width_of(face.foot)
    for room in (foot + 40, foot + 70, foot + 200):
        look = CardLook(room + 100, 90, 1.0, theme.colours(), kinds)
        shown = [line.words.text() for line in look.laid(face, 0).lines]
        assert face.foot in shown
    assert "Lawyer +1" in shown
