"""What arrived and was taken back again, money that belongs to no receivable, and fees to invoice."""

from sqlalchemy import BigInteger, Column, ForeignKey, Index, String, Table, Text, UniqueConstraint

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

unclaimed_table = Table(
    "unclaimed_money",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("source", String(20), nullable=False),
    Column("origin", String(255), nullable=False),
    Column("receivable_id", String(40)),
    Column("checkout_id", String(40)),
    Column("amount_minor", BigInteger, nullable=False),
    Column("currency", String(3), nullable=False),
    Column("payer", Text),
    Column("text", Text),
    Column("arrived_at", BigInteger, nullable=False),
    Column("why", String(20), nullable=False),
    Column("state", String(10), nullable=False),
    Column("settled_at", BigInteger),
    Column("settled_by", String(80)),
    Column("assigned_to", String(40)),
    Column("payment_id", String(40)),
    Column("reference", String(200)),
    UniqueConstraint("source", "origin"),
    Index("ix_unclaimed_money_state", "state", "id"),
    Index("ix_unclaimed_money_checkout", "checkout_id"),
)
"""`origin` is what the source calls it, so that the same money is kept once."""

fee_table = Table(
    "fee_to_invoice",
    METADATA,
    Column("receivable_id", String(40), ForeignKey("receivable.id"), primary_key=True),
    Column("user_id", String(40), nullable=False),
    Column("base_minor", BigInteger, nullable=False),
    Column("currency", String(3), nullable=False),
    Column("settled_at", BigInteger, nullable=False),
    Column("fee_minor", BigInteger),
    Column("invoiced_at", BigInteger),
    Column("reference", String(200)),
    Column("actor", String(80)),
    Index("ix_fee_to_invoice_open", "invoiced_at", "settled_at"),
)
"""What a recovered receivable brought to the creditor itself: a fee on it is invoiced, not kept of a payout."""
