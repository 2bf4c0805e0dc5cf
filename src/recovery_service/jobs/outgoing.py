"""Jobs that talk to the outside, as many at once as a process, each client and each lane may have.

What is taken is read and sent as soon as it has a place. A few more are taken than that, and a few of those are read
before they have a place: sending does not wait for the table. Each is sent by itself; one thread reads what came
meanwhile, another one writes down what ended meanwhile, and sending waits for neither. A lane that is slow keeps others
from nothing.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict, deque
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final, NamedTuple

from recovery_service.db.unavailable import DatabaseAway
from recovery_service.jobs.kinds import Loop, Sent
from recovery_service.jobs.part import Limits, Part, Places
from recovery_service.jobs.queue import Hold, Job, LaneKey
from recovery_service.jobs.runner import AWAY_SECONDS, Runner

LIMITS: Final[dict[Loop, Limits]] = {
    "webhooks": Limits(jobs=128, of_client=64, of_lane=8),
    "messages": Limits(jobs=128, of_client=64, of_lane=4),
    "mailboxes": Limits(jobs=128, of_client=64, of_lane=4),
}
"""Sent at once. One client's receivers may all hang: the other half of the places is for the others."""
LEASED: Final = LIMITS | {"webhooks": Limits(jobs=512, of_client=256, of_lane=32)}
"""Those and the next ones. An endpoint answers within seconds, so four times what is sent at once ends within the
leases; a visit to a mailbox alone may take more than half of one."""
READ: Final = LIMITS | {"webhooks": Limits(jobs=256, of_client=128, of_lane=16)}
"""Those that are sent and the next ones, which wait for a place and not for the table."""
FRESH_SECONDS: Final = 1.0
"""What was read before that is read again once it has a place: its endpoint may be gone, its lease lost."""
STOP_SECONDS: Final = 1.5
WRITTEN_AT_ONCE: Final = 100
GATHER_SECONDS: Final = 0.05
"""What ended waits so long for others that are being sent to end too: written down among a hundred, one costs a third
of what it costs among twenty."""
READ_SECONDS: Final = 0.004
"""What gets a place waits so long for others that get one too: they are read together."""


class _Ready(NamedTuple):
    """A job with what is to be sent, read at this moment of the event loop's clock."""

    job: Job
    message: Any
    read_at: float

    @property
    def place(self) -> LaneKey:
        return self.job.place


