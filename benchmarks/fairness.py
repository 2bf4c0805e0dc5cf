"""How long one platform's webhooks take while another one has very much to do, against an idle service.

    python benchmarks/fairness.py [ROUNDS [FLOOD ...]]

On PostgreSQL and on SQLite. What the large platform has to do is there before the small one's
first event: 100,000 deliveries to an endpoint that never answers, 20,000 jobs inside the database, or 1,500 recoveries
that begin at once. The figure compares the 99th percentiles.

The goal is that of a hosted service, which is on PostgreSQL. SQLite serves one creditor, on his own computer: no other
platform waits there, and whoever writes waits for the one transaction that holds its only lock. Its rows have a goal
that says whether a webhook waits for a few of them or for all that there is to do.
"""

import asyncio
import contextlib
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import insert, text, update

from benchmarks._hosted import Service, submission
from benchmarks._postgresql import postgresql
from benchmarks._webhooks import Platform, Receiver
from benchmarks.measure import Figure, percentile, report
from recovery_service.context.clock import REAL
from recovery_service.db.database import Database
from recovery_service.db.migrate import upgrade
from recovery_service.db.tables.jobs import job_table
from recovery_service.db.tables.webhooks import delivery_table, endpoint_table
from recovery_service.jobs.queue import lane_of
from recovery_service.ledger.timeline.events import DELIVER
from recovery_service.recovery.dunning.planning import START
from recovery_service.webhooks.deliveries import FORGET_RESPONSE

GOALS = {"postgresql": 1.5, "sqlite": 8.0}
LARGE = "clt_large"
DELIVERIES, INSIDE, RECOVERIES = 100_000, 20_000, 1_500
AT_ONCE = 10_000
TURNS = 4


def nothing(platform: Platform, receiver: Receiver) -> None:
    """The floor."""


def deliveries(platform: Platform, receiver: Receiver) -> None:
    """To an endpoint that never answers."""
    endpoint = platform.endpoint(f"{receiver.url}/hangs")
    platform.hear(False)
    event = platform.tell()
    platform.hear(True)
    with platform.core.database.write() as connection:
        change = update(endpoint_table).where(endpoint_table.c.id == endpoint)
        connection.execute(change.values(client_id=LARGE, subject="usr_large"))
        for first in range(0, DELIVERIES, AT_ONCE):
            ids = [f"dlv_{number}" for number in range(first, first + AT_ONCE)]
            rows = [
                {"id": id_, "event_id": event, "endpoint_id": endpoint, "created_at": 0, "status": "pending"}
                for id_ in ids
            ]
            connection.execute(insert(delivery_table), rows)
            payloads = [{"delivery_id": id_, "endpoint_id": endpoint} for id_ in ids]
            _insert_jobs(connection, DELIVER, first, payloads, endpoint)


def inside(platform: Platform, receiver: Receiver) -> None:
    """Jobs that stay inside the database."""
    with platform.core.database.write() as connection:
        for first in range(0, INSIDE, AT_ONCE):
            payloads = [{"attempt_id": f"dat_{number}"} for number in range(AT_ONCE)]
            _insert_jobs(connection, FORGET_RESPONSE, first, payloads, None)


def recoveries(platform: Platform, receiver: Receiver) -> None:
    """Recoveries that begin at once."""
    with tempfile.TemporaryDirectory() as folder:
        url = platform.core.database.engine.url.render_as_string(False)
        service = Service(Path(folder), url, LARGE)
        user = service.active_user()
        for number in range(RECOVERIES):
            body = submission(user, number)
            body["debtor"]["contacts"] = [{"email": f"accounts@debtor-{number}.example"}]
            body["debtor"]["company_name"] = f"Debtor {number} Ltd"
            service.ask("POST", "/v1/receivables", body, f"key {number}")
        service.close()
    with platform.core.database.write() as connection:
        change = update(job_table).where(job_table.c.kind == START)
        connection.execute(change.values(clock_id=REAL, due_at=0))


