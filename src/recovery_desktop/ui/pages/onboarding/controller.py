"""Becoming a creditor: once active, the files that wait are read."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from recovery_desktop.store.changes import StoreChange
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
        self.state.setup.saved.connect(lambda: app.say(tr("Saved")))

    def make_page(self) -> QWidget:
        page = OnboardingPage(self.state)
        page.finished.connect(lambda: self.app.show_page("submit"))
        page.left.connect(lambda: self.app.show_page("welcome"))
        return page

    def on_store_changed(self, changed: StoreChange) -> None:
        if changed.kind == "creditor":
            self.state.reread()

    def on_connection_changed(self) -> None:
        self.state.reread()

    def on_page_shown(self) -> None:
        self.state.find_existing()

    def _finished(self) -> None:
        self.app.show_page("submit")
        self.app.say(tr("Your mailbox works: a test message is on its way to you."))

    def _activated(self) -> None:
        self.app.session.spawn(self.app.session.reading_queue.read_waiting_quietly())
