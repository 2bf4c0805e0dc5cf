"""An answer to a debtor's message is found by that message, and carries the documents it was given."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0034"
down_revision = "0033"


def upgrade() -> None:
    op.add_column("planned_contact", sa.Column("enclosures", sa.JSON, nullable=True))
    op.create_index("ix_planned_contact_answers", "planned_contact", ["answers"])
