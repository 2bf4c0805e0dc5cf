"""A dialog with a title, a body that scrolls where the screen is small, and its buttons always in sight."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from recovery_desktop.ui import theme
from recovery_desktop.ui.tokens import XL, L, M
from recovery_desktop.ui.widgets.frames import ScrollColumn
from recovery_desktop.ui.widgets.label import Label


class Sheet(QDialog):
    """`body` takes the content; `add_buttons` puts the last ones at the right."""

    def __init__(self, parent: QWidget, title: str, *, width: int = 36) -> None:
        """`width` in letters of the body text."""
        super().__init__(parent)
        self.setWindowTitle(title)
        self._width = width
        self._scroll = ScrollColumn(margin=0)
        self.body = self._scroll.column
        self.body.setSpacing(M)
        self._buttons = QHBoxLayout()
        self._buttons.addStretch()
        self._whole = whole = QVBoxLayout(self)
        whole.setContentsMargins(XL, XL, XL, L)
        whole.setSpacing(L)
        self.title = Label(title, "title")
        whole.addWidget(self.title)
        whole.addWidget(self._scroll, 1)
        whole.addLayout(self._buttons)

    def add_buttons(self, *buttons: QPushButton) -> None:
        for made in buttons:
            self._buttons.addWidget(made)

    def fit(self) -> None:
        """As high as the content needs, never higher than the screen."""
        margins = self._whole.contentsMargins()
        width = max(theme.sizes().body * self._width, self._buttons.sizeHint().width() + 2 * XL)
        inside = width - margins.left() - margins.right()
        needed = self._scroll.height_for(inside) + self.title.heightForWidth(inside)
        needed += self._buttons.sizeHint().height() + margins.top() + margins.bottom() + 2 * L
        self.resize(width, min(needed, round(self.screen().availableGeometry().height() * 0.92)))

    def showEvent(self, event: QShowEvent) -> None:
        self.fit()
        super().showEvent(event)

    def open(self) -> None:
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        super().open()