class Outgoing(Part):
    """The outward jobs of a loop that one process has leased: what is sent at once, and the next ones, which wait
    for a place. `on_end` hears of those that it holds no longer."""

    def __init__(
        self,
        runner: Runner,
        loop: Loop,
        wake: Callable[[], None] = lambda: None,
        on_end: Callable[[Sequence[Job]], None] = lambda jobs: None,
    ) -> None:
        super().__init__(LEASED[loop], wake)
        self._places = Places(LIMITS[loop])
        self._read_places = Places(READ[loop])
        self._runner = runner
        self._on_end = on_end
        # By id and lease: a job that is planned anew while it is sent may be here twice.
        self._jobs: dict[Hold, Job] = {}
        self._waiting: list[Job] = []
        self._new: list[Job] = []
        self._ready: defaultdict[LaneKey, deque[_Ready]] = defaultdict(deque)
        self._sending: dict[asyncio.Task[Sent | None], Job] = {}
        self._sent: list[Sent] = []
        self._bell = asyncio.Event()
        self._closing = False
        self._is_write_due = False
        self._is_read_due = False
        self._is_send_due = False

    def take(self, jobs: Sequence[Job]) -> None:
        self._jobs |= {job.hold: job for job in jobs}
        self._waiting += jobs
        self._bell.set()

    async def send_all(self, jobs: Sequence[Job]) -> None:
        """Send all of these, whatever their number, and return once they have ended."""
        self.hold(jobs)
        self.take(jobs)
        try:
            await self._work_until(lambda: not self._jobs)
        finally:
            await self._give_up()

    async def run(self) -> None:
        await self._work_until(lambda: self._closing and not self._sending and not self._sent)

    async def _work_until(self, is_over: Callable[[], bool]) -> None:
        """Write down and read at the same time, until neither goes on and `is_over`."""
        begin = (self._begin_writing, self._begin_reading)
        running: list[asyncio.Task[None] | None] = [None, None]
        try:
            while True:
                self._bell.clear()
                for at, task in enumerate(running):
                    if task is not None and task.done():
                        running[at] = None
                        task.result()
                    running[at] = running[at] or begin[at]()
                if not any(running) and is_over():
                    return
                await self._bell.wait()
        finally:
            for task in running:
                if task is not None:
                    task.cancel()

    async def close(self, running: asyncio.Task[None]) -> None:
        """Give what is being sent a moment to end."""
        self._closing = True
        self._bell.set()
        await asyncio.wait({running}, timeout=STOP_SECONDS)
        await self._give_up()
        await running

    async def _give_up(self) -> None:
        for task in list(self._sending):
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)
        self._bell.set()
        if left := list(self._jobs.values()):
            await asyncio.to_thread(self._runner.give_back, left)
            self._on_end(left)

    def _begin_writing(self) -> asyncio.Task[None] | None:
        """Return the task that writes down what ended; None where that waits for more to end."""
        if not self._sent or not (self._is_write_due or self._closing):
            return None
        sent, self._sent, self._is_write_due = self._sent, [], False
        return self._begin(self._write_down(sent))

    def _begin_reading(self) -> asyncio.Task[None] | None:
        """Return the task that reads what is sent next; None where nothing is."""
        self._is_read_due = False
        if self._waiting:
            fits, self._waiting = self._read_places.fit(self._waiting)
            self._new += fits
        if not self._new or self._closing:
            return None
        new, self._new = self._new, []
        return self._begin(self._read(new))

    def _begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        task.add_done_callback(lambda _: self._bell.set())
        return task

    async def _write_down(self, sent: list[Sent]) -> None:
        try:
            await asyncio.to_thread(self._runner.finish, sent)
        except DatabaseAway:
            await asyncio.sleep(AWAY_SECONDS)
            if not self._closing:
                # The answers are here: to send again would be for nothing.
                self._sent += sent
                self._write_now()
                return
        self._end([one.job for one in sent])

    async def _read(self, new: list[Job]) -> None:
        try:
            messages = await asyncio.to_thread(self._runner.prepare, new)
        except DatabaseAway:
            await asyncio.sleep(AWAY_SECONDS)
            self._new += new
            return
        read_at = asyncio.get_running_loop().time()
        for job in new:
            if messages.get(job.hold) is not None:
                self._ready[job.place].append(_Ready(job, messages[job.hold], read_at))
        self._send_ready()
        if empty := [job for job in new if messages.get(job.hold) is None]:
            self._sent += [Sent(job, None, None) for job in empty if job.hold in messages]
            self._write_now()
            self._end([job for job in empty if job.hold not in messages])
            self._leave(empty)

    def _send_ready(self) -> None:
        """Send what has a place, the first of each lane before the second ones."""
        self._is_send_due = False
        fits, rest = self._places.fit([one for lane in self._ready.values() for one in lane])
        self._ready.clear()
        for one in rest:
            self._ready[one.place].append(one)
        for one in fits:
            self._send(one)

    def _send_next(self, key: LaneKey) -> None:
        """Give the place of one that ended to the next one of its lane, or soon to those of others."""
        lane = self._ready.get(key)
        if lane and self._places.has_room(key):
            one = lane.popleft()
            if not lane:
                del self._ready[key]
            self._places.hold([one])
            self._send(one)
        elif self._ready and not self._is_send_due:
            self._is_send_due = True
            asyncio.get_running_loop().call_later(READ_SECONDS, self._send_ready)

    def _send(self, one: _Ready) -> None:
        if self._closing:
            return
        if asyncio.get_running_loop().time() - one.read_at > FRESH_SECONDS:
            self._places.let_go([one])
            self._new.append(one.job)
            self._bell.set()
            return
        task = asyncio.create_task(self._runner.send(one.job, one.message))
        self._sending[task] = one.job
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Sent | None]) -> None:
        job = self._sending.pop(task)
        if not task.cancelled():
            sent = task.result()
            if sent is None:
                self._end([job])
            else:
                self._sent.append(sent)
        self._places.let_go([job])
        self._leave([job])
        self._send_next(job.place)
        is_last = not (self._sending or self._waiting or self._new or self._ready)
        if is_last or len(self._sent) >= WRITTEN_AT_ONCE:
            self._write_now()
        elif len(self._sent) == 1:
            asyncio.get_running_loop().call_later(GATHER_SECONDS, self._write_now)

    def _leave(self, jobs: Sequence[Job]) -> None:
        """Make room for others."""
        self._read_places.let_go(jobs)
        self.let_go(jobs)
        if self._waiting and not self._is_read_due:
            self._is_read_due = True
            asyncio.get_running_loop().call_later(READ_SECONDS, self._bell.set)

    def _write_now(self) -> None:
        """Let what ended wait for nothing more."""
        self._is_write_due = True
        self._bell.set()

    def _end(self, jobs: Sequence[Job]) -> None:
        """Hold no longer what the database knows the outcome of."""
        for job in jobs:
            self._jobs.pop(job.hold, None)
        if jobs:
            self._on_end(jobs)
