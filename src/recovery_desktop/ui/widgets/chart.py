"""A drawing of values in a page: what it shows is said in its accessible description."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from decimal import Decimal

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.widgets.drawing import Drawing, Kind, Point
from recovery_desktop.ui.widgets.row_menu import offer


class Chart(QWidget):
    """`drawing` is what it shows now."""

    def __init__(
        self,
        kind: Kind,
        name: str,
        written: Callable[[Decimal], str] = str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.drawing = Drawing(kind, (), written)
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        offer(self, lambda: [[point.name, self.drawing.say(point)] for point in self.drawing.points])

    def show_points(self, points: Sequence[Point]) -> None:
        self.drawing = Drawing(self.drawing.kind, tuple(points), self.drawing.written)
        self.setAccessibleDescription(self._accessible_text())
        self.update()

    def _accessible_text(self) -> str:
        """Return what a look at it tells first, then every value."""
        points, say = self.drawing.points, self.drawing.say
        parts = [f"{p.name}: {say(p)}{f' ({p.note})' if p.note else ''}" for p in points]
        if len(points) > 2:
            highest, lowest = max(points, key=_value), min(points, key=_value)
            parts.insert(0, self.tr("Highest: {name}").format(name=highest.name))
            parts.insert(1, self.tr("Lowest: {name}").format(name=lowest.name))
        return "; ".join(parts)

    def sizeHint(self) -> QSize:
        return QSize(280, theme.sizes().body * 14)

    def minimumSizeHint(self) -> QSize:
        return QSize(160, theme.sizes().body * 12)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.drawing.paint(painter, QRectF(self.rect()), theme.colour)


def _value(point: Point) -> Decimal:
    return point.value
