"""Runs an engine inside a test, until a condition holds."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Any

from recovery_contract.ids import ClientId
from recovery_service.ids import ClockId
from recovery_service.jobs.engine import Engine
from recovery_service.jobs.queue import Planned, schedule_all

LONGEST_WAIT = 20.0


def engine_with(core: Any, kinds: Any) -> Any:
    return Engine(core, kinds, lambda kind, outcome: None)


def plan(core: Any, kind: Any, key: Any, due_at: int = 0, clock_id: str = "real", **payload: Any) -> None:
    """`to` in the payload is what the job talks to outside, `client_id` whose it is."""
    job = Planned(key, payload, due_at, payload.get("to"))
    client = ClientId(payload.get("client_id", "clt_a"))
    with core.database.write() as connection:
        schedule_all(connection, clock_id=ClockId(clock_id), client_id=client, kind=kind, jobs=[job])


@contextlib.asynccontextmanager
async def working(engine: Any) -> AsyncIterator[None]:
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
