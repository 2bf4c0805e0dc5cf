"""A line of a table as it is painted: what stands in each cell, and all its cells at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from recovery_desktop.ui import icons
from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.theme.tokens import XS, S
from recovery_desktop.ui.tone import Tone
from recovery_desktop.ui.widgets.line_type import types
from recovery_desktop.ui.widgets.status_badge import badge_size, paint_badge


@dataclass(frozen=True, slots=True)
class Drawn:
    """Words with an icon before them, in a line or as a badge of that tone; `right` ends them at the cell's end."""

    words: str
    icon: str = ""
    tone: str = "text"
    badge: Tone | None = None
    strong: bool = False
    right: bool = False


@dataclass(frozen=True, slots=True)
class Place:
    """Position of a column in the view."""

    column: int
    left: int
    width: int


class LinePainter:
    """Paints lines of one height into a view, for the time of one paint event."""

    def __init__(self, painter: QPainter, places: Sequence[Place], height: int) -> None:
        self._painter, self._places, self._height = painter, places, height
        self._left = min((place.left for place in places), default=0)
        self._right = max((place.left + place.width for place in places), default=0)
        self._types = types()
        self._ratio = painter.device().devicePixelRatio()
        self._colours: dict[str, QColor] = {}

    def paint(self, top: int, line: Sequence[Drawn], *, marked: bool, focused: int = -1) -> None:
        """Paint a line; `marked` for one that is selected or dragged, `focused` is the current column."""
        painter, height = self._painter, self._height
        bounds = QRect(self._left, top, self._right - self._left, height)
        if marked:
            painter.fillRect(bounds, self._colour("accent_soft"))
        painter.fillRect(QRect(bounds.x(), bounds.bottom(), bounds.width(), 1), self._colour("line"))
        for place in self._places:
            room = QRect(place.left + S, top, place.width - 2 * S, height)
            drawn = line[place.column]
            if drawn.badge is not None:
                self._paint_badge(room, drawn, drawn.badge)
            else:
                self._paint_words(room, drawn)
            if place.column == focused:
                painter.setPen(QPen(self._colour("accent"), 2))
                painter.drawRect(QRectF(place.left + 1, top + 1, place.width - 3, height - 3))

    def _paint_words(self, room: QRect, drawn: Drawn) -> None:
        if drawn.icon:
            side = self._types.sizes.caption
            picture = icons.pixmap(drawn.icon, theme.colours().of(drawn.tone), side, self._ratio)
            self._painter.drawPixmap(room.left(), room.center().y() - side // 2, picture)
            room = room.adjusted(side + XS + 2, 0, 0, 0)
        self._painter.setPen(self._colour(drawn.tone))
        kind = self._types.strong if drawn.strong else self._types.body
        kind.draw(self._painter, room, drawn.words, right=drawn.right)

    def _paint_badge(self, room: QRect, drawn: Drawn, tone: Tone) -> None:
        size = badge_size(drawn.words)
        place = QRect(room.left(), room.center().y() - size.height() // 2, 0, size.height())
        place.setWidth(min(size.width(), room.width()))
        paint_badge(self._painter, place, drawn.words, tone, drawn.icon)

    def _colour(self, token: str) -> QColor:
        colour = self._colours.get(token)
        if colour is None:
            colour = self._colours[token] = theme.colour(token)
        return colour
