"""Choosing many in a view over row numbers: what is chosen as numbers, and chosen again after a new list."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QItemSelection, QItemSelectionModel
from PySide6.QtWidgets import QTableView

from recovery_desktop.ui.pages.board.paging import PagedModel

_ROWS = QItemSelectionModel.SelectionFlag.Rows


def picked(view: QTableView) -> list[int]:
    """Return the row numbers chosen in this view, from top to bottom."""
    model, chosen = view.model(), view.selectionModel()
    if not isinstance(model, PagedModel) or chosen is None:
        return []
    selection = chosen.selection()
    parts = [selection.at(n) for n in range(selection.count())]
    runs = sorted({(part.top(), part.bottom()) for part in parts})
    return [row for top, bottom in runs for row in model.rows[top : bottom + 1]]


def pick(view: QTableView, rows: Collection[int]) -> None:
    """Choose these where they stand now, in as few runs as they have."""
    model, chosen = view.model(), view.selectionModel()
    if not isinstance(model, PagedModel) or chosen is None:
        return
    if not rows:
        chosen.clearSelection()
        return
    selection, last = QItemSelection(), model.columnCount() - 1
    start = None
    for at, row in enumerate(model.rows):
        if row in rows:
            start = at if start is None else start
        elif start is not None:
            selection.select(model.index(start, 0), model.index(at - 1, last))
            start = None
    if start is not None:
        selection.select(model.index(start, 0), model.index(len(model.rows) - 1, last))
    chosen.select(selection, QItemSelectionModel.SelectionFlag.ClearAndSelect | _ROWS)
