"""Rows below each other, made anew only when what they show has changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

from PySide6.QtWidgets import QVBoxLayout, QWidget

from recovery_desktop.ui.theme.tokens import M
from recovery_desktop.ui.widgets.frames import clear
from recovery_desktop.ui.widgets.row_menu import offer_row

Row = TypeVar("Row")


class RowColumn(QVBoxLayout, Generic[Row]):
    def __init__(self, make: Callable[[Row], QWidget], spacing: int = M) -> None:
        super().__init__()
        self.setSpacing(spacing)
        self._make, self._shown = make, list[Row]()

    def show_rows(self, rows: Iterable[Row]) -> None:
        """Show the rows; unchanged ones keep their widgets and the focus in them."""
        wanted = list(rows)
        if wanted == self._shown:
            return
        self._shown = wanted
        clear(self)
        for row in wanted:
            widget = self._make(row)
            offer_row(widget)
            self.addWidget(widget)
