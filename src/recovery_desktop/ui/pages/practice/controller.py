"""The bands of Practice, there while that connection is in use, and the clock that days are counted by then."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta

from recovery_desktop.store.changes import StoreChange
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.controller import AppContext
from recovery_desktop.ui.pages.practice.debtor import DebtorBand, StepsBand
from recovery_desktop.ui.pages.practice.page import PracticeBand
from recovery_desktop.ui.pages.practice.state import PracticeState
from recovery_desktop.ui.widgets.banner import Banner

BANDS = ("practice", "practice_steps", "practice_debtor")


class PracticeController:
    """`follow_clock` after a change of connection or of the clock answers whether days count differently now."""

    def __init__(self, app: AppContext) -> None:
        self._session = app.session
        self.state = PracticeState(app.session)
        self.state.expected.connect(self._expect)
        self.state.sent_early.connect(app.end_undo)
        self.state.left.connect(lambda: app.show_page("welcome"))
        self._moved = False

    def make_bands(self) -> Mapping[str, Banner]:
        bands = (PracticeBand(self.state), StepsBand(self.state), DebtorBand(self.state))
        return dict(zip(BANDS, bands, strict=True))

    def on_store_changed(self, changed: StoreChange) -> None:
        if changed.kind in ("receivable", "draft", "intent"):
            self.state.reread()

    def _expect(self) -> None:
        """Follow the new time: what arrives from now on counts by it, and the page is refreshed once it has come."""
        self._moved = self._follow() or self._moved

    def follow_clock(self) -> bool:
        moved, self._moved = self._follow() or self._moved, False
        return moved

    def _follow(self) -> bool:
        return text.follow_clock(self.state.ahead if self._session.is_practice else timedelta())
