"""The embedded service forked from a process that has read it already, which is nearly all of a start."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from typing import IO, Any

from recovery_desktop.embedded import supervisor
from recovery_desktop.tour.elsewhere import REDIRECT
from recovery_desktop.tour.hands import wait_until
from recovery_desktop.tour.other_service import HostedService
from recovery_desktop.tour.tour import SLOW_SECONDS
from tests.service.cli.children import printed
from tests.service.cli.forked import STARTER, Child, forked, program_in

REAL = supervisor.start_child


async def started(command: Sequence[str], log: IO[bytes], serve: Callable[..., None] | None = None) -> Any:
    """In the place of the supervisor's own; a command that is not the service starts as it always does. `serve` runs
    in the new process in the place of `serve_as_it_is`."""
    if list(command[1:3]) != ["-m", "recovery_service"]:
        return await REAL(command, log)
    reader, writer = STARTER.Pipe(duplex=False)
    with reader:
        child = forked(serve or serve_as_it_is, list(command[3:]), reader, log.name, dict(os.environ))
    return Started(child, writer)


def serve_as_it_is(arguments: list[str], stdin: Connection, log: str, environment: dict[str, str]) -> None:
    program_in(arguments, stdin, log, environment, (1, 2))


@asynccontextmanager
async def running_elsewhere(folder: Path) -> AsyncIterator[HostedService]:
    """In the place of the tour's own: that one starts three processes, each of which reads the whole service."""
    folder.mkdir(parents=True)
    ready, place = folder / "ready.json", ("--data-dir", str(folder / "data"))
    log = folder / "service.log"
    child = Child(["serve", "--environment", "test", *place, "--ready-file", str(ready)], str(log))
    try:
        ended = child.poll
        await wait_until(lambda: ready.exists() or ended() is not None, "the service elsewhere", SLOW_SECONDS)
        assert ended() is None, log.read_text()
        base_url = json.loads(ready.read_text(encoding="utf-8"))["base_url"].rstrip("/")
        client = printed(
            "client", "add", *place, "--name", "Recovery Desktop", "--redirect-uri", REDIRECT, "--public"
        )
        token = printed("token", "create", *place, "--client-id", client["client_id"])
        yield HostedService(base_url, client["client_id"], token["access_token"])
    finally:
        child.terminate()
        await asyncio.to_thread(child.wait)
        child.stdin.close()


class Started:
    """What the supervisor uses of asyncio's `Process`."""

    def __init__(self, child: Any, writer: Connection) -> None:
        self._child = child
        self.pid: int = child.pid
        self.stdin = PreparedReader(writer)
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


class PreparedReader:
    """The end of the pipe that the app holds: a service belongs to whoever has it."""

    def __init__(self, writer: Connection) -> None:
        self._writer = writer

    def write(self, line: bytes) -> None:
        os.write(self._writer.fileno(), line)

    async def drain(self) -> None:
        """A line is written at once."""

    def close(self) -> None:
        self._writer.close()
