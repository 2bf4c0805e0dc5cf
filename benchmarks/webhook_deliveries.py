"""Deliveries a second on the full path (job, signature, POST, log) against a bare loop of aiohttp's POSTs.

    python benchmarks/webhook_deliveries.py [EVENTS]

Both sides run in this process with the receiver; the loop keeps as many requests open as the worker may. Ours begins
with the commit of the events and ends with the commit that writes the last delivery down. Either side works already
when its time begins, with the connections of one event to all endpoints: a worker's start is no part of a delivery.
"""

import asyncio
import sys
import time
from collections.abc import Iterator
from statistics import median

import aiohttp

from benchmarks._webhooks import STUCK_SECONDS, Platform, Receiver, Written, databases
from benchmarks.measure import figure, report

GOALS = {"SQLite": 0.45, "PostgreSQL": 0.35}
ENDPOINTS, AT_ONCE, ROUNDS = 10, 40, 11


def main(arguments: list[str]) -> int:
    events = int(arguments[0]) if arguments else 100
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
            platform.endpoint(f"{receiver.url}/endpoint-{number}")
        for turn in range(ROUNDS + 1):
            deliveries = events * ENDPOINTS
            took, cpu = await _deliveries(platform, events)
            assert len(receiver.arrived) == deliveries + ENDPOINTS
            assert not platform.waiting()
            receiver.arrived.clear()
            bare_took, bare_used = await _posts(receiver.url, deliveries)
            receiver.arrived.clear()
            if turn:
                our_cpu.append(cpu / deliveries * 1000)
                bare_cpu.append(bare_used / deliveries * 1000)
                ours.append(deliveries / took)
                floor.append(deliveries / bare_took)
    medians = {"ours": round(median(our_cpu), 3), "floor": round(median(bare_cpu), 3)}
    return ours, floor, medians


async def _deliveries(platform: Platform, events: int) -> tuple[float, float]:
    """Seconds of the clock and of the processor from the commit of so many events to the last delivery written down."""
    first, written = Written(ENDPOINTS), Written((events + 1) * ENDPOINTS)

    def note(kind: str, outcome: str) -> None:
        first.note(kind, outcome)
        written.note(kind, outcome)

    async with platform.working(note), asyncio.timeout(STUCK_SECONDS):
        await asyncio.to_thread(platform.tell)
        await first.all.wait()
        await asyncio.to_thread(platform.tell, events)
        started, used = time.perf_counter(), time.process_time()
        await written.all.wait()
        return time.perf_counter() - started, time.process_time() - used


async def _posts(url: str, count: int) -> tuple[float, float]:
    """Seconds of the clock and of the processor that so many POSTs of the same size take."""

    async def loop(session: aiohttp.ClientSession, numbers: Iterator[int]) -> None:
        for number in numbers:
            async with session.post(f"{url}/bare-{number}", data=b"x" * 400) as response:
                await response.read()

    async with aiohttp.ClientSession() as session:
        first = iter(range(count, count + ENDPOINTS))
        await asyncio.gather(*(loop(session, first) for _ in range(ENDPOINTS)))
        left = iter(range(count))
        started, used = time.perf_counter(), time.process_time()
        await asyncio.gather(*(loop(session, left) for _ in range(AT_ONCE)))
        return time.perf_counter() - started, time.process_time() - used


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
