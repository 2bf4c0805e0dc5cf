"""What every page state shares: it runs commands one at a time under a name, and keeps the last failure."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from PySide6.QtCore import QObject, Signal

from recovery_desktop.failures import Failure


class Task(Protocol):
    def cancel(self) -> object: ...


class Spawn(Protocol):
    """Starts a coroutine that somebody else owns, waits for and ends; the task can be cancelled."""

    def __call__(self, work: Coroutine[Any, Any, None], /) -> Task: ...


class PageState(QObject):
    """`changed` says: read me again. `failure` is what went wrong last, until something is tried again."""

    changed = Signal()

    def __init__(self, spawn: Spawn) -> None:
        super().__init__()
        self._spawn = spawn
        self._running: dict[str, Task | None] = {}
        self.failure: Failure | None = None

    def busy(self, name: str = "") -> bool:
        """Whether this command runs; without a name, whether any does."""
        return name in self._running if name else bool(self._running)

    def act(self, name: str, command: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Run a command unless one of that name runs already."""
        if name in self._running:
            return
        self.failure = None
        self._running[name] = None
        task = self._spawn(self._run(name, command))
        if name in self._running:
            self._running[name] = task
        self.changed.emit()

    def stop(self, name: str) -> None:
        """Cancel a running command; what it had done stays done."""
        task = self._running.get(name)
        if task is not None:
            task.cancel()

    def forget_failure(self) -> None:
        self.failure = None
        self.changed.emit()

    async def _run(self, name: str, command: Callable[[], Coroutine[Any, Any, None]]) -> None:
        try:
            await command()
        except Failure as failure:
            self.failure = failure
        finally:
            self._running.pop(name, None)
            self.changed.emit()
