"""Instalment plans and settlements, and the insolvency of debtors."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "agreement",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("receivable_id", sa.String(length=40), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.Column("proposed_by", sa.String(length=10), nullable=False),
        sa.Column("proposed_at", sa.BigInteger(), nullable=False),
        sa.Column("answer_until", sa.BigInteger(), nullable=False),
        sa.Column("open_minor", sa.BigInteger(), nullable=False),
        sa.Column("paid_before_minor", sa.BigInteger(), nullable=False),
        sa.Column("parts", sa.JSON(), nullable=False),
        sa.Column("message", sa.Text(), nullable=True),
        sa.Column("decided_at", sa.BigInteger(), nullable=True),
        sa.Column("decided_by", sa.String(length=20), nullable=True),
        sa.Column("rule", sa.String(length=200), nullable=True),
        sa.Column("ended_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(
            ["receivable_id"], ["receivable.id"], name=op.f("fk_agreement_receivable_id")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_agreement")),
    )
    op.create_index("ix_agreement_receivable", "agreement", ["receivable_id", "proposed_at"], unique=False)
    op.create_table(
        "insolvency",
        sa.Column("debtor_id", sa.String(length=60), nullable=False),
        sa.Column("client_id", sa.String(length=40), nullable=False),
        sa.Column("procedure", sa.String(length=20), nullable=False),
        sa.Column("opened_on", sa.Date(), nullable=False),
        sa.Column("published_on", sa.Date(), nullable=True),
        sa.Column("declare_by", sa.Date(), nullable=True),
        sa.Column("court", sa.Text(), nullable=True),
        sa.Column("reference", sa.Text(), nullable=True),
        sa.Column("administrator", sa.Text(), nullable=True),
        sa.Column("declared_at", sa.BigInteger(), nullable=False),
        sa.Column("declared_by", sa.String(length=80), nullable=False),
        sa.PrimaryKeyConstraint("debtor_id", name=op.f("pk_insolvency")),
    )
