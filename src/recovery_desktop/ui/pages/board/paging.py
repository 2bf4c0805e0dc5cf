"""Rows read a page at a time, when a view asks for one of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex

from recovery_desktop.store.receivables import ReceivableRow
from recovery_desktop.ui.pages.board.state import BoardState

PAGE = 64
PAGES_KEPT = 16

Index = QModelIndex | QPersistentModelIndex


class PagedModel(QAbstractTableModel):
    """A model over row numbers: it holds all numbers and what few of the rows say."""

    def __init__(self, state: BoardState, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.state = state
        self._rows: list[int] = []
        self._pages: dict[int, dict[int, ReceivableRow]] = {}

    @property
    def rows(self) -> list[int]:
        return self._rows

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def said(self, at: int) -> ReceivableRow | None:
        """What stands at this place; None where it is gone from the store."""
        page = at // PAGE
        if page not in self._pages:
            while len(self._pages) >= PAGES_KEPT:
                del self._pages[next(iter(self._pages))]
            self._pages[page] = self.state.window(self._rows[page * PAGE : (page + 1) * PAGE])
        return self._pages[page].get(self._rows[at])

    def take(self, wanted: Sequence[int]) -> bool:
        """Take over this list: a single move as a row removed or inserted, anything else as a reset (then True)."""
        if wanted == self._rows:
            return False
        if len(wanted) == len(self._rows) + 1 and (at := _one_more(self._rows, wanted)) is not None:
            self.beginInsertRows(QModelIndex(), at, at)
            self._keep(wanted)
            self.endInsertRows()
            return False
        if len(wanted) == len(self._rows) - 1 and (at := _one_more(wanted, self._rows)) is not None:
            self.beginRemoveRows(QModelIndex(), at, at)
            self._keep(wanted)
            self.endRemoveRows()
            return False
        self.beginResetModel()
        self._keep(wanted)
        self.endResetModel()
        return True

    def touch(self, rows: Iterable[int]) -> None:
        """These read differently; none means that all may."""
        named = set(rows)
        self._pages.clear()
        last = self.columnCount() - 1
        if not named and self._rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, last))
            return
        for at, row in enumerate(self._rows):
            if row in named:
                self.dataChanged.emit(self.index(at, 0), self.index(at, last))

    def _keep(self, rows: Sequence[int]) -> None:
        self._rows = list(rows)
        self._pages.clear()


def _one_more(shorter: Sequence[int], longer: Sequence[int]) -> int | None:
    """Where `longer` has one more, None where they differ otherwise."""
    at = next((n for n, row in enumerate(shorter) if row != longer[n]), len(shorter))
    return at if shorter[at:] == longer[at + 1 :] else None
