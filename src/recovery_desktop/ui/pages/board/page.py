"""A column a status, a search above; nothing else."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from recovery_desktop.ui import icons, text, theme
from recovery_desktop.ui.pages.board.state import BoardState
from recovery_desktop.ui.pages.board.table import ColumnTable
from recovery_desktop.ui.tokens import XL, L, M
from recovery_desktop.ui.widgets.board_column import BoardColumn
from recovery_desktop.ui.widgets.empty_state import EmptyState
from recovery_desktop.ui.widgets.frames import PageHeader


class BoardPage(QWidget):
    """`files_asked` where there is nothing yet and the person wants to open the first invoice."""

    files_asked = Signal()

    def __init__(self, state: BoardState) -> None:
        super().__init__()
        self._state = state
        self.columns: dict[str, BoardColumn] = {}
        self._tables: dict[str, ColumnTable] = {}
        self.header = PageHeader(self.tr("Board"))
        self.search = _Search(self.tr("Number, debtor, amount, email"))
        self.search.setAccessibleName(self.tr("Search receivables"))
        self.search.textChanged.connect(state.search_for)
        self.header.corner.addWidget(self.search)
        self._row = QHBoxLayout()
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(M)
        inside = QWidget()
        inside.setLayout(self._row)
        scroll = QScrollArea()
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(inside)
        self.nothing = EmptyState(
            "board",
            self.tr("Nothing in recovery yet"),
            self.tr(
                "Drop an unpaid invoice on the window. Each one becomes a card here, and you see it move."
            ),
            self.tr("Open an invoice"),
        )
        self.nothing.acted.connect(self.files_asked)
        self.stack = QStackedWidget()
        self.stack.addWidget(scroll)
        self.stack.addWidget(self.nothing)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(XL, XL, XL, L)
        whole.setSpacing(L)
        whole.addWidget(self.header)
        whole.addWidget(self.stack, 1)
        theme.follow(self, lambda: self.search.setMinimumWidth(theme.sizes().body * 22))
        state.placed.connect(self._show)
        state.touched.connect(self._touch)
        self._show()

    def focus_search(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _show(self) -> None:
        state = self._state
        self.stack.setCurrentIndex(1 if state.empty else 0)
        self.search.setVisible(not state.empty)
        for at, status in enumerate(state.shown):
            if status not in self.columns:
                self._add(status)
            column = self.columns[status]
            if self._row.indexOf(column) != at:
                self._row.removeWidget(column)
                self._row.insertWidget(at, column, 1)
        for status in set(self.columns) - set(state.shown):
            gone = self.columns.pop(status)
            del self._tables[status]
            self._row.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        for status, table in self._tables.items():
            table.place()
            sums = state.sum_of(status)
            count = len(table.ids) if state.search else sum(total.count for total in sums.values())
            money = " · ".join(text.money(total.amount, currency) for currency, total in sorted(sums.items()))
            self.columns[status].show_totals(str(count), money)

    def _add(self, status: str) -> None:
        column = BoardColumn(text.status_word(status), text.status_icon(status), text.status_tone(status))
        table = ColumnTable(self._state, status, column)
        column.set_model(table)
        column.opened.connect(self._state.opened)
        self.columns[status], self._tables[status] = column, table

    def _touch(self, ids: object) -> None:
        for table in self._tables.values():
            table.touch(ids if isinstance(ids, set) else ())


class _Search(QLineEdit):
    """Escape clears it, the arrow down leaves it for the cards."""

    def __init__(self, placeholder: str) -> None:
        super().__init__()
        self.setPlaceholderText(placeholder)
        self.setClearButtonEnabled(False)
        action = self.addAction(icons.icon("search", "muted"), QLineEdit.ActionPosition.LeadingPosition)
        action.setText(self.tr("Search"))
        theme.follow(self, lambda: action.setIcon(icons.icon("search", "muted")))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        elif event.key() == Qt.Key.Key_Down:
            self.focusNextChild()
        else:
            super().keyPressEvent(event)
