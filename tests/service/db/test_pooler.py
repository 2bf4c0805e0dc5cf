"""A database behind a pooler, and one of several servers."""

import asyncio
import contextlib

from sqlalchemy import make_url, text

from recovery_service.db.database import Database
from recovery_service.jobs.kinds import Transition
from tests.service.conftest import make_core
from tests.service.jobs.running import engine_with, plan, until, working
from tests.service.postgresql import Server

OFTEN = 12


def test_nothing_is_prepared_behind_a_pooler(postgres: Server) -> None:
    with (
        contextlib.closing(Database(postgres.new_database(), is_pooled=True)) as database,
        database.read() as connection,
    ):
        for _ in range(OFTEN):
            connection.execute(text("SELECT 1"))
        assert connection.execute(text("SELECT count(*) FROM pg_prepared_statements")).scalar() == 0


def test_worker_behind_a_pooler_finds_jobs_of_other_processes(postgres: Server) -> None:
    url = postgres.new_database(tables=True)
    ran: list[str] = []
    with (
        contextlib.closing(Database(url, is_pooled=True)) as database,
        contextlib.closing(Database(url)) as other,
    ):
        kinds = {"note": Transition(lambda context, job: ran.append(job.key))}

        async def story() -> None:
            async with working(engine_with(make_core(database, environment="production"), kinds)):
                await asyncio.to_thread(plan, make_core(other, environment="production"), "note", "note:1")
                await until(lambda: ran == ["note:1"])

        asyncio.run(story())


def test_first_of_several_servers_that_may_be_written_to_is_used(postgres: Server) -> None:
    url = make_url(postgres.new_database(tables=True))
    # One that nobody listens at comes first.
    places = {
        "host": f"127.0.0.1,{url.host or url.query['host']}",
        "port": f"1,{url.port or url.query.get('port', 5432)}",
        "target_session_attrs": "read-write",
    }
    several = url.set(host=None, port=None).update_query_dict(places)
    ran: list[str] = []
    with contextlib.closing(Database(several.render_as_string(hide_password=False))) as database:
        kinds = {"note": Transition(lambda context, job: ran.append(job.key))}

        async def story() -> None:
            async with working(engine_with(make_core(database, environment="production"), kinds)):
                await asyncio.to_thread(plan, make_core(database), "note", "note:1")
                await until(lambda: ran == ["note:1"])

        asyncio.run(story())
