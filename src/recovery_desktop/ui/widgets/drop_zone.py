"""Files dropped on the window: which are taken, a zone that invites them, and the overlay while they hover."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from recovery_desktop.ui import theme
from recovery_desktop.ui.tokens import RADIUS_LARGE, XL, L, M, S
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.icon_label import IconLabel
from recovery_desktop.ui.widgets.label import Label


def dropped_files(data: QMimeData) -> list[Path]:
    """Return the local files of a drag, whatever their kind: a wrong kind gets its message from who reads it."""
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]


class DropZone(QFrame):
    """A dashed invitation with a button; the whole window takes drops, this shows that it does."""

    files_requested = Signal()

    def __init__(self, title: str, sentence: str, action: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        heading = Label(title, "title")
        heading.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        words = Label(sentence, "muted")
        words.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.action = button(action, "primary", "plus")
        self.action.clicked.connect(self.files_requested)
        column = QVBoxLayout(self)
        column.setContentsMargins(XL, XL, XL, XL)
        column.setSpacing(S)
        column.addStretch()
        column.addWidget(IconLabel("submit", "accent", 2), 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(heading)
        column.addWidget(words)
        column.addSpacing(L)
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(M)
        self._buttons.addStretch()
        self._buttons.addWidget(self.action)
        self._buttons.addStretch()
        column.addLayout(self._buttons)
        column.addStretch()

    def add_action(self, other: QWidget) -> None:
        """Another way in, at the right of the button."""
        self._buttons.insertWidget(self._buttons.count() - 1, other)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(theme.colour("field_line"), 1.5, Qt.PenStyle.CustomDashLine)
        pen.setDashPattern([5, 4])
        painter.setPen(pen)
        painter.setBrush(theme.colour("surface"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), RADIUS_LARGE, RADIUS_LARGE)


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
