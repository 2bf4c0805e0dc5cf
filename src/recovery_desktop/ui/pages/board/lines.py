"""The table's form: lines in the order of a column, its columns as the person arranged them."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QTableView, QVBoxLayout, QWidget

from recovery_contract.lifecycle import ReceivableStatus
from recovery_desktop.store.filters import Order
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.board import words
from recovery_desktop.ui.pages.board.picking import pick, picked
from recovery_desktop.ui.pages.board.state import BoardState
from recovery_desktop.ui.pages.board.table import KEYS, TableModel
from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.theme.tokens import S
from recovery_desktop.ui.widgets.lines import Lines
from recovery_desktop.ui.widgets.status_badge import badge_size

DOWNWARDS_FIRST = ("amount", "remaining", "age", "updated")
"""Columns of which the greatest is asked for first."""
SELDOM = ["updated"]
"""Columns that stand in the menu of the heads only, until somebody chose."""
YIELDING = ("updated", "tags", "amount", "due", "age", "next", "number")
"""Columns that make way in a small window, in this order: the first ones say what another column nearly says too."""


class LinesForm(QWidget):
    menu_requested = Signal(object, object)
    copied = Signal()

    def __init__(self, state: BoardState) -> None:
        super().__init__()
        self._state = state
        self._picking = False
        widths = {key: width for key, (_, _, width) in words.COLUMNS.items()}
        words_shown = [*map(text.status_word, ReceivableStatus), *text.paid_words()]
        widest = max(badge_size(each).width() for each in words_shown)
        widths["status"] = (widest + 2 * S) / theme.sizes().body
        self.lines = Lines(KEYS, widths, "debtor", self.tr("Invoices"), YIELDING)
        self.model = TableModel(state, self.lines)
        self.lines.setModel(self.model)
        self.lines.restore(state.views.columns or {"hidden": SELDOM})
        self.lines.opened.connect(lambda at: state.open(self.model.rows[at]))
        self.lines.picked.connect(self._pick)
        self.lines.copied.connect(self.copied)
        self.lines.sorted_by.connect(self._sort)
        self.lines.columns_changed.connect(lambda: state.views.save_columns(self.lines.columns))
        self.lines.customContextMenuRequested.connect(
            lambda place: self.menu_requested.emit(self.lines, place)
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.lines)

    def place(self) -> None:
        """Take over what the state says; the line in hand and the chosen ones stay, wherever they stand now."""
        state, lines = self._state, self.lines
        at = lines.currentIndex()
        here = self.model.rows[at.row()] if at.isValid() and at.row() < len(self.model.rows) else None
        scrolled = lines.verticalScrollBar().value()
        self._picking = True
        if self.model.place():
            # Or it comes a turn later and paints everything once more.
            lines.executeDelayedItemsLayout()
            lines.verticalScrollBar().setValue(0 if state.search else scrolled)
            if here is not None and here in self.model.rows:
                row = self.model.index(self.model.rows.index(here), at.column())
                lines.selectionModel().setCurrentIndex(row, lines.selectionModel().SelectionFlag.NoUpdate)
        lines.offer("tags", offered=state.has_tags)
        if state.chosen:
            pick(lines, set(state.chosen))
        self._picking = False
        self._show_order()

    def _show_order(self) -> None:
        order = self._state.order
        column = KEYS.index(order.key) if order.key in KEYS else -1
        self.lines.show_order(column, descending=order.descending)

    def _sort(self, column: int) -> None:
        """Sort by the column; a second click on the same header reverses the order."""
        key, order = KEYS[column], self._state.order
        down = not order.descending if order.key == key else key in DOWNWARDS_FIRST
        self._state.sort_by(Order(key, down))

    def touch(self, rows: object) -> None:
        self.model.touch(rows)

    def _pick(self) -> None:
        if not self._picking:
            self._state.choose(picked(self.lines))

    def pick_none(self) -> None:
        self.lines.clearSelection()

    def focus_first(self) -> None:
        self.lines.setFocus(Qt.FocusReason.OtherFocusReason)
        if not self.lines.currentIndex().isValid() and self.model.rows:
            self.lines.setCurrentIndex(self.model.index(0, 0))

    @property
    def views(self) -> list[QTableView]:
        return [self.lines]
