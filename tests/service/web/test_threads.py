"""What waits for the database runs in a thread as it would run where it was asked for."""

import asyncio
import threading
from contextvars import ContextVar

import pytest

from recovery_service.web.threads import in_thread

WHO: ContextVar[str] = ContextVar("who", default="nobody")


def test_a_thread_returns_raises_and_knows_who_asked() -> None:
    def work(number: int) -> tuple[int, str, bool]:
        if number < 0:
            raise ValueError("below 0")
        return number, WHO.get(), threading.current_thread() is threading.main_thread()

    async def ask() -> None:
        WHO.set("somebody")
        assert await in_thread(work, 1) == (1, "somebody", False)
        with pytest.raises(ValueError, match="below 0"):
            await in_thread(work, -1)

    asyncio.run(ask())


def test_who_is_cancelled_waits_for_the_end_of_what_has_begun() -> None:
    begun, may_end, ended = threading.Event(), threading.Event(), threading.Event()

    def work() -> None:
        begun.set()
        assert may_end.wait(30)
        ended.set()

    async def ask() -> None:
        asking = asyncio.create_task(in_thread(work))
        while not begun.is_set():
            await asyncio.sleep(0)
        asking.cancel()
        for _ in range(10):
            await asyncio.sleep(0)
        assert not asking.done()
        may_end.set()
        with pytest.raises(asyncio.CancelledError):
            await asking
        assert ended.is_set()

    asyncio.run(ask())
