"""Choosing the receivable that a payment is for: typed words find it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from recovery_desktop.store.receivables import ReceivableRow
from recovery_desktop.ui.pages.payments.state import PaymentsState
from recovery_desktop.ui.rows import owed, state_word, title_of
from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.sheet import Sheet
from recovery_desktop.ui.widgets.text_field import TextField

ID = int(Qt.ItemDataRole.UserRole)


class ChooseSheet(Sheet):
    """`chosen` carries the receivable."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget, state: PaymentsState) -> None:
        super().__init__(parent, self.tr("Which invoice does this payment belong to?"), width=44)
        self._state = state
        self.search = TextField(self.tr("Search"), placeholder=self.tr("Invoice number, debtor or amount"))
        self.matches = QListWidget()
        self.matches.setObjectName("found")
        self.matches.setAccessibleName(self.tr("Invoices found"))
        self.matches.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.matches.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        theme.follow(self.matches, lambda: self.matches.setFixedHeight(theme.sizes().body * 20))
        self.nothing = Label(self.tr("No open invoice matches."), "muted")
        self.body.addWidget(self.search)
        self.body.addWidget(self.matches)
        self.body.addWidget(self.nothing)
        self.agree = button(self.tr("Choose"), "primary")
        self.agree.clicked.connect(self._agree)
        decline = button(self.tr("Cancel"))
        decline.clicked.connect(self.reject)
        self.add_buttons(decline, self.agree)
        self.search.line.textChanged.connect(self._look)
        self.search.line.returnPressed.connect(self._agree)
        self.matches.itemActivated.connect(lambda _: self._agree())
        below = QShortcut(QKeySequence(Qt.Key.Key_Down), self.search.line)
        below.setContext(Qt.ShortcutContext.WidgetShortcut)
        below.activated.connect(self._to_the_list)
        self._look("")
        self.search.line.setFocus()

    def _look(self, typed: str) -> None:
        self.matches.clear()
        for row in self._state.search(typed):
            item = QListWidgetItem(_line(row))
            item.setData(ID, row.id)
            self.matches.addItem(item)
        if self.matches.count():
            self.matches.setCurrentRow(0)
        self.nothing.setVisible(not self.matches.count())
        self.agree.setEnabled(bool(self.matches.count()))

    def _to_the_list(self) -> None:
        self.matches.setFocus()
        self.matches.setCurrentRow(min(self.matches.currentRow() + 1, self.matches.count() - 1))

    def _agree(self) -> None:
        item = self.matches.currentItem()
        if item is not None:
            self.accept()
            self.chosen.emit(item.data(ID))


def _line(row: ReceivableRow) -> str:
    parts = (row.numbers, title_of(row), owed(row), state_word(row))
    return "  ·  ".join(part for part in parts if part)
