"""Statistics: the page reads them anew whenever it comes on view."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QWidget

from recovery_desktop.ui.pages.controller import AppContext, PageController, tr
from recovery_desktop.ui.pages.statistics.page import StatisticsPage
from recovery_desktop.ui.pages.statistics.state import StatisticsState


class StatisticsController(PageController):
    def __init__(self, app: AppContext) -> None:
        super().__init__(app)
        self.state = StatisticsState(app.session)
        self.state.written.connect(self._written)

    def make_page(self) -> QWidget:
        page = StatisticsPage(self.state)
        page.files_requested.connect(self.app.ask_files)
        return page

    def on_connection_changed(self) -> None:
        self.state.on_connection_changed()

    def _written(self, path: str) -> None:
        self.app.say(tr("Saved: {name}").format(name=Path(path).name))
