"""What a replica has to have before it answers a client."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0045"
down_revision = "0044"


def upgrade() -> None:
    op.create_table(
        "client_change",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), sa.Identity(), nullable=False),
        sa.Column("client_id", sa.String(length=40), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_client_change")),
    )
    op.create_index(op.f("ix_client_change_at"), "client_change", ["at"])
    op.create_index("ix_client_change_client_id_at", "client_change", ["client_id", "at", "id"])
