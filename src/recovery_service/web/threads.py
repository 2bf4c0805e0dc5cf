"""Threads for what waits for the database: the framework's own way to a thread and back costs twice as much."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from typing import Any, Final, TypeVar

AT_ONCE: Final = 40
_THREADS = ThreadPoolExecutor(AT_ONCE, "request")

Result = TypeVar("Result")


async def in_thread(function: Callable[..., Result], *arguments: Any) -> Result:
    """Return what the function returns or raises in a thread, with the context of who asks.

    Who is cancelled waits for its end: what it uses, as a transaction, is given back by one thread alone.
    """
    running = _THREADS.submit(copy_context().run, function, *arguments)
    try:
        return await asyncio.wrap_future(running)
    except asyncio.CancelledError:
        if not running.cancelled():
            await asyncio.wait({asyncio.wrap_future(running)})
        raise
