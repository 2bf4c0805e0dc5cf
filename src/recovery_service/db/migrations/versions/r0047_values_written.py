"""The sums and days that a creditor saw when it wrote words of its own for one contact."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0047"
down_revision = "0046"


def upgrade() -> None:
    op.add_column("planned_contact", sa.Column("values_written", sa.JSON))
