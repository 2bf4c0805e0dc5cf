"""A short message at the foot of the window, with undo and the seconds that are left for it, or one way on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QTimer, Signal
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

_FIELDS: Final[tuple[type[QWidget], ...]] = (QLineEdit, QComboBox, QPlainTextEdit)
UNDO_SECONDS = 8
FOOT = 48
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
        # A page that opens with this scrolls to its first field only once its layout is known.
        QTimer.singleShot(0, self, self._leave_the_focus)
        self._timer.start()

    def _count(self) -> None:
        self._undo.setText(self.tr("Undo ({seconds})").format(seconds=self._left))
        self._undo.setAccessibleName(self.tr("Undo"))

    def _tick(self) -> None:
        self._left -= 1
        if self._left <= 0:
            self.end()
        else:
            self._count()

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

    def _place(self) -> None:
        host = self._host
        self.adjustSize()
        width = min(self.width(), host.width() - 2 * XL)
        height = max(self.heightForWidth(width), self.minimumSizeHint().height())
        self.setGeometry(self._free_place(width, height))

    def _leave_the_focus(self) -> None:
        """Go elsewhere where the field that is to be filled in has come to lie below."""
        focused = self._host.focusWidget()
        if not self.isVisible() or not isinstance(focused, _FIELDS):
            return
        if any(self.geometry().intersects(one) for one in self._on_view([focused])):
            self._place()

    def _free_place(self, width: int, height: int) -> QRect:
        """Return the lowest place, the middle before the sides, that covers nothing to press, no field and no foot of a
        page; where there is none, one that covers nothing to press, else the lowest one."""
        host = self._host
        lowest = QRect((host.width() - width) // 2, host.height() - height - FOOT, width, height)
        feet = self._on_view(host.findChildren(QFrame, "status_line"))
        pressed = self._on_view(host.findChildren(QAbstractButton)) + feet
        fields = [one for kind in _FIELDS for one in self._on_view(host.findChildren(kind))]
        aside = (host.width() - width) // 4
        for covered in (pressed + fields, pressed):
            for up in range(0, host.height() // 2, height // 2):
                for across in (0, -aside, aside):
                    place = lowest.translated(across, -up)
                    if not any(place.intersects(one) for one in covered):
                        return place
        return lowest

    def _on_view(self, controls: Sequence[QWidget]) -> list[QRect]:
        """Return where they lie, as far as they are on view."""
        host = self._host
        return [
            QRect(control.mapTo(host, QPoint(0, 0)), control.size())
            for control in controls
            if control.isVisibleTo(host) and not self.isAncestorOf(control)
        ]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)
