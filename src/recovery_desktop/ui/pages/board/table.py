"""Every receivable as a line of the table: what each column says, and how the view is to draw it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QObject, Qt

from recovery_desktop.store.receivables import ReceivableRow
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.board import words
from recovery_desktop.ui.pages.board.paging import Index, PagedModel
from recovery_desktop.ui.pages.board.state import BoardState
from recovery_desktop.ui.widgets.lines import DRAWN, Drawn

KEYS: Final = tuple(words.COLUMNS)
ROWS_KEPT: Final = 2_000
"""So many rows are kept in words: enough for what is scrolled to and fro."""
_LEFT: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_RIGHT: Final = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


class TableModel(PagedModel):
    def __init__(self, state: BoardState, parent: QObject | None = None) -> None:
        super().__init__(state, parent)
        self._said: dict[int, dict[str, str]] = {}
        self._drawn_cells: dict[tuple[int, int], Drawn] = {}
        self.place()

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(KEYS)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = int(Qt.ItemDataRole.DisplayRole)
    ) -> object:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(KEYS):
            return None
        key = KEYS[section]
        if role == Qt.ItemDataRole.DisplayRole:
            return words.column_title(key)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT if key in words.RIGHT else _LEFT
        return None

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        if not index.isValid():
            return None
        key = KEYS[index.column()]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT if key in words.RIGHT else _LEFT
        if role not in _ROLES:
            return None
        row = self.said(index.row())
        if row is None:
            return None
        if role == DRAWN:
            place = (index.row(), index.column())
            if place not in self._drawn_cells:
                self._drawn_cells[place] = self._drawn(index.row(), key, row)
            return self._drawn_cells[place]
        shown = self._words(index.row(), row)[key]
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{words.column_title(key)}: {shown}"
        return shown

    def place(self) -> bool:
        """Take over what the state says; whether it was a reset."""
        self._forget()
        return self.take(self.state.listed)

    def touch(self, rows: object) -> None:
        self._forget()
        super().touch(rows if isinstance(rows, set) else ())

    def _forget(self) -> None:
        self._said.clear()
        self._drawn_cells.clear()

    def _words(self, at: int, row: ReceivableRow) -> dict[str, str]:
        # Painting asks for every cell again at every frame.
        if at not in self._said:
            if len(self._said) > ROWS_KEPT:
                self._forget()
            self._said[at] = words.said(row)
        return self._said[at]

    def _drawn(self, at: int, key: str, row: ReceivableRow) -> Drawn:
        shown = self._words(at, row)[key]
        fresh = self.rows[at] in self.state.fresh
        if key == "status":
            icon, badge = text.status_icon(row.status), text.status_tone(row.status)
            return Drawn(shown, icon, badge=badge, fresh=fresh)
        if key == "next":
            _, icon, tone = words.next_word(row)
            return Drawn(shown, icon, tone, fresh=fresh)
        tone = "muted" if key in ("number", "due", "updated") or shown == "–" else "text"
        return Drawn(shown, tone=tone, strong=key == "debtor", fresh=fresh)


_ROLES: Final = (DRAWN, int(Qt.ItemDataRole.DisplayRole), int(Qt.ItemDataRole.AccessibleTextRole))
