"""What is filtered and selected, in one line, where there is no room for the rows that say it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from recovery_desktop.ui.theme.tokens import S
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.label import Label


class NarrowedLine(QWidget):
    """`cleared` asks to clear all that the line names."""

    cleared = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = Label("", "strong", wrap=False)
        self.clear = button(self.tr("Clear"), "quiet")
        self.clear.setProperty("compact", "true")
        self.clear.clicked.connect(self.cleared)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(S)
        row.addWidget(self.words)
        row.addWidget(self.clear)
        row.addStretch(1)
        self.hide()

    def show_counts(self, filters: int, selected: int) -> None:
        """Say both, each only where there is any; hide where there is neither."""
        parts = []
        if filters:
            parts.append(QCoreApplication.translate("NarrowedLine", "%n filter(s)", None, filters))
        if selected:
            parts.append(QCoreApplication.translate("BulkBar", "%n selected", None, selected))
        self.words.setText(" · ".join(parts))
        self.clear.setAccessibleName(f"{self.clear.text()}: {', '.join(parts)}")
        self.setVisible(bool(parts))
