"""What is said in passing at the foot of the window: news, a way back for some seconds, or one way on."""

from __future__ import annotations

from collections.abc import Callable

from recovery_desktop.session.session import Session
from recovery_desktop.ui.pages.controller import tr
from recovery_desktop.ui.window import Window


class Offers:
    """One at a time: a new one ends the way back of the one before. `undone` is called after something was taken
    back."""

    def __init__(self, session: Session, window: Window, undone: Callable[[], None]) -> None:
        self._session, self._window, self._undone = session, window, undone
        self._undo: Callable[[], bool] | None = None
        self._go: Callable[[], None] | None = None
        window.undone.connect(self._take_back)
        window.acted.connect(self._act)

    def say(self, words: str) -> None:
        self._window.toast.say(words)

    def offer_undo(self, words: str, undo: Callable[[], bool], seconds: float | None = None) -> None:
        self._undo = undo
        self._window.toast.say(words, undo=True, seconds=int(seconds or self._session.undo_seconds))

    def end_undo(self) -> None:
        self._undo = None
        self._window.toast.end()

    def offer(self, words: str, action: str, go: Callable[[], None]) -> None:
        from recovery_desktop.ui.widgets.undo_toast import ACTION_SECONDS

        self._go = go
        self._window.toast.say(words, action=action, seconds=ACTION_SECONDS)

    def _take_back(self) -> None:
        undo, self._undo = self._undo, None
        if undo is not None:
            is_undone = undo()
            self._undone()
            self.say(tr("Undone: everything is as it was.") if is_undone else tr("It was already sent."))

    def _act(self) -> None:
        go, self._go = self._go, None
        if go is not None:
            go()
