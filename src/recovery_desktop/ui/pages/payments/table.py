"""The list of payments: a row for each, under a row for each group; painted, no widget per row."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from itertools import groupby

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from recovery_desktop.commands.match_payments import Group, Payment
from recovery_desktop.ids import StatementEntryId
from recovery_desktop.ui import icons, text
from recovery_desktop.ui.pages.payments import words
from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.theme.tokens import RADIUS, XS, M, S
from recovery_desktop.ui.widgets.row_menu import offer_cells

PAYMENT = int(Qt.ItemDataRole.UserRole)
Index = QModelIndex | QPersistentModelIndex
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class PaymentList(QAbstractListModel):
    """Rows are a group's name or a payment."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: list[tuple[Group, int, str] | Payment] = []

    def show_payments(self, payments: Sequence[Payment]) -> None:
        rows: list[tuple[Group, int, str] | Payment] = []
        for group, members in groupby(payments, key=lambda one: one.group):
            listed = list(members)
            rows.append((group, len(listed), _sum_of(listed)))
            rows += listed
        if rows != self._rows:
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()

    def row_of(self, id: StatementEntryId) -> int:
        """Return the row of the entry, -1 where it is not listed."""
        return next(
            (at for at, row in enumerate(self._rows) if isinstance(row, Payment) and row.id == id), -1
        )

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role == PAYMENT:
            return row
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return words.spoken(row) if isinstance(row, Payment) else f"{words.group_word(row[0])}, {row[1]}"
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if index.isValid() and isinstance(self._rows[index.row()], Payment):
            return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return Qt.ItemFlag.NoItemFlags


def _sum_of(payments: Sequence[Payment]) -> str:
    sums: dict[str, Decimal] = {}
    for one in payments:
        sums[one.currency] = sums.get(one.currency, Decimal(0)) + words.signed(one)
    return "  ·  ".join(text.money(amount, currency) for currency, amount in sorted(sums.items()))


class PaymentDelegate(QStyledItemDelegate):
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        line = round(theme.sizes().body * 1.55)
        is_payment = isinstance(index.data(PAYMENT), Payment)
        return QSize(200, line * 2 + 2 * S + XS if is_payment else line + M + S)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = index.data(PAYMENT)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if isinstance(row, Payment):
            self._paint_payment(painter, option, row)
        elif row is not None:
            self._paint_group(painter, option.rect, row)
        painter.restore()

    def _paint_group(self, painter: QPainter, place: QRect, row: tuple[Group, int, str]) -> None:
        group, count, total = row
        inner = place.adjusted(M, S, -M, 0)
        strong = QFont(painter.font())
        strong.setWeight(QFont.Weight.DemiBold)
        quiet = QFont(painter.font())
        quiet.setPixelSize(theme.sizes().caption)
        small = QFontMetrics(quiet)
        room = inner.width() - small.horizontalAdvance(f"{count}{total}") - 2 * S
        name = QFontMetrics(strong).elidedText(words.group_word(group), Qt.TextElideMode.ElideRight, room)
        painter.setFont(strong)
        painter.setPen(theme.colour("text"))
        painter.drawText(inner, LEFT, name)
        after = painter.fontMetrics().horizontalAdvance(name) + S
        painter.setFont(quiet)
        painter.setPen(theme.colour("muted"))
        painter.drawText(inner.adjusted(after, 0, 0, 0), LEFT, str(count))
        painter.drawText(inner, RIGHT, total)

    def _paint_payment(self, painter: QPainter, option: QStyleOptionViewItem, payment: Payment) -> None:
        place = option.rect.adjusted(XS, 1, -XS, -1)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if chosen or option.state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("accent_soft" if chosen else "hover"))
            painter.drawRoundedRect(place, RADIUS, RADIUS)
        if chosen and option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(theme.colour("accent"))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(place, RADIUS, RADIUS)
        inner = place.adjusted(S, XS, -S, -XS)
        side = theme.sizes().icon
        icon, tone = words.group_icon(payment.group)
        ratio = painter.device().devicePixelRatio()
        drawn = icons.pixmap(icon, theme.colours().of(tone), side, ratio)
        half = inner.height() // 2
        painter.drawPixmap(inner.left(), inner.top() + (half - side) // 2, drawn)
        inner.adjust(side + S, 0, 0, 0)
        first = QRect(inner.left(), inner.top(), inner.width(), half)
        second = first.translated(0, half)
        strong = QFont(painter.font())
        strong.setWeight(QFont.Weight.DemiBold)
        quiet = QFont(painter.font())
        quiet.setPixelSize(theme.sizes().caption)
        amount = text.money(words.signed(payment), payment.currency)
        _two_sides(painter, first, strong, "text", payment.payer or payment.text or "–", "text", amount)
        came = " · ".join(
            filter(None, (text.short_day(payment.booked_on), words.came_by(payment), payment.text))
        )
        _two_sides(painter, second, quiet, "muted", came, "muted", words.for_line(payment))


def _two_sides(
    painter: QPainter, place: QRect, font: QFont, left_tone: str, left: str, right_tone: str, right: str
) -> None:
    """Paint two texts: the right one whole up to two thirds of the width, the left one elided to the rest."""
    painter.setFont(font)
    metrics = painter.fontMetrics()
    ellipsis = Qt.TextElideMode.ElideRight
    right = metrics.elidedText(right, ellipsis, place.width() * 2 // 3)
    right_width = metrics.horizontalAdvance(right) + (S if right else 0)
    painter.setPen(theme.colour(right_tone))
    painter.drawText(place, RIGHT, right)
    painter.setPen(theme.colour(left_tone))
    painter.drawText(place, LEFT, metrics.elidedText(left, ellipsis, place.width() - right_width))


class Payments(QListView):
    """`picked` carries the id of the payment in hand; Enter confirms it."""

    picked = Signal(str)
    entered = Signal(str)

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setItemDelegate(PaymentDelegate(self))
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        offer_cells(self)
        theme.follow(self, self.scheduleDelayedItemsLayout)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        payment = current.data(PAYMENT)
        if isinstance(payment, Payment):
            self.picked.emit(payment.id)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            payment = self.currentIndex().data(PAYMENT)
            if isinstance(payment, Payment):
                self.entered.emit(payment.id)
        else:
            super().keyPressEvent(event)
