"""Outbox of the test environment: messages that would have been sent."""

from sqlalchemy import BigInteger, Column, Index, String, Table, Text

from recovery_service.db.metadata import METADATA

outbox_table = Table(
    "sandbox_outbox",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("client_id", String(40), nullable=False),
    Column("user_id", String(40), nullable=False),
    Column("type", String(10), nullable=False),
    Column("receivable_id", String(40), nullable=False),
    Column("recipient", String(400), nullable=False),
    Column("subject", String(300)),
    Column("body", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_sandbox_outbox_newest", "client_id", "at", "id"),
)
