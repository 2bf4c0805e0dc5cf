"""The row over board and table: what narrows and orders them, and how much is shown."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QHBoxLayout, QMenu, QWidget

from recovery_desktop.store.filters import Order
from recovery_desktop.ui.pages.board import words
from recovery_desktop.ui.pages.board.filters import FilterChips
from recovery_desktop.ui.pages.board.state import BoardState
from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.theme.tokens import M, S
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.chip import Chip
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.label import Label


class ToolsRow(QWidget):
    def __init__(self, state: BoardState) -> None:
        super().__init__()
        self._state = state
        self.filters = FilterChips(state, self)
        self.views = Chip(self.tr("View"), "views")
        self.order = Chip(self.tr("Order"), "sort")
        self.order.opened.connect(self._open_orders)
        self.search = Chip(self.tr("Search"), "search", clear=self.tr("Clear search"))
        self.search.cleared.connect(lambda: state.search_for(""))
        self.clear = button(self.tr("Clear filters"), "quiet")
        self.clear.setProperty("compact", "true")
        self.clear.clicked.connect(state.clear)
        self.count = Label("", "caption", wrap=False)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(M)
        row.addWidget(
            FlowRow(self.views, self.search, *self.filters.chips.values(), self.order, self.clear), 1
        )
        row.addWidget(self.count, 0, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight)
        self.count.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        theme.follow(self.count, self._measure_count)

    def show_state(self) -> None:
        state = self._state
        self.filters.show_filters()
        # While somebody types, the field is in view and in hand: a chip that comes and goes would only be in the way.
        self.search.setVisible(state.is_search_left)
        self.search.show_words(state.search)
        self.order.show_words("" if state.order == Order() else words.order_word(state.order))
        self.clear.setVisible(state.narrowed)
        on_their_way = len(state.leaving) if state.form != "table" else 0
        self.count.setText(self.tr("%n invoice(s)", "", state.count + on_their_way))
        self._measure_count()
        self.count.setAccessibleName(self.tr("Shown: {count}").format(count=self.count.text()))

    def _measure_count(self) -> None:
        """Fix the count's size at its widest so far: moving a row of chips a little would repaint it at every key
        press.
        """
        self.count.setFixedHeight(theme.sizes().compact)
        self.count.setFixedWidth(
            max(self.count.fontMetrics().horizontalAdvance(self.count.text()) + S, self.count.minimumWidth())
        )

    def _open_orders(self) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for order, name in words.orders():
            action = menu.addAction(name)
            action.setCheckable(True)
            action.setChecked(order == self._state.order)
            action.triggered.connect(lambda _=False, order=order: self._state.sort_by(order))
        pop_up(menu, self.order)


def pop_up(menu: QMenu, chip: Chip) -> None:
    """Show the menu right below the chip."""
    menu.popup(chip.main.mapToGlobal(QPoint(0, chip.main.height())))
