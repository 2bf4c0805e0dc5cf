"""Deliveries over three servers of NATS while something is lost every half minute: none is lost or doubled in vain.

    python -m benchmarks.distributed_losses [DELIVERIES] [--workers N] [--every SECONDS] [--calm]

They are planned first, to ten endpoints, then sent by two workers. Lost in turn: a worker (one of them publishes), a
server, PostgreSQL, all servers, all servers with their disks. It ends with an error unless each delivery arrived, has
one attempt and its outcome, no job is left, and what came twice came with the same body. `--calm` loses nothing.
It is no figure of `dev.py bench`: a million take the better part of an hour of two cores.
"""

import argparse
import asyncio
import contextlib
import hashlib
import itertools
import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from sqlalchemy import func, select

from benchmarks._webhooks import Platform
from benchmarks.distributed_deliveries import Counting, Receiving, header, receive
from recovery_service.db.database import Database
from recovery_service.db.tables.schema import METADATA
from recovery_service.db.tables.webhooks import attempt_table, delivery_table
from tests.service.nats import Nodes, nodes
from tests.service.postgresql import SystemServer, of_the_system

ENDPOINTS, EVENTS_AT_ONCE = 10, 500
LOST = ("worker", "server", "worker", "database", "servers", "server", "disks")
STUCK_SECONDS = 600.0


def main() -> int:
    arguments = argparse.ArgumentParser(description="deliveries while something is lost every half minute")
    arguments.add_argument("deliveries", type=int, nargs="?", default=100_000)
    arguments.add_argument("--workers", type=int, default=2)
    arguments.add_argument("--every", type=float, default=30.0)
    arguments.add_argument("--calm", action="store_true")
    arguments.add_argument("--receive", action="store_true", help=argparse.SUPPRESS)
    options = arguments.parse_args()
    if options.receive:
        asyncio.run(receive(_Remembering))
        return 0
    with contextlib.ExitStack() as stack:
        server = stack.enter_context(of_the_system(without=()))
        url = server.new_database()
        database = Database(url)
        stack.callback(database.close)
        METADATA.create_all(database.engine)
        folder = stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
        engine = stack.enter_context(nodes(Path(folder), 3))
        receiver = stack.enter_context(Receiving.opened("benchmarks.distributed_losses", "--receive"))
        platform = Platform.on(database, environment="production")
        for number in range(ENDPOINTS):
            platform.endpoint(f"{receiver.url}/endpoint-{number}")
        planned = _planned(platform, options.deliveries)
        workers = Workers(options.workers, url, engine)
        stack.callback(workers.end)
        sent = _sent(platform, receiver, workers, server, None if options.calm else options.every)
        print(json.dumps({"planned_seconds": planned, **sent, **_written(platform, receiver)}))
    return 0


def _planned(platform: Platform, count: int) -> float:
    """The seconds that it took."""
    began = time.monotonic()
    for _ in range(0, count, ENDPOINTS * EVENTS_AT_ONCE):
        platform.tell(EVENTS_AT_ONCE)
    return round(time.monotonic() - began, 1)


class Workers:
    """The processes that publish and send, and what of them and of what they need is lost."""

    def __init__(self, count: int, url: str, engine: Nodes) -> None:
        module = [sys.executable, "-m", "benchmarks.distributed_deliveries", "work", url]
        self._command = [*module, *engine.urls]
        self._engine = engine
        self._children = [subprocess.Popen(self._command) for _ in range(count)]
        self.lost: dict[str, int] = {}

    def lose(self, what: str, turn: int, server: SystemServer) -> None:
        self.lost[what] = self.lost.get(what, 0) + 1
        if what == "worker":
            place = turn % len(self._children)
            self._end_one(place)
            self._children[place] = subprocess.Popen(self._command)
        elif what == "database":
            server.kill()
            server.start()
        elif what == "server":
            self._engine.kill(turn % 3)
            self._engine.start(turn % 3)
        else:
            self._engine.kill()
            if what == "disks":
                self._engine.lose_disks()
            self._engine.start()

    def end(self) -> None:
        for place in range(len(self._children)):
            self._end_one(place)

    def _end_one(self, place: int) -> None:
        self._children[place].kill()
        self._children[place].wait()


def _sent(
    platform: Platform, receiver: Receiving, workers: Workers, server: SystemServer, every: float | None
) -> dict[str, object]:
    """Wait until all that was planned has arrived, and lose something now and then."""
    with platform.core.database.read() as connection:
        expected = connection.execute(select(func.count()).select_from(delivery_table)).scalar_one()
    began, turns = time.monotonic(), itertools.count()
    lost_at, moved_at, arrived = began, began, -1
    while arrived < expected:
        time.sleep(0.5)
        now, before = time.monotonic(), arrived
        arrived = _state(receiver)["distinct"]
        if arrived != before:
            moved_at = now
        assert now - moved_at < STUCK_SECONDS, f"{arrived} of {expected} arrived"
        if every is not None and now - lost_at > every:
            lost_at, turn = now, next(turns)
            what = LOST[turn % len(LOST)]
            print(f"{now - began:.0f} s: {arrived} arrived, {what} is lost", file=sys.stderr, flush=True)
            workers.lose(what, turn, server)
    seconds = time.monotonic() - began
    return {
        "deliveries": expected,
        "sent_seconds": round(seconds, 1),
        "a_second": round(expected / seconds, 1),
        "lost": workers.lost,
    }


def _written(platform: Platform, receiver: Receiving) -> dict[str, object]:
    """What stands in the table once the last outcome is written down."""
    deadline = time.monotonic() + STUCK_SECONDS
    while platform.waiting() and time.monotonic() < deadline:
        time.sleep(0.2)
    with platform.core.database.read() as connection:
        count = select(func.count())
        attempts = connection.execute(count.select_from(attempt_table)).scalar_one()
        is_done = delivery_table.c.status == "success"
        done = connection.execute(count.select_from(delivery_table).where(is_done)).scalar_one()
    state = _state(receiver)
    left = platform.waiting()
    assert state["distinct"] == attempts == done, (state, attempts, done)
    assert (left, state["other_bodies"]) == (0, 0), (left, state)
    return {"attempts": attempts, "jobs_left": left, "came_twice": state["arrived"] - state["distinct"]}


def _state(receiver: Receiving) -> dict[str, int]:
    return dict(json.loads(receiver.answer()))


class _Remembering(Counting):
    """Remembers what came, and how much of it came with another body."""

    came: dict[bytes, bytes] = {}
    other_bodies = 0

    def note(self, head: bytes, body: bytes) -> None:
        super().note(head, body)
        key = hashlib.blake2b(head.split(b" ", 2)[1] + header(head, b"service-event-id"), digest_size=12)
        digest = hashlib.blake2b(body, digest_size=8).digest()
        type(self).other_bodies += self.came.setdefault(key.digest(), digest) != digest

    def describe(self) -> bytes:
        counts = {
            "arrived": self.arrived,
            "distinct": len(self.came),
            "other_bodies": self.other_bodies,
        }
        return json.dumps(counts).encode()


if __name__ == "__main__":
    sys.exit(main())
