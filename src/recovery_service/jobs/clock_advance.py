"""Moves a test clock forward: to each instant at which something is due, runs that, and so on to the target."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from itertools import groupby, takewhile
from typing import Final

from sqlalchemy import Connection, Update, bindparam, update
from sqlalchemy.dialects import postgresql, sqlite

from recovery_contract.errors import ErrorCode
from recovery_service.context.clock import current_ms, to_datetime, to_ms
from recovery_service.context.core import Context, Core
from recovery_service.db.now import database_ms
from recovery_service.db.tables.clock import clock_table
from recovery_service.errors import Invalid, ServiceError
from recovery_service.ids import ClockId
from recovery_service.jobs import claim
from recovery_service.jobs.kinds import Ended
from recovery_service.jobs.outgoing import Outgoing
from recovery_service.jobs.queue import Job
from recovery_service.jobs.runner import TOGETHER, Ran, Runner

HOLD_MS = 30_000
_RENEW_SECONDS = 10.0
_WAIT_SECONDS = 120.0
_POLL_SECONDS = 0.02
_BATCH = 200
_LATEST = to_ms(datetime(3000, 1, 1, tzinfo=UTC))
"""A clock that never goes back must not reach the end of the calendar: whatever it plans lies ahead of it."""

_C: Final = clock_table.c
_OWNED: Final = update(clock_table).where(
    _C.clock_id == bindparam("which"), _C.advancing_by == bindparam("holder")
)
_NEW: Final = {
    "sqlite": sqlite.insert(clock_table).on_conflict_do_nothing(),
    "postgresql": postgresql.insert(clock_table).on_conflict_do_nothing(),
}
# By the database's clock: whoever else may want to hold it reads the same one.
_HOLD: Final = (
    update(clock_table)
    .where(_C.clock_id == bindparam("which"), _C.advancing_until <= database_ms())
    .values(advancing_until=database_ms() + HOLD_MS, advancing_by=bindparam("holder"))
)
_HOLD_ON: Final = _OWNED.values(advancing_until=database_ms() + HOLD_MS)
_FREE: Final[Mapping[str, int | None]] = {"advancing_by": None, "advancing_until": 0}

Condition = Callable[[], bool]


class Advance:
    """One advance of one clock; a second one of the same clock waits until the first is done."""

    def __init__(self, core: Core, runner: Runner, clock_id: ClockId) -> None:
        self._core = core
        self._runner = runner
        self._clock_id = clock_id
        self._token = secrets.token_hex(16)
        self._shares = True  # transactions, between the instants that it comes to
        self._shown: int | None = None  # by the clock, once no job of it runs any more
        self._started_at: int | None = None  # the clock, since it was moved first

    async def run(self, seconds: int, to: int | None) -> int:
        """Advance to this instant, or by so much from now on the clock; the instant it then shows, in ms. Raises
        Invalid where it lies behind."""
        await self._until(self._acquire, "The clock is being advanced by another request.")
        is_done = False
        try:
            await self._until(self._is_quiet, "A job of this clock is still running.")
            assert self._shown is not None
            target = self._shown + seconds * 1000 if to is None else to
            if target < self._shown:
                raise Invalid("A clock only moves forward.", "to")
            if target > _LATEST:
                raise Invalid(f"A test clock goes to {to_datetime(_LATEST):%Y-%m-%d} at the latest.")
            async with self._runner.opened():
                while (jobs := await asyncio.to_thread(self._step, target)) is not None:
                    await self._run(jobs)
            await asyncio.to_thread(self._end, target)
            is_done = True
            return target
        finally:
            if not is_done:
                await asyncio.to_thread(self._let_go)

    async def _run(self, jobs: Sequence[Job]) -> None:
        """Run claimed jobs in order; outward ones of the same instant at once, each lane within bounds."""
        for is_inside, group in groupby(jobs, key=self._runner.is_inside):
            if is_inside:
                await asyncio.to_thread(self._runner.run_inside, list(group))
            else:
                for _, same_instant in groupby(group, key=lambda job: job.due_at):
                    await self._send_all(list(same_instant))

    async def _send_all(self, jobs: Sequence[Job]) -> None:
        sending = asyncio.create_task(Outgoing(self._runner, "webhooks").send_all(jobs))
        try:
            while not sending.done():
                await asyncio.wait({sending}, timeout=_RENEW_SECONDS)
                await asyncio.to_thread(self._renew)
        finally:
            await sending

    async def _until(self, condition: Condition, refusal: str) -> None:
        deadline = asyncio.get_running_loop().time() + _WAIT_SECONDS
        while not await asyncio.to_thread(condition):
            if asyncio.get_running_loop().time() > deadline:
                raise ServiceError(409, ErrorCode.IN_PROGRESS, refusal, headers={"Retry-After": "1"})
            await asyncio.sleep(_POLL_SECONDS)

    def _acquire(self) -> bool:
        with self._core.database.write() as connection:
            new = {"clock_id": self._clock_id, "offset_ms": 0, "advancing_until": 0}
            connection.execute(_NEW[connection.dialect.name], new)
            return self._change(connection, _HOLD, {"frozen_ms": None})

    def _is_quiet(self) -> bool:
        with self._core.database.write() as connection:
            self._renew_or_fail(connection)
            if claim.is_leased(connection, self._clock_id):
                return False
            self._shown = self._core.clock.now_on_clock(connection, self._clock_id)
            return True

    def _step(self, target: int) -> list[Job] | None:
        """Go on by an instant or more. What is left to run before the next one, None where nothing is due up to the
        target."""
        if self._shares:
            ran = self._runner.run_shared(lambda context: self._run_on(context, target))
            if ran is not None:
                return ran.left if ran.ended or ran.left else None
            self._shares, self._started_at = False, None
        with self._core.database.write() as connection:
            return self._claim(connection, target)

    def _run_on(self, context: Context, target: int) -> Ran:
        """Run what stays inside the database from instant to instant, as many jobs as share a transaction."""
        ended: list[Ended] = []
        while len(ended) < TOGETHER and (jobs := self._claim(context.connection, target)):
            inside = list(takewhile(self._runner.is_inside, jobs))
            now = inside[: TOGETHER - len(ended)]
            ended += self._runner.run_within(context, now)
            if len(now) < len(jobs):
                return Ran(ended, jobs[len(now) :])
        return Ran(ended, [])

    def _claim(self, connection: Connection, target: int) -> list[Job] | None:
        """Move the clock to the next instant at which a job is due and take what is due by then; None: there is
        nothing up to the target."""
        due = claim.next_due(connection, self._clock_id)
        if due is None or due > target:
            return None
        if self._started_at is None:
            self._started_at = self._core.clock.now_on_clock(connection, self._clock_id)
        instant = max(due, self._started_at)
        self._renew_or_fail(connection, frozen_ms=instant, offset_ms=instant - current_ms())
        self._started_at = instant
        return claim.claim(claim.Place(connection, self._clock_id, instant), _BATCH)

    def _renew(self) -> None:
        with self._core.database.write() as connection:
            self._renew_or_fail(connection)

    def _end(self, target: int) -> None:
        with self._core.database.write() as connection:
            offset = max(0, target - current_ms())
            self._renew_or_fail(connection, frozen_ms=None, offset_ms=offset, **_FREE)

    def _renew_or_fail(self, connection: Connection, **values: int | None) -> None:
        """Prolong the hold. Raises ServiceError where it was lost, and nothing may be moved any more."""
        statement = _OWNED if "advancing_until" in values else _HOLD_ON
        if not self._change(connection, statement, values):
            message = "Another request took over advancing the clock."
            raise ServiceError(409, ErrorCode.IN_PROGRESS, message)

    def _let_go(self) -> None:
        with self._core.database.write() as connection:
            self._change(connection, _OWNED, {"frozen_ms": None, **_FREE})

    def _change(self, connection: Connection, statement: Update, values: Mapping[str, int | None]) -> bool:
        """Return whether the clock was still held by this advance."""
        parameters = {"which": self._clock_id, "holder": self._token, **values}
        return connection.execute(statement, parameters).rowcount == 1
