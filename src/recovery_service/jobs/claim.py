"""Takes due jobs under a lease and gives them back: the same statements on SQLite and PostgreSQL.

A lease runs on the database's clock, due dates run on the job's clock. Whoever holds the lease token may finish the
job; the deletion by token comes first in the transaction that writes the effect, so a lost lease writes nothing. A
token begins with the name of the session that took it: what a session held is free when it ends.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby
from operator import attrgetter
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    JSON,
    ColumnElement,
    Connection,
    FromClause,
    Row,
    Select,
    String,
    Text,
    and_,
    bindparam,
    cast,
    delete,
    func,
    literal,
    select,
    tuple_,
    update,
)

from recovery_service.context.clock import REAL
from recovery_service.db.lists import InList, RowsAsJson
from recovery_service.db.now import database_ms, database_now
from recovery_service.db.tables.clock import clock_table
from recovery_service.db.tables.jobs import job_table
from recovery_service.ids import ClockId
from recovery_service.jobs.queue import Hold, Job

LEASE_MS: Final = 120_000
SESSION_LENGTH: Final = 8
NO_SESSION: Final = "0" * SESSION_LENGTH
"""Of leases that only end by themselves: those of a request that advances a clock, and of a database with one process.
"""
SKEW_MS: Final = 5_000
"""A host whose clock differs more from the database's than this is no host to send anything."""
LOST_OFTEN: Final = 5
_FIRST_DELAY_MS = 5_000
_LAST_DELAY_MS = 3_600_000
_FAILURE_LENGTH = 500
_LEASE = attrgetter("lease")
_J: Final = job_table.c
_IN_LANE: Final = tuple_(_J.clock_id, _J.lane, _J.due_at)
_EARLIEST: Final = -(2**62)


def _due(
    *which: ColumnElement[bool],
    order: Sequence[ColumnElement[Any]] = (_J.due_at, _J.id),
    skip_locked: bool = True,
) -> Select[Any]:
    payload = cast(_J.payload, Text).label("payload")
    return (
        select(_J.id, _J.clock_id, _J.kind, _J.key, payload, _J.due_at, _J.attempt, _J.lane, _J.trace)
        .where(*which, _J.leased_until <= database_ms())
        .order_by(*order)
        .limit(bindparam("at_most"))
        .with_for_update(skip_locked=skip_locked)
    )


def _due_of(lane: ColumnElement[str]) -> Select[Any]:
    """Select what is due in one lane.

    As one range of the lanes' index: by equal columns a planner that knows one lane as long takes every lane for
    long, and finds a short one by reading all of the long one in due order.
    """
    first, last = (tuple_(bindparam("of_clock"), lane, due) for due in (literal(_EARLIEST), bindparam("now")))
    order = _J.clock_id, _J.lane, _J.due_at, _J.id
    return _due(first <= _IN_LANE, last >= _IN_LANE, order=order)


_ON_CLOCK: Final = (_J.clock_id == bindparam("of_clock"), _J.due_at <= bindparam("now"))
_AMONG: Final = InList(_J.id, "ids")


def _listed(due: FromClause) -> Select[Any]:
    return select(RowsAsJson(*due.c).label("rows")).select_from(due)


_LANES: Final = func.json_array_elements_text(bindparam("lanes", type_=JSON)).table_valued(
    "value", name="lanes"
)
_DUE: Final = _listed(_due(*_ON_CLOCK).cte("due"))
# Whoever looks at all that is due holds a row for a moment only: it is waited for.
_DUE_AMONG: Final = _listed(_due(*_ON_CLOCK, _AMONG, order=(_J.id,), skip_locked=False).cte("due"))
_STILL_DUE: Final = select(_J.id).where(*_ON_CLOCK, _AMONG)
_DUE_OF: Final = _listed(_due_of(bindparam("of_lane", type_=String)).cte("due"))
_DUE_OF_EACH: Final = _due_of(_LANES.c.value).correlate(_LANES).lateral("due")
_DUE_OF_ALL: Final = select(RowsAsJson(*_DUE_OF_EACH.c).label("rows")).select_from(_LANES, _DUE_OF_EACH)
_TAKE: Final = (
    update(job_table)
    .where(InList(_J.id, "taken"))
    .values(leased_until=database_ms() + LEASE_MS, lease=bindparam("new_lease"), attempt=_J.attempt + 1)
)


