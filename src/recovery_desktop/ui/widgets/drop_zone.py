"""A zone that invites files; the whole window takes them, see `ui/file_drop.py`."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.theme.tokens import RADIUS_LARGE, XL, L, M, S
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.icon_label import IconLabel
from recovery_desktop.ui.widgets.label import Label

PROGRESS_WIDTH: Final = 240


class DropZone(QFrame):
    """A dashed invitation with a button; the whole window takes drops, this shows that it does."""

    files_requested = Signal()

    def __init__(
        self,
        title: str,
        sentence: str,
        action: str,
        *,
        has_progress: bool = True,
        parent: QWidget | None = None,
    ) -> None:
        """Without progress to show, no room is left for it."""
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
        column.addSpacing(S)
        self._progress = QProgressBar()
        self._progress.setRange(0, 0)
        self._progress.setTextVisible(False)
        self._progress.setFixedWidth(PROGRESS_WIDTH)
        self._words = Label("", "caption", wrap=False)
        for widget in (self._progress, self._words):
            # Its room is there before: nothing moves when the work begins.
            policy = widget.sizePolicy()
            policy.setRetainSizeWhenHidden(has_progress)
            widget.setSizePolicy(policy)
            column.addWidget(widget, 0, Qt.AlignmentFlag.AlignHCenter)
        self.show_progress("")
        column.addStretch()

    def show_progress(self, words: str) -> None:
        """Say what is being done; an empty text when it is over."""
        self._words.setText(words)
        self._progress.setVisible(bool(words))
        self._words.setVisible(bool(words))

    def add_action(self, other: QWidget) -> None:
        """Add another way to import, at the right of the button."""
        self._buttons.insertWidget(self._buttons.count() - 1, other)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(theme.colour("field_line"), 1.5, Qt.PenStyle.CustomDashLine)
        pen.setDashPattern([5, 4])
        painter.setPen(pen)
        painter.setBrush(theme.colour("surface"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), RADIUS_LARGE, RADIUS_LARGE)
