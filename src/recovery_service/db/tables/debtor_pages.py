"""What debtors answered on their page; `once` is the form's number, so that a form sent twice counts once."""

from sqlalchemy import JSON, BigInteger, Column, Index, String, Table, Text

from recovery_service.db.metadata import METADATA

page_response_table = Table(
    "page_answer",
    METADATA,
    Column("receivable_id", String(40), primary_key=True),
    Column("once", String(64), primary_key=True),
    Column("kind", String(20), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("message", Text, nullable=False),
    Column("file_ids", JSON, nullable=False),
    Index("ix_page_answer_receivable", "receivable_id", "at"),
)
