"""What time it is: real time in production, one virtual clock per client in test.

Times in the database are integer milliseconds since 1970 UTC. A test clock is real time plus an offset that only
grows. Real time governs tokens, limits, idempotency and leases; the clock governs everything of a receivable.
"""

from __future__ import annotations

import time
from datetime import UTC, datetime
from typing import Final

from sqlalchemy import BigInteger, Column, Connection, String, Table, select

from recovery_service.db.metadata import METADATA

REAL: Final = "real"
"""The clock id of everything in production."""

clock_table = Table(
    "clock",
    METADATA,
    Column("clock_id", String(40), primary_key=True),
    Column("offset_ms", BigInteger, nullable=False, default=0),
    Column("advancing_until", BigInteger, nullable=False, default=0),
)


def real_ms() -> int:
    return time.time_ns() // 1_000_000


def to_datetime(ms: int) -> datetime:
    return datetime.fromtimestamp(ms / 1000, UTC)


def to_ms(moment: datetime) -> int:
    return round(moment.timestamp() * 1000)


class Clock:
    """The environment's clock. `test` False: every client shares real time."""

    def __init__(self, *, test: bool) -> None:
        self.test = test

    def id_for(self, client_id: str) -> str:
        return client_id if self.test else REAL

    def now(self, connection: Connection, client_id: str) -> int:
        """Milliseconds on this client's clock."""
        return real_ms() + (self.offset(connection, client_id) if self.test else 0)

    def offset(self, connection: Connection, clock_id: str) -> int:
        query = select(clock_table.c.offset_ms).where(clock_table.c.clock_id == clock_id)
        return connection.execute(query).scalar() or 0
