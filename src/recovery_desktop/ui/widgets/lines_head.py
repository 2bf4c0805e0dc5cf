"""The head of a table of lines: its sort arrow stands beside the words, on the side where there is room."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHeaderView, QWidget

from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.theme.tokens import XS, S

WIDE: Final = 9
HIGH: Final = 5


class LinesHead(QHeaderView):
    """Qt's own arrow lies over the last letter of a heading that stands to the right, or above all of them.
    `sorted_column` is the one with the arrow, -1 for none."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.sorted_column, self.is_descending = -1, False

    def show_order(self, column: int, *, descending: bool) -> None:
        """Show the arrow in that column; it points to where the smaller ones stand."""
        self.sorted_column, self.is_descending = column, descending
        self.viewport().update()

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        super().paintSection(painter, rect, logicalIndex)
        if logicalIndex == self.sorted_column:
            arrow = self._arrow_place(rect, logicalIndex)
            flat, tip = arrow.top(), arrow.bottom() + 1
            if not self.is_descending:
                flat, tip = tip, flat
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("text"))
            corners = [(arrow.left(), flat), (arrow.right() + 1, flat), (arrow.center().x() + 0.5, tip)]
            painter.drawPolygon([QPointF(x, y) for x, y in corners])
            painter.restore()

    def _arrow_place(self, rect: QRect, column: int) -> QRect:
        """Return where the arrow stands: before words at the right, else behind them, inside the column."""
        model, along = self.model(), Qt.Orientation.Horizontal
        words = str(model.headerData(column, along) or "")
        alignment = model.headerData(column, along, int(Qt.ItemDataRole.TextAlignmentRole)) or 0
        used_width = S + self.fontMetrics().horizontalAdvance(words) + XS
        is_right = bool(int(alignment) & int(Qt.AlignmentFlag.AlignRight))
        left = rect.right() - used_width - WIDE if is_right else rect.left() + used_width
        left = max(rect.left(), min(left, rect.right() - WIDE))
        return QRect(left, rect.center().y() - HIGH // 2, WIDE, HIGH)
