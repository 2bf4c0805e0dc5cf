"""The first rows of a table in a file, as they stand there, under its own headings."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem

from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.widgets.row_menu import offer_cells

NARROWEST, WIDEST = 6, 18
"""Of a column, in letters of the body text."""


class FileSample(QTableWidget):
    def __init__(
        self, name: str, head_name: str, header: Sequence[str], rows: Sequence[Sequence[str]]
    ) -> None:
        """`name` and `head_name` are read aloud for the rows and for the headings."""
        super().__init__(len(rows), len(header))
        self.setAccessibleName(name)
        self.setHorizontalHeaderLabels(list(header))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setShowGrid(False)
        self.verticalHeader().hide()
        offer_cells(self)
        head = self.horizontalHeader()
        head.setAccessibleName(head_name)
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        head.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        for at, row in enumerate(rows):
            for place, cell in enumerate(row):
                self.setItem(at, place, QTableWidgetItem(cell))
        theme.follow(self, self._fit)

    def _fit(self) -> None:
        """Fit the height to the rows and the columns to their content, within bounds."""
        body = theme.sizes().body
        self.resizeColumnsToContents()
        for at in range(self.columnCount()):
            wide = self.columnWidth(at) + body
            self.setColumnWidth(at, max(body * NARROWEST, min(wide, body * WIDEST)))
        self.verticalHeader().setDefaultSectionSize(round(body * 2))
        head = self.horizontalHeader().sizeHint().height()
        self.setFixedHeight(round(body * 2) * self.rowCount() + head + body * 2)
