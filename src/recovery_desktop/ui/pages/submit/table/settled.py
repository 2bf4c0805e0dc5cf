"""Invoices that the books hold as paid: each is ticked by the person, none by itself."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from recovery_desktop.commands.settled_in_books import SettledItem
from recovery_desktop.ui import text
from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.theme.tokens import S
from recovery_desktop.ui.widgets.label import Label

MOST_ROWS = 6
"""On view at once; the others are scrolled to."""


class SettledList(QWidget):
    """`ticked` when the choice changed."""

    ticked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._items: list[SettledItem] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(S)
        column.addWidget(Label(self.tr("Paid in your books, open here"), "strong"))
        column.addWidget(
            Label(self.tr("Tick what the app should record as paid. The rest stays as it is."), "muted")
        )
        self.all = QCheckBox(self.tr("All of them"))
        self.all.toggled.connect(self._tick_all)
        # As wide as its words: the rest of the line is no part of it.
        column.addWidget(self.all, 0, Qt.AlignmentFlag.AlignLeft)
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Paid in your books, open here"))
        self.list.itemChanged.connect(lambda _: self.ticked.emit())
        column.addWidget(self.list)
        theme.follow(self.list, self._fit)

    def show_items(self, items: Sequence[SettledItem]) -> None:
        self.setVisible(bool(items))
        if list(items) == self._items:
            return
        self._items = list(items)
        self.all.setChecked(False)
        self.list.clear()
        for one in items:
            item = QListWidgetItem(self._words(one))
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Unchecked)
            self.list.addItem(item)
        self._fit()

    @property
    def chosen(self) -> list[SettledItem]:
        return [
            one
            for at, one in enumerate(self._items)
            if self.list.item(at).checkState() == Qt.CheckState.Checked
        ]

    def _words(self, one: SettledItem) -> str:
        why = self.tr("no longer in the list") if one.is_absent else self.tr("paid in the list")
        if one.paid_on is not None:
            why = self.tr("paid on {day}").format(day=text.day(one.paid_on))
        if one.amount is None:
            what = self.tr("the draft is removed")
        else:
            what = self.tr("record {amount}").format(amount=text.money(one.amount, one.currency))
        return " · ".join(part for part in (one.number, one.debtor, why, what) if part)

    def _tick_all(self, checked: bool) -> None:
        state = Qt.CheckState.Checked if checked else Qt.CheckState.Unchecked
        for at in range(self.list.count()):
            self.list.item(at).setCheckState(state)

    def _fit(self) -> None:
        rows = min(max(self.list.count(), 1), MOST_ROWS)
        # The box to tick is higher than the words.
        height = self.list.fontMetrics().height() + S
        with QSignalBlocker(self.list):
            for at in range(self.list.count()):
                self.list.item(at).setSizeHint(QSize(0, height))
        self.list.setFixedHeight(rows * height + 2 * self.list.frameWidth() + S)
