"""A PDF's pages with boxes on them: zoom, fit, turn pages, point at a box, click it, draw a new one.

The file is parsed in a confined process; what comes here are bitmaps.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, cast

from PySide6.QtCore import QPointF, QRectF, QSizeF, QTimer, Signal
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from recovery_desktop.documents.drawing import DrawnPage, NotDrawn, draw_page
from recovery_desktop.ui import notices
from recovery_desktop.ui.document_view.page_drawing import page_drawing
from recovery_desktop.ui.document_view.pdf_page import PdfPage
from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.theme.tokens import L, S
from recovery_desktop.ui.widgets.button import icon_button
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.tooltip import set_tooltip

_SHARPNESS = 2.0
_ZOOM_STEP = 1.25
_CACHED_PAGES = 8
"""Pages that were looked at stay at hand: some eight megabytes each."""
_CACHED_PIXELS = 18_000_000
"""Of them together, four bytes each; the page on view and the next one are kept however large they are."""
_SAY_AFTER_MS = 300


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
    """`box_clicked` carries a box's key; `box_drawn` a new Box that the person dragged with the mouse. A file that is
    opened is `shown` with its first page or `failed`, with why in words."""

    box_clicked = Signal(str)
    box_drawn = Signal(object)
    page_changed = Signal(int)
    shown = Signal()
    failed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._path: Path | None = None
        self._pages = 0
        self._sheets: OrderedDict[int, tuple[QPixmap, QSizeF]] = OrderedDict()
        self._tickets: dict[int, int] = {}
        """The pages that are being drawn: {ticket: page}."""
        self._page = 1
        self._boxes: dict[str, Box] = {}
        self._marked = ""
        self._fit: Literal["width", "page", ""] = "width"
        self.paper: PdfPage = PdfPage()
        self._slow = QTimer(self)
        self._slow.setSingleShot(True)
        self._slow.setInterval(_SAY_AFTER_MS)
        self._slow.timeout.connect(self._say_loading)
        self.paper.setAccessibleName(self.tr("Page of the invoice"))
        self.paper.clicked.connect(self._clicked)
        self.paper.drawn.connect(self._box_drawn)
        self.paper.resized.connect(self._refit)
        self._previous = icon_button("left", self.tr("Previous page"))
        self._next = icon_button("right", self.tr("Next page"))
        self._count = Label("", "caption", wrap=False)
        self._out = icon_button("zoom_out", self.tr("Zoom out"), "Ctrl+-")
        self._in = icon_button("zoom_in", self.tr("Zoom in"), "Ctrl+=")
        self._width = icon_button("fit_width", self.tr("Fit width"), "Ctrl+0")
        set_tooltip(self._width, self.tr("Fit width, then the whole page (Ctrl+0)"))
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
        self.paper.page_requested.connect(lambda page: self.show_page(page or self.pages))
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
        page_drawing().finished.connect(self._finished)
        page_drawing().warm()
        self._tell()

    @property
    def page(self) -> int:
        return self._page

    @property
    def pages(self) -> int:
        """0 until the first page is there."""
        return self._pages

    @property
    def marked(self) -> str:
        """The key of the box pointed at, empty for none."""
        return self._marked

    def load(self, path: Path) -> None:
        """Show a file's first page, or the one that was pointed at meanwhile, as soon as it is drawn."""
        self.close_document()
        self._path = path
        self._boxes, self._marked = {}, ""
        self._page, self._fit = 1, "width"
        # Nothing stands there before the first page; while one turns pages, a short wait needs no words.
        self._say_loading()
        self._ask_for(1)

    def _say_loading(self) -> None:
        self.paper.say(self.tr("Loading the page…"))

    def close_document(self) -> None:
        """Let go of the file."""
        for ticket in self._tickets:
            page_drawing().give_up(ticket)
        self._tickets.clear()
        self._sheets.clear()
        self._path, self._pages = None, 0
        self._slow.stop()
        self.paper.say("")
        self.paper.show_page(QPixmap(), QSizeF())
        self._tell()

    def show_boxes(self, boxes: Mapping[str, Box]) -> None:
        if boxes != self._boxes:
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
        self._bring_into_sight()

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
            self.paper.fit(full_page=self._fit == "page")

    def _draw_page(self) -> None:
        """Show the current page at once where it was drawn before, otherwise when it is drawn."""
        sheet = self._sheets.get(self._page)
        if sheet is not None:
            self._sheets.move_to_end(self._page)
            self._slow.stop()
            self.paper.say("")
            self.paper.show_page(*sheet)
            self._refit()
            self._ask_for(self._page + 1)
        elif self._path is not None:
            self.paper.show_page(QPixmap(), self.paper.page_size)
            self._ask_for(self._page)
            self._slow.start()
        self._mark()
        self._tell()

    def _ask_for(self, page: int) -> None:
        """Have it drawn, unless it is there, on its way, or beyond the end; what nobody
        looks at any more is given up."""
        for ticket, other in list(self._tickets.items()):
            if other not in (self._page, page):
                page_drawing().give_up(ticket)
                del self._tickets[ticket]
        path = self._path
        beyond = bool(self._pages) and page > self._pages
        if path is None or beyond or page in self._sheets or page in self._tickets.values():
            return
        scale = _SHARPNESS * max(1.0, self.devicePixelRatioF())
        ticket = page_drawing().begin(lambda cancelled: draw_page(path, page, scale, cancelled))
        self._tickets[ticket] = page

    def _finished(self, ticket: int, answer: object) -> None:
        page = self._tickets.pop(ticket, None)
        if page is None:
            return
        if isinstance(answer, NotDrawn):
            self._not_drawn(page, answer)
            return
        drawn, image = cast("tuple[DrawnPage, QImage]", answer)
        first = not self._pages
        self._pages = drawn.pages
        self._sheets[page] = QPixmap.fromImage(image), QSizeF(drawn.width, drawn.height)
        self._forget_the_oldest()
        if page == self._page:
            self._draw_page()
            self._bring_into_sight()
        if first:
            self.shown.emit()
            marked = self._boxes.get(self._marked)
            if marked is not None:
                self.show_page(marked.page)

    def _forget_the_oldest(self) -> None:
        pixels = sum(sheet.width() * sheet.height() for sheet, _ in self._sheets.values())
        while len(self._sheets) > _CACHED_PAGES or (pixels > _CACHED_PIXELS and len(self._sheets) > 2):
            _, (sheet, _) = self._sheets.popitem(last=False)
            pixels -= sheet.width() * sheet.height()

    def _not_drawn(self, page: int, failure: NotDrawn) -> None:
        words = notices.notice(failure).sentence
        if page == self._page:
            self._slow.stop()
            self.paper.say(words)
            if not self._pages:
                self.failed.emit(words)

    def _bring_into_sight(self) -> None:
        box = self._boxes.get(self._marked)
        if box is not None and box.page == self._page and self._pages:
            self.paper.ensureVisible(box.rect, 2 * L, 2 * L)

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

    def _box_drawn(self, rect: QRectF) -> None:
        self.draw.setChecked(False)
        self.box_drawn.emit(Box(self._page, rect.left(), rect.top(), rect.right(), rect.bottom()))
