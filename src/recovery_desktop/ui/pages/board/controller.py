"""The board: every receivable by status, each leading to its own page."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from recovery_desktop.actions.table import CANCEL
from recovery_desktop.ids import DraftId, IntentId
from recovery_desktop.store.changes import StoreChange
from recovery_desktop.ui.pages.board.page import BoardPage
from recovery_desktop.ui.pages.board.state import BoardState
from recovery_desktop.ui.pages.board.views import SavedView
from recovery_desktop.ui.pages.controller import AppContext, PageController, tr


class BoardController(PageController):
    def __init__(self, app: AppContext) -> None:
        super().__init__(app)
        self.state = BoardState(app.session)
        self.state.opened.connect(app.show_receivable)
        self.state.cancelled.connect(self._cancelled)
        self.state.recorded.connect(self._recorded)
        self.state.paused.connect(self._paused)
        self.state.resumed.connect(self._resumed)
        self.state.tagged.connect(self._tagged)
        self.state.exported.connect(self._exported)
        self.state.undone.connect(self._take_back)
        self.state.view_removed.connect(self._view_removed)
        self._page: BoardPage | None = None

    def make_page(self) -> QWidget:
        self._page = BoardPage(self.state)
        self._page.files_requested.connect(self.app.ask_files)
        self._page.announced.connect(self.app.say)
        return self._page

    def _cancelled(self, intent_ids: list[IntentId]) -> None:
        words = QCoreApplication.translate(
            "App", "Recovery of %n invoice(s) cancelled", None, len(intent_ids)
        )
        seconds = self.app.session.rest_seconds(CANCEL)
        self.app.offer_undo(words, lambda: self.state.take_back(intent_ids), seconds)

    def _recorded(self, intent_ids: list[IntentId]) -> None:
        words = QCoreApplication.translate("App", "%n payment(s) recorded", None, len(intent_ids))
        self.app.offer_undo(words, lambda: self.state.take_back(intent_ids))

    def _paused(self, intent_ids: list[IntentId]) -> None:
        words = QCoreApplication.translate("App", "%n invoice(s) paused", None, len(intent_ids))
        self.app.offer_undo(words, lambda: self.state.take_back(intent_ids))

    def _resumed(self, intent_ids: list[IntentId]) -> None:
        words = QCoreApplication.translate("App", "Recovery of %n invoice(s) resumes", None, len(intent_ids))
        self.app.offer_undo(words, lambda: self.state.take_back(intent_ids))

    def _tagged(self, count: int, put_back: Callable[[], None]) -> None:
        def undo() -> bool:
            put_back()
            return True

        words = QCoreApplication.translate("App", "Tags of %n invoice(s) changed", None, count)
        self.app.offer_undo(words, undo)

    def _view_removed(self, view: SavedView) -> None:
        words = tr("View removed: {name}").format(name=view.name)
        self.app.offer_undo(words, lambda: self.state.restore_view(view))

    def _take_back(self, intent_id: IntentId, draft_id: DraftId) -> None:
        if self.app.session.withdraw(intent_id):
            self.app.open_draft(draft_id)
        else:
            self.app.say(tr("It was already sent."))

    def _exported(self, path: str) -> None:
        self.app.say(tr("Saved: {name}").format(name=Path(path).name))

    def focus_search(self) -> None:
        """Focus the search, once the page is shown."""
        assert self._page is not None
        self._page.focus_search()

    def on_store_changed(self, changed: StoreChange) -> None:
        if changed.kind == "receivable":
            self.state.on_store_changed(changed.ids)
        elif changed.kind == "intent":
            self.state.reread_leaving()
            self.state.reread_sending()

    def on_connection_changed(self) -> None:
        self.state.place()
        self.state.reread_leaving()
        self.state.reread_sending()

    def clock_moved(self) -> None:
        self.state.on_store_changed(())
