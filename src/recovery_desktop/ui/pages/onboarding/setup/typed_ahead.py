"""What is typed between the press that leaves a page and the field of the next one: kept, in its order."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

_SHORTCUTS = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)


class TypedAhead(QObject):
    """Holds the keyboard of a page that is being left, so that no letter goes to what is left or is lost."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self._words = ""
        self.is_waiting = False
        page.installEventFilter(self)

    def begin(self) -> None:
        """Keep what is typed from now on."""
        if not self.is_waiting:
            self.is_waiting, self._words = True, ""
            self._page.setFocus(Qt.FocusReason.OtherFocusReason)

    def end(self) -> str:
        """Return what was typed since it began; nothing more is kept."""
        self.is_waiting, words = False, self._words
        self._words = ""
        return words

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not self.is_waiting or not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        if event.modifiers() & _SHORTCUTS:
            return False
        if event.type() == QEvent.Type.ShortcutOverride:
            # A letter that is the key of a command elsewhere is a letter here.
            event.accept()
            return True
        if event.type() == QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_Backspace:
                self._words = self._words[:-1]
            elif event.text().isprintable():
                self._words += event.text()
        return True
