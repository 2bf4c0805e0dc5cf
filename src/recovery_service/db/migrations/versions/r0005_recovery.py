"""Plans, contacts, promises, what law and preferences say, and the test outbox."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "contact_attempt",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("receivable_id", sa.String(length=40), nullable=False),
        sa.Column("client_id", sa.String(length=40), nullable=False),
        sa.Column("user_id", sa.String(length=40), nullable=False),
        sa.Column("debtor_id", sa.String(length=60), nullable=False),
        sa.Column("planned_contact_id", sa.String(length=40), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("channel", sa.String(length=10), nullable=False),
        sa.Column("level", sa.Integer(), nullable=False),
        sa.Column("address", sa.String(length=400), nullable=False),
        sa.Column("language", sa.String(length=2), nullable=False),
        sa.Column("template", sa.String(length=60), nullable=False),
        sa.Column("subject", sa.String(length=300), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("letter", sa.JSON(), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("outcome", sa.String(length=40), nullable=False),
        sa.Column("outcome_at", sa.BigInteger(), nullable=True),
        sa.Column("message_id", sa.String(length=200), nullable=True),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("file_id", sa.String(length=40), nullable=True),
        sa.Column("notes", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_contact_attempt")),
    )
    op.create_index("ix_contact_attempt_debtor", "contact_attempt", ["debtor_id", "at"], unique=False)
    op.create_index("ix_contact_attempt_message", "contact_attempt", ["message_id"], unique=False)
    op.create_index(
        "ix_contact_attempt_receivable", "contact_attempt", ["receivable_id", "number"], unique=False
    )
    op.create_table(
        "law_rate",
        sa.Column("reference", sa.String(length=20), nullable=False),
        sa.Column("since", sa.Date(), nullable=False),
        sa.Column("points", sa.String(length=20), nullable=False),
        sa.Column("source", sa.String(length=300), nullable=False),
        sa.Column("entered_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("reference", "since", name=op.f("pk_law_rate")),
    )
    op.create_table(
        "page_answer",
        sa.Column("receivable_id", sa.String(length=40), nullable=False),
        sa.Column("once", sa.String(length=64), nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("message", sa.Text(), nullable=False),
        sa.Column("file_ids", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("receivable_id", "once", name=op.f("pk_page_answer")),
    )
    op.create_index("ix_page_answer_receivable", "page_answer", ["receivable_id", "at"], unique=False)
    op.create_table(
        "planned_contact",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("receivable_id", sa.String(length=40), nullable=False),
        sa.Column("client_id", sa.String(length=40), nullable=False),
        sa.Column("user_id", sa.String(length=40), nullable=False),
        sa.Column("debtor_id", sa.String(length=60), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("gap_days", sa.Integer(), nullable=False),
        sa.Column("channel", sa.String(length=10), nullable=False),
        sa.Column("level", sa.Integer(), nullable=False),
        sa.Column("tone", sa.String(length=20), nullable=False),
        sa.Column("template", sa.String(length=60), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("state", sa.String(length=12), nullable=False),
        sa.Column("reason", sa.String(length=60), nullable=True),
        sa.Column("why", sa.String(length=300), nullable=True),
        sa.Column("subject", sa.String(length=300), nullable=True),
        sa.Column("body", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_planned_contact")),
    )
    op.create_index(
        "ix_planned_contact_debtor", "planned_contact", ["debtor_id", "state", "at"], unique=False
    )
    op.create_index(
        "ix_planned_contact_ledger", "planned_contact", ["client_id", "state", "at"], unique=False
    )
    op.create_index(
        "ix_planned_contact_receivable", "planned_contact", ["receivable_id", "position"], unique=False
    )
    op.create_table(
        "promise",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("receivable_id", sa.String(length=40), nullable=False),
        sa.Column("amount_minor", sa.BigInteger(), nullable=False),
        sa.Column("day", sa.Date(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_promise")),
    )
    op.create_index("ix_promise_receivable", "promise", ["receivable_id", "day"], unique=False)
    op.create_table(
        "recovery",
        sa.Column("receivable_id", sa.String(length=40), nullable=False),
        sa.Column("client_id", sa.String(length=40), nullable=False),
        sa.Column("user_id", sa.String(length=40), nullable=False),
        sa.Column("debtor_id", sa.String(length=60), nullable=False),
        sa.Column("started_at", sa.BigInteger(), nullable=False),
        sa.Column("assigned_agent", sa.String(length=100), nullable=False),
        sa.Column("link_generation", sa.Integer(), nullable=False),
        sa.Column("level", sa.Integer(), nullable=False),
        sa.Column("paused_reason", sa.String(length=60), nullable=True),
        sa.Column("paused_since", sa.BigInteger(), nullable=True),
        sa.Column("stopped_reason", sa.String(length=60), nullable=True),
        sa.Column("stopped_at", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("receivable_id", name=op.f("pk_recovery")),
    )
    op.create_table(
        "recovery_preference",
        sa.Column("user_id", sa.String(length=40), nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("value", sa.JSON(), nullable=False),
        sa.Column("secret", sa.Text(), nullable=True),
        sa.Column("approved", sa.Boolean(), nullable=False),
        sa.Column("updated_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "kind", name=op.f("pk_recovery_preference")),
    )
    op.create_table(
        "sandbox_outbox",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("client_id", sa.String(length=40), nullable=False),
        sa.Column("user_id", sa.String(length=40), nullable=False),
        sa.Column("type", sa.String(length=10), nullable=False),
        sa.Column("receivable_id", sa.String(length=40), nullable=False),
        sa.Column("recipient", sa.String(length=400), nullable=False),
        sa.Column("subject", sa.String(length=300), nullable=True),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sandbox_outbox")),
    )
    op.create_index("ix_sandbox_outbox_newest", "sandbox_outbox", ["client_id", "at", "id"], unique=False)
    op.create_table(
        "suppression",
        sa.Column("client_id", sa.String(length=40), nullable=False),
        sa.Column("debtor_id", sa.String(length=60), nullable=False),
        sa.Column("channel", sa.String(length=10), nullable=False),
        sa.Column("address", sa.String(length=400), nullable=False),
        sa.Column("reason", sa.String(length=60), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("client_id", "debtor_id", "channel", "address", name=op.f("pk_suppression")),
    )
    op.create_table(
        "payout",
        sa.Column("receivable_id", sa.String(length=40), nullable=False),
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("amount_minor", sa.BigInteger(), nullable=False),
        sa.Column("currency", sa.String(length=3), nullable=False),
        sa.Column("paid_at", sa.BigInteger(), nullable=False),
        sa.Column("reference", sa.String(length=200), nullable=False),
        sa.Column("actor", sa.String(length=80), nullable=False),
        sa.ForeignKeyConstraint(["receivable_id"], ["receivable.id"], name=op.f("fk_payout_receivable_id")),
        sa.PrimaryKeyConstraint("receivable_id", name=op.f("pk_payout")),
        sa.UniqueConstraint("id", name=op.f("uq_payout_id")),
    )
