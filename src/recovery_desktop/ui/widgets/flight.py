"""A picture that goes from one place to another, so that the eye follows what moved."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEasingCurve, QPropertyAnimation, QRect, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from recovery_desktop.ui.theme import theme

DURATION_MS: Final = 380


class Flight(QWidget):
    """Over `parent` in its coordinates; it takes no events and is gone when it has arrived, which `landed` says."""

    landed = Signal()

    def __init__(self, parent: QWidget, picture: QPixmap, start: QRect, end: QRect) -> None:
        super().__init__(parent)
        self._picture = picture
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setGeometry(start)
        self._way = QPropertyAnimation(self, b"geometry", self)
        self._way.setDuration(DURATION_MS)
        self._way.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._way.setStartValue(start)
        self._way.setEndValue(end)
        self._way.finished.connect(self.landed)
        self._way.finished.connect(self.close)
        self.show()
        self.raise_()
        self._way.start()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setOpacity(0.92)
        painter.drawPixmap(self.rect(), self._picture)


def fly(parent: QWidget, picture: QPixmap, start: QRect, end: QRect) -> Flight | None:
    """Return None where the person wants things to stay still."""
    return None if theme.reduced_motion() else Flight(parent, picture, start, end)
