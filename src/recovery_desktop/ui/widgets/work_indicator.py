"""In the status line: something takes longer than a moment, and after two seconds a way to stop it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QTimer, Slot
from PySide6.QtWidgets import QHBoxLayout, QWidget

from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.theme.tokens import S
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.ring import Ring
from recovery_desktop.ui.widgets.tooltip import set_tooltip
from recovery_desktop.ui.work import WORK

SHOWN_AFTER_SECONDS: Final = 0.3
STOPPED_AFTER_SECONDS: Final = 2.0
LOOK_MS: Final = 60


def height() -> int:
    """Return how high it is: the line in which it comes and goes keeps the room."""
    return theme.sizes().caption + S


class WorkIndicator(QWidget):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ring = Ring()
        self.words = Label(self.tr("Working…"), "caption", wrap=False)
        self.stop = button(self.tr("Stop"), "line")
        self.stop.setProperty("small", "true")
        set_tooltip(self.stop, self.tr("Stop what takes so long; nothing you typed is lost."))
        self.stop.clicked.connect(WORK.stop)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(S)
        for widget in (self._ring, self.words, self.stop):
            row.addWidget(widget)
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_MS)
        self._timer.timeout.connect(self._look)
        theme.follow(self, self._fit)
        self.hide()
        WORK.changed.connect(self._follow)

    def _fit(self) -> None:
        """Fix the height to the words: the page above must not move when the indicator comes and goes."""
        self.setFixedHeight(height())
        self.stop.setFixedHeight(height())

    @Slot()
    def _follow(self) -> None:
        if WORK.is_running and not self._timer.isActive():
            self._timer.start()

    def _look(self) -> None:
        if not WORK.is_running:
            self._timer.stop()
        self.setVisible(WORK.longest() >= SHOWN_AFTER_SECONDS)
        self.stop.setVisible(WORK.longest(stoppable=True) >= STOPPED_AFTER_SECONDS)
        if self.isVisible() and not theme.reduced_motion():
            self._ring.turn()
