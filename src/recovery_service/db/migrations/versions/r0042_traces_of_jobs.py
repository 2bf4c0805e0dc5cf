"""Which trace a job belongs to: that of the request, or of the job, that planned it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0042"
down_revision = "0041"


def upgrade() -> None:
    op.add_column("job", sa.Column("trace", sa.String(80), nullable=True))
