"""The loop of one process: claims what is due, of each client in turn, and hands it to what runs or sends it."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any, Final

import structlog
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from recovery_service.context.core import Core
from recovery_service.db.database import JobPlace, JobPlaces
from recovery_service.db.unavailable import is_unavailable
from recovery_service.ids import ClockId
from recovery_service.jobs import claim
from recovery_service.jobs.kinds import Loop
from recovery_service.jobs.part import ObserveLag, Part, observe_lags
from recovery_service.jobs.queue import Job
from recovery_service.jobs.runner import AWAY_SECONDS, Runner
from recovery_service.jobs.worker_session import BEAT_SECONDS, Session

log = structlog.get_logger()

LOOKED_AT: Final = 100
LANES_LOOKED_AT: Final = 64
"""Where more is due than the first look shows: so many lanes are looked into, and others in the next round."""
IDLE_SECONDS: Final = 5.0
FULL_SECONDS: Final = 0.5
PAUSE_SECONDS: Final = 0.005
"""Between rounds that claim: meanwhile more jobs end, and the next round claims more at once."""

Parts = Mapping[Loop | None, Part]


class _Round:
    """What one round of claiming found. `wait` is seconds until the next job is due, 0 where others may be due that
    were not looked at. `new` is where jobs were planned since the round before."""

    def __init__(self, runner: Runner, parts: Parts, new: JobPlaces) -> None:
        self._runner, self._parts, self._new = runner, parts, new
        self.fitting: dict[Loop | None, list[Job]] = {loop: [] for loop in parts}
        self.leased: list[Job] = []
        self.wait = IDLE_SECONDS

    @property
    def count(self) -> int:
        return sum(map(len, self.fitting.values()))

    def first_lanes(self, clock_id: ClockId) -> list[str]:
        """Return the lanes to look into before all others: those with new jobs, and those that run low."""
        new = (lane for its, lane in self._new if its == clock_id)
        low = (lane for part in self._parts.values() for lane in part.low_lanes(clock_id))
        return [lane for lane in (*new, *low) if self.takes(clock_id, lane)]

    def takes(self, clock_id: ClockId, lane: str) -> bool:
        """Return whether there is room for jobs of this lane. What another process works on has none here."""
        part = self._parts.get(self._runner.loop(lane))
        return part is not None and part.has_room((clock_id, lane))

    def claim(self, place: claim.Place, due: Sequence[Job], with_more: Iterable[str]) -> None:
        """Claim of these due jobs what there is room for. There may be more in these lanes."""
        keys = {(place.clock_id, lane) for lane in with_more}
        to_lease: list[Job] = []
        for loop, part in self._parts.items():
            # What is not leased is seen by each look.
            fitting = {job.id for job in self.fitting[loop]}
            its = [job for job in due if self._runner.loop(job.kind) == loop and not part.has(job)]
            fits, _ = part.fit([job for job in its if job.id not in fitting], keys)
            self.fitting[loop] += fits
            to_lease += fits if part.leases else ()
        self.leased += claim.lease(place, to_lease)

    def hand_on(self) -> None:
        for loop, part in self._parts.items():
            part.take(sorted(self.fitting[loop], key=lambda job: (job.due_at, job.id)))


class Worker:
    """Runs inside jobs one after the other, and sends outward ones at once, each lane within bounds. Inside work,
    webhooks, messages and visits to mailboxes wait for nothing of each other, and no client waits for all jobs of
    another one."""

    def __init__(
        self,
        core: Core,
        runner: Runner,
        parts: Callable[[Callable[[], None]], Parts],
        session: Session | None = None,
        observe_lag: ObserveLag = lambda kind, seconds: None,
    ) -> None:
        """`parts` makes what works on the jobs, given what wakes this worker."""
        self._core = core
        self._observe_lag = observe_lag
        self._session = session
        self._runner = runner
        self._parts = parts(self.wake)
        self._bell = asyncio.Event()
        self._new: set[JobPlace] = set()
        # Where the next look begins: at which clock, and at which lane of a clock.
        self._last_clock = ""
        self._last_lane: defaultdict[ClockId, str] = defaultdict(str)
        # Clocks of which something was claimed since the first of their lanes was looked into.
        self._fruitful: set[ClockId] = set()

    def wake(self, places: JobPlaces = frozenset()) -> None:
        """Wake the worker from its own event loop: something may be due, in these places first."""
        self._new |= places
        self._bell.set()

    async def run(self, stop: asyncio.Event) -> None:
        """Run jobs until `stop` is set; then let what is being sent finish for a moment and release the rest."""
        stopping: asyncio.Task[Any] = asyncio.create_task(stop.wait())
        running = [(part, asyncio.create_task(part.run())) for part in self._parts.values()]
        try:
            while not (stop.is_set() or any(task.done() for _, task in running)):
                self._bell.clear()
                wait = await self._round()
                if wait:
                    await self._rest(wait, stopping, *(task for _, task in running))
                else:
                    await asyncio.sleep(PAUSE_SECONDS)
        finally:
            stopping.cancel()
            await asyncio.gather(*(part.close(task) for part, task in running))

    async def _round(self) -> float:
        """Claim what is due and hand it on; how many seconds there is nothing to do, 0 where there may be more."""
        if not any(part.has_room() for part in self._parts.values()):
            return IDLE_SECONDS
        if self._session is not None and not self._session.may_claim:
            return BEAT_SECONDS
        round_ = _Round(self._runner, self._parts, frozenset(self._new))
        self._new.clear()
        try:
            await asyncio.to_thread(self._claim, round_)
            self._core.database.outage.end("claiming")
        except DBAPIError as error:
            # The database is away or locked for long: the jobs are safe in it.
            if is_unavailable(error):
                self._core.database.outage.note("claiming", error)
            else:
                log.warning("cannot claim jobs", error=type(error).__name__)
            await asyncio.sleep(AWAY_SECONDS)
            return IDLE_SECONDS
        finally:
            # Also what was claimed before that; where it was not, its lease says so.
            round_.hand_on()
            observe_lags(self._core.clock, round_.leased, self._observe_lag)
        return 0 if round_.count else round_.wait

    def _claim(self, round_: _Round) -> None:
        database = self._core.database
        if not (self._core.clock.test or database.is_sqlite):
            # One clock, and every statement is a way to the server and back: one transaction reads and claims.
            with database.write() as connection:
                (real,) = claim.clocks(connection, test=False)
                self._claim_due(real, round_, connection)
            return
        with database.read() as connection:
            clocks = claim.clocks(connection, test=self._core.clock.test)
        # Another clock is the first one each time: none waits until those before it have nothing more to do.
        first = next((at for at, clock in enumerate(clocks) if clock.id > self._last_clock), 0)
        for clock in clocks[first:] + clocks[:first]:
            self._claim_due(clock, round_)

    def _claim_due(self, clock: claim.DueClock, round_: _Round, connection: Connection | None = None) -> None:
        """Claim what is due on this clock, in this transaction or in one of its own."""
        if clock.due is None:
            return
        # Due for the database and for this host: no host is early, and what runs finds that its time has come.
        now = min(clock.database_now, self._core.clock.host_ms()) + clock.offset
        if clock.due > now:
            round_.wait = min(round_.wait, (clock.due - now) / 1000)
        elif any(part.has_room() for part in self._parts.values()):
            with nullcontext(connection) if connection is not None else self._leasing() as writing:
                self._claim_on(writing, clock.id, now, round_)
            self._last_clock = clock.id

    def _claim_on(self, connection: Connection, clock_id: ClockId, now: int, round_: _Round) -> None:
        session = claim.NO_SESSION if self._session is None else self._session.id
        if self._core.clock.test and not claim.is_free(connection, clock_id):
            return
        place, before = claim.Place(connection, clock_id, now, session), round_.count
        due = claim.look(place, LOOKED_AT)
        is_deeper = len(due) == LOOKED_AT
        round_.claim(place, due, {job.lane for job in due} if is_deeper else ())
        if is_deeper:
            self._look_into_lanes(place, round_)
        if round_.count == before:
            # What is due has no place, or is just being claimed by somebody else.
            round_.wait = min(round_.wait, FULL_SECONDS)

    def _look_into_lanes(self, place: claim.Place, round_: _Round) -> None:
        """Claim from some lanes after the other: more is due than the first query returned. Some of the others come
        in each round: who always has something new holds up nobody."""
        heads = claim.lanes_after(place, self._last_lane[place.clock_id], LANES_LOOKED_AT)
        others = [lane for lane, is_due in heads if is_due and round_.takes(place.clock_id, lane)]
        lanes = list(dict.fromkeys([*round_.first_lanes(place.clock_id), *others]))
        of_each = max(part.looked_at_of_lane for part in self._parts.values())
        due = claim.look_into(place, of_each, lanes)
        of_lane = Counter(job.lane for job in due)
        round_.claim(place, due, [lane for lane, count in of_lane.items() if count == of_each])
        is_last = len(heads) < LANES_LOOKED_AT
        self._last_lane[place.clock_id] = "" if is_last else heads[-1][0]
        if round_.count:
            self._fruitful.add(place.clock_id)
        if not is_last or place.clock_id in self._fruitful:
            round_.wait = 0
        if is_last:
            self._fruitful.discard(place.clock_id)

    def _leasing(self) -> AbstractContextManager[Connection]:
        """Open a transaction that leases jobs. A loss of power that deletes a lease has also ended the process that
        held it where the database is its own; a server that is lost alone must not forget who sends."""
        database = self._core.database
        return database.write_without_sync() if database.is_sqlite else database.write()

    async def _rest(self, seconds: float, stopping: asyncio.Task[Any], *running: asyncio.Task[Any]) -> None:
        bell: asyncio.Task[Any] = asyncio.create_task(self._bell.wait())
        await asyncio.wait({bell, stopping, *running}, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        bell.cancel()
