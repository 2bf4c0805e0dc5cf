"""How a mail and a letter look with the letterhead: two small sheets of paper, light in every theme."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from recovery_contract.letterhead import LOGO_HEIGHT, LOGO_WIDTH, OUR_COLOUR
from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.theme.tokens import L, M, S

PAPER, INK, WORDS, EDGE = QColor("#ffffff"), QColor("#1c2127"), QColor("#d5dae0"), QColor("#c4cad2")
MOST: Final = 320
"""The width of a sheet, in pixels."""
LEAST: Final = 150
SHAPE: Final = 0.85
ROW: Final = 10


class LetterheadPreview(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self._image: QImage | None = None
        self._name, self._colour, self._line = "", QColor(OUR_COLOUR), False
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(self.tr("Preview of an email and a letter"))

    def show_head(self, name: str, image: QImage | None, colour: str | None) -> None:
        """Show the creditor's name or picture; without a `colour` the usual one and no line."""
        self._name, self._image = name, image
        self._colour, self._line = QColor(colour or OUR_COLOUR), colour is not None
        self.setAccessibleDescription(name)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(2 * MOST + L, self.heightForWidth(2 * MOST + L))

    def minimumSizeHint(self) -> QSize:
        return QSize(2 * LEAST + L, round(LEAST * SHAPE))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(self._across(width) * SHAPE) + 2

    def _across(self, width: int) -> float:
        return min(MOST, (width - L) / 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        across = self._across(self.width())
        self._draw_mail(painter, self._sheet(painter, 1, across - 2))
        self._draw_letter(painter, self._sheet(painter, 1 + across + L, across - 2))

    def _sheet(self, painter: QPainter, left: float, across: float) -> QRectF:
        """Draw an empty sheet; return where there may be words on it."""
        sheet = QRectF(left, 1, across, self._across(self.width()) * SHAPE - 2)
        painter.setPen(EDGE)
        painter.setBrush(PAPER)
        painter.drawRect(sheet)
        if self._line:
            painter.fillRect(QRectF(sheet.left(), sheet.top(), across, 4), self._colour)
        return sheet.adjusted(M, M + S, -M, -M)

    def _draw_mail(self, painter: QPainter, area: QRectF) -> None:
        top = self._draw_picture(painter, area, area.top()) if self._image is not None else None
        if top is None:
            top = self._draw_name(painter, area, area.top(), INK, area.width())
        top = self._draw_words(painter, area, top + M, (1.0, 0.92, 0.97, 0.4))
        button = QRectF(area.left(), top + S, area.width() * 0.42, 2.4 * ROW)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._colour)
        painter.drawRoundedRect(button, 5, 5)
        painter.setBrush(PAPER)
        painter.drawRect(
            QRectF(button.left() + button.width() * 0.2, button.center().y() - 2, button.width() * 0.6, 4)
        )
        self._draw_words(painter, area, button.bottom() + M, (0.35, 0.5))

    def _draw_letter(self, painter: QPainter, area: QRectF) -> None:
        top = area.top()
        if self._image is not None:
            top = self._draw_picture(painter, area, top) + S + 2
        top = self._draw_name(painter, area, top, self._colour, area.width() * 0.6)
        self._draw_words(painter, area, top + 4, (0.3, 0.25))
        right = area.adjusted(area.width() * 0.55, 0, 0, 0)
        self._draw_words(painter, right, top + 4, (0.7, 0.9, 0.6))
        top += 5 * ROW
        painter.fillRect(QRectF(area.left(), top, area.width() * 0.55, 5), self._colour)
        self._draw_words(painter, area, top + M + S, (1.0, 0.95, 0.98, 0.9, 0.6))

    def _draw_picture(self, painter: QPainter, area: QRectF, top: float) -> float:
        """Draw the logo and return where it ends."""
        assert self._image is not None
        width, height = self._image.width(), self._image.height()
        most = area.width() * 0.6
        scale = min(most / LOGO_WIDTH, 1.0) if width > LOGO_WIDTH // 2 else 0.5
        scale = min(scale, most / width, most * LOGO_HEIGHT / LOGO_WIDTH / height)
        painter.drawImage(QRectF(area.left(), top, width * scale, height * scale), self._image)
        return top + height * scale

    def _draw_name(self, painter: QPainter, area: QRectF, top: float, colour: QColor, width: float) -> float:
        """Draw the company's name in up to three lines and return where it ends."""
        font = QFont(self.font())
        font.setPixelSize(max(10, theme.sizes().body - 2))
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(QPen(colour))
        room = QRectF(area.left(), top, width, painter.fontMetrics().lineSpacing() * 3)
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        drawn = painter.boundingRect(room, int(flags), self._name)
        painter.save()
        painter.setClipRect(room)
        painter.drawText(room, int(flags), self._name)
        painter.restore()
        return min(drawn.bottom(), room.bottom())

    def _draw_words(self, painter: QPainter, area: QRectF, top: float, shares: tuple[float, ...]) -> float:
        """Draw lines that stand for words and return where they end."""
        for share in shares:
            if top + 4 > area.bottom():
                break
            painter.fillRect(QRectF(area.left(), top, area.width() * share, 4), WORDS)
            top += ROW
        return top
