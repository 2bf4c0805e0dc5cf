"""The loop of one process: claims what is due, of each client in turn, and hands it to what runs or sends it."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from contextlib import nullcontext
from itertools import chain
from typing import Any, Final

import structlog
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from recovery_service.context.clock import REAL
from recovery_service.context.core import Core
from recovery_service.db.database import JobPlace, JobPlaces
from recovery_service.ids import ClockId
from recovery_service.jobs import claim
from recovery_service.jobs.inside import Inside
from recovery_service.jobs.kinds import LOOPS, Loop
from recovery_service.jobs.outgoing import Outgoing
from recovery_service.jobs.queue import InLane, Job, LaneKey
from recovery_service.jobs.runner import Runner
from recovery_service.jobs.worker_session import BEAT_SECONDS, Session

log = structlog.get_logger()

LOOKED_AT: Final = 100
LANES_LOOKED_AT: Final = 64
"""Where more is due than the first look shows: so many lanes are looked into, and others in the next round."""
OF_EACH_LANE: Final = 16
DEEP_SECONDS: Final = 2.0
IDLE_SECONDS: Final = 5.0

ObserveLag = Callable[[str, float], None]
Parts = dict[Loop | None, Inside | Outgoing]


class _Round:
    """Limits and results of one round of claiming: of each part of the process as many jobs as it has room for, of
    each lane as many as its part takes. `wait` is seconds until the next job is due. `new` is where jobs were planned
    since the round before.
    """

    def __init__(self, runner: Runner, parts: Parts, new: JobPlaces) -> None:
        self._runner, self._parts, self._new = runner, parts, new
        self._room = {loop: part.room() for loop, part in parts.items()}
        self._of_lane: Counter[LaneKey] = Counter()
        self.low_lanes = {key: loop for loop, part in parts.items() for key in part.low_lanes()}
        self.with_more: set[LaneKey] = set()
        self.claimed: dict[Loop | None, list[InLane]] = {loop: [] for loop in parts}
        self.wait = IDLE_SECONDS

    @property
    def has_room(self) -> bool:
        return max(self._room.values()) > 0

    @property
    def count(self) -> int:
        """Return how many jobs it claimed."""
        return self._of_lane.total()

    def takes(self, clock_id: ClockId, lane: str) -> bool:
        """Return whether there is room for jobs of this lane."""
        return self._takes(self._runner.loop_of_lane(lane), (clock_id, lane))

    def first_lanes(self, clock_id: ClockId) -> list[str]:
        """Return the lanes to look into before all others: those with new jobs, and those that run low."""
        new = [lane for its, lane in self._new if its == clock_id and self.takes(clock_id, lane)]
        return [*new, *(lane for its, lane in self.low_lanes if its == clock_id and lane not in new)]

    def choose(self, jobs: list[Job]) -> list[Job]:
        """Pick from due jobs: the first ones of all lanes before the second ones."""
        ranks: Counter[str] = Counter()
        ranked = []
        for job in jobs:
            lane = self._runner.lane(job)
            ranked.append((ranks[lane], InLane(job, lane)))
            ranks[lane] += 1
        ranked.sort(key=lambda entry: entry[0])
        return [one.job for _, one in ranked if self._choose(one)]

    def _choose(self, one: InLane) -> bool:
        loop, key = self._runner.loop(one.job), (one.job.clock_id, one.lane)
        if not self._takes(loop, key):
            self.with_more.add(key)
            return False
        self._room[loop] -= 1
        self._of_lane[key] += 1
        self.claimed[loop].append(one)
        return True

    def _takes(self, loop: Loop | None, key: LaneKey) -> bool:
        # What another process works on has no room here.
        return self._room.get(loop, 0) > 0 and self._of_lane[key] < self._parts[loop].room_in_lane(key)

    def note_more(self, jobs: Iterable[Job]) -> None:
        """Note the lanes of these jobs as lanes that may hold more."""
        self.with_more.update((job.clock_id, self._runner.lane(job)) for job in jobs)

    def hand_on(self) -> None:
        """Give each part what was claimed for it, and tell it of which lanes there is more."""
        for key, loop in self.low_lanes.items():
            self._parts[loop].note_more(key, has_more=False)
        for loop, part in self._parts.items():
            its = sorted(self.claimed[loop], key=lambda one: (one.job.due_at, one.job.id))
            part.take(its)
            for key in {(one.job.clock_id, one.lane) for one in its}:
                part.note_more(key, has_more=key in self.with_more)


class Worker:
    """Runs inside jobs one after the other, and sends outward ones at once, each lane within bounds. Inside work,
    webhooks, messages and visits to mailboxes wait for nothing of each other, and no client waits for all jobs of
    another one."""

    def __init__(
        self,
        core: Core,
        runner: Runner,
        session: Session | None = None,
        observe_lag: ObserveLag = lambda kind, seconds: None,
        loops: Iterable[Loop | None] = tuple(LOOPS.values()),
    ) -> None:
        self._core = core
        self._observe_lag = observe_lag
        self._session = session
        self._runner = runner
        self._parts: Parts = {
            loop: Inside(runner, self.wake) if loop is None else Outgoing(runner, self.wake) for loop in loops
        }
        self._bell = asyncio.Event()
        self._new: set[JobPlace] = set()
        # Where the next look begins: at which clock, and at which lane of a clock.
        self._last_clock = ""
        self._last_lane: defaultdict[ClockId, str] = defaultdict(str)
        # Until when lanes are looked into at once, for what is due first was too much to see the others behind it.
        self._deep_until: defaultdict[ClockId, float] = defaultdict(float)
        # Whether the last round on this clock claimed from lanes that come first, and looked into no others.
        self._skipped_others: set[ClockId] = set()

    def wake(self, places: JobPlaces = frozenset()) -> None:
        """Wake the worker from its own event loop: something may be due, in these places first."""
        self._new |= places
        self._bell.set()

    async def run(self, stop: asyncio.Event) -> None:
        """Run jobs until `stop` is set; then let what is being sent finish for a moment and release the rest."""
        async with self._runner.opened():
            await self._work(stop)

    async def _work(self, stop: asyncio.Event) -> None:
        stopping: asyncio.Task[Any] = asyncio.create_task(stop.wait())
        running = [(part, asyncio.create_task(part.run())) for part in self._parts.values()]
        try:
            while not (stop.is_set() or any(task.done() for _, task in running)):
                self._bell.clear()
                wait = await self._round()
                if wait:
                    await self._rest(wait, stopping, *(task for _, task in running))
        finally:
            stopping.cancel()
            await asyncio.gather(*(part.close(task) for part, task in running))

    async def _round(self) -> float:
        """Claim what is due and hand it on; how many seconds there is nothing to do, 0 where there may be more."""
        round_ = _Round(self._runner, self._parts, frozenset(self._new))
        self._new.clear()
        if not round_.has_room:
            return IDLE_SECONDS
        if self._session is not None and not self._session.may_claim:
            return BEAT_SECONDS
        try:
            await asyncio.to_thread(self._claim, round_)
        except DBAPIError as error:
            # The database is away or locked for long: the jobs are safe in it.
            log.warning("cannot claim jobs", error=type(error).__name__)
            return IDLE_SECONDS
        finally:
            # Also what was claimed before that; where it was not, its lease says so.
            self._note_lags(round_)
            round_.hand_on()
        return 0 if round_.count else round_.wait

    def _note_lags(self, round_: _Round) -> None:
        now = self._core.clock.host_ms()
        for job, _ in chain.from_iterable(round_.claimed.values()):
            if job.clock_id == REAL:
                self._observe_lag(job.kind, max(0, now - job.due_at) / 1000)

    def _claim(self, round_: _Round) -> None:
        database = self._core.database
        if not (self._core.clock.test or database.is_sqlite):
            # One clock, and every statement is a way to the server and back: one transaction reads and claims.
            with database.write_without_sync() as connection:
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
        elif round_.has_room:
            # A loss of power that deletes the lease has also ended the process that held it.
            own = self._core.database.write_without_sync() if connection is None else nullcontext(connection)
            with own as writing:
                self._claim_on(writing, clock.id, now, round_)
            self._last_clock = clock.id

    def _claim_on(self, connection: Connection, clock_id: ClockId, now: int, round_: _Round) -> None:
        session = claim.NO_SESSION if self._session is None else self._session.id
        if self._core.clock.test and not claim.is_free(connection, clock_id):
            return
        place, before = claim.Place(connection, clock_id, now, session), round_.count
        is_deep = self._deep_until[clock_id] > time.monotonic()
        if not is_deep:
            is_deep = self._claim_first(place, round_)
        if is_deep:
            self._look_into_lanes(place, round_)
        if round_.count == before and (due := claim.next_due_after(place)) is not None:
            round_.wait = min(round_.wait, (due - now) / 1000)

    def _claim_first(self, place: claim.Place, round_: _Round) -> bool:
        """Claim of what is due first; whether more is due than that."""
        first = claim.claim_some(place, LOOKED_AT, round_.choose)
        if first.is_deeper:
            round_.note_more(first.jobs)
            # Of no lane, and so in no lane's turn.
            self._claim_of_lanes(place, round_, [None])
            self._deep_until[place.clock_id] = time.monotonic() + DEEP_SECONDS
        return first.is_deeper

    def _look_into_lanes(self, place: claim.Place, round_: _Round) -> None:
        """Claim from one lane after the other: more is due than the first query returned."""
        before = round_.count
        if first_lanes := round_.first_lanes(place.clock_id):
            self._claim_of_lanes(place, round_, first_lanes)
        # Every second round at least looks into the others: who always has something new holds up nobody.
        if round_.count > before and place.clock_id not in self._skipped_others:
            self._skipped_others.add(place.clock_id)
            return
        self._skipped_others.discard(place.clock_id)
        start = after = self._last_lane[place.clock_id]
        is_second_lap = not start
        is_over = False
        has_looked = False
        while not is_over and not (has_looked and round_.count > before):
            has_looked = True
            heads = claim.lanes_after(place, after, LANES_LOOKED_AT)
            due = [head.lane for head in heads if head.due <= place.now]
            self._claim_of_lanes(place, round_, [lane for lane in due if round_.takes(place.clock_id, lane)])
            if len(heads) == LANES_LOOKED_AT:
                after = heads[-1].lane
                is_over = is_second_lap and start != "" and after >= start
            else:
                after, is_over, is_second_lap = "", is_second_lap, True
        self._last_lane[place.clock_id] = after

    def _claim_of_lanes(self, place: claim.Place, round_: _Round, lanes: Sequence[str | None]) -> None:
        jobs = claim.claim_of_lanes(place, OF_EACH_LANE, lanes, round_.choose)
        count = Counter(job.lane for job in jobs)
        round_.note_more(job for job in jobs if count[job.lane] == OF_EACH_LANE)

    async def _rest(self, seconds: float, stopping: asyncio.Task[Any], *running: asyncio.Task[Any]) -> None:
        bell: asyncio.Task[Any] = asyncio.create_task(self._bell.wait())
        await asyncio.wait({bell, stopping, *running}, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        bell.cancel()
