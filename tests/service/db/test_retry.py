"""What PostgreSQL breaks off is run again, whole and once, and takes effect once."""

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
from sqlalchemy import insert, select, text, update
from sqlalchemy.exc import DBAPIError

from recovery_service.context.core import Core
from recovery_service.db import retry
from recovery_service.db.database import Database
from recovery_service.db.retry import attempts, run_with_retry
from recovery_service.db.tables.jobs import job_table
from recovery_service.db.tables.oauth import client_table
from recovery_service.db.tables.receivables import receivable_table
from recovery_service.jobs.kinds import Transition
from recovery_service.web import guards, idempotent_write
from tests.service.cli.children import until
from tests.service.conftest import SERVERS
from tests.service.jobs.running import engine_with, plan, working
from tests.service.jobs.running import until as until_async
from tests.service.steps import events, submit

on_servers = pytest.mark.database(*SERVERS)

WAITING = text(
    "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
)


class Opponent:
    """A transaction that locks what others want; of two that wait for each other it is never the one to give way."""

    def __init__(self, database: Any) -> None:
        self.has_struck = threading.Event()
        self._database = database
        self._connection = database.engine.connect()
        self._transaction = self._connection.begin()
        self._connection.execute(text("SET LOCAL deadlock_timeout = '600s'"))

    def lock(self, table: Any, condition: Any) -> None:
        self._connection.execute(select(table).where(condition).with_for_update())

    def until_somebody_waits(self) -> int:
        """The process id of the server's side of it."""
        matches: list[int] = []

        def waits() -> bool:
            with self._database.read() as connection:
                matches[:] = connection.execute(WAITING).scalars()
            return bool(matches)

        until(waits)
        return matches[0]

    def terminate(self, pid: int) -> None:
        with self._database.write() as connection:
            connection.execute(text("SELECT pg_terminate_backend(:pid)"), {"pid": pid})

    def end(self) -> None:
        if not self._connection.closed:
            self._transaction.rollback()
            self._connection.close()


@pytest.fixture
def opponent(database: Database, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """What is broken off begins anew once the opponent has what it waited for, or the two would meet a second time."""
    opponent = Opponent(database)

    def in_time() -> Iterator[Any]:
        for number, attempt in enumerate(attempts()):
            assert number == 0 or opponent.has_struck.wait(20)
            yield attempt

    for module in (guards, idempotent_write, retry):
        monkeypatch.setattr(module, "attempts", in_time)
    yield opponent
    opponent.end()


def provoke(opponent: Opponent, how: str, table: Any, condition: Any) -> None:
    """Breaks off what waits for the opponent now."""
    pid = opponent.until_somebody_waits()
    if how == "deadlock":
        opponent.lock(table, condition)
        opponent.has_struck.set()
    else:
        opponent.terminate(pid)
        opponent.has_struck.set()
        until(lambda: opponent.until_somebody_waits() != pid)
    opponent.end()


BROKEN = pytest.mark.parametrize("how", ["deadlock", "a connection that dies"])


@on_servers
@BROKEN
@pytest.mark.parametrize("headers", [{}, {"Idempotency-Key": "k"}], ids=["without a key", "with a key"])
def test_request_is_run_again(
    client: httpx.Client, database: Database, opponent: Any, how: Any, headers: Any
) -> None:
    id_ = submit(client)["id"]
    opponent.lock(job_table, job_table.c.key.contains(id_))
    with ThreadPoolExecutor(1) as pool:
        body = {"reason": "business_decision"}
        cancelled = pool.submit(client.post, f"/v1/receivables/{id_}/cancel", json=body, headers=headers)
        provoke(opponent, how, receivable_table, receivable_table.c.id == id_)
        response = cancelled.result()
    assert (response.status_code, response.json()["status"]) == (200, "cancelled")
    types = [event["type"] for event in events(client, of=id_)]
    assert types.count("receivable.cancelled") == 1


@on_servers
@BROKEN
def test_job_is_run_again(core: Core, database: Database, opponent: Any, how: Any) -> None:
    rows = [{"client_id": name, "name": name, "redirect_uris": [], "created_at": 0} for name in "ab"]
    with database.write() as connection:
        connection.execute(insert(client_table).values(rows))
    outcomes = []

    def change(context: Any, job: Any) -> None:
        for name in "ab":
            one = client_table.c.client_id == name
            context.connection.execute(
                update(client_table).where(one).values(created_at=client_table.c.created_at + 1)
            )
        outcomes.append(job.attempt)

    opponent.lock(client_table, client_table.c.client_id == "b")
    plan(core, "change", "change:1", clock_id="clt")
    engine = engine_with(core, {"change": Transition(change)})

    async def story() -> None:
        async with working(engine):
            await asyncio.to_thread(provoke, opponent, how, client_table, client_table.c.client_id == "a")
            await until_async(lambda: bool(outcomes))

    asyncio.run(story())
    assert outcomes == [1]
    with database.read() as connection:
        counted = connection.execute(select(client_table.c.created_at)).scalars().all()
    assert counted == [1, 1]


class Deadlock(Exception):
    sqlstate = "40P01"


def broken() -> DBAPIError:
    return DBAPIError("UPDATE", {}, Deadlock())


def test_handler_runs_once() -> None:
    begun = []

    def work() -> None:
        begun.append(True)
        raise broken()

    with pytest.raises(DBAPIError):
        run_with_retry(work)
    assert len(begun) == 2


def test_writes_that_may_have_lasted_are_not_repeated(database: Database) -> None:
    begun = []

    def work() -> None:
        begun.append(True)
        with database.write():
            """Committed."""
        raise broken()

    with pytest.raises(DBAPIError):
        run_with_retry(work)
    assert len(begun) == 1


def test_retry_raises_other_errors_at_once() -> None:
    begun = []

    def work() -> None:
        begun.append(True)
        raise DBAPIError("UPDATE", {}, Exception("a constraint"))

    with pytest.raises(DBAPIError):
        run_with_retry(work)
    assert len(begun) == 1
