"""A file to look at: a PDF's pages, or a picture; words where it is neither."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QStackedLayout, QWidget

from recovery_desktop.documents.drawing import DrawnPage, NotDrawn, draw_picture
from recovery_desktop.ui import notices
from recovery_desktop.ui.document_view.page_drawing import page_drawing
from recovery_desktop.ui.document_view.pdf_view import PdfView
from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.theme.tokens import L
from recovery_desktop.ui.widgets.label import Label

PICTURES = (".png", ".jpg", ".jpeg")
SIDE_MOST = 2400
"""Pictures are read no larger than this: a photo of a telephone has more than a screen shows."""


class PaperView(QWidget):
    def __init__(self, nothing: str = "", parent: QWidget | None = None) -> None:
        """`nothing` is what it says while there is nothing to look at."""
        super().__init__(parent)
        self._nothing = nothing
        self.pdf = PdfView()
        self.pdf.draw.setVisible(False)
        self.pdf.paper.setAccessibleName(self.tr("Page of the document"))
        self.picture = _Picture()
        self.pdf.failed.connect(self._say)
        self.picture.failed.connect(self._say)
        self.words = Label(nothing, "muted")
        self.words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.words.setContentsMargins(L, L, L, L)
        self._stack = QStackedLayout(self)
        for view in (self.words, self.pdf, self.picture):
            self._stack.addWidget(view)
        self.path: Path | None = None

    def show_file(self, path: Path | None) -> None:
        if path == self.path:
            return
        self.path = path
        self.pdf.close_document()
        self.picture.forget()
        if path is None:
            self._say(self._nothing)
        elif path.suffix.lower() in PICTURES:
            self._stack.setCurrentWidget(self.picture)
            self.picture.load(path)
        else:
            self._stack.setCurrentWidget(self.pdf)
            self.pdf.load(path)

    def close_document(self) -> None:
        """Let go of the file."""
        self.pdf.close_document()
        self.picture.forget()
        self.path = None

    def _say(self, words: str) -> None:
        self.words.setText(words)
        self._stack.setCurrentWidget(self.words)


class _Picture(QWidget):
    """Fitted into the room there is, never enlarged."""

    failed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._drawn = QPixmap()
        self._ticket = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("Picture of the document"))
        page_drawing().finished.connect(self._finished)

    @property
    def is_shown(self) -> bool:
        return not self._drawn.isNull()

    def load(self, path: Path) -> None:
        """Show it as soon as it is decoded, in a confined process."""
        self.forget()
        self._ticket = page_drawing().begin(lambda cancelled: draw_picture(path, SIDE_MOST, cancelled))

    def forget(self) -> None:
        if self._ticket:
            page_drawing().give_up(self._ticket)
            self._ticket = 0
        self._drawn = QPixmap()
        self.update()

    def _finished(self, ticket: int, answer: object) -> None:
        if ticket != self._ticket:
            return
        self._ticket = 0
        if isinstance(answer, NotDrawn):
            self.failed.emit(notices.notice(answer).sentence)
            return
        _, image = cast("tuple[DrawnPage, QImage]", answer)
        self._drawn = QPixmap.fromImage(image)
        self.update()

    def minimumSizeHint(self) -> QSize:
        return QSize(120, 120)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.colour("rail"))
        if self._drawn.isNull():
            return
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        room = self.rect().adjusted(L, L, -L, -L)
        fitted = self._drawn.size().scaled(room.size(), Qt.AspectRatioMode.KeepAspectRatio)
        if fitted.width() > self._drawn.width():
            fitted = self._drawn.size()
        place = QRect(QPoint(), fitted)
        place.moveCenter(room.center())
        painter.drawPixmap(place, self._drawn)
