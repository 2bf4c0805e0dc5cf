"""The list of keyboard shortcuts that the question mark shows."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from recovery_desktop.ui import theme
from recovery_desktop.ui.tokens import XL, L
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.frames import KeyValues
from recovery_desktop.ui.widgets.label import Label


class ShortcutList(QDialog):
    def __init__(self, parent: QWidget, pages: Sequence[tuple[str, str]]) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keyboard shortcuts"))
        theme.follow(self, lambda: self.setMinimumWidth(theme.sizes().body * 44))
        rows = [(f"Ctrl+{at}", name) for at, (name, _) in enumerate(pages, 1)]
        rows += [
            ("Ctrl+O", self.tr("Open invoices")),
            ("Ctrl+F", self.tr("Search")),
            ("Ctrl+K", self.tr("Go to anything, do anything")),
            ("Ctrl+E", self.tr("Export the list, on the board")),
            ("Ctrl+P", self.tr("Print, on the statistics")),
            ("Ctrl+Shift+T", self.tr("Board or table, on the board")),
            ("Alt+Down", self.tr("Calendar, in a date field")),
            ("Ctrl+Enter", self.tr("Submit the invoice on view")),
            ("Ctrl+PgDown / Ctrl+PgUp", self.tr("Next and previous invoice to check")),
            ("Ctrl+= / Ctrl+- / Ctrl+0", self.tr("Zoom the page, fit its width or all of it")),
            ("Tab / Shift+Tab", self.tr("Next and previous control")),
            ("Esc", self.tr("Back, or close what is open")),
            ("?", self.tr("This list")),
            ("Ctrl+Q", self.tr("Quit")),
        ]
        table = KeyValues()
        # Words at the left, keys at the right: those are never broken.
        table.show_rows([(words, _native(keys)) for keys, words in rows], amounts=True)
        close = button(self.tr("Close"), "primary")
        close.clicked.connect(self.accept)
        column = QVBoxLayout(self)
        column.setContentsMargins(XL, XL, XL, XL)
        column.setSpacing(L)
        column.addWidget(Label(self.tr("Keyboard shortcuts"), "title"))
        column.addWidget(table)
        column.addWidget(close, 0, Qt.AlignmentFlag.AlignRight)


def _native(keys: str) -> str:
    """As they are printed on the keyboard: "Strg+F" in German, signs on a Mac."""
    form = QKeySequence.SequenceFormat.NativeText
    return " / ".join(QKeySequence(one).toString(form) for one in keys.split(" / "))
