"""The shell: pages made when first shown, keys, drops, bands, closing."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QAccessible, QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QFrame,
    QLineEdit,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from recovery_desktop.ui.dialogs import may_open
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.button import BusyButton
from recovery_desktop.ui.window import PageRow, Window


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    result = Window(
        [
            PageRow("today", "Today", "today", QWidget),
            PageRow("board", "Board", "board", QWidget),
            PageRow("receivable", "Receivable", "", QWidget),
        ]
    )
    qtbot.addWidget(result, before_close_func=lambda window: window.let_close())
    result.show_page("today")
    result.show()
    qtbot.waitExposed(result)
    return result


def test_page_is_made_once_when_first_shown(qtbot: QtBot) -> None:
    created: list[QWidget] = []

    def make() -> QWidget:
        created.append(QWidget())
        return created[-1]

    window = Window([PageRow("today", "Today", "today", make)])
    qtbot.addWidget(window, before_close_func=lambda window: window.let_close())
    assert created == []
    window.show_page("today")
    window.show_page("today")
    assert len(created) == 1


def test_control_and_a_digit_turn_to_a_page(window: Window, qtbot: QtBot) -> None:
    window.activateWindow()
    with qtbot.waitSignal(window.page_shown) as shown:
        qtbot.keyClick(window, Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    assert shown.args == ["board"]
    window.show_page("receivable")
    assert window.shown == "receivable"


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_enter_presses_the_button_that_has_the_focus(window: Window, qtbot: QtBot, key: Qt.Key) -> None:
    pressed = QPushButton("Continue", window.page("today"))
    pressed.show()
    pressed.setFocus()
    with qtbot.waitSignal(pressed.clicked):
        qtbot.keyClick(pressed, key)
    pressed.setEnabled(False)
    with qtbot.assertNotEmitted(pressed.clicked):
        qtbot.keyClick(window, key)


def test_files_may_be_dropped_anywhere(window: Window, qtbot: QtBot, tmp_path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path / "a.pdf")), QUrl("https://example.org/b.pdf")])
    copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    entered = QDragEnterEvent(QPoint(300, 300), copy, data, left, none)
    QApplication.sendEvent(window, entered)
    assert entered.isAccepted()
    with qtbot.waitSignal(window.files_dropped) as dropped:
        QApplication.sendEvent(window, QDropEvent(QPointF(300, 300), copy, data, left, none))
    assert dropped.args == [[tmp_path / "a.pdf"]]


def test_text_is_not_taken_as_a_drop(window: Window) -> None:
    data = QMimeData()
    data.setText("hello")
    entered = QDragEnterEvent(
        QPoint(300, 300),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    entered.ignore()
    QApplication.sendEvent(window, entered)
    assert not entered.isAccepted()


def test_closing_is_asked_for_not_done(window: Window, qtbot: QtBot) -> None:
    with qtbot.waitSignal(window.closing):
        window.close()
    assert window.isVisible()
    window.let_close()
    window.close()
    assert not window.isVisible()


def test_band_stays_until_taken_away(window: Window) -> None:
    window.show_band("practice", Banner("Practice: nothing leaves this computer", "practice"))
    band = window.band("practice")
    assert band is not None
    assert band.isVisible()
    window.show_band("practice", None)
    assert window.band("practice") is None


def test_place_and_size_come_back(window: Window, qtbot: QtBot) -> None:
    window.resize(1024, 700)
    other = Window([PageRow("today", "Today", "today", QWidget)])
    qtbot.addWidget(other, before_close_func=lambda window: window.let_close())
    other.restore(window.remembered())
    assert (other.width(), other.height()) == (1024, 700)


def test_question_mark_lists_the_shortcuts(window: Window, qtbot: QtBot) -> None:
    window.activateWindow()
    qtbot.keyClick(window, Qt.Key.Key_Question)
    dialog = window.findChild(QDialog)
    assert dialog is not None
    assert dialog.isVisible()
    dialog.accept()


def test_number_beside_a_name_says_that_something_waits(window: Window) -> None:
    window.rail.show_count("today", 3)
    assert "3" in window.rail._buttons["today"].accessibleName()
    window.rail.show_count("today", 0)
    assert window.rail._buttons["today"].accessibleName() == "Today"


@pytest.mark.parametrize(
    ("address", "allowed"),
    [
        ("https://pay.example.org/r/1", True),
        ("http://127.0.0.1:8000/onboarding", True),
        ("http://[::1]:8000/x", True),
        ("http://example.org/", False),
        ("http://localhost:8000/", False),
        ("http://127.0.0.1@example.org/", False),
        ("https://someone:secret@example.org/", False),
        ("file:///etc/passwd", False),
        ("javascript:alert(1)", False),
        ("", False),
    ],
)
def test_browser_opens_https_and_this_machine_only(address: str, allowed: bool) -> None:
    assert may_open(address) is allowed


def test_palette_is_asked_for_from_inside_a_text_too(qtbot: QtBot) -> None:
    line = QLineEdit("kept whole")
    window = Window([PageRow("one", "One", "today", lambda: line)])
    qtbot.addWidget(window)
    window.show_page("one")
    window.show()
    line.setFocus()
    line.home(False)
    qtbot.waitUntil(line.hasFocus)
    with qtbot.waitSignal(window.palette_requested):
        QTest.keyClick(line, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    assert line.text() == "kept whole"
    window.let_close()


def test_band_that_comes_leaves_the_rail_where_it_was(window: Window) -> None:
    window.show_rail(True)
    before = window.rail.mapTo(window, QPoint(0, 0)), window.rail.size()
    window.show_band("offline", Banner("Offline", "warning"))
    QApplication.processEvents()
    assert (window.rail.mapTo(window, QPoint(0, 0)), window.rail.size()) == before


def test_message_covers_no_button_at_the_foot_of_the_page(window: Window, qtbot: QtBot) -> None:
    foot = QPushButton("Recover this invoice", window)
    foot.setGeometry(300, window.height() - 90, window.width() - 600, 40)
    foot.show()
    field = QLineEdit(window)
    field.setGeometry(window.width() // 2 - 20, 0, window.width() // 2, window.height())
    field.show()
    window.toast.say("Submitted", undo=True)
    assert not window.toast.geometry().intersects(foot.geometry())
    assert not window.toast.geometry().intersects(field.geometry()), "beside what is typed into"
    assert window.rect().contains(window.toast.geometry())


def test_button_that_works_hands_the_keyboard_to_no_other_control(window: Window, qtbot: QtBot) -> None:
    page = window.page("today")
    column = QVBoxLayout(page)
    work, leave = BusyButton("Next event"), QPushButton("Start for real")
    column.addWidget(work)
    column.addWidget(leave)
    window.activateWindow()
    work.setFocus()
    qtbot.waitUntil(work.hasFocus)
    work.show_busy(True)
    assert not leave.hasFocus()
    work.show_busy(False)
    assert work.hasFocus()


def test_page_chosen_with_the_mouse_marks_no_control_and_tab_begins_on_it(
    window: Window, qtbot: QtBot
) -> None:
    today, board = window.page("today"), window.page("board")
    fields = [QLineEdit(page) for page in (today, board)]
    for field in fields:
        field.show()
    window.activateWindow()
    fields[0].setFocus()
    qtbot.waitUntil(fields[0].hasFocus)
    rail = window.rail._buttons["board"]
    qtbot.mouseClick(rail, Qt.MouseButton.LeftButton)
    assert window.shown == "board"
    assert not any(one.hasFocus() for one in (*window.rail._buttons.values(), *fields))
    qtbot.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Tab)
    assert fields[1].hasFocus()


def test_rail_is_a_list_of_tabs_with_the_page_on_view_selected(window: Window) -> None:
    window.show_page("board")
    rail = QAccessible.queryAccessibleInterface(window.rail)
    *tabs, help_ = [rail.child(at) for at in range(rail.childCount())]
    assert rail.role() == QAccessible.Role.PageTabList
    assert (help_.role(), help_.text(QAccessible.Text.Name)) == (QAccessible.Role.Button, "Help")
    assert {tab.role() for tab in tabs} == {QAccessible.Role.PageTab}
    selected = {tab.text(QAccessible.Text.Name): bool(tab.state().selected) for tab in tabs}
    assert selected == {"Today": False, "Board": True}


def test_help_is_at_the_foot_of_the_rail(window: Window, qtbot: QtBot) -> None:
    window.show_rail(True)
    with qtbot.waitSignal(window.help_requested):
        qtbot.mouseClick(window.rail.help, Qt.MouseButton.LeftButton)
    assert window.shown == "today"


def test_arrows_walk_the_rail_and_return_turns_to_the_page(window: Window, qtbot: QtBot) -> None:
    window.show_rail(True)
    window.activateWindow()
    today, board = window.rail._buttons["today"], window.rail._buttons["board"]
    today.setFocus()
    qtbot.waitUntil(today.hasFocus)
    for key, expected in ((Qt.Key.Key_Down, board), (Qt.Key.Key_Down, today), (Qt.Key.Key_End, board)):
        qtbot.keyClick(QApplication.focusWidget() or window, key)
        assert expected.hasFocus()
    qtbot.keyClick(board, Qt.Key.Key_Return)
    assert window.shown == "board"


@pytest.mark.parametrize("kind", [QPushButton, QToolButton])
@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_return_presses_the_button_that_has_the_keyboard(
    window: Window, qtbot: QtBot, kind: type[QAbstractButton], key: Qt.Key
) -> None:
    press = kind(window.page("today"))
    press.show()
    window.activateWindow()
    press.setFocus()
    qtbot.waitUntil(press.hasFocus)
    with qtbot.waitSignal(press.clicked, timeout=1000):
        qtbot.keyClick(press, key)


def test_keyboard_of_a_button_that_goes_off_view_stays_on_the_page(window: Window, qtbot: QtBot) -> None:
    page = window.page("today")
    column = QVBoxLayout(page)
    gone, danger = QPushButton("Choose files"), QPushButton("Cancel recovery")
    danger.setProperty("variant", "danger")
    for button in (gone, danger):
        column.addWidget(button)
    window.show_rail(True)
    window.activateWindow()
    gone.setFocus()
    qtbot.waitUntil(gone.hasFocus)
    gone.hide()
    assert QApplication.focusWidget() is page


def test_page_does_not_begin_on_what_closes_or_deletes(window: Window, qtbot: QtBot) -> None:
    page = window.page("board")
    column = QVBoxLayout(page)
    close, danger, harmless = QPushButton("Dismiss"), QPushButton("Delete"), QPushButton("Open")
    close.setProperty("closes", True)
    danger.setProperty("variant", "danger")
    for button in (close, danger, harmless):
        column.addWidget(button)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    if (at := window.focusWidget()) is not None:
        at.clearFocus()
    window.show_page("board")
    qtbot.waitUntil(harmless.hasFocus)


def test_message_covers_no_foot_of_a_page(window: Window, qtbot: QtBot) -> None:
    foot = QFrame(window)
    foot.setObjectName("status_line")
    foot.setGeometry(200, window.height() - 120, window.width() - 200, 90)
    foot.show()
    window.toast.say("Submitted", undo=True)
    assert not window.toast.geometry().intersects(foot.geometry())


def test_page_that_follows_another_begins_at_its_start_not_at_what_leads_back(
    window: Window, qtbot: QtBot
) -> None:
    card, page = QPushButton("A card", window.page("board")), window.page("receivable")
    column = QVBoxLayout(page)
    back, section = QPushButton("Back"), QPushButton("Overview")
    back.setProperty("closes", True)
    for button in (back, section):
        column.addWidget(button)
    window.show_page("board")
    card.show()
    window.activateWindow()
    for _ in range(2):
        card.setFocus()
        qtbot.waitUntil(card.hasFocus)
        window.show_page("receivable")
        assert section.hasFocus()
        back.setFocus()
        window.show_page("board")


def test_page_without_a_stop_leaves_the_rail_unmarked(qtbot: QtBot) -> None:
    window = Window([PageRow("today", "Today", "today", QWidget)])
    qtbot.addWidget(window, before_close_func=lambda window: window.let_close())
    window.show_page("today")
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    assert window.focusWidget() is window.page("today")


def test_page_chosen_with_the_mouse_takes_the_mark_of_the_keys_off_the_rail(
    window: Window, qtbot: QtBot
) -> None:
    window.show_rail(True)
    window.activateWindow()
    today = window.rail._buttons["today"]
    today.setFocus()
    qtbot.waitUntil(today.hasFocus)
    qtbot.mouseClick(window.rail._buttons["board"], Qt.MouseButton.LeftButton)
    assert window.shown == "board"
    assert not window.rail.isAncestorOf(QApplication.focusWidget() or window)


def test_window_that_comes_in_front_without_a_keyboard_gives_it_to_the_page(qtbot: QtBot) -> None:
    window = Window([PageRow("today", "Today", "today", QWidget)])
    qtbot.addWidget(window, before_close_func=lambda window: window.let_close())
    window.show_page("today")
    page = window.page("today")
    QVBoxLayout(page).addWidget(line := QPushButton("A line"))
    page.clearFocus()
    assert window.focusWidget() is None
    window.show()
    window.activateWindow()
    qtbot.waitUntil(line.hasFocus)


def test_page_that_is_not_on_view_takes_no_keyboard(window: Window, qtbot: QtBot) -> None:
    line, hidden = QLineEdit(window.page("today")), QPushButton("Open", window.page("board"))
    for one in (line, hidden):
        one.show()
    window.activateWindow()
    qtbot.waitActive(window)
    line.setFocus()
    QTest.keyClicks(QApplication.focusWidget() or window, "compta")
    hidden.setFocus()
    QTest.keyClicks(QApplication.focusWidget() or window, "@brun.example")
    assert line.text() == "compta@brun.example"
