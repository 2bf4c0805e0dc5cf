"""The watched folder: chosen, shown, given up."""

from __future__ import annotations

from recovery_desktop.ui import dialogs
from recovery_desktop.ui.pages.settings.watched.state import WatchedState
from recovery_desktop.ui.theme.tokens import M
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.frames import Card
from recovery_desktop.ui.widgets.label import Label


class WatchedCard(Card):
    def __init__(self, state: WatchedState) -> None:
        super().__init__(self.tr("Watched folder"))
        self._state = state
        words = self.tr(
            "New invoices in this folder are added while the app is open, for you to review. "
            "Spreadsheets and bank statements stay there for you to drop."
        )
        self.body.setSpacing(M)
        self.body.addWidget(Label(words, "muted"))
        self.folder = Label("", "strong")
        self.body.addWidget(self.folder)
        self.choose = button(self.tr("Choose a folder to watch"), "ordinary", "folder")
        self.choose.clicked.connect(self._choose)
        self.stop_watching = button(self.tr("Stop watching"), "quiet")
        self.stop_watching.clicked.connect(state.stop_watching)
        self.body.addWidget(FlowRow(self.choose, self.stop_watching))
        state.changed.connect(self.show_state)
        self.show_state()

    def show_state(self) -> None:
        folder = self._state.folder
        self.folder.setText("" if folder is None else str(folder))
        self.folder.setVisible(folder is not None)
        self.stop_watching.setVisible(folder is not None)

    def _choose(self) -> None:
        dialogs.choose_folder(self, self.tr("Choose a folder to watch"), self._state.watch)
