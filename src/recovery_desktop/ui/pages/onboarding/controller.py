"""Becoming a creditor: once active, the files that wait are read."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtWidgets import QWidget

from recovery_desktop.store.changes import StoreChange
from recovery_desktop.store.drafts import TO_CHECK
from recovery_desktop.ui.pages.controller import AppContext, PageController, tr
from recovery_desktop.ui.pages.onboarding.page import OnboardingPage
from recovery_desktop.ui.pages.onboarding.state import OnboardingState


class OnboardingController(PageController):
    def __init__(self, app: AppContext) -> None:
        super().__init__(app)
        self.state = OnboardingState(app.session)
        self.state.activated.connect(self._activated)
        self.state.account_chosen.connect(app.go_on)
        self.state.setup.finished.connect(self._finished)
        self.state.setup.postponed.connect(self._postponed)
        self.state.setup.tables_received.connect(app.take_in)
        self.state.setup.saved.connect(self._saved)

    def _saved(self, is_other_account: bool) -> None:
        self.app.say(
            tr("Saved. Every message still to be sent names this account and holder, approved ones too.")
            if is_other_account
            else tr("Saved")
        )

    def make_page(self) -> QWidget:
        page = OnboardingPage(self.state)
        page.finished.connect(lambda: self.app.show_page("submit"))
        page.left.connect(lambda: self.app.show_page("welcome"))
        return page

    def import_files(self, paths: Sequence[Path]) -> None:
        """Take in invoices before there is a company: the first says who the person is."""
        self.app.show_page("onboarding")
        self.state.setup.add_invoices(paths)

    def on_store_changed(self, changed: StoreChange) -> None:
        if changed.kind == "creditor":
            self.state.reread()

    def on_connection_changed(self) -> None:
        self.state.reread()

    def on_page_shown(self) -> None:
        self.state.find_existing()
        if self.state.stage == "setup":
            self.state.setup.read_waiting_invoice()

    def _finished(self) -> None:
        self._begin(tr("Your mailbox works: a test message is on its way to you."))

    def _postponed(self) -> None:
        self._begin(tr("You find the mailbox in the settings, under Recoveries. Letters work without it."))

    def _begin(self, sentence: str) -> None:
        self.app.show_page("submit")
        self.app.say(sentence)
        self.app.session.spawn(self._open_first())

    async def _open_first(self) -> None:
        """Bring the invoice that the company was read from on view, once it is read itself."""
        await self.app.session.reading_queue.read_waiting_quietly()
        drafts = self.app.session.connection_store.drafts.list_open()
        if len(drafts) == 1 and drafts[0].state in TO_CHECK:
            self.app.open_draft(drafts[0].id)

    def _activated(self) -> None:
        self.app.session.spawn(self.app.session.reading_queue.read_waiting_quietly())
