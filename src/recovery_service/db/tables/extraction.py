"""What was read from an uploaded invoice, kept until it is used or 30 days have passed."""

from sqlalchemy import JSON, BigInteger, Column, Float, ForeignKey, Index, String, Table

from recovery_service.db.metadata import METADATA

extraction_table = Table(
    "extraction",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("client_id", String(40), nullable=False),
    Column("user_id", String(40), nullable=False),
    Column("file_id", String(40), ForeignKey("file.id"), nullable=False),
    Column("confidence", Float, nullable=False),
    Column("result", JSON, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("receivable_id", String(40)),
    Index("ix_extraction_client_id", "client_id"),
)
