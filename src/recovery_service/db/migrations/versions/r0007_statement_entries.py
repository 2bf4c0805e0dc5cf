"""Which entries of bank statements an operator has recorded already."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "statement_entry",
        sa.Column("entry_id", sa.String(length=40), nullable=False),
        sa.Column("receivable_id", sa.String(length=40), nullable=False),
        sa.Column("payment_id", sa.String(length=40), nullable=False),
        sa.Column("recorded_at", sa.BigInteger(), nullable=False),
        sa.Column("actor", sa.String(length=80), nullable=False),
        sa.ForeignKeyConstraint(
            ["receivable_id"], ["receivable.id"], name=op.f("fk_statement_entry_receivable_id")
        ),
        sa.PrimaryKeyConstraint("entry_id", "receivable_id", name=op.f("pk_statement_entry")),
    )
