"""Notices that the computer slept, that its clock was set, or that it is in another network."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Awaitable, Callable
from typing import Final

TICK_SECONDS: Final = 2.0
CLOCKS_APART_SECONDS: Final = 10.0
LATE_SECONDS: Final = 20.0
"""A machine that is only busy is never so late."""


def local_addresses() -> tuple[str, ...]:
    """Return the local addresses of our routes to the internet; choosing a route sends nothing."""
    clocks = []
    for family, far in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((far, 9))
                clocks.append(str(probe.getsockname()[0]))
        except OSError:
            continue
    return tuple(clocks)


class ResumeDetector:
    """`woke` is called once for whatever happened between two ticks."""

    def __init__(
        self,
        woke: Callable[[], None],
        wall: Callable[[], float] = time.time,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        addresses: Callable[[], tuple[str, ...]] = local_addresses,
    ) -> None:
        self._woke, self._wall, self._clock = woke, wall, clock
        self._sleep, self._addresses = sleep, addresses

    async def run(self) -> None:
        wall, clock, addresses = self._wall(), self._clock(), self._addresses()
        while True:
            await self._sleep(TICK_SECONDS)
            now, ticked, here = self._wall(), self._clock(), self._addresses()
            passed = ticked - clock
            is_apart = abs(now - wall - passed) > CLOCKS_APART_SECONDS
            if is_apart or passed > TICK_SECONDS + LATE_SECONDS or here != addresses:
                self._woke()
            wall, clock, addresses = now, ticked, here
