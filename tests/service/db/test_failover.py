"""Another server takes over from the database: the service refuses for the moment, goes on by itself, and loses
nothing that the other one had."""

import asyncio
import contextlib
from collections.abc import Iterator
from dataclasses import dataclass

import httpx
import pytest
from sqlalchemy import make_url, text

from recovery_service.context.core import Core
from recovery_service.db.database import Database
from recovery_service.jobs.kinds import Transition
from tests.needed import absent
from tests.service.cli.children import until
from tests.service.conftest import make_core
from tests.service.jobs.running import engine_with, plan, working
from tests.service.jobs.running import until as until_in_loop
from tests.service.postgresql import ServerMissing, SystemServer, of_the_system
from tests.service.steps import an_active_user, good, read, refused, submit


@dataclass
class Pair:
    """A primary and the server that streams from it, with a service that knows both."""

    core: Core
    primary: SystemServer
    standby: SystemServer

    def fail_over(self) -> None:
        # Commits are not flushed at once here: what counts is what was written at all.
        with self.core.database.read() as connection:
            written = connection.execute(text("SELECT pg_current_wal_insert_lsn()::text")).scalar()
        until(lambda: self._on_standby(f"SELECT pg_last_wal_replay_lsn() >= '{written}'"))
        self.primary.kill()

    def promote(self) -> None:
        assert self._on_standby("SELECT pg_promote()")

    def _on_standby(self, statement: str) -> object:
        with self.standby.connect() as connection:
            [value] = connection.execute(statement).fetchone() or [None]
        return value


@pytest.fixture
def pair() -> Iterator[Pair]:
    with contextlib.ExitStack() as stack:
        try:
            primary = stack.enter_context(of_the_system())
            standby = stack.enter_context(primary.replica())
        except ServerMissing as error:
            absent(str(error))
        url = make_url(primary.new_database(tables=True))
        hosts = {
            "host": f"{url.query['host']},{standby.url.query['host']}",
            "target_session_attrs": "read-write",
        }
        several = url.update_query_dict(hosts).render_as_string(hide_password=False)
        database = stack.enter_context(contextlib.closing(Database(several)))
        yield Pair(make_core(database), primary, standby)


@pytest.fixture
def core(pair: Pair) -> Core:
    return pair.core


@pytest.mark.deep
def test_service_and_worker_go_on_with_the_server_that_takes_over(pair: Pair, client: httpx.Client) -> None:
    user = an_active_user(client)
    before = submit(client, user)["id"]
    ran: list[str] = []
    kinds = {"note": Transition(lambda context, job: ran.append(job.key))}

    async def story() -> None:
        async with working(engine_with(pair.core, kinds)):
            await asyncio.to_thread(plan, pair.core, "note", "note:1")
            await until_in_loop(lambda: ran == ["note:1"])
            await asyncio.to_thread(pair.fail_over)
            answer = await asyncio.to_thread(client.get, f"/v1/receivables/{before}")
            refused(answer, 503, "INTERNAL_ERROR")
            assert int(answer.headers["Retry-After"]) > 0
            pair.promote()
            ready = asyncio.to_thread(
                until, lambda: client.get(f"/v1/receivables/{before}").status_code == 200
            )
            await ready
            await asyncio.to_thread(plan, pair.core, "note", "note:2")
            await until_in_loop(lambda: ran == ["note:1", "note:2"])

    asyncio.run(story())
    after = submit(client, user)["id"]
    assert {read(client, id)["status"] for id in (before, after)} == {"pending"}
    listed = good(client.get("/v1/receivables"))["data"]
    assert {one["id"] for one in listed} == {before, after}
