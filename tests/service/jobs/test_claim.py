"""Leases: no job twice, none lost, and a lost lease writes nothing."""

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import Connection, event, insert, text, update

from recovery_contract.ids import ClientId
from recovery_service.context.clock import REAL, current_ms
from recovery_service.context.core import Core
from recovery_service.db.tables.jobs import job_table
from recovery_service.jobs import claim, failures, queue
from recovery_service.jobs.queue import Planned, schedule_all

pytestmark = pytest.mark.database


def plan(core: Any, number: int = 1, *, due_at: int = 0, kind: str = "note") -> None:
    with core.database.write() as connection:
        for index in range(number):
            key = f"{kind}:{index}"
            job = Planned(key, {"n": index}, due_at + index)
            client = ClientId("clt_a")
            schedule_all(connection, clock_id=REAL, client_id=client, kind=kind, jobs=[job])


def take(core: Any, limit: int = 10) -> Any:
    with core.database.write() as connection:
        return claim.claim(claim.Place(connection, REAL, current_ms()), limit)


def test_takes_due_jobs_in_due_order_and_only_so_many(core: Core) -> None:
    plan(core, 5)
    assert [job.payload["n"] for job in take(core, 3)] == [0, 1, 2]
    assert [job.payload["n"] for job in take(core, 3)] == [3, 4]
    assert take(core) == []


def test_leaves_what_is_not_due(core: Core) -> None:
    plan(core, due_at=current_ms() + 60_000)
    assert take(core) == []


def test_claimed_job_goes_to_one_worker_only(core: Core) -> None:
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


def test_claim_of_lanes_takes_so_many_of_each(core: Core) -> None:
    for client in ("clt_a", "clt_b"):
        jobs = [Planned(f"note:{client}:{number}", {"client": client}, number) for number in range(5)]
        with core.database.write() as connection:
            schedule_all(connection, clock_id=REAL, client_id=ClientId(client), kind="note", jobs=jobs)
    with core.database.write() as connection:
        place = claim.Place(connection, REAL, current_ms())
        lanes = [lane for lane, _ in claim.lanes_after(place, "", 10)]
        jobs_of_two = claim.lease(place, claim.look_into(place, 2, lanes))
    assert lanes == ["inside:clt_a", "inside:clt_b"]
    assert Counter(job.payload["client"] for job in jobs_of_two) == {"clt_a": 2, "clt_b": 2}
    assert len(take(core)) == 6


def test_claim_of_a_short_lane_reads_nothing_of_a_long_one(core: Core) -> None:
    """Also once the planner knows the lanes' lengths."""
    rows = [
        {
            "id": f"job_{client}_{number}", "clock_id": REAL, "client_id": client, "kind": "note",
            "key": f"note:{client}:{number}", "payload": {}, "due_at": number, "leased_until": 0, "attempt": 0,
            "lane": f"inside:{client}",
        }
        for client, count in (("clt_long", 20_000), ("clt_short", 2))
        for number in range(count)
    ]  # fmt: skip
    with core.database.write() as connection:
        connection.execute(insert(job_table), rows)
        connection.execute(text("ANALYZE"))
    with core.database.write() as connection, recorded_plans(connection) as plans:
        place = claim.Place(connection, REAL, current_ms())
        assert len(claim.lanes_after(place, "", 10)) == 2
        assert len(claim.lease(place, claim.look_into(place, 16, ["inside:clt_short"]))) == 2
    assert len(plans) == 3
    for plan_ in plans:
        assert "ix_job_clock_id_due_at" not in plan_
        assert "ix_job_clock_id_lane_due_at" in plan_ or "pk_job" in plan_ or "sqlite_autoindex_job" in plan_


def test_figures_of_the_queue_read_no_long_table(core: Core) -> None:
    """Who watches asks every few seconds, however many jobs there are."""
    far = current_ms() + 10**9
    rows = [
        {
            "id": f"job_{number}", "clock_id": REAL, "client_id": "clt_a", "kind": "note",
            "key": f"note:{number}", "payload": {}, "due_at": number if number < 3 else far, "leased_until": 0,
            "attempt": 0, "lane": "inside:clt_a", "failed_at": 1 if number == 0 else None,
        }
        for number in range(20_000)
    ]  # fmt: skip
    with core.database.write() as connection:
        connection.execute(insert(job_table), rows)
        connection.execute(text("ANALYZE"))
    with core.database.read() as connection, recorded_plans(connection) as plans:
        assert queue.count_waiting(connection) == queue.COUNTED_UP_TO
        [late] = queue.list_late(connection, current_ms())
        [failing] = failures.count_failing(connection)
    assert (late.kind, failing.jobs) == ("note", 1)
    _counted, by_kind, failed = plans
    assert "ix_job_clock_id_due_at" in by_kind
    assert "ix_job_failed_at" in failed


@contextmanager
def recorded_plans(connection: Connection) -> Iterator[list[str]]:
    """How the database finds the rows of each statement that is executed meanwhile."""
    plans: list[str] = []
    explain = "EXPLAIN QUERY PLAN " if connection.dialect.name == "sqlite" else "EXPLAIN "

    def record(
        _connection: Connection, cursor: Any, statement: str, parameters: Any, _context: Any, many: bool
    ) -> None:
        cursor.execute(explain + statement, parameters)
        plans.append("\n".join(str(row) for row in cursor.fetchall()))

    event.listen(connection, "before_cursor_execute", record)
    try:
        yield plans
    finally:
        event.remove(connection, "before_cursor_execute", record)
