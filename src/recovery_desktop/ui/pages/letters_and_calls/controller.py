"""Letters and calls: a list of its own, reached from Today and from the palette."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from recovery_desktop.ids import IntentId
from recovery_desktop.store.changes import StoreChange
from recovery_desktop.ui.pages.controller import AppContext, PageController, tr
from recovery_desktop.ui.pages.letters_and_calls.page import TasksPage
from recovery_desktop.ui.pages.letters_and_calls.state import TasksState


class TasksController(PageController):
    def __init__(self, app: AppContext) -> None:
        super().__init__(app)
        self.state = TasksState(app.session)
        self.state.signed_off.connect(self._signed_off)

    def make_page(self) -> QWidget:
        page = TasksPage(self.state)
        page.left.connect(lambda: self.app.show_page("today"))
        return page

    def on_store_changed(self, changed: StoreChange) -> None:
        if changed.kind == "task":
            self.state.forget()
        if changed.kind in ("task", "intent"):
            self.state.reread()

    def on_connection_changed(self) -> None:
        self.state.forget()
        self.state.reread()

    def on_page_shown(self) -> None:
        self.state.look()

    def _signed_off(self, intent_ids: list[IntentId]) -> None:
        self.app.offer_undo(tr("Saved"), lambda: self.app.session.withdraw_all_or_none(intent_ids))
