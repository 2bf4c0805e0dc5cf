"""The worker: what it runs, how it fails, and what a slow outside may hold up."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import func, select

from recovery_service.context.core import Core
from recovery_service.db.database import Database
from recovery_service.db.tables.jobs import job_table
from recovery_service.jobs import inside
from recovery_service.jobs.kinds import Outward, Transition
from recovery_service.jobs.outgoing import LIMITS
from tests.service.jobs.running import engine_with, plan, until, working

pytestmark = pytest.mark.both_forms


def waiting(core: Any) -> Any:
    with core.database.read() as connection:
        return connection.execute(select(func.count()).select_from(job_table)).scalar()


@pytest.mark.database
def test_job_planned_while_the_worker_rests_runs_at_once(
    make_core_for: Callable[..., Core], database: Database
) -> None:
    core = make_core_for(environment="production")
    observed = []
    engine = engine_with(core, {"note": Transition(lambda context, job: observed.append(job.payload["n"]))})

    async def story() -> None:
        async with working(engine):
            await asyncio.to_thread(plan, core, "note", "note:1", n=1)
            await until(lambda: observed == [1])
            await asyncio.to_thread(plan, core, "note", "note:2", n=2)
            await until(lambda: observed == [1, 2])

    asyncio.run(story())
    assert waiting(core) == 0


def test_inside_jobs_that_take_long_share_no_transaction(
    make_core_for: Callable[..., Core], monkeypatch: pytest.MonkeyPatch
) -> None:
    core = make_core_for(environment="production")
    monkeypatch.setattr(inside, "TRANSACTION_SECONDS", 0.0)
    transactions: list[object] = []
    note = Transition(lambda context, job: transactions.append(context.connection.get_transaction()))
    for number in range(40):
        plan(core, "note", f"note:{number}")

    async def story() -> None:
        async with working(engine_with(core, {"note": note})):
            await until(lambda: len(transactions) == 40)

    asyncio.run(story())
    at_first = transactions.count(transactions[0])
    assert at_first == len(transactions) - len(set(transactions)) + 1


@pytest.mark.database
def test_jobs_of_test_clocks_run_too(core: Core) -> None:
    observed = []
    engine = engine_with(core, {"note": Transition(lambda context, job: observed.append(job.clock_id))})
    plan(core, "note", "note:a", clock_id="clt_a")
    plan(core, "note", "note:b", clock_id="clt_b")

    async def story() -> None:
        async with working(engine):
            await until(lambda: sorted(observed) == ["clt_a", "clt_b"])

    asyncio.run(story())


def test_mistake_in_a_kind_keeps_the_job_and_harms_no_other(make_core_for: Callable[..., Core]) -> None:
    core = make_core_for(environment="production")
    observed = []

    def broken(context: Any, job: Any) -> None:
        plan_row = job_table.insert().values(
            id="job_half",
            clock_id="real",
            kind="note",
            key="half",
            payload={},
            due_at=0,
            leased_until=0,
            attempt=0,
        )
        context.connection.execute(plan_row)
        raise ZeroDivisionError("a mistake")

    kinds = {"broken": Transition(broken), "note": Transition(lambda context, job: observed.append(job.key))}
    engine = engine_with(core, kinds)
    plan(core, "broken", "broken:1")
    plan(core, "note", "note:1", due_at=1)
    plan(core, "nobody knows", "unknown:1")

    async def story() -> None:
        async with working(engine):
            await until(lambda: observed == ["note:1"])

    asyncio.run(story())
    with core.database.read() as connection:
        rows = {row.key: row.failure for row in connection.execute(job_table.select())}
    assert rows["broken:1"] == "ZeroDivisionError: a mistake"
    assert "nobody knows" in rows["unknown:1"]
    assert "half" not in rows


def test_hanging_receiver_holds_up_its_own_lane_only(make_core_for: Callable[..., Core]) -> None:
    core = make_core_for(environment="production")
    hangs = asyncio.Event()
    sent, begun = [], []

    async def send(message: Any) -> None:
        if message["to"] == "slow":
            begun.append("slow")
            await hangs.wait()
        sent.append(message["to"])

    post = Outward(
        prepare=lambda context, job: dict(job.payload),
        send=send,
        finish=lambda context, job, message, outcome: None,
    )
    engine = engine_with(core, {"post": post})
    for index in range(300):
        plan(core, "post", f"post:slow:{index}", due_at=index, to="slow")
    plan(core, "post", "post:quick", due_at=1_000, to="quick")

    async def story() -> None:
        async with working(engine):
            await until(lambda: "quick" in sent)
            assert len(begun) == LIMITS["messages"].of_lane
            hangs.set()
            await until(lambda: len(sent) == 301)

    asyncio.run(story())
    assert waiting(core) == 0


def test_outcome_is_written_with_the_removal_of_the_job(make_core_for: Callable[..., Core]) -> None:
    core = make_core_for(environment="production")
    outcomes = []

    async def send(message: Any) -> Any:
        return f"sent {message}"

    kinds = {
        "post": Outward(
            prepare=lambda context, job: job.payload["text"],
            send=send,
            finish=lambda context, job, message, outcome: outcomes.append((message, outcome)),
        ),
        "void": Outward(
            prepare=lambda context, job: None, send=send, finish=lambda *_: outcomes.append("never")
        ),
    }
    engine = engine_with(core, kinds)
    plan(core, "void", "void:1")
    plan(core, "post", "post:1", text="hello")

    async def story() -> None:
        async with working(engine):
            await until(lambda: waiting(core) == 0)

    asyncio.run(story())
    assert outcomes == [("hello", "sent hello")]


@pytest.mark.database
def test_outcomes_finished_together_retry_only_the_failing_one(make_core_for: Callable[..., Core]) -> None:
    core = make_core_for(environment="production")
    written, together = [], []

    async def send(message: Any) -> Any:
        return message

    def finish(context: Any, job: Any, message: Any, outcome: Any) -> None:
        if message == "7":
            raise ZeroDivisionError("a mistake")
        written.append(message)

    def finish_all(context: Any, sent: Any) -> None:
        together.append(len(sent))
        for one in sent:
            finish(context, *one)

    post = Outward(
        prepare=lambda context, job: job.payload["n"],
        send=send,
        finish=finish,
        finish_all=finish_all,
    )
    engine = engine_with(core, {"post": post})
    for number in range(20):
        plan(core, "post", f"post:{number}", n=str(number), to=str(number))

    def left() -> Any:
        with core.database.read() as connection:
            return [(row.key, row.failure, row.lease) for row in connection.execute(job_table.select())]

    async def story() -> None:
        async with working(engine):
            await until(lambda: left() == [("post:7", "ZeroDivisionError: a mistake", None)])

    asyncio.run(story())
    assert max(together) > 1
    assert set(written) == {str(number) for number in range(20)} - {"7"}


def test_stopping_gives_back_what_does_not_end(make_core_for: Callable[..., Core]) -> None:
    core = make_core_for(environment="production")
    begun = []

    async def send(message: Any) -> None:
        begun.append(message)
        await asyncio.Event().wait()

    post = Outward(prepare=lambda context, job: job.key, send=send, finish=lambda *_: None)
    engine = engine_with(core, {"post": post})
    plan(core, "post", "post:1")

    async def story() -> None:
        async with working(engine):
            await until(lambda: bool(begun))

    asyncio.run(story())
    with core.database.read() as connection:
        row = connection.execute(job_table.select()).one()
    assert (row.leased_until, row.lease, row.attempt) == (0, None, 0)
