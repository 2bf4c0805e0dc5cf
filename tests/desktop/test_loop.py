"""The loop of Qt and asyncio: turns in order, nothing lost, and Qt is heard between them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from recovery_desktop.loop import Loop


@pytest.fixture
def loop(qapp: QApplication) -> Iterator[Loop]:
    loop = Loop(qapp)
    yield loop
    loop.close()


def test_loop_runs_ready_callbacks_in_order_and_new_ones_after_them(loop: Loop) -> None:
    ran: list[str] = []

    async def play() -> None:
        def first() -> None:
            ran.append("first")
            loop.call_soon(ran.append, "started by first")

        loop.call_soon(first)
        loop.call_soon(ran.append, "second")
        loop.call_soon(ran.append, "never").cancel()
        while len(ran) < 3:
            await asyncio.sleep(0)

    loop.run_until_complete(play())
    assert ran == ["first", "second", "started by first"]


def test_mistake_in_one_does_not_take_the_others_along(loop: Loop) -> None:
    heard: list[dict[str, Any]] = []
    ran: list[str] = []
    loop.set_exception_handler(lambda _, context: heard.append(context))

    async def play() -> None:
        def mistake() -> None:
            raise ValueError("on purpose")

        loop.call_soon(mistake)
        loop.call_soon(ran.append, "after it")
        while not ran:
            await asyncio.sleep(0)

    loop.run_until_complete(play())
    assert ran == ["after it"]
    assert [type(context["exception"]) for context in heard] == [ValueError]


def test_task_that_never_rests_does_not_keep_qt_from_its_events(loop: Loop) -> None:
    heard: list[bool] = []

    async def play() -> None:
        QTimer.singleShot(0, lambda: heard.append(True))
        while not heard:
            await asyncio.sleep(0)

    loop.run_until_complete(asyncio.wait_for(play(), 30))
    assert heard


def test_threads_hand_over_and_the_loop_runs_again(loop: Loop) -> None:
    async def play() -> str:
        return await asyncio.to_thread(lambda: "from a thread")

    assert loop.run_until_complete(play()) == "from a thread"
    assert loop.run_until_complete(play()) == "from a thread"


def test_loop_continues_tasks_in_the_next_run(loop: Loop) -> None:
    event = asyncio.Event()

    async def begin() -> asyncio.Task[None]:
        async def wait() -> None:
            # Each of these asks for the loop that runs.
            for _ in range(5):
                await asyncio.sleep(0)
                asyncio.get_running_loop()
            await event.wait()

        return asyncio.ensure_future(wait())

    waiting = loop.run_until_complete(begin())

    async def finish() -> None:
        event.set()
        await waiting

    loop.run_until_complete(asyncio.wait_for(finish(), 30))
    assert waiting.done()
