"""kill of everything that distributed deliveries pass through: no event is lost, and none is doubled without reason.

A delivery may come twice only where the answer to the first one was lost: with the worker that waited for it, or that
had not yet written it down. Its two requests have the same id and body. What a server of the engine, the process that
publishes or the database loses doubles nothing.
"""

from __future__ import annotations

import contextlib
import random
import threading
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import pairwise
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Final

import pytest
from sqlalchemy import func, select

from recovery_contract.ids import ClientId
from recovery_contract.samples import SAMPLES
from recovery_contract.users import CreateUserRequest
from recovery_contract.webhooks import CreateWebhookRequest
from recovery_service.cli import open_service
from recovery_service.context.clock import current_ms
from recovery_service.context.core import Core
from recovery_service.db.database import Database
from recovery_service.db.retry import run_with_retry
from recovery_service.db.tables.webhooks import attempt_table, delivery_table
from recovery_service.ledger.timeline.events import NewEvent, emit_events
from recovery_service.ledger.users import service as users
from recovery_service.principal import PLATFORM, Principal
from recovery_service.webhooks import service as webhooks
from tests.depth import in_time, rounds
from tests.needed import absent
from tests.service.cli.children import printed, until
from tests.service.cli.forked import forked, kill, program
from tests.service.conftest import make_core
from tests.service.nats import Nodes, nodes
from tests.service.postgresql import ServerMissing, SystemServer, of_the_system

TURNS, TURNS_DEEP = 3, 300
EVENTS, ENDPOINTS, WORKERS = 12, 3, 2
TYPE: Final = "receivable.created"
LOST: Final = ("worker", "database", "server", "relay", "servers", "disks")
WRITTEN_WITHIN: Final = 3.0
"""Seconds within which a worker that lives has written an answer down, on a busy machine."""


@dataclass
class Connection:
    """One that somebody delivers over; `ended` once it is closed."""

    ended: float | None = None


