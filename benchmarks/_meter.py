"""Processor time of one operation beside so many rows, in proportion to a fixed piece of work."""

import json
import sqlite3
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass

import psutil

from benchmarks._postgresql import processor_seconds
from benchmarks.measure import percentile

YARD_MS = 1.0
"""What a yardstick takes on a quiet core: that is how yards are drawn as milliseconds."""


@dataclass(frozen=True)
class Cost:
    """Of one operation beside so many receivables; milliseconds, processor time (`cpu`) and time on the clock.
    `yards` is the processor time in yardsticks, each sample in those right before and after it; `yard` is what one
    took at its quickest."""

    place: str
    operation: str
    rows: int
    samples: int
    yards: float
    yard: float
    cpu_p50: float
    cpu_p99: float
    wall_p50: float
    wall_p99: float

    @property
    def drawn(self) -> float:
        return self.yards * YARD_MS


class Yardstick:
    """A fixed piece of work, half Python and half SQLite: a shared core is up to twice as slow at times, and what a
    growing number of rows costs has to be told from that."""

    def __init__(self) -> None:
        self._database = sqlite3.connect(":memory:", check_same_thread=False)
        self._database.execute("CREATE TABLE piece (number INTEGER PRIMARY KEY, name TEXT)")
        self._database.executemany("INSERT INTO piece VALUES (?, ?)", ((at, str(at)) for at in range(500)))

    def __call__(self) -> float:
        """Milliseconds of processor time."""
        began = time.process_time_ns()
        for number in range(0, 100, 2):
            query = "SELECT number, name FROM piece WHERE number BETWEEN ? AND ?"
            json.dumps(
                [
                    dict(zip("ab", row, strict=True))
                    for row in self._database.execute(query, (number, number + 8))
                ]
            )
        return (time.process_time_ns() - began) / 1e6


class Meter:
    """`server` is for the processor time of PostgreSQL's processes."""

    def __init__(self, place: str, server: psutil.Process | None = None) -> None:
        self.place, self._server = place, server
        self.costs: list[Cost] = []
        self._yardstick = Yardstick()

    def measure(
        self, operation: str, rows: int, work: Callable[[], object], samples: int, share: int = 1
    ) -> None:
        """`share`: how many operations one call of `work` is. The first calls warm up."""
        for _ in range(max(1, samples // 20)):
            work()
        used, took, yards = [], [], []
        served = self._served()
        for _ in range(samples):
            yards.append(self._yardstick())
            cpu_then, wall = time.process_time_ns(), time.perf_counter_ns()
            work()
            used.append((time.process_time_ns() - cpu_then) / 1e6 / share)
            took.append((time.perf_counter_ns() - wall) / 1e6 / share)
        yards.append(self._yardstick())
        other_work = (self._served() - served) * 1000 / samples / share
        cpu = [each + other_work for each in used]
        figures = (percentile(kind, part) for kind in (cpu, took) for part in (50, 99))
        in_yards = percentile([2 * each / sum(yards[at : at + 2]) for at, each in enumerate(cpu)], 50)
        figures_shown = (in_yards, min(yards), *figures)
        cost = Cost(self.place, operation, rows, samples, *(round(figure, 4) for figure in figures_shown))
        self.costs.append(cost)
        print(
            f"{self.place:12} {operation:28} {rows:>10,}  {cost.cpu_p50:9.3f} ms {cost.yards:9.3f} yards",
            file=sys.stderr,
        )

    def _served(self) -> float:
        """Seconds that the server's processes have had, ended ones too."""
        if self._server is None:
            return 0.0
        return processor_seconds(self._server)
