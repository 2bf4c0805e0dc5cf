"""The engine of one process: its worker, the bell that wakes it, and the advancing of test clocks."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Collection
from contextlib import AbstractAsyncContextManager, nullcontext
from functools import partial
from typing import TYPE_CHECKING

import structlog
from sqlalchemy.exc import DBAPIError

from recovery_service.context.core import Core
from recovery_service.db.new_jobs import JOB_CHANNEL, JobPlaces, read_places
from recovery_service.ids import ClockId
from recovery_service.jobs.clock_advance import Advance
from recovery_service.jobs.inside import Inside
from recovery_service.jobs.kinds import LOOPS, OUTWARD, JobKinds, Loop
from recovery_service.jobs.outgoing import Outgoing
from recovery_service.jobs.part import ObserveLag, Part
from recovery_service.jobs.runner import Observe, Runner
from recovery_service.jobs.worker import Parts, Worker
from recovery_service.jobs.worker_session import ObserveSkew, Session

if TYPE_CHECKING:
    from recovery_service.jobs.distributed import Distributed
    from recovery_service.jobs.jetstream import ObserveStream

log = structlog.get_logger()

_POLL_SECONDS = 1.0
_SWEEP_SECONDS = 3600.0

Sweep = Callable[[Core], None]


class Engine:
    """`sweeps` erase what nobody needs any more, and the like; they run at the start and every hour. `loops` are what
    this process works on; where an engine distributes what goes out, `relays` says whether it may publish."""

    def __init__(
        self,
        core: Core,
        kinds: JobKinds,
        observe: Observe,
        sweeps: tuple[Sweep, ...] = (),
        observe_skew: ObserveSkew = lambda seconds: None,
        observe_lag: ObserveLag = lambda kind, seconds: None,
    ) -> None:
        self.core = core
        self.runner = Runner(core, kinds, observe)
        self._sweeps = sweeps
        self._observe_skew = observe_skew
        self._observe_lag = observe_lag
        self._session: Session | None = None
        self.loops: Collection[Loop] = LOOPS
        self.relays = True
        self.observe_stream: ObserveStream = lambda state: None
        self._ring: Callable[[JobPlaces], None] | None = None
        core.database.after_planning.append(self.wake)

    def wake(self, places: JobPlaces = frozenset()) -> None:
        """Wake the worker from any thread: something may be due, in these places first."""
        if self._ring is not None:
            self._ring(places)

    async def run(self, stop: asyncio.Event) -> None:
        """Work until `stop`; belongs to the event loop that runs it."""
        quiet = threading.Event()
        background = [asyncio.create_task(self._sweep_hourly())]
        if not self.core.database.is_sqlite:
            self._session = Session(self.core, self._observe_skew, self.wake, relays=self.relays)
            await asyncio.to_thread(self._session.begin)
            background.append(asyncio.create_task(asyncio.to_thread(self._listen, quiet)))
        try:
            async with self.runner.opened():
                await self._work(stop)
        finally:
            self._ring = None
            quiet.set()
            background[0].cancel()
            await asyncio.gather(*background, return_exceptions=True)
            if self._session is not None:
                await asyncio.to_thread(self._session.end)

    async def _work(self, stop: asyncio.Event) -> None:
        loop = asyncio.get_running_loop()
        async with self._distributed() as distributed, asyncio.TaskGroup() as working:
            parts = partial(self._parts, distributed)
            worker = Worker(self.core, self.runner, parts, self._session, self._observe_lag)
            self._ring = lambda places: _call_soon(loop, partial(worker.wake, places))
            working.create_task(worker.run(stop))
            if distributed is not None:
                working.create_task(distributed.run(stop, self._observe_lag))

    def _parts(self, distributed: Distributed | None, wake: Callable[[], None]) -> Parts:
        """Return what takes the due jobs of each loop: what runs or sends them, or has them distributed."""
        parts: dict[Loop, Part] = {"inside": Inside(self.runner, wake)} if "inside" in self.loops else {}
        if distributed is not None:
            return parts | distributed.parts(wake)
        return parts | {loop: Outgoing(self.runner, loop, wake) for loop in OUTWARD if loop in self.loops}

    def _distributed(self) -> AbstractAsyncContextManager[Distributed | None]:
        urls = self.core.settings.nats_urls
        if self._session is None or not urls:
            return nullcontext()
        # Who distributes nothing loads nothing for it.
        from recovery_service.jobs.distributed import Distributed, stream_name
        from recovery_service.jobs.jetstream import Stream

        with self.core.database.write() as connection:
            stream = Stream(stream_name(connection), urls, self.observe_stream)
        loops = [loop for loop in OUTWARD if loop in self.loops]
        return Distributed(self.core, self.runner, self._session, stream, loops).opened()

    @property
    def may_claim(self) -> bool:
        """Return whether this process takes jobs: the others know that it is there, and its clock is right."""
        return self._session is None or self._session.may_claim

    async def advance(self, clock_id: ClockId, *, seconds: int | None = None, to: int | None = None) -> int:
        """Advance a test clock by `seconds` or to the instant `to` (ms), running everything due on the way.

        The instant it then shows. Raises ServiceError: Invalid for an instant behind, 409 IN_PROGRESS where another
        request keeps the clock busy for minutes.
        """
        return await Advance(self.core, self.runner, clock_id).run(seconds or 0, to)

    async def _sweep_hourly(self) -> None:
        while True:
            for sweep in self._sweeps:
                try:
                    await asyncio.to_thread(sweep, self.core)
                except DBAPIError as error:
                    log.warning("cannot sweep", error=type(error).__name__)
            await asyncio.sleep(_SWEEP_SECONDS)

    def _listen(self, quiet: threading.Event) -> None:
        """Listen for jobs that other processes planned; without it they would start within the worker's idle time."""
        if self.core.database.is_pooled:
            # No server connection is this process's own: it looks instead.
            while not quiet.wait(_POLL_SECONDS):
                self.wake()
            return
        # A service with a database of its own has no need of this driver.
        import psycopg

        engine = self.core.database.engine
        _, address = engine.dialect.create_connect_args(engine.url)
        while not quiet.is_set():
            try:
                with psycopg.connect(**address, autocommit=True) as connection:
                    connection.execute(f"LISTEN {JOB_CHANNEL}")
                    self.core.database.outage.end("listening")
                    self.wake()
                    while not quiet.is_set():
                        for message in connection.notifies(timeout=_POLL_SECONDS, stop_after=1):
                            self.wake(read_places(message.payload))
            except psycopg.OperationalError as error:
                self.core.database.outage.note("listening", error)
                quiet.wait(_POLL_SECONDS)


def _call_soon(loop: asyncio.AbstractEventLoop, callback: Callable[[], None]) -> None:
    if not loop.is_closed():
        loop.call_soon_threadsafe(callback)
