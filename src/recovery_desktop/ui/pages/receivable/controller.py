"""One receivable: what is decided there can be taken back for some seconds."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from recovery_desktop.actions.table import ACTIONS
from recovery_desktop.ids import IntentId
from recovery_desktop.store.changes import StoreChange
from recovery_desktop.ui.pages.controller import AppContext, PageController, tr
from recovery_desktop.ui.pages.receivable.page import ReceivablePage
from recovery_desktop.ui.pages.receivable.state import ReceivableState


class ReceivableController(PageController):
    def __init__(self, app: AppContext) -> None:
        super().__init__(app)
        self.state = ReceivableState(app.session)
        self.state.by_hand.signed_off.connect(self._signed_off)
        self.state.decided.connect(self._decided)
        self.state.removed.connect(self._removed)
        self.state.drafted.connect(app.open_draft)
        self.state.saved.connect(lambda path: app.say(tr("Saved as {path}").format(path=path)))

    def make_page(self) -> QWidget:
        page = ReceivablePage(self.state)
        page.left.connect(lambda: self.app.show_page("board"))
        page.settings_requested.connect(lambda part: self.app.show_settings("recovery", part))
        page.debtor_requested.connect(lambda: self.app.show_debtor(self.state.id))
        page.copied.connect(lambda: self.app.say(tr("Copied")))
        page.folder_requested.connect(lambda file: self.app.open_path(file.parent))
        return page

    @property
    def open_now(self) -> str:
        return self.state.id

    def on_store_changed(self, changed: StoreChange) -> None:
        if changed.kind == "receivable":
            self.state.on_store_changed(changed.ids)
        elif changed.kind == "intent":
            self.state.reread()
        elif changed.kind == "task":
            self.state.by_hand.forget()
            self.state.reread()

    def on_connection_changed(self) -> None:
        self.state.by_hand.forget()

    def clock_moved(self) -> None:
        self.state.look_again()

    def _signed_off(self, intent_ids: list[IntentId]) -> None:
        self.state.reread()
        self.app.offer_undo(tr("Saved"), lambda: self.app.session.withdraw_all_or_none(intent_ids))

    def _decided(self, words: str, intent_id: IntentId) -> None:
        session = self.app.session
        if intent_id:
            action = ACTIONS[session.connection_store.intents.get(intent_id).kind]
            self.app.offer_undo(
                tr(words), lambda: bool(session.withdraw(intent_id)), session.rest_seconds(action)
            )
        else:
            self.app.say(tr(words))

    def _removed(self, name: str, put_back: Callable[[], bool]) -> None:
        self.app.offer_undo(tr("Removed: {name}").format(name=name), put_back)
