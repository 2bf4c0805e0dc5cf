"""Messages of debtors, and how far each mailbox was read."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"


def upgrade() -> None:
    op.create_table(
        "received_message",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("receivable_id", sa.String(40), nullable=False),
        sa.Column("client_id", sa.String(40), nullable=False),
        sa.Column("user_id", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("sent_at", sa.BigInteger),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("message_id", sa.String(200), nullable=False),
        sa.Column("sender", sa.String(400), nullable=False),
        sa.Column("sender_name", sa.String(200), nullable=False),
        sa.Column("subject", sa.String(300), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("quoted", sa.Text, nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("suggestions", sa.JSON, nullable=False),
        sa.Column("attachments", sa.JSON, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("decision", sa.String(30)),
        sa.Column("decided_at", sa.BigInteger),
        sa.UniqueConstraint("user_id", "digest", name=op.f("uq_received_message_user_id_digest")),
    )
    op.create_index("ix_received_message_receivable", "received_message", ["receivable_id", "at"])
    op.create_index("ix_received_message_state", "received_message", ["client_id", "state", "at"])
    op.create_index("ix_received_message_message_id", "received_message", ["message_id"])
    op.create_table(
        "mailbox_reading",
        sa.Column("user_id", sa.String(40), primary_key=True),
        sa.Column("client_id", sa.String(40), nullable=False),
        sa.Column("enabled", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(253), nullable=False),
        sa.Column("port", sa.Integer, nullable=False),
        sa.Column("security", sa.String(10), nullable=False),
        sa.Column("account", sa.String(600), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("validity", sa.BigInteger),
        sa.Column("last_uid", sa.BigInteger, nullable=False),
        sa.Column("read_at", sa.BigInteger),
        sa.Column("failure", sa.JSON),
        sa.Column("failures", sa.Integer, nullable=False),
    )
    op.add_column("planned_contact", sa.Column("answers", sa.String(40), nullable=True))
