"""A table of many lines: one row height, painted cells, columns that are moved, resized, hidden and remembered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol, cast

from PySide6.QtCore import (
    QAbstractItemModel,
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QMenu, QTableView

from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.widgets.drawn_line import Drawn, LinePainter, Place
from recovery_desktop.ui.widgets.focus_ring import shows_current
from recovery_desktop.ui.widgets.lines_head import LinesHead
from recovery_desktop.ui.widgets.row_view import configure_row_view

SAVE_DELAY_MS: Final = 400


class LinesModel(Protocol):
    def line(self, at: int) -> tuple[Sequence[Drawn], bool] | None:
        """Return what each column draws, and whether the line moved just now; None for one that is gone."""


class Lines(QTableView):
    """`opened` and `copied` act on the line or the lines in hand; `sorted_by` carries a column; `columns_changed`
    says that `columns` is to be kept."""

    opened = Signal(int)
    picked = Signal()
    copied = Signal()
    sorted_by = Signal(int)
    columns_changed = Signal()

    def __init__(
        self,
        keys: Sequence[str],
        widths: Mapping[str, float],
        wide: str,
        name: str,
        yielding: Sequence[str] = (),
    ) -> None:
        """`widths` in letters of the body text; the column `wide` takes the room that is left. Where there is too
        little of it those of `yielding` make way, the first one first, unless the person asked for them."""
        super().__init__()
        self._wide, self._yielding = wide, yielding
        self._keys, self._widths = list(keys), widths
        self._chosen_widths: dict[str, float] = {}
        self._hidden: set[str] = set()
        self._wanted: set[str] = set()
        self._empty: set[str] = set()
        self._usual: dict[str, int] = {}
        self._setting = False
        self.setObjectName("lines")
        self.setAccessibleName(name)
        configure_row_view(self)
        self.setCornerButtonEnabled(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.head = head = LinesHead(self)
        self.setHorizontalHeader(head)
        head.setAccessibleName(name)
        head.setSectionsMovable(True)
        head.setSectionsClickable(True)
        head.setSortIndicatorShown(False)
        head.setHighlightSections(False)
        head.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        head.customContextMenuRequested.connect(self._show_columns)
        head.sectionClicked.connect(self.sorted_by)
        head.sectionResized.connect(self._resized)
        head.sectionMoved.connect(lambda *_: self._keep_soon())
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(SAVE_DELAY_MS)
        self._soon.timeout.connect(self.columns_changed)
        self.doubleClicked.connect(lambda index: self.opened.emit(index.row()))

    def setModel(self, model: QAbstractItemModel | None) -> None:
        super().setModel(model)
        if model is None:
            return
        # Of the view's own, each head asks row by row whether all of its column is chosen.
        head = self.horizontalHeader()
        head.setSelectionModel(QItemSelectionModel(model, head))
        self.selectionModel().selectionChanged.connect(lambda *_: self.picked.emit())
        theme.follow(self, self._measure)

    def _measure(self) -> None:
        sizes = theme.sizes()
        self.verticalHeader().setDefaultSectionSize(round(sizes.body * 2.6))
        self.horizontalHeader().setFixedHeight(round(sizes.caption * 2.5))
        self._setting = True
        self.horizontalHeader().setMinimumSectionSize(sizes.body * 4)
        for at, key in enumerate(self._keys):
            self.setColumnHidden(at, False)  # a head that is away does not say how wide it would be
            # In some languages the heading is longer than what stands below it.
            heading = self.horizontalHeader().sectionSizeHint(at)
            self._usual[key] = max(round(self._widths[key] * sizes.body), heading)
            self.setColumnWidth(at, self._width_of(key))
        self._setting = False
        self._fill()

    def offer(self, key: str, *, offered: bool) -> None:
        """Leave a column out as long as nothing stands in it."""
        if offered == (key in self._empty):
            self._empty ^= {key}
            self._fill()

    def _width_of(self, key: str) -> int:
        chosen = self._chosen_widths.get(key)
        return self._usual[key] if chosen is None else round(chosen * theme.sizes().body)

    def _fill(self) -> None:
        """Hide columns that give way, or show them again; the column with names gets the free room."""
        letters = self._chosen_widths.get(self._wide, self._widths[self._wide])
        narrowest = round(letters * theme.sizes().body)
        widths = {key: self._width_of(key) for key in self._keys if key not in self._hidden | self._empty}
        if self._wide in widths:
            widths[self._wide] = narrowest
        room = self.viewport().width()
        for key in self._yielding:
            if sum(widths.values()) > room and len(widths) > 1 and key not in self._wanted:
                widths.pop(key, None)
        spare = room - sum(widths.values())
        self._setting = True
        for at, key in enumerate(self._keys):
            self.setColumnHidden(at, key not in widths)
        self.setColumnWidth(self._keys.index(self._wide), narrowest + max(spare, 0))
        self._setting = False

    def show_order(self, column: int, *, descending: bool) -> None:
        """Show the sort arrow in that column's header; -1 for none."""
        self.head.show_order(column, descending=descending)

    @property
    def columns(self) -> dict[str, Any]:
        """What the person chose: `widths` in letters by key, `order` of keys, `hidden` keys, and those `wanted` in
        every window."""
        return {
            "widths": {key: round(letters, 2) for key, letters in self._chosen_widths.items()},
            "order": [self._keys[self.horizontalHeader().logicalIndex(at)] for at in range(len(self._keys))],
            "hidden": [key for key in self._keys if key in self._hidden],
            "wanted": [key for key in self._keys if key in self._wanted],
        }

    @property
    def shown_keys(self) -> list[str]:
        """The columns that the person has, from left to right, also those that make way in a small window."""
        columns = self.columns
        left_out = {*columns["hidden"], *self._empty}
        return [key for key in columns["order"] if key not in left_out]

    def restore(self, stored: Mapping[str, Any]) -> None:
        """Restore stored columns; what does not fit is ignored."""
        widths, order, hidden, wanted = (stored.get(name) for name in ("widths", "order", "hidden", "wanted"))
        if isinstance(widths, dict):
            self._chosen_widths = {
                key: float(letters)
                for key, letters in widths.items()
                if key in self._keys and isinstance(letters, int | float) and 2 <= letters <= 80
            }
        self._setting = True
        if isinstance(order, list) and sorted(map(str, order)) == sorted(self._keys):
            for at, key in enumerate(order):
                head = self.horizontalHeader()
                head.moveSection(head.visualIndex(self._keys.index(key)), at)
        self._setting = False
        if isinstance(hidden, list) and not set(self._keys) <= set(map(str, hidden)):
            self._hidden = set(self._keys) & set(map(str, hidden))
        if isinstance(wanted, list):
            self._wanted = set(self._keys) & set(map(str, wanted)) - self._hidden
        self._measure()

    def _resized(self, at: int, _: int, width: int) -> None:
        if not self._setting and width:
            self._chosen_widths[self._keys[at]] = width / theme.sizes().body
            self._keep_soon()

    def _keep_soon(self) -> None:
        if not self._setting:
            self._soon.start()

    def fill_columns_menu(self, menu: QMenu) -> None:
        """Add one entry for each column, checked where it is shown; the last one stays."""
        shown = [at for at in range(len(self._keys)) if not self.isColumnHidden(at)]
        for at, key in enumerate(self._keys):
            if key in self._empty:
                continue
            title = str(self.model().headerData(at, Qt.Orientation.Horizontal))
            action = menu.addAction(title)
            action.setCheckable(True)
            action.setChecked(at in shown)
            action.setEnabled(shown != [at])
            action.toggled.connect(lambda on, at=at: self._show_column(at, on))

    def _show_column(self, at: int, shown: bool) -> None:
        into, out_of = (self._wanted, self._hidden) if shown else (self._hidden, self._wanted)
        into.add(self._keys[at])
        out_of.discard(self._keys[at])
        self._fill()
        self._keep_soon()

    def _show_columns(self, place: QPoint) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.fill_columns_menu(menu)
        menu.popup(self.horizontalHeader().mapToGlobal(place))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint whole lines at once: calling a delegate for each cell takes several times as long."""
        exposed, count = event.rect(), self.model().rowCount()
        if not count:
            return
        first, last = self.rowAt(exposed.top()), self.rowAt(exposed.bottom())
        if first < 0:
            return
        model, chosen = cast(LinesModel, self.model()), self.selectionModel()
        has_chosen, hand = (
            chosen.hasSelection(),
            self.currentIndex() if shows_current(self) else QModelIndex(),
        )
        painter = QPainter(self.viewport())
        lines = LinePainter(painter, self._places(exposed.left(), exposed.right()), self.rowHeight(first))
        for at in range(first, count if last < 0 else last + 1):
            line = model.line(at)
            if line is not None:
                marked = line[1] or (has_chosen and chosen.isRowSelected(at, QModelIndex()))
                focused = hand.column() if at == hand.row() else -1
                lines.paint(self.rowViewportPosition(at), line[0], marked=marked, focused=focused)
        painter.end()

    def _places(self, left: int, right: int) -> list[Place]:
        """Return the columns between these two."""
        places = []
        for at in range(len(self._keys)):
            place = Place(at, self.columnViewportPosition(at), self.columnWidth(at))
            if place.width and place.left <= right and place.left + place.width > left:
                places.append(place)
        return places

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.currentIndex().isValid():
                self.opened.emit(self.currentIndex().row())
        elif event.matches(QKeySequence.StandardKey.Copy):
            self.copied.emit()
        elif event.key() == Qt.Key.Key_Escape and self.selectionModel().hasSelection():
            self.clearSelection()
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Store columns that were arranged a moment ago, before anything ends."""
        super().hideEvent(event)
        if self._soon.isActive():
            self._soon.stop()
            self.columns_changed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.model() is not None:
            self._fill()

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.sizes().body * 20, theme.sizes().body * 6)
