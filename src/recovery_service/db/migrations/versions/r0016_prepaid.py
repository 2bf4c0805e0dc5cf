"""What of an invoice had been paid before it was given to recovery."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.add_column(
        "receivable", sa.Column("prepaid_minor", sa.BigInteger(), nullable=False, server_default="0")
    )
