"""The command palette: pages, actions and receivables under one field, by the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from recovery_desktop.ui import icons
from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.theme.tokens import XS, L, M, S
from recovery_desktop.ui.widgets.chip import Popover
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.search_field import SearchField

ENTRY: Final = int(Qt.ItemDataRole.UserRole)
WIDTH, HEIGHT = 44, 30
"""In letters of the body text, the most."""
_MOVES: Final = {
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_PageDown: 8,
    Qt.Key.Key_PageUp: -8,
}


@dataclass(frozen=True)
class Entry:
    """One thing to go to or to do; `hint` stands quietly at the right: its kind, sum or keys."""

    title: str
    icon: str
    hint: str
    run: Callable[[], object]
    words: str = ""
    """What a person may type for it beside its title."""


class Palette(Popover):
    """`find` answers the entries for what was typed, the best first; at most a few dozen."""

    def __init__(self, parent: QWidget, find: Callable[[str], Sequence[Entry]]) -> None:
        super().__init__(parent, "")
        self.setAccessibleName(self.tr("Go anywhere, do anything"))
        self._find = find
        self.field = SearchField(self.tr("A page, an action, a debtor, a number"), self.accessibleName())
        self.field.setMaximumWidth(16_777_215)
        self.field.textChanged.connect(self._look)
        self.field.installEventFilter(self)
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Found"))
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setItemDelegate(_EntryDelegate(self.list))
        self.list.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.itemClicked.connect(self._run)
        self.list.currentItemChanged.connect(lambda item, _: self._say(item))
        self.nothing = Label(self.tr("No matches"), "muted")
        self.body.addWidget(self.field)
        self.body.addWidget(self.list, 1)
        self.body.addWidget(self.nothing)
        self._look()

    def show_over(self, window: QWidget) -> None:
        """Show the palette in the upper middle of the window."""
        body = theme.sizes().body
        width, height = min(body * WIDTH, window.width() - 2 * L), min(body * HEIGHT, window.height() - 2 * L)
        top = min(window.height() // 8, window.height() - height - L)
        place = window.mapToGlobal(window.rect().topLeft())
        self.setGeometry(place.x() + (window.width() - width) // 2, place.y() + top, width, height)
        self.show()
        self.field.setFocus(Qt.FocusReason.PopupFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.field and event.type() == QEvent.Type.KeyPress:
            assert isinstance(event, QKeyEvent)
            key = Qt.Key(event.key())
            if key in _MOVES:
                self._move(_MOVES[key])
                return True
            if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._run(self.list.currentItem())
                return True
            if key == Qt.Key.Key_Escape:
                self.close()
                return True
        return super().eventFilter(watched, event)

    def _move(self, by: int) -> None:
        last = self.list.count() - 1
        at = self.list.currentRow() + by
        # One step goes round, a page stops at the end.
        if abs(by) == 1 and last >= 0:
            at %= last + 1
        self.list.setCurrentRow(max(0, min(at, last)))

    def _look(self) -> None:
        self.list.clear()
        for entry in self._find(self.field.text()):
            item = QListWidgetItem(entry.title)
            item.setData(ENTRY, entry)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, _accessible_text(entry))
            self.list.addItem(item)
        self.list.setVisible(self.list.count() > 0)
        self.nothing.setVisible(self.list.count() == 0)
        self.list.setCurrentRow(0)

    def _say(self, item: QListWidgetItem | None) -> None:
        # The keyboard stays in the field: what Enter would do is said there.
        self.field.setAccessibleDescription("" if item is None else _accessible_text(item.data(ENTRY)))

    def _run(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            entry: Entry = item.data(ENTRY)
            self.close()
            entry.run()


def _accessible_text(entry: Entry) -> str:
    return f"{entry.title}, {entry.hint}" if entry.hint else entry.title


class _EntryDelegate(QStyledItemDelegate):
    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(100, option.fontMetrics.height() + 2 * S)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        entry: Entry = index.data(ENTRY)
        rect = option.rect
        painter.save()
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("accent_soft"))
            painter.drawRoundedRect(rect, XS, XS)
        side = theme.sizes().icon
        inner = rect.adjusted(M, 0, -M, 0)
        ratio = painter.device().devicePixelRatio()
        picture = icons.pixmap(entry.icon, theme.colours().of("muted"), side, ratio)
        painter.drawPixmap(inner.left(), inner.center().y() - side // 2 + 1, picture)
        inner = inner.adjusted(side + M, 0, 0, 0)
        metrics = option.fontMetrics
        wide = min(metrics.horizontalAdvance(entry.hint), inner.width() // 2)
        margin = QRect(inner.right() - wide, inner.top(), wide + 1, inner.height())
        title = inner.adjusted(0, 0, -(wide + M), 0)
        for words, place, token, towards in (
            (entry.title, title, "text", Qt.AlignmentFlag.AlignLeft),
            (entry.hint, margin, "muted", Qt.AlignmentFlag.AlignRight),
        ):
            painter.setPen(theme.colour(token))
            shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, place.width())
            painter.drawText(place, int(towards | Qt.AlignmentFlag.AlignVCenter), shown)
        painter.restore()
