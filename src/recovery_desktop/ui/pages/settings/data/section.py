"""The cards about everything that is kept here."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from recovery_desktop.ui import notices
from recovery_desktop.ui.pages.settings.data.backup import BackupCard
from recovery_desktop.ui.pages.settings.data.leaving import EraseCard, ExportCard
from recovery_desktop.ui.pages.settings.data.state import DataState
from recovery_desktop.ui.theme.tokens import XL
from recovery_desktop.ui.widgets.banner import Banner


class DataSection(QWidget):
    def __init__(self, state: DataState) -> None:
        super().__init__()
        self._state = state
        self.banner = Banner("", "danger")
        self.backup, self.export, self.erase = BackupCard(state), ExportCard(state), EraseCard(state)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(XL)
        for widget in (self.banner, self.backup, self.export, self.erase):
            column.addWidget(widget)
        state.leave.connect(self._leave)
        state.changed.connect(self.show_state)
        self.show_state()

    def show_state(self) -> None:
        for card in (self.backup, self.export, self.erase):
            card.show_state()
        # A failure that a card shows at its field is not shown twice.
        failure = self._state.failure
        self.banner.say("" if failure is None else notices.notice(failure).sentence)

    def _leave(self) -> None:
        self.window().close()
