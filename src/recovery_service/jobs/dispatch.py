"""How due outward jobs get to whoever sends them: within one process, or over an engine that distributes them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping
from typing import Protocol

from recovery_service.jobs.kinds import Loop
from recovery_service.jobs.outgoing import Outgoing
from recovery_service.jobs.part import ObserveLag, Part
from recovery_service.jobs.runner import Runner


class Dispatch(Protocol):
    """One form of it, open in one process."""

    def parts(self, wake: Callable[[], None]) -> Mapping[Loop, Part]:
        """Return what takes the due jobs of each loop; `wake` has the table looked into."""

    async def run(self, stop: asyncio.Event, observe_lag: ObserveLag) -> None:
        """Do what there is to do beside taking jobs from the table, until `stop`."""


class InProcess:
    """Whoever finds a due job sends it."""

    def __init__(self, runner: Runner, loops: Collection[Loop]) -> None:
        self._runner = runner
        self._loops = loops

    def parts(self, wake: Callable[[], None]) -> Mapping[Loop, Part]:
        return {loop: Outgoing(self._runner, loop, wake) for loop in self._loops}

    async def run(self, stop: asyncio.Event, observe_lag: ObserveLag) -> None:
        """There is nothing else."""
