"""Outward jobs that JetStream distributes: a relay publishes which are due, and whoever receives one takes its row.

The table stays what is true. A row is leased by who sends it, as in one process; a message says only that it waits.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Final, NamedTuple

from nats.aio.msg import Msg
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from recovery_service.context.core import Core
from recovery_service.db.tables import installation
from recovery_service.ids import ClockId
from recovery_service.jobs import claim
from recovery_service.jobs.jetstream import UNREACHABLE, Stream
from recovery_service.jobs.kinds import OUTWARD, Loop
from recovery_service.jobs.outgoing import Outgoing
from recovery_service.jobs.part import Limits, ObserveLag, Part, Places, observe_lags, ring_or_timeout
from recovery_service.jobs.queue import Job, LaneKey
from recovery_service.jobs.runner import AWAY_SECONDS, Runner
from recovery_service.jobs.worker_session import Session

RELAYED: Final = Limits(jobs=4096, of_client=512, of_lane=64)
"""Published, and nobody sends it yet. The rest waits in the table, where each lane has its turn."""
PULLED: Final = Limits(jobs=1024, of_client=RELAYED.of_client, of_lane=RELAYED.of_lane)
"""Received, and waiting for a place. What is more goes back, for another process."""
TRUSTED_SECONDS: Final = 10.0
"""So long a message is believed to stand in the stream; then it is published again, which is refused where it does."""
BUSY_SECONDS: Final = 2.0
ALIVE_SECONDS: Final = 1.5
PULLED_AT_ONCE: Final = 256
PULL_SECONDS: Final = 2.0


class Distributed:
    """What one process sends of the `loops` where jobs are distributed, and whether it may publish."""

    def __init__(
        self, core: Core, runner: Runner, session: Session, stream: Stream, loops: Collection[Loop]
    ) -> None:
        self._session = session
        self._stream = stream
        self._consumers = [Consumer(core, runner, loop, stream, session) for loop in loops]

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[Distributed]:
        async with self._stream.opened():
            yield self

    def parts(self, wake: Callable[[], None]) -> dict[Loop, Part]:
        loops = OUTWARD if self._session.relays else ()
        return {loop: Relay(loop, self._stream, self._session, wake) for loop in loops}

    async def run(self, stop: asyncio.Event, observe_lag: ObserveLag) -> None:
        await asyncio.gather(*(consumer.run(stop, observe_lag) for consumer in self._consumers))


def stream_name(connection: Connection) -> str:
    """Return the name of this installation's stream: several of them may share servers."""
    return installation.get_or_store(connection, "stream", f"recovery-{secrets.token_hex(4)}")


class Relay(Part):
    """Publishes what is due, of each lane in turn. One process of all does; another one follows when it is gone."""

    leases = False
    # What is published stands before what is not: a look has to reach beyond it.
    looked_at_of_lane = RELAYED.of_lane

    def __init__(self, loop: Loop, stream: Stream, session: Session, wake: Callable[[], None]) -> None:
        super().__init__(RELAYED, wake)
        self._look = wake
        self._loop = loop
        self._stream = stream
        self._session = session
        self._published: dict[str, tuple[Job, float]] = {}
        self._new: list[Job] = []
        self._bell = asyncio.Event()

    def has_room(self, key: LaneKey | None = None) -> bool:
        return self._session.is_relay and self._stream.ready.is_set() and super().has_room(key)

    def has(self, job: Job) -> bool:
        return job.id in self._published

    def take(self, jobs: Sequence[Job]) -> None:
        until = time.monotonic() + TRUSTED_SECONDS
        self._published |= {job.id: (job, until) for job in jobs}
        self._new += jobs
        self._bell.set()

    async def run(self) -> None:
        await self._stream.ready.wait()
        await self._stream.subscribe_to_leased(self._loop, self._forget)
        self._look()
        while True:
            self._bell.clear()
            jobs, self._new = self._new, []
            publishing = (self._stream.publish(self._loop, job) for job in jobs)
            results = await asyncio.gather(*publishing, return_exceptions=True)
            failed = {job.id: error for job, error in zip(jobs, results, strict=True) if error is not None}
            if failed:
                await self._stream.note(next(iter(failed.values())))
                await asyncio.sleep(AWAY_SECONDS)
            now = time.monotonic()
            self._forget([*failed, *(id_ for id_, (_, until) in self._published.items() if until < now)])
            await ring_or_timeout(self._bell, AWAY_SECONDS)

    def _forget(self, ids: Sequence[str]) -> None:
        self.let_go([self._published.pop(id_)[0] for id_ in ids if id_ in self._published])

    async def close(self, running: asyncio.Task[None]) -> None:
        running.cancel()
        await asyncio.wait({running})


class _Pulled(NamedTuple):
    """A message that was received, and the job that it is about."""

    place: LaneKey
    id: str
    message: Msg

    @classmethod
    def of(cls, message: Msg) -> _Pulled:
        clock_id, lane = json.loads(message.data)
        return cls((ClockId(clock_id), lane), message.subject.rpartition(".")[2], message)


