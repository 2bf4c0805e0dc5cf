"""Jobs that talk to the outside, as many at once as a process and each lane may have.

Each is sent by itself, while what the database has to know is gathered: one thread writes down all that ended
meanwhile, another reads what is to be sent next, a little ahead. Sending waits for neither, and reading does not wait
for the disk that writing waits for. A lane that is slow keeps others from nothing.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from collections.abc import Callable, Coroutine, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from recovery_service.ids import ClockId
from recovery_service.jobs.kinds import Prepared, Sent
from recovery_service.jobs.queue import InLane, Job, LaneKey, client_of
from recovery_service.jobs.runner import Runner

SENT_AT_ONCE: Final = 128
SENT_AT_ONCE_OF_CLIENT: Final = 64
"""One client's receivers may all hang: the other half of the places is for the others."""
LANE_AT_ONCE: Final = 4
READ_AT_ONCE: Final = 512
READ_AT_ONCE_OF_CLIENT: Final = 256
MAX_JOBS: Final = 2048
MAX_JOBS_OF_CLIENT: Final = 512
MAX_JOBS_IN_LANE: Final = 32
"""Of one lane, sent at the moment or waiting for that: enough to fill every turn, few enough to be through before
their leases end."""
LANE_LOW: Final = 16
FRESH_SECONDS: Final = 0.5
"""What was read longer ago is read again before it is sent."""
WAIT_SECONDS: Final = 30.0
"""Who waits longer gives its place back: its lease has to outlast the sending too."""
STOP_SECONDS: Final = 1.5
WRITTEN_AT_ONCE: Final = 100
GATHER_SECONDS: Final = 0.05
"""What ended waits so long for others that are being sent to end too: written down among a hundred, one costs a third
of what it costs among twenty."""


class _Next(NamedTuple):
    """Reading to start now, and those that waited too long."""

    reading: list[tuple[Job, _Lane]]
    late: list[Job]


@dataclass
class _Lane:
    """Jobs of one clock and lane: `waiting` with the moment they came, `ready` with what to send and the moment it was
    read, as many ahead as `depth`: a lane that is quick gets more of them, a slow one would only let them grow old.
    `has_more`: there are more in the table. `client` is whose jobs they are."""

    client: str
    waiting: deque[tuple[Job, float]] = field(default_factory=deque)
    reading: int = 0
    ready: deque[tuple[Job, Any, float]] = field(default_factory=deque)
    running: int = 0
    depth: int = LANE_AT_ONCE
    has_more: bool = False

    @property
    def ahead(self) -> int:
        """Read or being read."""
        return self.reading + len(self.ready)

    @property
    def job_count(self) -> int:
        return len(self.waiting) + self.ahead + self.running

    @property
    def is_low(self) -> bool:
        return self.has_more and self.job_count <= LANE_LOW

    @property
    def is_idle(self) -> bool:
        return not self.job_count and not self.has_more


