"""What a kept answer tells of, so that an erasure reaches it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    op.add_column("idempotent_answer", sa.Column("about", sa.String(length=40), nullable=True))
    is_about = sa.text("about IS NOT NULL")
    op.create_index(
        "ix_idempotent_answer_about",
        "idempotent_answer",
        ["about"],
        sqlite_where=is_about,
        postgresql_where=is_about,
    )
