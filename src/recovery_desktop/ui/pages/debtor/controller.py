"""One debtor: joining and separating can be taken back, at once and later."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QWidget

from recovery_desktop.ids import DebtorDecisionId, IntentId
from recovery_desktop.store.changes import StoreChange
from recovery_desktop.ui.pages.controller import AppContext, PageController, tr
from recovery_desktop.ui.pages.debtor.page import DebtorPage
from recovery_desktop.ui.pages.debtor.state import DebtorState


class DebtorController(PageController):
    def __init__(self, app: AppContext) -> None:
        super().__init__(app)
        self.state = DebtorState(app.session)
        self.state.joined.connect(self._joined)
        self.state.separated.connect(self._separated)
        self.state.corrected.connect(self._corrected)
        self.state.saved.connect(self._saved)
        self._page: DebtorPage | None = None

    def _saved(self, path: str) -> None:
        words = tr("Saved as {path}").format(path=path)
        self.app.offer(words, tr("Open"), lambda: self.app.open_path(Path(path)))

    def make_page(self) -> QWidget:
        self._page = DebtorPage(self.state)
        self._page.left.connect(lambda: self.app.show_page("debtors"))
        self._page.opened.connect(self.app.show_receivable)
        return self._page

    @property
    def open_now(self) -> str:
        return self.state.id

    def on_store_changed(self, changed: StoreChange) -> None:
        # What is not on view is read when it comes on view.
        if (
            changed.kind in ("receivable", "event", "debtor", "intent")
            and self._page is not None
            and self._page.isVisible()
        ):
            self.state.refresh()

    def on_connection_changed(self) -> None:
        self.state.refresh()

    def clock_moved(self) -> None:
        self.state.refresh()

    def on_page_shown(self) -> None:
        self.state.refresh()

    def _joined(self, decision_id: DebtorDecisionId, intent_id: IntentId) -> None:
        self.app.offer_undo(
            tr("Both debtors are one now"), lambda: self.state.take_back(decision_id, intent_id)
        )

    def _separated(self, decision_id: DebtorDecisionId) -> None:
        self.app.offer_undo(
            tr("The invoices now belong to another debtor"), lambda: self.state.take_back(decision_id)
        )

    def _corrected(self, words: str, intent_ids: list[IntentId]) -> None:
        self.app.offer_undo(tr(words), lambda: self.app.session.withdraw_all_or_none(intent_ids))
