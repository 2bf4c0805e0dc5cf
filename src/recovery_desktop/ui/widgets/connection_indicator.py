"""How the app is connected, in words: live, looking now and then, offline; and when it last knew everything."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtWidgets import QHBoxLayout, QWidget

from recovery_desktop.ui import text
from recovery_desktop.ui.theme.tokens import S
from recovery_desktop.ui.widgets.icon_label import IconLabel
from recovery_desktop.ui.widgets.label import Label

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
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(S)
        row.addWidget(self._icon)
        row.addWidget(self._words)
        self.show_state("starting", None)

    @property
    def words(self) -> str:
        return self._words.text()

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
        if synced:
            words = self.tr("{state} · up to date {when}").format(state=words, when=text.moment(synced))
        self._words.setText(words)
        self.setAccessibleName(words)
