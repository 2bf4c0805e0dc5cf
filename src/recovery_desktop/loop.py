"""One loop for Qt and asyncio, which runs what is ready in turns instead of starting a timer of Qt for each of it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextvars import Context
from typing import Any

import qasync
from PySide6.QtCore import QTimer


class Loop(qasync.QEventLoop):  # type: ignore[misc]
    """Event loop that works as asyncio's: what becomes ready during a round waits for the next one, and Qt runs in
    between.
    """

    def __init__(self, qt: object) -> None:
        self._ready_now: deque[asyncio.Handle] = deque()
        # One timer for all turns, started anew for each: as callbacks of qasync's they took four times as long.
        self._next = QTimer(interval=0, singleShot=True)
        self._next.timeout.connect(self._turn)
        super().__init__(qt)

    def call_soon(
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        self._ready_now.append(handle)
        if not self._next.isActive():
            self._next.start()
        return handle

    def close(self) -> None:
        super().close()
        self._next.stop()
        self._next.timeout.disconnect()

    def _turn(self) -> None:
        # After the loop's end qasync processes Qt's events once more; what becomes ready then belongs to this loop.
        is_after_the_end = asyncio._get_running_loop() is None
        if is_after_the_end:
            asyncio._set_running_loop(self)
        try:
            for _ in range(len(self._ready_now)):
                handle = self._ready_now.popleft()
                if not handle.cancelled():
                    handle._run()
        finally:
            if is_after_the_end:
                asyncio._set_running_loop(None)
            # Left over only where an exit went through a callback.
            if self._ready_now:
                self._next.start()
