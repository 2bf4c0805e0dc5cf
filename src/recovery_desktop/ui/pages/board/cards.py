"""The cards of one column of the board."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QObject, Qt

from recovery_desktop.ui.pages.board.paging import Index, PagedModel
from recovery_desktop.ui.pages.board.state import BoardState
from recovery_desktop.ui.rows import face_of
from recovery_desktop.ui.widgets.board_column import CARD


class ColumnModel(PagedModel):
    def __init__(self, state: BoardState, status: str, parent: QObject | None = None) -> None:
        super().__init__(state, parent)
        self._status = status
        self.place()

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else 1

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        if not index.isValid() or role not in _ROLES:
            return None
        row = self.said(index.row())
        if row is None:
            return None
        face = face_of(row, fresh=self.rows[index.row()] in self.state.fresh)
        return face if role == CARD else face.said

    def place(self) -> bool:
        """Take over what the state says; whether it was a reset."""
        return self.take(self.state.columns.get(self._status, []))


_ROLES = (CARD, int(Qt.ItemDataRole.DisplayRole), int(Qt.ItemDataRole.AccessibleTextRole))
