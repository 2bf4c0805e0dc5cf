"""An instalment plan may be over several invoices of a debtor: their agreements name it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"


def upgrade() -> None:
    op.add_column("agreement", sa.Column("joint_id", sa.String(40)))
    op.create_index("ix_agreement_joint_id", "agreement", ["joint_id"])
