"""The band of Practice, there while that connection is in use, and the clock that days are counted by then."""

from __future__ import annotations

from datetime import timedelta

from recovery_desktop.ui import text
from recovery_desktop.ui.pages.controller import AppContext
from recovery_desktop.ui.pages.practice.page import PracticeBand
from recovery_desktop.ui.pages.practice.state import PracticeState


class PracticeController:
    """`follow_clock` after a change of connection or of the clock answers whether days count differently now."""

    def __init__(self, app: AppContext) -> None:
        self._session = app.session
        self.state = PracticeState(app.session)
        self.state.expected.connect(self._expect)
        self._moved = False

    def make_band(self) -> PracticeBand:
        return PracticeBand(self.state)

    def _expect(self) -> None:
        """What arrives from now on counts by the new time; what is on view is looked at again once it has come."""
        self._moved = self._follow() or self._moved

    def follow_clock(self) -> bool:
        moved, self._moved = self._follow() or self._moved, False
        return moved

    def _follow(self) -> bool:
        connection = self._session.connection
        in_use = connection is not None and connection.kind == "practice"
        return text.follow_clock(self.state.ahead if in_use else timedelta())
