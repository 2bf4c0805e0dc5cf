"""Pictures at the head of what is sent in a creditor's name."""

from sqlalchemy import BigInteger, Column, Index, Integer, LargeBinary, String, Table

from recovery_service.db.metadata import METADATA

logo_table = Table(
    "logo",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("client_id", String(40), nullable=False),
    Column("user_id", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("width", Integer, nullable=False),
    Column("height", Integer, nullable=False),
    Column("content", LargeBinary, nullable=False),
    Index("ix_logo_user", "user_id", "at"),
)
"""`content` is a PNG made here. Which one is in use stands among the creditor's preferences; those before it are named
by mails and letters that were written with them."""
