"""Runs what takes long in a few threads of its own: pages, sign-in and health never wait for it.

The clients take turns; what is beyond the bounds is told to come again.
"""

from __future__ import annotations

import asyncio
import threading
from collections import Counter, deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextvars import copy_context
from typing import Any, Final, TypeVar, cast

from fastapi import Depends, Request

from recovery_contract.errors import ErrorCode
from recovery_service.errors import ServiceError

AT_ONCE: Final = 2
WAITING: Final = 64
WAITING_OF_ONE: Final = 16
"""Of one client, where several share the service."""
WAIT_SECONDS: Final = 30.0
RETRY_SECONDS: Final = 15

Turn = Future[None]
Result = TypeVar("Result")


class LongWork:
    """One kind of long work of a process; `shared` where several clients share it. From any event loop."""

    def __init__(self, name: str, *, shared: bool) -> None:
        self._threads = ThreadPoolExecutor(AT_ONCE, name)
        # Where several clients share the service, one of them cannot take every place.
        self._running_of_one = AT_ONCE - 1 if shared else AT_ONCE
        self._waiting_of_one = WAITING_OF_ONE if shared else WAITING
        self._lock = threading.Lock()
        self._waiting: dict[str, deque[Turn]] = {}  # the client whose turn is next comes first
        self._running: Counter[str] = Counter()
        self._closed = False

    async def run(self, requester: str, work: Callable[[], Result]) -> Result:
        """Return what `work` returns or raises. Raises ServiceError 503 where there is no place, or none within 30
        s."""
        turn = self._line_up(requester)
        try:
            begun = asyncio.wrap_future(turn)
            await asyncio.wait({begun}, timeout=WAIT_SECONDS)
            if not begun.done():
                raise busy()
            begun.result()
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, copy_context().run, work)
        finally:
            self._leave(requester, turn)

    def close(self) -> None:
        """Refuse what waits; what runs goes on to its end."""
        with self._lock:
            self._closed = True
            waiting = [turn for queue in self._waiting.values() for turn in queue]
            self._waiting.clear()
        for turn in waiting:
            turn.set_exception(busy())
        self._threads.shutdown(wait=False)

    def _line_up(self, requester: str) -> Turn:
        turn: Turn = Future()
        with self._lock:
            own = len(self._waiting.get(requester, ()))
            if self._closed or own >= self._waiting_of_one or self._in_line() >= WAITING:
                raise busy()
            self._waiting.setdefault(requester, deque()).append(turn)
            self._begin_next()
        return turn

    def _leave(self, requester: str, turn: Turn) -> None:
        with self._lock:
            queue = self._waiting.get(requester)
            if queue is not None and turn in queue:
                queue.remove(turn)
                if not queue:
                    del self._waiting[requester]
            elif turn.done() and turn.exception() is None:
                self._running[requester] -= 1
                self._begin_next()

    def _in_line(self) -> int:
        return sum(len(queue) for queue in self._waiting.values())

    def _begin_next(self) -> None:
        """Start one more task of the client whose turn is next, where there is room."""
        if self._running.total() >= AT_ONCE:
            return
        for requester, queue in list(self._waiting.items()):
            if self._running[requester] < self._running_of_one:
                del self._waiting[requester]
                turn = queue.popleft()
                if queue:
                    self._waiting[requester] = queue  # again, behind the others
                self._running[requester] += 1
                turn.set_result(None)
                return


def _from_app_state(name: str) -> Any:
    async def get_pool(request: Request) -> LongWork:
        return cast(LongWork, getattr(request.app.state, name))

    return Depends(get_pool)


TYPESETTING: Any = _from_app_state("typesetting")
"""`typesetting: Annotated[LongWork, TYPESETTING]`: makes PDFs and case files."""
CHECKING: Any = _from_app_state("checking")
"""`checking: Annotated[LongWork, CHECKING]`: opens files from elsewhere before they are kept."""


def busy() -> ServiceError:
    message = "Too much is being worked on; ask again in a moment."
    return ServiceError(503, ErrorCode.RATE_LIMITED, message, headers={"Retry-After": str(RETRY_SECONDS)})
