"""What was left out of an import: each file or row with the reason, to be read, copied and cleared."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem, QWidget

from recovery_desktop.store.left_out import LeftOut, LeftOutList
from recovery_desktop.ui import reasons
from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.widgets import row_menu
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.sheet import Sheet
from recovery_desktop.ui.widgets.tooltip import set_tooltip

MOST_ROWS = 10
"""On view at once; the others are scrolled to."""


class LeftOutSheet(Sheet):
    """`cleared` carries what stood here, to be put back."""

    cleared = Signal(object)

    def __init__(self, parent: QWidget, store: LeftOutList) -> None:
        super().__init__(parent, self.tr("Left out"), width=62)
        self._store, self._entries = store, store.list_all()
        self.body.addWidget(
            Label(self.tr("These were not added. The files themselves are as they were."), "muted")
        )
        self.table = self._table()
        self.body.addWidget(self.table)
        clear = button(self.tr("Clear list"))
        clear.clicked.connect(self._clear)
        copy = button(self.tr("Copy list"), "ordinary", "copy")
        copy.clicked.connect(lambda: row_menu.copy([_cells(one) for one in self._entries]))
        close = button(self.tr("Close"), "primary")
        close.clicked.connect(self.accept)
        self.add_buttons(clear, copy, close)

    def _table(self) -> QTableWidget:
        table = QTableWidget(len(self._entries), 2)
        table.setAccessibleName(self.tr("Left out"))
        table.setHorizontalHeaderLabels([self.tr("File or row"), self.tr("Why")])
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setTabKeyNavigation(False)
        table.setShowGrid(False)
        table.verticalHeader().hide()
        row_menu.offer_cells(table)
        header = table.horizontalHeader()
        header.setAccessibleName(self.tr("Columns"))
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        for at, one in enumerate(self._entries):
            for place, words in enumerate(_cells(one)):
                item = QTableWidgetItem(words)
                set_tooltip(item, words)
                table.setItem(at, place, item)
        theme.follow(table, lambda: _fit(table))
        return table

    def _clear(self) -> None:
        self._store.replace(())
        self.cleared.emit(self._entries)
        self.accept()


def _cells(one: LeftOut) -> tuple[str, str]:
    return one.name, reasons.in_words(one.reason)


def _fit(table: QTableWidget) -> None:
    body = theme.sizes().body
    rows = min(max(table.rowCount(), 2), MOST_ROWS)
    table.setFixedHeight(round(body * 2.6) * rows + table.horizontalHeader().sizeHint().height() + body // 2)
