"""Rows read a page at a time, when a view asks for one of them that is not known yet."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex

from recovery_desktop.store.receivables import ReceivableRow
from recovery_desktop.ui.pages.board.state import BoardState

PAGE = 32
"""About what stands in a window: more would be read for nothing at each key of a search."""
CACHED_ROWS = 2_000
"""Enough for what is scrolled to and fro."""

Index = QModelIndex | QPersistentModelIndex


class PagedModel(QAbstractTableModel):
    """A model over row numbers: it holds all numbers and what few of the rows say."""

    def __init__(self, state: BoardState, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.state = state
        self._rows: list[int] = []
        self._loaded: dict[int, ReceivableRow | None] = {}
        self._edition = state.edition

    @property
    def rows(self) -> list[int]:
        return self._rows

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def row_at(self, at: int) -> ReceivableRow | None:
        """Return what stands at this place; None where it is gone from the store."""
        row = self._rows[at]
        if row not in self._loaded:
            first = at - at % PAGE
            self.load_missing(self._rows[first : first + PAGE], self.state.window)
        return self._loaded[row]

    def load_missing(
        self, rows: Iterable[int], read: Callable[[list[int]], Mapping[int, ReceivableRow]]
    ) -> None:
        """Ask `read` for those of these rows that are not known."""
        if len(self._loaded) > CACHED_ROWS:
            self.forget()
        if missing_rows := self.missing(rows):
            self._loaded |= dict.fromkeys(missing_rows) | dict(read(missing_rows))

    def missing(self, rows: Iterable[int]) -> list[int]:
        return [row for row in rows if row not in self._loaded]

    def take(self, wanted: Sequence[int]) -> bool:
        """Take over this list: a single move as a row removed or inserted, anything else as a reset (then True)."""
        if self._edition != self.state.edition:
            self._edition = self.state.edition
            self.forget()
        if wanted is self._rows or wanted == self._rows:
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
        """Announce that these rows changed; none means that all may have."""
        named = set(rows)
        self.forget()
        last = self.columnCount() - 1
        if not named and self._rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, last))
            return
        for at, row in enumerate(self._rows):
            if row in named:
                self.dataChanged.emit(self.index(at, 0), self.index(at, last))

    def _keep(self, rows: Sequence[int]) -> None:
        self._rows = rows if isinstance(rows, list) else list(rows)

    def forget(self) -> None:
        """Drop the loaded rows, so that they are loaded again."""
        self._loaded.clear()


def _one_more(shorter: Sequence[int], longer: Sequence[int]) -> int | None:
    """Return where `longer` has one row more, None where they differ otherwise."""
    at = next((n for n, row in enumerate(shorter) if row != longer[n]), len(shorter))
    return at if shorter[at:] == longer[at + 1 :] else None
