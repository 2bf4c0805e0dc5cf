"""Outward jobs over JetStream: what travels, and what becomes of them where something of it is lost."""

import asyncio
import json
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import nats
import pytest
from nats.errors import Error as NatsError
from nats.js.errors import NotFoundError, ServiceUnavailableError
from sqlalchemy import func, select, update

from recovery_service.context.core import Core
from recovery_service.db.tables import installation
from recovery_service.db.tables.jobs import job_table, worker_table
from recovery_service.jobs import jetstream
from recovery_service.jobs.kinds import JobKinds, Outward
from tests.depth import rounds
from tests.service.conftest import DISTRIBUTED
from tests.service.jobs.running import engine_with, plan, until, working
from tests.service.nats import Nodes, nodes

pytestmark = pytest.mark.database(DISTRIBUTED)

SECRET = "what a debtor is told"


@pytest.fixture
def core(make_core_for: Callable[..., Core]) -> Core:
    return make_core_for(environment="production")


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Nodes]:
    with nodes(tmp_path / "cluster", 3) as servers:
        yield servers


def posting(sent: list[str], lasts: float = 0.0) -> JobKinds:
    async def send(key: str) -> None:
        sent.append(key)
        await asyncio.sleep(lasts)

    return {"post": Outward(prepare=lambda context, job: job.key, send=send, finish=lambda *_: None)}


def plan_many(core: Core, count: int, first: int = 0) -> None:
    for number in range(first, first + count):
        client = f"clt_{number % 3}"
        plan(core, "post", f"post:{number}", to=f"end_{number % 7}", client_id=client, text=SECRET)


def left(core: Core) -> int:
    with core.database.read() as connection:
        return connection.execute(select(func.count()).select_from(job_table)).scalar_one()


@asynccontextmanager
async def looking(core: Core) -> Any:
    """A client of the engine, as an operator has one, and the name of the stream."""
    connection = await nats.connect(list(core.settings.nats_urls))
    with core.database.read() as reading:
        name = installation.value(reading, "stream")
    yield connection.jetstream(), name
    await connection.close()


def test_messages_name_jobs_clients_and_lanes_and_nothing_else(core: Core) -> None:
    relay = engine_with(core, posting([]))
    relay.loops = ["inside"]
    plan_many(core, 12)

    async def story() -> list[tuple[str, bytes]]:
        async with working(relay):
            async with asyncio.timeout(20):
                while True:
                    with core.database.read() as reading:
                        if installation.value(reading, "stream"):
                            break
                    await asyncio.sleep(0.01)
            async with looking(core) as (js, name):
                pull = None
                async with asyncio.timeout(20):
                    while pull is None or (await js.stream_info(name)).state.messages < 12:
                        await asyncio.sleep(0.05)
                        pull = pull or await js.pull_subscribe_bind("messages", name)
                return [(one.subject.removeprefix(f"{name}."), one.data) for one in await pull.fetch(12)]

    messages = asyncio.run(story())
    with core.database.read() as connection:
        jobs = {row.id: row for row in connection.execute(job_table.select())}
    assert Counter(subject.split(".")[1] for subject, _ in messages) == Counter(clt_0=4, clt_1=4, clt_2=4)
    for subject, data in messages:
        loop, client, _lane, id_ = subject.split(".")
        assert (loop, client) == ("messages", jobs[id_].client_id)
        assert json.loads(data) == ["real", jobs[id_].lane]
        # Nobody holds a job for being published.
        assert (jobs[id_].lease, jobs[id_].attempt) == (None, 0)


def test_service_without_servers_of_nats_loads_nothing_of_it() -> None:
    program = "import sys, recovery_service.__main__, recovery_service.app; print('nats' in sys.modules)"
    assert subprocess.check_output([sys.executable, "-c", program], text=True).strip() == "False"


def test_publishing_goes_on_behind_what_nobody_has_taken_yet(core: Core) -> None:
    """What is published stays due in the table, in front of the rest."""
    relay = engine_with(core, posting([]))
    relay.loops = []
    for number in range(120):
        plan(core, "post", f"post:{number}", to=f"end_{number % 2}")

    async def story() -> None:
        async with working(relay):
            await until(lambda: relay_is_ready(core))
            async with looking(core) as (js, name), asyncio.timeout(20):
                messages = 0
                while messages < 120:
                    with suppress(NotFoundError):
                        messages = (await js.stream_info(name)).state.messages
                    await asyncio.sleep(0.02)

    asyncio.run(story())


