"""The payment table: what arrived, and what was taken back again."""

from sqlalchemy import BigInteger, Column, ForeignKey, Index, String, Table, Text

from recovery_service.db.metadata import METADATA

payment_table = Table(
    "payment",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("receivable_id", String(40), ForeignKey("receivable.id"), nullable=False),
    Column("client_id", String(40), nullable=False),
    Column("user_id", String(40), nullable=False),
    Column("amount_minor", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("recorded_at", BigInteger, nullable=False),
    Column("reference", Text),
    Column("source", String(20), nullable=False),
    Column("reversed_at", BigInteger),
    Column("reversal_reason", Text),
    Index("ix_payment_receivable", "receivable_id", "recorded_at"),
)
