"""Proposals and agreements; the parts of one are a list, whether they were paid is read from the payments."""

from sqlalchemy import JSON, BigInteger, Column, ForeignKey, Index, String, Table, Text

from recovery_service.db.metadata import METADATA

agreement_table = Table(
    "agreement",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("receivable_id", String(40), ForeignKey("receivable.id"), nullable=False),
    Column("kind", String(12), nullable=False),
    Column("state", String(10), nullable=False),
    Column("proposed_by", String(10), nullable=False),
    Column("proposed_at", BigInteger, nullable=False),
    Column("answer_until", BigInteger, nullable=False),
    Column("open_minor", BigInteger, nullable=False),
    Column("paid_before_minor", BigInteger, nullable=False),
    Column("parts", JSON, nullable=False),
    Column("message", Text),
    Column("decided_at", BigInteger),
    Column("decided_by", String(20)),
    Column("rule", String(200)),
    Column("ended_at", BigInteger),
    Column("joint_id", String(40)),
    Index("ix_agreement_receivable", "receivable_id", "proposed_at"),
    Index("ix_agreement_joint_id", "joint_id"),
)
