"""Files dropped on the window: which are taken, and the overlay while they hover. `app/shell.py` says where they go:
statements to the payments, everything else to the invoices (`commands/import_files.py`)."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.theme.tokens import RADIUS_LARGE, L


def dropped_files(data: QMimeData) -> list[Path]:
    """Return the local files of a drag, whatever their kind: a wrong kind gets its message from who reads it."""
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]


class DropOverlay(QWidget):
    """Covers its window while files hover over it and reports what was let go."""

    dropped = Signal(list)

    def __init__(self, window: QWidget, words: str) -> None:
        super().__init__(window)
        self._host, self._words = window, words
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(words)
        window.setAcceptDrops(True)
        window.installEventFilter(self)
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind in (QEvent.Type.DragEnter, QEvent.Type.DragMove) and isinstance(
            event, QDropEvent | QDragEnterEvent
        ):
            if dropped_files(event.mimeData()):
                event.acceptProposedAction()
                self.setGeometry(self._host.rect())
                self.show()
                self.raise_()
                return True
        elif kind == QEvent.Type.DragLeave:
            self.hide()
        elif kind == QEvent.Type.Drop and isinstance(event, QDropEvent):
            self.hide()
            files = dropped_files(event.mimeData())
            if files:
                event.acceptProposedAction()
                self.dropped.emit(files)
                return True
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        veil = theme.colour("canvas")
        veil.setAlpha(225)
        painter.fillRect(self.rect(), veil)
        pen = QPen(theme.colour("accent"), 2, Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(L, L, -L, -L), RADIUS_LARGE, RADIUS_LARGE)
        font = painter.font()
        font.setPixelSize(theme.sizes().heading)
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(theme.colour("text"))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self._words)
