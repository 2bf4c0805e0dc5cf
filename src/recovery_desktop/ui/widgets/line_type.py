"""Words in one line of a painted list: shaped and cut to their room once, then only drawn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QStaticText

from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.theme.tokens import Sizes

CACHE_SIZE: Final = 2_000
"""Words of each type, those drawn longest ago given up first: a few hundred stand in a window."""


class _Shaped(NamedTuple):
    text: QStaticText
    width: float


class LineType:
    """One font, and what was drawn in it lately."""

    def __init__(self, font: QFont) -> None:
        self.font = font
        self._metrics = QFontMetrics(font)
        self._shaped: dict[tuple[str, int, bool], _Shaped] = {}
        self.height = self._metrics.height()

    def width_of(self, words: str) -> int:
        return self._metrics.horizontalAdvance(words)

    def laid(
        self, room: QRect, words: str, *, right: bool = False, keeps_end: bool = False
    ) -> tuple[QPointF, QStaticText]:
        """Return the words and where they stand: in the middle of the room's height, from its left or up to its
        right. `keeps_end`: where the room is too narrow they are cut in their middle."""
        layout = self._cached_shape(words, room.width(), keeps_end)
        left = room.x() + (room.width() - layout.width if right else 0)
        return QPointF(left, room.y() + (room.height() - self.height) // 2), layout.text

    def draw(self, painter: QPainter, room: QRect, words: str, *, right: bool = False) -> None:
        """Draw the words in the pen's colour."""
        if words:
            painter.setFont(self.font)
            painter.drawStaticText(*self.laid(room, words, right=right))

    def _cached_shape(self, words: str, width: int, keeps_end: bool) -> _Shaped:
        key = (words, width, keeps_end)
        layout = self._shaped.get(key)
        if layout is None:
            while len(self._shaped) >= CACHE_SIZE:
                del self._shaped[next(iter(self._shaped))]
            layout = self._shaped[key] = self._shape(words, width, keeps_end)
        return layout

    def _shape(self, words: str, width: int, keeps_end: bool) -> _Shaped:
        # Measured first: that costs a quarter of a shape, and what is too wide would be shaped twice.
        if self._metrics.horizontalAdvance(words) > width:
            mode = Qt.TextElideMode.ElideMiddle if keeps_end else Qt.TextElideMode.ElideRight
            words = self._metrics.elidedText(words, mode, width)
        text = QStaticText(words)
        text.setTextFormat(Qt.TextFormat.PlainText)
        text.prepare(font=self.font)
        return _Shaped(text, text.size().width())


@dataclass(frozen=True)
class LineTypes:
    """Fonts of lists for the current sizes."""

    sizes: Sizes
    body: LineType
    strong: LineType
    caption: LineType
    badge: LineType


_types: LineTypes | None = None


def types() -> LineTypes:
    """Return the fonts of lines, made anew after a change of the text size."""
    global _types
    if _types is None or _types.sizes is not theme.sizes():
        sizes = theme.sizes()
        weights = QFont.Weight
        _types = LineTypes(
            sizes,
            LineType(_font(sizes.body, weights.Normal)),
            LineType(_font(sizes.body, weights.DemiBold)),
            LineType(_font(sizes.caption, weights.Normal)),
            LineType(_font(sizes.caption, weights.Medium)),
        )
    return _types


def _font(pixels: int, weight: QFont.Weight) -> QFont:
    font = QFont()
    font.setPixelSize(pixels)
    font.setWeight(weight)
    return font
