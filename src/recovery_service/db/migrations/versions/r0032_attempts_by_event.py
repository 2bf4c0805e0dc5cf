"""The attempts to deliver one event are found without reading those of all."""

from __future__ import annotations

from alembic import op

revision = "0032"
down_revision = "0031"


def upgrade() -> None:
    op.create_index("ix_delivery_attempt_event_id", "delivery_attempt", ["event_id"])
