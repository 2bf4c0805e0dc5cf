"""The engine of one process: its worker, the bell that wakes it, and the advancing of test clocks."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Collection
from functools import partial

import structlog
from sqlalchemy.exc import DBAPIError

from recovery_service.context.core import Core
from recovery_service.db.database import JOB_CHANNEL, JobPlaces, read_places
from recovery_service.ids import ClockId
from recovery_service.jobs.clock_advance import Advance
from recovery_service.jobs.kinds import LOOPS, JobKinds, Loop
from recovery_service.jobs.runner import Observe, Runner
from recovery_service.jobs.worker import ObserveLag, Worker
from recovery_service.jobs.worker_session import ObserveSkew, Session

log = structlog.get_logger()

_POLL_SECONDS = 1.0
_SWEEP_SECONDS = 3600.0

Sweep = Callable[[Core], None]


class Engine:
    """`sweeps` erase what nobody needs any more, and the like; they run at the start and every hour. `loops` are what
    this process works on."""

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
        self.loops: Collection[Loop | None] = tuple(LOOPS.values())
        self._ring: Callable[[JobPlaces], None] | None = None
        core.database.after_planning.append(self.wake)

    def wake(self, places: JobPlaces = frozenset()) -> None:
        """Wake the worker from any thread: something may be due, in these places first."""
        if self._ring is not None:
            self._ring(places)

    async def run(self, stop: asyncio.Event) -> None:
        """Work until `stop`; belongs to the event loop that runs it."""
        loop = asyncio.get_running_loop()
        shares = not self.core.database.is_sqlite
        session = Session(self.core, self._observe_skew, self.wake) if shares else None
        self._session = session
        worker = Worker(self.core, self.runner, session, self._observe_lag, self.loops)
        self._ring = lambda places: _call_soon(loop, partial(worker.wake, places))
        quiet = threading.Event()
        background = [asyncio.create_task(self._sweep_hourly())]
        if session is not None:
            await asyncio.to_thread(session.begin)
            background.append(asyncio.create_task(asyncio.to_thread(self._listen, quiet)))
        try:
            await worker.run(stop)
        finally:
            self._ring = None
            quiet.set()
            background[0].cancel()
            await asyncio.gather(*background, return_exceptions=True)
            if session is not None:
                await asyncio.to_thread(session.end)

    @property
    def may_claim(self) -> bool:
        """Return whether this process takes jobs: the others know that it is there, and its clock is right."""
        return self._session is None or self._session.may_claim

    async def advance(self, clock_id: ClockId, *, seconds: int | None = None, to: int | None = None) -> int:
        """Advance a test clock by `seconds` or to the instant `to` (ms), running everything due on the way.

        The instant it then shows. Raises ServiceError: Invalid for an instant behind, 409 IN_PROGRESS where another
        request keeps the clock busy for minutes.
        """
        advance = Advance(self.core, self.runner, clock_id)
        return await (advance.to(to) if to is not None else advance.by(seconds or 0))

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
                    self.wake()
                    while not quiet.is_set():
                        for message in connection.notifies(timeout=_POLL_SECONDS, stop_after=1):
                            self.wake(read_places(message.payload))
            except psycopg.OperationalError as error:
                log.warning("cannot listen", error=type(error).__name__)
                quiet.wait(_POLL_SECONDS)


def _call_soon(loop: asyncio.AbstractEventLoop, callback: Callable[[], None]) -> None:
    if not loop.is_closed():
        loop.call_soon_threadsafe(callback)
