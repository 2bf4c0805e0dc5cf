"""The only sources of time, chance, ids and threads in a simulated world: all of them follow from one number."""

from __future__ import annotations

import asyncio
import datetime as clocks
import importlib
import os
import random
import secrets
import sys
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar, copy_context
from functools import partial
from types import SimpleNamespace
from typing import Any, Final

import anyio.to_thread
import pytest

from recovery_desktop.api.pacing import Pacing
from recovery_desktop.api.request_budget import RequestBudget
from recovery_desktop.api.request_log import RequestLog
from recovery_desktop.sync.mirror import Mirror
from recovery_service.db.database import UnitOfWork
from tests.desktop.virtual import VirtualLoop

BEGINS: Final = clocks.datetime(2026, 3, 2, 9, tzinfo=clocks.UTC).timestamp()
ASKS_THE_TIME: Final = (
    "recovery_desktop.live.registration",
    "recovery_desktop.store.database",
    "recovery_desktop.store.intents",
    "recovery_desktop.sync.mirror",
    "recovery_desktop.sync.outbox",
    "recovery_desktop.sync.poll_rotation",
    "recovery_service.web.response",
    "recovery_service.errors",
)
USES_THREADS: Final = tuple(
    f"recovery_service.web.{name}" for name in ("commit_route", "guards", "idempotent_write", "parsing")
)


class Killed(BaseException):
    """The process in which this happens is gone: nothing of it catches this."""


class Life:
    """One life of a process. Everything that it does outside its own memory is a step."""

    def __init__(self, at_death: Callable[[], None] = lambda: None) -> None:
        self.is_over = False
        self._steps_left: int | None = None
        self._at_death = at_death

    def end(self) -> None:
        if not self.is_over:
            self.is_over = True
            self._at_death()

    def end_within(self, steps: int) -> None:
        if self._steps_left is None:
            self._steps_left = steps

    def step(self) -> None:
        """Raises Killed."""
        if self._steps_left is not None:
            self._steps_left -= 1
            if self._steps_left < 0:
                self.end()
        if self.is_over:
            raise Killed


LIFE: Final[ContextVar[Life | None]] = ContextVar("life", default=None)


class Universe:
    """`chance` decides what happens; `names` draws ids and secrets, so that neither disturbs the other."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.chance = random.Random(seed)
        self.names = random.Random(f"names {seed}")
        self.loop = VirtualLoop()
        self.trace: list[str] = []
        self._ids = 0
        self._writer: asyncio.Task[Any] | None = None

    def now(self) -> float:
        """Seconds since 1970, in this world."""
        return BEGINS + self.loop.time()

    def note(self, *what: object) -> None:
        self.trace.append(f"{self.loop.time():.4f} {' '.join(map(str, what))}")

    def new_id(self, prefix: str) -> str:
        self._ids += 1
        return f"{prefix}_{int(self.now() * 1000):012x}{self._ids:06x}{self.names.getrandbits(32):08x}"

    def token(self, size: int | None = None) -> str:
        return self.names.randbytes(size or 32).hex()

    @contextmanager
    def governs(self) -> Iterator[pytest.MonkeyPatch]:
        """Inside, the product's code has no other time, chance or thread than this world's."""
        with pytest.MonkeyPatch.context() as patched:
            universe = self

            class Moment(clocks.datetime):
                @classmethod
                def now(cls, tz: clocks.tzinfo | None = None) -> Any:
                    return clocks.datetime.fromtimestamp(universe.now(), tz)

            for name in ASKS_THE_TIME:
                patched.setattr(importlib.import_module(name), "datetime", Moment)
            patched.setattr(time, "time", self.now)
            patched.setattr(time, "monotonic", self.loop.time)
            patched.setattr(time, "time_ns", lambda: int(self.now() * 1000) * 1_000_000)
            patched.setattr(uuid, "uuid4", lambda: uuid.UUID(int=self.names.getrandbits(128), version=4))
            # SQLAlchemy names subqueries by it, and a query that is kept for the whole process only in its first world.
            patched.setattr("sqlalchemy.sql.selectable.os", SimpleNamespace(urandom=os.urandom))
            patched.setattr(os, "urandom", self.names.randbytes)
            patched.setattr(random, "random", self.names.random)
            patched.setattr(secrets, "token_bytes", lambda size=32: self.names.randbytes(size))
            patched.setattr(secrets, "token_hex", self.token)
            patched.setattr(secrets, "token_urlsafe", self.token)
            patched.setattr("recovery_service.ids.TypeID", self.new_id)
            patched.setattr(asyncio, "to_thread", self._inline)
            patched.setattr(anyio.to_thread, "run_sync", self._inline_for_anyio)
            for name in USES_THREADS:
                patched.setattr(importlib.import_module(name), "in_thread", self._inline)
            begun, closed = UnitOfWork.begun, UnitOfWork._close
            patched.setattr(UnitOfWork, "begun", lambda unit: (self._now_writes(unit), begun(unit))[1])
            patched.setattr(UnitOfWork, "_close", lambda unit: (self.nobody_writes(), closed(unit))[1])
            paced = partial(Pacing, wall=self.now, clock=self.loop.time)
            patched.setattr("recovery_desktop.api.client.Pacing", paced)
            budget = partial(RequestBudget, clock=self.loop.time)
            patched.setattr("recovery_desktop.commands.connect.RequestBudget", budget)
            log = partial(RequestLog, wall=self.loop.time)
            patched.setattr("recovery_desktop.commands.connect.RequestLog", log)
            # Waiting is free here, looking is not.
            patched.setattr("recovery_service.jobs.clock_advance._POLL_SECONDS", 0.5)
            # Which is not installed: HTTP's library looks for it on the whole path at every turn.
            patched.setitem(sys.modules, "sniffio", None)
            patched.setattr(
                "recovery_desktop.session.connection.Mirror", partial(Mirror, clock=self.loop.time)
            )
            yield patched

    def _now_writes(self, unit: UnitOfWork) -> None:
        if unit.connection is None:
            self._writer = asyncio.current_task()

    def nobody_writes(self) -> None:
        self._writer = None

    async def _inline(self, function: Callable[..., Any], *arguments: Any, **named: Any) -> Any:
        """In the place of a thread. Where a thread would wait for the lock of the database, this waits for it."""
        while self._writer not in (None, asyncio.current_task()):
            await asyncio.sleep(0.001)
        life = LIFE.get()
        if life is not None:
            life.step()
        return copy_context().run(partial(function, *arguments, **named))

    async def _inline_for_anyio(self, function: Callable[..., Any], *arguments: Any, **_how: Any) -> Any:
        return await self._inline(function, *arguments)
