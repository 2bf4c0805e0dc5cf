"""The loop of one process: claims what is due, runs what stays inside, and hands on what goes outside."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import structlog
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from recovery_service.context.core import Core
from recovery_service.ids import ClockId
from recovery_service.jobs import claim
from recovery_service.jobs.outgoing import Demand, Outgoing
from recovery_service.jobs.queue import InLane, Job
from recovery_service.jobs.runner import Runner
from recovery_service.jobs.worker_session import BEAT_SECONDS, Session

log = structlog.get_logger()

CLAIMED_AT_ONCE: Final = 100
IDLE_SECONDS: Final = 5.0
_NO_DEMAND: Final = Demand()


class _Claimed(NamedTuple):
    """`with_more` are clocks and lanes with as many jobs as were asked for; `wait` is seconds until the next is due."""

    jobs: list[Job]
    with_more: list[tuple[ClockId, str]]
    wait: float


class Worker:
    """Inside jobs run one after the other; outward ones at once, each lane within bounds."""

    def __init__(self, core: Core, runner: Runner, session: Session | None = None) -> None:
        self._core = core
        self._session = session
        self._runner = runner
        self._outgoing = Outgoing(runner, self.wake)
        self._bell = asyncio.Event()
        self._stop = asyncio.Event()

    def wake(self) -> None:
        """Something may be due. Only from the worker's own loop."""
        self._bell.set()

    async def run(self, stop: asyncio.Event) -> None:
        """Until `stop`; then what is being sent may finish for a moment, and the rest is given back."""
        self._stop = stop
        async with self._runner.opened():
            await self._work(stop)

    async def _work(self, stop: asyncio.Event) -> None:
        stopping: asyncio.Task[Any] = asyncio.create_task(stop.wait())
        sending = asyncio.create_task(self._outgoing.run())
        try:
            while not (stop.is_set() or sending.done()):
                self._bell.clear()
                wait = await self._round()
                if wait:
                    await self._rest(wait, stopping, sending)
        finally:
            stopping.cancel()
            await self._outgoing.close(sending)

    async def _round(self) -> float:
        """Claims and starts what is due; how many seconds there is nothing to do, 0 where there may be more."""
        room = min(CLAIMED_AT_ONCE, self._outgoing.room())
        if room <= 0:
            return IDLE_SECONDS
        if self._session is not None and not self._session.may_claim:
            return BEAT_SECONDS
        try:
            claimed = await asyncio.to_thread(self._claim, room, self._outgoing.demand())
        except DBAPIError as error:
            # The database is away or locked for long: the jobs are safe in it.
            log.warning("cannot claim jobs", error=type(error).__name__)
            return IDLE_SECONDS
        inside, outward = [], []
        for job in claimed.jobs:
            lane = self._runner.lane(job)
            if lane is None:
                inside.append(job)
            else:
                outward.append(InLane(job, lane))
        aside = self._outgoing.take(outward, claimed.with_more)
        if aside:
            await asyncio.to_thread(self._runner.set_aside, aside)
        if inside:
            await asyncio.to_thread(self._run_inside, inside)
        return 0 if claimed.jobs else claimed.wait

    def _claim(self, room: int, demands: dict[str, Demand]) -> _Claimed:
        claimed = _Claimed([], [], IDLE_SECONDS)
        with self._core.database.read() as connection:
            clocks = claim.clocks(connection, test=self._core.clock.test)
            upcoming = [(offset, claim.next_due(connection, clock_id)) for clock_id, offset in clocks]
        for (clock_id, offset), (_, (due, there)) in zip(clocks, upcoming, strict=True):
            # Due for the database and for this host: no host is early, and what runs finds that its time has come.
            now = min(there, self._core.clock.host_ms()) + offset
            if due is None:
                continue
            if due > now:
                claimed = claimed._replace(wait=min(claimed.wait, (due - now) / 1000))
            elif len(claimed.jobs) < room:
                # A lease that a loss of power takes with it was held by nobody any more.
                with self._core.database.write_without_sync() as connection:
                    if not self._core.clock.test or claim.is_free(connection, clock_id):
                        demand = demands.get(clock_id, _NO_DEMAND)
                        self._claim_on(connection, clock_id, now, room - len(claimed.jobs), demand, claimed)
        return claimed

    def _claim_on(
        self,
        connection: Connection,
        clock_id: ClockId,
        now: int,
        limit: int,
        demand: Demand,
        claimed: _Claimed,
    ) -> None:
        session = claim.NO_SESSION if self._session is None else self._session.id
        for lane, count in demand.refills:
            jobs = claim.claim_of_lane(
                connection, clock_id=clock_id, now=now, limit=count, lane=lane, session=session
            )
            claimed.jobs.extend(jobs)
            if len(jobs) == count:
                claimed.with_more.append((clock_id, lane))
        claimed_jobs = claim.claim(
            connection, clock_id=clock_id, now=now, limit=limit, busy_lanes=demand.left, session=session
        )
        claimed.jobs.extend(claimed_jobs)

    def _run_inside(self, jobs: Sequence[Job]) -> None:
        left = list(jobs)
        for group in self._runner.groups(jobs):
            if self._stop.is_set():
                self._runner.give_back(left)
                return
            self._runner.run_inside(group)
            del left[: len(group)]

    async def _rest(self, seconds: float, stopping: asyncio.Task[Any], sending: asyncio.Task[Any]) -> None:
        bell: asyncio.Task[Any] = asyncio.create_task(self._bell.wait())
        await asyncio.wait({bell, stopping, sending}, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        bell.cancel()
