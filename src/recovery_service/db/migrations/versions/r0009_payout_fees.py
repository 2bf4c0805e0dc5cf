"""What the operator of the service kept of a payout."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("payout", sa.Column("fee_minor", sa.BigInteger(), nullable=False, server_default="0"))
