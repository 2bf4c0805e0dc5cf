"""Becoming a creditor: once active, the files that wait are read."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from recovery_desktop.adapters.onboarding import Onboarding
from recovery_desktop.parts.part import Around, Part
from recovery_desktop.store.changes import Changed
from recovery_desktop.ui.pages.onboarding.page import OnboardingPage
from recovery_desktop.ui.pages.onboarding.state import OnboardingState


class OnboardingPart(Part):
    def __init__(self, around: Around) -> None:
        super().__init__(around)
        onboarding = Onboarding(around.session)
        self.state = OnboardingState(around.spawn, onboarding, onboarding, around.open_address)
        self.state.activated.connect(self._activated)

    def make_page(self) -> QWidget:
        page = OnboardingPage(self.state)
        page.finished.connect(lambda: self.around.show_page("submit"))
        return page

    def noticed(self, changed: Changed) -> None:
        if changed.kind == "creditor":
            self.state.reread()

    def switched(self) -> None:
        self.state.reread()

    def _activated(self) -> None:
        self.around.spawn(self.around.drafting.read_waiting_quietly())
