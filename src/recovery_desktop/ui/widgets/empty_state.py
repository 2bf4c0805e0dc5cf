"""What stands where nothing is yet: an icon, a title, one sentence, and the next step."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from recovery_desktop.ui.theme.tokens import XL, L, S
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.icon_label import IconLabel
from recovery_desktop.ui.widgets.label import Label


class EmptyState(QWidget):
    acted = Signal()

    def __init__(
        self, icon: str, title: str, sentence: str, action: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        heading = Label(title, "title")
        heading.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._words = words = Label(sentence, "muted")
        words.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        column = QVBoxLayout(self)
        column.setContentsMargins(XL, XL, XL, XL)
        column.setSpacing(S)
        column.addStretch(1)
        column.addWidget(IconLabel(icon, "muted", 2.2), 0, Qt.AlignmentFlag.AlignHCenter)
        column.addSpacing(S)
        column.addWidget(heading)
        column.addWidget(words)
        if action:
            self.action = button(action, "primary")
            self.action.clicked.connect(self.acted)
            column.addSpacing(L)
            column.addWidget(self.action, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(2)

    def say(self, sentence: str) -> None:
        """Change the sentence below the title."""
        self._words.setText(sentence)


class PageOrNothing(QStackedWidget):
    """Container of a page's content, or of what is shown while there is none."""

    def __init__(self, parent: QWidget, page: QWidget, nothing: QWidget) -> None:
        super().__init__(parent)
        self.addWidget(page)
        self.addWidget(nothing)
        layout = QVBoxLayout(parent)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self)

    def show_nothing(self, nothing: bool) -> None:
        self.setCurrentIndex(1 if nothing else 0)
