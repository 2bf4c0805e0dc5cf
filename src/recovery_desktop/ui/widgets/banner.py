"""A strip that stays until what it says is over: the Practice band, offline, no keyring."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from recovery_desktop.ui.tokens import L, S, Tone
from recovery_desktop.ui.widgets.button import button, icon_button
from recovery_desktop.ui.widgets.icon_label import IconLabel
from recovery_desktop.ui.widgets.label import Label

_ICONS: dict[Tone, str] = {
    "practice": "practice",
    "warning": "warning",
    "danger": "error",
    "success": "done",
    "info": "info",
    "neutral": "info",
}


class Banner(QFrame):
    """One sentence, at most one action; `rounded` inside a page, square across the window."""

    acted = Signal()
    dismissed = Signal()

    def __init__(
        self,
        words: str,
        tone: Tone = "info",
        *,
        action: str = "",
        dismissable: bool = False,
        rounded: bool = True,
        icon: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setProperty("banner", tone)
        self.setProperty("rounded", "true" if rounded else "false")
        self._words = Label(words)
        row = QHBoxLayout(self)
        row.setContentsMargins(L, S, S if action or dismissable else L, S)
        row.setSpacing(S)
        row.addWidget(IconLabel(icon or _ICONS[tone], tone))
        row.addWidget(self._words, 1)
        self.corner = QHBoxLayout()
        row.addLayout(self.corner)
        if action:
            self.action = button(action, "quiet")
            self.action.clicked.connect(self.acted)
            row.addWidget(self.action)
        if dismissable:
            close = icon_button("close", self.tr("Dismiss"))
            close.clicked.connect(self.dismissed)
            close.clicked.connect(self.hide)
            row.addWidget(close)
        self.setAccessibleName(words)

    @property
    def words(self) -> str:
        return self._words.text()

    def say(self, words: str) -> None:
        self._words.setText(words)
        self.setAccessibleName(words)
        self.setVisible(bool(words))
