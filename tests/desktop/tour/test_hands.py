"""The tour's hands touch what a person could touch, and say so when they cannot."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QStringListModel, QTimer
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QLineEdit,
    QListView,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from recovery_desktop.loop import Loop
from recovery_desktop.tour.hands import NotReached, UiDriver, click_widget, wait_until
from recovery_desktop.tour.pictures import Pictures
from recovery_desktop.ui.file_drop import DropOverlay


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    widget.resize(400, 300)
    QVBoxLayout(widget)
    qtbot.addWidget(widget)
    widget.show()
    return widget


@pytest.fixture
def hands(window: QWidget) -> UiDriver:
    return UiDriver(lambda: window)


def put(window: QDialog | QWidget, widget: Any, name: str = "") -> Any:
    if name:
        widget.setAccessibleName(name)
    window.layout().addWidget(widget)
    widget.show()
    return widget


def test_button_is_found_by_its_words_and_clicked(window: QWidget, hands: UiDriver) -> None:
    pressed = []
    put(window, QPushButton("&Submit")).clicked.connect(lambda: pressed.append(True))
    asyncio.run(hands.click("Submit", QPushButton))
    assert pressed == [True]


def test_click_brings_its_window_to_the_front(qtbot: QtBot, window: QWidget, hands: UiDriver) -> None:
    """As one of a person does; without it a field that is clicked never has the focus, and nothing follows it."""
    line = put(window, QLineEdit(), "Due date")
    other = QWidget()
    qtbot.addWidget(other)
    with qtbot.waitActive(other):
        other.show()
        other.activateWindow()
    assert not window.isActiveWindow()
    asyncio.run(hands.click("Due date", QLineEdit))
    qtbot.waitUntil(line.hasFocus)


def test_text_is_typed_over_what_stands_there(window: QWidget, hands: UiDriver) -> None:
    line = put(window, QLineEdit("before"), "Due date")
    typed = []
    line.textEdited.connect(typed.append)
    asyncio.run(hands.type_into("Due date", "été@3", QLineEdit))
    assert line.text() == "été@3"
    assert typed[-1] == "été@3"


def test_entry_is_picked_by_the_keyboard(window: QWidget, hands: UiDriver) -> None:
    box = put(window, QComboBox(), "Reason")
    box.addItems(["One", "Two", "Three"])
    box.setCurrentIndex(1)
    chosen = []
    box.activated.connect(chosen.append)
    asyncio.run(hands.choose_entry("Reason", "Three"))
    assert box.currentText() == "Three"
    assert chosen[-1] == 2
    with pytest.raises(NotReached, match="One, Two, Three"):
        asyncio.run(hands.choose_entry("Reason", "Four"))


def test_click_below_the_edge_scrolls_there(window: QWidget, hands: UiDriver) -> None:
    area, inside = QScrollArea(), QWidget()
    button = QPushButton("Deep down", inside)
    button.move(0, 2000)
    inside.resize(300, 2100)
    area.setWidget(inside)
    put(window, area)
    pressed = []
    button.clicked.connect(lambda: pressed.append(True))
    asyncio.run(hands.click("Deep down", QPushButton))
    assert pressed == [True]


def test_click_on_a_covered_widget_is_refused(window: QWidget) -> None:
    button = put(window, QPushButton("Pay"))
    cover = QWidget(window)
    cover.setAccessibleName("Veil")
    cover.setGeometry(window.rect())
    cover.show()
    with pytest.raises(NotReached, match="Veil"):
        click_widget(button)


def test_click_on_a_briefly_covered_widget_waits(
    qapp: QApplication, window: QWidget, hands: UiDriver
) -> None:
    button, cover = put(window, QPushButton("Pay")), QWidget(window)
    cover.setGeometry(window.rect())
    cover.show()
    pressed = []
    button.clicked.connect(lambda: pressed.append(True))
    QTimer.singleShot(50, cover.hide)
    with asyncio.Runner(loop_factory=lambda: Loop(qapp)) as runner:
        runner.run(hands.click("Pay", QPushButton))
    assert pressed == [True]


def test_disabled_or_hidden_widget_is_waited_for_in_vain(window: QWidget, hands: UiDriver) -> None:
    put(window, QPushButton("Submit")).setEnabled(False)
    put(window, QPushButton("Gone")).hide()
    for name in ("Submit", "Gone"):
        with pytest.raises(NotReached, match=name):
            asyncio.run(hands.find(name, QPushButton, seconds=0.1))


def test_open_dialog_is_in_front(window: QWidget, hands: UiDriver, qtbot: QtBot) -> None:
    put(window, QPushButton("Behind"))
    dialog = QDialog(window)
    QVBoxLayout(dialog)
    qtbot.addWidget(dialog)
    put(dialog, QPushButton("In front"))
    dialog.open()
    assert hands.find_visible("In front", QPushButton) is not None
    assert hands.find_visible("Behind", QPushButton) is None


def test_row_of_a_list_is_clicked(window: QWidget, hands: UiDriver) -> None:
    view = put(window, QListView())
    model = QStringListModel([f"row {at}" for at in range(200)])
    view.setModel(model)
    clicked = []
    view.clicked.connect(lambda index: clicked.append(index.data()))
    asyncio.run(hands.click_item(view, model.index(150)))
    assert clicked == ["row 150"]


def test_files_are_dropped_on_a_window_that_takes_them(
    window: QWidget, hands: UiDriver, tmp_path: Path
) -> None:
    overlay = DropOverlay(window, "Drop here")
    dropped = []
    overlay.dropped.connect(dropped.append)

    async def run() -> None:
        drag = await hands.start_drag([tmp_path / "a.pdf", tmp_path / "b.pdf"])
        assert overlay.isVisible()
        await drag.drop()

    asyncio.run(run())
    assert dropped == [[tmp_path / "a.pdf", tmp_path / "b.pdf"]]
    assert not overlay.isVisible()


def test_window_that_takes_no_files_is_told_of(hands: UiDriver, tmp_path: Path) -> None:
    with pytest.raises(NotReached, match="hover"):
        asyncio.run(hands.start_drag([tmp_path / "a.pdf"]))


def test_waiting_ends_with_what_was_waited_for() -> None:
    with pytest.raises(NotReached, match="the board"):
        asyncio.run(wait_until(lambda: False, "the board", 0.05))
    assert asyncio.run(wait_until(lambda: "seen", "anything")) == "seen"


def test_pictures_are_numbered_counted_and_shown_on_a_page(window: QWidget, tmp_path: Path) -> None:
    (tmp_path / "01-old.png").touch()
    (tmp_path / "mine.png").touch()
    pictures = Pictures(tmp_path)
    pictures.take(window, "First start", "Calm & <quiet>.")
    pictures.take(window, "The same", "Nothing moved.")
    put(window, QPushButton("More"))
    pictures.take(window, "Grown", "One more button.")
    page = pictures.write_index("The tour", "Made by it.").read_text()
    assert sorted(file.name for file in tmp_path.glob("*.png")) == [
        "01-first-start.png",
        "02-the-same.png",
        "03-grown.png",
        "mine.png",
    ]
    assert pictures.count_distinct == 2
    assert "Calm &amp; &lt;quiet&gt;." in page
    assert page.count("<img") == 3


def test_dialog_is_on_the_picture(window: QWidget, qtbot: QtBot, tmp_path: Path) -> None:
    pictures = Pictures(tmp_path)
    pictures.take(window, "Before", "")
    dialog = QDialog(window)
    dialog.resize(120, 80)
    qtbot.addWidget(dialog)
    dialog.open()
    pictures.take(window, "Asked", "")
    assert pictures.count_distinct == 2
