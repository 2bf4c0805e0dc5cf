"""The app's life: one loop for Qt and asyncio, tasks that somebody owns, an end within two seconds.

The last resort for mistakes of ours lives here and nowhere else in the app.
"""

from __future__ import annotations

import asyncio
import logging
import signal
import sys
import threading
from collections.abc import Callable, Coroutine
from types import TracebackType
from typing import Any

from recovery_desktop.failures import Failure

log = logging.getLogger(__name__)


class Tasks:
    """Every task has a strong reference until it ends; a mistake in one reaches `broken`."""

    def __init__(self, broken: Callable[[BaseException], None]) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self._broken = broken
        self._ending = False

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    async def end(self) -> None:
        """Cancel what still runs and wait for it."""
        self._ending = True
        running = [task for task in self._tasks if task is not asyncio.current_task()]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (mistake := task.exception()) is not None:
            self._broken(mistake)


class Runtime:
    """Ends when `stop` is set: by the window, a signal, or a failed start."""

    def __init__(self, broken: Callable[[BaseException], None] | None = None) -> None:
        self.stop = asyncio.Event()
        self.tasks = Tasks(broken or log_error)

    def end_on_signals(self) -> None:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            try:
                loop.add_signal_handler(number, self.stop.set)
            except NotImplementedError:  # Windows has none; closing the window ends the app there
                return


def log_error(mistake: BaseException) -> None:
    """Log a programming error with its place."""
    log.error("unexpected: %s", type(mistake).__name__, exc_info=mistake)


class ErrorReporter:
    """Callback that shows failures where nobody waited for an answer, as a write to a full disk."""

    report: Callable[[Failure], None] | None = None


def log_uncaught_errors() -> None:
    """Write errors that nobody caught, in any thread or slot, to the log and to standard error."""

    def unexpected(kind: type[BaseException], mistake: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, mistake, trace)
            return
        if isinstance(mistake, Failure) and ErrorReporter.report is not None:
            ErrorReporter.report(mistake)
            return
        log_error(mistake)

    def in_thread(arguments: threading.ExceptHookArgs) -> None:
        if arguments.exc_value is not None:
            log_error(arguments.exc_value)

    sys.excepthook = unexpected
    threading.excepthook = in_thread
