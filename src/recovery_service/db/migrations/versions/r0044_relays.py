"""Who publishes outward jobs where an engine distributes them; a lane for jobs planned before there were any."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0044"
down_revision = "0043"


def upgrade() -> None:
    op.add_column("worker", sa.Column("relays", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute("UPDATE job SET lane = kind WHERE lane IS NULL")
