"""One line of a list on this page: two texts, a badge, and what can be done with it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from recovery_desktop.ui.theme.tokens import L, S
from recovery_desktop.ui.tone import Tone
from recovery_desktop.ui.widgets.label import ElidedLabel, Label
from recovery_desktop.ui.widgets.status_badge import Badge


class Line(QWidget):
    """`badge` is (words, tone, icon); `actions` stand at the right edge."""

    def __init__(
        self,
        title: str,
        below: str = "",
        *actions: QWidget,
        badge: tuple[str, Tone, str] | None = None,
        trouble: str = "",
    ) -> None:
        super().__init__()
        texts = QVBoxLayout()
        texts.setSpacing(2)
        texts.addWidget(ElidedLabel(title))
        if below:
            texts.addWidget(Label(below, "caption"))
        if trouble:
            trouble_label = Label(trouble, "caption")
            trouble_label.set_tone("danger")
            texts.addWidget(trouble_label)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(L)
        row.addLayout(texts, 1)
        if badge is not None:
            row.addWidget(Badge(*badge), 0, Qt.AlignmentFlag.AlignVCenter)
        side = QHBoxLayout()
        side.setSpacing(S)
        for action in actions:
            side.addWidget(action, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addLayout(side)
        self.setAccessibleName(", ".join(part for part in (title, badge[0] if badge else "", below) if part))
