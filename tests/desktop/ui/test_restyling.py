"""A change of the look: what is on view has it at once, what is hidden follows without holding anything up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from recovery_desktop.ui.theme import theme, tokens
from recovery_desktop.ui.window import PageRow, Window

DEPTH = 8


class Counting(QLabel):
    """Counts how often it is dressed."""

    def __init__(self, words: str) -> None:
        self.dressed = Counter[QEvent.Type]()
        super().__init__(words)

    def event(self, event: QEvent) -> bool:
        self.dressed[event.type()] += 1
        return super().event(event)

    @property
    def restyled(self) -> int:
        return self.dressed[QEvent.Type.StyleChange]

    @property
    def ink(self) -> str:
        return self.palette().color(QPalette.ColorRole.WindowText).name()


def nested() -> tuple[QWidget, Counting]:
    """Return a page and the label that lies as deep in it as those of real pages."""
    page = outer = QWidget()
    for _ in range(DEPTH):
        inner = QWidget()
        QVBoxLayout(outer).addWidget(inner)
        outer = inner
    label = Counting("Words")
    QVBoxLayout(outer).addWidget(label)
    return page, label


@pytest.fixture
def opened(qtbot: QtBot, qapp: QApplication) -> Iterator[tuple[Window, Counting, Counting]]:
    """A window with two pages that were opened: the label on view, and the hidden one."""
    theme.apply(qapp, "light", 1.0)
    (first, hidden), (second, shown) = nested(), nested()
    window = Window(
        [
            PageRow("today", "Today", "today", lambda: first),
            PageRow("board", "Board", "board", lambda: second),
        ]
    )
    qtbot.addWidget(window, before_close_func=lambda closed: closed.let_close())
    window.show_page("today")
    window.show()
    qtbot.waitExposed(window)
    window.show_page("board")
    for label in (shown, hidden):
        label.dressed.clear()
    yield window, shown, hidden
    theme.apply(qapp, "light", 1.0)


def test_only_what_is_on_view_waits_for_another_look(
    qapp: QApplication, opened: tuple[Window, Counting, Counting]
) -> None:
    _, shown, hidden = opened
    theme.apply(qapp, "dark", 1.0)
    assert shown.ink == tokens.DARK.text
    # Twice however deep it lies; Qt alone does it once for every ancestor.
    assert (shown.restyled, hidden.restyled) == (2, 0)


def test_hidden_page_has_the_look_when_it_is_shown(
    qapp: QApplication, opened: tuple[Window, Counting, Counting]
) -> None:
    window, _, hidden = opened
    theme.apply(qapp, "dark", 1.0)
    window.show_page("today")
    assert (hidden.ink, hidden.restyled) == (tokens.DARK.text, 1)


def test_hidden_page_follows_while_nothing_else_is_to_do(
    qtbot: QtBot, qapp: QApplication, opened: tuple[Window, Counting, Counting]
) -> None:
    _, _, hidden = opened
    theme.apply(qapp, "dark", 1.0)
    qtbot.waitUntil(lambda: hidden.restyled == 1)
    assert hidden.ink == tokens.DARK.text


def test_two_changes_one_after_the_other_end_in_the_last_look(
    qtbot: QtBot, qapp: QApplication, opened: tuple[Window, Counting, Counting]
) -> None:
    _, shown, hidden = opened
    theme.apply(qapp, "dark", 1.0)
    theme.apply(qapp, "contrast", 1.0)
    qtbot.waitUntil(lambda: hidden.restyled == 1)
    assert shown.ink == hidden.ink == tokens.HIGH_CONTRAST.text
