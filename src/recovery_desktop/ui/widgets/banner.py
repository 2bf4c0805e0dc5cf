"""A strip that stays until what it says is over: the Practice band, offline, no keyring."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QWidget

from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.theme.tokens import L, S
from recovery_desktop.ui.tone import Tone
from recovery_desktop.ui.widgets.button import button, icon_button
from recovery_desktop.ui.widgets.flow import FlowLayout
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

NARROWEST = 22
"""In letters: where the words would get less beside the action, it goes below them."""
MOST_LINES = 2
"""So it does where they would take more lines beside it."""


class Banner(QFrame):
    """One sentence, at most one action; `rounded` inside a page, square across the window."""

    action: QPushButton

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
        self._icon = IconLabel(icon or _ICONS[tone], tone)
        self._grid = row = QGridLayout(self)
        row.setContentsMargins(L, S, S if action or dismissable else L, S)
        row.setSpacing(S)
        row.addWidget(self._icon, 0, 0)
        row.addWidget(self._words, 0, 1)
        row.setColumnStretch(1, 1)
        row.setSizeConstraint(QGridLayout.SizeConstraint.SetNoConstraint)
        self.corner = FlowLayout(centred=True)
        row.addLayout(self.corner, 0, 2)
        self._below = False
        if action:
            self.action = button(action, "quiet")
            self.action.clicked.connect(self.acted)
            row.addWidget(self.action, 0, 3)
        if dismissable:
            close = icon_button("close", self.tr("Dismiss"))
            close.setProperty("closes", True)
            close.clicked.connect(self.dismissed)
            close.clicked.connect(self.hide)
            row.addWidget(close, 0, 4)
        self.setAccessibleName(words)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange(self.width())

    def arrange(self, width: int) -> None:
        """Put the actions beside the words, or below them where the width is too small."""
        if actions_width := self._actions_width():
            used_width = actions_width + self._icon.sizeHint().width() + 3 * L + 2 * S
            words_width = width - used_width
            too_narrow = words_width < NARROWEST * theme.sizes().body // 2
            self._put_below(
                too_narrow or self._words.heightForWidth(words_width) > self._lines_height(MOST_LINES)
            )
            # Next to the words the actions form one line; below them they wrap where the text is large.
            room = 0 if self._below else self.corner.sizeHint().width()
        else:
            self._put_below(False)
            room = 0
        if self._grid.columnMinimumWidth(2) != room:
            self._grid.setColumnMinimumWidth(2, room)

    def _lines_height(self, lines: int) -> int:
        return self._words.fontMetrics().lineSpacing() * lines

    def _actions_width(self) -> int:
        """Return the width of what stands beside the words where there is room for it."""
        action = self.action.sizeHint().width() if hasattr(self, "action") else 0
        return action + self.corner.sizeHint().width()

    def _put_below(self, below: bool) -> None:
        if below == self._below:
            return
        self._below = below
        self._grid.removeItem(self.corner)
        if below:
            self._grid.addLayout(self.corner, 1, 1, 1, 4)
        else:
            self._grid.addLayout(self.corner, 0, 2)
        if hasattr(self, "action"):
            self._grid.removeWidget(self.action)
            if below:
                self._grid.addWidget(self.action, 2, 1, 1, 4, Qt.AlignmentFlag.AlignLeft)
            else:
                self._grid.addWidget(self.action, 0, 3)
        self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        """Return a hint as narrow as what can go below the words."""
        hint = super().minimumSizeHint()
        if self._actions_width():
            widest = self.corner.minimumSize().width()
            if hasattr(self, "action"):
                widest = max(widest, self.action.sizeHint().width())
            hint.setWidth(widest + self._icon.sizeHint().width() + 2 * L + S)
        return hint

    @property
    def words(self) -> str:
        return self._words.text()

    def say(self, words: str) -> None:
        self._words.setText(words)
        self.setAccessibleName(words)
        self.setVisible(bool(words))
