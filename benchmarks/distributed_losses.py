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
import urllib.request
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import func, select

from benchmarks._webhooks import Platform
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
        asyncio.run(_receive())
        return 0
    with contextlib.ExitStack() as stack:
        server = stack.enter_context(of_the_system(without=()))
        url = server.new_database()
        database = Database(url)
        stack.callback(database.close)
        METADATA.create_all(database.engine)
        folder = stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
        engine = stack.enter_context(nodes(Path(folder), 3))
        receiver = stack.enter_context(_receiving())
        platform = Platform.on(database, environment="production")
        for number in range(ENDPOINTS):
            platform.endpoint(f"{receiver}/endpoint-{number}")
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
    platform: Platform, receiver: str, workers: Workers, server: SystemServer, every: float | None
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


def _written(platform: Platform, receiver: str) -> dict[str, object]:
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


@contextlib.contextmanager
def _receiving() -> Iterator[str]:
    command = [sys.executable, "-m", "benchmarks.distributed_losses", "--receive"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        try:
            yield child.stdout.readline().strip()
        finally:
            child.kill()


def _state(receiver: str) -> dict[str, int]:
    with urllib.request.urlopen(receiver) as response:
        return dict(json.loads(response.read()))


class _Remembering(asyncio.Protocol):
    """Answers each POST with 200 and remembers what came; a GET is told how much that is."""

    came: dict[bytes, bytes] = {}
    arrived = other_bodies = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        self._buffer = b""

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        while (end := self._buffer.find(b"\r\n\r\n")) >= 0:
            head = self._buffer[:end].lower()
            length = int(_header(head, b"content-length") or 0)
            if len(self._buffer) < end + 4 + length:
                return
            body, self._buffer = self._buffer[end + 4 : end + 4 + length], self._buffer[end + 4 + length :]
            text = b""
            if head.startswith(b"post"):
                self._note(head, body)
            else:
                counts = {
                    "arrived": self.arrived,
                    "distinct": len(self.came),
                    "other_bodies": self.other_bodies,
                }
                text = json.dumps(counts).encode()
            self._transport.write(b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n%s" % (len(text), text))

    def _note(self, head: bytes, body: bytes) -> None:
        key = hashlib.blake2b(head.split(b" ", 2)[1] + _header(head, b"service-event-id"), digest_size=12)
        digest = hashlib.blake2b(body, digest_size=8).digest()
        cls = type(self)
        cls.arrived += 1
        cls.other_bodies += self.came.setdefault(key.digest(), digest) != digest


def _header(head: bytes, name: bytes) -> bytes:
    return head.partition(b"\r\n" + name + b":")[2].partition(b"\r\n")[0].strip()


async def _receive() -> None:
    server = await asyncio.get_running_loop().create_server(_Remembering, "127.0.0.1", 0)
    print(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", flush=True)
    await server.serve_forever()


if __name__ == "__main__":
    sys.exit(main())
