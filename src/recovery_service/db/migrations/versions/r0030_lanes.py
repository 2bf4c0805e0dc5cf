"""Whose a job is and what it waits for, known from when it is planned; jobs that are there keep what they have."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"


def upgrade() -> None:
    op.add_column("job", sa.Column("client_id", sa.String(40), nullable=True))
    op.create_index("ix_job_clock_id_lane_due_at", "job", ["clock_id", "lane", "due_at"])
