"""Takes due jobs under a lease and gives them back: the same statements on SQLite and PostgreSQL.

A lease runs on real time, due dates run on the job's clock. Whoever holds the lease token may finish the job; the
deletion by token is the first statement of the transaction that writes the effect, so a lost lease writes nothing.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, and_, bindparam, delete, func, or_, select, update

from recovery_service.clock import REAL, clock_table, real_ms
from recovery_service.jobs.queue import Job
from recovery_service.jobs.tables import job_table

LEASE_MS = 120_000
_FIRST_DELAY_MS = 5_000
_LAST_DELAY_MS = 3_600_000
_FAILURE_LENGTH = 500


def claim(
    connection: Connection, *, clock_id: str, now: int, limit: int, busy_lanes: Collection[str] = ()
) -> list[Job]:
    """At most `limit` jobs of this clock that are due at `now`, in due order, leased to the caller.

    Jobs known to belong to a lane of `busy_lanes` are left for later.
    """
    real = real_ms()
    free: list[ColumnElement[bool]] = [job_table.c.leased_until <= real]
    if busy_lanes:
        free.append(or_(job_table.c.lane.is_(None), job_table.c.lane.not_in(busy_lanes)))
    # A CTE and not a sub-query: PostgreSQL could run a sub-query again and exceed the limit.
    due = (
        select(job_table.c.id)
        .where(job_table.c.clock_id == clock_id, job_table.c.due_at <= now, *free)
        .order_by(job_table.c.due_at, job_table.c.id)
        .limit(limit)
        .with_for_update(skip_locked=True)
        .cte("due")
    )
    lease = secrets.token_hex(16)
    taken = connection.execute(
        update(job_table)
        .where(job_table.c.id.in_(select(due.c.id)))
        .values(leased_until=real + LEASE_MS, lease=lease, attempt=job_table.c.attempt + 1)
        .returning(
            job_table.c.id,
            job_table.c.clock_id,
            job_table.c.kind,
            job_table.c.key,
            job_table.c.payload,
            job_table.c.due_at,
            job_table.c.attempt,
            job_table.c.lease,
        )
    )
    jobs = [Job(**row) for row in taken.mappings()]
    return sorted(jobs, key=lambda job: (job.due_at, job.id))


def clocks(connection: Connection, *, test: bool) -> list[tuple[str, int]]:
    """Each clock that has jobs and isn't being advanced, with its offset; in production only real time."""
    if not test:
        return [(REAL, 0)]
    query = (
        select(job_table.c.clock_id, func.coalesce(clock_table.c.offset_ms, 0))
        .distinct()
        .outerjoin(clock_table, clock_table.c.clock_id == job_table.c.clock_id)
        .where(func.coalesce(clock_table.c.advancing_until, 0) <= real_ms())
    )
    return [(clock_id, offset) for clock_id, offset in connection.execute(query)]


def is_free(connection: Connection, clock_id: str) -> bool:
    """Whether nobody advances this clock; holds it so until the end of the transaction."""
    query = select(clock_table.c.advancing_until).where(clock_table.c.clock_id == clock_id)
    until = connection.execute(query.with_for_update(read=True)).scalar()
    return until is None or until <= real_ms()


def next_due(connection: Connection, clock_id: str) -> int | None:
    """When the next job of this clock that nobody holds is due, on its clock."""
    query = select(func.min(job_table.c.due_at)).where(
        job_table.c.clock_id == clock_id, job_table.c.leased_until <= real_ms()
    )
    return connection.execute(query).scalar()


def is_leased(connection: Connection, clock_id: str) -> bool:
    """Whether some worker runs a job of this clock now."""
    query = (
        select(job_table.c.id)
        .where(job_table.c.clock_id == clock_id, job_table.c.leased_until > real_ms())
        .limit(1)
    )
    return connection.execute(query).first() is not None


_FINISH: Final = delete(job_table).where(
    job_table.c.id == bindparam("held_id"), job_table.c.lease == bindparam("held_lease")
)


def finish(connection: Connection, job: Job) -> bool:
    """Removes the job; False where the lease was lost, and then nothing may be written for it."""
    return connection.execute(_FINISH, {"held_id": job.id, "held_lease": job.lease}).rowcount == 1


def fail(connection: Connection, job: Job, failure: str, now: int) -> None:
    """Keeps the job for a later attempt, and what went wrong."""
    delay = min(_FIRST_DELAY_MS * 2 ** min(job.attempt - 1, 20), _LAST_DELAY_MS)
    _change(connection, job, due_at=max(now, job.due_at) + delay, failure=failure[:_FAILURE_LENGTH])


def give_back(connection: Connection, jobs: Sequence[Job]) -> None:
    """Ends the leases of jobs that were not begun, without counting an attempt."""
    for job in jobs:
        _change(connection, job, attempt=job_table.c.attempt - 1)


def set_aside(connection: Connection, jobs: Sequence[tuple[Job, str]]) -> None:
    """Gives back jobs whose lane is busy, noted with their lane so that a claim can leave them."""
    rows = [{"held_id": job.id, "held_lease": job.lease, "its_lane": lane} for job, lane in jobs]
    connection.execute(
        update(job_table)
        .where(job_table.c.id == bindparam("held_id"), job_table.c.lease == bindparam("held_lease"))
        .values(lane=bindparam("its_lane"), leased_until=0, lease=None, attempt=job_table.c.attempt - 1),
        rows,
    )


def release_all(connection: Connection) -> None:
    """Ends every lease: for the start of a service that is the only process on its database."""
    connection.execute(
        update(job_table).where(job_table.c.lease.is_not(None)).values(leased_until=0, lease=None)
    )


def _change(connection: Connection, job: Job, **values: Any) -> None:
    connection.execute(update(job_table).where(_held(job)).values(leased_until=0, lease=None, **values))


def _held(job: Job) -> ColumnElement[bool]:
    return and_(job_table.c.id == job.id, job_table.c.lease == job.lease)
