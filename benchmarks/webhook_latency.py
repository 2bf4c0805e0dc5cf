"""From an event's commit to its POST at the receiver, by an idle worker, against a commit and a POST.

    python benchmarks/webhook_latency.py [ROUNDS]

The floor commits one row durably to the same database and posts the same body to the same receiver.
"""

import asyncio
import sys
import time

import aiohttp
from sqlalchemy import text

from benchmarks._webhooks import Platform, Receiver, databases
from benchmarks.measure import Figure, figure, percentile, report

GOAL = 10.0
AT_MOST_MS = {50: 20.0, 99: 200.0}


def main(arguments: list[str]) -> int:
    rounds = int(arguments[0]) if arguments else 100
    figures = []
    with databases() as servers:
        for name, database in servers.items():
            ours, floor = asyncio.run(_measured(Platform.on(database), rounds))
            what = f"event committed to POST received, idle, {name} / commit and loopback POST"
            figures.append(figure(f"webhook_latency_{name.lower()}", what, ours, floor, goal=GOAL))
            for share, limit in AT_MOST_MS.items():
                text = f"event committed to POST received, idle, {name}, p{share} / {limit:g} ms"
                latencies = percentile(ours, share)
                figures.append(
                    Figure(f"webhook_latency_{name.lower()}_p{share}", text, latencies, limit, 1.0)
                )
    report(*figures, packages=("aiohttp", "SQLAlchemy"))
    return 0


async def _measured(platform: Platform, rounds: int) -> tuple[list[float], list[float]]:
    ours, floor = [], []
    database = platform.core.database
    with database.write() as connection:
        connection.execute(text("CREATE TABLE bare (number INTEGER)"))

    def commit() -> None:
        with database.write() as connection:
            connection.execute(text("INSERT INTO bare VALUES (1)"))

    async with Receiver().open() as receiver, aiohttp.ClientSession() as session, platform.working():
        platform.endpoint(f"{receiver.url}/told")
        await asyncio.sleep(0.5)  # the worker comes to rest
        for turn in range(rounds + 1):
            event = await asyncio.to_thread(platform.tell)
            committed = time.perf_counter()
            await receiver.until(1)
            arrived = receiver.arrived["told", event]
            while await asyncio.to_thread(platform.waiting):
                await asyncio.sleep(0.002)
            started = time.perf_counter()
            await asyncio.to_thread(commit)
            async with session.post(f"{receiver.url}/bare-{turn}", data=b"{}") as response:
                await response.read()
            took = time.perf_counter() - started
            if turn:
                ours.append((arrived - committed) * 1000)
                floor.append(took * 1000)
            receiver.arrived.clear()
    return ours, floor


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
