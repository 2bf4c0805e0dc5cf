"""Several workers on one server: wrong clocks, and workers that are gone."""

import asyncio
import threading
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import event, select, update
from sqlalchemy.exc import OperationalError
from structlog.testing import capture_logs

from recovery_service.context.clock import REAL, Clock, current_ms
from recovery_service.context.core import Core
from recovery_service.db.database import Database
from recovery_service.db.tables.jobs import job_table, worker_table
from recovery_service.jobs import claim
from recovery_service.jobs.engine import Engine
from recovery_service.jobs.kinds import Outward, Sent
from recovery_service.jobs.runner import Runner
from tests.service.cli.children import until as eventually
from tests.service.cli.forked import forked, kill
from tests.service.jobs import away
from tests.service.jobs.running import engine_with, plan, until, working

pytestmark = [pytest.mark.database("postgresql"), pytest.mark.both_forms]

AHEAD_MS = 180_000
JOBS = 30
SOON = 15.0
"""Seconds; the lease alone lasts two minutes."""


def posting(sent: Any, lasts: float = 0.0) -> Any:
    async def send(message: Any) -> None:
        sent.append(message)
        await asyncio.sleep(lasts)

    return {
        "post": Outward(
            prepare=lambda context, job: job.key,
            send=send,
            finish=lambda *_: None,
        )
    }


@pytest.fixture
def core(make_core_for: Callable[..., Core]) -> Core:
    return make_core_for(environment="production")


def with_wrong_clock(core: Any) -> Any:
    return replace(core, clock=Clock(test=False, host_ms=lambda: current_ms() + AHEAD_MS))


def left(core: Any) -> Any:
    with core.database.read() as connection:
        return list(connection.execute(select(job_table.c.id)))


def test_worker_whose_clock_is_minutes_ahead_sends_nothing_twice(core: Core) -> None:
    sent, skews = [], []
    for number in range(JOBS):
        plan(core, "post", f"post:{number}", to=str(number))
    right = engine_with(core, posting(sent, lasts=0.3))
    wrong = Engine(with_wrong_clock(core), posting(sent), lambda *_: None, observe_skew=skews.append)

    async def story() -> None:
        async with working(right):
            await until(lambda: len(sent) > 0)
            async with working(wrong):
                await until(lambda: not left(core))

    asyncio.run(story())
    assert Counter(sent) == {f"post:{number}": 1 for number in range(JOBS)}
    assert round(skews[0]) == AHEAD_MS // 1000


def test_worker_whose_clock_is_minutes_ahead_takes_nothing_and_says_so(
    core: Core, caplog: pytest.LogCaptureFixture
) -> None:
    sent, skews = [], []
    plan(core, "post", "post:1")
    wrong = Engine(with_wrong_clock(core), posting(sent), lambda *_: None, observe_skew=skews.append)

    async def story() -> None:
        async with working(wrong):
            await until(lambda: len(skews) >= 2)
            assert sent == []
        async with working(engine_with(core, posting(sent))):
            await until(lambda: not left(core))

    asyncio.run(story())
    assert sent == ["post:1"]


def test_lease_ends_by_the_clock_of_the_database(core: Core, monkeypatch: pytest.MonkeyPatch) -> None:
    plan(core, "post", "post:1")
    with core.database.write() as connection:
        assert len(claim.claim(claim.Place(connection, REAL, current_ms()), 1)) == 1
    with core.database.write() as connection:
        late = current_ms() + AHEAD_MS
        assert claim.claim(claim.Place(connection, REAL, late), 1) == []


def test_jobs_of_a_killed_worker_are_free_within_seconds(
    core: Core, database: Database, tmp_path: Path
) -> None:
    begun = tmp_path / "begun"
    plan(core, "post", "post:1")
    url = database.engine.url.render_as_string(hide_password=False)
    hung = forked(away.hang, url, str(begun))
    eventually(begun.exists)
    sent = []

    async def story() -> Any:
        async with working(engine_with(core, posting(sent))):
            kill(hung)
            killed = time.monotonic()
            async with asyncio.timeout(SOON):
                while not sent:
                    await asyncio.sleep(0.01)
            return time.monotonic() - killed

    took = asyncio.run(story())
    assert sent == ["post:1"]
    assert took < SOON
    print(f"free after {took:.1f} s")


