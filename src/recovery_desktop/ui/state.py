"""What every page state shares: it runs commands one at a time under a name, and keeps the last failure."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any
from weakref import WeakSet

from PySide6.QtCore import QObject, Signal

from recovery_desktop.failures import Failure
from recovery_desktop.session.session import Session


@dataclass
class Running:
    """A command since when it runs, in seconds of the monotonic clock; `task` once it was spawned."""

    since: float
    stoppable: bool
    task: asyncio.Task[Any] | None = None


class Work(QObject):
    """What runs now, over all pages: one place of the window shows it and can stop it."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._states: WeakSet[PageState] = WeakSet()

    def follow(self, state: PageState) -> None:
        self._states.add(state)

    @property
    def is_running(self) -> bool:
        return any(state.busy() for state in self._states)

    def longest(self, *, stoppable: bool = False) -> float:
        """For how many seconds the oldest command runs, of all or of those that can be stopped; 0 for none."""
        now = time.monotonic()
        runs = [run for state in self._states for run in state.runs() if run.stoppable or not stoppable]
        return max((now - run.since for run in runs), default=0.0)

    def stop(self) -> None:
        """Every command that can be stopped."""
        for state in list(self._states):
            state.stop_all()


WORK = Work()


class PageState(QObject):
    """`changed` says: read me again. `failure` is what went wrong last, until something is tried again."""

    changed = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self._running: dict[str, Running] = {}
        WORK.follow(self)
        self.failure: Failure | None = None

    def busy(self, name: str = "") -> bool:
        """Whether this command runs; without a name, whether any does."""
        return name in self._running if name else bool(self._running)

    def runs(self) -> list[Running]:
        return list(self._running.values())

    def act(
        self, name: str, command: Callable[[], Coroutine[Any, Any, None]], *, stoppable: bool = True
    ) -> None:
        """Run a command unless one of that name runs already. One that is not `stoppable` must not be given up in the
        middle by a person who only finds it slow."""
        if name in self._running:
            return
        self.failure = None
        run = self._running[name] = Running(time.monotonic(), stoppable)
        run.task = self.session.spawn(self._run(name, command))
        self.changed.emit()
        WORK.changed.emit()

    def stop(self, name: str) -> None:
        """Cancel a running command; what it had done stays done."""
        run = self._running.get(name)
        if run is not None and run.task is not None:
            run.task.cancel()

    def stop_all(self) -> None:
        for name, run in list(self._running.items()):
            if run.stoppable:
                self.stop(name)

    async def _run(self, name: str, command: Callable[[], Coroutine[Any, Any, None]]) -> None:
        try:
            await command()
        except Failure as failure:
            self.failure = failure
        finally:
            self._running.pop(name, None)
            self.changed.emit()
            WORK.changed.emit()
