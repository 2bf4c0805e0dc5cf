"""F1 in a dialog: it is handed to the window below, which knows what helps there."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog


def follow_help_key(dialog: QDialog) -> None:
    """Let F1 lead from this dialog to the help: a dialog over a window takes its keys away from it."""
    shortcut = QShortcut(QKeySequence(QKeySequence.StandardKey.HelpContents), dialog)
    shortcut.activated.connect(lambda: _ask_below(dialog))


def _ask_below(dialog: QDialog) -> None:
    below = dialog.parentWidget()
    while below is not None:
        signal = getattr(below.window(), "help_requested", None)
        if signal is not None:
            signal.emit()
            return
        below = below.window().parentWidget()
