"""Receivables, payments, disputes and the audit."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "audit",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("actor", sa.String(length=80), nullable=False),
        sa.Column("action", sa.String(length=80), nullable=False),
        sa.Column("object_id", sa.String(length=40), nullable=False),
        sa.Column("request_id", sa.String(length=80), nullable=True),
        sa.Column("before", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("after", sa.JSON(none_as_null=True), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_audit")),
    )
    op.create_index("ix_audit_object", "audit", ["object_id", "at"], unique=False)
    op.create_table(
        "receivable",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("client_id", sa.String(length=40), nullable=False),
        sa.Column("user_id", sa.String(length=40), nullable=False),
        sa.Column("debtor_id", sa.String(length=40), nullable=False),
        sa.Column("status", sa.String(length=20), nullable=False),
        sa.Column("currency", sa.String(length=3), nullable=False),
        sa.Column("amount_minor", sa.BigInteger(), nullable=False),
        sa.Column("paid_minor", sa.BigInteger(), nullable=False),
        sa.Column("overpaid_minor", sa.BigInteger(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("started_at", sa.BigInteger(), nullable=True),
        sa.Column("closed_at", sa.BigInteger(), nullable=True),
        sa.Column("phone_attempted", sa.Boolean(), nullable=False),
        sa.Column("numbers", sa.JSON(), nullable=False),
        sa.Column("issue_date", sa.Date(), nullable=False),
        sa.Column("due_date", sa.Date(), nullable=False),
        sa.Column("service_description", sa.Text(), nullable=False),
        sa.Column("before_tax_minor", sa.BigInteger(), nullable=True),
        sa.Column("tax_minor", sa.BigInteger(), nullable=True),
        sa.Column("debtor_name", sa.Text(), nullable=False),
        sa.Column("debtor_email", sa.String(length=320), nullable=False),
        sa.Column("debtor_key", sa.String(length=80), nullable=False),
        sa.Column("debtor", sa.JSON(), nullable=False),
        sa.Column("metadata", sa.JSON(), nullable=False),
        sa.Column("terms", sa.JSON(), nullable=False),
        sa.Column("warnings", sa.JSON(), nullable=False),
        sa.Column("time_barred", sa.Boolean(), nullable=False),
        sa.Column("dispute", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("decision_deadline", sa.BigInteger(), nullable=True),
        sa.Column("payout_minor", sa.BigInteger(), nullable=True),
        sa.Column("payout_at", sa.BigInteger(), nullable=True),
        sa.Column("follows_id", sa.String(length=40), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_receivable")),
    )
    op.create_index(
        "ix_receivable_debtor", "receivable", ["client_id", "user_id", "debtor_key"], unique=False
    )
    op.create_index("ix_receivable_debtor_id", "receivable", ["debtor_id"], unique=False)
    op.create_index("ix_receivable_newest", "receivable", ["client_id", "created_at", "id"], unique=False)
    op.create_index(
        "ix_receivable_statistics",
        "receivable",
        [
            "client_id",
            "currency",
            "status",
            "phone_attempted",
            "created_at",
            "user_id",
            "amount_minor",
            "paid_minor",
            "closed_at",
        ],
        unique=False,
    )
    op.create_index(
        "ix_receivable_status_newest", "receivable", ["client_id", "status", "created_at", "id"], unique=False
    )
    op.create_index(
        "ix_receivable_user_newest", "receivable", ["client_id", "user_id", "created_at", "id"], unique=False
    )
    op.create_index(
        "ix_receivable_user_status_newest",
        "receivable",
        ["client_id", "user_id", "status", "created_at", "id"],
        unique=False,
    )
    op.create_table(
        "debtor_contact",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("receivable_id", sa.String(length=40), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("level", sa.Integer(), nullable=False),
        sa.Column("email", sa.String(length=320), nullable=False),
        sa.Column("first_name", sa.Text(), nullable=True),
        sa.Column("last_name", sa.Text(), nullable=True),
        sa.Column("phone", sa.Text(), nullable=True),
        sa.Column("job_title", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(
            ["receivable_id"], ["receivable.id"], name=op.f("fk_debtor_contact_receivable_id")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_debtor_contact")),
    )
    op.create_index(
        "ix_debtor_contact_receivable", "debtor_contact", ["receivable_id", "level", "position"], unique=False
    )
    op.create_table(
        "dispute",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("receivable_id", sa.String(length=40), nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("reason", sa.Text(), nullable=True),
        sa.Column("message", sa.Text(), nullable=True),
        sa.Column("evidence_requested", sa.JSON(), nullable=False),
        sa.Column("amount_minor", sa.BigInteger(), nullable=True),
        sa.Column("opened_at", sa.BigInteger(), nullable=False),
        sa.Column("deadline", sa.BigInteger(), nullable=False),
        sa.Column("missed_at", sa.BigInteger(), nullable=True),
        sa.Column("closed_at", sa.BigInteger(), nullable=True),
        sa.Column("closed_by", sa.String(length=20), nullable=True),
        sa.ForeignKeyConstraint(["receivable_id"], ["receivable.id"], name=op.f("fk_dispute_receivable_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_dispute")),
    )
    op.create_index("ix_dispute_receivable", "dispute", ["receivable_id", "opened_at"], unique=False)
    op.create_table(
        "history",
        sa.Column(
            "sequence",
            sa.BigInteger().with_variant(sa.Integer(), "sqlite"),
            autoincrement=True,
            nullable=False,
        ),
        sa.Column("receivable_id", sa.String(length=40), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(length=60), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("actor", sa.String(length=80), nullable=True),
        sa.Column("data", sa.JSON(none_as_null=True), nullable=True),
        sa.ForeignKeyConstraint(["receivable_id"], ["receivable.id"], name=op.f("fk_history_receivable_id")),
        sa.PrimaryKeyConstraint("sequence", name=op.f("pk_history")),
    )
    op.create_index("ix_history_receivable", "history", ["receivable_id", "sequence"], unique=False)
    op.create_table(
        "payment",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("receivable_id", sa.String(length=40), nullable=False),
        sa.Column("client_id", sa.String(length=40), nullable=False),
        sa.Column("user_id", sa.String(length=40), nullable=False),
        sa.Column("amount_minor", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("recorded_at", sa.BigInteger(), nullable=False),
        sa.Column("reference", sa.Text(), nullable=True),
        sa.Column("source", sa.String(length=20), nullable=False),
        sa.Column("reversed_at", sa.BigInteger(), nullable=True),
        sa.Column("reversal_reason", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["receivable_id"], ["receivable.id"], name=op.f("fk_payment_receivable_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_payment")),
    )
    op.create_index("ix_payment_receivable", "payment", ["receivable_id", "recorded_at"], unique=False)
    op.create_table(
        "receivable_number",
        sa.Column("receivable_id", sa.String(length=40), nullable=False),
        sa.Column("number_key", sa.String(length=64), nullable=False),
        sa.Column("client_id", sa.String(length=40), nullable=False),
        sa.Column("user_id", sa.String(length=40), nullable=False),
        sa.ForeignKeyConstraint(
            ["receivable_id"], ["receivable.id"], name=op.f("fk_receivable_number_receivable_id")
        ),
        sa.PrimaryKeyConstraint("receivable_id", "number_key", name=op.f("pk_receivable_number")),
    )
    op.create_index(
        "ix_receivable_number_key", "receivable_number", ["client_id", "user_id", "number_key"], unique=False
    )
    op.create_table(
        "evidence_submission",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("dispute_id", sa.String(length=40), nullable=False),
        sa.Column("receivable_id", sa.String(length=40), nullable=False),
        sa.Column("statement", sa.Text(), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["dispute_id"], ["dispute.id"], name=op.f("fk_evidence_submission_dispute_id")
        ),
        sa.ForeignKeyConstraint(
            ["receivable_id"], ["receivable.id"], name=op.f("fk_evidence_submission_receivable_id")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_evidence_submission")),
    )
    op.create_index(
        "ix_evidence_submission_receivable", "evidence_submission", ["receivable_id", "at"], unique=False
    )