@dataclass(frozen=True)
class Place:
    """Where jobs are claimed: those of one clock that are due at `now`, in milliseconds on it. What is claimed in one
    place has one lease."""

    connection: Connection
    clock_id: ClockId
    now: int
    session: str = NO_SESSION

    @cached_property
    def lease(self) -> str:
        return self.session + secrets.token_hex(16)


def claim(place: Place, limit: int) -> list[Job]:
    """Lease the first `limit` jobs that are due, in due order."""
    return lease(place, look(place, limit))


def look(place: Place, limit: int) -> list[Job]:
    """Return the first `limit` jobs that are due and nobody's, locked until the end of the transaction."""
    return _read(place, _DUE, limit)


def look_into(place: Place, limit: int, lanes: Sequence[str]) -> list[Job]:
    """Return the first `limit` jobs of each of these lanes, as `look` does."""
    if lanes and place.connection.dialect.name == "postgresql":
        return _read(place, _DUE_OF_ALL, limit, lanes=lanes)
    return [job for lane in lanes for job in _read(place, _DUE_OF, limit, of_lane=lane)]


def look_at(place: Place, ids: Sequence[str]) -> list[Job]:
    """Return those of these jobs that are due and nobody's, as `look` does."""
    return _read(place, _DUE_AMONG, len(ids), ids=ids)


def still_due(place: Place, ids: Sequence[str]) -> frozenset[str]:
    """Return which of these jobs are due, whoever has them; also those that are due for a host whose clock is ahead."""
    parameters = {"of_clock": place.clock_id, "now": place.now + SKEW_MS, "ids": ids}
    return frozenset(place.connection.execute(_STILL_DUE, parameters).scalars())


def _read(place: Place, due: Select[Any], limit: int, **which: Any) -> list[Job]:
    parameters = {"of_clock": place.clock_id, "now": place.now, "at_most": limit, **which}
    rows = place.connection.execute(due, parameters).scalar_one()
    return [
        Job(id_, clock, kind, key, json.loads(load), due_at, attempt + 1, place.lease, lane or kind, trace)
        for id_, clock, kind, key, load, due_at, attempt, lane, trace in rows
    ]


def lease(place: Place, jobs: Sequence[Job]) -> list[Job]:
    """Take jobs that were looked at in this transaction; in due order."""
    if jobs:
        # No other worker can have claimed them: their rows are locked since they were read.
        place.connection.execute(_TAKE, {"taken": [job.id for job in jobs], "new_lease": place.lease})
    return sorted(jobs, key=lambda job: (job.due_at, job.id))


