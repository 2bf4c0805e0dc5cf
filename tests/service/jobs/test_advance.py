"""A test clock: everything due runs in due order at its own instant, then the clock stands at the target."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import event, select, update

from recovery_contract.ids import ClientId
from recovery_service.context.clock import current_ms
from recovery_service.context.core import Core
from recovery_service.db.tables.clock import clock_table
from recovery_service.db.tables.jobs import job_table
from recovery_service.errors import Invalid, ServiceError
from recovery_service.jobs import claim
from recovery_service.jobs.kinds import Outward, Transition
from recovery_service.jobs.queue import schedule
from tests.service.jobs.running import engine_with, plan, until, working

CLOCK = "clt_test"
DAY = 86_400_000

pytestmark = pytest.mark.database


def now_of(core: Any) -> Any:
    with core.database.read() as connection:
        return core.clock.now(connection, CLOCK)


def test_month_of_contacts_and_deliveries_runs_in_due_order(core: Core) -> None:
    start = current_ms()
    log = []

    def contact(context: Any, job: Any) -> None:
        assert core.clock.now(context.connection, CLOCK) == job.due_at
        log.append((job.due_at, "contact"))
        schedule(context, CLOCK, "deliver", f"d:{len(log)}", {}, due_at=job.due_at)
        again = job.due_at + 5 * DAY
        schedule(context, CLOCK, "contact", job.key, {}, due_at=again)

    async def send(message: Any) -> None:
        log.append((message, "deliver"))

    deliver = Outward(prepare=lambda context, job: job.due_at, send=send, finish=lambda *_: None)
    engine = engine_with(core, {"contact": Transition(contact), "deliver": deliver})
    plan(core, "contact", "contact", start + DAY, CLOCK)
    plan(core, "contact", "elsewhere", start + DAY, "clt_other")
    shown = asyncio.run(engine.advance(CLOCK, to=start + 30 * DAY))
    assert shown == start + 30 * DAY
    days = [1, 6, 11, 16, 21, 26]
    assert log == [(start + day * DAY, what) for day in days for what in ("contact", "deliver")]
    assert shown <= now_of(core) < shown + DAY


def test_jobs_of_different_moments_share_transactions(core: Core) -> None:
    start, commits, moments = current_ms(), [], []

    def note(context: Any, job: Any) -> None:
        moments.append(core.clock.now(context.connection, CLOCK))

    engine = engine_with(core, {"note": Transition(note)})
    for day in range(1, 31):
        plan(core, "note", f"note:{day}", start + day * DAY, CLOCK)
    event.listen(core.database.engine, "commit", commits.append)
    asyncio.run(engine.advance(CLOCK, to=start + 40 * DAY))
    assert moments == [start + day * DAY for day in range(1, 31)]
    assert len(commits) < 10


def test_clock_moves_forward_only(core: Core) -> None:
    engine = engine_with(core, {})
    asyncio.run(engine.advance(CLOCK, seconds=3600))
    with pytest.raises(Invalid):
        asyncio.run(engine.advance(CLOCK, to=current_ms()))
    assert now_of(core) >= current_ms() + 3_590_000


def test_clock_advances_at_once_run_one_after_the_other(core: Core) -> None:
    engine = engine_with(core, {})
    before = now_of(core)

    async def both() -> Any:
        return await asyncio.gather(
            engine.advance(CLOCK, seconds=DAY // 1000), engine.advance(CLOCK, seconds=3600)
        )

    shown = asyncio.run(both())
    assert max(shown) >= before + DAY + 3_600_000


def test_worker_leaves_a_clock_that_is_being_advanced(core: Core) -> None:
    observed = []
    engine = engine_with(core, {"note": Transition(lambda context, job: observed.append(job.clock_id))})
    with core.database.write() as connection:
        values = {
            "clock_id": CLOCK,
            "offset_ms": 0,
            "advancing_by": "another",
            "advancing_until": current_ms() + DAY,
        }
        connection.execute(clock_table.insert().values(**values))
    plan(core, "note", "note:held", clock_id=CLOCK)
    plan(core, "note", "note:free", due_at=1, clock_id="clt_free")

    async def story() -> None:
        async with working(engine):
            await until(lambda: observed == ["clt_free"])
            with core.database.write() as connection:
                connection.execute(update(clock_table).values(advancing_until=0))
            engine.wake()
            await until(lambda: observed == ["clt_free", CLOCK])

    asyncio.run(story())


def test_failing_job_does_not_hold_up_the_clock(core: Core) -> None:
    def broken(context: Any, job: Any) -> None:
        raise OSError("not today")

    engine = engine_with(core, {"broken": Transition(broken)})
    plan(core, "broken", "broken", current_ms(), CLOCK)
    target = current_ms() + DAY
    assert asyncio.run(engine.advance(CLOCK, to=target)) == target


def test_job_that_fails_undoes_none_of_those_before_and_after_it(core: Core) -> None:
    start = current_ms()
    ran = []

    def note(context: Any, job: Any) -> None:
        ran.append((job.key, core.clock.now(context.connection, CLOCK) - start))
        schedule(context, ClientId("clt_notes"), "note", f"{job.key} ran", {}, due_at=0)
        if job.key == "broken" and job.attempt == 1:
            raise OSError("not today")

    engine = engine_with(core, {"note": Transition(note)})
    for day, key in enumerate(("before", "broken", "after"), start=1):
        plan(core, "note", key, start + day * DAY, CLOCK)
    asyncio.run(engine.advance(CLOCK, to=start + 5 * DAY))
    with core.database.read() as connection:
        left = connection.execute(select(job_table.c.key).order_by(job_table.c.key)).scalars().all()
    assert left == ["after ran", "before ran", "broken ran"]
    assert ran[-4:-2] == [("before", DAY), ("broken", 2 * DAY)]
    assert ran[-1] == ("after", 3 * DAY)


def test_jobs_planned_for_same_moment_run_before_next_moment(core: Core) -> None:
    start = current_ms()
    log = []

    def begin(context: Any, job: Any) -> None:
        log.append(job.key)
        follow = f"{job.key}, followed"
        schedule(context, CLOCK, "follow", follow, {}, due_at=job.due_at)

    kinds = {"begin": Transition(begin), "follow": Transition(lambda context, job: log.append(job.key))}
    engine = engine_with(core, kinds)
    for number in range(20):
        plan(core, "begin", f"{number:02}", start + DAY + number, CLOCK)
    asyncio.run(engine.advance(CLOCK, seconds=2 * DAY // 1000))
    assert log == [key for number in range(20) for key in (f"{number:02}", f"{number:02}, followed")]


@pytest.mark.database("postgresql", "postgresql of the system")
def test_job_that_was_taken_before_the_clock_had_its_row_is_waited_for(
    core: Core, monkeypatch: pytest.MonkeyPatch
) -> None:
    start = current_ms()
    accepted, observed = [], []
    really_leased = claim.is_leased

    def take(_connection: Any) -> None:
        if not accepted:
            accepted.append(None)
            with core.database.write() as worker:
                assert claim.is_free(worker, CLOCK)
                accepted[:] = claim.claim(claim.Place(worker, CLOCK, start), 1)

    def is_leased(connection: Any, clock_id: Any) -> Any:
        leased = really_leased(connection, clock_id)
        if leased:
            with core.database.write() as worker:
                claim.finish(worker, accepted[0])
        return leased

    def later(context: Any, job: Any) -> None:
        observed.append(really_leased(context.connection, CLOCK))

    plan(core, "now", "now", start, CLOCK)
    plan(core, "later", "later", start + DAY, CLOCK)
    engine = engine_with(core, {"later": Transition(later)})
    monkeypatch.setattr(claim, "is_leased", is_leased)
    event.listen(core.database.engine, "commit", take)
    asyncio.run(engine.advance(CLOCK, to=start + 2 * DAY))
    assert [job.key for job in accepted] == ["now"]
    assert observed == [False]


def test_advance_that_lost_the_clock_moves_nothing(core: Core) -> None:
    def take_over(context: Any, job: Any) -> None:
        context.connection.execute(update(clock_table).values(advancing_by="another"))

    engine = engine_with(core, {"take": Transition(take_over)})
    plan(core, "take", "take", current_ms(), CLOCK)
    with pytest.raises(ServiceError):
        asyncio.run(engine.advance(CLOCK, seconds=60))


def test_receivers_of_the_same_instant_do_not_wait_for_each_other(core: Core) -> None:
    both = asyncio.Event()
    inside = []

    async def send(message: Any) -> None:
        inside.append(message)
        if len(inside) == 2:
            both.set()
        await asyncio.wait_for(both.wait(), 10)

    deliver = Outward(prepare=lambda context, job: job.key, send=send, finish=lambda *_: None)
    engine = engine_with(core, {"deliver": deliver})
    due = current_ms()
    plan(core, "deliver", "one", due, CLOCK, to="one")
    plan(core, "deliver", "two", due, CLOCK, to="two")
    asyncio.run(engine.advance(CLOCK, seconds=60))
    assert sorted(inside) == ["one", "two"]
