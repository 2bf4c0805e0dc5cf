"""Jobs that talk to the outside, as many at once as a process, each client and each lane may have.

What is taken is read at once and sent as soon as it has a place. A few more are taken than that: sending does not wait
for the table. Each is sent by itself; one thread reads what came meanwhile, another one writes down what ended
meanwhile, and sending waits for neither. A lane that is slow keeps others from nothing.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict, deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, NamedTuple

from recovery_service.db.unavailable import DatabaseAway
from recovery_service.jobs.kinds import Loop, Sent
from recovery_service.jobs.part import Limits, Part, Places
from recovery_service.jobs.queue import Hold, Job, LaneKey
from recovery_service.jobs.runner import AWAY_SECONDS, Runner

LIMITS: Final[dict[Loop, Limits]] = {
    "webhooks": Limits(jobs=256, of_client=128, of_lane=8),
    "messages": Limits(jobs=128, of_client=64, of_lane=4),
    "mailboxes": Limits(jobs=128, of_client=64, of_lane=4),
}
"""Sent at once. One client's receivers may all hang: the other half of the places is for the others."""
LEASED: Final = LIMITS | {"webhooks": Limits(jobs=512, of_client=256, of_lane=32)}
"""Those and the next ones. An endpoint answers within seconds, so twice what is sent at once ends within the
leases; a visit to a mailbox alone may take more than half of one."""
FRESH_SECONDS: Final = 1.0
"""What was read before that is read again once it has a place, and keeps the place meanwhile: its endpoint may be gone,
its lease lost."""
STOP_SECONDS: Final = 1.5
WRITTEN_AT_ONCE: Final = 100
GATHER_SECONDS: Final = 0.05
"""What ended waits so long for others that are being sent to end too: written down among a hundred, one costs a third
of what it costs among twenty."""
PLACE_SECONDS: Final = 0.004
"""A place that its own lane does not need waits so long for others: they are given away together."""


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
        self._runner = runner
        self._on_end = on_end
        # By id and lease: a job that is planned anew while it is sent may be here twice.
        self._jobs: dict[Hold, Job] = {}
        self._new: list[Job] = []
        self._placed: set[Hold] = set()  # read again
        self._ready: defaultdict[LaneKey, deque[_Ready]] = defaultdict(deque)
        self._sending: dict[asyncio.Task[Sent | None], Job] = {}
        self._sent: list[Sent] = []
        self._bell = asyncio.Event()
        self._closing = False
        self._is_write_due = False
        self._is_send_due = False

    def take(self, jobs: Sequence[Job]) -> None:
        self._jobs |= {job.hold: job for job in jobs}
        self._new += jobs
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
        """Write down and read at the same time."""

        async def keep(work: Callable[[], Awaitable[bool]]) -> None:
            while not is_over():
                self._bell.clear()
                if not await work():
                    await self._bell.wait()

        async with asyncio.TaskGroup() as both:
            both.create_task(keep(self._write_down))
            both.create_task(keep(self._read))

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

    async def _write_down(self) -> bool:
        """Write down what ended; False where that waits for more to end."""
        if not self._sent or not (self._is_write_due or self._closing):
            return False
        sent, self._sent, self._is_write_due = self._sent, [], False
        try:
            await asyncio.to_thread(self._runner.finish, sent)
        except DatabaseAway:
            await asyncio.sleep(AWAY_SECONDS)
            if not self._closing:
                # The answers are here: to send again would be for nothing.
                self._sent += sent
                self._write_now()
                return True
        self._end([one.job for one in sent])
        return True

    async def _read(self) -> bool:
        """Read what is sent next; False where nothing is."""
        if not self._new or self._closing:
            return False
        new, self._new = self._new, []
        try:
            messages = await asyncio.to_thread(self._runner.prepare, new)
        except DatabaseAway:
            await asyncio.sleep(AWAY_SECONDS)
            self._new += new
            return True
        read_at = asyncio.get_running_loop().time()
        empty: list[Job] = []
        for job in new:
            has_place = job.hold in self._placed
            self._placed.discard(job.hold)
            if (message := messages.get(job.hold)) is None:
                empty.append(job)
                self._places.let_go([job] if has_place else ())
            elif has_place:
                self._send(_Ready(job, message, read_at))
            else:
                self._ready[job.place].append(_Ready(job, message, read_at))
        if empty:
            self._sent += [Sent(job, None, None) for job in empty if job.hold in messages]
            self._write_now()
            self._end([job for job in empty if job.hold not in messages])
            self.let_go(empty)
        self._send_ready()
        return True

    def _send_ready(self) -> None:
        """Send what has a place, the first of each lane before the second ones."""
        self._is_send_due = False
        fits, rest = self._places.fit([one for lane in self._ready.values() for one in lane])
        self._ready.clear()
        for one in rest:
            self._ready[one.place].append(one)
        for one in fits:
            self._send(one)

    def _pass_on(self, job: Job) -> None:
        """Give the place of one that ended to the next one of its lane, or soon to those of others."""
        if lane := self._ready.get(job.place):
            one = lane.popleft()
            if not lane:
                del self._ready[job.place]
            self._send(one)
            return
        self._places.let_go([job])
        if self._ready and not self._is_send_due:
            self._is_send_due = True
            asyncio.get_running_loop().call_later(PLACE_SECONDS, self._send_ready)

    def _send(self, one: _Ready) -> None:
        if self._closing:
            return
        if asyncio.get_running_loop().time() - one.read_at > FRESH_SECONDS:
            self._placed.add(one.job.hold)
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
        self.let_go([job])
        self._pass_on(job)
        is_last = not (self._sending or self._new or self._ready)
        if is_last or len(self._sent) >= WRITTEN_AT_ONCE:
            self._write_now()
        elif len(self._sent) == 1:
            asyncio.get_running_loop().call_later(GATHER_SECONDS, self._write_now)

    def _write_now(self) -> None:
        """Let what ended wait for nothing more."""
        self._is_write_due = True
        self._bell.set()

    def _end(self, jobs: Sequence[Job]) -> None:
        """Hold no longer what the database knows the outcome of."""
        for job in jobs:
            self._jobs.pop(job.hold, None)
        if jobs:
            self._bell.set()
            self._on_end(jobs)
