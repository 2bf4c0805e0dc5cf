"""Takes due jobs under a lease and gives them back: the same statements on SQLite and PostgreSQL.

A lease runs on the database's clock, due dates run on the job's clock. Whoever holds the lease token may finish the
job; the deletion by token comes first in the transaction that writes the effect, so a lost lease writes nothing. A
token begins with the name of the session that took it: what a session held is free when it ends.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Collection, Sequence
from itertools import groupby
from operator import attrgetter
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    Text,
    and_,
    bindparam,
    cast,
    delete,
    func,
    or_,
    select,
    update,
)

from recovery_service.context.clock import REAL
from recovery_service.db.lists import InList, RowsAsJson
from recovery_service.db.now import database_ms
from recovery_service.db.tables.clock import clock_table
from recovery_service.db.tables.jobs import job_table
from recovery_service.ids import ClockId
from recovery_service.jobs.queue import InLane, Job

LEASE_MS = 120_000
SESSION_LENGTH: Final = 8
NO_SESSION: Final = "0" * SESSION_LENGTH
"""Of leases that only end by themselves: those of a request that advances a clock, and of a database with one process.
"""
_FIRST_DELAY_MS = 5_000
_LAST_DELAY_MS = 3_600_000
_FAILURE_LENGTH = 500
_LEASE = attrgetter("lease")


_J: Final = job_table.c
_FREE: Final = and_(
    _J.clock_id == bindparam("of_clock"), _J.due_at <= bindparam("now"), _J.leased_until <= database_ms()
)


def _due(*which: ColumnElement[bool]) -> Select[Any]:
    payload = cast(_J.payload, Text).label("payload")
    due = (
        select(_J.id, _J.clock_id, _J.kind, _J.key, payload, _J.due_at, _J.attempt)
        .where(_FREE, *which)
        .order_by(_J.due_at, _J.id)
        .limit(bindparam("at_most"))
        .with_for_update(skip_locked=True)
        .cte("due")
    )
    return select(RowsAsJson(*due.c).label("rows"))


_DUE: Final = _due()
_DUE_ELSE: Final = _due(or_(_J.lane.is_(None), ~InList(_J.lane, "lanes")))
_DUE_OF: Final = _due(_J.lane == bindparam("of_lane"))
_TAKE: Final = (
    update(job_table)
    .where(InList(_J.id, "found"))
    .values(leased_until=database_ms() + LEASE_MS, lease=bindparam("new_lease"), attempt=_J.attempt + 1)
)


def claim(
    connection: Connection,
    *,
    clock_id: ClockId,
    now: int,
    limit: int,
    busy_lanes: Collection[str] = (),
    session: str = NO_SESSION,
) -> list[Job]:
    """Return at most `limit` jobs of this clock that are due at `now`, in due order, leased to the caller.

    Jobs known to belong to a lane of `busy_lanes` are left for later.
    """
    if busy_lanes:
        return _claim_due(connection, _DUE_ELSE, clock_id, now, limit, session, lanes=list(busy_lanes))
    return _claim_due(connection, _DUE, clock_id, now, limit, session)


def claim_of_lane(
    connection: Connection, *, clock_id: ClockId, now: int, limit: int, lane: str, session: str = NO_SESSION
) -> list[Job]:
    """Do as `claim`, only those known to belong to this lane."""
    return _claim_due(connection, _DUE_OF, clock_id, now, limit, session, of_lane=lane)


def _claim_due(
    connection: Connection,
    due: Select[Any],
    clock_id: ClockId,
    now: int,
    limit: int,
    session: str,
    **which: Any,
) -> list[Job]:
    parameters = {"of_clock": clock_id, "now": now, "at_most": limit, **which}
    lease = session + secrets.token_hex(16)
    jobs = [
        Job(id_, its_clock, kind, key, json.loads(payload), due_at, attempt + 1, lease)
        for id_, its_clock, kind, key, payload, due_at, attempt in connection.execute(
            due, parameters
        ).scalar_one()
    ]
    if jobs:
        # Nobody else has them: their rows are held since they were found.
        claimed = {"found": [job.id for job in jobs], "new_lease": lease}
        connection.execute(_TAKE, claimed)
    return sorted(jobs, key=lambda job: (job.due_at, job.id))


_FIRST: Final = select(func.min(_J.clock_id).label("clock_id")).cte("of_jobs", recursive=True)
_AFTER: Final = select(func.min(_J.clock_id)).where(_J.clock_id > _FIRST.c.clock_id).correlate(_FIRST)
# One step in the index for each clock: the distinct ones of a million jobs would be read from a million entries.
_OF_JOBS: Final = _FIRST.union_all(
    select(_AFTER.scalar_subquery()).select_from(_FIRST).where(_FIRST.c.clock_id.is_not(None))
)
_CLOCKS: Final = (
    select(_OF_JOBS.c.clock_id, func.coalesce(clock_table.c.offset_ms, 0))
    .outerjoin(clock_table, clock_table.c.clock_id == _OF_JOBS.c.clock_id)
    .where(
        _OF_JOBS.c.clock_id.is_not(None),
        func.coalesce(clock_table.c.advancing_until, 0) <= database_ms(),
    )
)
_ADVANCING: Final = (
    select(clock_table.c.advancing_until <= database_ms())
    .where(clock_table.c.clock_id == bindparam("of_clock"))
    .with_for_update(read=True)
)
_NEXT_DUE: Final = select(func.min(_J.due_at), database_ms()).where(
    _J.clock_id == bindparam("of_clock"), _J.leased_until <= database_ms()
)
_LEASED: Final = (
    select(_J.id).where(_J.clock_id == bindparam("of_clock"), _J.leased_until > database_ms()).limit(1)
)


def clocks(connection: Connection, *, test: bool) -> list[tuple[ClockId, int]]:
    """Return each clock that has jobs and isn't being advanced, with its offset; in production only real time."""
    if not test:
        return [(REAL, 0)]
    return [(clock_id, offset) for clock_id, offset in connection.execute(_CLOCKS)]


