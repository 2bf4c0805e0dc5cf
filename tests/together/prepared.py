"""The embedded service forked from a process that has read it already, which is nearly all of a start."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from typing import IO, Any

from recovery_desktop.embedded import supervisor
from tests.service.cli.forked import STARTER, forked, program

REAL = supervisor.started


async def started(command: Sequence[str], log: IO[bytes], serve: Callable[..., None] | None = None) -> Any:
    """In the place of the supervisor's own; a command that is not the service starts as it always does. `serve` runs
    in the new process in the place of `serve_as_it_is`."""
    if list(command[1:3]) != ["-m", "recovery_service"]:
        return await REAL(command, log)
    reader, writer = STARTER.Pipe(duplex=False)
    with reader:
        child = forked(serve or serve_as_it_is, list(command[3:]), reader, log.name, dict(os.environ))
    return Child(child, writer)


def serve_as_it_is(arguments: list[str], told: Connection, log: str, environment: dict[str, str]) -> None:
    os.environ.clear()
    os.environ.update(environment)
    with open(log, "ab") as said:
        for number in (1, 2):
            os.dup2(said.fileno(), number)
    program(arguments, told)


class Child:
    """What the supervisor uses of asyncio's `Process`."""

    def __init__(self, child: Any, writer: Connection) -> None:
        self._child = child
        self.pid: int = child.pid
        self.stdin = Told(writer)
        self.kill = child.kill

    @property
    def returncode(self) -> int | None:
        status: int | None = self._child.exitcode
        return status

    async def wait(self) -> int:
        ended = asyncio.Event()
        loop = asyncio.get_running_loop()
        loop.add_reader(self._child.sentinel, ended.set)
        try:
            await ended.wait()
        finally:
            loop.remove_reader(self._child.sentinel)
        self._child.join()
        self.stdin.close()
        return self._child.exitcode or 0


class Told:
    """The end of the pipe that the app holds: a service belongs to whoever has it."""

    def __init__(self, writer: Connection) -> None:
        self._writer = writer

    def write(self, line: bytes) -> None:
        os.write(self._writer.fileno(), line)

    async def drain(self) -> None:
        """A line is written at once."""

    def close(self) -> None:
        self._writer.close()
