"""The list of keyboard shortcuts that the question mark shows."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtWidgets import QWidget

from recovery_desktop.ui.rail import page_keys
from recovery_desktop.ui.theme.tokens import M
from recovery_desktop.ui.widgets.button import button, native_keys
from recovery_desktop.ui.widgets.frames import KeyValues
from recovery_desktop.ui.widgets.sheet import Sheet


class ShortcutList(Sheet):
    def __init__(self, parent: QWidget, pages: Mapping[str, str]) -> None:
        """`pages` are the names of those in the rail, by key and in its order."""
        super().__init__(parent, self.tr("Keyboard shortcuts"), width=46)
        rows = [(shortcut, pages[key]) for key, shortcut in page_keys(list(pages)).items()]
        rows += [
            ("Ctrl+O", self.tr("Open invoices")),
            ("Ctrl+V", self.tr("Paste files or a picture")),
            ("Ctrl+F", self.tr("Search")),
            ("Ctrl+K", self.tr("Go anywhere, do anything")),
            ("Ctrl+E", self.tr("Export the list, on the board")),
            ("Ctrl+P", self.tr("Print, on the statistics")),
            ("Ctrl+Shift+T", self.tr("Board or table, on the board")),
            ("Alt+Down", self.tr("Calendar, in a date field")),
            ("Ctrl+Enter", self.tr("Submit the invoice shown")),
            ("Ctrl+PgDown / Ctrl+PgUp", self.tr("Next and previous invoice to review")),
            ("Ctrl+= / Ctrl+- / Ctrl+0", self.tr("Zoom in, zoom out, fit the page")),
            ("Tab / Shift+Tab", self.tr("Next and previous control")),
            ("Esc", self.tr("Back, or close what is open")),
            ("F1", self.tr("Help for what is shown")),
            ("?", self.tr("This list")),
            ("Ctrl+Q", self.tr("Quit")),
        ]
        table = KeyValues()
        table.setContentsMargins(0, 0, M, 0)  # apart from the scroll bar
        # Words at the left, keys at the right: those are never broken.
        table.show_rows(
            [(words, " / ".join(map(native_keys, keys.split(" / ")))) for keys, words in rows], amounts=True
        )
        close = button(self.tr("Close"), "primary")
        close.clicked.connect(self.accept)
        self.body.addWidget(table)
        self.add_buttons(close)
