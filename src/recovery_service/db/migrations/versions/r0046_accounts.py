"""Accounts of a creditor beside its main one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0046"
down_revision = "0045"


def upgrade() -> None:
    op.add_column("creditor", sa.Column("accounts", sa.JSON(), nullable=True))