def is_free(connection: Connection, clock_id: ClockId) -> bool:
    """Return whether nobody advances this clock; holds it so until the end of the transaction."""
    is_over = connection.execute(_ADVANCING, {"of_clock": clock_id}).scalar()
    return is_over is None or bool(is_over)


class NextDue(NamedTuple):
    """When the next job of a clock that nobody holds is due, on its clock, and what time it is in the database."""

    due: int | None
    now: int


def next_due(connection: Connection, clock_id: ClockId) -> NextDue:
    return NextDue(*connection.execute(_NEXT_DUE, {"of_clock": clock_id}).one())


def is_leased(connection: Connection, clock_id: ClockId) -> bool:
    """Return whether some worker runs a job of this clock now."""
    return connection.execute(_LEASED, {"of_clock": clock_id}).first() is not None


_FINISH: Final = delete(job_table).where(
    job_table.c.id == bindparam("held_id"), job_table.c.lease == bindparam("held_lease")
)

_WITH_LEASE: Final = and_(InList(_J.id, "held_ids"), _J.lease == bindparam("held_lease"))
_OF_LEASE: Final = select(_J.id).where(_WITH_LEASE).cte("of_lease").c.id
_STILL_LEASED: Final = select(RowsAsJson(_OF_LEASE).label("rows"))
_FINISH_ALL: Final = delete(job_table).where(_WITH_LEASE).returning(_J.id)


def still_leased(connection: Connection, jobs: Sequence[Job]) -> frozenset[str]:
    """Return the ids of those whose lease is still held."""
    leased: set[str] = set()
    for lease, group in groupby(sorted(jobs, key=_LEASE), key=_LEASE):
        values = {"held_ids": [job.id for job in group], "held_lease": lease}
        leased.update(id_ for (id_,) in connection.execute(_STILL_LEASED, values).scalar_one())
    return frozenset(leased)


def finish(connection: Connection, job: Job) -> bool:
    """Remove the job; False where the lease was lost, and then nothing may be written for it."""
    return connection.execute(_FINISH, {"held_id": job.id, "held_lease": job.lease}).rowcount == 1


def finish_all(connection: Connection, jobs: Sequence[Job]) -> frozenset[str]:
    """Remove the jobs; the ids of those whose lease was still held. Nothing may be written for the others."""
    leased: set[str] = set()
    # What was claimed together has one lease.
    for lease, group in groupby(sorted(jobs, key=_LEASE), key=_LEASE):
        values = {"held_ids": [job.id for job in group], "held_lease": lease}
        leased.update(connection.execute(_FINISH_ALL, values).scalars())
    return frozenset(leased)


def fail(connection: Connection, job: Job, failure: str, now: int) -> None:
    """Store the job for a later attempt, and what went wrong."""
    delay = min(_FIRST_DELAY_MS * 2 ** min(job.attempt - 1, 20), _LAST_DELAY_MS)
    _change(connection, job, due_at=max(now, job.due_at) + delay, failure=failure[:_FAILURE_LENGTH])


def give_back(connection: Connection, jobs: Sequence[Job]) -> None:
    """End the leases of jobs that were not begun, without counting an attempt."""
    for job in jobs:
        _change(connection, job, attempt=job_table.c.attempt - 1)


def set_aside(connection: Connection, jobs: Sequence[InLane]) -> None:
    """Give back jobs whose lane is busy, noted with their lane so that a claim can leave them."""
    rows = [{"held_id": job.id, "held_lease": job.lease, "its_lane": lane} for job, lane in jobs]
    connection.execute(
        update(job_table)
        .where(job_table.c.id == bindparam("held_id"), job_table.c.lease == bindparam("held_lease"))
        .values(lane=bindparam("its_lane"), leased_until=0, lease=None, attempt=job_table.c.attempt - 1),
        rows,
    )


def release_all(connection: Connection) -> None:
    """End every lease: for the start of a service that is the only process on its database."""
    connection.execute(
        update(job_table).where(job_table.c.lease.is_not(None)).values(leased_until=0, lease=None)
    )


def release_sessions(connection: Connection, sessions: Sequence[str]) -> int:
    """End every lease that these sessions took; how many. Looks at all jobs: sessions rarely die."""
    of_session = func.substr(job_table.c.lease, 1, SESSION_LENGTH)
    freed = update(job_table).where(job_table.c.lease.is_not(None), of_session.in_(sessions))
    return connection.execute(freed.values(leased_until=0, lease=None)).rowcount


def _change(connection: Connection, job: Job, **values: Any) -> None:
    connection.execute(update(job_table).where(_has_lease(job)).values(leased_until=0, lease=None, **values))


def _has_lease(job: Job) -> ColumnElement[bool]:
    return and_(job_table.c.id == job.id, job_table.c.lease == job.lease)
