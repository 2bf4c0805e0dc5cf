"""How many requests a client may make in a minute, where the operator chose other numbers than the interface's."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0041"
down_revision = "0036"


def upgrade() -> None:
    op.add_column("oauth_client", sa.Column("limits", sa.JSON(), nullable=True))
