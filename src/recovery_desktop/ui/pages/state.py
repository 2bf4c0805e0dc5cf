"""What every view model shares: it runs commands one at a time under a name, and keeps the last failure."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from PySide6.QtCore import QObject, Signal

from recovery_desktop.failures import Failure
from recovery_desktop.session.session import Session
from recovery_desktop.ui.work import WORK, Running


class PageState(QObject):
    """`changed` says: read me again. `failure` is what went wrong last, until something is tried again."""

    changed = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self._running: dict[str, Running] = {}
        self.failure: Failure | None = None

    def busy(self, name: str = "") -> bool:
        """Return whether this command runs; without a name, whether any does."""
        return name in self._running if name else bool(self._running)

    def act(
        self, name: str, command: Callable[[], Coroutine[Any, Any, None]], *, stoppable: bool = True
    ) -> None:
        """Run a command unless one of that name runs already. One that is not `stoppable` must not be given up in the
        middle by a person who only finds it slow."""
        if name in self._running:
            return
        self.failure = None
        run = self._running[name] = Running(stoppable=stoppable)
        run.task = self.session.spawn(self._run(name, command))
        self.changed.emit()
        WORK.changed.emit()

    def stop(self, name: str) -> None:
        """Cancel a running command; what it had done stays done."""
        if name in self._running:
            self._running[name].stop()

    async def _run(self, name: str, command: Callable[[], Coroutine[Any, Any, None]]) -> None:
        try:
            await command()
        except Failure as failure:
            self.failure = failure
        finally:
            self._running.pop(name, None)
            self.changed.emit()
            WORK.changed.emit()
