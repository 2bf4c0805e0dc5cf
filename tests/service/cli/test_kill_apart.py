"""kill -9 of the API, of workers and of PostgreSQL, workers that stand still beyond their leases, and hosts whose clock
is wrong, at any instant while the others go on: nothing is lost or doubled."""

from __future__ import annotations

import contextlib
import json
import os
import random
import signal
import threading
import time
from collections import Counter
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select, update

from recovery_service.db.database import Database
from recovery_service.db.retry import run_with_retry
from recovery_service.db.tables.jobs import job_table
from recovery_service.db.tables.receivables import receivable_table
from recovery_service.db.tables.web import idempotent_response
from recovery_service.db.tables.webhooks import attempt_table, delivery_table, event_table
from tests.builders import a_receivable_request, an_invoice
from tests.depth import in_time, rounds
from tests.needed import absent
from tests.service.cli.children import printed, until
from tests.service.cli.forked import base_url, forked, kill, program, serve_unlimited
from tests.service.postgresql import ServerMissing, SystemServer, of_the_system
from tests.service.steps import an_active_user

TURNS, TURNS_DEEP = 8, 500
HANDS = 2
WORKERS = 2
FAULTS = ("processes", "pause", "clock", "database")
AHEAD = (-600.0, -2.0, 2.0, 600.0)
"""Seconds by which the clock of a worker's host is wrong; with ten minutes it takes no jobs."""


@pytest.fixture
def server() -> Iterator[SystemServer]:
    try:
        with of_the_system(without=("fsync", "full_page_writes")) as running:
            yield running
    except ServerMissing as error:
        absent(str(error))


@pytest.mark.deep
def test_killed_stopped_and_wrongly_timed_processes_lose_and_double_nothing(
    tmp_path: Path, server: SystemServer, receiver: Any | tuple[list[Any], str]
) -> None:
    place = ["--database-url", server.new_database()]
    printed("init", *place, "--environment", "test")
    chance = random.Random(20260102)
    with contextlib.closing(Database(place[1])) as database:
        with Processes(tmp_path, place, server) as running:
            client = printed("client", "add", *place, "--name", "N", "--redirect-uri", "https://n.example/cb")
            token = printed("token", "create", *place, "--client-id", client["client_id"])["access_token"]
            with caller(token) as platform:
                platform.base_url = running.base_url
                user = an_active_user(platform)
                hook = {"url": receiver.url, "events": ["receivable.created"]}
                assert platform.post("/v1/webhooks", json=hook).status_code == 201
            with Load(running, token, user) as load:
                for turn in in_time(range(rounds(TURNS, TURNS_DEEP)), TURNS):
                    load.wait_for_answers(chance.randint(1, 8))
                    running.suffer(FAULTS[turn % len(FAULTS)], chance, database, load)

            # What the killed ones held is free once their time is over.
            end_leases(database)
            with database.write() as connection:
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
        assert set(receiver.bodies) == {
            id_ for (id_,) in rows(database, select(event_table.c.id).where(created))
        }
        assert all(len(set(bodies)) == 1 for bodies in receiver.bodies.values())
        collected = Counter(
            json.loads(bodies[0])["data"]["receivable_id"] for bodies in receiver.bodies.values()
        )
        assert collected == Counter(load.answered.values())


class Processes:
    """One API and its workers on one database; number 0 is the API, the last worker's clock is right."""

    def __init__(self, folder: Path, place: list[str], server: SystemServer) -> None:
        self._folder = folder
        self._place = place
        self._server = server
        self._children = {}
        self.starts = 0
        self.base_url = ""
        self.database_is_there = threading.Event()
        self.database_is_there.set()

    def __enter__(self) -> Any:
        for number in range(1 + WORKERS):
            self._start(number)
        return self

    def __exit__(self, *_: Any) -> None:
        for child in self._children.values():
            kill(child)

    def suffer(self, fault: str, chance: random.Random, database: Database, load: Load) -> None:
        if fault == "processes":
            self.kill_and_start(chance.sample(range(1 + WORKERS), chance.choice([1, 1, 1, 2, 3])))
        elif fault == "clock":
            kill(self._children[1])
            self._start(1, chance.choice(AHEAD))
        elif fault == "pause":
            stopped = self._children[chance.randint(1, WORKERS)].pid
            os.kill(stopped, signal.SIGSTOP)
            # As if it had stood still for the two minutes of a lease: the other one takes what it held.
            end_leases(database)
            load.wait_for_answers(4)
            os.kill(stopped, signal.SIGCONT)
        else:
            self.database_is_there.clear()
            self._server.kill()
            self._server.start()
            self.database_is_there.set()
        # As systemd does with those that came up while the database was away.
        for number in [number for number, child in self._children.items() if not child.is_alive()]:
            self._start(number)

    def kill_and_start(self, numbers: Any) -> None:
        for number in numbers:
            kill(self._children[number])
        for number in numbers:
            self._start(number)

    def _start(self, number: int, seconds_ahead: float = 0.0) -> None:
        if number:
            self._children[number] = forked(program_ahead, seconds_ahead, ["worker", *self._place])
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

    def wait_for_answers(self, more: int) -> None:
        enough = len(self.answered) + more
        until(lambda: len(self.answered) >= enough)

    def __enter__(self) -> Load:
        return self

    def __exit__(self, *_: object) -> None:
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
                if response.status_code == 503:
                    assert "Retry-After" in response.headers
                    self._running.database_is_there.wait()
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


def program_ahead(seconds: float, arguments: list[str]) -> None:
    """The command line on a host whose clock is ahead by so much."""
    right, right_ns = time.time, time.time_ns
    time.time, time.time_ns = lambda: right() + seconds, lambda: right_ns() + round(seconds * 1e9)
    program(arguments)


def end_leases(database: Database) -> None:
    """Of all jobs but those that a worker stands still with in the middle of a transaction."""
    free = select(job_table.c.id).with_for_update(skip_locked=True)

    def end() -> None:
        with database.write() as connection:
            connection.execute(update(job_table).where(job_table.c.id.in_(free)).values(leased_until=0))

    run_with_retry(end)


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
