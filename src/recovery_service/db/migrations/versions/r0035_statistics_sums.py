"""Sums for the statistics, by day and month, and what each receivable was when it was summed.

The sums begin empty: every receivable counts as not summed, is read itself until then, and is brought into the sums
in portions while the service runs.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0035"
down_revision = "0034"

_UNSUMMED = sa.text(
    "CASE WHEN (status IS DISTINCT FROM summed_status OR amount_minor IS DISTINCT FROM summed_amount_minor"
    " OR paid_minor IS DISTINCT FROM summed_paid_minor OR closed_at IS DISTINCT FROM summed_closed_at"
    " OR phone_attempted IS DISTINCT FROM summed_phone_attempted) THEN 1 ELSE 0 END = 1"
)
_UNSUMMED_IN_SQLITE = sa.text(str(_UNSUMMED).replace("IS DISTINCT FROM", "IS NOT"))


def upgrade() -> None:
    op.create_table(
        "statistics_sum",
        sa.Column("client_id", sa.String(40), nullable=False),
        sa.Column("user_id", sa.String(40), nullable=False),
        sa.Column("unit", sa.String(5), nullable=False),
        sa.Column("begins_at", sa.BigInteger(), nullable=False),
        sa.Column("currency", sa.String(3), nullable=False),
        sa.Column("status", sa.String(20), nullable=False),
        sa.Column("phone_attempted", sa.Boolean(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("amount_minor", sa.BigInteger(), nullable=False),
        sa.Column("paid_minor", sa.BigInteger(), nullable=False),
        sa.Column("duration_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint(
            "client_id",
            "user_id",
            "unit",
            "begins_at",
            "currency",
            "status",
            "phone_attempted",
            name=op.f("pk_statistics_sum"),
        ),
    )
    for column in (
        sa.Column("summed_status", sa.String(20)),
        sa.Column("summed_amount_minor", sa.BigInteger()),
        sa.Column("summed_paid_minor", sa.BigInteger()),
        sa.Column("summed_closed_at", sa.BigInteger()),
        sa.Column("summed_phone_attempted", sa.Boolean()),
    ):
        op.add_column("receivable", column)
    op.drop_index("ix_receivable_statistics", table_name="receivable")
    op.create_index(
        "ix_receivable_unsummed",
        "receivable",
        ["client_id", "user_id", "created_at"],
        sqlite_where=_UNSUMMED_IN_SQLITE,
        postgresql_where=_UNSUMMED,
    )
