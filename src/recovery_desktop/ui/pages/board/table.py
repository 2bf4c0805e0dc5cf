"""Every receivable as a line of the table: what each column says, and how the view is to draw it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QModelIndex, QObject, Qt

from recovery_desktop.store.receivables import ReceivableRow
from recovery_desktop.ui.pages.board import words
from recovery_desktop.ui.pages.board.paging import CACHED_ROWS, Index, PagedModel
from recovery_desktop.ui.pages.board.state import BoardState
from recovery_desktop.ui.rows import state_look
from recovery_desktop.ui.widgets.drawn_line import Drawn

KEYS: Final = tuple(words.COLUMNS)
_LEFT: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_RIGHT: Final = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


class TableModel(PagedModel):
    def __init__(self, state: BoardState, parent: QObject | None = None) -> None:
        super().__init__(state, parent)
        self._cell_texts: dict[int, dict[str, str]] = {}
        self._lines: dict[int, tuple[Sequence[Drawn], bool]] = {}
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
        row = self.row_at(index.row())
        if row is None:
            return None
        shown = self._words(self.rows[index.row()], row)[key]
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{words.column_title(key)}: {shown}"
        return shown

    def place(self) -> bool:
        """Take over what the state says; whether it was a reset."""
        return self.take(self.state.listed)

    def touch(self, rows: object) -> None:
        super().touch(rows if isinstance(rows, set) else ())

    def forget(self) -> None:
        super().forget()
        self._cell_texts.clear()
        self._lines.clear()

    def line(self, at: int) -> tuple[Sequence[Drawn], bool] | None:
        """Return what each column draws, and whether the line moved just now; None for one that is gone."""
        number = self.rows[at]
        line = self._lines.get(number)
        if line is None and (row := self.row_at(at)) is not None:
            shown = self._words(number, row)
            cells = [_drawn(key, shown[key], row) for key in KEYS]
            line = self._lines[number] = (cells, number in self.state.fresh)
        return line

    def _words(self, number: int, row: ReceivableRow) -> dict[str, str]:
        if number not in self._cell_texts:
            if len(self._cell_texts) > CACHED_ROWS:
                self._cell_texts.clear()
                self._lines.clear()
            self._cell_texts[number] = words.row_texts(row)
        return self._cell_texts[number]


def _drawn(key: str, shown: str, row: ReceivableRow) -> Drawn:
    if key == "status":
        icon, badge = state_look(row)
        return Drawn(shown, icon, badge=badge)
    if key == "next":
        _, icon, tone = words.next_word(row)
        return Drawn(shown, icon, tone)
    tone = "muted" if key in ("number", "due", "updated") or shown == "–" else "text"
    return Drawn(shown, tone=tone, strong=key == "debtor", right=key in words.RIGHT)


_ROLES: Final = (int(Qt.ItemDataRole.DisplayRole), int(Qt.ItemDataRole.AccessibleTextRole))
