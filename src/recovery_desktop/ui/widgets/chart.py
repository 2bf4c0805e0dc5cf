"""Bars and lines, painted: values are written at them and said in the accessible description."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from recovery_desktop.ui import theme
from recovery_desktop.ui.tokens import XS, XXL, S, Tone


@dataclass(frozen=True)
class Point:
    """A named value; `note` is the small print under the name, as the number of cases."""

    name: str
    value: Decimal
    note: str = ""
    tone: Tone | None = None


class Chart(QWidget):
    """`bar` for named values side by side, `line` for a series over time."""

    def __init__(
        self,
        kind: Literal["bar", "line"],
        name: str,
        written: Callable[[Decimal], str] = str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._kind, self._written = kind, written
        self._points: list[Point] = []
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_points(self, points: Sequence[Point]) -> None:
        self._points = list(points)
        said = (f"{p.name}: {self._written(p.value)}{f' ({p.note})' if p.note else ''}" for p in points)
        self.setAccessibleDescription("; ".join(said))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(280, theme.sizes().body * 14)

    def minimumSizeHint(self) -> QSize:
        return QSize(160, theme.sizes().body * 12)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._points:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        metrics = self.fontMetrics()
        foot = metrics.height() * (2 if any(p.note for p in self._points) else 1) + S
        plot = QRectF(0, metrics.height() + S, self.width(), self.height() - foot - metrics.height() - S)
        painter.setPen(QPen(theme.colour("line"), 1))
        painter.drawLine(plot.bottomLeft(), plot.bottomRight())
        places = self._places(plot)
        if self._kind == "bar":
            self._paint_bars(painter, plot, places)
        else:
            self._paint_line(painter, plot, places)
        self._paint_names(painter, plot, places)

    def _places(self, plot: QRectF) -> list[QPointF]:
        """The top of each bar or the point of the line, in the middle of its slot."""
        highest = max((p.value for p in self._points), default=Decimal(0)) or Decimal(1)
        slot = plot.width() / len(self._points)
        return [
            QPointF(slot * (at + 0.5), plot.bottom() - plot.height() * float(p.value / highest))
            for at, p in enumerate(self._points)
        ]

    def _paint_bars(self, painter: QPainter, plot: QRectF, places: list[QPointF]) -> None:
        width = min(plot.width() / len(places) * 0.6, 2.0 * XXL)
        painter.setPen(Qt.PenStyle.NoPen)
        for point, top in zip(self._points, places, strict=True):
            painter.setBrush(
                theme.colour("field_line" if point.tone == "neutral" else point.tone or "accent")
            )
            bar = QRectF(top.x() - width / 2, min(top.y(), plot.bottom() - 2), width, 0)
            bar.setBottom(plot.bottom())
            painter.drawRoundedRect(bar, min(XS, bar.height() / 2), min(XS, bar.height() / 2))

    def _paint_line(self, painter: QPainter, plot: QRectF, places: list[QPointF]) -> None:
        painter.setPen(QPen(theme.colour("accent"), 2))
        painter.drawPolyline(places)
        painter.setBrush(theme.colour("surface"))
        for place in places:
            painter.drawEllipse(place, 3.5, 3.5)

    def _paint_names(self, painter: QPainter, plot: QRectF, places: list[QPointF]) -> None:
        metrics, slot = self.fontMetrics(), plot.width() / len(places)
        strong = QFont(self.font())
        strong.setWeight(QFont.Weight.DemiBold)
        middle = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
        for point, top in zip(self._points, places, strict=True):
            left = top.x() - slot / 2
            over = QRectF(
                left, min(top.y(), plot.bottom() - 2) - metrics.height() - XS, slot, metrics.height()
            )
            painter.setFont(strong)
            self._clear_behind(painter, over, self._written(point.value))
            painter.setPen(theme.colour("text"))
            painter.drawText(over, middle, self._written(point.value))
            painter.setFont(self.font())
            painter.setPen(theme.colour("muted"))
            under = QRectF(left + XS, plot.bottom() + XS, slot - S, metrics.height())
            painter.drawText(under, middle, _fitting(painter, point.name, under.width()))
            if point.note:
                under.translate(0, metrics.height())
                painter.drawText(under, middle, _fitting(painter, point.note, under.width()))

    def _clear_behind(self, painter: QPainter, place: QRectF, words: str) -> None:
        """A line must not run through its own figures."""
        if self._kind == "line":
            width = painter.fontMetrics().horizontalAdvance(words) + XS
            behind = QRectF(place.center().x() - width / 2, place.top(), width, place.height())
            painter.fillRect(behind, theme.colour("surface"))


def _fitting(painter: QPainter, words: str, width: float) -> str:
    return painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, int(width))
