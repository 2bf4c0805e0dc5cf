"""kill -9 of the API and of workers, each at its own instants while the others go on: nothing is lost or doubled."""

import contextlib
import json
import random
import threading
from collections import Counter
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select, update

from recovery_service.db.database import Database
from recovery_service.db.tables.jobs import job_table
from recovery_service.db.tables.receivables import receivable_table
from recovery_service.db.tables.web import idempotent_response
from recovery_service.db.tables.webhooks import attempt_table, delivery_table, event_table
from tests.builders import a_receivable_request, an_invoice
from tests.depth import in_time, rounds
from tests.service.cli.children import printed, until
from tests.service.cli.forked import base_url, forked, kill, program, serve_unlimited
from tests.service.postgresql import Server
from tests.service.steps import an_active_user

KILLS, KILLS_DEEP = 20, 500
HANDS = 2
WORKERS = 2


@pytest.mark.deep
def test_killed_workers_lose_and_double_nothing(
    tmp_path: Path, postgres: Server, receiver: Any | tuple[list[Any], str]
) -> None:
    place = ["--database-url", postgres.new_database()]
    printed("init", *place, "--environment", "test")
    chance = random.Random(20260102)
    with Processes(tmp_path, place) as running, contextlib.closing(Database(place[1])) as database:
        client = printed("client", "add", *place, "--name", "N", "--redirect-uri", "https://n.example/cb")
        token = printed("token", "create", *place, "--client-id", client["client_id"])["access_token"]
        with caller(token) as platform:
            platform.base_url = running.base_url
            user = an_active_user(platform)
            hook = {"url": receiver.url, "events": ["receivable.created"]}
            assert platform.post("/v1/webhooks", json=hook).status_code == 201
        load = Load(running, token, user)
        for _ in in_time(range(rounds(KILLS, KILLS_DEEP)), KILLS):
            enough = len(load.answered) + chance.randint(1, 8)
            until(lambda enough=enough: len(load.answered) >= enough)
            running.kill_and_start(chance.sample(range(1 + WORKERS), chance.choice([1, 1, 1, 2, 3])))
        load.end()

        # What the killed ones held is free once their time is over.
        with database.write() as connection:
            connection.execute(update(job_table).values(leased_until=0))
            connection.execute(update(idempotent_response).values(claimed_until=0))
        with caller(token) as platform:
            for key, body in load.requested.items():
                again = platform.post(
                    f"{running.base_url}/v1/receivables", json=body, headers={"Idempotency-Key": key}
                )
                assert again.status_code == 201, again.text
                assert load.answered.setdefault(key, again.json()["id"]) == again.json()["id"]
        until(lambda: count(database, delivery_table, delivery_table.c.status != "success") == 0)

    assert len(set(load.answered.values())) == len(load.requested)
    assert count(database, receivable_table) == len(load.requested)
    created = event_table.c.type == "receivable.created"
    assert count(database, event_table, created) == len(load.requested)
    assert count(database, delivery_table) == len(load.requested)
    # Whatever was sent twice because its note died with a worker stands in the log once.
    assert count(database, attempt_table) == len(load.requested)
    assert set(receiver.bodies) == {id_ for (id_,) in rows(database, select(event_table.c.id).where(created))}
    assert all(len(set(bodies)) == 1 for bodies in receiver.bodies.values())
    collected = Counter(json.loads(bodies[0])["data"]["receivable_id"] for bodies in receiver.bodies.values())
    assert collected == Counter(load.answered.values())
    database.close()


class Processes:
    """One API and its workers on one database; number 0 is the API."""

    def __init__(self, folder: Path, place: list[str]) -> None:
        self._folder = folder
        self._place = place
        self._children = {}
        self.starts = 0
        self.base_url = ""

    def __enter__(self) -> Any:
        for number in range(1 + WORKERS):
            self._start(number)
        return self

    def __exit__(self, *_: Any) -> None:
        for child in self._children.values():
            kill(child)

    def kill_and_start(self, numbers: Any) -> None:
        for number in numbers:
            kill(self._children[number])
        for number in numbers:
            self._start(number)

    def _start(self, number: int) -> None:
        if number:
            self._children[number] = forked(program, ["worker", *self._place])
            return
        ready = self._folder / "ready.json"
        ready.unlink(missing_ok=True)
        arguments = [*self._place, "--no-worker", "--ready-file", str(ready)]
        self._children[0] = child = forked(serve_unlimited, arguments)
        self.base_url = base_url(child, ready)
        self.starts += 1


class Load:
    """Platforms that submit one receivable after the other, each under a key of its own."""

    def __init__(self, running: Any, token: Any, user: Any) -> None:
        self.requested = {}
        self.answered = {}
        self._running = running
        self._ended = threading.Event()
        self._hands = [
            threading.Thread(target=self._submit, args=(f"hand {number}", token, user))
            for number in range(HANDS)
        ]
        for hand in self._hands:
            hand.start()

    def end(self) -> None:
        self._ended.set()
        for hand in self._hands:
            hand.join()

    def _submit(self, name: Any, token: Any, user: Any) -> None:
        with caller(token) as client:
            number = 0
            while not self._ended.is_set():
                number += 1
                key = f"{name}: {number}"
                start = self._running.starts
                body = a_receivable_request(user, invoice=an_invoice(numbers=[key]))
                self.requested[key] = body
                try:
                    response = client.post(
                        f"{self._running.base_url}/v1/receivables",
                        json=body,
                        headers={"Idempotency-Key": key},
                    )
                except httpx.TransportError:
                    until(lambda start=start: self._running.starts > start or self._ended.is_set())
                    continue
                assert response.status_code == 201, response.text
                self.answered[key] = response.json()["id"]


@pytest.fixture
def receiver() -> Iterator[Any | tuple[list[Any], str]]:
    """An endpoint that keeps every body by its event's id."""
    bodies = {}

    class Endpoint(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            bodies.setdefault(self.headers["Service-Event-Id"], []).append(body)
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            """Quiet."""

        def handle(self) -> None:
            # Who sends is killed now and then.
            with contextlib.suppress(ConnectionError):
                super().handle()

    server = ThreadingHTTPServer(("127.0.0.1", 0), Endpoint)
    server.bodies = bodies  # type: ignore[attr-defined]
    server.url = f"http://127.0.0.1:{server.server_address[1]}/events"  # type: ignore[attr-defined]
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield server
    server.shutdown()
    thread.join()
    server.server_close()


def caller(token: Any) -> Any:
    # Reading the machine's certificates takes longer than the requests.
    return httpx.Client(
        headers={"Authorization": f"Bearer {token}"}, verify=False, trust_env=False, timeout=30
    )


def rows(database: Any, query: Any) -> Any:
    with database.read() as connection:
        return connection.execute(query).all()


def count(database: Any, table: Any, *conditions: Any) -> int:
    return rows(database, select(func.count()).select_from(table).where(*conditions))[0][0]
