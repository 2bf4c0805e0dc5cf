"""Today: what needs the person leads to a receivable or a draft."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtWidgets import QWidget

from recovery_desktop.ids import DraftId, IntentId
from recovery_desktop.store.changes import StoreChange
from recovery_desktop.ui.draft_words import draft_action
from recovery_desktop.ui.notices import not_submitted
from recovery_desktop.ui.pages.controller import AppContext, PageController, tr
from recovery_desktop.ui.pages.today.page import TodayPage
from recovery_desktop.ui.pages.today.state import TodayState


class TodayController(PageController):
    def __init__(self, app: AppContext) -> None:
        super().__init__(app)
        self._leaving = self._on_their_way()
        self.state = TodayState(app.session)
        self.state.rates_requested.connect(lambda: app.show_settings("recovery", "rates"))
        self.state.settings_requested.connect(lambda part: app.show_settings("recovery", part))
        self.state.sign_in_requested.connect(app.sign_in_mailbox)
        self.state.approval_requested.connect(lambda: app.show_page("approval"))
        self.state.tasks_requested.connect(lambda: app.show_page("letters_and_calls"))
        self.state.board_requested.connect(lambda: app.show_page("board"))
        self.state.signed_off.connect(self._signed_off)
        for decided in (self.state.debtor_answered, self.state.corrected):
            decided.connect(
                lambda words, id: app.offer_undo(tr(words), lambda: bool(app.session.withdraw(id)))
            )
        self.state.opened.connect(app.show_receivable)
        self.state.draft_opened.connect(app.open_draft)
        self.state.changed.connect(self._count)
        self._count()

    def make_page(self) -> QWidget:
        page = TodayPage(self.state)
        page.files_requested.connect(self.app.ask_files)
        return page

    def on_store_changed(self, changed: StoreChange) -> None:
        if changed.kind in ("receivable", "intent", "notice"):
            self.state.reread()
        elif changed.kind == "draft":
            self.state.reread_drafts()
        if changed.kind in ("receivable", "intent"):
            self.state.look()

        if changed.kind == "draft":
            self._look_at_drafts([DraftId(id_) for id_ in changed.ids])

    def _look_at_drafts(self, ids: Sequence[DraftId]) -> None:
        """Announce a refused submission on whichever page the person is."""
        drafts = self.app.session.connection_store.drafts.open_among(ids)
        for id_ in ids:
            draft = drafts.get(id_)
            if draft is not None and draft.state == "submitting":
                self._leaving.add(id_)
            elif id_ in self._leaving:
                self._leaving.discard(id_)
                if draft is not None and draft.failure:
                    open_it = partial(self.app.open_draft, id_)
                    self.app.offer(not_submitted(draft.failure), draft_action(draft), open_it)

    def _on_their_way(self) -> set[str]:
        return {draft.id for draft in self.app.session.connection_store.drafts.list_in_states("submitting")}

    def on_connection_changed(self) -> None:
        self.state.forget()
        self._leaving = self._on_their_way()
        self.state.reread()
        self.state.look()

    def on_page_shown(self) -> None:
        self.state.look()

    def clock_moved(self) -> None:
        self.state.reread()
        self.state.look()

    def _signed_off(self, intent_ids: list[IntentId]) -> None:
        self.app.offer_undo(tr("Saved"), lambda: self.app.session.withdraw_all_or_none(intent_ids))

    def _count(self) -> None:
        self.app.count("today", self.state.waiting)
