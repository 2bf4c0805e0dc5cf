"""Fees on money that the creditor received itself, to be invoiced apart from any payout."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.create_table(
        "fee_to_invoice",
        sa.Column("receivable_id", sa.String(40), sa.ForeignKey("receivable.id"), primary_key=True),
        sa.Column("user_id", sa.String(40), nullable=False),
        sa.Column("base_minor", sa.BigInteger(), nullable=False),
        sa.Column("currency", sa.String(3), nullable=False),
        sa.Column("settled_at", sa.BigInteger(), nullable=False),
        sa.Column("fee_minor", sa.BigInteger(), nullable=True),
        sa.Column("invoiced_at", sa.BigInteger(), nullable=True),
        sa.Column("reference", sa.String(200), nullable=True),
        sa.Column("actor", sa.String(80), nullable=True),
    )
    op.create_index("ix_fee_to_invoice_open", "fee_to_invoice", ["invoiced_at", "settled_at"])
