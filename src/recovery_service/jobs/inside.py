"""Jobs that stay inside the database: one process runs them one after the other, of each client in turn."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import Final

from recovery_service.db.unavailable import DatabaseAway
from recovery_service.jobs.part import Limits, Part
from recovery_service.jobs.queue import Job, LaneKey
from recovery_service.jobs.runner import AWAY_SECONDS, Runner

LIMITS: Final = Limits(jobs=128, of_client=32, of_lane=32)
TRANSACTION_SECONDS: Final = 0.02
"""No more jobs share a transaction than took so long the last time: on SQLite nobody else writes meanwhile."""


class Inside(Part):
    """Transitions that one process has leased."""

    def __init__(self, runner: Runner, wake: Callable[[], None]) -> None:
        super().__init__(LIMITS, wake)
        self._runner = runner
        self._lanes: dict[LaneKey, deque[Job]] = {}
        self._bell = asyncio.Event()
        self._closing = False
        self._group_size = runner.group_size

    def take(self, jobs: Sequence[Job]) -> None:
        """Run these soon, each lane's in this order."""
        for job in jobs:
            self._lanes.setdefault(job.place, deque()).append(job)
        self._bell.set()

    async def run(self) -> None:
        while not self._closing:
            self._bell.clear()
            group = self._next()
            if not group:
                await self._bell.wait()
                continue
            begun = time.perf_counter()
            try:
                await asyncio.to_thread(self._runner.run_inside, group)
                self.let_go(group)
            except DatabaseAway:
                await asyncio.sleep(AWAY_SECONDS)
                for job in group:
                    self._lanes.setdefault(job.place, deque()).appendleft(job)
            each = (time.perf_counter() - begun) / len(group)
            self._group_size = max(1, min(self._runner.group_size, int(TRANSACTION_SECONDS / each)))

    def _next(self) -> list[Job]:
        """Return jobs that may share a transaction: one of each lane, as long as there are any."""
        group: list[Job] = []
        while self._lanes and len(group) < self._group_size:
            key = next(iter(self._lanes))
            jobs = self._lanes.pop(key)
            group.append(jobs.popleft())
            if jobs:
                self._lanes[key] = jobs  # behind all others
        return group

    async def close(self, running: asyncio.Task[None]) -> None:
        self._closing = True
        self._bell.set()
        await running
        if left := [job for jobs in self._lanes.values() for job in jobs]:
            await asyncio.to_thread(self._runner.give_back, left)
