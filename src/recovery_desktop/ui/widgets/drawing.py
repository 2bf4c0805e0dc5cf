"""Bars and lines by a painter, the same on a screen and on paper: each value is written at its place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from recovery_desktop.ui.theme.tokens import XS, XXL, S
from recovery_desktop.ui.tone import Tone

Kind = Literal["bar", "line"]
Ink = Callable[[str], QColor]


@dataclass(frozen=True)
class Point:
    """A named value; `note` is the small print under the name, as the number of cases, `label` what is written instead
    of a value that rests on nothing."""

    name: str
    value: Decimal
    note: str = ""
    tone: Tone | None = None
    label: str = ""


@dataclass(frozen=True)
class Drawing:
    """`bar` for named values side by side, `line` for a series over time; `written` is a value in words."""

    kind: Kind
    points: Sequence[Point]
    written: Callable[[Decimal], str]

    def paint(self, painter: QPainter, room: QRectF, ink: Ink) -> None:
        """Paint in the painter's font; `ink` gives the colour of a token."""
        if not self.points:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = QFontMetricsF(painter.font()).height()
        foot = line * (2 if any(p.note for p in self.points) else 1) + S
        plot = room.adjusted(0, line + S, 0, -foot)
        painter.setPen(QPen(ink("line"), 1))
        painter.drawLine(plot.bottomLeft(), plot.bottomRight())
        places = self._places(plot)
        if self.kind == "bar":
            self._paint_bars(painter, plot, places, ink)
        else:
            _paint_line(painter, places, ink)
        self._paint_names(painter, plot, places, ink)

    def say(self, point: Point) -> str:
        return point.label or self.written(point.value)

    def _places(self, plot: QRectF) -> list[QPointF]:
        """Return the top of each bar or the point of the line, in the middle of its slot."""
        highest = max((p.value for p in self.points), default=Decimal(0)) or Decimal(1)
        slot = plot.width() / len(self.points)
        return [
            QPointF(plot.left() + slot * (at + 0.5), plot.bottom() - plot.height() * float(p.value / highest))
            for at, p in enumerate(self.points)
        ]

    def _paint_bars(self, painter: QPainter, plot: QRectF, places: list[QPointF], ink: Ink) -> None:
        width = min(plot.width() / len(places) * 0.6, 2.0 * XXL)
        painter.setPen(Qt.PenStyle.NoPen)
        for point, top in zip(self.points, places, strict=True):
            painter.setBrush(ink("field_line" if point.tone == "neutral" else point.tone or "accent"))
            bar = QRectF(top.x() - width / 2, min(top.y(), plot.bottom() - 2), width, 0)
            bar.setBottom(plot.bottom())
            painter.drawRoundedRect(bar, min(XS, bar.height() / 2), min(XS, bar.height() / 2))

    def _paint_names(self, painter: QPainter, plot: QRectF, places: list[QPointF], ink: Ink) -> None:
        usual, strong = QFont(painter.font()), QFont(painter.font())
        strong.setWeight(QFont.Weight.DemiBold)
        metrics, slot = QFontMetricsF(usual), plot.width() / len(places)
        middle = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
        for point, top in zip(self.points, places, strict=True):
            left, height = top.x() - slot / 2, metrics.height()
            over = QRectF(left, min(top.y(), plot.bottom() - 2) - height - XS, slot, height)
            label = self.say(point)
            painter.setFont(strong)
            if self.kind == "line":
                _clear_behind(painter, over, label, ink)
            painter.setPen(ink("text"))
            painter.drawText(over, middle, label)
            painter.setFont(usual)
            painter.setPen(ink("muted"))
            under = QRectF(left + XS, plot.bottom() + XS, slot - S, height)
            for words in (point.name, point.note):
                fitting = metrics.elidedText(words, Qt.TextElideMode.ElideRight, under.width())
                painter.drawText(under, middle, fitting)
                under.translate(0, height)


def _paint_line(painter: QPainter, places: list[QPointF], ink: Ink) -> None:
    painter.setPen(QPen(ink("accent"), 2))
    painter.drawPolyline(places)
    painter.setBrush(ink("surface"))
    for place in places:
        painter.drawEllipse(place, 3.5, 3.5)


def _clear_behind(painter: QPainter, place: QRectF, words: str, ink: Ink) -> None:
    """Clear the background of a figure, so that no line runs through it."""
    width = QFontMetricsF(painter.font()).horizontalAdvance(words) + XS
    behind = QRectF(place.center().x() - width / 2, place.top(), width, place.height())
    painter.fillRect(behind, ink("surface"))
