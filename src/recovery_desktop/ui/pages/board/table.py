"""The cards of one column: ids from the state, rows read from the store a page at a time."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from recovery_desktop.store.receivables import ReceivableRow
from recovery_desktop.ui.pages.board.state import BoardState
from recovery_desktop.ui.rows import face_of
from recovery_desktop.ui.widgets.board_column import CARD

PAGE = 64
PAGES_KEPT = 16

Index = QModelIndex | QPersistentModelIndex


class ColumnTable(QAbstractTableModel):
    def __init__(self, state: BoardState, status: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._state, self._status = state, status
        self._ids: list[str] = []
        self._pages: dict[int, dict[str, ReceivableRow]] = {}
        self.place()

    @property
    def ids(self) -> list[str]:
        return list(self._ids)

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._ids)

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else 1

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        if not index.isValid() or role not in _ROLES:
            return None
        row = self._row(index.row())
        if row is None:
            return None
        face = face_of(row, fresh=row.id in self._state.fresh)
        return face if role == CARD else face.said

    def place(self) -> None:
        """Take over what the state says: a single move as rows removed or inserted, anything else as a reset."""
        wanted = self._state.columns.get(self._status, [])
        if wanted == self._ids:
            return
        if len(wanted) == len(self._ids) + 1 and (at := _one_more(self._ids, wanted)) is not None:
            self.beginInsertRows(QModelIndex(), at, at)
            self._take(wanted)
            self.endInsertRows()
        elif len(wanted) == len(self._ids) - 1 and (at := _one_more(wanted, self._ids)) is not None:
            self.beginRemoveRows(QModelIndex(), at, at)
            self._take(wanted)
            self.endRemoveRows()
        else:
            self.beginResetModel()
            self._take(wanted)
            self.endResetModel()

    def touch(self, ids: Iterable[str]) -> None:
        """The rows of these ids read differently; none means that all may."""
        named = set(ids)
        self._pages.clear()
        if not named and self._ids:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._ids) - 1, 0))
            return
        for at, id in enumerate(self._ids):
            if id in named:
                self.dataChanged.emit(self.index(at, 0), self.index(at, 0))

    def _take(self, ids: list[str]) -> None:
        self._ids = list(ids)
        self._pages.clear()

    def _row(self, at: int) -> ReceivableRow | None:
        page = at // PAGE
        if page not in self._pages:
            while len(self._pages) >= PAGES_KEPT:
                del self._pages[next(iter(self._pages))]
            self._pages[page] = self._state.reads.rows(self._ids[page * PAGE : (page + 1) * PAGE])
        return self._pages[page].get(self._ids[at])


_ROLES = (CARD, int(Qt.ItemDataRole.DisplayRole), int(Qt.ItemDataRole.AccessibleTextRole))


def _one_more(shorter: list[str], longer: list[str]) -> int | None:
    """Where `longer` has one id more, None where they differ otherwise."""
    at = next((n for n, id in enumerate(shorter) if id != longer[n]), len(shorter))
    return at if shorter[at:] == longer[at + 1 :] else None
