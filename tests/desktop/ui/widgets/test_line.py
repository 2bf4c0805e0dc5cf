"""A line hears a person, by keys or through an assistive technology, and not the program."""

from __future__ import annotations

import pytest
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


def test_day_that_has_no_room_on_a_card_is_left_out_whole(qtbot: QtBot) -> None:
    kinds = types()
    face = CardFace("r", "Brun", "F 1", "1 €", "Email · in 3 days (2 Dec)", "email")
    for spare, shown in ((100, face.foot), (-5, "Email · in 3 days")):
        width = kinds.caption.width_of(face.foot) + kinds.sizes.caption + spare
        look = CardLook(
            width + 100 - CardLook(100, 90, 1.0, theme.colours(), kinds).inner.width(),
            90,
            1.0,
            theme.colours(),
            kinds,
        )
        assert shown in [line.words.text() for line in look.laid(face, 0).lines]
        assert face.foot in face.accessible_text


@pytest.mark.parametrize(
    ("foot", "left"),
    [("Paid · final from 2 Dec", "Paid"), ("Answer by 4 Dec · Paid in part", "Answer by 4 Dec")],
)
def test_last_line_of_a_card_is_shortened_by_whole_parts(qtbot: QtBot, foot: str, left: str) -> None:
    kinds = types()
    face = CardFace("r", "Brun", "F 1", "1 €", foot, "done")
    look = CardLook(kinds.caption.width_of(foot) + 20, 90, 1.0, theme.colours(), kinds)
    assert left in [line.words.text() for line in look.laid(face, 0).lines]


def test_tags_of_a_card_never_cut_the_day_of_its_next_step(qtbot: QtBot) -> None:
    kinds = types()
    face = CardFace("r", "Brun", "F 1", "1 €", "Email · tomorrow", "email", tags=("Lawyer", "VIP"))
    foot = kinds.caption.width_of(face.foot)
    for room in (foot + 40, foot + 70, foot + 200):
        look = CardLook(room + 100, 90, 1.0, theme.colours(), kinds)
        shown = [line.words.text() for line in look.laid(face, 0).lines]
        assert face.foot in shown
    assert "Lawyer +1" in shown


@pytest.mark.parametrize("room", [110, 130, 150, 170, 260])
def test_number_and_amount_of_a_card_are_never_cut(qtbot: QtBot, room: int) -> None:
    kinds = types()
    face = CardFace("r", "Menuiserie des Quatre Vents et Associés", "FA-2026-032", "€4,614.12", "Email")
    look = CardLook(room + 100, 90, 1.0, theme.colours(), kinds)
    look = CardLook(2 * room + 100 - look.inner.width(), 90, 1.0, theme.colours(), kinds)
    assert look.inner.width() == room
    for reserved in (0, kinds.sizes.body):
        lines = {line.words.text(): line.place for line in look.laid(face, reserved).lines}
        assert {face.subtitle, face.amount} <= set(lines)
        number, amount = lines[face.subtitle], lines[face.amount]
        ends = number.x() + kinds.caption.width_of(face.subtitle)
        assert number.y() < amount.y() - 4 or number.y() > amount.y() + 4 or ends <= amount.x()
        assert amount.x() + kinds.strong.width_of(face.amount) <= look.inner.right() + 2
