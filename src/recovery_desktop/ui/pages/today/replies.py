"""Says where debtors’ replies are as long as nobody has let the mailbox be read, with the way to it."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from recovery_desktop.ui.pages.today.state import TodayState
from recovery_desktop.ui.theme.tokens import XS
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.label import Label


class RepliesHint(QWidget):
    def __init__(self, state: TodayState) -> None:
        super().__init__()
        self._state = state
        words = self.tr(
            "Debtors’ replies are only in your mailbox: the app reads them once you turn that on."
        )
        self.words = Label(words, "muted")
        self.turn_on = button(self.tr("Read replies…"), "quiet", "email", flush=True)
        self.turn_on.clicked.connect(lambda: state.settings_requested.emit("reading"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(XS)
        column.addWidget(self.words)
        column.addWidget(FlowRow(self.turn_on))
        state.reread_done.connect(self._show)
        self._show()

    def _show(self) -> None:
        self.setVisible(self._state.latest.replies_off and not self._state.without_mailbox)
