"""The navigation rail: one tab a page, marked where on view, numbered where something waits; help at its foot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from recovery_desktop.ui import icons
from recovery_desktop.ui.accessible_tabs import present_as_tabs
from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.theme.tokens import XS, L, M

LETTERS: Final = {"debtors": "Ctrl+D"}
"""Pages that came after the nine figures were given; no page changes its key for them."""


def page_keys(pages: Sequence[str]) -> dict[str, str]:
    """Return the shortcut of each page of the rail, in its order."""
    numbered = [key for key in pages if key not in LETTERS]
    return {key: LETTERS.get(key) or f"Ctrl+{numbered.index(key) + 1}" for key in pages}


def _spaced(words: str) -> str:
    """Return words with room between them and the icon: the style leaves four pixels only."""
    return f"  {words}"


def _line_up(tool_button: QToolButton, icon: str) -> None:
    tool_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
    tool_button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    icons.set_icon(tool_button, icon)


class Rail(QFrame):
    """Tab goes from page to page and on; the arrows, Home and End stay in the rail."""

    chosen = Signal(str)
    help_requested = Signal()

    def __init__(self, rows: Sequence[tuple[str, str, str, bool]], parent: QWidget | None = None) -> None:
        """Rows of (key, name, icon, at the foot)."""
        super().__init__(parent)
        self.setObjectName("rail")
        self._buttons: dict[str, QToolButton] = {}
        self._marking = False
        self.is_pressed = False
        """Whether a page is being chosen with the mouse."""
        self._names = {key: name for key, name, _, _ in rows}
        column = QVBoxLayout(self)
        column.setContentsMargins(M, L, M, M)
        column.setSpacing(XS)
        for at_foot in (False, True):
            for key, name, icon, foot in rows:
                if foot is at_foot:
                    column.addWidget(self._button(key, name, icon))
            if not at_foot:
                column.addStretch()
        self.help = QToolButton()
        self.help.setText(_spaced(self.tr("Help")))
        self.help.setAccessibleName(self.tr("Help"))
        self.help.clicked.connect(self.help_requested)
        _line_up(self.help, "question")
        column.addWidget(self.help)
        self.setAccessibleName(self.tr("Pages"))
        present_as_tabs(self, self._buttons.values())
        theme.follow(self, self._measure)

    def _button(self, key: str, name: str, icon: str) -> QToolButton:
        tool_button = _Page()
        tool_button.setText(_spaced(name))
        tool_button.setAccessibleName(name)
        tool_button.setCheckable(True)
        _line_up(tool_button, icon)
        # Not `clicked`: an assistive technology turns what can be checked without a click.
        tool_button.toggled.connect(lambda: self._turned(key))
        self._buttons[key] = tool_button
        return tool_button

    def _measure(self) -> None:
        widest = max((self.fontMetrics().horizontalAdvance(name) for name in self._names.values()), default=0)
        self.setFixedWidth(max(196, widest + theme.sizes().icon + 96))

    def _turned(self, key: str) -> None:
        if not self._marking:
            self.mark(key)
            self.chosen.emit(key)

    def mark(self, key: str) -> None:
        """Mark the page on view; one without a button leaves the mark where it is."""
        # Not a button group: in an exclusive one Tab would reach a single button.
        if key in self._buttons:
            self._marking = True
            for name, button in self._buttons.items():
                button.setChecked(name == key)
            self._marking = False

    def show_count(self, key: str, count: int) -> None:
        """Write beside the name how many things wait there."""
        name = self._names[key]
        words = f"{name}  ·  {count}" if count else name
        self._buttons[key].setText(_spaced(words))
        self._buttons[key].setAccessibleName(words)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        buttons = list(self._buttons.values())
        at = next((at for at, button in enumerate(buttons) if button.hasFocus()), 0)
        places = {Qt.Key.Key_Up: at - 1, Qt.Key.Key_Down: at + 1, Qt.Key.Key_Home: 0, Qt.Key.Key_End: -1}
        place = places.get(Qt.Key(event.key()))
        if place is None:
            super().keyPressEvent(event)
        else:
            buttons[place % len(buttons)].setFocus(Qt.FocusReason.TabFocusReason)

    def sizeHint(self) -> QSize:
        return QSize(196, 400)


class _Page(QToolButton):
    """Leaves the keys that lead along the rail to the rail, and tells it of the mouse."""

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        rail = self.parentWidget()
        assert isinstance(rail, Rail)
        rail.is_pressed = True
        super().mouseReleaseEvent(event)
        rail.is_pressed = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            event.ignore()
        else:
            super().keyPressEvent(event)
