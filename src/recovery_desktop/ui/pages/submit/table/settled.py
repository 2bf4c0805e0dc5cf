"""Invoices that the books hold as paid: each is ticked by the person; what lowers a draft is
ticked already."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from decimal import Decimal

from PySide6.QtCore import QRect, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QCheckBox, QListWidget, QListWidgetItem, QStyle, QVBoxLayout, QWidget

from recovery_desktop.commands.settled_in_books import SettledItem
from recovery_desktop.ui import text
from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.theme.tokens import XL, S
from recovery_desktop.ui.widgets.label import Label

MOST_ROWS = 6
"""On view at once; the others are scrolled to."""


def sums_in_part(items: Sequence[SettledItem]) -> str:
    """Return what was paid or credited of those of which something is still open, in each currency."""
    sums: defaultdict[str, Decimal] = defaultdict(Decimal)
    for one in items:
        if one.is_part and one.amount is not None:
            sums[one.currency] += one.amount
    return ", ".join(text.money(amount, currency) for currency, amount in sums.items())


class SettledList(QWidget):
    """`ticked` when the choice changed."""

    ticked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._items: list[SettledItem] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(S)
        column.addWidget(Label(self.tr("Less is open in your books than here"), "strong"))
        column.addWidget(
            Label(self.tr("Tick what the app should take over. The rest stays as it is."), "muted")
        )
        self.all = QCheckBox(self.tr("All of them"))
        self.all.toggled.connect(self._tick_all)
        # As wide as its words: the rest of the line is no part of it.
        column.addWidget(self.all, 0, Qt.AlignmentFlag.AlignLeft)
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Less is open in your books than here"))
        self.list.setWordWrap(True)
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
            # A draft is looked at before anything is asked of anybody: what was paid is not asked for unless told so.
            item.setCheckState(Qt.CheckState.Checked if one.lowers_draft else Qt.CheckState.Unchecked)
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
        elif one.lowers_draft:
            why = self.tr("partly paid or credited in the list")
            what = self.tr("{amount} is noted on the draft as already paid or credited").format(
                amount=text.money(one.amount, one.currency)
            )
        else:
            what = self.tr("record {amount}").format(amount=text.money(one.amount, one.currency))
        return " · ".join(part for part in (one.number, one.debtor, why, what) if part)

    def _tick_all(self, checked: bool) -> None:
        state = Qt.CheckState.Checked if checked else Qt.CheckState.Unchecked
        for at in range(self.list.count()):
            self.list.item(at).setCheckState(state)

    def _fit(self) -> None:
        rows = min(max(self.list.count(), 1), MOST_ROWS)
        metrics, room = self.list.fontMetrics(), self._room_for_words()
        heights = []
        with QSignalBlocker(self.list):
            for at in range(self.list.count()):
                item = self.list.item(at)
                words = metrics.boundingRect(QRect(0, 0, room, 0), Qt.TextFlag.TextWordWrap, item.text())
                # The box to tick is higher than the words.
                heights.append(words.height() + S)
                item.setSizeHint(QSize(0, heights[-1]))
        high = sum(heights[:rows]) or metrics.height() + S
        self.list.setFixedHeight(high + 2 * self.list.frameWidth() + S)

    def _room_for_words(self) -> int:
        style = self.list.style()
        box = style.pixelMetric(QStyle.PixelMetric.PM_IndicatorWidth)
        gaps = 4 * (style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin) + 1) + XL
        return max(self.list.viewport().width() - box - gaps, 10 * self.list.fontMetrics().averageCharWidth())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
