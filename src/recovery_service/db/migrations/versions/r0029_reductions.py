"""What takes something off an invoice beside payments: credit notes, and small rests that were rounded away."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"


def upgrade() -> None:
    column = sa.Column("reductions", sa.JSON(), nullable=False, server_default="[]")
    op.add_column("receivable", column)
