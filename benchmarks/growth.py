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
import json
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import astuple, dataclass, fields
from datetime import UTC, datetime
from decimal import Decimal
from functools import partial
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import psutil
from sqlalchemy import text

from benchmarks import _chart
from benchmarks._grown import Shop, grow
from benchmarks._hosted import Asked, Service, submission
from benchmarks._postgresql import postgresql
from benchmarks._webhooks import CLIENT, Platform, Receiver
from benchmarks.measure import Figure, percentile, report
from recovery_contract.events import Event
from recovery_contract.receivables import ReceivablePage
from recovery_contract.webhooks import EventPage
from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.store.listing import ListReads
from recovery_desktop.store.narrowing import Filters, Order
from recovery_desktop.sync.mirror import Mirror
from recovery_desktop.ui.pages.board.whole import Whole
from recovery_service.ledger.timeline.events import DELIVER

DESKTOP, SQLITE, POSTGRESQL = PLACES = ("Desktop", "SQLite", "PostgreSQL")
SMALLEST, LARGEST, TEN_MILLION = 1_000, 1_000_000, 10_000_000
PER_DECADE, LINEAR = 1.2, 10.0
YARD_MS = 1.0
"""What a yardstick takes on a quiet core: that is how yards are drawn as milliseconds."""
ENDPOINTS, EVENTS_TOLD = 10, 10
ON_VIEW = 12
EVERY_ROW = ("statistics", "search two letters", "open the board")


@dataclass(frozen=True)
class Cost:
    """Of one operation beside so many receivables; milliseconds, processor time (`cpu`) and time on the clock.
    `yards` is the processor time in yardsticks, each sample in those right before and after it; `yard` is what one
    took at its quickest."""

    place: str
    operation: str
    rows: int
    samples: int
    yards: float
    yard: float
    cpu_p50: float
    cpu_p99: float
    wall_p50: float
    wall_p99: float

    @property
    def drawn(self) -> float:
        return self.yards * YARD_MS


class Yardstick:
    """A fixed piece of work, half Python and half SQLite: a shared core is up to twice as slow at times, and what a
    growing number of rows costs has to be told from that."""

    def __init__(self) -> None:
        self._database = sqlite3.connect(":memory:", check_same_thread=False)
        self._database.execute("CREATE TABLE piece (number INTEGER PRIMARY KEY, name TEXT)")
        self._database.executemany("INSERT INTO piece VALUES (?, ?)", ((at, str(at)) for at in range(500)))

    def __call__(self) -> float:
        """Milliseconds of processor time."""
        began = time.process_time_ns()
        for number in range(0, 100, 2):
            query = "SELECT number, name FROM piece WHERE number BETWEEN ? AND ?"
            json.dumps(
                [
                    dict(zip("ab", row, strict=True))
                    for row in self._database.execute(query, (number, number + 8))
                ]
            )
        return (time.process_time_ns() - began) / 1e6


