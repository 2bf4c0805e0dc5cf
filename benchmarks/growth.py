"""Cost as work grows: what one operation costs beside a thousand, ten thousand, ... a million receivables.

    python benchmarks/growth.py [ROWS] [--ten-million] [--place Desktop] [--picture docs/growth.svg]
    python benchmarks/growth.py --read earlier.csv another.csv --picture docs/growth.svg

ROWS is the largest number (a million unless said; each power of ten from a thousand on is measured on the way). Each
receivable stands there with its number, contact, history, audit, event, delivery, attempt and waiting job. Service
operations go through the whole application, on SQLite and, where a server is installed, on PostgreSQL; deliveries
through the worker; the desktop's through its store and its mirror.

What is drawn is processor time, the median of the samples: that of our process (SQLite's work is in it), and beside
PostgreSQL that of the server's processes too, as an average. It is set in proportion to a fixed piece of work that runs
between the samples, for a core that others use as well is up to twice as slow at times. The medians and 99th
percentiles as they were taken, of the processor and on the clock, are written next to the picture as CSV. A figure's
ratio is the cost at the largest number over that at the smallest; its goal is 1.2 for each power of ten, and 10 for
each where the answer itself needs every row.
"""

import argparse
import asyncio
import csv
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import astuple, fields
from functools import partial
from itertools import count
from pathlib import Path

from sqlalchemy import text

from benchmarks import _chart
from benchmarks._grown import grow
from benchmarks._growth_desktop import desktop
from benchmarks._hosted import Requests, Service, submission
from benchmarks._meter import Cost, Meter
from benchmarks._postgresql import postgresql, server_of
from benchmarks._webhooks import CLIENT, Platform, Receiver
from benchmarks.measure import Figure, report
from recovery_service.ledger.timeline.events import DELIVER

DESKTOP, SQLITE, POSTGRESQL = PLACES = ("Desktop", "SQLite", "PostgreSQL")
SMALLEST, LARGEST, TEN_MILLION = 1_000, 1_000_000, 10_000_000
PER_DECADE, LINEAR = 1.2, 10.0
ENDPOINTS, EVENTS_SENT = 10, 10
EVERY_ROW = ("search two letters", "open the board")


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("rows", type=int, nargs="?", default=LARGEST)
    parser.add_argument("--ten-million", action="store_true")
    parser.add_argument("--place", choices=PLACES, nargs="+", default=PLACES)
    parser.add_argument("--picture", type=Path)
    parser.add_argument(
        "--read", type=Path, nargs="+", default=(), help="figures of earlier runs: nothing is measured"
    )
    options = parser.parse_args(arguments)
    largest = TEN_MILLION if options.ten_million else options.rows
    sizes = [SMALLEST]
    while sizes[-1] * 10 <= largest:
        sizes.append(sizes[-1] * 10)
    costs = [cost for file in options.read for cost in read_costs(file)] or measured(options.place, sizes)
    if options.picture:
        write(options.picture, costs)
    report(*figures(costs), packages=("SQLAlchemy",))
    return 0


def measured(places: Sequence[str], sizes: list[int]) -> list[Cost]:
    costs: list[Cost] = []
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        if DESKTOP in places:
            costs += desktop(Path(folder) / "desktop", sizes)
        if SQLITE in places:
            costs += service(Path(folder) / "service", None, sizes)
        if POSTGRESQL in places:
            with postgresql() as url:
                costs += service(Path(folder) / "hosted", url, sizes) if url else []
    return costs


def service(folder: Path, url: str | None, sizes: list[int]) -> list[Cost]:
    folder.mkdir()
    running = Service(folder, url)
    meter = Meter(POSTGRESQL, server_of(running.database)) if url else Meter(SQLITE)
    user = running.active_user()
    numbers, before = count(1), 0
    with _receiver(running) as receiver:
        platform = Platform(running.core, user)
        endpoints = [platform.endpoint(f"{receiver.url}/told-{number}") for number in range(ENDPOINTS)]
        for rows in sizes:
            grow(running, user, endpoints[0], before, rows)
            before = rows
            platform.hear(False)
            requests(running.ask, meter, user, rows, numbers)
            platform.hear(True)
            deliver(running, platform, receiver, meter, rows)
    running.close()
    return meter.costs


