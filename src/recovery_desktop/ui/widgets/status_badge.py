"""A word with its icon on a soft ground: meaning is never in the colour alone."""

from __future__ import annotations

from decimal import Decimal

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from recovery_desktop.ui import icons, text
from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.theme.tokens import XS, S
from recovery_desktop.ui.tone import Tone
from recovery_desktop.ui.widgets.line_type import types


class Badge(QWidget):
    def __init__(
        self, words: str = "", tone: Tone = "neutral", icon: str = "info", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._words, self._tone, self._icon = words, tone, icon
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(words)
        theme.follow(self, self.updateGeometry)

    def show_words(self, words: str, tone: Tone, icon: str) -> None:
        self._words, self._tone, self._icon = words, tone, icon
        self.setAccessibleName(words)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return badge_size(self._words)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_badge(QPainter(self), self.rect(), self._words, self._tone, self._icon)


class StatusBadge(Badge):
    """The status of a receivable."""

    def __init__(self, status: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.show_status(status)

    def show_status(self, status: str, open_amount: Decimal | None = Decimal(0)) -> None:
        words = text.payment_state_word(status, open_amount)
        self.show_words(words, text.status_tone(status), text.status_icon(status))


def badge_size(words: str) -> QSize:
    """Return how large a badge with these words is painted."""
    kind, side = types().badge, theme.sizes().caption
    return QSize(S + side + XS + kind.width_of(words) + S + 1, kind.height + S)


def paint_badge(painter: QPainter, rect: QRect, words: str, tone: Tone, icon: str) -> None:
    """Paint a badge into the rectangle, for the widget and for item delegates."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour(f"{tone}_soft"))
    painter.drawRoundedRect(QRectF(rect), rect.height() / 2, rect.height() / 2)
    side = theme.sizes().caption
    ratio = painter.device().devicePixelRatio()
    drawn = icons.pixmap(icon, theme.colours().of(tone), side, ratio)
    painter.drawPixmap(rect.left() + S, rect.center().y() - side // 2 + 1, drawn)
    painter.setPen(theme.colour(tone))
    types().badge.draw(painter, rect.adjusted(S + side + XS, 0, -S + 2, 0), words)
    painter.restore()
