"""Jobs that stay inside the database: one process runs them one after the other, of each client in turn."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from typing import Final

from recovery_service.jobs.queue import InLane, Job, LaneKey
from recovery_service.jobs.runner import Runner

MAX_JOBS: Final = 128
MAX_JOBS_IN_LANE: Final = 32
LOW: Final = 16


class Inside:
    """Transitions that one process has leased; belongs to one event loop. `wake` is called where there is room."""

    def __init__(self, runner: Runner, wake: Callable[[], None]) -> None:
        self._runner = runner
        self._wake = wake
        self._lanes: dict[LaneKey, deque[Job]] = {}
        self._with_more: set[LaneKey] = set()
        self._bell = asyncio.Event()
        self._closing = False
        self._was_full = False

    def room(self) -> int:
        """Return how many more jobs may be taken."""
        room = MAX_JOBS - sum(map(len, self._lanes.values()))
        self._was_full = room <= 0
        return room

    def room_in_lane(self, key: LaneKey) -> int:
        """Return how many more jobs of this lane may be taken."""
        return MAX_JOBS_IN_LANE - len(self._lanes.get(key, ()))

    def low_lanes(self) -> list[LaneKey]:
        """Return those of which there are more in the table and few here."""
        return [key for key in self._with_more if len(self._lanes.get(key, ())) <= LOW]

    def note_more(self, key: LaneKey, *, has_more: bool) -> None:
        """Remember whether there are more of this lane in the table."""
        (self._with_more.add if has_more else self._with_more.discard)(key)

    def take(self, jobs: Iterable[InLane]) -> None:
        """Run these soon, each lane's in this order."""
        for job, lane in jobs:
            self._lanes.setdefault((job.clock_id, lane), deque()).append(job)
        self._bell.set()

    async def run(self) -> None:
        """Run what is taken, until `close`."""
        while not self._closing:
            self._bell.clear()
            group = self._next()
            if not group:
                await self._bell.wait()
                continue
            await asyncio.to_thread(self._runner.run_inside, group)
            self._call_for_more()

    def _next(self) -> list[Job]:
        """Return jobs that may share a transaction: one of each lane, as long as there are any."""
        group: list[Job] = []
        while self._lanes and len(group) < self._runner.group_size:
            key = next(iter(self._lanes))
            jobs = self._lanes.pop(key)
            group.append(jobs.popleft())
            if jobs:
                self._lanes[key] = jobs  # behind all others
        return group

    def _call_for_more(self) -> None:
        if self.low_lanes() or (self._was_full and self.room() > MAX_JOBS // 2):
            self._wake()

    async def close(self, running: asyncio.Task[None]) -> None:
        """Let what runs end; everything else is given back. `running` is the task of `run`."""
        self._closing = True
        self._bell.set()
        await running
        left = [job for jobs in self._lanes.values() for job in jobs]
        if left:
            await asyncio.to_thread(self._runner.give_back, left)
