"""Runs jobs: one claimed job to its end, and the loop that keeps claiming what is due.

A job that fails is kept with the reason and tried again later; it never takes the worker down.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import structlog
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from recovery_service.clock import real_ms
from recovery_service.core import Core
from recovery_service.db.retry import retried
from recovery_service.jobs import claim
from recovery_service.jobs.kinds import JobKinds, Outward, Transition
from recovery_service.jobs.queue import Job

log = structlog.get_logger()

OUTWARD_AT_ONCE = 64
LANE_AT_ONCE = 4
CLAIMED_AT_ONCE = 100
TOGETHER = 16
IDLE_SECONDS = 5.0
STOP_SECONDS = 1.5

Observe = Callable[[str, str], None]


class Runner:
    """Brings claimed jobs to their end: done, kept for later, or lost to another worker."""

    def __init__(self, core: Core, kinds: JobKinds, observe: Observe) -> None:
        self._core = core
        self._kinds = kinds
        self._observe = observe

    def lane(self, job: Job) -> str | None:
        """What this job shares its slowness with; None: it stays inside the database."""
        kind = self._kinds.get(job.kind)
        return f"{job.kind}:{kind.lane(job)}" if isinstance(kind, Outward) else None

    def groups(self, jobs: Sequence[Job]) -> Iterator[Sequence[Job]]:
        """Jobs that share a transaction. On SQLite every commit waits for the disk and every write holds all rows
        anyway; PostgreSQL joins the commits of many by itself, and there each job holds only its own rows."""
        size = TOGETHER if self._core.database.is_sqlite else 1
        return (jobs[first : first + size] for first in range(0, len(jobs), size))

    def run_inside(self, jobs: Sequence[Job]) -> None:
        """Runs jobs that stay inside the database, in the transaction that removes them."""
        try:
            outcomes = retried(lambda: self._run(jobs))
        except Exception as error:  # noqa: BLE001  # the guard: the job is kept with its reason
            if len(jobs) == 1:
                self._keep(jobs[0], error)
                return
            # None of them took effect; alone each one does, but for the one that fails.
            for job in jobs:
                self.run_inside([job])
            return
        for job, outcome in zip(jobs, outcomes, strict=True):
            self._observe(job.kind, outcome)

    def _run(self, jobs: Sequence[Job]) -> list[str]:
        with self._core.database.write() as connection:
            return [self._run_one(connection, job) for job in jobs]

    def _run_one(self, connection: Connection, job: Job) -> str:
        if not claim.finish(connection, job):
            return "lost"
        kind = self._kinds.get(job.kind)
        if not isinstance(kind, Transition):
            raise LookupError(f"no kind of job is named {job.kind}")
        kind.run(connection, job)
        return "done"

    async def run_outward(self, job: Job) -> None:
        """Sends what the job stands for; the outcome is written in the transaction that removes it."""
        kind = self._kinds[job.kind]
        assert isinstance(kind, Outward)
        try:
            message = await asyncio.to_thread(retried, lambda: self._prepare(kind, job))
            outcome = None if message is None else await kind.send(message)
            outcome_name = await asyncio.to_thread(retried, lambda: self._finish(kind, job, message, outcome))
        except asyncio.CancelledError:
            await asyncio.to_thread(self.give_back, [job])
            raise
        except Exception as error:  # noqa: BLE001  # the guard: the job is kept with its reason
            await asyncio.to_thread(self._keep, job, error)
            return
        self._observe(job.kind, outcome_name)

    def _prepare(self, kind: Outward, job: Job) -> Any:
        with self._core.database.read() as connection:
            return kind.prepare(connection, job)

    def _finish(self, kind: Outward, job: Job, message: Any, outcome: Any) -> str:
        with self._core.database.write() as connection:
            if not claim.finish(connection, job):
                return "lost"
            if message is not None:
                kind.finish(connection, job, message, outcome)
        return "done"

    def _keep(self, job: Job, error: Exception) -> None:
        self._observe(job.kind, "failed")
        # The kind only: the text of an error may quote what a person wrote. The database keeps it with the job.
        log.warning("job failed", kind=job.kind, job=job.id, attempt=job.attempt, error=type(error).__name__)
        try:
            with self._core.database.write() as connection:
                now = self._core.clock.time_on(connection, job.clock_id)
                claim.fail(connection, job, f"{type(error).__name__}: {error}", now)
        except DBAPIError as unwritten:
            # The lease runs out by itself, and then the job is tried again.
            log.warning("cannot note the failure", job=job.id, error=type(unwritten).__name__)

    def give_back(self, jobs: Sequence[Job]) -> None:
        """Ends the leases of jobs that are not going to be run."""
        with self._core.database.write() as connection:
            claim.give_back(connection, jobs)


class Worker:
    """The loop of one process. Inside jobs run one after the other; outward ones at once, each lane within bounds."""

    def __init__(self, core: Core, runner: Runner) -> None:
        self._core = core
        self._runner = runner
        self._running: dict[asyncio.Task[None], str] = {}
        self._bell = asyncio.Event()
        self._stop = asyncio.Event()

    def wake(self) -> None:
        """Something may be due. Only from the worker's own loop."""
        self._bell.set()

    async def run(self, stop: asyncio.Event) -> None:
        """Until `stop`; then what runs may finish for a moment, and the rest is given back."""
        self._stop = stop
        stopping: asyncio.Task[Any] = asyncio.create_task(stop.wait())
        try:
            while not stop.is_set():
                self._bell.clear()
                wait = await self._round()
                if wait:
                    await self._rest(wait, stopping)
        finally:
            stopping.cancel()
            await self._wind_up()

    async def _round(self) -> float:
        """Claims and starts what is due; how many seconds there is nothing to do, 0 where there may be more."""
        try:
            jobs, wait = await asyncio.to_thread(self._claim, self._busy_lanes())
        except DBAPIError as error:
            # The database is away or locked for long: the jobs are safe in it.
            log.warning("cannot claim jobs", error=type(error).__name__)
            return IDLE_SECONDS
        inside, aside = [], []
        for job in jobs:
            lane = self._runner.lane(job)
            if lane is None:
                inside.append(job)
            elif lane in self._busy_lanes():
                aside.append((job, lane))
            else:
                task = asyncio.create_task(self._runner.run_outward(job))
                self._running[task] = lane
                task.add_done_callback(self._ended)
        if aside:
            await asyncio.to_thread(self._set_aside, aside)
        if inside:
            await asyncio.to_thread(self._run_inside, inside)
        return 0 if jobs else wait

    def _claim(self, busy_lanes: frozenset[str]) -> tuple[list[Job], float]:
        room = min(CLAIMED_AT_ONCE, OUTWARD_AT_ONCE - len(self._running))
        if room <= 0:
            return [], IDLE_SECONDS
        jobs: list[Job] = []
        wait = IDLE_SECONDS
        with self._core.database.read() as connection:
            found = claim.clocks(connection, test=self._core.clock.test)
            upcoming = [(offset, claim.next_due(connection, clock_id)) for clock_id, offset in found]
        for (clock_id, offset), (_, due) in zip(found, upcoming, strict=True):
            now = real_ms() + offset
            if due is None:
                continue
            if due > now:
                wait = min(wait, (due - now) / 1000)
            elif len(jobs) < room:
                jobs += self._claim_on(clock_id, now, room - len(jobs), busy_lanes)
        return jobs, wait

    def _claim_on(self, clock_id: str, now: int, limit: int, busy_lanes: frozenset[str]) -> list[Job]:
        with self._core.database.write() as connection:
            if self._core.clock.test and not claim.is_free(connection, clock_id):
                return []
            return claim.claim(connection, clock_id=clock_id, now=now, limit=limit, busy_lanes=busy_lanes)

    def _busy_lanes(self) -> frozenset[str]:
        counted = Counter(self._running.values())
        return frozenset(lane for lane, running in counted.items() if running >= LANE_AT_ONCE)

    def _run_inside(self, jobs: Sequence[Job]) -> None:
        left = list(jobs)
        for group in self._runner.groups(jobs):
            if self._stop.is_set():
                self._runner.give_back(left)
                return
            self._runner.run_inside(group)
            del left[: len(group)]

    def _set_aside(self, jobs: Sequence[tuple[Job, str]]) -> None:
        with self._core.database.write() as connection:
            claim.set_aside(connection, jobs)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._running.pop(task, None)
        self._bell.set()

    async def _rest(self, seconds: float, stopping: asyncio.Task[Any]) -> None:
        bell: asyncio.Task[Any] = asyncio.create_task(self._bell.wait())
        await asyncio.wait({bell, stopping}, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        bell.cancel()

    async def _wind_up(self) -> None:
        if self._running:
            await asyncio.wait(set(self._running), timeout=STOP_SECONDS)
        for task in set(self._running):
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
