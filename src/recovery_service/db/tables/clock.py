"""The clocks of test clients: how far each is ahead, and who moves it."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, String, Table

from recovery_service.db.metadata import METADATA

clock_table = Table(
    "clock",
    METADATA,
    Column("clock_id", String(40), primary_key=True),
    Column("offset_ms", BigInteger, nullable=False, default=0),
    # Whoever advances the clock holds it by this name until this real time; the instant it stands at meanwhile.
    Column("advancing_by", String(40)),
    Column("advancing_until", BigInteger, nullable=False, default=0),
    Column("frozen_ms", BigInteger),
)
