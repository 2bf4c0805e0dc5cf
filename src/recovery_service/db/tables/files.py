"""Files, their content beside everything else so that one backup is the whole; and what they document."""

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, LargeBinary, String, Table, Text

from recovery_service.db.metadata import METADATA

file_table = Table(
    "file",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("client_id", String(40), nullable=False),
    Column("kind", String(40), nullable=False),
    Column("name", Text, nullable=False),
    Column("media_type", String(100), nullable=False),
    Column("size", Integer, nullable=False),
    Column("sha256", String(64), nullable=False),
    Column("saved_at", BigInteger, nullable=False),
    Column("content", LargeBinary, nullable=False),
    Index("ix_file_client_id", "client_id"),
)

document_table = Table(
    "document",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("receivable_id", String(40), nullable=False),
    Column("file_id", String(40), ForeignKey("file.id"), nullable=False),
    Column("kind", String(40), nullable=False),
    Column("description", Text),
    Column("at", BigInteger, nullable=False),
    Index("ix_document_receivable", "receivable_id", "at"),
)