_FIRST: Final = select(func.min(_J.clock_id).label("clock_id")).cte("of_jobs", recursive=True)
_AFTER: Final = select(func.min(_J.clock_id)).where(_J.clock_id > _FIRST.c.clock_id).correlate(_FIRST)
# One step in the index for each clock: the distinct ones of a million jobs would be read from a million entries.
_OF_JOBS: Final = _FIRST.union_all(
    select(_AFTER.scalar_subquery()).select_from(_FIRST).where(_FIRST.c.clock_id.is_not(None))
)
_NEXT_OF_CLOCK: Final = (
    select(func.min(_J.due_at))
    .where(_J.clock_id == _OF_JOBS.c.clock_id, _J.leased_until <= database_ms())
    .correlate(_OF_JOBS)
    .scalar_subquery()
)
_CLOCKS: Final = (
    select(_OF_JOBS.c.clock_id, func.coalesce(clock_table.c.offset_ms, 0), _NEXT_OF_CLOCK, database_ms())
    .outerjoin(clock_table, clock_table.c.clock_id == _OF_JOBS.c.clock_id)
    .where(
        _OF_JOBS.c.clock_id.is_not(None),
        func.coalesce(clock_table.c.advancing_until, 0) <= database_ms(),
    )
    .order_by(_OF_JOBS.c.clock_id)
)
_HEAD: Final = (
    select(func.min(_J.lane).label("lane"), literal(1).label("number"))
    .where(_J.clock_id == bindparam("of_clock"), _J.lane > bindparam("after"))
    .cte("lanes", recursive=True)
)
_FOLLOWING: Final = (
    select(func.min(_J.lane))
    .where(_J.clock_id == bindparam("of_clock"), _J.lane > _HEAD.c.lane)
    .correlate(_HEAD)
    .scalar_subquery()
)
_STEPS: Final = _HEAD.union_all(
    select(_FOLLOWING, _HEAD.c.number + 1).where(
        _HEAD.c.lane.is_not(None), _HEAD.c.number < bindparam("at_most")
    )
)
_FIRST_DUE: Final = (
    select(_J.due_at)
    .where(tuple_(bindparam("of_clock"), _STEPS.c.lane, literal(_EARLIEST)) <= _IN_LANE)
    .order_by(_J.clock_id, _J.lane, _J.due_at)
    .limit(1)
    .correlate(_STEPS)
    .scalar_subquery()
)
_LANES_AFTER: Final = (
    select(RowsAsJson(_STEPS.c.lane, _FIRST_DUE)).select_from(_STEPS).where(_STEPS.c.lane.is_not(None))
)
_ADVANCING: Final = (
    select(clock_table.c.advancing_until <= database_ms())
    .where(clock_table.c.clock_id == bindparam("of_clock"))
    .with_for_update(read=True)
)
_NEXT_DUE: Final = select(func.min(_J.due_at)).where(
    _J.clock_id == bindparam("of_clock"), _J.leased_until <= database_ms()
)
_LEASED: Final = (
    select(_J.id).where(_J.clock_id == bindparam("of_clock"), _J.leased_until > database_ms()).limit(1)
)


class DueClock(NamedTuple):
    """A clock that has jobs: its offset from real time, when the first one that nobody holds is due (None: all are
    held), and what time it is in the database; all in milliseconds, `due` on the clock itself."""

    id: ClockId
    offset: int
    due: int | None
    database_now: int


def clocks(connection: Connection) -> list[DueClock]:
    """Return each clock that has jobs and isn't being advanced."""
    return [DueClock(*row) for row in connection.execute(_CLOCKS)]


def lanes_after(place: Place, after: str, limit: int) -> list[tuple[str, bool]]:
    """Return the next `limit` lanes of the clock in the order of their names, fewer at the end of them; and whether
    something of each is due."""
    parameters = {"of_clock": place.clock_id, "after": after, "at_most": limit}
    rows = place.connection.execute(_LANES_AFTER, parameters).scalar_one()
    return sorted((lane, due_at <= place.now) for lane, due_at in rows)


def is_free(connection: Connection, clock_id: ClockId) -> bool:
    """Return whether nobody advances this clock; holds it so until the end of the transaction."""
    is_over = connection.execute(_ADVANCING, {"of_clock": clock_id}).scalar()
    return is_over is None or bool(is_over)


def next_due(connection: Connection, clock_id: ClockId) -> int | None:
    """Return when a clock's next free job is due."""
    return connection.execute(_NEXT_DUE, {"of_clock": clock_id}).scalar()


def is_leased(connection: Connection, clock_id: ClockId) -> bool:
    """Return whether some worker runs a job of this clock now."""
    return connection.execute(_LEASED, {"of_clock": clock_id}).first() is not None


