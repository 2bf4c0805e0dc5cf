"""No second press, by mouse or by key, sends or approves the message that came under it unread."""

from __future__ import annotations

import time
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton

SECONDS = 1.0
PRESSABLE_FROM: Final = "pressable_from"
"""The property of a button that says from when on it takes presses, by the clock that only runs forward."""
_PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
_KEYS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Select)


class UnreadGuard(QObject):
    """Holds back presses on its buttons until the text that replaced another, or the page, was on view for a second."""

    def __init__(self, *buttons: QPushButton) -> None:
        super().__init__(buttons[0])
        self._buttons = buttons
        self._shown, self._until = "", 0.0
        for one in buttons:
            one.installEventFilter(self)

    def hold_back(self) -> None:
        """Hold presses back from now on, for what has just come where something else was pressed."""
        self._until = time.monotonic() + SECONDS
        for one in self._buttons:
            one.setProperty(PRESSABLE_FROM, self._until)

    def show_message(self, id_: str) -> None:
        """Note whose text is on view; empty while there is none."""
        if id_ and id_ != self._shown:
            self._shown = id_
            self.hold_back()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        is_press = event.type() in _PRESSES or (
            event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() in _KEYS
        )
        return is_press and time.monotonic() < self._until
