"""A short message at the foot of the window, with undo and the seconds that are left for it, or one way on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QTimer, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QFrame,
    QGraphicsDropShadowEffect,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)

from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.theme.tokens import XL, L, S
from recovery_desktop.ui.widgets.label import Title
from recovery_desktop.ui.widgets.long_text import LongText
from recovery_desktop.ui.widgets.mail_view import MailView

_FIELDS: Final[tuple[type[QWidget], ...]] = (QLineEdit, QComboBox, QPlainTextEdit)
UNDO_SECONDS = 8
FOOT = 48
ASIDE = 2
"""A way aside counts as so many times the same way up."""
LOOK_MS = 150
"""How often it is asked whether a button has come to lie below: nobody presses faster."""
ACTION_SECONDS = 30
"""What needs an answer is read by somebody who looks elsewhere just now."""


class Toast(QFrame):
    """Shows one message at a time over its parent; a new one replaces the old, which counts as `expired`."""

    undone = Signal()
    acted = Signal()
    expired = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._host = parent
        self.setObjectName("toast")
        self._words = Title("", "body")
        self._undo = QPushButton()
        self._undo.clicked.connect(self._take_back)
        self._act = QPushButton()
        self._act.clicked.connect(self._go)
        row = QHBoxLayout(self)
        row.setContentsMargins(L, S, S, S)
        row.setSpacing(L)
        row.addWidget(self._words, 1)
        row.addWidget(self._undo)
        row.addWidget(self._act)
        shadow = QGraphicsDropShadowEffect(self)
        shadow.setBlurRadius(XL)
        shadow.setOffset(0, 4)
        tint = theme.colour("shadow")
        tint.setAlpha(70)
        shadow.setColor(tint)
        self.setGraphicsEffect(shadow)
        self._left = 0
        self._timer = QTimer(self)
        self._timer.setInterval(1000)
        self._timer.timeout.connect(self._tick)
        self._look = QTimer(self)
        self._look.setInterval(LOOK_MS)
        self._look.timeout.connect(self._make_way_unless_aimed_at)
        parent.installEventFilter(self)
        self.hide()

    @property
    def words(self) -> str:
        return self._words.text()

    def say(self, words: str, *, undo: bool = False, action: str = "", seconds: int = UNDO_SECONDS) -> None:
        """Show for so many seconds; with `undo`, the button says how many are left. `action` names the way on."""
        self.end()
        self._words.setText(words)
        self._left = seconds
        self._undo.setVisible(undo)
        self._act.setText(action)
        self._act.setVisible(bool(action))
        self.setAccessibleName(words)
        self._count()
        self.show()
        self.raise_()
        self._place()
        # A page that opens with this has its layout, and scrolls to its first field, only later.
        QTimer.singleShot(0, self, self._make_way)
        self._timer.start()
        self._look.start()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._look.stop()

    def _count(self) -> None:
        self._undo.setText(self.tr("Undo ({seconds})").format(seconds=self._left))
        self._undo.setAccessibleName(self.tr("Undo"))

    def _tick(self) -> None:
        self._left -= 1
        if self._left <= 0:
            self.end()
        else:
            self._count()

    def _make_way_unless_aimed_at(self) -> None:
        if not self.underMouse():
            self._make_way()

    def end(self) -> None:
        """Take away what is shown, before its time is over."""
        if self.isVisible():
            self._timer.stop()
            self.hide()
            self.expired.emit()

    def _take_back(self) -> None:
        self._timer.stop()
        self.hide()
        self.undone.emit()

    def _go(self) -> None:
        self._timer.stop()
        self.hide()
        self.acted.emit()

    def _place(self, near: QPoint | None = None) -> None:
        """Stand as near there as there is room, at first at the foot in the middle."""
        host = self._host
        self.adjustSize()
        width = min(self.width(), host.width() - 2 * XL)
        height = max(self.heightForWidth(width), self.minimumSizeHint().height())
        self.setGeometry(self._free_place(width, height, near))

    def _make_way(self) -> None:
        """Go elsewhere where something to press, or the field that is to be filled in, has come to lie below."""
        if not self.isVisible():
            return
        focused = self._host.focusWidget()
        below = self._pressed() + self._on_view([focused] if isinstance(focused, _FIELDS) else [])
        if any(self.geometry().intersects(one) for one in below):
            self._place(self.geometry().topLeft())

    def _pressed(self) -> list[QRect]:
        host = self._host
        buttons, feet = host.findChildren(QAbstractButton), host.findChildren(QFrame, "status_line")
        return self._on_view([*buttons, *feet])

    def _free_place(self, width: int, height: int, near: QPoint | None) -> QRect:
        """Return the nearest place, rather further up than aside, that covers nothing to press, no page foot, no field
        and no message; where there is none, one that covers nothing to press, else the lowest one."""
        host = self._host
        lowest = QRect((host.width() - width) // 2, host.height() - height - FOOT, width, height)
        pressed = self._pressed()
        fields = [one for kind in _FIELDS for one in self._on_view(host.findChildren(kind))]
        # A message is read before it is sent.
        read = [one for kind in (MailView, LongText) for one in self._on_view(host.findChildren(kind))]
        side = (host.width() - width) // 2 - S
        start = near or lowest.topLeft()
        ups = range(0, host.height() - height - FOOT, height // 2)
        offsets = ((across, up) for across in (0, -side // 2, side // 2, -side, side) for up in ups)
        places = [lowest.translated(across, -up) for across, up in offsets]
        # What goes aside is lost sight of.
        places.sort(key=lambda one: ASIDE * abs(one.x() - start.x()) + abs(one.y() - start.y()))
        for covered in (pressed + fields + read, pressed + fields, pressed):
            for place in places:
                if not any(place.intersects(one) for one in covered):
                    return place
        return lowest

    def _on_view(self, controls: Sequence[QWidget]) -> list[QRect]:
        """Return where they lie, as far as they are on view."""
        host = self._host
        places = []
        for control in controls:
            if control.isVisibleTo(host) and not self.isAncestorOf(control):
                # Where a page is scrolled, the rest of it is nowhere.
                part = control.visibleRegion().boundingRect() if host.isVisible() else control.rect()
                places.append(QRect(control.mapTo(host, part.topLeft()), part.size()))
        return [one for one in places if not one.isEmpty()]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)
