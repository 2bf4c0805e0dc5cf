"""What time it is: real time in production, one virtual clock per client in test.

Times in the database are integer milliseconds since 1970 UTC. A test clock is real time plus an offset that only
grows; while it is advanced it stands still at each instant at which something is due. Real time governs tokens,
limits and idempotency; the clock governs everything of a receivable. What processes hold for a while, leases, ends by
the database's own clock (`db/now.py`).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import Connection, RowMapping, bindparam, select

from recovery_contract.ids import ClientId
from recovery_service.db.tables.clock import clock_table
from recovery_service.ids import ClockId

REAL: Final = ClockId("real")
"""The clock id of everything in production."""


CLOCK: Final = select(clock_table).where(clock_table.c.clock_id == bindparam("clock"))


def current_ms() -> int:
    return time.time_ns() // 1_000_000


def to_datetime(ms: int) -> datetime:
    return datetime.fromtimestamp(ms / 1000, UTC)


def to_ms(moment: datetime) -> int:
    return round(moment.timestamp() * 1000)


class Clock:
    """The environment's clock. `test` False: every client shares real time, which `host_ms` tells."""

    def __init__(self, *, test: bool, host_ms: Callable[[], int] = current_ms) -> None:
        self.test = test
        self.host_ms = host_ms

    def clock_id_of(self, client_id: ClientId) -> ClockId:
        return ClockId(client_id) if self.test else REAL

    def now(self, connection: Connection, client_id: ClientId) -> int:
        """Return milliseconds on this client's clock."""
        return self.now_on_clock(connection, self.clock_id_of(client_id))

    def now_on_clock(self, connection: Connection, clock_id: ClockId) -> int:
        """Return milliseconds on the clock of this id."""
        if clock_id == REAL:
            return self.host_ms()
        return self.read(connection.execute(CLOCK, {"clock": clock_id}).mappings().first())

    def read(self, row: Mapping[str, Any] | RowMapping | None) -> int:
        """Return milliseconds on the clock of this row; of real time where there is none."""
        real = self.host_ms()
        if row is None:
            return real
        if row["frozen_ms"] is not None and row["advancing_until"] > real:
            return int(row["frozen_ms"])
        return real + int(row["offset_ms"])
