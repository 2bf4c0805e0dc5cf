"""Signing in: the browser does it, the app waits, and the person can always stop, copy the address or try again."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import Signal

from recovery_desktop.session.session import Session
from recovery_desktop.ui.pages.state import PageState

Phase = Literal["idle", "preparing", "waiting", "stopped", "failed", "done"]


class SignInState(PageState):
    """`signed_in` once; `browser_missing` where no browser could be opened."""

    signed_in = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.phase: Phase = "idle"
        self.address = ""
        self.browser_missing = False

    def start(self) -> None:
        if not self.busy("sign_in"):
            self.phase, self.address, self.browser_missing = "preparing", "", False
            self.act("sign_in", self._work)

    def rest(self) -> None:
        """Reset the page: nobody is signing in."""
        if not self.busy("sign_in"):
            self.phase = "idle"
            self.changed.emit()

    def open_again(self) -> None:
        """Open the same address once more: the browser was closed."""
        if self.address:
            self.browser_missing = not self.session.open_address(self.address)
            self.changed.emit()

    def cancel(self) -> None:
        self.stop("sign_in")

    def _address_ready(self, address: str) -> None:
        self.address, self.phase = address, "waiting"
        self.open_again()

    async def _work(self) -> None:
        outcome: Phase = "stopped"
        try:
            await self.session.connector.sign_in(self._address_ready)
            outcome = "done"
        finally:
            # A failure passes through here on its way to `failure`; a cancellation ends the task.
            self.phase, self.address = outcome, ""
        self.signed_in.emit()
