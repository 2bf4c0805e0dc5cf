"""Each event about a receivable is later than the one before: the moment of the newest is kept with it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column(
        "receivable", sa.Column("last_event_at", sa.BigInteger(), nullable=False, server_default="0")
    )
