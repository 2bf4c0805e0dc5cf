"""An address as a QR code, dark on white in every theme, so that any telephone reads it."""

from __future__ import annotations

import segno
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from recovery_desktop.ui.theme import theme

_QUIET = 4
"""The margin that readers need, in modules."""


class QrCode(QWidget):
    def __init__(self, address: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.address = address
        self._rows = [bytes(row) for row in segno.make(address, error="m", micro=False).matrix]
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("QR code of the address"))
        self.setAccessibleDescription(address)

    def sizeHint(self) -> QSize:
        side = max(16 * theme.sizes().body, 4 * (len(self._rows) + 2 * _QUIET))
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor("#ffffff"))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#000000"))
        modules = len(self._rows) + 2 * _QUIET
        # Whole pixels of the screen: a module that is blurred at its edge is harder to read.
        ratio = self.devicePixelRatioF()
        module = max(1, int(min(self.width(), self.height()) * ratio / modules)) / ratio
        left = (self.width() - module * modules) / 2 + module * _QUIET
        top = (self.height() - module * modules) / 2 + module * _QUIET
        for y, row in enumerate(self._rows):
            for x, dark in enumerate(row):
                if dark:
                    painter.drawRect(QRectF(left + x * module, top + y * module, module, module))
