"""One line of text that hears what a person writes, with keys or through an assistive technology."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from recovery_desktop.ui import typed


class Line(QLineEdit):
    """`written` carries every change but those of `put`. Qt's own `textEdited` tells of keys only: a screen reader's
    or a dictation's text is set the way a program sets it. Whatever is pasted, it holds one line of visible text."""

    written = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._putting = False
        self.is_being_typed = False
        self.textChanged.connect(self._changed)

    def put(self, words: str) -> None:
        """Show this; nobody wrote it."""
        self._putting = True
        self.setText(words)
        self._putting = False

    def _changed(self, words: str) -> None:
        cleaned = typed.one_line(words)
        if cleaned != words:
            at = len(typed.one_line(words[: self.cursorPosition()]))
            self.setText(cleaned)
            self.setCursorPosition(at)
            return
        if not self._putting:
            self.is_being_typed = self.hasFocus()
            self.written.emit(words)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            # Whoever hands an entry in waits for what comes of it.
            self.is_being_typed = False
        super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.is_being_typed = False
        super().focusOutEvent(event)


def is_typing() -> bool:
    """Return whether somebody is in the middle of a line: an answer that arrives now must not take the keyboard."""
    focused = QApplication.focusWidget()
    return isinstance(focused, Line) and focused.is_being_typed
