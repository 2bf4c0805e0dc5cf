"""Runs an engine inside a test, until a condition holds."""

import asyncio
import contextlib
from collections.abc import Callable

from recovery_service.jobs.engine import Engine
from recovery_service.jobs.queue import schedule

LONGEST_WAIT = 20.0


def engine_with(core, kinds):
    return Engine(core, kinds, lambda kind, outcome: None)


def plan(core, kind, key, due_at=0, clock_id="real", **payload):
    with core.database.write() as connection:
        schedule(connection, clock_id=clock_id, kind=kind, key=key, payload=payload, due_at=due_at)


@contextlib.asynccontextmanager
async def working(engine):
    """The worker loop beside the block."""
    stop = asyncio.Event()
    task = asyncio.create_task(engine.run(stop))
    try:
        yield
    finally:
        stop.set()
        await asyncio.wait_for(task, LONGEST_WAIT)


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(LONGEST_WAIT):
        while not condition():
            await asyncio.sleep(0.005)
