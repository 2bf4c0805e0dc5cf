"""A row that goes on in the next line where the window is narrow or the text is large."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget, QWidgetItem

from recovery_desktop.ui.theme.tokens import S

Line = list[tuple[QLayoutItem, QSize]]


class FlowLayout(QLayout):
    """Beside each other, wrapped like words. All after the first `leading` stand at the end of the line, or in lines of
    their own where they do not fit into it. `centred` in the height of what stands beside it, else at its top."""

    def __init__(
        self, parent: QWidget | None = None, *, leading: int | None = None, centred: bool = False
    ) -> None:
        super().__init__(parent) if parent is not None else super().__init__()
        self._items: list[QLayoutItem] = []
        self._leading, self._centred = leading, centred
        # Qt asks a page's layouts for the same sizes dozens of times before it is shown.
        self._lines_of_width: dict[int, list[Line]] = {}
        self._size_hint: QSize | None = None
        self._minimum_size: QSize | None = None
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(S)

    def addWidget(self, widget: QWidget) -> None:
        self.insertWidget(len(self._items), widget)

    def insertWidget(self, at: int, widget: QWidget) -> None:
        self.addChildWidget(widget)
        # Of an item that Qt made, PySide may take the one of another layout that stood in the same place before.
        self._items.insert(at, QWidgetItem(widget))
        self.invalidate()

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)
        self.invalidate()

    def invalidate(self) -> None:
        self._lines_of_width.clear()
        self._size_hint = self._minimum_size = None
        super().invalidate()

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        if not 0 <= index < len(self._items):
            return None
        item = self._items.pop(index)
        self.invalidate()
        return item

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        lines = self._lines(width)
        return sum(map(_height, lines)) + self.spacing() * max(0, len(lines) - 1)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        lines, y = self._lines(rect.width()), rect.y()
        if self._centred:
            y += max(0, rect.height() - self.heightForWidth(rect.width())) // 2
        for line in lines:
            x, height = rect.x(), _height(line)
            spare = rect.width() - self._width(line)
            for item, size in line:
                if len(lines) == 1 and self._leading is not None and item is self._first_at_end():
                    x += spare
                item.setGeometry(QRect(QPoint(x, y + (height - size.height()) // 2), size))
                x += size.width() + self.spacing()
            y += height + self.spacing()

    def sizeHint(self) -> QSize:
        if self._size_hint is None:
            line = [(item, item.sizeHint()) for item in self._items if not item.isEmpty()]
            self._size_hint = QSize(self._width(line), _height(line))
        return self._size_hint

    def minimumSize(self) -> QSize:
        if self._minimum_size is None:
            line = [(item, item.minimumSize()) for item in self._items if not item.isEmpty()]
            self._minimum_size = QSize(max((size.width() for _, size in line), default=0), _height(line))
        return self._minimum_size

    def _first_at_end(self) -> QLayoutItem | None:
        after = self._items[self._leading :] if self._leading is not None else []
        return next((item for item in after if not item.isEmpty()), None)

    def _lines(self, width: int) -> list[Line]:
        if width not in self._lines_of_width:
            self._lines_of_width[width] = self._broken_into_lines(width)
        return self._lines_of_width[width]

    def _broken_into_lines(self, width: int) -> list[Line]:
        lines: list[Line] = []
        breaks = self._first_at_end() if self.sizeHint().width() > width else None
        for item in self._items:
            if item.isEmpty():
                continue
            size = _fitted(item, width)
            fits = lines and self._width(lines[-1]) + self.spacing() + size.width() <= width
            if fits and item is not breaks:
                lines[-1].append((item, size))
            else:
                lines.append([(item, size)])
        return lines

    def _width(self, line: Line) -> int:
        return sum(size.width() for _, size in line) + self.spacing() * max(0, len(line) - 1)


class FlowRow(QWidget):
    """Buttons beside each other, wrapped like words."""

    def __init__(self, *widgets: QWidget, leading: int | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        flow = FlowLayout(self, leading=leading)
        for widget in widgets:
            flow.addWidget(widget)


def _height(line: Line) -> int:
    return max((size.height() for _, size in line), default=0)


def _fitted(item: QLayoutItem, width: int) -> QSize:
    size = item.sizeHint()
    if size.width() <= width:
        return size
    return QSize(width, item.heightForWidth(width) if item.hasHeightForWidth() else size.height())
