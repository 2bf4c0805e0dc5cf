"""The first messages: reached after a submission while the plan is not approved, and from Today."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from recovery_desktop.ids import IntentId
from recovery_desktop.store.changes import StoreChange
from recovery_desktop.ui.pages.approval.page import ApprovalPage
from recovery_desktop.ui.pages.approval.state import ApprovalState
from recovery_desktop.ui.pages.controller import AppContext, PageController, tr


class ApprovalController(PageController):
    def __init__(self, app: AppContext) -> None:
        super().__init__(app)
        self.state = ApprovalState(app.session)
        self.state.one.decided.connect(self._decided)
        self.state.approved_many.connect(self._approved_many)
        self._on_view = False

    def make_page(self) -> QWidget:
        page = ApprovalPage(self.state)
        page.left.connect(lambda: self.app.show_page("board"))
        page.files_requested.connect(lambda: self.app.show_page("submit"))
        page.rates_requested.connect(lambda: self.app.show_settings("recovery", "rates"))
        page.settings_requested.connect(lambda: self.app.show_settings("recovery", "mailbox"))
        return page

    def on_store_changed(self, changed: StoreChange) -> None:
        if changed.kind == "receivable":
            self.state.on_store_changed(changed.ids)
        elif changed.kind == "intent":
            self.state.on_intents_changed()

    def on_connection_changed(self) -> None:
        self.state.reset()

    def on_page_shown(self) -> None:
        self.state.begin_round()
        self.state.refresh()

    def _approved_many(self, ids: list[IntentId]) -> None:
        words = QCoreApplication.translate("App", "%n invoice(s) being approved", None, len(ids))
        self.app.offer_undo(words, lambda: self.app.session.withdraw_all_or_none(ids))

    def _decided(self, words: str, intent_id: IntentId) -> None:
        # An approval says so at the foot of the page, with its own way back.
        if intent_id and not self.state.is_approving:
            words = tr("The message will be sent in a moment") if self.state.is_leaving else tr(words)
            self.app.offer_undo(words, lambda: bool(self.app.session.withdraw(intent_id)))
