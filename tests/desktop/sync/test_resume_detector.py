"""Sleep, clocks that are set, other networks: noticed once each, and a busy machine is none of them."""

from __future__ import annotations

import asyncio

import pytest

from recovery_desktop.sync.resume_detector import TICK_SECONDS, ResumeDetector, local_addresses

Tick = tuple[float, float, str]
"""How far the time of day and the steady clock go in one tick, and the address afterwards."""


def woken(ticks: list[Tick]) -> int:
    wall, clock, here, count = 1_000_000.0, 500.0, "192.168.1.20", 0
    left = iter(ticks)

    async def sleep(seconds: float) -> None:
        nonlocal wall, clock, here
        try:
            by_wall, by_clock, here = next(left)
        except StopIteration:
            raise asyncio.CancelledError from None
        wall, clock = wall + by_wall, clock + by_clock

    def woke() -> None:
        nonlocal count
        count += 1

    watch = ResumeDetector(woke, lambda: wall, lambda: clock, sleep, lambda: (here,))

    async def run() -> None:
        with pytest.raises(asyncio.CancelledError):
            await watch.run()

    asyncio.run(run())
    return count


HOME, OFFICE = "192.168.1.20", "10.0.0.7"
QUIET: Tick = (TICK_SECONDS, TICK_SECONDS, HOME)
CASES = [
    ("nothing", [QUIET] * 5, 0),
    ("nine hours of sleep, the steady clock stands still", [QUIET, (32_400, 2, HOME), QUIET], 1),
    ("nine hours stopped, both clocks go on", [QUIET, (32_400, 32_400, HOME), QUIET], 1),
    ("the clock set back twelve hours", [QUIET, (-43_200, 2, HOME), QUIET], 1),
    ("another network", [QUIET, (2, 2, OFFICE), (2, 2, OFFICE)], 1),
    ("no network, then another one", [QUIET, (2, 2, ""), (2, 2, OFFICE)], 2),
    ("sleep and another network at once", [QUIET, (7_200, 2, OFFICE), (2, 2, OFFICE)], 1),
    ("a busy machine", [QUIET, (9, 9, HOME), (2.5, 2.5, HOME)], 0),
    ("a clock corrected by a second", [QUIET, (3, 2, HOME)], 0),
]


@pytest.mark.parametrize(("what", "ticks", "count"), CASES, ids=[case[0] for case in CASES])
def test_resume_is_noticed_once(what: str, ticks: list[Tick], count: int) -> None:
    assert woken(ticks) == count


def test_own_addresses_are_asked_without_sending() -> None:
    assert local_addresses() == local_addresses()