def test_worker_that_stops_leaves_no_session_and_no_lease(core: Core) -> None:
    async def story() -> None:
        async with working(engine_with(core, {})):
            await until(lambda: sessions(core) == 1)

    asyncio.run(story())
    assert sessions(core) == 0


def test_worker_sessions_survive_an_outage_of_the_database(core: Core) -> None:
    sent = []
    plan(core, "post", "post:1")

    async def story() -> None:
        async with working(engine_with(core, posting(sent, lasts=3))):
            # A worker that knows no such job would take it first.
            await until(lambda: sent == ["post:1"])
            async with working(engine_with(core, {})):
                await until(lambda: sessions(core) == 2)
                with core.database.write() as connection:
                    connection.execute(update(worker_table).values(seen_at=0))
                await until(lambda: not left(core))

    asyncio.run(story())
    assert sent == ["post:1"]


def test_answer_outlasts_an_outage_of_the_database(core: Core) -> None:
    """What came while the database was away is written down once it is back, and nothing is sent again."""
    sent, refused = [], []
    is_away = threading.Event()

    def refuse(*_: Any) -> None:
        if is_away.is_set():
            refused.append(None)
            raise OperationalError("none", None, psycopg.OperationalError())

    async def send(message: Any) -> None:
        sent.append(message)
        is_away.set()

    post = Outward(prepare=lambda context, job: job.key, send=send, finish=lambda *_: None)
    for number in range(3):
        plan(core, "post", f"post:{number}", to=str(number))
    event.listen(core.database.engine, "before_cursor_execute", refuse)

    async def story() -> None:
        async with working(engine_with(core, {"post": post})):
            await until(lambda: len(sent) == 3 and len(refused) >= 3)
            is_away.clear()
            await until(lambda: not left(core))
            await until(lambda: bool(lines) and lines[-1]["event"] == "the database is back")

    with capture_logs() as lines:
        asyncio.run(story())
    assert sorted(sent) == ["post:0", "post:1", "post:2"]
    assert [line["event"] for line in lines if "database is" in line["event"]] == [
        "the database is away",
        "the database is back",
    ]
    assert not [line for line in lines if line["event"].startswith("cannot ")]


def test_job_taken_over_by_another_worker_is_not_sent(core: Core) -> None:
    plan(core, "post", "post:1")
    with core.database.write() as connection:
        [job] = claim.claim(claim.Place(connection, REAL, current_ms()), 1)
    runner = Runner(core, posting([]), lambda *_: None)
    assert runner.prepare([job]) == {job.hold: job.key}
    with core.database.write() as connection:
        claim.release_all(connection)
    assert runner.prepare([job]) == {}


def test_job_that_one_worker_leased_twice_is_sent_and_written_down_once(core: Core) -> None:
    """Who stood still beyond its lease has the job once more, under a new one."""
    plan(core, "post", "post:1")
    leased = []
    for _ in range(2):
        with core.database.write() as connection:
            connection.execute(update(job_table).values(leased_until=0))
            leased += claim.claim(claim.Place(connection, REAL, current_ms()), 1)
    written: list[Any] = []
    post = replace(posting([])["post"], finish=lambda context, *one: written.append(one))
    runner = Runner(core, {"post": post}, lambda *_: None)
    before, after = leased
    assert runner.prepare(leased) == {after.hold: "post:1"}
    runner.finish([Sent(one, "post:1", None) for one in (before, after)])
    assert [job for job, *_ in written] == [after]


def sessions(core: Any) -> Any:
    with core.database.read() as connection:
        return len(list(connection.execute(select(worker_table.c.session))))
