"""Keeps the embedded service running while the app does, and never a moment longer.

The child holds the other end of a pipe: when the app goes, however it goes, that pipe closes and the child exits.
"""

from __future__ import annotations

import asyncio
import base64
import json
import secrets
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import IO, Final

from recovery_desktop.file_permissions import make_private_folder, open_private

READY_SECONDS: Final = 60.0
STOP_SECONDS: Final = 2.0
"""The service promises to end within them; all that it acknowledged is on disk already."""
LOOK_SECONDS: Final = 0.02
PAUSES_SECONDS: Final = (0.2, 1.0, 3.0, 10.0, 30.0)
"""Before each restart; when they are used up the app says so and leaves it to the person."""
STEADY_SECONDS: Final = 60.0
"""A service that ran so long has recovered: the pauses start again from the first."""


class ServiceState(Enum):
    STOPPED = "stopped"
    STARTING = "starting"
    RUNNING = "running"
    RESTARTING = "restarting"
    FAILED = "failed"


@dataclass(frozen=True)
class Launch:
    """`command` is built for a ready file; `log` takes what the child says; `data_key` is 32 bytes. `prestarted` hands
    over a child that runs this command already and waits for its first line, where there is one."""

    command: Callable[[Path], Sequence[str]]
    ready_file: Path
    log: Path
    data_key: bytes
    prestarted: Callable[[Sequence[str]], asyncio.subprocess.Process | None] = lambda command: None


class ServiceNotStarted(Exception):
    """The child ended or stayed silent; `log` holds what it said."""

    def __init__(self, reason: str, log: Path) -> None:
        super().__init__(reason)
        self.log = log


class EmbeddedService:
    """One child process. `changed` is told every new state; `base_url` changes with every restart."""

    def __init__(
        self,
        launch: Launch,
        changed: Callable[[ServiceState], None],
        *,
        pauses: Sequence[float] = PAUSES_SECONDS,
    ) -> None:
        self._launch = launch
        self._changed = changed
        self._pauses = pauses
        self._process: asyncio.subprocess.Process | None = None
        self._watch: asyncio.Task[None] | None = None
        self.state = ServiceState.STOPPED
        self.base_url = ""
        self.launch_secret = ""

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process is not None else None

    async def start(self) -> str:
        """Start the child and return its base URL. Raises ServiceNotStarted."""
        self._enter(ServiceState.STARTING)
        try:
            await self._start_once()
        except ServiceNotStarted:
            self._enter(ServiceState.FAILED)
            raise
        self._enter(ServiceState.RUNNING)
        self._watch = asyncio.create_task(self._keep_running())
        return self.base_url

    async def stop(self) -> None:
        """Ask the child to finish by closing its input; kill it when it does not, or is not yet able to listen."""
        if self._watch is not None:
            self._watch.cancel()
            await asyncio.gather(self._watch, return_exceptions=True)
            self._watch = None
        if self.state is not ServiceState.RUNNING and self._process is not None:
            self._kill(self._process)
        await self._end()
        self._enter(ServiceState.STOPPED)

    async def _start_once(self) -> None:
        launch = self._launch
        make_private_folder(launch.ready_file.parent)
        make_private_folder(launch.log.parent)
        launch.ready_file.unlink(missing_ok=True)
        self.launch_secret = secrets.token_urlsafe(32)
        command = launch.command(launch.ready_file)
        self._process = launch.prestarted(command)
        if self._process is None:
            with open(launch.log, "ab", opener=open_private) as log:
                self._process = await start_child(command, log)
        first_line = {
            "launch_secret": self.launch_secret,
            "data_key": base64.b64encode(launch.data_key).decode(),
        }
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(first_line).encode() + b"\n")
            await self._process.stdin.drain()
            async with asyncio.timeout(READY_SECONDS):
                self.base_url = await self._ready(self._process)
        except (TimeoutError, ConnectionError) as error:
            await self._end()
            raise ServiceNotStarted("The service on this computer did not answer.", launch.log) from error

    async def _ready(self, process: asyncio.subprocess.Process) -> str:
        while True:
            if process.returncode is not None:
                raise ServiceNotStarted(
                    f"The service on this computer ended with status {process.returncode}.", self._launch.log
                )
            if self._launch.ready_file.exists():
                state = json.loads(self._launch.ready_file.read_text())
                return str(state["base_url"]).rstrip("/")
            await asyncio.sleep(LOOK_SECONDS)

    async def _keep_running(self) -> None:
        used = 0
        loop = asyncio.get_running_loop()
        while True:
            assert self._process is not None
            since = loop.time()
            await self._process.wait()
            if loop.time() - since > STEADY_SECONDS:
                used = 0
            while True:
                if used >= len(self._pauses):
                    self._enter(ServiceState.FAILED)
                    return
                self._enter(ServiceState.RESTARTING)
                await asyncio.sleep(self._pauses[used])
                used += 1
                try:
                    await self._start_once()
                except ServiceNotStarted:
                    continue
                break
            self._enter(ServiceState.RUNNING)

    async def _end(self) -> None:
        process = self._process
        if process is None or process.returncode is not None:
            return
        if process.stdin is not None:
            process.stdin.close()
        try:
            async with asyncio.timeout(STOP_SECONDS):
                await process.wait()
        except TimeoutError:
            self._kill(process)
            await process.wait()

    def _kill(self, process: asyncio.subprocess.Process) -> None:
        if process.returncode is None:
            process.kill()

    def _enter(self, state: ServiceState) -> None:
        if state is not self.state:
            self.state = state
            self._changed(state)


async def start_child(command: Sequence[str], log: IO[bytes]) -> asyncio.subprocess.Process:
    """Return a child that listens to a pipe and writes all it says to `log`."""
    return await asyncio.create_subprocess_exec(
        *command,
        stdin=subprocess.PIPE,
        stdout=log,
        stderr=log,
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0) if sys.platform == "win32" else 0,
    )
