"""Jobs that fail: which, since when, and tried again at once. They are never given up: each is tried every hour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, func, or_, select, update

from recovery_contract.ids import ClientId
from recovery_service.context.core import Context
from recovery_service.db.new_jobs import note_new_jobs
from recovery_service.db.tables.jobs import job_table
from recovery_service.ids import ClockId, JobId

COUNTED_UP_TO: Final = 1_000
LISTED: Final = 100
_J: Final = job_table.c
_FAILING: Final = _J.failed_at.is_not(None)
_OLDEST: Final = (
    select(_J.kind, _J.client_id, _J.failed_at)
    .where(_FAILING)
    .order_by(_J.failed_at)
    .limit(COUNTED_UP_TO)
    .subquery()
)
_BY_KIND: Final = select(
    _OLDEST.c.kind, _OLDEST.c.client_id, func.count(), func.min(_OLDEST.c.failed_at)
).group_by(_OLDEST.c.kind, _OLDEST.c.client_id)


class Failing(NamedTuple):
    """How many jobs of a kind and a client fail, among the `COUNTED_UP_TO` that have failed for the longest time, and
    since when the first one does; in milliseconds of real time."""

    kind: str
    client_id: ClientId | None
    jobs: int
    since: int


class FailingJob(NamedTuple):
    """A job whose last attempt failed; `failed_at` is when the first one did, `due_at` when it is tried again."""

    id: JobId
    client_id: ClientId | None
    kind: str
    key: str
    attempt: int
    failed_at: int
    due_at: int
    failure: str | None


def count_failing(connection: Connection) -> list[Failing]:
    """Count the failing jobs by kind and client; costs the same beside ten jobs and ten million."""
    return [Failing(*row) for row in connection.execute(_BY_KIND)]


def list_failing(connection: Connection, client_id: ClientId | None) -> list[FailingJob]:
    """Return those that have failed for the longest time, of one client or of all."""
    columns = [_J[name] for name in FailingJob._fields]
    query = select(*columns).where(_FAILING).order_by(_J.failed_at, _J.id).limit(LISTED)
    if client_id is not None:
        query = query.where(_J.client_id == client_id)
    return [FailingJob(*row) for row in connection.execute(query)]


def retry_now(context: Context, name: str | None) -> Sequence[JobId]:
    """Make a failing job due at once, by its id or its client's, or all of them; those that run at the moment stay."""
    query = select(_J.id, _J.clock_id, _J.lane, _J.due_at).where(_FAILING, _J.lease.is_(None))
    if name is not None:
        query = query.where(or_(_J.id == name, _J.client_id == name))
    retried: list[JobId] = []
    places: set[tuple[str, str]] = set()
    for row in context.connection.execute(query.with_for_update(skip_locked=True)).all():
        now = context.clock.now_on_clock(context.connection, ClockId(row.clock_id))
        values: dict[str, Any] = {"due_at": min(row.due_at, now)}
        context.connection.execute(update(job_table).where(_J.id == row.id).values(values))
        retried.append(row.id)
        places.add((row.clock_id, row.lane or ""))
    if retried:
        note_new_jobs(context.connection, places)
    return retried
