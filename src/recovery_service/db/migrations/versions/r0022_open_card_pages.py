"""Under which id the payment provider has the page of a card payment, so that it can be closed there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    op.add_column("card_checkout", sa.Column("session_id", sa.String(length=255), nullable=True))
