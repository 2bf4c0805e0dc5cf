"""A field to search in: its icon grows with the text, Escape empties it, the arrow down leaves it for what it found."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from recovery_desktop.ui import icons
from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.theme.tokens import S

LETTERS_MOST: Final = 500
"""A page that was pasted by mistake is not searched for letter by letter."""


class SearchField(QLineEdit):
    """`left` asks for the keyboard to go on to the results."""

    left = Signal()

    def __init__(self, placeholder: str, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMaxLength(LETTERS_MOST)
        self.setPlaceholderText(placeholder)
        self.setAccessibleName(name)
        theme.follow(self, self._measure)

    def _measure(self) -> None:
        # An icon of Qt's own would keep the size of the platform's small icons at every text size.
        self.setTextMargins(theme.sizes().icon + S, 0, 0, 0)
        self.setMinimumWidth(theme.sizes().body * 12)
        self.setMaximumWidth(theme.sizes().body * 22)

    def sizeHint(self) -> QSize:
        return QSize(theme.sizes().body * 20, super().sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        side = theme.sizes().icon
        drawn = icons.pixmap("search", theme.colours().muted, side, self.devicePixelRatioF())
        QPainter(self).drawPixmap(S + 2, (self.height() - side) // 2, drawn)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        elif event.key() == Qt.Key.Key_Down:
            self.left.emit()
        else:
            super().keyPressEvent(event)
