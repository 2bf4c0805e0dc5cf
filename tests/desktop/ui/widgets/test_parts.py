"""Buttons, toasts, rows, boards and charts behave; every picture of the gallery is whole."""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QStyle, QWidget
from pytestqt.qtbot import QtBot

from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.theme.tokens import M
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.board_column import BoardColumn
from recovery_desktop.ui.widgets.button import BusyButton, button
from recovery_desktop.ui.widgets.chart import Chart
from recovery_desktop.ui.widgets.drawing import Point
from recovery_desktop.ui.widgets.frames import KeyValues, SideBySide
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.long_text import LongText
from recovery_desktop.ui.widgets.sheet import Sheet
from recovery_desktop.ui.widgets.text_field import TextField
from recovery_desktop.ui.widgets.undo_toast import Toast
from tests.desktop.ui import gallery
from tests.desktop.ui.looking import clipped, unnamed


def test_busy_button_cannot_be_pressed_twice(qtbot: QtBot) -> None:
    control = BusyButton("Submit")
    qtbot.addWidget(control)
    control.show_busy(True, "Submitting")
    assert (control.isEnabled(), control.text()) == (False, "Submitting")
    control.show_busy(False)
    assert (control.isEnabled(), control.text()) == (True, "Submit")


def test_forbidden_button_says_why(qtbot: QtBot) -> None:
    control = BusyButton("Submit")
    qtbot.addWidget(control)
    control.allow(False, "An email is missing")
    assert not control.isEnabled()
    assert control.toolTip() == control.accessibleDescription() == "An email is missing"
    control.show_busy(True)
    control.show_busy(False)
    assert not control.isEnabled()


def test_toast_makes_way_for_a_button_that_comes_below_it(qtbot: QtBot) -> None:
    host = QWidget()
    qtbot.addWidget(host)
    host.resize(900, 600)
    host.show()
    toast = Toast(host)
    toast.say("Submitted", undo=True)
    QApplication.processEvents()
    back = QPushButton("Back to the list", host)
    back.setGeometry(toast.geometry())
    back.show()
    toast.raise_()
    # Before a hand that saw the button could press it.
    qtbot.waitUntil(lambda: not toast.geometry().intersects(back.geometry()), timeout=600)
    assert host.rect().contains(toast.geometry())


def test_toast_counts_down_and_can_be_taken_back(qtbot: QtBot) -> None:
    host = QWidget()
    qtbot.addWidget(host)
    host.resize(600, 400)
    host.show()
    toast = Toast(host)
    toast.say("Submitted", undo=True)
    toast._tick()
    assert toast._undo.text() == "Undo (7)"
    with qtbot.waitSignal(toast.undone):
        qtbot.mouseClick(toast._undo, Qt.MouseButton.LeftButton)
    assert not toast.isVisible()
    toast.say("Submitted", undo=True)
    with qtbot.waitSignal(toast.expired):
        toast.say("Another")
    assert toast.words == "Another"


def test_rows_are_read_with_their_names(qtbot: QtBot) -> None:
    rows = KeyValues()
    qtbot.addWidget(rows)
    rows.show_rows([("Paid", "€10.00"), ("Remaining", "€5.00")], amounts=True, total=True)
    names = [child.accessibleName() for child in rows.findChildren(QWidget) if child.accessibleName()]
    assert names == ["Paid: €10.00", "Remaining: €5.00"]


def test_board_opens_a_card_with_the_keyboard(qtbot: QtBot) -> None:
    column = BoardColumn("In recovery", "progress", "info")
    qtbot.addWidget(column)
    column.set_model(gallery.Faces(column))
    column.show()
    column.cards.selectRow(1)
    with qtbot.waitSignal(column.opened) as opened:
        qtbot.keyClick(column.cards, Qt.Key.Key_Return)
    assert opened.args == ["r2"]
    index = column.cards.model().index(0, 0)
    assert "Atelier Brun" in index.data(Qt.ItemDataRole.AccessibleTextRole)


def test_chart_says_its_figures(qtbot: QtBot) -> None:
    chart = Chart("bar", "Success", lambda value: f"{value:.0%}")
    qtbot.addWidget(chart)
    chart.show_points([Point("With phone", Decimal("0.5"), "2 cases")])
    assert chart.accessibleDescription() == "With phone: 50% (2 cases)"


@pytest.mark.parametrize("look", gallery.LOOKS, ids=str)
def test_gallery_is_drawn_whole(
    qapp: QApplication, tmp_path: Path, look: tuple[str, float, int, int]
) -> None:
    def looked_at(key: str, window: QWidget) -> None:
        assert unnamed(window) == [], key
        assert clipped(window) == [], key

    try:
        assert len(set(map(Path.read_bytes, gallery.show_all(tmp_path, (look,), looked_at)))) == len(
            gallery.PAGES
        )
    finally:
        theme.apply(qapp, "light", 1.0)


def test_address_in_a_message_breaks_instead_of_being_cut_and_is_copied_as_it_came(qtbot: QtBot) -> None:
    words = "See, pay or answer: https://service.example/r/" + "aBc_9" * 30 + "\nKind regards"
    label = LongText(words)
    qtbot.addWidget(label)
    assert label.text() == words
    assert label.minimumSizeHint().width() < 300
    label.setSelection(0, len(QLabel.text(label)))
    qtbot.keyClick(label, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.clipboard().text() == words


def test_banner_wraps_its_buttons_where_they_do_not_fit_beside_each_other(qtbot: QtBot) -> None:
    banner = Banner("Practice: nothing leaves this computer", "practice")
    presses = [QPushButton(words) for words in ("Next event", "A week later", "Start working for real now")]
    for press in presses:
        banner.corner.addWidget(press)
    qtbot.addWidget(banner)
    banner.resize(max(press.sizeHint().width() for press in presses) + 120, 300)
    banner.show()
    qtbot.waitExposed(banner)
    qtbot.waitUntil(lambda: all(press.width() >= press.sizeHint().width() for press in presses))
    assert len({press.y() for press in presses}) > 1


def test_buttons_of_a_sheet_that_grows_stay_on_the_screen_with_its_frame(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.setGeometry(window.screen().availableGeometry())
    window.show()
    sheet = Sheet(window, "Message")
    close = button("Close")
    sheet.add_buttons(close)
    sheet.open()
    words = Label("\n".join(["A line of a long letter."] * 200))
    sheet.body.addWidget(words)
    room = sheet.screen().availableGeometry()
    qtbot.waitUntil(lambda: sheet.height() > room.height() * 0.8)
    bar = sheet.style().pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight)
    foot = close.mapToGlobal(close.rect().bottomLeft()).y()
    assert room.top() <= sheet.y()
    assert foot <= room.bottom() - bar - M


def test_fields_of_a_row_stand_at_one_height_whichever_label_needs_two_lines(qtbot: QtBot) -> None:
    short, long = TextField("City"), TextField("Already paid or credited before the submission")
    row = SideBySide(short, long)
    qtbot.addWidget(row)
    row.resize(320, 200)
    row.show()

    def heights() -> list[int]:
        return [field.control.mapTo(row, QPoint(0, 0)).y() for field in (short, long)]

    qtbot.waitUntil(lambda: len(set(heights())) == 1)
    lower = heights()
    row.resize(900, 200)
    qtbot.waitUntil(lambda: len(set(heights())) == 1 and heights() < lower)
