"""What one client's work may cost another one: never to wait until all of it is done."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from sqlalchemy import insert

from recovery_contract.ids import ClientId
from recovery_service.context.core import Core
from recovery_service.db.tables.jobs import job_table
from recovery_service.jobs import claim, outgoing
from recovery_service.jobs.kinds import JobKinds, Loop, Outward, Transition
from recovery_service.jobs.queue import Job, lane_of
from tests.service.jobs.running import LONGEST_WAIT, engine_with, plan, until, working

pytestmark = [pytest.mark.database, pytest.mark.both_forms]

FLOOD = 3_000


@pytest.fixture
def core(make_core_for: Callable[..., Core]) -> Core:
    return make_core_for(environment="production")


def flood(core: Core, kind: str, resources: Iterator[str | None], clock_id: str = "real") -> None:
    """Jobs of one client that are due long before all others."""
    client = ClientId("clt_large")
    rows = [
        {
            "id": f"job_flood_{number}", "clock_id": clock_id, "client_id": client, "kind": kind,
            "key": f"{kind}:flood:{number}", "payload": {"client_id": client}, "due_at": number,
            "leased_until": 0, "attempt": 0, "lane": lane_of(kind, client, resource),
        }
        for number, resource in zip(range(FLOOD), resources, strict=False)
    ]  # fmt: skip
    with core.database.write() as connection:
        connection.execute(insert(job_table), rows)


def inside() -> Iterator[str | None]:
    while True:
        yield None


def endpoints(count: int) -> Iterator[str]:
    while True:
        yield from (f"we_{number}" for number in range(count))


def hanging(sent: list[str]) -> JobKinds:
    async def send(client_id: str) -> None:
        if client_id == "clt_large":
            await asyncio.Event().wait()
        sent.append(client_id)

    return {
        "webhook.deliver": Outward(
            prepare=lambda context, job: job.payload["client_id"],
            send=send,
            finish=lambda *_: None,
            loop="webhooks",
        )
    }


def run_until(core: Core, kinds: JobKinds, plan_later: Callable[[], None], condition: Any) -> None:
    async def story() -> None:
        async with working(engine_with(core, kinds)):
            await asyncio.to_thread(plan_later)
            await until(condition)

    asyncio.run(story())


def test_inside_jobs_of_a_large_client_let_another_client_through(core: Core) -> None:
    ran: list[str] = []
    kinds = {"note": Transition(lambda context, job: ran.append(str(job.payload["client_id"])))}
    flood(core, "note", inside())

    def plan_small() -> None:
        for number in range(3):
            plan(core, "note", f"note:small:{number}", due_at=FLOOD + number, client_id="clt_small")

    run_until(core, kinds, plan_small, lambda: ran.count("clt_small") == 3)
    assert ran.count("clt_large") < FLOOD / 5


def test_test_clock_with_many_due_jobs_lets_other_clocks_through(make_core_for: Callable[..., Core]) -> None:
    core = make_core_for(environment="test")
    ran: list[str] = []
    kinds = {"note": Transition(lambda context, job: ran.append(job.clock_id))}
    flood(core, "note", inside(), "clt_large")

    def plan_small() -> None:
        for clock in ("clt_a", "clt_b", "clt_c"):
            plan(core, "note", f"note:{clock}", due_at=FLOOD, clock_id=clock, client_id=clock)

    run_until(core, kinds, plan_small, lambda: {"clt_a", "clt_b", "clt_c"} <= set(ran))
    assert ran.count("clt_large") < FLOOD / 5


def test_inside_jobs_of_one_client_run_in_due_order(core: Core) -> None:
    ran: list[int] = []
    kinds = {"note": Transition(lambda context, job: ran.append(job.due_at))}
    flood(core, "note", inside())
    run_until(core, kinds, lambda: None, lambda: len(ran) >= 500)
    assert ran == sorted(ran)


@pytest.mark.parametrize("endpoint_count", [1, 600])
def test_deliveries_to_hanging_endpoints_let_another_client_through(core: Core, endpoint_count: int) -> None:
    sent: list[str] = []
    flood(core, "webhook.deliver", endpoints(endpoint_count))

    def plan_small() -> None:
        for number in range(3):
            plan(
                core,
                "webhook.deliver",
                f"webhook.deliver:small:{number}",
                due_at=FLOOD + number,
                client_id="clt_small",
                to="we_small",
            )

    run_until(core, hanging(sent), plan_small, lambda: sent == ["clt_small"] * 3)


def test_inside_jobs_let_deliveries_through(core: Core) -> None:
    sent: list[str] = []
    ran: list[str] = []
    kinds = hanging(sent) | {"note": Transition(lambda context, job: ran.append(job.key))}
    flood(core, "note", inside())

    def plan_small() -> None:
        plan(core, "webhook.deliver", "webhook.deliver:1", due_at=FLOOD, client_id="clt_small", to="we_small")

    run_until(core, kinds, plan_small, lambda: sent == ["clt_small"])
    assert len(ran) < FLOOD / 5


@pytest.mark.database("postgresql")
def test_delivery_waits_for_no_look_through_what_others_planned(
    core: Core, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[str] = []
    is_looking, is_sent = threading.Event(), threading.Event()
    look_through_lanes = claim.lanes_after

    def wait_until_sent(*_: Any) -> None:
        assert is_sent.wait(LONGEST_WAIT)

    def look_until_sent(*arguments: Any) -> Any:
        if sent:  # whatever distributes jobs is connected
            is_looking.set()
            wait_until_sent()
        return look_through_lanes(*arguments)

    def plan_for(client: str) -> None:
        plan(core, "webhook.deliver", f"webhook.deliver:{client}", client_id=client, to="we_its")

    monkeypatch.setattr(claim, "lanes_after", look_until_sent)
    flood(core, "note", inside())
    plan_for("clt_first")

    async def story() -> None:
        async with working(engine_with(core, hanging(sent) | {"note": Transition(wait_until_sent)})):
            try:
                await until(is_looking.is_set)
                await asyncio.to_thread(plan_for, "clt_second")
                await until(lambda: sent == ["clt_first", "clt_second"])
            finally:
                is_sent.set()

    asyncio.run(story())


def test_lanes_of_many_clients_are_all_looked_into(core: Core) -> None:
    """More clients than one look into lanes shows, each with more than it claims."""
    ran: list[str] = []
    kinds = {"note": Transition(lambda context, job: ran.append(str(job.payload["client_id"])))}
    flood(core, "note", inside())
    clients = [f"clt_{number:03}" for number in range(200)]
    rows = [
        {
            "id": f"job_{client}", "clock_id": "real", "client_id": client, "kind": "note", "key": client,
            "payload": {"client_id": client}, "due_at": FLOOD, "leased_until": 0, "attempt": 0,
            "lane": lane_of("note", ClientId(client), None),
        }
        for client in clients
    ]  # fmt: skip
    with core.database.write() as connection:
        connection.execute(insert(job_table), rows)
    run_until(core, kinds, lambda: None, lambda: set(clients) <= set(ran))
    assert ran.count("clt_large") < FLOOD / 2


def test_client_holds_at_most_half_of_the_places(core: Core) -> None:
    at_once = 0
    most = 0

    async def send(message: Any) -> None:
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        await asyncio.sleep(0.02)
        at_once -= 1

    post = Outward(prepare=lambda context, job: job.key, send=send, finish=lambda *_: None)
    at_most = outgoing.LIMITS["messages"].of_client
    flood(core, "post", endpoints(100))
    run_until(core, {"post": post}, lambda: None, lambda: most >= at_most)
    assert most == at_most


@pytest.mark.database("postgresql")
def test_writing_of_an_outcome_delays_no_other_delivery(core: Core) -> None:
    is_writing, is_sent = threading.Event(), threading.Event()
    finished: list[str] = []

    async def send(to: str) -> None:
        if to == "we_second":
            is_sent.set()

    def finish(_context: Any, job: Job, _message: Any, _outcome: Any) -> None:
        if job.payload["to"] == "we_first":
            is_writing.set()
            assert is_sent.wait(LONGEST_WAIT)
        finished.append(job.payload["to"])

    deliver = Outward(prepare=lambda context, job: job.payload["to"], send=send, finish=finish)
    kinds = {"webhook.deliver": deliver}
    plan(core, "webhook.deliver", "webhook.deliver:1", client_id="clt_a", to="we_first")

    async def story() -> None:
        async with working(engine_with(core, kinds)):
            await until(is_writing.is_set)
            await asyncio.to_thread(
                plan, core, "webhook.deliver", "webhook.deliver:2", client_id="clt_b", to="we_second"
            )
            await until(lambda: len(finished) == 2)

    asyncio.run(story())


def test_worker_with_some_loops_leaves_the_rest_to_others(core: Core) -> None:
    sent: list[str] = []
    ran: list[str] = []
    kinds = hanging(sent) | {"note": Transition(lambda context, job: ran.append(job.key))}
    flood(core, "note", inside())
    plan(core, "webhook.deliver", "webhook.deliver:1", due_at=FLOOD, client_id="clt_small", to="we_small")

    async def story(loops: list[Loop], condition: Callable[[], bool]) -> None:
        engine = engine_with(core, kinds)
        engine.loops = loops
        async with working(engine):
            await until(condition)

    asyncio.run(story(["webhooks"], lambda: sent == ["clt_small"]))
    assert ran == []
    asyncio.run(story(["inside"], lambda: len(ran) > 10))
