"""Events and their delivery."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "delivery",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("event_id", sa.String(length=40), nullable=False),
        sa.Column("endpoint_id", sa.String(length=40), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("status", sa.String(length=20), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_delivery")),
    )
    op.create_index(
        "ix_delivery_endpoint_id_created_at", "delivery", ["endpoint_id", "created_at"], unique=False
    )
    op.create_index(op.f("ix_delivery_event_id"), "delivery", ["event_id"], unique=False)
    op.create_table(
        "delivery_attempt",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("client_id", sa.String(length=40), nullable=False),
        sa.Column("delivery_id", sa.String(length=40), nullable=False),
        sa.Column("endpoint_id", sa.String(length=40), nullable=False),
        sa.Column("event_id", sa.String(length=40), nullable=False),
        sa.Column("attempt", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(length=20), nullable=False),
        sa.Column("response_code", sa.Integer(), nullable=True),
        sa.Column("duration_ms", sa.Integer(), nullable=True),
        sa.Column("error", sa.Text(), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("response_body", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_delivery_attempt")),
    )
    op.create_index(
        "ix_delivery_attempt_client_id_at", "delivery_attempt", ["client_id", "at", "id"], unique=False
    )
    op.create_index(
        "ix_delivery_attempt_endpoint_id_at", "delivery_attempt", ["endpoint_id", "at", "id"], unique=False
    )
    op.create_table(
        "event",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("client_id", sa.String(length=40), nullable=False),
        sa.Column("user_id", sa.String(length=40), nullable=False),
        sa.Column("type", sa.String(length=60), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("place", sa.BigInteger(), nullable=True),
        sa.Column("body", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_event")),
    )
    op.create_index("ix_event_client_id_created_at", "event", ["client_id", "created_at"], unique=False)
    op.create_index("ix_event_client_id_place", "event", ["client_id", "place"], unique=False)
    op.create_index(
        "ix_event_unplaced",
        "event",
        ["client_id"],
        unique=False,
        postgresql_where=sa.text("place IS NULL"),
        sqlite_where=sa.text("place IS NULL"),
    )
    op.create_table(
        "event_feed",
        sa.Column("client_id", sa.String(length=40), nullable=False),
        sa.Column("last_place", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("client_id", name=op.f("pk_event_feed")),
    )
    op.create_table(
        "webhook_endpoint",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("client_id", sa.String(length=40), nullable=False),
        sa.Column("subject", sa.String(length=40), nullable=False),
        sa.Column("verified_email", sa.String(length=320), nullable=True),
        sa.Column("url", sa.String(length=2048), nullable=False),
        sa.Column("events", sa.JSON(), nullable=False),
        sa.Column("description", sa.Text(), nullable=True),
        sa.Column("secret", sa.Text(), nullable=False),
        sa.Column("previous_secret", sa.Text(), nullable=True),
        sa.Column("previous_until", sa.BigInteger(), nullable=True),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("enabled", sa.Boolean(), nullable=False),
        sa.Column("disabled_reason", sa.Text(), nullable=True),
        sa.Column("failing_since", sa.BigInteger(), nullable=True),
        sa.Column("exhausted", sa.Boolean(), nullable=False),
        sa.Column("last_error", sa.Text(), nullable=True),
        sa.Column("debug_mode", sa.Boolean(), nullable=False),
        sa.Column("debug_email", sa.String(length=320), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_webhook_endpoint")),
    )
    op.create_index("ix_webhook_endpoint_subject", "webhook_endpoint", ["client_id", "subject"], unique=False)
    op.create_index(
        "ix_webhook_endpoint_verified_email",
        "webhook_endpoint",
        ["client_id", "verified_email"],
        unique=False,
    )
