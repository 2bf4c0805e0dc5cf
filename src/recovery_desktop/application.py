"""Qt's application, with what a system asks of a program by events: open this, end, come back, the session ends."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from recovery_desktop.instance import select_openable


class Application(QApplication):
    """`open_requested` carries whole paths and links; those that came before `listen` are handed over by it.

    `quit_requested` is a demand to end, not to close the window: of the menu, the Dock, or a session that ends.
    `activated` is the app's icon in the Dock, pressed also while the app is in front.
    """

    open_requested = Signal(list)
    quit_requested = Signal()
    activated = Signal()

    def __init__(self, arguments: Sequence[str]) -> None:
        super().__init__(list(arguments))
        self._early: list[str] | None = []
        self.commitDataRequest.connect(self.is_session_ending, Qt.ConnectionType.DirectConnection)

    def listen(self) -> list[str]:
        """Emit each request to open something as a signal from now on; return the earlier ones."""
        early, self._early = self._early or [], None
        return early

    def event(self, event: QEvent) -> bool:
        # Only what is sent to the application itself comes by here.
        if isinstance(event, QFileOpenEvent):
            self._open(event)
            return True
        if event.type() is QEvent.Type.Quit and self._early is None:
            # Qt would close the window, which may only hide it.
            self.quit_requested.emit()
            event.accept()
            return True
        if event.type() is QEvent.Type.ApplicationActivate:
            self.activated.emit()
        return super().event(event)

    def is_session_ending(self) -> None:
        """Quit on Windows, which ends what is left a few seconds later; elsewhere the signal may only ask to save."""
        if sys.platform == "win32":
            self.quit_requested.emit()

    def _open(self, event: QFileOpenEvent) -> None:
        things = select_openable([event.file() or event.url().toString()])
        if self._early is not None:
            self._early += things
        elif things:
            self.open_requested.emit(things)
