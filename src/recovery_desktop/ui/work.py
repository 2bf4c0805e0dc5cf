"""Running commands of all pages, which one place of the window shows and can stop."""

from __future__ import annotations

import asyncio
import time
from typing import Any
from weakref import WeakSet

from PySide6.QtCore import QObject, Signal


class Running:
    """A command that runs since now; `task` once it was spawned. It counts for as long as its page keeps it."""

    def __init__(self, *, stoppable: bool) -> None:
        self.since = time.monotonic()
        self.stoppable = stoppable
        self.task: asyncio.Task[Any] | None = None
        WORK.add(self)

    def stop(self) -> None:
        """Cancel it; what it has done stays done."""
        if self.task is not None:
            self.task.cancel()


class Work(QObject):
    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._running: WeakSet[Running] = WeakSet()

    def add(self, command: Running) -> None:
        self._running.add(command)

    @property
    def is_running(self) -> bool:
        return bool(self._running)

    def longest(self, *, stoppable: bool = False) -> float:
        """Return for how many seconds the oldest command runs, of all or of those that can be stopped; 0 for none."""
        now = time.monotonic()
        commands = [one for one in self._running if one.stoppable or not stoppable]
        return max((now - one.since for one in commands), default=0.0)

    def stop(self) -> None:
        """Stop every command that can be stopped."""
        for command in [one for one in self._running if one.stoppable]:
            command.stop()


WORK = Work()
