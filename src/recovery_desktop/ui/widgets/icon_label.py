"""An icon beside text, in a colour of the theme; silent for screen readers because the text says it."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from recovery_desktop.ui import icons
from recovery_desktop.ui.theme import theme


class IconLabel(QWidget):
    def __init__(
        self, name: str, token: str = "text", scale: float = 1.0, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._name, self._token, self._scale = name, token, scale
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.follow(self, self.updateGeometry)

    def show_icon(self, name: str, token: str) -> None:
        self._name, self._token = name, token
        self.update()

    def sizeHint(self) -> QSize:
        side = round(theme.sizes().icon * self._scale)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        side = min(self.width(), self.height())
        painter = QPainter(self)
        drawn = icons.pixmap(self._name, theme.colours().of(self._token), side, self.devicePixelRatioF())
        painter.drawPixmap((self.width() - side) // 2, (self.height() - side) // 2, drawn)
