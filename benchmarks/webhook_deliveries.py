"""Deliveries a second on the full path (job, signature, POST, log) against a bare loop of aiohttp's POSTs.

    python benchmarks/webhook_deliveries.py [EVENTS]

Both sides run in this process with the receiver; the loop keeps as many requests open as the worker may.
"""

import asyncio
import sys
import time

import aiohttp

from benchmarks._webhooks import Platform, Receiver, databases
from benchmarks.measure import figure, report

GOALS = {"SQLite": 0.6, "PostgreSQL": 0.3}
ENDPOINTS, AT_ONCE, ROUNDS = 10, 40, 5


def main(arguments: list[str]) -> int:
    events = int(arguments[0]) if arguments else 30
    figures = []
    with databases() as found:
        for name, database in found.items():
            ours, floor = asyncio.run(_measured(Platform.on(database), events))
            what = f"webhook deliveries per second with log, {name} / bare aiohttp POST loop"
            figures.append(
                figure(
                    f"webhook_deliveries_{name.lower()}", what, ours, floor, goal=GOALS[name],
                    unit="/s", at_least=True, deliveries=events * ENDPOINTS,
                )
            )  # fmt: skip
    report(*figures, packages=("aiohttp", "SQLAlchemy"))
    return 0


async def _measured(platform: Platform, events: int) -> tuple[list[float], list[float]]:
    ours, floor = [], []
    async with Receiver().open() as receiver, aiohttp.ClientSession() as session:
        for number in range(ENDPOINTS):
            platform.endpoint(f"{receiver.url}/told-{number}")
        for turn in range(ROUNDS + 1):
            await asyncio.to_thread(platform.tell, events)
            started = time.perf_counter()
            async with platform.working():
                while await asyncio.to_thread(platform.waiting):
                    await asyncio.sleep(0.02)
                took = time.perf_counter() - started
            receiver.arrived.clear()
            bare = await _posts(session, receiver.url, events * ENDPOINTS)
            receiver.arrived.clear()
            if turn:
                ours.append(events * ENDPOINTS / took)
                floor.append(events * ENDPOINTS / bare)
    return ours, floor


async def _posts(session: aiohttp.ClientSession, url: str, count: int) -> float:
    """Seconds that so many POSTs of the same size take."""
    left = iter(range(count))

    async def loop() -> None:
        for number in left:
            async with session.post(f"{url}/bare-{number}", data=b"x" * 400) as answer:
                await answer.read()

    started = time.perf_counter()
    await asyncio.gather(*(loop() for _ in range(AT_ONCE)))
    return time.perf_counter() - started


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
