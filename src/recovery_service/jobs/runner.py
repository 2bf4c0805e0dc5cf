"""Brings claimed jobs to their end: done, kept for later, or lost to another worker.

A job that fails is kept with the reason and tried again later; it never takes the worker down, nor others that share
a transaction with it.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AbstractContextManager, AsyncExitStack, asynccontextmanager, nullcontext
from itertools import groupby
from typing import Any, Final, NamedTuple, TypeVar

import structlog
from sqlalchemy.exc import DBAPIError

from recovery_service.context.core import Context, Core
from recovery_service.db.retry import run_with_retry
from recovery_service.db.unavailable import DatabaseAway, is_unavailable
from recovery_service.jobs import claim
from recovery_service.jobs.kinds import Ended, JobKinds, Loop, Outward, Sent, Transition
from recovery_service.jobs.queue import Hold, Job
from recovery_service.jobs.trace_context import carrying

log = structlog.get_logger()

TOGETHER = 16
AWAY_SECONDS: Final = 1.0
"""So long whoever finds the database away waits before trying again."""
_UNTRACED: Final = nullcontext()

Observe = Callable[[str, str], None]
Trace = Callable[[Job], AbstractContextManager[None]]
"""Entered around a job's work."""
One = TypeVar("One")
Done = TypeVar("Done")


class Ran(NamedTuple):
    """Jobs that ended, each with its outcome, and jobs that were claimed with them and are left to run."""

    ended: list[Ended]
    left: list[Job]


