"""Figures in rows and columns as text: what a chart shows, to be read, copied and said aloud."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from recovery_desktop.ui.theme.tokens import L, S
from recovery_desktop.ui.widgets.frames import clear, rule
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.row_menu import offer

RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class FiguresTable(QWidget):
    """The first column names the row; every cell is said with its row and column."""

    def __init__(self, columns: Sequence[str], name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self._columns, self._shown = list(columns), list[tuple[str, ...]]()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(L)
        self._grid.setVerticalSpacing(S)
        offer(self, lambda: [self._columns, *self._shown])
        self._draw()

    @property
    def columns(self) -> list[str]:
        return list(self._columns)

    @property
    def rows(self) -> list[tuple[str, ...]]:
        return list(self._shown)

    def show_rows(self, rows: Sequence[tuple[str, ...]]) -> None:
        if list(rows) != self._shown:
            self._shown = list(rows)
            self._draw()

    def _draw(self) -> None:
        clear(self._grid)
        for at, column in enumerate(self._columns):
            head = Label(column, "caption", wrap=at > 0)
            if at:
                head.setAlignment(RIGHT)
            self._grid.addWidget(head, 0, at)
            self._grid.setColumnStretch(at, 0 if at else 1)
        self._grid.addWidget(rule(), 1, 0, 1, len(self._columns))
        for line, row in enumerate(self._shown, 2):
            for at, value in enumerate(row):
                cell = Label(value, "body", wrap=False).selectable()
                cell.setFocusPolicy(Qt.FocusPolicy.NoFocus)
                # The menu is that of the whole table; what is selected is copied by its key.
                cell.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
                if at:
                    cell.setAlignment(RIGHT)
                    cell.setAccessibleName(f"{row[0]}, {self._columns[at]}: {value}")
                self._grid.addWidget(cell, line, at)
