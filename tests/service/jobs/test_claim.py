"""Leases: no job twice, none lost, and a lost lease writes nothing."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from sqlalchemy import update

from recovery_service.context.clock import REAL, current_ms
from recovery_service.context.core import Core
from recovery_service.db.tables.jobs import job_table
from recovery_service.jobs import claim
from recovery_service.jobs.queue import Planned, schedule_all

pytestmark = pytest.mark.database


def plan(core: Any, number: int = 1, *, due_at: int = 0, kind: str = "note") -> None:
    with core.database.write() as connection:
        for index in range(number):
            key = f"{kind}:{index}"
            job = Planned(key, {"n": index}, due_at + index)
            schedule_all(connection, clock_id=REAL, kind=kind, jobs=[job])


def take(core: Any, limit: int = 10, **options: Any) -> Any:
    with core.database.write() as connection:
        return claim.claim(connection, clock_id="real", now=current_ms(), limit=limit, **options)


def test_takes_due_jobs_in_due_order_and_only_so_many(core: Core) -> None:
    plan(core, 5)
    assert [job.payload["n"] for job in take(core, 3)] == [0, 1, 2]
    assert [job.payload["n"] for job in take(core, 3)] == [3, 4]
    assert take(core) == []


def test_leaves_what_is_not_due(core: Core) -> None:
    plan(core, due_at=current_ms() + 60_000)
    assert take(core) == []


def test_no_job_goes_to_two_workers(core: Core) -> None:
    plan(core, 200)
    with ThreadPoolExecutor(4) as workers:
        accepted = [job.id for jobs in workers.map(lambda _: take(core, 7), range(40)) for job in jobs]
    assert len(accepted) == len(set(accepted)) == 200


def test_lease_that_ran_out_can_neither_finish_nor_fail_the_job(core: Core) -> None:
    plan(core)
    [first] = take(core)
    with core.database.write() as connection:
        connection.execute(update(job_table).values(leased_until=current_ms() - 1))
    [second] = take(core)
    assert (first.attempt, second.attempt) == (1, 2)
    with core.database.write() as connection:
        assert not claim.finish(connection, first)
        claim.fail(connection, first, "late", current_ms())
    with core.database.write() as connection:
        assert claim.finish(connection, second)


def test_planning_again_takes_the_job_from_who_runs_it(core: Core) -> None:
    plan(core)
    [running] = take(core)
    plan(core)
    with core.database.write() as connection:
        assert not claim.finish(connection, running)
    assert len(take(core)) == 1


def test_failure_is_kept_with_its_reason_and_tried_later(core: Core) -> None:
    plan(core)
    [job] = take(core)
    now = current_ms()
    with core.database.write() as connection:
        claim.fail(connection, job, "OSError: no route", now)
    with core.database.read() as connection:
        row = connection.execute(job_table.select()).one()
    assert (row.failure, row.attempt) == ("OSError: no route", 1)
    assert row.due_at > now
    assert take(core) == []


def test_jobs_set_aside_wait_while_lane_is_busy(core: Core) -> None:
    plan(core, 2)
    jobs = take(core)
    with core.database.write() as connection:
        claim.set_aside(connection, [(job, "post:slow") for job in jobs])
    assert take(core, busy_lanes=["post:slow"]) == []
    assert [job.attempt for job in take(core, busy_lanes=["post:other"])] == [1, 1]