class Runner:
    """Execution of claimed jobs. All but `send` block: they are called in threads."""

    def __init__(self, core: Core, kinds: JobKinds, observe: Observe) -> None:
        self._core = core
        self._kinds = kinds
        self._observe = observe
        self.trace: Trace | None = None

    def is_inside(self, job: Job) -> bool:
        """Return whether it stays inside the database."""
        return self.loop(job.kind) == "inside"

    def loop(self, kind_or_lane: str) -> Loop:
        """Return which loop works on jobs of this kind, or of a lane that begins with it."""
        kind = self._kinds.get(kind_or_lane.partition(":")[0])
        return kind.loop if isinstance(kind, Outward) else "inside"

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[None]:
        """Keep open what the kinds of jobs share between the messages that they send."""
        async with AsyncExitStack() as stack:
            for kind in self._kinds.values():
                if isinstance(kind, Outward):
                    await stack.enter_async_context(kind.opened())
            yield

    @property
    def group_size(self) -> int:
        """Return how many jobs inside the database share a transaction. On SQLite every commit waits for the disk and
        every write holds all rows anyway; PostgreSQL joins the commits of many by itself, and there each job holds
        only its own rows."""
        return TOGETHER if self._core.database.is_sqlite else 1

    def run_inside(self, jobs: Sequence[Job]) -> None:
        """Run jobs that stay inside the database, each in the transaction that removes it."""
        size = self.group_size
        for first in range(0, len(jobs), size):
            self.observe(self._run_all_or_each(jobs[first : first + size], self._run, lambda job: job))

    def observe(self, ended: Sequence[Ended]) -> None:
        for job, outcome in ended:
            self._observe(job.kind, outcome)

    def _run(self, jobs: Sequence[Job]) -> list[Ended]:
        with self._core.write() as context:
            return self.run_within(context, jobs)

    def run_shared(self, act: Callable[[Context], Ran]) -> Ran | None:
        """Return jobs inside the database as `act` claims and runs them, in one transaction; None where one of them
        failed: then nothing took effect, and they are to be run alone."""
        try:
            with self._core.write() as context:
                ran = act(context)
        except Exception as error:  # noqa: BLE001  # the guard: alone each job is kept with its reason
            log.info("jobs are run alone", error=type(error).__name__)
            return None
        self.observe(ran.ended)
        return ran

    def run_within(self, context: Context, jobs: Sequence[Job]) -> list[Ended]:
        """Run jobs that stay inside the database, in the caller's transaction; each with its outcome."""
        return [
            ended
            for name, group in groupby(jobs, key=lambda job: job.kind)
            for ended in self._run_kind(context, name, list(group))
        ]

    def _run_kind(self, context: Context, name: str, jobs: Sequence[Job]) -> Iterator[Ended]:
        kind = self._kinds.get(name)
        if not isinstance(kind, Transition):
            raise LookupError(f"no kind of job is named {name}")
        if kind.run_all is not None and len(jobs) > 1:
            finished = claim.finish_all(context.connection, jobs)
            kind.run_all(context, [job for job in jobs if job.hold in finished])
            yield from (Ended(job, "done" if job.hold in finished else "lost") for job in jobs)
            return
        for job in jobs:
            # Right before it runs: one before may have taken it back or moved it.
            is_finished = claim.finish(context.connection, job)
            if is_finished:
                with self._traced(job):
                    kind.run(context, job)
            yield Ended(job, "done" if is_finished else "lost")

    def prepare(self, jobs: Sequence[Job]) -> dict[Hold, Any]:
        """Return what to send for each job, None: nothing any more; read in one moment. Those that failed
        and are kept are left out, and those that somebody else has by now."""
        return dict(self._run_all_or_each(jobs, self._prepare, lambda job: job))

    def _prepare(self, jobs: Sequence[Job]) -> list[tuple[Hold, Any]]:
        prepared: list[tuple[Hold, Any]] = []
        with self._core.read() as context:
            # A worker that stood still for long may have lost its leases, and another one sends.
            leased = claim.still_leased(context.connection, jobs)
            jobs = [job for job in jobs if job.hold in leased]
            for name, group in groupby(jobs, key=lambda job: job.kind):
                kind, its = self._outward(name), list(group)
                if kind.prepare_all is not None and len(its) > 1:
                    messages = kind.prepare_all(context, its)
                else:
                    messages = [kind.prepare(context, job) for job in its]
                prepared += zip((job.hold for job in its), messages, strict=True)
        return prepared

    def _traced(self, job: Job) -> AbstractContextManager[None]:
        return _UNTRACED if self.trace is None else self.trace(job)

    async def send(self, job: Job, message: Any) -> Sent | None:
        """Return what came of it; None where sending failed and the job is kept."""
        try:
            with self._traced(job):
                return Sent(job, message, await self._outward(job.kind).send(message))
        except Exception as error:  # noqa: BLE001  # the guard: the job is kept with its reason
            await asyncio.to_thread(self._schedule_retry, job, error)
            return None

    def finish(self, sent: Sequence[Sent]) -> None:
        """Write down what came of each, in one transaction that also removes the jobs."""
        # Two workers take the rows that they share in the same order.
        in_order = sorted(sent, key=lambda one: one.job.key)
        self.observe(self._run_all_or_each(in_order, self._finish, lambda one: one.job))

    def _finish(self, sent: Sequence[Sent]) -> list[Ended]:
        with self._core.write() as context:
            finished = claim.finish_all(context.connection, [one.job for one in sent])
            delivered = [one for one in sent if one.job.hold in finished and one.message is not None]
            for name, group in groupby(delivered, key=lambda one: one.job.kind):
                kind, its = self._outward(name), list(group)
                if kind.finish_all is not None and len(its) > 1:
                    kind.finish_all(context, its)
                else:
                    for one in its:
                        with carrying(one.job.trace):
                            kind.finish(context, *one)
        return [Ended(one.job, self._label(one) if one.job.hold in finished else "lost") for one in sent]

    def _label(self, sent: Sent) -> str:
        label = self._outward(sent.job.kind).label
        return "done" if label is None or sent.message is None else label(sent.outcome)

    def _run_all_or_each(
        self, these: Sequence[One], act: Callable[[Sequence[One]], list[Done]], job_of: Callable[[One], Job]
    ) -> list[Done]:
        """Return what `act` makes of all of these in one transaction; where that fails none took effect, and alone
        each one does, but for those that fail: their jobs are kept. Raises DatabaseAway."""
        try:
            return run_with_retry(lambda: act(these))
        except Exception as error:  # the guard: the job is kept with its reason
            if is_unavailable(error):
                raise DatabaseAway from error
            if len(these) == 1:
                self._schedule_retry(job_of(these[0]), error)
                return []
            return [done for one in these for done in self._run_all_or_each([one], act, job_of)]

    def _outward(self, name: str) -> Outward:
        kind = self._kinds[name]
        assert isinstance(kind, Outward)
        return kind

    def _schedule_retry(self, job: Job, error: Exception) -> None:
        self._observe(job.kind, "failed")
        # The kind only: the text of an error may quote what a person wrote. The database keeps it with the job.
        log.warning("job failed", kind=job.kind, job=job.id, attempt=job.attempt, error=type(error).__name__)
        try:
            with self._core.database.write() as connection:
                now = self._core.clock.now_on_clock(connection, job.clock_id)
                claim.fail(connection, job, f"{type(error).__name__}: {error}", now)
        except DBAPIError as unwritten:
            # The lease runs out by itself, and then the job is tried again.
            log.warning("cannot note the failure", job=job.id, error=type(unwritten).__name__)

    def give_back(self, jobs: Sequence[Job]) -> None:
        """End the leases of jobs that are not going to be run now."""
        try:
            with self._core.database.write_without_sync() as connection:
                claim.give_back(connection, jobs)
        except DBAPIError as unwritten:
            # The leases run out by themselves.
            log.warning("cannot give jobs back", error=type(unwritten).__name__)