def _insert_jobs(connection, kind: str, first: int, payloads: list[dict], resource: str | None) -> None:
    rows = [
        {
            "id": f"job_{kind}_{first + number}", "clock_id": REAL, "client_id": LARGE, "kind": kind,
            "key": f"{kind}:flood:{first + number}", "payload": payload, "due_at": first + number,
            "leased_until": 0, "attempt": 0, "lane": lane_of(kind, LARGE, resource),
        }
        for number, payload in enumerate(payloads)
    ]  # fmt: skip
    connection.execute(insert(job_table), rows)


FLOODS: dict[str, tuple[str, Callable[[Platform, Receiver], None]]] = {
    "deliveries": (f"{DELIVERIES:,} deliveries to an endpoint that hangs", deliveries),
    "inside": (f"{INSIDE:,} jobs inside the database", inside),
    "recoveries": (f"{RECOVERIES:,} recoveries that begin at once", recoveries),
}


def main(arguments: list[str]) -> int:
    rounds = int(arguments[0]) if arguments else 300
    wanted = arguments[1:] or list(FLOODS)
    figures = []
    for name in wanted:
        words, flood = FLOODS[name]
        for kind, goal in GOALS.items():
            waits = asyncio.run(_waits(kind, rounds, flood))
            if waits is None:
                continue
            ours, alone = waits
            details = {"p50": round(percentile(ours, 50), 2), "floor_p50": round(percentile(alone, 50), 2)}
            what = f"p99 of a platform's webhooks beside another's {words} / alone, on {kind}"
            sides = percentile(ours, 99), percentile(alone, 99)
            figure_name = f"fairness_{name}" + ("" if kind == "postgresql" else f"_{kind}")
            figures.append(Figure(figure_name, what, *sides, goal, "ms", details=details))
    report(*figures, packages=("SQLAlchemy", "aiohttp"))
    return 0


async def _waits(
    kind: str, rounds: int, flood: Callable[[Platform, Receiver], None]
) -> tuple[list[float], list[float]] | None:
    """Milliseconds from the commit to the arrival, during the flood and alone; None without PostgreSQL.

    The two services take turns, so that a slow minute of the machine slows both.
    """
    with contextlib.ExitStack() as stack:
        services = []
        for act in (flood, nothing):
            database = _database(kind, stack)
            if database is None:
                return None
            platform = Platform.on(database, environment="production")
            services.append((platform, Receiver(), act))
        samples: tuple[list[float], list[float]] = [], []
        async with services[0][1].open(), services[1][1].open():
            for platform, receiver, act in services:
                await asyncio.to_thread(act, platform, receiver)
                platform.endpoint(f"{receiver.url}/told")
                _analyze(platform.core.database)
            for _ in range(TURNS):
                for (platform, receiver, _), waits in zip(services, samples, strict=True):
                    waits += await _turn(platform, receiver, rounds // TURNS)
    return samples


def _database(kind: str, stack: contextlib.ExitStack) -> Database | None:
    if kind == "sqlite":
        folder = stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
        database = Database.in_folder(Path(folder) / "data")
    else:
        url = stack.enter_context(postgresql())
        if url is None:
            return None
        database = Database(url)
    stack.callback(database.close)
    upgrade(database)
    return database


def _analyze(database: Database) -> None:
    statement = "ANALYZE" if database.is_sqlite else "VACUUM ANALYZE"
    with database.statements() as connection:
        connection.execute(text(statement))


async def _turn(platform: Platform, receiver: Receiver, rounds: int) -> list[float]:
    waits = []
    async with platform.working():
        await asyncio.sleep(0.5)
        for _ in range(rounds):
            event = await asyncio.to_thread(platform.tell)
            committed = time.perf_counter()
            await receiver.until(1)
            waits.append((receiver.arrived["told", event] - committed) * 1000)
            receiver.arrived.clear()
    return waits


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
