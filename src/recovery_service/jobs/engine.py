"""The engine of one process: what it can do, and the bell that wakes it."""

from __future__ import annotations

import asyncio

from recovery_service.core import Core
from recovery_service.jobs.kinds import JobKinds


class Engine:
    """Belongs to the event loop that runs it; `wake` may be called from any thread."""

    def __init__(self, core: Core, kinds: JobKinds) -> None:
        self.core = core
        self.kinds = kinds
        self._bell: asyncio.Event | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        core.database.after_planning.append(self.wake)

    def wake(self) -> None:
        """Something may be due."""
        if self._loop is not None and self._bell is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._bell.set)
