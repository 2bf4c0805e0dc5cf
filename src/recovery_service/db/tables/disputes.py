"""Disputes and requests for evidence, and the statements submitted for them."""

from sqlalchemy import JSON, BigInteger, Column, ForeignKey, Index, String, Table, Text

from recovery_service.db.metadata import METADATA

dispute_table = Table(
    "dispute",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("receivable_id", String(40), ForeignKey("receivable.id"), nullable=False),
    Column("kind", String(20), nullable=False),
    Column("reason", Text),
    Column("message", Text),
    Column("evidence_requested", JSON, nullable=False),
    Column("amount_minor", BigInteger),
    Column("opened_at", BigInteger, nullable=False),
    Column("deadline", BigInteger, nullable=False),
    Column("missed_at", BigInteger),
    Column("closed_at", BigInteger),
    Column("closed_by", String(20)),
    Index("ix_dispute_receivable", "receivable_id", "opened_at"),
)

submission_table = Table(
    "evidence_submission",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("dispute_id", String(40), ForeignKey("dispute.id"), nullable=False),
    Column("receivable_id", String(40), ForeignKey("receivable.id"), nullable=False),
    Column("statement", Text),
    Column("at", BigInteger, nullable=False),
    Index("ix_evidence_submission_receivable", "receivable_id", "at"),
)
