"""A part of a process that works on jobs: how many it holds of each lane and client, and how many more it takes."""

from __future__ import annotations

import asyncio
import threading
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from contextlib import suppress
from operator import itemgetter
from typing import Any, NamedTuple, Protocol, TypeVar

from recovery_service.context.clock import REAL, Clock
from recovery_service.jobs.queue import Job, LaneKey, client_of

ObserveLag = Callable[[str, float], None]


class Waiting(Protocol):
    """A job, or what stands for one."""

    @property
    def place(self) -> LaneKey: ...


One = TypeVar("One", bound=Waiting)


class Limits(NamedTuple):
    """How many jobs a part holds at most: in all, of a client, and of a lane."""

    jobs: int
    of_client: int
    of_lane: int


class Places:
    """How many jobs are held of each lane and client. `wake` is called where there is room again for what waits."""

    def __init__(self, limits: Limits, wake: Callable[[], None] | None = None) -> None:
        self.limits = limits
        self.count = 0
        self._wake = wake
        self._lock = threading.Lock()
        self._in_lane: Counter[LaneKey] = Counter()
        self._of_client: Counter[str] = Counter()
        self._with_more: set[LaneKey] = set()
        self._was_full = False

    def has_room(self, key: LaneKey | None = None) -> bool:
        """Return whether more jobs may be taken, of this lane or of any."""
        of_all, of_client, of_lane = self.limits
        if self.count >= of_all:
            self._was_full = True
            return False
        return key is None or (
            self._in_lane[key] < of_lane and self._of_client[client_of(key[1])] < of_client
        )

    def fit(self, waiting: Iterable[One], with_more: Collection[LaneKey] = ()) -> tuple[list[One], list[One]]:
        """Hold those that there is room for, the first of each lane before the second ones; return them, and the
        others. Lanes `with_more` have others behind these."""
        ranks: Counter[LaneKey] = Counter()
        ranked = []
        for one in waiting:
            ranked.append((ranks[one.place], one))
            ranks[one.place] += 1
        fits: list[One] = []
        rest: list[One] = []
        with self._lock:
            for _, one in sorted(ranked, key=itemgetter(0)):
                if has_room := self.has_room(one.place):
                    self._count(one.place, 1)
                (fits if has_room else rest).append(one)
            if self._wake is None:
                return fits, rest
            # Of the others nothing is held here: each of them has its turn in the table.
            more = {*with_more, *(one.place for one in rest)}
            self._with_more |= {key for key in more if self._in_lane[key]}
        return fits, rest

    def hold(self, jobs: Collection[Waiting]) -> None:
        """Hold these, whether there is room or not."""
        with self._lock:
            for job in jobs:
                self._count(job.place, 1)

    def let_go(self, jobs: Collection[Waiting]) -> None:
        with self._lock:
            for job in jobs:
                self._count(job.place, -1)
        if not jobs or self._wake is None:
            return
        if any(map(self._is_low, {job.place for job in jobs})) or (
            self._was_full and self.count <= self.limits.jobs // 2
        ):
            self._was_full = False
            self._wake()

    def expect(self, key: LaneKey) -> None:
        """Note that there are more jobs of this lane in the table."""
        with self._lock:
            if self.has_room(key):
                self._with_more.add(key)

    def low_lanes(self) -> list[LaneKey]:
        """Return the lanes of which there are more in the table and few here, each once."""
        with self._lock:
            low = [key for key in self._with_more if self._is_low(key)]
            self._with_more.difference_update(low)
        return low

    def _is_low(self, key: LaneKey) -> bool:
        few = self.limits.of_lane // 2
        return key in self._with_more and self._in_lane[key] <= few and self.has_room(key)

    def _count(self, key: LaneKey, change: int) -> None:
        self.count += change
        _add(self._in_lane, key, change)
        _add(self._of_client, client_of(key[1]), change)


def _add(counts: Counter[Any], name: object, change: int) -> None:
    counts[name] += change
    if not counts[name]:
        del counts[name]


class Part(Places, ABC):
    """Belongs to one event loop, but for `fit`. What it works on has a lease of this process, unless it `leases`
    nothing: then it only hands on what is due."""

    leases = True
    looked_at_of_lane = 16

    @abstractmethod
    def take(self, jobs: Sequence[Job]) -> None:
        """Work on these, which fit, soon."""

    @abstractmethod
    async def run(self) -> None:
        """Work on what is taken, until `close`."""

    @abstractmethod
    async def close(self, running: asyncio.Task[None]) -> None:
        """Let what runs end, and give everything else back. `running` is the task of `run`."""

    def has(self, job: Job) -> bool:
        """Return whether this job, which is due, was taken before."""
        return False


def observe_lags(clock: Clock, jobs: Iterable[Job], observe: ObserveLag) -> None:
    """Tell how late jobs of real time are taken."""
    now = clock.host_ms()
    for job in jobs:
        if job.clock_id == REAL:
            observe(job.kind, max(0, now - job.due_at) / 1000)


async def ring_or_timeout(bell: asyncio.Event, seconds: float) -> None:
    """Wait for the bell, so long at most."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await bell.wait()
