"""A turning ring: something is under way."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from recovery_desktop.ui.theme import theme

TURN_MS: Final = 60


class Ring(QWidget):
    """Turns by hand, or by itself while it is asked to; it stands still for whoever wants less motion."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._angle = 0
        self._timer = QTimer(self)
        self._timer.setInterval(TURN_MS)
        self._timer.timeout.connect(self.turn)

    def keep_turning(self, turning: bool) -> None:
        if turning and not theme.reduced_motion():
            self._timer.start()
        else:
            self._timer.stop()

    def sizeHint(self) -> QSize:
        side = theme.sizes().caption
        return QSize(side, side)

    def turn(self) -> None:
        self._angle = (self._angle + 30) % 360
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.colour("muted"), 2))
        side = theme.sizes().caption - 2.0
        place = QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)
        painter.drawArc(place, -self._angle * 16, 270 * 16)
