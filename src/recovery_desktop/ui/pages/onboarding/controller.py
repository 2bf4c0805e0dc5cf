"""Becoming a creditor: once active, the files that wait are read."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from recovery_desktop.store.changes import StoreChange
from recovery_desktop.ui.pages.controller import AppContext, PageController
from recovery_desktop.ui.pages.onboarding.page import OnboardingPage
from recovery_desktop.ui.pages.onboarding.state import OnboardingState


class OnboardingController(PageController):
    def __init__(self, app: AppContext) -> None:
        super().__init__(app)
        self.state = OnboardingState(app.session)
        self.state.activated.connect(self._activated)
        self.state.setup.finished.connect(lambda: app.show_page("submit"))

    def make_page(self) -> QWidget:
        page = OnboardingPage(self.state)
        page.finished.connect(lambda: self.app.show_page("submit"))
        return page

    def noticed(self, changed: StoreChange) -> None:
        if changed.kind == "creditor":
            self.state.reread()

    def switched(self) -> None:
        self.state.reread()

    def _activated(self) -> None:
        self.app.session.spawn(self.app.session.reading_queue.read_waiting_quietly())
