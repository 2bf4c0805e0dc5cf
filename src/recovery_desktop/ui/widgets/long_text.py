"""The text of a message: what has no place to break, as an address, breaks anywhere rather than being cut."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from recovery_desktop.ui.widgets.label import Label, Role

_BREAK: Final = "\u200b"
_LONG: Final = re.compile(r"\S{30,}")
_PIECE: Final = re.compile(r"\S{8}(?=\S)")


class LongText(Label):
    """A wrapped label that can be selected; what is copied is the text as it came."""

    def __init__(self, text: str = "", role: Role = "body", parent: QWidget | None = None) -> None:
        self._text = ""
        super().__init__(text, role, parent=parent)
        self.selectable()

    def text(self) -> str:
        return self._text

    def setText(self, text: str) -> None:
        self._text = text
        super().setText(_LONG.sub(lambda run: _PIECE.sub(rf"\g<0>{_BREAK}", run[0]), text))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_selected()
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        copying = menu.addAction(self.tr("Copy"))
        copying.setEnabled(self.hasSelectedText())
        copying.triggered.connect(self.copy_selected)
        menu.popup(event.globalPos())

    def copy_selected(self) -> None:
        # Qt marks the end of a line in what is selected with a sign of its own.
        selected = self.selectedText().replace(_BREAK, "").replace("\u2029", "\n").replace("\u2028", "\n")
        QGuiApplication.clipboard().setText(selected)
