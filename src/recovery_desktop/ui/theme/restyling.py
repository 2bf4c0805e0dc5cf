"""A new stylesheet: at once for what is on view; for what is hidden in idle turns, or before it shows."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Final

import shiboken6
from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget

PORTION: Final = 25
"""Widgets dressed between two turns of the loop: some milliseconds."""
_POLISHED: Final = Qt.WidgetAttribute.WA_WState_Polished
_OTHER_STYLE: Final = Qt.WidgetAttribute.WA_SetStyle


class Restyling:
    def __init__(self, dressed: Callable[[], None]) -> None:
        """`dressed` is called when widgets that were behind have the new look, for what measures itself by it."""
        self._dressed = dressed
        # In the order of all widgets; None is the value of each.
        self._behind: dict[QWidget, None] = {}
        self._timer: QTimer | None = None

    def restyle(self, app: QApplication, sheet: str) -> None:
        """Give the application this stylesheet."""
        if not app.styleSheet():
            app.setStyleSheet(sheet)
            return
        hidden = [
            widget
            for widget in app.allWidgets()
            if not widget.isVisible() and not widget.testAttribute(_OTHER_STYLE)
        ]
        for widget in hidden:
            if widget.testAttribute(_POLISHED):
                # Qt leaves out what was never dressed.
                widget.setAttribute(_POLISHED, on=False)
                self._behind[widget] = None
            # Nor does it tell what has a style of its own; half of the time goes into telling.
            widget.setAttribute(_OTHER_STYLE, on=True)
        # By way of none: in place of another sheet, Qt dresses each widget once for every ancestor that it has.
        app.setStyleSheet("")
        app.setStyleSheet(sheet)
        for widget in hidden:
            widget.setAttribute(_OTHER_STYLE, on=False)
        if self._behind:
            self._start(app)

    def catch_up(self, page: QWidget) -> None:
        """Dress what is inside before it comes on view."""
        inside = [page, *page.findChildren(QWidget)] if self._behind else []
        if behind := [widget for widget in inside if widget in self._behind]:
            self._dress(behind)
            self._dressed()

    def _start(self, app: QObject) -> None:
        if self._timer is None or not shiboken6.isValid(self._timer):
            self._timer = QTimer(app)
            self._timer.timeout.connect(self._dress_next)
        self._timer.start(0)

    def _dress_next(self) -> None:
        self._dress(list(islice(self._behind, PORTION)))
        if not self._behind and self._timer is not None:
            self._timer.stop()
            self._dressed()

    def _dress(self, widgets: list[QWidget]) -> None:
        for widget in widgets:
            del self._behind[widget]
            for kind in (QEvent.Type.Polish, QEvent.Type.StyleChange):
                # What an event reaches may take others away.
                if shiboken6.isValid(widget):
                    QApplication.sendEvent(widget, QEvent(kind))
