"""Endpoints that hang hold up nobody else, and nothing is lost or told twice under another id when things break."""

import asyncio
import dataclasses
import threading
from collections import Counter
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from sqlalchemy import func, select, update

from recovery_service.context.core import Core
from recovery_service.db.tables.jobs import job_table
from recovery_service.db.tables.webhooks import attempt_table, delivery_table, event_table
from recovery_service.job_handlers.webhooks import webhook_jobs
from recovery_service.jobs.engine import Engine
from recovery_service.ledger.timeline.events import DELIVER, NewEvent, emit_events
from tests.service.cli.children import until
from tests.service.webhooks.conftest import CANCELLED

HANGING, HEALTHY, EVENTS = 10, 40, 5
LONG = 120.0


@pytest.fixture
def work(core: Core) -> Iterator[Any]:
    """Runs the worker in a thread of its own, with these kinds of job, until the test ends."""
    stops = []

    def start(chosen: Any, observe: Any = lambda kind, outcome: None) -> None:
        stop, loop = asyncio.Event(), asyncio.new_event_loop()

        def run() -> None:
            loop.run_until_complete(Engine(core, chosen, observe).run(stop))
            loop.close()

        thread = threading.Thread(target=run)
        thread.start()
        stops.append((stop, loop, thread))

    yield start
    for stop, loop, thread in stops:
        loop.call_soon_threadsafe(stop.set)
        thread.join(60)
        assert not thread.is_alive()


def test_endpoints_that_hang_hold_up_nobody_else(
    core: Core, make_receiver: Any, register: Any, tell: Any, work: Any
) -> None:
    released = threading.Event()
    hanging = [make_receiver(response=lambda connection: released.wait(LONG)) for _ in range(HANGING)]
    healthy = [make_receiver() for _ in range(HEALTHY)]
    for receiver in (*hanging, *healthy):
        register(receiver.url)
    messages = {tell() for _ in range(EVENTS)}
    work(webhook_jobs(core, seconds=LONG))
    until(lambda: all(len(receiver.requests) == EVENTS for receiver in healthy), 120)
    until(lambda: all(receiver.requests for receiver in hanging), 60)
    for receiver in healthy:
        assert {request.headers["Service-Event-Id"] for request in receiver.requests} == messages
    # None of the hanging ones was given up meanwhile: they really were in the way.
    with core.database.read() as connection:
        ended = connection.execute(
            select(attempt_table.c.status, func.count()).group_by(attempt_table.c.status)
        ).all()
    assert dict(map(tuple, ended)).keys() <= {"success"}
    released.set()


def test_outcome_that_could_not_be_noted_is_sent_again_under_the_same_id(
    core: Core, app: FastAPI, client: httpx.Client, client_id: str, receiver: Any, register: Any, tell: Any
) -> None:
    """As when the process dies between the answer and its note."""
    register(receiver.url)
    deliveries = tell()
    real = webhook_jobs(core)
    broken = []

    def fail_once(connection: Any, job: Any, message: Any, outcome: Any) -> None:
        if not broken:
            broken.append(job.id)
            raise ConnectionError("the database went away")
        real[DELIVER].finish(connection, job, message, outcome)

    chosen = {**real, DELIVER: dataclasses.replace(real[DELIVER], finish=fail_once)}
    engine = Engine(core, chosen, lambda kind, outcome: None)
    for _ in range(20):
        asyncio.run(engine.advance(client_id, seconds=60))
    assert len(receiver.requests) == 2
    assert {request.headers["Service-Event-Id"] for request in receiver.requests} == {deliveries}
    assert len({request.body for request in receiver.requests}) == 1
    (row,) = client.get("/v1/webhooks/logs").json()["data"]
    assert (row["attempt"], row["status"]) == (1, "success")


@pytest.mark.database
def test_event_stands_or_falls_with_its_change(
    core: Core, client: httpx.Client, client_id: str, user_id: str, receiver: Any, register: Any
) -> None:
    register(receiver.url)

    class Broken(Exception):
        pass

    def change() -> None:
        with core.write() as context:
            at = core.clock.now(context.connection, client_id)
            data = CANCELLED
            emit_events(context, [NewEvent(client_id, user_id, "receivable.cancelled", data, at)])
            raise Broken

    with pytest.raises(Broken):
        change()
    with core.database.read() as connection:
        for table in (event_table, delivery_table, job_table):
            count = connection.execute(select(func.count()).select_from(table)).scalar_one()
            assert count == 0, table.name


@pytest.mark.database
def test_attempts_with_two_workers_are_sent_once(
    core: Core, receiver: Any, register: Any, tell: Any, work: Any
) -> None:
    register(receiver.url)
    messages = [tell() for _ in range(60)]
    work(webhook_jobs(core))
    work(webhook_jobs(core))
    until(lambda: len(receiver.requests) >= len(messages), 120)

    until(lambda: jobs_left(core) == 0, 60)
    sent = Counter(request.headers["Service-Event-Id"] for request in receiver.requests)
    assert sent == Counter(messages)


def test_worker_that_slept_over_its_lease_writes_nothing(
    core: Core, client: httpx.Client, receiver: Any, register: Any, tell: Any, work: Any
) -> None:
    """As when a process is stopped by its machine: its whole loop stands still after the answer came in."""
    register(receiver.url)
    deliveries = tell()
    real = webhook_jobs(core)
    reached, released = threading.Event(), threading.Event()
    outcomes = []

    async def send_and_sleep(message: Any) -> Any:
        outcome = await real[DELIVER].send(message)
        reached.set()
        released.wait(LONG)
        return outcome

    sleeper = {**real, DELIVER: dataclasses.replace(real[DELIVER], send=send_and_sleep)}
    work(sleeper, lambda kind, outcome: outcomes.append((kind, outcome)))
    assert reached.wait(LONG)
    with core.database.write() as connection:
        connection.execute(update(job_table).values(leased_until=0))
    work(real)
    until(lambda: len(client.get("/v1/webhooks/logs").json()["data"]) == 1, LONG)
    released.set()
    until(lambda: (DELIVER, "lost") in outcomes, LONG)
    assert jobs_left(core) == 0
    # The answer that came while the lease ran is lost, the message is not: it is the same one, noted once.
    assert [request.headers["Service-Event-Id"] for request in receiver.requests] == [deliveries, deliveries]
    (row,) = client.get("/v1/webhooks/logs").json()["data"]
    assert (row["attempt"], row["status"]) == (1, "success")


def jobs_left(core: Any) -> int:
    with core.database.read() as connection:
        return connection.execute(select(func.count()).select_from(job_table)).scalar_one()
