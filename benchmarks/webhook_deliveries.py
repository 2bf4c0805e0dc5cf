"""Deliveries a second on the full path (job, signature, POST, log) against a bare loop of aiohttp's POSTs.

    python benchmarks/webhook_deliveries.py [EVENTS]

Both sides run in this process with the receiver; the loop keeps as many requests open as the worker may. Ours ends
with the commit that writes the last delivery down. Either side opens its connections anew in each round: ours starts a
worker that has none yet, so the floor must not go on with those of the round before.
"""

import asyncio
import sys
import time
from statistics import median

import aiohttp

from benchmarks._webhooks import STUCK_SECONDS, Platform, Receiver, Written, databases
from benchmarks.measure import figure, report

GOALS = {"SQLite": 0.45, "PostgreSQL": 0.35}
ENDPOINTS, AT_ONCE, ROUNDS = 10, 40, 5


def main(arguments: list[str]) -> int:
    events = int(arguments[0]) if arguments else 30
    figures = []
    with databases() as servers:
        for name, database in servers.items():
            ours, floor, cpu = asyncio.run(_measured(Platform.on(database), events))
            what = f"webhook deliveries per second with log, {name} / bare aiohttp POST loop"
            figures.append(
                figure(
                    f"webhook_deliveries_{name.lower()}", what, ours, floor, goal=GOALS[name],
                    unit="/s", at_least=True, deliveries=events * ENDPOINTS,
                    cpu_ms=cpu,
                )
            )  # fmt: skip
    report(*figures, packages=("aiohttp", "SQLAlchemy"))
    return 0


async def _measured(platform: Platform, events: int) -> tuple[list[float], list[float], dict[str, float]]:
    """Deliveries a second of either side, and the processor's milliseconds for one of them."""
    ours, floor, our_cpu, bare_cpu = [], [], [], []
    async with Receiver().open() as receiver:
        for number in range(ENDPOINTS):
            platform.endpoint(f"{receiver.url}/told-{number}")
        for turn in range(ROUNDS + 1):
            await asyncio.to_thread(platform.tell, events)
            written = Written(events * ENDPOINTS)
            started, used = time.perf_counter(), time.process_time()
            async with platform.working(written.note), asyncio.timeout(STUCK_SECONDS):
                await written.all.wait()
                took, cpu = time.perf_counter() - started, time.process_time() - used
            assert len(receiver.arrived) == events * ENDPOINTS
            assert not platform.waiting()
            receiver.arrived.clear()
            used = time.process_time()
            bare = await _posts(receiver.url, events * ENDPOINTS)
            receiver.arrived.clear()
            if turn:
                our_cpu.append(cpu / events / ENDPOINTS * 1000)
                bare_cpu.append((time.process_time() - used) / events / ENDPOINTS * 1000)
                ours.append(events * ENDPOINTS / took)
                floor.append(events * ENDPOINTS / bare)
    medians = {"ours": round(median(our_cpu), 3), "floor": round(median(bare_cpu), 3)}
    return ours, floor, medians


async def _posts(url: str, count: int) -> float:
    """Seconds that so many POSTs of the same size take."""
    left = iter(range(count))

    async def loop(session: aiohttp.ClientSession) -> None:
        for number in left:
            async with session.post(f"{url}/bare-{number}", data=b"x" * 400) as response:
                await response.read()

    started = time.perf_counter()
    async with aiohttp.ClientSession() as session:
        await asyncio.gather(*(loop(session) for _ in range(AT_ONCE)))
        return time.perf_counter() - started


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
