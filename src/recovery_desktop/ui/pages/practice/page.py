"""The permanent band of Practice, with its clock, what moves it on, and the way out."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from recovery_desktop.ui import notices, text
from recovery_desktop.ui.pages.practice.state import PracticeState
from recovery_desktop.ui.theme.tokens import XL, L, S
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.button import BusyButton, button
from recovery_desktop.ui.widgets.label import Label


class PracticeBand(Banner):
    def __init__(self, state: PracticeState, parent: QWidget | None = None) -> None:
        words = self.tr("Practice: nothing leaves this computer")
        super().__init__(words, "practice", rounded=False, parent=parent)
        self._state = state
        self.clock = Label("", "body", wrap=False)
        self.next = BusyButton(self.tr("Next event"), "quiet", "forward")
        self.week = BusyButton(self.tr("Next week"), "quiet", "calendar")
        self.leave = button(self.tr("Start for real"))
        self.next.clicked.connect(state.next_event)
        self.week.clicked.connect(state.week)
        self.leave.clicked.connect(state.left)
        self.corner.setSpacing(S)
        for widget in (self.clock, self.next, self.week, self.leave):
            self.corner.addWidget(widget)
        self._is_clock_above = False
        self._clock_forms: tuple[str, ...] = ("",)
        state.changed.connect(self._show)
        self._show()

    def arrange(self, width: int) -> None:
        """Leave the clock beside the words while only the buttons have to go below them. Where that is
        enough to keep all in one row, the clock has a short label."""
        for form in (*self._clock_forms, self._clock_forms[0]):
            if form != self.clock.text():
                self.clock.setText(form)
                self.corner.invalidate()
            super().arrange(width)
            if not self._below:
                break
        room = width - self._icon.sizeHint().width() - 2 * L - 2 * S
        words = self._words.fontMetrics().horizontalAdvance(self._words.text())
        is_above = self._below and words + XL + self.clock.sizeHint().width() <= room
        if is_above == self._is_clock_above:
            return
        self._is_clock_above = is_above
        if is_above:
            self.corner.removeWidget(self.clock)
            self._grid.addWidget(self.clock, 0, 2, 1, 3)
        else:
            self._grid.removeWidget(self.clock)
            self.corner.insertWidget(0, self.clock)
        super().arrange(width)

    def _actions_width(self) -> int:
        room = self.clock.sizeHint().width() + S if self._is_clock_above else 0
        return super()._actions_width() + room

    def _show(self) -> None:
        state = self._state
        if self.parentWidget() is not None:
            self.setVisible(state.is_at_work)
        busy = state.busy("clock")
        self.next.allow(not busy)
        self.week.allow(not busy)
        self._clock_forms = self._forms()
        self.clock.setText(self._clock_forms[0])
        self.clock.setAccessibleName(self._clock_forms[0])
        self.arrange(self.width())

    def _forms(self) -> tuple[str, ...]:
        """Return what the clock says, the longest form first."""
        state = self._state
        if state.failure is not None:
            return (notices.notice(state.failure).title,)
        if state.nothing_planned:
            waits = self.tr("Nothing more is planned. Decide at an open invoice what comes next.")
            return (waits if state.waits_for_answer else self.tr("Nothing more happens. Add an invoice."),)
        if state.now is None:
            return ("",)
        moment = text.moment(state.now, with_year=True)
        named = self.tr("Practice clock: {moment}").format(moment=moment)
        short = self.tr("Date: {moment}").format(moment=text.moment(state.now))
        if not state.days_moved:
            return (named, short)
        # A clock that jumps without a word looks like a mistake.
        later = self.tr("%n day(s) later", "", state.days_moved)
        return (f"{named} · {later}", f"{short} · {later}", named, short)