def test_lost_stream_loses_and_doubles_nothing(core: Core, cluster: Nodes) -> None:
    """All disks of all servers, at once."""
    core = replace(core, settings=replace(core.settings, nats_urls=cluster.urls))
    sent: list[str] = []

    async def story() -> None:
        async with working(engine_with(core, posting(sent, lasts=0.02))):
            await asyncio.to_thread(plan_many, core, 300)
            await until(lambda: len(sent) > 50)
            await asyncio.to_thread(cluster.kill)
            cluster.lose_disks()
            await asyncio.to_thread(cluster.start)
            await until(lambda: left(core) == 0)

    asyncio.run(story())
    assert Counter(sent) == {f"post:{number}": 1 for number in range(300)}


@pytest.mark.deep
def test_lost_server_holds_up_nothing(core: Core, cluster: Nodes) -> None:
    core = replace(core, settings=replace(core.settings, nats_urls=cluster.urls))
    sent: list[str] = []
    turns = min(3, rounds(1, 3))

    async def story() -> None:
        async with working(engine_with(core, posting(sent))):
            for number in range(turns):
                await asyncio.to_thread(plan_many, core, 20, 20 * number)
                await until(lambda number=number: len(sent) > 20 * number)
                await asyncio.to_thread(cluster.kill, number)
                await asyncio.to_thread(plan_many, core, 20, 100 + 20 * number)
                await until(lambda: left(core) == 0)
                await asyncio.to_thread(cluster.start, number)

    asyncio.run(story())
    assert max(Counter(sent).values()) == 1
    assert len(sent) == 40 * turns


async def take_out(connection: Any, what: str, number: int) -> None:
    """Ask until a leader answers: while the servers elect one nobody does."""
    request = json.dumps({"peer": f"node-{number}"}).encode()
    while True:
        with suppress(NatsError):
            answer = json.loads((await connection.request(f"$JS.API.{what}", request, timeout=2)).data)
            if answer.get("success"):
                return


@pytest.mark.deep
def test_server_joins_and_another_leaves_for_good_while_jobs_are_sent(core: Core, cluster: Nodes) -> None:
    """As the page for operators says: start it, name it to the workers, take the other one's part from it, stop it, and
    take it out of those that count. The last turn fails where those that left still count."""
    sent: list[str] = []
    turns = min(3, rounds(1, 3))
    urls = list(cluster.urls)

    def over(urls: list[str]) -> Core:
        return replace(core, settings=replace(core.settings, nats_urls=tuple(urls)))

    async def replaced(leaving: int) -> None:
        """The messages are held by others then, which are there."""
        async with looking(over(urls)) as (js, name), asyncio.timeout(60):
            await take_out(js._nc, f"STREAM.PEER.REMOVE.{name}", leaving)
            while True:
                with suppress(NatsError):
                    stream = (await js.stream_info(name)).cluster
                    holders = {peer.name: bool(peer.current) for peer in stream.replicas or ()}
                    is_moved = stream.leader and len(holders) == 2 and all(holders.values())
                    if is_moved and f"node-{leaving}" not in (stream.leader, *holders):
                        return
                await asyncio.sleep(0.05)

    async def removed(leaving: int) -> None:
        connection = await nats.connect(cluster.administering(leaving + 1))
        async with asyncio.timeout(60):
            await take_out(connection, "SERVER.REMOVE", leaving)
        await connection.close()

    async def story() -> None:
        running = await AsyncExitStack().__aenter__()
        await running.enter_async_context(working(engine_with(over(urls), posting(sent, lasts=0.02))))
        planned = 0
        for leaving in range(turns):
            await asyncio.to_thread(plan_many, core, 300, planned)
            planned += 300
            await until(lambda planned=planned: len(sent) > planned - 290)
            urls.append(await asyncio.to_thread(cluster.add))
            urls.pop(0)
            started = await AsyncExitStack().__aenter__()
            await started.enter_async_context(working(engine_with(over(urls), posting(sent, lasts=0.02))))
            await running.aclose()
            running = started
            await replaced(leaving)
            await asyncio.to_thread(cluster.kill, leaving)
            await removed(leaving)
            await until(lambda: left(core) == 0)
        await running.aclose()

    asyncio.run(story())
    assert Counter(sent) == {f"post:{number}": 1 for number in range(300 * turns)}


