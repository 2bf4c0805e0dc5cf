"""A card of a column as it is painted: its frame drawn once for each look, its words laid over it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from recovery_desktop.ui import icons, theme
from recovery_desktop.ui.tokens import RADIUS, XS, Colours, M, S
from recovery_desktop.ui.widgets.line_type import types


@dataclass(frozen=True)
class CardFace:
    """What a card says: who, which invoice, how much, what is next; `tone` colours the last line and its icon."""

    id: str
    title: str
    subtitle: str
    amount: str
    foot: str
    foot_icon: str = ""
    tone: str = "muted"
    fresh: bool = False

    @property
    def said(self) -> str:
        """The card read aloud."""
        return ", ".join(part for part in (self.title, self.subtitle, self.amount, self.foot) if part)


LOOKS_KEPT: Final = 6
"""The columns of a window differ by a pixel in width; more looks than these are of sizes that are gone."""


class CardLook:
    """The colours and frames of cards of one size, drawn once and kept between paints."""

    def __init__(self, width: int, height: int, ratio: float, colours: Colours) -> None:
        self._width, self._height, self._ratio, self._of = width, height, ratio, colours
        self._colours: dict[str, QColor] = {}
        self._frames: dict[tuple[str, int, str], QPixmap] = {}

    def colour(self, token: str) -> QColor:
        made = self._colours.get(token)
        if made is None:
            made = self._colours[token] = QColor(self._of.of(token))
        return made

    def frame(self, ring: str, thick: int, ground: str) -> QPixmap:
        """Round corners are dear, and nearly all cards look alike. Its ring reaches one pixel beyond the card."""
        made = self._frames.get((ring, thick, ground))
        if made is None:
            width, height = self._width - 2 * S + 2, self._height - 2 * XS + 2
            made = QPixmap(round(width * self._ratio), round(height * self._ratio))
            made.setDevicePixelRatio(self._ratio)
            made.fill(Qt.GlobalColor.transparent)
            painter = QPainter(made)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(self.colour(ring), thick))
            painter.setBrush(self.colour(ground))
            painter.drawRoundedRect(QRectF(1.5, 1.5, width - 3, height - 3), RADIUS, RADIUS)
            painter.end()
            self._frames[ring, thick, ground] = made
        return made


look_of = lru_cache(maxsize=LOOKS_KEPT)(CardLook)


class CardPainter:
    """Paints cards of one size into a view, for the time of one paint event."""

    def __init__(self, painter: QPainter, width: int, height: int) -> None:
        self._painter, self._width, self._height = painter, width, height
        self._types = types()
        self._ratio = painter.device().devicePixelRatio()
        self._look = look_of(width, height, self._ratio, theme.colours())

    def paint(
        self, left: int, top: int, face: CardFace, *, chosen: bool, focused: bool, hovered: bool
    ) -> None:
        ring = "accent" if focused or chosen or face.fresh else "line"
        ground = "accent_soft" if chosen else "hover" if hovered else "surface"
        self._painter.drawPixmap(
            left + S - 1, top + XS - 1, self._look.frame(ring, 2 if focused else 1, ground)
        )
        inner = QRect(
            left + S + M, top + XS + S + 2, self._width - 2 * (S + M), self._height - 2 * (XS + S + 2)
        )
        taken = 0
        if chosen:
            side = self._types.sizes.caption
            tick = icons.pixmap("check", theme.colours().accent, side, self._ratio)
            self._painter.drawPixmap(inner.right() - side, inner.top() + 2, tick)
            taken = self._types.sizes.body
        self._paint_face(inner, face, taken)

    def _paint_face(self, inner: QRect, face: CardFace, taken: int) -> None:
        """`taken` is the width at the title's end that something else stands in."""
        painter, kinds = self._painter, self._types
        left, top, width, line = inner.x(), inner.y(), inner.width(), inner.height() // 3
        painter.setPen(self._look.colour("text"))
        kinds.strong.draw(painter, QRect(left, top, width - taken, line), face.title)
        kinds.strong.draw(painter, QRect(left, top + line, width, line), face.amount, right=True)
        painter.setPen(self._look.colour("muted"))
        wide = kinds.strong.width_of(face.amount) + S
        kinds.caption.draw(painter, QRect(left, top + line, width - wide, line), face.subtitle)
        third = QRect(left, top + 2 * line, width, line)
        if face.foot_icon:
            side = kinds.sizes.caption
            drawn = icons.pixmap(face.foot_icon, theme.colours().of(face.tone), side, self._ratio)
            painter.drawPixmap(left, third.center().y() - side // 2, drawn)
            third = third.adjusted(side + XS + 2, 0, 0, 0)
        if face.tone != "muted":
            painter.setPen(self._look.colour(face.tone))
        kinds.caption.draw(painter, third, face.foot)
