"""One page of a PDF in a view: its boxes, zoom, keys, and boxes that the mouse draws."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsRectItem, QGraphicsScene, QGraphicsView

from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.theme.tokens import L

_ZOOMS = (0.25, 6.0)


class PdfPage(QGraphicsView):
    """One page in a scene whose unit is the PDF point."""

    clicked = Signal(str)
    drawn = Signal(QRectF)
    resized = Signal()
    turned = Signal(int)
    zoomed = Signal(int)
    page_requested = Signal(int)
    """The page to turn to, 0 for the last."""

    def __init__(self) -> None:
        super().__init__()
        self.setScene(QGraphicsScene(self))
        self.setRenderHints(QPainter.RenderHint.SmoothPixmapTransform | QPainter.RenderHint.Antialiasing)
        self.setDragMode(QGraphicsView.DragMode.ScrollHandDrag)
        self._sheet = QGraphicsPixmapItem()
        self._sheet.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.scene().addItem(self._sheet)
        self._size = QSizeF()
        self._items: dict[str, QGraphicsRectItem] = {}
        self._drawing = False
        self._start: QPointF | None = None
        self._pressed: QPointF | None = None
        self._rubber = QGraphicsRectItem()
        self._rubber.setVisible(False)
        self._rubber.setZValue(2)
        self.scene().addItem(self._rubber)
        self._words = ""

    @property
    def page_size(self) -> QSizeF:
        return self._size

    @property
    def is_empty(self) -> bool:
        """Whether the page on view is still to come."""
        return self._sheet.pixmap().isNull()

    def say(self, words: str) -> None:
        """Show these words over the page: that it is being drawn, or why it cannot be."""
        if words != self._words:
            self._words = words
            self.setAccessibleDescription(words)
            self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._words:
            painter = QPainter(self.viewport())
            painter.setPen(theme.colour("text"))
            room = self.viewport().rect().adjusted(L, L, -L, -L)
            middle = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(room, int(middle), self._words)
            painter.end()

    def show_page(self, pixmap: QPixmap, size: QSizeF) -> None:
        self._size = size
        self._sheet.setPixmap(pixmap)
        if pixmap.width():
            self._sheet.setScale(size.width() / pixmap.width())
        self.scene().setSceneRect(QRectF(-8, -8, size.width() + 16, size.height() + 16))

    def fit(self, *, full_page: bool) -> None:
        """Fit the page's width into the view, and with `full_page` its height too."""
        if self._size.isEmpty():
            return
        # Based on the size without scroll bars: a size that depends on its own scroll bar would change for ever.
        room = self.maximumViewportSize()
        width, height = self._size.width() + 24, self._size.height() + 24
        scale = room.width() / width
        if full_page:
            scale = min(scale, room.height() / height)
        elif scale * height > room.height():
            scale = (room.width() - self.verticalScrollBar().sizeHint().width()) / width
        self.resetTransform()
        self.scale(scale, scale)

    def zoom(self, factor: float) -> None:
        now = self.transform().m11()
        factor = min(max(now * factor, _ZOOMS[0]), _ZOOMS[1]) / now
        self.scale(factor, factor)

    def show_boxes(self, boxes: Mapping[str, QRectF], marked: str) -> None:
        for item in self._items.values():
            self.scene().removeItem(item)
        self._items = {}
        for key, rect in boxes.items():
            item = QGraphicsRectItem(rect.adjusted(-2, -2, 2, 2))
            colour = QColor("#3553c8")
            pen = QPen(colour, 2 if key == marked else 1)
            pen.setCosmetic(True)
            colour.setAlpha(70 if key == marked else 18)
            item.setPen(pen if key == marked else QPen(QColor(53, 83, 200, 110), 0))
            item.setBrush(QBrush(colour))
            item.setZValue(1)
            self.scene().addItem(item)
            self._items[key] = item

    def set_drawing(self, drawing: bool) -> None:
        self._drawing = drawing
        mode = QGraphicsView.DragMode.NoDrag if drawing else QGraphicsView.DragMode.ScrollHandDrag
        self.setDragMode(mode)
        if drawing:
            self.viewport().setCursor(Qt.CursorShape.CrossCursor)
        self._rubber.setVisible(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        bar, key = self.verticalScrollBar(), event.key()
        if key == Qt.Key.Key_PageDown and bar.value() >= bar.maximum():
            self.turned.emit(1)
            bar.setValue(bar.minimum())
        elif key == Qt.Key.Key_PageUp and bar.value() <= bar.minimum():
            self.turned.emit(-1)
        elif key == Qt.Key.Key_Home:
            self.page_requested.emit(1)
        elif key == Qt.Key.Key_End:
            self.page_requested.emit(0)
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoomed.emit(1)
        elif key == Qt.Key.Key_Minus:
            self.zoomed.emit(-1)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = event.position()
        if self._drawing:
            self._start = self.mapToScene(event.position().toPoint())
            return
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._drawing and self._start is not None:
            pen = QPen(QColor("#3553c8"), 2, Qt.PenStyle.DashLine)
            pen.setCosmetic(True)
            self._rubber.setPen(pen)
            self._rubber.setRect(
                QRectF(self._start, self.mapToScene(event.position().toPoint())).normalized()
            )
            self._rubber.setVisible(True)
            return
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        end = self.mapToScene(event.position().toPoint())
        if self._drawing and self._start is not None:
            rect = QRectF(self._start, end).normalized()
            self._start = None
            self._rubber.setVisible(False)
            if rect.width() > 2 and rect.height() > 2:
                self.drawn.emit(rect)
            return
        super().mouseReleaseEvent(event)
        moved = self._pressed is not None and (event.position() - self._pressed).manhattanLength() > 4
        if not moved:
            for key, item in self._items.items():
                if item.contains(end):
                    self.clicked.emit(key)
                    return

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()
