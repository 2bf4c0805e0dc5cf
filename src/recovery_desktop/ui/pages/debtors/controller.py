"""The list of debtors: a place of its own in the rail, reached from an invoice too."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from recovery_desktop.store.changes import StoreChange
from recovery_desktop.ui.pages.controller import AppContext, PageController
from recovery_desktop.ui.pages.debtors.page import DebtorsPage
from recovery_desktop.ui.pages.debtors.state import DebtorsState


class DebtorsController(PageController):
    def __init__(self, app: AppContext) -> None:
        super().__init__(app)
        self.state = DebtorsState(app.session)
        self.state.opened.connect(app.show_debtor)
        self._page: DebtorsPage | None = None

    def make_page(self) -> QWidget:
        self._page = DebtorsPage(self.state)
        self._page.files_requested.connect(self.app.ask_files)
        return self._page

    def on_store_changed(self, changed: StoreChange) -> None:
        # What is not on view is read when it comes on view.
        if changed.kind in ("receivable", "debtor") and self._page is not None and self._page.isVisible():
            self.state.refresh()

    def on_connection_changed(self) -> None:
        self.state.reset()
        if self._page is not None and self._page.isVisible():
            self.state.refresh()

    def clock_moved(self) -> None:
        self.state.changed.emit()

    def on_page_shown(self) -> None:
        self.state.refresh()
