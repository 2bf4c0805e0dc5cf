"""Puts jobs into the table and takes them out again, inside the caller's transaction."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, bindparam, delete, func, select, update

from recovery_contract.ids import ClientId
from recovery_service.context.clock import REAL
from recovery_service.context.core import Context
from recovery_service.db.batch import RowInsert, add_rows
from recovery_service.db.lists import InList
from recovery_service.db.new_jobs import note_new_jobs
from recovery_service.db.tables.jobs import job_table
from recovery_service.ids import ClockId, JobId, new_id
from recovery_service.jobs.trace_context import current_trace

_BY_KEY: Final = job_table.c.key == bindparam("which")
_PUT: Final = RowInsert(job_table, replacing="key")
_CANCEL: Final = delete(job_table).where(_BY_KEY)
_CANCEL_WITHIN: Final = delete(job_table).where(
    job_table.c.key >= bindparam("lower"), job_table.c.key < bindparam("upper")
)
_ALL_DUE: Final = select(job_table.c.key, job_table.c.due_at).where(InList(job_table.c.key, "keys"))
_FORGET: Final = update(job_table).where(_BY_KEY).values(failure=None)
_FAILED: Final = select(job_table.c.key, job_table.c.payload).where(job_table.c.failed_at.is_not(None))

LaneKey = tuple[ClockId, str]
"""A clock and a lane of it."""

Hold = tuple[JobId, str]
"""A job and the lease under which somebody has it."""


@dataclass(frozen=True)
class Job:
    """`due_at` is milliseconds on the job's own clock; `attempt` counts from 1 once it is claimed."""

    id: JobId
    clock_id: ClockId
    kind: str
    key: str
    payload: Mapping[str, Any]
    due_at: int
    attempt: int
    lease: str
    lane: str
    trace: str | None = None

    @property
    def place(self) -> LaneKey:
        """Return what it waits in."""
        return self.clock_id, self.lane

    @property
    def hold(self) -> Hold:
        """Return what tells it from the same job under another lease; who stood still may have both."""
        return self.id, self.lease


class Planned(NamedTuple):
    """A job to plan; `due_at` is milliseconds on its clock. `resource` names what it talks to outside the database,
    which may be slow; None: it stays inside."""

    key: str
    payload: Mapping[str, Any]
    due_at: int
    resource: str | None = None


def lane_of(kind: str, client_id: ClientId, resource: str | None) -> str:
    """Return what such jobs wait for together: inside the database the others of their client, outside also what they
    talk to. No client waits for another one, and no receiver for another one."""
    return f"inside:{client_id}" if resource is None else f"{kind}:{client_id}:{resource}"


@lru_cache(4096)
def client_of(lane: str) -> str:
    """Return whose jobs wait in this lane."""
    return (*lane.split(":", 2), "", "")[1]


def schedule(
    context: Context,
    client_id: ClientId,
    kind: str,
    key: str,
    payload: Mapping[str, Any],
    *,
    due_at: int,
    resource: str | None = None,
) -> None:
    """Schedule a job of this client in the transaction of the change that needs it.

    The same key scheduled again moves the job: its due time and payload are replaced, and a running lease is lost.
    """
    jobs = [Planned(key, payload, due_at, resource)]
    clock_id = context.clock.clock_id_of(client_id)
    schedule_all(context.connection, clock_id=clock_id, client_id=client_id, kind=kind, jobs=jobs)


def schedule_all(
    connection: Connection, *, clock_id: ClockId, client_id: ClientId, kind: str, jobs: Sequence[Planned]
) -> None:
    """Schedule several jobs of one kind and client at once; see `schedule`."""
    if not jobs:
        return
    of_all = {
        "clock_id": clock_id,
        "client_id": client_id,
        "kind": kind,
        "leased_until": 0,
        "lease": None,
        "attempt": 0,
        "trace": current_trace(),
    }
    rows = [
        {
            "id": new_id(JobId),
            "key": job.key,
            "payload": dict(job.payload),
            "due_at": job.due_at,
            "failure": None,
            "failed_at": None,
            "lane": lane_of(kind, client_id, job.resource),
            **of_all,
        }
        for job in jobs
    ]
    add_rows(connection, _PUT, rows)
    note_new_jobs(connection, {(clock_id, lane_of(kind, client_id, job.resource)) for job in jobs})


def cancel(connection: Connection, key: str) -> bool:
    """Take back a planned job; False where it is not there any more."""
    return connection.execute(_CANCEL, {"which": key}).rowcount > 0


def cancel_all(connection: Connection, key_prefix: str) -> int:
    """Take back every job whose key begins so; keys are written `kind:receivable id:…` for this."""
    upper = key_prefix[:-1] + chr(ord(key_prefix[-1]) + 1)
    return connection.execute(_CANCEL_WITHIN, {"lower": key_prefix, "upper": upper}).rowcount


def forget_failures(connection: Connection, ids: Iterable[str]) -> None:
    """Remove the stored reasons of failed jobs that name one of these ids in their key or payload: the text
    may quote somebody. The jobs are tried again as before.
    """
    sought = frozenset(ids)
    for key, payload in connection.execute(_FAILED).all():
        named = {*key.split(":"), *(value for value in payload.values() if isinstance(value, str))}
        if named & sought:
            connection.execute(_FORGET, {"which": key})


def due_at_all(connection: Connection, keys: Iterable[str]) -> dict[str, int]:
    """Return when each of these jobs is due, by key; keys without a waiting job are left out."""
    return {row.key: row.due_at for row in connection.execute(_ALL_DUE, {"keys": list(keys)})}


COUNTED_UP_TO: Final = 10_000
LATE_AT_MOST: Final = 1_000
_WAITING: Final = select(func.count()).select_from(select(job_table.c.id).limit(COUNTED_UP_TO).subquery())
_DUE_JOBS: Final = (
    select(job_table.c.kind, job_table.c.client_id, job_table.c.due_at)
    .where(job_table.c.clock_id == REAL, job_table.c.due_at <= bindparam("now"))
    .order_by(job_table.c.due_at, job_table.c.id)
    .limit(LATE_AT_MOST)
    .subquery()
)
_LATE: Final = select(_DUE_JOBS.c.kind, _DUE_JOBS.c.client_id, func.min(_DUE_JOBS.c.due_at)).group_by(
    _DUE_JOBS.c.kind, _DUE_JOBS.c.client_id
)


class Late(NamedTuple):
    """How many milliseconds the oldest due job of a kind and a client is late."""

    kind: str
    client_id: ClientId | None
    late_ms: int


def list_late(connection: Connection, now: int) -> list[Late]:
    """Look at the `LATE_AT_MOST` oldest due jobs of real time; costs the same beside ten jobs and ten million."""
    rows = connection.execute(_LATE, {"now": now})
    return [Late(kind, client_id, now - due_at) for kind, client_id, due_at in rows]


def count_waiting(connection: Connection) -> int:
    """Return the number of planned jobs, counted up to `COUNTED_UP_TO`."""
    return connection.execute(_WAITING).scalar_one()
