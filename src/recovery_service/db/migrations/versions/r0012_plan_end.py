"""Since when a recovery's plan is over."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("recovery", sa.Column("plan_ended_at", sa.BigInteger(), nullable=True))
    recovery = sa.table(
        "recovery",
        sa.column("receivable_id", sa.String),
        sa.column("stopped_at", sa.BigInteger),
        sa.column("plan_ended_at", sa.BigInteger),
    )
    history = sa.table(
        "history",
        sa.column("receivable_id", sa.String),
        sa.column("kind", sa.String),
        sa.column("at", sa.BigInteger),
    )
    planned = sa.table(
        "planned_contact", sa.column("receivable_id", sa.String), sa.column("state", sa.String)
    )
    # Until now the end of a plan stood in the timeline alone.
    ended = (
        sa.select(sa.func.max(history.c.at))
        .where(history.c.receivable_id == recovery.c.receivable_id, history.c.kind == "plan.ended")
        .scalar_subquery()
    )
    waits = sa.exists().where(
        planned.c.receivable_id == recovery.c.receivable_id, planned.c.state.in_(("planned", "sending"))
    )
    op.execute(sa.update(recovery).where(recovery.c.stopped_at.is_(None), ~waits).values(plan_ended_at=ended))