class Meter:
    """`server` is for the processor time of PostgreSQL's processes."""

    def __init__(self, place: str, server: psutil.Process | None = None) -> None:
        self.place, self._server = place, server
        self.costs: list[Cost] = []
        self._yardstick = Yardstick()

    def measure(
        self, operation: str, rows: int, work: Callable[[], object], samples: int, share: int = 1
    ) -> None:
        """`share`: how many operations one call of `work` is. The first calls warm up."""
        for _ in range(max(1, samples // 20)):
            work()
        used, took, yards = [], [], []
        served = self._served()
        for _ in range(samples):
            yards.append(self._yardstick())
            cpu, wall = time.process_time_ns(), time.perf_counter_ns()
            work()
            used.append((time.process_time_ns() - cpu) / 1e6 / share)
            took.append((time.perf_counter_ns() - wall) / 1e6 / share)
        yards.append(self._yardstick())
        beside = (self._served() - served) * 1000 / samples / share
        cpu = [each + beside for each in used]
        figures = (percentile(kind, part) for kind in (cpu, took) for part in (50, 99))
        in_yards = percentile([2 * each / sum(yards[at : at + 2]) for at, each in enumerate(cpu)], 50)
        said = (in_yards, min(yards), *figures)
        cost = Cost(self.place, operation, rows, samples, *(round(figure, 4) for figure in said))
        self.costs.append(cost)
        print(
            f"{self.place:12} {operation:28} {rows:>10,}  {cost.cpu_p50:9.3f} ms {cost.yards:9.3f} yards",
            file=sys.stderr,
        )

    def _served(self) -> float:
        """Seconds that the server's processes have had, ended ones too."""
        if self._server is None:
            return 0.0
        total = sum(self._server.cpu_times()[:4])
        for child in self._server.children(recursive=True):
            try:
                total += sum(child.cpu_times()[:2])
            except psutil.NoSuchProcess:
                continue
        return total


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("rows", type=int, nargs="?", default=LARGEST)
    parser.add_argument("--ten-million", action="store_true")
    parser.add_argument("--place", choices=PLACES, nargs="+", default=PLACES)
    parser.add_argument("--picture", type=Path)
    parser.add_argument(
        "--read", type=Path, nargs="+", default=(), help="figures of earlier runs: nothing is measured"
    )
    asked = parser.parse_args(arguments)
    largest = TEN_MILLION if asked.ten_million else asked.rows
    sizes = [SMALLEST]
    while sizes[-1] * 10 <= largest:
        sizes.append(sizes[-1] * 10)
    costs = [cost for file in asked.read for cost in kept(file)] or measured(asked.place, sizes)
    if asked.picture:
        write(asked.picture, costs)
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
    meter = Meter(POSTGRESQL, _server(running)) if url else Meter(SQLITE)
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


def requests(ask: Asked, meter: Meter, user: str, rows: int, numbers: Iterator[int]) -> None:
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
    told = EVENTS_TOLD * ENDPOINTS
    stack = platform.working()
    running.loop.run_until_complete(stack.__aenter__())

    async def once() -> None:
        receiver.arrived.clear()
        await asyncio.to_thread(platform.tell, EVENTS_TOLD)
        await receiver.until(told)
        while await asyncio.to_thread(_delivering, platform):
            await asyncio.sleep(0.01)

    meter.measure("deliver", rows, lambda: running.loop.run_until_complete(once()), 12, told)
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


def _server(running: Service) -> psutil.Process:
    with running.database.read() as connection:
        backend = connection.execute(text("SELECT pg_backend_pid()")).scalar_one()
    found = psutil.Process(backend).parent()
    assert found is not None
    return found


class Told:
    """A service that has one piece of news each time it is asked, or whose list is all there is to ask."""

    def __init__(self, shop: Shop, rows: int) -> None:
        self._receivables = [
            shop.connection_store.receivables.get(f"rcv_{rows - 1 - at:08}") for at in range(100)
        ]
        self._turn = count()

    async def page(self, **asked: object) -> ReceivablePage:
        return ReceivablePage.model_construct(data=self._receivables, has_more=False)

    async def get(self, receivable_id: str):
        """Changed each time."""
        told = self._receivables[0]
        progress = told.recovery_progress.model_copy(update={"remaining_amount": Decimal(next(self._turn))})
        return told.model_copy(update={"id": receivable_id, "recovery_progress": progress})

    async def events(self, since: str | None) -> EventPage:
        turn = next(self._turn)
        event = {
            "id": f"evt_{id(self)}_{turn}",
            "type": "receivable.contact.attempted",
            "created_at": "2026-01-01T00:00:00.000Z",
            "data": {"receivable_id": self._receivables[turn % 100].id},
        }
        return EventPage(data=[Event.model_validate(event)], has_more=False, cursor=f"evc_{turn}")


def desktop(folder: Path, sizes: list[int]) -> list[Cost]:
    shop, meter, before = Shop(folder), Meter(DESKTOP), 0
    for rows in sizes:
        shop.grow(before, rows)
        before = rows
        locally(shop, meter, rows)
    shop.store.close()
    return meter.costs


def locally(shop: Shop, meter: Meter, rows: int) -> None:
    """What the app does over its store of so many."""
    told = Told(shop, rows)
    client = SimpleNamespace(
        receivables=told,
        webhooks=told,
        clock=SimpleNamespace(behind=0.0),
        pacing=SimpleNamespace(idle_per_minute=60),
    )
    context = ConnectionContext(shop.store, None, client, shop.connection_store, shop.folder)
    # The clock stands before the creditor is due to be looked at.
    mirror = Mirror(context, clock=lambda: -1.0)
    listing, now, turn = shop.connection_store.listing, datetime.now(UTC), count()

    def sync() -> None:
        asyncio.run(mirror.sync())

    def search(words: str) -> None:
        found = listing.found(words)
        listing.window(listing.newest_of(found, ON_VIEW))

    def one_number() -> None:
        # Another each time: the answer before it is kept.
        search(f"{rows // 2 + next(turn):06}")

    def show(columns: dict[str, list[int]]) -> None:
        listing.window([row for column in columns.values() for row in column[:ON_VIEW]])

    def board() -> None:
        show(listing.by_status(Filters(), Order(), now))

    whole = Whole(listing.by_status(Filters(), Order(), now))

    def two_letters() -> None:
        """As the board does it for each key while somebody types: in the thread that keeps the texts, once it has
        them, and among the rows of the board."""
        words = f"{next(turn) % 90 + 10}"
        show(listing.beside(lambda reads: whole.within(reads.found(words))).result())

    shop.store.connections.change(shop.id, mirror_complete=True, event_cursor="evc_0", profile={})
    meter.measure("sync one event", rows, sync, 40)
    shop.store.connections.change(shop.id, profile={"event_list": False, "newest_first": True})
    meter.measure("sync without events", rows, sync, 20)
    meter.measure("search one number", rows, one_number, 40)
    meter.measure("search two letters", rows, two_letters, 10)
    listing.beside(ListReads.forget).result()
    meter.measure("open the board", rows, board, 10)


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


def kept(file: Path) -> Iterator[Cost]:
    """What `write` wrote."""
    with file.open(newline="") as lines:
        for place, operation, rows, samples, *taken in list(csv.reader(lines))[1:]:
            yield Cost(place, operation, int(rows), int(samples), *map(float, taken))


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
