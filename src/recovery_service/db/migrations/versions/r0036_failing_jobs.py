"""Since when a job fails: those that do are listed without looking at the others."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0036"
down_revision = "0035"


def upgrade() -> None:
    op.add_column("job", sa.Column("failed_at", sa.BigInteger(), nullable=True))
    op.execute("UPDATE job SET failed_at = due_at WHERE failure IS NOT NULL")
    failing = sa.text("failed_at IS NOT NULL")
    op.create_index("ix_job_failed_at", "job", ["failed_at"], sqlite_where=failing, postgresql_where=failing)
