"""A column of cards: one view, one row height, every card painted; no widget per card."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QCursor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.theme.tokens import XS, M, S
from recovery_desktop.ui.widgets.drawn_card import CardFace, CardPainter
from recovery_desktop.ui.widgets.focus_ring import shows_current
from recovery_desktop.ui.widgets.icon_label import IconLabel
from recovery_desktop.ui.widgets.label import ElidedLabel, Label
from recovery_desktop.ui.widgets.row_view import configure_row_view

NARROWEST = 14.5
"""In letters: a deadline is not cut, and five columns stand in a window of the usual size."""
CARD = int(Qt.ItemDataRole.UserRole)
"""The role under which a model answers a CardFace."""

Index = QModelIndex | QPersistentModelIndex


class Cards(QTableView):
    """A click or Enter opens a card; Space, Ctrl and Shift choose several; the arrows at the sides leave the
    column."""

    opened = Signal(str)
    picked = Signal()
    left = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("cards")
        self._on_the_way: set[str] = set()
        # The view paints its own background: scrolling moves pixels, and what lies below is not painted again.
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        configure_row_view(self)
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.horizontalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        theme.follow(self, self._measure)

    def _measure(self) -> None:
        sizes = theme.sizes()
        self.verticalHeader().setDefaultSectionSize(round(sizes.body * 1.55) * 3 + 2 * S + 2 * XS + 6)

    def setModel(self, model: QAbstractItemModel | None) -> None:
        super().setModel(model)
        self.selectionModel().selectionChanged.connect(lambda *_: self.picked.emit())

    def expect(self, id: str) -> None:
        """Leave the place of this card empty until it has arrived: it is seen on its way."""
        self._on_the_way.add(id)
        self.viewport().update()

    def arrive(self, id: str) -> None:
        self._on_the_way.discard(id)
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint all cards at once: a delegate would be called for each of them anew."""
        model, view, exposed = self.model(), self.viewport(), event.rect()
        painter = QPainter(view)
        painter.fillRect(exposed, theme.colour("rail"))
        count = 0 if model is None else model.rowCount()
        first, last = self.rowAt(exposed.top()), self.rowAt(exposed.bottom())
        if not count or first < 0:
            return
        chosen = self.selectionModel()
        has_chosen = chosen.hasSelection()
        hand = self.currentIndex().row() if shows_current(self) else -1
        under = self.rowAt(view.mapFromGlobal(QCursor.pos()).y()) if view.underMouse() else -1
        cards = CardPainter(painter, self.columnWidth(0), self.rowHeight(first))
        left = self.columnViewportPosition(0)
        for at in range(first, count if last < 0 else last + 1):
            face = model.data(model.index(at, 0), CARD)
            if isinstance(face, CardFace) and face.id not in self._on_the_way:
                cards.paint(
                    left,
                    self.rowViewportPosition(at),
                    face,
                    chosen=has_chosen and chosen.isRowSelected(at, QModelIndex()),
                    focused=at == hand,
                    hovered=at == under,
                )

    def selectionCommand(
        self, index: Index, event: QEvent | None = None
    ) -> QItemSelectionModel.SelectionFlag:
        """Select only with Space, Ctrl or Shift: moving along the cards selects nothing."""
        command = QItemSelectionModel.SelectionFlag
        if isinstance(event, QMouseEvent | QKeyEvent):
            if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
                return super().selectionCommand(index, event)
            toggles = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
            if isinstance(event, QMouseEvent):
                pressed = event.type() == QEvent.Type.MouseButtonPress
                toggles = toggles and pressed and event.button() == Qt.MouseButton.LeftButton
            else:
                toggles = event.key() == Qt.Key.Key_Space
            return command.Toggle | command.Rows if toggles else command.NoUpdate
        return super().selectionCommand(index, event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        if plain and event.button() == Qt.MouseButton.LeftButton and index == self.currentIndex():
            self._open(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        aside = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._open(self.currentIndex())
        elif event.key() in aside:
            self.left.emit(aside[Qt.Key(event.key())])
        elif event.key() == Qt.Key.Key_Escape and self.selectionModel().hasSelection():
            self.clearSelection()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Give the keyboard a current card."""
        super().focusInEvent(event)
        if not self.currentIndex().isValid() and event.reason() != Qt.FocusReason.MouseFocusReason:
            first = self.indexAt(self.viewport().rect().topLeft())
            self.selectionModel().setCurrentIndex(first, QItemSelectionModel.SelectionFlag.NoUpdate)

    def sizeHint(self) -> QSize:
        return QSize(theme.sizes().body * 18, 300)

    def minimumSizeHint(self) -> QSize:
        return QSize(round(theme.sizes().body * NARROWEST), 120)

    def place_of(self, index: Index) -> QRect | None:
        """Return where a card is on view, in this view's coordinates; None for one that is not."""
        place = self.visualRect(index) if index.isValid() else QRect()
        if place.isEmpty() or not place.intersects(self.viewport().rect()):
            return None
        return place.translated(self.viewport().pos())

    def picture_of(self, face: CardFace) -> QPixmap:
        """Return a card as it looks in this column, with nothing behind it."""
        width, height = self.columnWidth(0), self.verticalHeader().defaultSectionSize()
        ratio = self.devicePixelRatio()
        picture = QPixmap(round(width * ratio), round(height * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        CardPainter(painter, width, height).paint(0, 0, face, chosen=False, focused=False, hovered=False)
        painter.end()
        return picture

    def _open(self, index: Index) -> None:
        face = index.data(CARD)
        if isinstance(face, CardFace):
            self.opened.emit(face.id)


class BoardColumn(QFrame):
    """A heading with count and sum over the cards of one model; `opened` carries a card's id."""

    opened = Signal(str)

    def __init__(self, name: str, icon: str, tone: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("surface", "column")
        self._name = ElidedLabel(name, "strong")
        self._count = Label("", "caption", wrap=False)
        self._count.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._sum = Label("", "caption", wrap=False)
        self.cards = Cards()
        self.cards.setAccessibleName(name)
        self.cards.opened.connect(self.opened)
        head = QHBoxLayout()
        head.setContentsMargins(M, M, M, 0)
        head.setSpacing(S)
        head.addWidget(IconLabel(icon, tone, 0.9))
        head.addWidget(self._name, 1)
        head.addWidget(self._count)
        below = QHBoxLayout()
        below.setContentsMargins(M, 0, M, 0)
        below.addWidget(self._sum)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, S)
        column.setSpacing(XS)
        column.addLayout(head)
        column.addLayout(below)
        column.addWidget(self.cards, 1)
        self._column = column
        theme.follow(self, self._measure)

    def _measure(self) -> None:
        # A status that is cut could be another one: where it is long, its column is wider.
        self._name.ensurePolished()
        self._name.setMinimumWidth(self._name.fontMetrics().horizontalAdvance(self._name.text()) + 1)

    def put_above(self, widget: QWidget) -> None:
        """Show this between the heading and the cards."""
        self._column.insertWidget(self._column.indexOf(self.cards), widget)

    def set_model(self, model: QAbstractItemModel) -> None:
        self.cards.setModel(model)
        self.cards.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)

    def show_totals(self, count: str, total: str) -> None:
        self._count.setText(count)
        # As wide as its widest count: what stands beside it is not laid out and painted anew at every key.
        self._count.setMinimumWidth(max(self._count.minimumWidth(), self._count.sizeHint().width()))
        self._sum.setText(total)
        self.cards.setAccessibleDescription(", ".join(part for part in (count, total) if part))
