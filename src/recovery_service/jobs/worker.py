"""What claims in one process: looks for what is due, of each client in turn, and hands it to what runs or sends it."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from functools import partial
from itertools import groupby
from operator import itemgetter
from typing import Final

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from recovery_service.context.core import Core
from recovery_service.db.new_jobs import JobPlaces
from recovery_service.ids import ClockId
from recovery_service.jobs import claim
from recovery_service.jobs.kinds import Loop
from recovery_service.jobs.part import ObserveLag, Part, observe_lags, ring_or_timeout
from recovery_service.jobs.queue import Job, LaneKey
from recovery_service.jobs.runner import AWAY_SECONDS, Runner
from recovery_service.jobs.worker_session import BEAT_SECONDS, Session, skew_ms

LOOKED_AT: Final = 100
LANES_LOOKED_AT: Final = 64
"""Where more is due than the first look shows: so many lanes are looked into, and others in the next round."""
IDLE_SECONDS: Final = 5.0
FULL_SECONDS: Final = 0.5
PAUSE_SECONDS: Final = 0.005
"""Between rounds that claim: meanwhile more jobs end, and the next round claims more at once."""
RESTS: Final = 4
"""So many times as long as a look at all took it rests before the next one, unless there are lanes that it has not
come to."""

Parts = Mapping[Loop, Part]


class _Round:
    """What one round of claiming for these parts found. `wait` is seconds until the next job is due, 0 where others may
    be due that were not looked at."""

    def __init__(self, runner: Runner, parts: Parts) -> None:
        self._runner, self._parts = runner, parts
        self.fitting: dict[Loop, list[Job]] = {loop: [] for loop in parts}
        self.leased: list[Job] = []
        self.wait = IDLE_SECONDS

    @property
    def count(self) -> int:
        return sum(map(len, self.fitting.values()))

    def has_room(self) -> bool:
        return any(part.has_room() for part in self._parts.values())

    def takes(self, key: LaneKey) -> bool:
        """Return whether there is room for jobs of this lane. What another process works on has none here."""
        part = self._parts.get(self._runner.loop(key[1]))
        return part is not None and part.has_room(key)

    def look_into(self, place: claim.Place, lanes: Sequence[str]) -> None:
        """Claim of the first jobs of each of these lanes what there is room for."""
        of_each = max(part.looked_at_of_lane for part in self._parts.values())
        due = claim.look_into(place, of_each, lanes)
        of_lane = Counter(job.lane for job in due)
        self.claim(place, due, [lane for lane, count in of_lane.items() if count == of_each])

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
    another one.

    Two loops look for jobs. One goes through all that is due; the other one only into lanes of outward jobs that are
    said to have some, so that these wait for no look through what others have planned.
    """

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
        # Inside jobs of a client run in due order: two looks at once would take them out of it.
        self._inside: Parts = {loop: part for loop, part in self._parts.items() if loop == "inside"}
        self._outward: Parts = {loop: part for loop, part in self._parts.items() if loop != "inside"}
        self._bells = asyncio.Event(), asyncio.Event()
        self._is_over = False
        # Where the next look begins: at which clock, and at which lane of a clock.
        self._last_clock = ""
        self._last_lane: defaultdict[ClockId, str] = defaultdict(str)

    def wake(self, places: JobPlaces = frozenset()) -> None:
        """Wake the worker from its own event loop: something may be due, in these places first."""
        for clock_id, lane in places:
            part = self._parts.get(self._runner.loop(lane))
            if part is not None:
                part.expect((ClockId(clock_id), lane))
        for bell in self._bells:
            bell.set()

    async def run(self, stop: asyncio.Event) -> None:
        """Run jobs until `stop` is set; then let what is being sent finish for a moment and release the rest."""
        stopping = asyncio.create_task(stop.wait())
        looking = [asyncio.create_task(look) for look in (self._look_at_all(), self._look_into_outward())]
        running = [(part, asyncio.create_task(part.run())) for part in self._parts.values()]
        tasks = {stopping, *looking, *(task for _, task in running)}
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            stopping.cancel()
            self._is_over = True
            self.wake()
            # What is claimed in this moment is given back by its part.
            await asyncio.wait(looking)
            await asyncio.gather(*(part.close(task) for part, task in running))
            await asyncio.gather(*looking)

    async def _look_at_all(self) -> None:
        clock, rested_at = asyncio.get_running_loop().time, 0.0
        while not self._is_over:
            self._bells[0].clear()
            await self._look_into_low(self._inside)
            wait = rested_at - clock()
            if wait <= 0:
                begun = clock()
                round_ = await self._round(self._parts, self._claim)
                rest = RESTS * (clock() - begun) if round_.wait else 0.0
                rested_at = clock() + rest
                wait = rest if round_.count else round_.wait
            await ring_or_timeout(self._bells[0], wait)
            await asyncio.sleep(PAUSE_SECONDS)

    async def _look_into_outward(self) -> None:
        while not self._is_over:
            self._bells[1].clear()
            await self._look_into_low(self._outward)
            await asyncio.sleep(PAUSE_SECONDS)
            await self._bells[1].wait()

    async def _look_into_low(self, parts: Parts) -> None:
        if lanes := [key for part in parts.values() for key in part.low_lanes()]:
            await self._round(parts, partial(self._claim_in, lanes))

    async def _round(self, parts: Parts, act: Callable[[_Round], None]) -> _Round:
        """Claim what is due and hand it on."""
        round_ = _Round(self._runner, parts)
        if not round_.has_room():
            return round_
        if self._session is not None and not self._session.may_claim:
            round_.wait = BEAT_SECONDS
            return round_
        try:
            await asyncio.to_thread(act, round_)
            self._core.database.outage.end("claiming")
        except DBAPIError as error:
            # The database is away or locked for long: the jobs are safe in it.
            self._core.database.outage.note("claiming", error)
            await asyncio.sleep(AWAY_SECONDS)
        finally:
            # Also what was claimed before that; where it was not, its lease says so.
            round_.hand_on()
            observe_lags(self._core.clock, round_.leased, self._observe_lag)
        return round_

    def _claim_in(self, lanes: Sequence[LaneKey], round_: _Round) -> None:
        clock = self._core.clock
        with self._leasing() as connection:
            for clock_id, keys in groupby(sorted(lanes), key=itemgetter(0)):
                # Due for the database and for this host, as in the look at all.
                now = clock.now_on_clock(connection, clock_id) - max(0, skew_ms(connection, clock.host_ms))
                if place := self._place(connection, clock_id, now):
                    round_.look_into(place, [lane for _, lane in keys])

    def _claim(self, round_: _Round) -> None:
        with self._core.database.read() as connection:
            clocks = claim.clocks(connection)
        # Another clock is the first one each time: none waits until those before it have nothing more to do.
        first = next((at for at, clock in enumerate(clocks) if clock.id > self._last_clock), 0)
        for clock in clocks[first:] + clocks[:first]:
            if clock.due is None:
                continue
            # Due for the database and for this host: no host is early, and what runs finds that its time has come.
            now = min(clock.database_now, self._core.clock.host_ms()) + clock.offset
            if clock.due > now:
                round_.wait = min(round_.wait, (clock.due - now) / 1000)
            elif round_.has_room():
                with self._leasing() as connection:
                    self._claim_on(connection, clock.id, now, round_)
                self._last_clock = clock.id

    def _claim_on(self, connection: Connection, clock_id: ClockId, now: int, round_: _Round) -> None:
        place, before = self._place(connection, clock_id, now), round_.count
        if place is None:
            return
        due = claim.look(place, LOOKED_AT)
        is_deeper = len(due) == LOOKED_AT
        round_.claim(place, due, {job.lane for job in due} if is_deeper else ())
        if is_deeper:
            self._look_into_lanes(place, round_)
        if round_.count == before:
            # What is due has no place, or is just being claimed by somebody else.
            round_.wait = min(round_.wait, FULL_SECONDS)

    def _look_into_lanes(self, place: claim.Place, round_: _Round) -> None:
        """Claim from some lanes after the other, and from others in the next round: more is due than the first query
        returned."""
        clock_id = place.clock_id
        heads = claim.lanes_after(place, self._last_lane[clock_id], LANES_LOOKED_AT)
        round_.look_into(place, [lane for lane, is_due in heads if is_due and round_.takes((clock_id, lane))])
        is_last = len(heads) < LANES_LOOKED_AT
        self._last_lane[clock_id] = "" if is_last else heads[-1][0]
        if not is_last:
            round_.wait = 0

    def _place(self, connection: Connection, clock_id: ClockId, now: int) -> claim.Place | None:
        """Return where to claim; None while somebody advances this clock: who does runs what is due on it."""
        if self._core.clock.test and not claim.is_free(connection, clock_id):
            return None
        session = claim.NO_SESSION if self._session is None else self._session.id
        return claim.Place(connection, clock_id, now, session)

    def _leasing(self) -> AbstractContextManager[Connection]:
        """Open a transaction that leases jobs. A loss of power that deletes a lease has also ended the process that
        held it where the database is its own; a server that is lost alone must not forget who sends."""
        database = self._core.database
        return database.write_without_sync() if database.is_sqlite else database.write()