_WITH_LEASE: Final = and_(InList(_J.id, "held_ids"), _J.lease == bindparam("held_lease"))
_STILL_LEASED: Final = select(RowsAsJson(_J.id).label("ids")).where(_WITH_LEASE)
_REMOVE: Final = delete(job_table).where(_WITH_LEASE)
_FINISH_ALL: Final = _REMOVE.returning(_J.id)
_GIVE_BACK: Final = (
    update(job_table).where(_WITH_LEASE).values(leased_until=0, lease=None, attempt=_J.attempt - 1)
)


def still_leased(connection: Connection, jobs: Sequence[Job]) -> frozenset[Hold]:
    """Return those whose lease is still held."""
    leased = ((each, connection.execute(_STILL_LEASED, each).scalar_one()) for each in _by_lease(jobs))
    return frozenset((id_, each["held_lease"]) for each, ids in leased for (id_,) in ids)


def finish_all(connection: Connection, jobs: Sequence[Job]) -> frozenset[Hold]:
    """Remove the jobs; those whose lease was still held. Nothing may be written for the others."""
    if connection.dialect.name == "sqlite":
        # Nobody else writes between the two, and each row that it returned would be a wait for the interpreter's lock.
        leased = still_leased(connection, jobs)
        for each in _by_lease(jobs):
            connection.execute(_REMOVE, each)
        return leased
    finished = ((each, connection.execute(_FINISH_ALL, each).scalars()) for each in _by_lease(jobs))
    return frozenset((id_, each["held_lease"]) for each, ids in finished for id_ in ids)


def _by_lease(jobs: Sequence[Job]) -> Iterator[Mapping[str, Any]]:
    """Yield the parameters for those of each lease: what was claimed together has one."""
    for lease, group in groupby(sorted(jobs, key=_LEASE), key=_LEASE):
        yield {"held_ids": [job.id for job in group], "held_lease": lease}


def finish(connection: Connection, job: Job) -> bool:
    """Remove the job; False where the lease was lost, and then nothing may be written for it."""
    return job.hold in finish_all(connection, [job])


def fail(connection: Connection, job: Job | Row[Any], failure: str, now: int) -> None:
    """Store the job for a later attempt, and what went wrong."""
    delay = min(_FIRST_DELAY_MS * 2 ** min(job.attempt - 1, 20), _LAST_DELAY_MS)
    due_at, failed_at = max(now, job.due_at) + delay, func.coalesce(_J.failed_at, database_ms())
    later = update(job_table).where(_J.id == job.id, _J.lease == job.lease)
    failed = {"due_at": due_at, "failure": failure[:_FAILURE_LENGTH], "failed_at": failed_at}
    connection.execute(later.values(leased_until=0, lease=None, **failed))


def give_back(connection: Connection, jobs: Sequence[Job]) -> None:
    """End the leases of jobs that were not begun, without counting an attempt."""
    for each in _by_lease(jobs):
        connection.execute(_GIVE_BACK, each)


def release_all(connection: Connection) -> None:
    """End every lease of no session: for the start of a service that is the only process on its database."""
    release_sessions(connection, [NO_SESSION])


def release_sessions(connection: Connection, sessions: Sequence[str]) -> int:
    """End every lease that these sessions took; how many. Looks at all jobs: sessions rarely die."""
    theirs = and_(_J.lease.is_not(None), func.substr(_J.lease, 1, SESSION_LENGTH).in_(sessions))
    for lost in connection.execute(select(job_table).where(theirs, _J.attempt >= LOST_OFTEN)).all():
        # It may be the job that ends who runs it: it waits, and shows.
        now = database_now(connection) if lost.clock_id == REAL else lost.due_at
        fail(connection, lost, f"WorkerLost: attempt {lost.attempt} ended with its process", now)
    freed = update(job_table).where(theirs).values(leased_until=0, lease=None)
    return connection.execute(freed).rowcount
