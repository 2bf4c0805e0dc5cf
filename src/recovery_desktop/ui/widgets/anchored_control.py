"""What is typed in or pressed stays where it stands while the page around it changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from shiboken6 import isValid

_TOUCHES: Final = frozenset({QEvent.Type.KeyPress, QEvent.Type.KeyRelease, QEvent.Type.MouseButtonPress})


class AnchoredControl(QObject):
    """Scrolls an area so that the control last touched in it does not move.

    Where the page cannot scroll far enough, it asks for an empty strip above or below. A page that scrolls for another
    reason lets go: what opens, or is brought on view, has its own place.
    """

    def __init__(self, area: QScrollArea, leave_room: Callable[[int, int], None]) -> None:
        super().__init__(area)
        self._area, self._leave_room = area, leave_room
        self._control: QWidget | None = None
        self._is_touched = self._is_holding = False
        self._y = self._above = self._below = 0
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._follow_focus)
        area.verticalScrollBar().valueChanged.connect(self._let_go)
        area.verticalScrollBar().rangeChanged.connect(self.hold)

    def release(self) -> None:
        """Hold nothing, and take the empty strips away."""
        self._is_touched = False
        self._make_strips(0, 0)

    def hold(self) -> None:
        """Bring what is held back to its place after the page was laid out anew."""
        if not self._is_touched or self._is_holding or not self._is_on_view():
            return
        moved = self._place() - self._y
        if not moved:
            return
        self._is_holding = True
        bar = self._area.verticalScrollBar()
        if moved > 0 and self._above:
            removed = min(moved, self._above)
            self._make_strips(self._above - removed, self._below)
        bar.setValue(bar.value() + self._place() - self._y)
        left = self._place() - self._y
        if left < 0:
            self._make_strips(self._above - left, self._below)
        elif left > 0:
            self._make_strips(self._above, self._below + left)
            bar.setValue(bar.value() + left)
        self._is_holding = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._control and event.type() in _TOUCHES:
            self._is_touched, self._y = True, self._place()
        return False

    def _follow_focus(self, _before: QWidget | None, now: QWidget | None) -> None:
        if now is None or now is self._control or not isValid(self) or not self._area.isAncestorOf(now):
            return
        if self._control is not None and isValid(self._control):
            self._control.removeEventFilter(self)
        self._control, self._is_touched = now, False
        now.installEventFilter(self)

    def _let_go(self) -> None:
        if not self._is_holding:
            self._is_touched = False

    def _is_on_view(self) -> bool:
        return self._control is not None and isValid(self._control) and self._control.isVisibleTo(self._area)

    def _place(self) -> int:
        return self._control.mapTo(self._area, QPoint(0, 0)).y() if self._control is not None else 0

    def _make_strips(self, above: int, below: int) -> None:
        if (above, below) != (self._above, self._below):
            self._above, self._below = above, below
            self._leave_room(above, below)