def requests(ask: Requests, meter: Meter, user: str, rows: int, numbers: Iterator[int]) -> None:
    """What a client asks for, at the newest and in the middle of so many."""
    middle = f"rcv_{rows // 2:026}"

    def create() -> None:
        number = next(numbers)
        ask("POST", "/v1/receivables", submission(user, number), f"key {number}")

    read = {
        "list": "/v1/receivables?limit=20",
        "list a late page": f"/v1/receivables?limit=20&starting_after={middle}",
        "read one": f"/v1/receivables/{middle}",
        "event list": f"/v1/events?limit=20&since=evc_{rows // 2}",
    }
    for operation, path in read.items():
        meter.measure(operation, rows, partial(ask, "GET", path), 60)
    meter.measure("create", rows, create, 60)
    meter.measure("statistics", rows, partial(ask, "GET", "/v1/reports/stats?period=all_time"), 10)


def deliver(running: Service, platform: Platform, receiver: Receiver, meter: Meter, rows: int) -> None:
    """Deliveries by the worker, the receiver's part included."""
    deliveries = EVENTS_SENT * ENDPOINTS
    stack = platform.working()
    running.loop.run_until_complete(stack.__aenter__())

    async def once() -> None:
        receiver.arrived.clear()
        await asyncio.to_thread(platform.tell, EVENTS_SENT)
        await receiver.until(deliveries)
        while await asyncio.to_thread(_delivering, platform):
            await asyncio.sleep(0.01)

    meter.measure("deliver", rows, lambda: running.loop.run_until_complete(once()), 12, deliveries)
    running.loop.run_until_complete(stack.__aexit__(None, None, None))


def _delivering(platform: Platform) -> bool:
    query = text("SELECT 1 FROM job WHERE clock_id = :clock AND kind = :kind AND due_at < :far LIMIT 1")
    with platform.core.database.read() as connection:
        values = {"clock": CLIENT, "kind": DELIVER, "far": 3_000_000_000_000}
        return connection.execute(query, values).first() is not None


@contextmanager
def _receiver(running: Service) -> Iterator[Receiver]:
    receiver = Receiver()
    opened = receiver.open()
    running.loop.run_until_complete(opened.__aenter__())
    try:
        yield receiver
    finally:
        running.loop.run_until_complete(opened.__aexit__(None, None, None))


def figures(costs: list[Cost]) -> Iterator[Figure]:
    for place, operation in dict.fromkeys((cost.place, cost.operation) for cost in costs):
        line = [cost for cost in costs if (cost.place, cost.operation) == (place, operation)]
        first, last = line[0], line[-1]
        decades = len(line) - 1
        each = LINEAR if operation in EVERY_ROW else PER_DECADE
        name = "".join(
            letter if letter.isalnum() else "_" for letter in f"growth_{place}_{operation}".lower()
        )
        yield Figure(
            name.replace("__", "_"),
            f"{operation}, {place}: beside {last.rows:,} receivables / {first.rows:,} (CPU)",
            last.drawn,
            first.drawn,
            round(each**decades, 3),
            details={
                "p50": last.cpu_p50,
                "p99": last.cpu_p99,
                "wall_p50": last.wall_p50,
                "wall_p99": last.wall_p99,
            },
        )


def read_costs(file: Path) -> Iterator[Cost]:
    """What `write` wrote."""
    with file.open(newline="") as lines:
        for place, operation, rows, samples, *measured in list(csv.reader(lines))[1:]:
            yield Cost(place, operation, int(rows), int(samples), *map(float, measured))


def write(picture: Path, costs: list[Cost]) -> None:
    """The picture, and every figure in it beside it."""
    with picture.with_suffix(".csv").open("w", newline="") as file:
        lines = csv.writer(file, lineterminator="\n")
        lines.writerow(field.name for field in fields(Cost))
        lines.writerows(map(astuple, costs))
    panels = [
        _chart.Panel(
            place if place == DESKTOP else f"Service on {place}",
            {
                operation: [
                    (cost.rows, cost.drawn)
                    for cost in costs
                    if (cost.place, cost.operation) == (place, operation)
                ]
                for operation in dict.fromkeys(cost.operation for cost in costs if cost.place == place)
            },
        )
        for place in dict.fromkeys(cost.place for cost in costs)
    ]
    _chart.draw(picture, panels, across="receivables", up="processor time, ms")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