class Consumer:
    """Receives the messages of one loop, leases their jobs and sends them. A message that is not acknowledged comes
    again, here or to another process."""

    def __init__(self, core: Core, runner: Runner, loop: Loop, stream: Stream, session: Session) -> None:
        self._core = core
        self._loop = loop
        self._stream = stream
        self._session = session
        self._bell = asyncio.Event()
        self._places = Places(PULLED)
        self._outgoing = Outgoing(runner, loop, self._bell.set, self._end)
        self._waiting: list[_Pulled] = []
        self._sending: dict[str, _Pulled] = {}
        self._saying: set[asyncio.Task[None]] = set()

    async def run(self, stop: asyncio.Event, observe_lag: ObserveLag) -> None:
        sending = asyncio.create_task(self._outgoing.run())
        work = (self._receive(stop), self._send(stop, observe_lag), self._hold_on(), stop.wait())
        others = [asyncio.create_task(part) for part in work]
        await asyncio.wait({sending, *others}, return_when=asyncio.FIRST_COMPLETED)
        for task in others:
            task.cancel()
        await self._outgoing.close(sending)
        await asyncio.gather(*others, *self._saying, return_exceptions=True)

    async def _receive(self, stop: asyncio.Event) -> None:
        await self._stream.ready.wait()
        subscription = await self._stream.subscribe(self._loop)
        # A cancellation in the moment in which a message comes is lost.
        while not stop.is_set():
            room = min(PULLED_AT_ONCE, PULLED.jobs - self._places.count)
            if room <= 0 or not self._session.may_claim:
                await asyncio.sleep(AWAY_SECONDS)
                continue
            try:
                came = [_Pulled.of(message) for message in await subscription.fetch(room, PULL_SECONDS)]
            except TimeoutError:
                continue
            except UNREACHABLE as error:
                await self._stream.note(error)
                await asyncio.sleep(AWAY_SECONDS)
                continue
            fits, rest = self._places.fit(came)
            self._waiting += fits
            self._bell.set()
            await _say(*(partial(one.message.nak, BUSY_SECONDS) for one in rest))

    async def _send(self, stop: asyncio.Event, observe_lag: ObserveLag) -> None:
        while not stop.is_set():
            self._bell.clear()
            fits, self._waiting = self._outgoing.fit(self._waiting)
            if not fits:
                await self._bell.wait()
                continue
            try:
                jobs, waiting = await asyncio.to_thread(self._lease, fits)
                self._core.database.outage.end("leasing")
            except DBAPIError as error:
                self._core.database.outage.note("leasing", error)
                await asyncio.sleep(AWAY_SECONDS)
                self._outgoing.let_go(fits)
                self._waiting += fits
                continue
            pulled = {one.id: one for one in fits}
            self._sending |= {job.id: pulled.pop(job.id) for job in jobs}
            self._outgoing.take(jobs)
            self._outgoing.let_go(pulled.values())
            self._places.let_go(fits)
            observe_lags(self._core.clock, jobs, observe_lag)
            await _say(partial(self._stream.report_leased, self._loop, [job.id for job in jobs]))
            for id_, one in pulled.items():
                # What waits for somebody or something comes again; of what is not due any more nothing is left to do.
                await _say(partial(one.message.nak, BUSY_SECONDS) if id_ in waiting else one.message.ack)

    def _lease(self, pulled: Sequence[_Pulled]) -> tuple[list[Job], set[str]]:
        """Lease of these jobs what is due and nobody's; return which of them are due, whoever has them."""
        jobs: list[Job] = []
        due: set[str] = set()
        with self._core.database.write() as connection:
            for clock_id in sorted({clock_id for (clock_id, _), *_ in pulled}):
                ids = [one.id for one in pulled if one.place[0] == clock_id]
                now = self._core.clock.now_on_clock(connection, clock_id)
                place = claim.Place(connection, clock_id, now, self._session.id)
                # Who advances a clock runs what is due on it.
                if not self._core.clock.test or claim.is_free(connection, clock_id):
                    jobs += claim.lease(place, claim.look_at(place, ids))
                due |= claim.still_due(place, ids)
        return jobs, due

    async def _hold_on(self) -> None:
        """Say of what waits here or is sent that somebody has it."""
        while True:
            await asyncio.sleep(ALIVE_SECONDS)
            await _say(*(one.message.in_progress for one in (*self._waiting, *self._sending.values())))

    def _end(self, jobs: Sequence[Job]) -> None:
        ended = [self._sending.pop(job.id).message.ack for job in jobs if job.id in self._sending]
        task = asyncio.create_task(_say(*ended))
        self._saying.add(task)
        task.add_done_callback(self._saying.discard)


async def _say(*words: Callable[[], Awaitable[None]]) -> None:
    """Say something of messages. What does not arrive is said of them when they come again."""
    for word in words:
        with suppress(*UNREACHABLE):
            await word()
