"""A picture that goes from one place to another, so that the eye follows what moved."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEasingCurve, QPoint, QPropertyAnimation, QRect, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from recovery_desktop.ui.theme import theme

DURATION_MS: Final = 380


class Flight(QWidget):
    """Over `parent` in its coordinates; it takes no events and is gone when it has arrived, which `landed` says."""

    landed = Signal()

    def __init__(self, parent: QWidget, picture: QPixmap, start: QPoint, end: QPoint) -> None:
        super().__init__(parent)
        self._picture = picture
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        # Of its own size all the way: a picture that is stretched is blurred.
        self.setGeometry(QRect(start, picture.deviceIndependentSize().toSize()))
        self._way = QPropertyAnimation(self, b"pos", self)
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
        QPainter(self).drawPixmap(0, 0, self._picture)


def fly(parent: QWidget, picture: QPixmap, start: QPoint, end: QPoint) -> Flight | None:
    """Return None where the person wants things to stay still."""
    return None if theme.reduced_motion() else Flight(parent, picture, start, end)