class Outgoing:
    """The outward jobs that one process holds; belongs to one event loop. `wake` is called where there is room."""

    def __init__(self, runner: Runner, wake: Callable[[], None] = lambda: None) -> None:
        self._runner = runner
        self._wake = wake
        self._lanes: dict[LaneKey, _Lane] = {}
        # By id and lease: a job that is planned anew while it is sent may be here twice.
        self._jobs: dict[tuple[str, str], tuple[Job, _Lane]] = {}
        self._sending: dict[asyncio.Task[Sent | None], tuple[Job, _Lane]] = {}
        self._job_counts: Counter[str] = Counter()  # of each client
        self._running: Counter[str] = Counter()  # of each client
        self._sent: list[Sent] = []
        self._bell = asyncio.Event()
        self._closing = False
        self._was_full = False
        self._is_write_due = False

    def room(self) -> int:
        """Return how many more jobs may be taken."""
        room = MAX_JOBS - len(self._jobs)
        self._was_full = room <= 0
        return room

    def room_in_lane(self, key: LaneKey) -> int:
        """Return how many more jobs of this lane may be taken."""
        lane = self._lanes.get(key)
        of_lane = 0 if lane is None else lane.job_count
        return min(MAX_JOBS_IN_LANE - of_lane, MAX_JOBS_OF_CLIENT - self._job_counts[client_of(key[1])])

    def low_lanes(self) -> list[LaneKey]:
        """Return those of which there are more in the table and few here."""
        return [key for key, lane in self._lanes.items() if lane.is_low and self.room_in_lane(key) > 0]

    def note_more(self, key: LaneKey, *, has_more: bool) -> None:
        """Remember whether there are more of this lane in the table."""
        if has_more or key in self._lanes:
            self._lane(*key).has_more = has_more

    def take(self, jobs: Iterable[InLane]) -> None:
        """Send these soon."""
        for key in [key for key, lane in self._lanes.items() if lane.is_idle]:
            del self._lanes[key]
        for job, name in jobs:
            self._hold(job, self._lane(job.clock_id, name))
        self._bell.set()

    async def send_all(self, jobs: Sequence[InLane]) -> None:
        """Send all of these, whatever their number, and returns once they have ended."""
        for job, name in jobs:
            self._hold(job, self._lane(job.clock_id, name))
        try:
            await self._work_until(lambda: not self._jobs)
        finally:
            await self._give_up()

    async def run(self) -> None:
        """Send what is taken, until `close`."""
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
        """Give what is being sent a moment to finish and release everything else.

        `running` is the task of `run`.
        """
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
        if self._jobs:
            await asyncio.to_thread(self._runner.give_back, [job for job, _ in self._jobs.values()])

    def _begin_writing(self) -> asyncio.Task[None] | None:
        """Return the task that writes down what ended; None where that waits for more to end."""
        if not self._sent or not (self._is_write_due or self._closing):
            return None
        sent, self._sent, self._is_write_due = self._sent, [], False
        return self._begin(self._write_down(sent))

    def _begin_reading(self) -> asyncio.Task[None] | None:
        """Return the task that reads what is sent next; None where nothing is."""
        reading, late = self._next()
        return self._begin(self._read(reading, late)) if reading or late else None

    def _begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        task.add_done_callback(lambda _: self._bell.set())
        return task

    async def _write_down(self, sent: list[Sent]) -> None:
        await asyncio.to_thread(self._runner.finish, sent)
        self._let_go([one.job for one in sent])
        self._ask_for_more()

    async def _read(self, reading: list[tuple[Job, _Lane]], late: list[Job]) -> None:
        prepared = await asyncio.to_thread(self._in_database, [job for job, _ in reading], late)
        self._let_go(late)
        messages = {job.id: message for job, message in prepared}
        now = time.monotonic()
        for job, lane in reading:
            lane.reading -= 1
            if job.id not in messages:
                self._let_go([job])
            elif messages[job.id] is None:
                self._sent.append(Sent(job, None, None))
                self._is_write_due = True
            else:
                lane.ready.append((job, messages[job.id], now))
        self._start()
        self._ask_for_more()

    def _in_database(self, reading: list[Job], late: list[Job]) -> list[Prepared]:
        if late:
            self._runner.give_back(late)
        return self._runner.prepare(reading) if reading else []

    def _next(self) -> _Next:
        """Return what to read now, one of each lane after the other, and the jobs that waited too long."""
        reading: list[tuple[Job, _Lane]] = []
        late: list[Job] = []
        of_client: Counter[str] = Counter()
        for lane in self._lanes.values():
            of_client[lane.client] += lane.ahead + lane.running
        lanes = [] if self._closing else sorted(self._lanes.values(), key=lambda lane: of_client[lane.client])
        room = READ_AT_ONCE - of_client.total()
        patience = time.monotonic() - WAIT_SECONDS
        while room > 0 and (lanes := [lane for lane in lanes if self._reads(lane, of_client)]):
            for lane in lanes[:room]:
                job, since = lane.waiting.popleft()
                if since < patience:
                    late.append(job)
                    lane.has_more = True
                else:
                    reading.append((job, lane))
                    lane.reading += 1
                    of_client[lane.client] += 1
                    room -= 1
        return _Next(reading, late)

    def _reads(self, lane: _Lane, of_client: Counter[str]) -> bool:
        """Return whether another job of this lane is read: what cannot be sent soon would only grow old."""
        return (
            bool(lane.waiting)
            and lane.ahead + lane.running < LANE_AT_ONCE + lane.depth
            and of_client[lane.client] < READ_AT_ONCE_OF_CLIENT
            and self._running[lane.client] < SENT_AT_ONCE_OF_CLIENT
        )

    def _start(self) -> None:
        """Send what is ready, one of each lane after the other; first of those that owe no answer, for the others may
        be about to open their next connection in vain."""
        lanes = sorted(
            (lane for lane in self._lanes.values() if lane.ready),
            key=lambda lane: (self._running[lane.client], lane.running),
        )
        while lanes and len(self._sending) < SENT_AT_ONCE:
            lanes = [lane for lane in lanes if self._start_one(lane)]

    def _start_one(self, lane: _Lane) -> bool:
        if (
            self._closing
            or not lane.ready
            or lane.running >= LANE_AT_ONCE
            or len(self._sending) >= SENT_AT_ONCE
            or self._running[lane.client] >= SENT_AT_ONCE_OF_CLIENT
        ):
            return False
        if time.monotonic() - lane.ready[0][2] > FRESH_SECONDS:
            lane.waiting.extendleft((job, read_at) for job, _, read_at in reversed(lane.ready))
            lane.ready.clear()
            lane.depth = 1
            self._bell.set()
            return False
        job, message, _ = lane.ready.popleft()
        lane.depth = min(MAX_JOBS_IN_LANE, 2 * lane.depth)
        task = asyncio.create_task(self._runner.send(job, message))
        self._sending[task] = job, lane
        task.add_done_callback(self._ended)
        lane.running += 1
        self._running[lane.client] += 1
        return True

    def _ended(self, task: asyncio.Task[Sent | None]) -> None:
        job, lane = self._sending.pop(task)
        was_limited = (
            len(self._sending) + 1 >= SENT_AT_ONCE or self._running[lane.client] >= SENT_AT_ONCE_OF_CLIENT
        )
        lane.running -= 1
        _count_off(self._running, lane.client)
        if not task.cancelled():
            sent = task.result()
            if sent is None:
                self._let_go([job])
            else:
                self._sent.append(sent)
        if was_limited:
            self._start()
        else:
            self._start_one(lane)
        if not self._sending or len(self._sent) >= WRITTEN_AT_ONCE:
            self._write_now()
        elif len(self._sent) == 1:
            asyncio.get_running_loop().call_later(GATHER_SECONDS, self._write_now)
        if lane.waiting and lane.ahead <= LANE_AT_ONCE:
            self._bell.set()

    def _write_now(self) -> None:
        """Let what ended wait for nothing more."""
        self._is_write_due = True
        self._bell.set()

    def _lane(self, clock_id: ClockId, name: str) -> _Lane:
        return self._lanes.setdefault((clock_id, name), _Lane(client_of(name)))

    def _hold(self, job: Job, lane: _Lane) -> None:
        self._jobs[job.id, job.lease] = (job, lane)
        self._job_counts[lane.client] += 1
        lane.waiting.append((job, time.monotonic()))

    def _let_go(self, jobs: Iterable[Job]) -> None:
        for job in jobs:
            entry = self._jobs.pop((job.id, job.lease), None)
            if entry is not None:
                _count_off(self._job_counts, entry[1].client)

    def _ask_for_more(self) -> None:
        if self.low_lanes() or (self._was_full and len(self._jobs) <= MAX_JOBS // 2):
            self._was_full = False
            self._wake()


def _count_off(counts: Counter[str], client: str) -> None:
    """Count one less for this client; drop a client whose count is zero."""
    counts[client] -= 1
    if not counts[client]:
        del counts[client]
