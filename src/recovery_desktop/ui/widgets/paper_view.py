"""A file to look at: a PDF's pages, or a picture; words where it is neither."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QImageReader, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QStackedLayout, QWidget

from recovery_desktop.ui import theme
from recovery_desktop.ui.tokens import L
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.pdf_view import PdfView

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
        if path is None:
            self._say(self._nothing)
        elif path.suffix.lower() in PICTURES:
            if self.picture.load(path):
                self._stack.setCurrentWidget(self.picture)
            else:
                self._say(self.tr("This picture cannot be shown."))
        elif self.pdf.load(path):
            self._stack.setCurrentWidget(self.pdf)
        else:
            self._say(self.tr("This file cannot be shown here."))

    def close_document(self) -> None:
        """Let go of the file."""
        self.pdf.close_document()
        self.path = None

    def _say(self, words: str) -> None:
        self.words.setText(words)
        self._stack.setCurrentWidget(self.words)


class _Picture(QWidget):
    """Fitted into the room there is, never enlarged."""

    def __init__(self) -> None:
        super().__init__()
        self._drawn = QPixmap()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("Picture of the document"))

    def load(self, path: Path) -> bool:
        reader = QImageReader(str(path))
        reader.setAutoTransform(True)
        size = reader.size()
        if size.isValid() and max(size.width(), size.height()) > SIDE_MOST:
            reader.setScaledSize(size.scaled(SIDE_MOST, SIDE_MOST, Qt.AspectRatioMode.KeepAspectRatio))
        image = reader.read()
        self._drawn = QPixmap.fromImage(image)
        self.update()
        return not image.isNull()

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
