"""The pieces that every benchmark shares: alternated repetitions, medians, percentiles, and the printed figure.

The protocol, so that a ratio means something on a machine that is busy with other things:

1. A figure is a ratio: what the product takes over what the same work takes at its floor (an empty window, a bare
   fsync, a no-op endpoint), both measured in the same run.
2. The two are alternated, one repetition each in turn, so that a slow minute slows both; which of them starts
   changes with every pair. The first pair warms up and is thrown away.
3. What is compared are medians. `p50` and `p99` are of our side; `spread` says how far the middle half of each
   side reaches, relative to its median: above 0.3 the machine was too busy to trust the ratio.
4. Whatever is random starts from SEED. Versions and the number of cores are part of the details.
5. A benchmark run alone prints one line of JSON for each of its figures and nothing else on standard output:
   {"name", "what", "ours", "floor", "ratio", "goal", "unit", "details"}; "at_least": true turns the goal round.

    figure = compare("saved_after_typing", "a draft is durable / bare fsync", save, fsync, goal=2.0, rounds=200)
    report(figure)
"""

import json
import math
import os
import platform
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from importlib import metadata
from typing import Any

SEED = 20260102


@dataclass(frozen=True)
class Figure:
    """One row of the table. `ours` and `floor` are in `unit`; the goal bounds ours / floor from above."""

    name: str
    what: str
    ours: float
    floor: float
    goal: float
    unit: str = "ms"
    at_least: bool = False
    details: dict[str, Any] = field(default_factory=dict)

    @property
    def ratio(self) -> float:
        return self.ours / self.floor


def timed(work: Callable[[], object]) -> float:
    """Milliseconds that one call of `work` takes."""
    started = time.perf_counter_ns()
    work()
    return (time.perf_counter_ns() - started) / 1e6


def alternate(
    ours: Callable[[], float], floor: Callable[[], float], rounds: int
) -> tuple[list[float], list[float]]:
    """Samples of both sides, in turn. Each callable runs its work once and returns the sample itself."""
    our_samples: list[float] = []
    floor_samples: list[float] = []
    sides = [(ours, our_samples), (floor, floor_samples)]
    for turn in range(rounds + 1):
        for sample, samples in sides if turn % 2 else reversed(sides):
            measured = sample()
            if turn:
                samples.append(measured)
    return our_samples, floor_samples


def compare(
    name: str,
    what: str,
    ours: Callable[[], object],
    floor: Callable[[], object],
    *,
    goal: float,
    rounds: int = 30,
    **details: Any,
) -> Figure:
    """The figure of two pieces of work, each timed in milliseconds over `rounds` alternated repetitions."""
    samples = alternate(lambda: timed(ours), lambda: timed(floor), rounds)
    return figure(name, what, *samples, goal=goal, **details)


def figure(
    name: str,
    what: str,
    our_samples: Sequence[float],
    floor_samples: Sequence[float],
    *,
    goal: float,
    unit: str = "ms",
    at_least: bool = False,
    **details: Any,
) -> Figure:
    """The figure of samples taken elsewhere, for work that has to time itself."""
    values = {
        "p50": round(percentile(our_samples, 50), 4),
        "p99": round(percentile(our_samples, 99), 4),
        "floor_p99": round(percentile(floor_samples, 99), 4),
        "rounds": len(our_samples),
        "spread": [round(spread(side), 3) for side in (our_samples, floor_samples)],
        **details,
    }
    middle = statistics.median
    return Figure(name, what, middle(our_samples), middle(floor_samples), goal, unit, at_least, values)


def percentile(samples: Sequence[float], share: float) -> float:
    """The smallest sample that at least `share` percent of them do not exceed."""
    ordered = sorted(samples)
    return ordered[max(1, math.ceil(len(ordered) * share / 100)) - 1]


def spread(samples: Sequence[float]) -> float:
    """The width of the middle half, relative to the median."""
    return (percentile(samples, 75) - percentile(samples, 25)) / statistics.median(samples)


def report(*figures: Figure, packages: Sequence[str] = ()) -> None:
    """Prints each figure as one line of JSON; `packages` are those whose versions matter."""
    surroundings = {
        "python": platform.python_version(),
        "system": platform.system(),
        "cores": os.cpu_count(),
        "seed": SEED,
        "versions": {name: metadata.version(name) for name in packages},
    }
    for each in figures:
        line = asdict(each) | {"ratio": round(each.ratio, 4), "details": each.details | surroundings}
        print(json.dumps(line), file=sys.stdout, flush=True)