@dataclass
class Receiver:
    """An endpoint that takes its time now and then, and remembers who delivered what over which connection."""

    url: str = ""
    came: dict[tuple[str, str], list[tuple[float, bytes, Connection]]] = field(default_factory=dict)


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    receiving, chance = Receiver(), random.Random(7)

    class Endpoint(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            key = self.path, self.headers["Service-Event-Id"]
            receiving.came.setdefault(key, []).append((time.monotonic(), body, self.delivering))
            if chance.random() < 0.2:
                ended.wait(0.3)
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            """Quiet."""

        def handle(self) -> None:
            self.delivering = Connection()
            # Who sends is killed now and then.
            with contextlib.suppress(ConnectionError):
                super().handle()
            self.delivering.ended = time.monotonic()

    ended = threading.Event()
    server = ThreadingHTTPServer(("127.0.0.1", 0), Endpoint)
    server.daemon_threads = True
    receiving.url = f"http://127.0.0.1:{server.server_address[1]}"
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield receiving
    ended.set()
    server.shutdown()
    thread.join()
    server.server_close()


@dataclass
class Running:
    """The database, the engine, who publishes and who sends; `killed` are the moments at which a sender was."""

    place: list[str]
    database: SystemServer
    engine: Nodes
    processes: dict[str, BaseProcess] = field(default_factory=dict)
    killed: list[float] = field(default_factory=list)

    def start(self, *names: str) -> None:
        for name in names:
            only = "relay" if name.startswith("relay") else "webhooks"
            self.processes[name] = forked(program, ["worker", *self.place, "--only", only])

    def lose(self, what: str, chance: random.Random) -> None:
        # As systemd does with those that came up while the database was away.
        self.start(*(name for name, child in self.processes.items() if not child.is_alive()))
        if what in ("worker", "relay"):
            name = f"{what} {chance.randrange(WORKERS)}"
            if what == "worker":
                self.killed.append(time.monotonic())
            kill(self.processes.pop(name))
            self.start(name)
        elif what == "database":
            self.database.kill()
            self.database.start()
        elif what == "server":
            number = chance.randrange(3)
            self.engine.kill(number)
            self.engine.start(number)
        else:
            self.engine.kill()
            if what == "disks":
                self.engine.lose_disks()
            self.engine.start()

    def end(self) -> None:
        for child in self.processes.values():
            kill(child)


@pytest.fixture
def running(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    with contextlib.ExitStack() as stack:
        try:
            database = stack.enter_context(of_the_system(without=("fsync", "full_page_writes")))
            engine = stack.enter_context(nodes(tmp_path / "engine", 3))
        except ServerMissing as error:
            absent(str(error))
        monkeypatch.setenv("RECOVERY_NATS_URL", ",".join(engine.urls))
        place = ["--database-url", database.new_database()]
        printed("init", *place, "--environment", "test")
        running = Running(place, database, engine)
        stack.callback(running.end)
        yield running


@pytest.mark.deep
def test_lost_servers_relays_workers_and_databases_lose_and_double_nothing(
    running: Running, receiver: Receiver
) -> None:
    chance = random.Random(20260102)
    client = printed("client", "add", *running.place, "--name", "N", "--redirect-uri", "https://n.example/cb")
    with contextlib.closing(Database(running.place[1])) as database:
        keys = open_service.load_keys(database, "test")
        core = make_core(database, data_key=keys.data_key, link_key=keys.link_key)
        user = subscribed(core, client["client_id"], receiver.url)
        running.start(*(f"{what} {number}" for what in ("relay", "worker") for number in range(WORKERS)))
        events: set[str] = set()
        for turn in in_time(range(rounds(TURNS, TURNS_DEEP)), TURNS):
            events |= {tell(core, client["client_id"], user) for _ in range(EVENTS)}
            enough = len(receiver.came) + chance.randint(1, EVENTS)
            enough = min(enough, len(events) * ENDPOINTS)
            until(lambda enough=enough: len(receiver.came) >= enough)
            running.lose(LOST[turn % len(LOST)] if turn < len(LOST) else chance.choice(LOST), chance)
        until(lambda: count(database, delivery_table.c.status == "success") == len(events) * ENDPOINTS)
        # What came twice stands in the log once.
        with database.read() as connection:
            attempts = connection.execute(select(func.count()).select_from(attempt_table)).scalar_one()

    assert attempts == len(events) * ENDPOINTS
    assert Counter(event for _, event in receiver.came) == dict.fromkeys(events, ENDPOINTS)
    for requests in receiver.came.values():
        assert len({body for _, body, _ in requests}) == 1
        for (came, _, over), (again, _, _) in pairwise(requests):
            assert over.ended is not None, "the one who waited for the answer lives"
            assert over.ended < again
            assert any(abs(killed - over.ended) < WRITTEN_WITHIN for killed in running.killed)
            assert came > over.ended - WRITTEN_WITHIN, "it had been answered and written down"


def subscribed(core: Core, client: str, url: str) -> str:
    """A creditor whose events several endpoints hear of."""
    principal = Principal(ClientId(client), PLATFORM, frozenset())
    with core.write() as context:
        user = users.create(context, principal, CreateUserRequest(email="a@company.example"), at=current_ms())
        for number in range(ENDPOINTS):
            request = CreateWebhookRequest(url=f"{url}/{number}", events=[TYPE])
            webhooks.create(context, principal, request, at=current_ms())
    return user.id


def tell(core: Core, client: str, user: str) -> str:
    def emit() -> str:
        with core.write() as context:
            [event] = emit_events(
                context, [NewEvent(ClientId(client), user, TYPE, SAMPLES[TYPE], current_ms())]
            )
        return event

    return run_with_retry(emit)


def count(database: Database, condition: Any) -> int:
    with database.read() as connection:
        query = select(func.count()).select_from(delivery_table).where(condition)
        return connection.execute(query).scalar_one()
