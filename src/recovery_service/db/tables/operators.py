"""Payouts, one for each recovered receivable, and entries of bank statements that were recorded."""

from sqlalchemy import BigInteger, Column, ForeignKey, String, Table

from recovery_service.db.metadata import METADATA

payout_table = Table(
    "payout",
    METADATA,
    Column("receivable_id", String(40), ForeignKey("receivable.id"), primary_key=True),
    Column("id", String(40), nullable=False, unique=True),
    Column("amount_minor", BigInteger, nullable=False),
    Column("fee_minor", BigInteger, nullable=False, server_default="0"),
    Column("currency", String(3), nullable=False),
    Column("paid_at", BigInteger, nullable=False),
    Column("reference", String(200), nullable=False),
    Column("actor", String(80), nullable=False),
)

statement_entry_table = Table(
    "statement_entry",
    METADATA,
    Column("entry_id", String(40), primary_key=True),
    Column("receivable_id", String(40), ForeignKey("receivable.id"), primary_key=True),
    Column("payment_id", String(40), nullable=False),
    Column("recorded_at", BigInteger, nullable=False),
    Column("actor", String(80), nullable=False),
)
"""Entries of bank statements that were recorded: one entry pays a receivable once, whatever file it comes from."""
