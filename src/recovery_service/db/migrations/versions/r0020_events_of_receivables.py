"""Which receivable an event is about, so that its words can be erased; and the record by its age, to sweep it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"

_ABOUT = {
    "sqlite": "json_extract(body, '$.data.receivable_id')",
    "postgresql": "CAST(body AS json) -> 'data' ->> 'receivable_id'",
}


def upgrade() -> None:
    op.add_column("event", sa.Column("receivable_id", sa.String(length=40), nullable=True))
    about = _ABOUT[op.get_bind().dialect.name]
    op.execute(sa.text(f"UPDATE event SET receivable_id = {about}"))
    op.create_index(op.f("ix_event_receivable_id"), "event", ["receivable_id"])
    op.create_index(op.f("ix_audit_at"), "audit", ["at"])
