"""How long healthy endpoints wait for an event while ten of fifty never answer, against all fifty answering.

    python benchmarks/webhook_hanging.py [ROUNDS]

The figure compares the 99th percentiles over the forty that answer in both: of each block of rounds, and the median
of the blocks. Over all rounds a single slow commit of the disk would decide it.
"""

import asyncio
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from benchmarks._webhooks import Platform, Receiver
from benchmarks.measure import Figure, percentile, report
from recovery_service.db.database import Database
from recovery_service.db.tables.schema import METADATA

GOAL = 1.2
HEALTHY, OTHERS = 40, 10
BLOCK = 5


def main(arguments: list[str]) -> int:
    rounds = int(arguments[0]) if arguments else 45
    ours: list[list[float]] = []
    floor: list[list[float]] = []
    sides = [("hangs", ours), ("also", floor)]
    # In turns, so that a slow minute slows both; each side starts anew every time.
    for block in range(max(1, rounds // BLOCK)):
        for others, blocks in sides if block % 2 else sides[::-1]:
            blocks.append(asyncio.run(_waits(min(rounds, BLOCK), others)))
    what = f"p99 of healthy endpoints with {OTHERS} of {HEALTHY + OTHERS} hanging / without"
    details = {
        "rounds": rounds,
        "p50": round(median(percentile(block, 50) for block in ours), 2),
        "floor_p50": round(median(percentile(block, 50) for block in floor), 2),
    }
    slowest, floor_slowest = (median(percentile(block, 99) for block in blocks) for blocks in (ours, floor))
    report(
        Figure("webhook_hanging", what, slowest, floor_slowest, GOAL, details=details), packages=("aiohttp",)
    )
    return 0


async def _waits(rounds: int, others: str) -> list[float]:
    """Milliseconds from the commit to each arrival at an endpoint that answers."""
    waits = []
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        database = Database.in_folder(Path(folder) / "data")
        METADATA.create_all(database.engine)
        platform = Platform.on(database)
        async with Receiver().open() as receiver, platform.working():
            names = [f"told-{number}" for number in range(HEALTHY)]
            for name in [*names, *(f"{others}-{number}" for number in range(OTHERS))]:
                platform.endpoint(f"{receiver.url}/{name}")
            for turn in range(rounds + 1):
                event = await asyncio.to_thread(platform.tell)
                committed = time.perf_counter()
                await receiver.until(HEALTHY if others == "hangs" else HEALTHY + OTHERS)
                arrived = [receiver.arrived[name, event] for name in names]
                waits += [(moment - committed) * 1000 for moment in arrived] if turn else []
                receiver.arrived.clear()
                await asyncio.sleep(0.2)
        database.close()
    return waits


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
