"""What a worker costs while nothing is due: with a million waiting jobs, and with ten.

    python benchmarks/idle_worker.py [JOBS] [SECONDS]

The figures are the processor time of a worker's process over the time it waited, in per cent of one core: of a
million jobs against one per cent, and against the same worker with ten jobs, whose share is at least a tenth of a
per cent here because less cannot be told from the interpreter's own ticking.
"""

import asyncio
import sys
import tempfile
import time
from pathlib import Path

from sqlalchemy import insert

from benchmarks.measure import Figure, report
from recovery_service.composition import compose_core
from recovery_service.context.clock import REAL, Clock
from recovery_service.db.database import Database
from recovery_service.db.tables.jobs import job_table
from recovery_service.db.tables.schema import METADATA
from recovery_service.jobs.engine import Engine
from recovery_service.settings import Settings

JOBS, FEW, SECONDS = 1_000_000, 10, 20.0
AT_MOST_PER_CENT, AT_MOST_TIMES = 1.0, 3.0
LEAST = 0.1
FAR = 4_000_000_000_000
BATCH = 20_000


def main(arguments: list[str]) -> int:
    jobs = int(arguments[0]) if arguments else JOBS
    seconds = float(arguments[1]) if len(arguments) > 1 else SECONDS
    many, few = share(jobs, seconds), share(FEW, seconds)
    details = {"jobs": jobs, "seconds": seconds}
    report(
        Figure(
            "idle_worker", f"processor of a worker with {jobs:,} waiting jobs / one per cent of a core",
            many, 1.0, AT_MOST_PER_CENT, "% of a core", details=details,
        ),
        Figure(
            "idle_worker_times", f"processor of a worker with {jobs:,} waiting jobs / with {FEW}",
            max(many, LEAST), max(few, LEAST), AT_MOST_TIMES, "% of a core", details=details,
        ),
        packages=("SQLAlchemy",),
    )  # fmt: skip
    return 0


def share(jobs: int, seconds: float) -> float:
    """Per cent of one core that a waiting worker uses."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        database = Database.in_folder(Path(folder) / "data")
        METADATA.create_all(database.engine)
        for first in range(0, jobs, BATCH):
            rows = [_row(number, REAL) for number in range(first, min(first + BATCH, jobs))]
            with database.write() as connection:
                connection.execute(insert(job_table), rows)
        settings = Settings(environment="production", data_key=bytes(32), link_key=bytes(32))
        core = compose_core(settings, database, Clock(test=False))
        used = asyncio.run(_wait(Engine(core, {}, lambda kind, outcome: None), seconds))
        database.close()
    return used / seconds * 100


def _row(number: int, clock_id: str) -> dict[str, object]:
    return {
        "id": f"job_{number:010}",
        "clock_id": clock_id,
        "kind": "benchmark.waiting",
        "key": f"benchmark.waiting:{number}",
        "payload": {},
        "due_at": FAR + number,
        "leased_until": 0,
        "attempt": 0,
    }


async def _wait(engine: Engine, seconds: float) -> float:
    """Processor seconds of this process while the worker waits; its first look is not counted."""
    stop = asyncio.Event()
    working = asyncio.create_task(engine.run(stop))
    await asyncio.sleep(1.0)
    started = time.process_time()
    await asyncio.sleep(seconds)
    used = time.process_time() - started
    stop.set()
    await working
    return used


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
