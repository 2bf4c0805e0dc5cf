"""A PDF's pages with boxes on them: zoom, fit, turn pages, point at a box, click it, draw a new one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtPdf import QPdfDocument
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from recovery_desktop.ui import theme
from recovery_desktop.ui.tokens import L, S
from recovery_desktop.ui.widgets.button import icon_button
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.pdf_page import PdfPage

_SHARPNESS = 2.0
_ZOOM_STEP = 1.25


@dataclass(frozen=True)
class Box:
    """A place on a page: `page` counts from 1, sides in PDF points from the page's top left."""

    page: int
    x0: float
    top: float
    x1: float
    bottom: float

    @property
    def rect(self) -> QRectF:
        return QRectF(QPointF(self.x0, self.top), QPointF(self.x1, self.bottom)).normalized()


class PdfView(QWidget):
    """`box_clicked` carries a box's key; `box_drawn` a new Box that the person dragged with the mouse."""

    box_clicked = Signal(str)
    box_drawn = Signal(object)
    page_changed = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = QPdfDocument(self)
        self._page = 1
        self._boxes: dict[str, Box] = {}
        self._marked = ""
        self._fit: Literal["width", "page", ""] = "width"
        self.paper = PdfPage()
        self.paper.setAccessibleName(self.tr("Page of the invoice"))
        self.paper.clicked.connect(self._clicked)
        self.paper.drawn.connect(self._drawn)
        self.paper.resized.connect(self._refit)
        self._previous = icon_button("left", self.tr("Previous page"))
        self._next = icon_button("right", self.tr("Next page"))
        self._count = Label("", "caption", wrap=False)
        self._out = icon_button("zoom_out", self.tr("Zoom out"), "Ctrl+-")
        self._in = icon_button("zoom_in", self.tr("Zoom in"), "Ctrl+=")
        self._width = icon_button("fit_width", self.tr("Fit width"), "Ctrl+0")
        self._width.setToolTip(self.tr("Fit width, then the whole page (Ctrl+0)"))
        self.draw = icon_button("box", self.tr("Draw a box to read again"))
        self.draw.setCheckable(True)
        self.draw.toggled.connect(self.paper.set_drawing)
        self._previous.clicked.connect(lambda: self.show_page(self._page - 1))
        self._next.clicked.connect(lambda: self.show_page(self._page + 1))
        self._in.clicked.connect(lambda: self.zoom(_ZOOM_STEP))
        self._out.clicked.connect(lambda: self.zoom(1 / _ZOOM_STEP))
        self._width.clicked.connect(lambda: self.fit_page() if self._fit == "width" else self.fit_width())
        self.paper.turned.connect(lambda by: self.show_page(self._page + by))
        self.paper.zoomed.connect(lambda by: self.zoom(_ZOOM_STEP**by))
        self.paper.asked_page.connect(lambda page: self.show_page(page or self.pages))
        tools = QHBoxLayout()
        tools.setContentsMargins(S, S, S, S)
        tools.setSpacing(S)
        for tool in (self._previous, self._count, self._next):
            tools.addWidget(tool)
        tools.addStretch()
        for tool in (self.draw, self._out, self._in, self._width):
            tools.addWidget(tool)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(tools)
        column.addWidget(self.paper, 1)
        theme.follow(self, self._mark)
        self._tell()

    @property
    def page(self) -> int:
        return self._page

    @property
    def pages(self) -> int:
        return int(self._document.pageCount())

    @property
    def marked(self) -> str:
        """The key of the box pointed at, empty for none."""
        return self._marked

    def load(self, path: Path) -> bool:
        """Show a file's first page; False where it cannot be opened."""
        self._boxes, self._marked = {}, ""
        opened = self._document.load(str(path)) == QPdfDocument.Error.None_
        self._page, self._fit = 1, "width"
        self._draw_page()
        return bool(opened)

    def close_document(self) -> None:
        """Let go of the file."""
        self._document.close()
        self.paper.show_page(QPixmap(), QSizeF())
        self._tell()

    def show_boxes(self, boxes: Mapping[str, Box]) -> None:
        self._boxes = dict(boxes)
        self._mark()

    def show_page(self, page: int) -> None:
        """Turn to a page, counting from 1; beyond the ends nothing happens."""
        if 1 <= page <= self.pages and page != self._page:
            self._page = page
            self._draw_page()
            self.page_changed.emit(page)

    def point_at(self, key: str) -> None:
        """Mark this box, turn to its page and bring it into sight; an unknown key marks none."""
        box = self._boxes.get(key)
        self._marked = key if box else ""
        if box is not None:
            self.show_page(box.page)
        self._mark()
        if box is not None:
            self.paper.ensureVisible(box.rect, 2 * L, 2 * L)

    def zoom(self, factor: float) -> None:
        self._fit = ""
        self.paper.zoom(factor)

    def fit_width(self) -> None:
        self._fit = "width"
        self._refit()

    def fit_page(self) -> None:
        self._fit = "page"
        self._refit()

    def _refit(self) -> None:
        if self._fit:
            self.paper.fit(whole=self._fit == "page")

    def _draw_page(self) -> None:
        if not self.pages:
            self.paper.show_page(QPixmap(), QSizeF())
            self._tell()
            return
        size = self._document.pagePointSize(self._page - 1)
        scale = _SHARPNESS * max(1.0, self.devicePixelRatioF())
        wanted = QSize(round(size.width() * scale), round(size.height() * scale))
        rendered = self._document.render(self._page - 1, wanted)
        sheet = QImage(wanted, QImage.Format.Format_RGB32)
        sheet.fill(Qt.GlobalColor.white)
        painter = QPainter(sheet)
        painter.drawImage(0, 0, rendered)
        painter.end()
        self.paper.show_page(QPixmap.fromImage(sheet), size)
        self._refit()
        self._mark()
        self._tell()

    def _mark(self) -> None:
        on_page = {key: box.rect for key, box in self._boxes.items() if box.page == self._page}
        self.paper.show_boxes(on_page, self._marked)

    def _tell(self) -> None:
        self._count.setText(self.tr("{page} of {pages}").format(page=self._page, pages=max(self.pages, 1)))
        self._previous.setEnabled(self._page > 1)
        self._next.setEnabled(self._page < self.pages)

    def _clicked(self, key: str) -> None:
        self._marked = key
        self._mark()
        self.box_clicked.emit(key)

    def _drawn(self, rect: QRectF) -> None:
        self.draw.setChecked(False)
        self.box_drawn.emit(Box(self._page, rect.left(), rect.top(), rect.right(), rect.bottom()))