def test_message_of_a_lost_process_comes_again(core: Core, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that was lost before it took the row: nobody but the engine knows."""
    monkeypatch.setattr(jetstream, "AGAIN_SECONDS", 0.5)
    sent: list[str] = []
    relay = engine_with(core, posting([]))
    relay.loops = []
    sender = engine_with(core, posting(sent))

    async def story() -> None:
        async with working(relay):
            await asyncio.to_thread(plan_many, core, 5)
            await until(lambda: relay_is_ready(core))
            async with looking(core) as (js, name):
                pull = await js.pull_subscribe_bind("messages", name)
                messages: list[Any] = []
                while len(messages) < 5:
                    # Right after it was made it may not answer yet.
                    with suppress(TimeoutError, ServiceUnavailableError):
                        messages += await pull.fetch(5)
                async with working(sender):
                    await until(lambda: left(core) == 0)

    asyncio.run(story())
    assert sorted(sent) == [f"post:{number}" for number in range(5)]


def relay_is_ready(core: Core) -> bool:
    with core.database.read() as reading:
        return installation.value(reading, "stream") is not None


def test_another_process_publishes_once_the_first_is_gone(core: Core) -> None:
    sent: list[str] = []

    async def story() -> None:
        first, second = engine_with(core, posting([])), engine_with(core, posting([]))
        first.loops = second.loops = []
        sender = engine_with(core, posting(sent))
        sender.relays = False
        async with working(sender), working(first):
            async with working(second):
                await asyncio.to_thread(plan_many, core, 10)
                await until(lambda: left(core) == 0)
                with core.database.read() as connection:
                    assert connection.execute(select(func.count()).where(worker_table.c.relays)).scalar() == 2
            await asyncio.to_thread(plan_many, core, 10, 10)
            await until(lambda: left(core) == 0)

    asyncio.run(story())
    assert Counter(sent) == {f"post:{number}": 1 for number in range(20)}


def test_setting_that_comes_and_goes_while_jobs_wait_loses_and_doubles_nothing(core: Core) -> None:
    """It reaches one process after the other, on the way there and on the way back."""
    sent: list[str] = []
    without = replace(core, settings=replace(core.settings, nats_urls=()))
    planned = 0

    async def more() -> None:
        nonlocal planned
        await asyncio.to_thread(plan_many, core, 100, planned)
        planned += 100
        await until(lambda: len(sent) > planned - 50)

    async def story() -> None:
        async with AsyncExitStack() as before:
            await before.enter_async_context(working(engine_with(without, posting(sent, lasts=0.01))))
            await more()
            async with AsyncExitStack() as distributing:
                new = engine_with(core, posting(sent, lasts=0.01))
                await distributing.enter_async_context(working(new))
                await more()
                await before.aclose()
                await more()
                async with working(engine_with(without, posting(sent, lasts=0.01))):
                    await more()
                    await distributing.aclose()
                    await more()
                    await until(lambda: left(core) == 0)

    asyncio.run(story())
    assert Counter(sent) == {f"post:{number}": 1 for number in range(planned)}


@pytest.mark.database("sqlite", "postgresql", DISTRIBUTED)
def test_clock_waits_for_what_goes_out(make_core_for: Callable[..., Core]) -> None:
    core = make_core_for()
    sent: list[str] = []
    day = 86_400_000

    async def story() -> None:
        engine = engine_with(core, posting(sent))
        now = await asyncio.to_thread(clock_time, core)
        for number in range(20):
            plan(core, "post", f"post:{number}", now + (number % 5) * day, "clt_a", to=f"end_{number % 3}")
        async with working(engine):
            # What is due at once is published, and may be anywhere.
            await engine.advance("clt_a", to=now + 10 * day)
            assert left(core) == 0

    asyncio.run(story())
    assert Counter(sent) == {f"post:{number}": 1 for number in range(20)}


def clock_time(core: Core) -> int:
    with core.database.read() as connection:
        return core.clock.now_on_clock(connection, "clt_a")


def test_job_that_was_lost_often_shows_among_the_failing_ones(core: Core) -> None:
    from recovery_service.jobs import claim, failures

    plan_many(core, 2)
    with core.database.write() as connection:
        [first, _] = claim.claim(claim.Place(connection, "real", 1, "deadbeef"), 2)
        connection.execute(
            update(job_table).where(job_table.c.id == first.id).values(attempt=claim.LOST_OFTEN)
        )
    with core.database.write() as connection:
        assert claim.release_sessions(connection, ["deadbeef"]) == 1
        [failing] = failures.list_failing(connection, None)
    assert (failing.id, failing.failure) == (first.id, "WorkerLost: attempt 5 ended with its process")
