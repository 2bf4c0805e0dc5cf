"""The cards of one column of the board."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QObject, Qt

from recovery_desktop.ui.pages.board.paging import CACHED_ROWS, Index, PagedModel
from recovery_desktop.ui.pages.board.state import BoardState
from recovery_desktop.ui.rows import face_of
from recovery_desktop.ui.widgets.board_column import CARD
from recovery_desktop.ui.widgets.drawn_card import CardFace


class ColumnModel(PagedModel):
    def __init__(self, state: BoardState, status: str, parent: QObject | None = None) -> None:
        super().__init__(state, parent)
        self._status = status
        self._faces: dict[int, CardFace] = {}
        self.place()

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else 1

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        if not index.isValid() or role not in _ROLES:
            return None
        face = self.face(index.row())
        if face is None:
            return None
        return face if role == CARD else face.accessible_text

    def face(self, at: int) -> CardFace | None:
        """Return the card at this place; None for one that is gone."""
        number = self.rows[at]
        face = self._faces.get(number)
        if face is None and (row := self.row_at(at)) is not None:
            if len(self._faces) > CACHED_ROWS:
                self._faces.clear()
            face = self._faces[number] = face_of(row, fresh=number in self.state.fresh)
        return face

    def forget(self) -> None:
        super().forget()
        self._faces.clear()

    def place(self) -> bool:
        """Take over what the state says; whether it was a reset."""
        return self.take(self.state.columns.get(self._status, []))


_ROLES = (CARD, int(Qt.ItemDataRole.DisplayRole), int(Qt.ItemDataRole.AccessibleTextRole))
