"""Owns the numbers of ports for servers that are started a moment later.

They lie below those that systems give to outgoing connections (49152 and up; Linux 32768 and up): a number from there
can be gone again before the server binds it.
"""

from __future__ import annotations

import contextlib
import random
import socket

LOWEST, HIGHEST = 20_000, 32_000


def free_port() -> int:
    return first_free_port([0])


def first_free_port(steps: list[int]) -> int:
    """A number with which these steps on from it are free, the first ending with 0 where there are several."""
    while True:
        first = random.randrange(LOWEST, HIGHEST, 10 if len(steps) > 1 else 1)
        with contextlib.suppress(OSError), contextlib.ExitStack() as stack:
            for step in steps:
                stack.enter_context(socket.socket()).bind(("127.0.0.1", first + step))
            return first
