"""How the app is connected, in words: live, looking now and then, offline; and when it last knew everything."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from recovery_desktop.ui import text
from recovery_desktop.ui.theme.tokens import S
from recovery_desktop.ui.widgets.icon_label import IconLabel
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.tooltip import set_tooltip

SPARE = 2
"""In pixels: what a font draws beyond what it says of its widths."""

_LOOK = {
    "starting": ("progress", "muted"),
    "live": ("live", "success"),
    "practice": ("practice", "muted"),
    "polling": ("refresh", "muted"),
    "faulty": ("warning", "warning"),
    "offline": ("offline", "warning"),
    "signed_out": ("lock", "warning"),
}


class ConnectionIndicator(QWidget):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon = IconLabel("progress", "muted", 0.9)
        self._words = Label("", "caption", wrap=False)
        self._words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._forms = ("", "")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(S)
        row.addWidget(self._icon)
        row.addWidget(self._words)
        self.show_state("starting", None)

    @property
    def words(self) -> str:
        return self._forms[0]

    def sizeHint(self) -> QSize:
        return self._size_of(self._forms[0])

    def minimumSizeHint(self) -> QSize:
        return self._size_of(self._forms[-1])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.updateGeometry()

    def _size_of(self, words: str) -> QSize:
        self._words.ensurePolished()
        size = super().sizeHint()
        width = self._words.fontMetrics().horizontalAdvance(words) + SPARE
        return QSize(self._icon.sizeHint().width() + S + width, size.height())

    def _fit(self) -> None:
        """Leave the time out where the line has no room for it: the state matters more."""
        longest, shortest = self._forms
        fits = self.width() >= self.sizeHint().width()
        self._words.setText(longest if fits else shortest)
        set_tooltip(self, "" if fits else longest)

    def show_state(self, state: str, synced: datetime | None) -> None:
        """Show the connection's state; `synced` is the time of the last complete sync."""
        self._icon.show_icon(*_LOOK.get(state, ("question", "muted")))
        words = {
            "starting": self.tr("Starting"),
            "live": self.tr("Live"),
            "practice": self.tr("Practice"),
            "polling": self.tr("Connected, checks regularly"),
            "faulty": self.tr("Connected, the service has problems"),
            "offline": self.tr("Offline, showing saved data"),
            "signed_out": self.tr("Signed out"),
        }.get(state, state)
        short = words
        if synced:
            words = self.tr("{state} · up to date {when}").format(state=words, when=text.moment(synced))
        self._forms = words, short
        self.setAccessibleName(words)
        self.updateGeometry()
        self._fit()
