"""Messages of debtors, and how far each mailbox was read."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from recovery_service.db.metadata import METADATA

received_message_table = Table(
    "received_message",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("receivable_id", String(40), nullable=False),
    Column("client_id", String(40), nullable=False),
    Column("user_id", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("sent_at", BigInteger),
    Column("digest", String(64), nullable=False),
    Column("message_id", String(200), nullable=False),
    Column("sender", String(400), nullable=False),
    Column("sender_name", String(200), nullable=False),
    Column("subject", String(300), nullable=False),
    Column("body", Text, nullable=False),
    Column("quoted", Text, nullable=False),
    Column("kind", String(12), nullable=False),
    Column("suggestions", JSON, nullable=False),
    Column("attachments", JSON, nullable=False),
    Column("state", String(10), nullable=False),
    Column("decision", String(30)),
    Column("decided_at", BigInteger),
    UniqueConstraint("user_id", "digest"),
    Index("ix_received_message_receivable", "receivable_id", "at"),
    Index("ix_received_message_state", "client_id", "state", "at"),
    Index("ix_received_message_message_id", "message_id"),
)

mailbox_reading_table = Table(
    "mailbox_reading",
    METADATA,
    Column("user_id", String(40), primary_key=True),
    Column("client_id", String(40), nullable=False),
    Column("enabled", Boolean, nullable=False),
    Column("host", String(253), nullable=False),
    Column("port", Integer, nullable=False),
    Column("security", String(10), nullable=False),
    Column("account", String(600), nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("validity", BigInteger),
    Column("last_uid", BigInteger, nullable=False, default=0),
    Column("read_at", BigInteger),
    Column("failure", JSON),
    Column("failures", Integer, nullable=False, default=0),
)
"""`user_id` * is the mailbox of the service itself; times are real time. `account` is whose mailbox was read;
of another one, or where its numbers (`validity`) are others than before, what arrived lately is looked at again."""
