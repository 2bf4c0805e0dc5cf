"""Payouts that were made: one for each recovered receivable."""

from sqlalchemy import BigInteger, Column, ForeignKey, String, Table

from recovery_service.db.metadata import METADATA

payout_table = Table(
    "payout",
    METADATA,
    Column("receivable_id", String(40), ForeignKey("receivable.id"), primary_key=True),
    Column("id", String(40), nullable=False, unique=True),
    Column("amount_minor", BigInteger, nullable=False),
    Column("currency", String(3), nullable=False),
    Column("paid_at", BigInteger, nullable=False),
    Column("reference", String(200), nullable=False),
    Column("actor", String(80), nullable=False),
)
