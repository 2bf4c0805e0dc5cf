"""Marks the control that has the keyboard while keys are in use: after a click the ring would only be noise."""

from __future__ import annotations

from typing import Final

import shiboken6
from PySide6.QtCore import QEvent, QObject, QRectF
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QApplication, QFocusFrame, QWidget

from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.theme.tokens import RADIUS
from recovery_desktop.ui.widgets.label import restyle

PROPERTY: Final = "ring"
"""A style sheet asks for it beside `:focus`; fields that are typed into are marked always."""


def shows_current(view: QAbstractItemView) -> bool:
    """Return whether a list marks its current row: it has the keyboard, and keys are in use where that is known."""
    return view.hasFocus() and view.property(PROPERTY) is not False


_PRESSES: Final = (QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin)


class _Frame(QFocusFrame):
    """The ring of a primary button, around it: on its own colour none would be both seen and calm."""

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.mask().isEmpty():
            # The style's leaves no round corners.
            self.clearMask()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.colour("accent"), 2))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), RADIUS + 2, RADIUS + 2)


class FocusRing(QObject):
    """Looks at what comes to the windows, not at every event of every control."""

    def __init__(self, application: QApplication, parent: QObject) -> None:
        super().__init__(parent)
        self._has_keys = False
        self._frame: _Frame | None = None
        application.focusChanged.connect(self._follow)

    def _follow(self, old: QWidget | None, new: QWidget | None) -> None:
        self._mark(old, shown=False)
        if new is None:
            return
        window = new.window().windowHandle()
        if window is not None:
            window.installEventFilter(self)
        self._mark(new, shown=self._has_keys or QAccessible.isActive())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress:
            self._turn(has_keys=True)
        elif event.type() in _PRESSES:
            self._turn(has_keys=False)
        return super().eventFilter(watched, event)

    def _turn(self, *, has_keys: bool) -> None:
        if has_keys != self._has_keys:
            self._has_keys = has_keys
            self._mark(QApplication.focusWidget(), shown=has_keys or QAccessible.isActive())

    def _mark(self, control: QWidget | None, *, shown: bool) -> None:
        if isinstance(control, QAbstractItemView):
            control.setProperty(PROPERTY, shown)
            control.viewport().update()
        if not isinstance(control, QAbstractButton) or bool(control.property(PROPERTY)) == shown:
            return
        control.setProperty(PROPERTY, shown)
        restyle(control)
        if control.property("variant") == "primary" and shown:
            self._frame = _Frame(control)
            self._frame.setWidget(control)
        elif self._frame is not None:
            if shiboken6.isValid(self._frame):
                self._frame.hide()
                self._frame.deleteLater()
            self._frame = None
