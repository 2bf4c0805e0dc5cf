"""Card payments that debtors began, and the provider's messages that were taken."""

from sqlalchemy import JSON, BigInteger, Column, ForeignKey, Index, String, Table, UniqueConstraint, text

from recovery_service.db.metadata import METADATA

checkout_table = Table(
    "card_checkout",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("receivable_id", String(40), ForeignKey("receivable.id"), nullable=False),
    Column("once", String(64), nullable=False),
    Column("client_id", String(40), nullable=False),
    Column("provider", String(20), nullable=False),
    Column("amount_minor", BigInteger, nullable=False),
    Column("currency", String(3), nullable=False),
    Column("opened_at", BigInteger, nullable=False),
    Column("intent", String(255)),
    Column("payment_id", String(40)),
    Column("refunded_minor", BigInteger, nullable=False),
    Column("chargebacks", JSON, nullable=False),
    Column("refunds", JSON, nullable=False, server_default=text("'[]'")),
    Column("session_id", String(255)),
    UniqueConstraint("receivable_id", "once"),
    Index("ix_card_checkout_intent", "intent"),
)

event_table = Table(
    "card_event",
    METADATA,
    Column("provider", String(20), primary_key=True),
    Column("event_id", String(255), primary_key=True),
    Column("type", String(80), nullable=False),
    Column("outcome", String(20), nullable=False),
    Column("taken_at", BigInteger, nullable=False),
)
