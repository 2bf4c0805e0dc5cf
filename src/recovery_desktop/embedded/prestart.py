"""Loads the program of the embedded service while the person still chooses: it waits for its first line, and until
then nothing is written."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

from recovery_desktop.embedded import supervisor
from recovery_desktop.file_permissions import make_private_folder, open_private


class PrestartedService:
    """One child at most. Whoever takes it owns it; what nobody took ends with `stop`."""

    def __init__(self) -> None:
        self._child: asyncio.subprocess.Process | None = None
        self._command: Sequence[str] = ()
        self._is_stopped = False

    async def start(self, command: Sequence[str], log: Path) -> None:
        """Start the child that `command` names, unless one was stopped or taken meanwhile."""
        make_private_folder(log.parent)
        with open(log, "ab", opener=open_private) as output:
            child = await supervisor.start_child(command, output)
        self._child, self._command = child, tuple(command)
        if self._is_stopped:
            await self.stop()

    @property
    def pid(self) -> int | None:
        """Of the child that waits to be taken."""
        return None if self._child is None or self._child.returncode is not None else self._child.pid

    def take(self, command: Sequence[str]) -> asyncio.subprocess.Process | None:
        """Return the child where it runs this command and still waits; it is taken once."""
        if self.pid is None or self._command != tuple(command):
            return None
        child, self._child = self._child, None
        return child

    async def stop(self) -> None:
        """End what nobody took, now or as soon as it has started."""
        self._is_stopped, child, self._child = True, self._child, None
        if child is not None and child.returncode is None:
            child.kill()
            await child.wait()
