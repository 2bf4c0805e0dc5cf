"""Card payments that debtors began, and which messages of a payment provider were taken."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "card_checkout",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("receivable_id", sa.String(length=40), nullable=False),
        sa.Column("once", sa.String(length=64), nullable=False),
        sa.Column("client_id", sa.String(length=40), nullable=False),
        sa.Column("provider", sa.String(length=20), nullable=False),
        sa.Column("amount_minor", sa.BigInteger(), nullable=False),
        sa.Column("currency", sa.String(length=3), nullable=False),
        sa.Column("opened_at", sa.BigInteger(), nullable=False),
        sa.Column("intent", sa.String(length=255), nullable=True),
        sa.Column("payment_id", sa.String(length=40), nullable=True),
        sa.Column("refunded_minor", sa.BigInteger(), nullable=False),
        sa.Column("chargebacks", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(
            ["receivable_id"], ["receivable.id"], name=op.f("fk_card_checkout_receivable_id")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_card_checkout")),
        sa.UniqueConstraint("receivable_id", "once", name=op.f("uq_card_checkout_receivable_id_once")),
    )
    op.create_index("ix_card_checkout_intent", "card_checkout", ["intent"])
    op.create_table(
        "card_event",
        sa.Column("provider", sa.String(length=20), nullable=False),
        sa.Column("event_id", sa.String(length=255), nullable=False),
        sa.Column("type", sa.String(length=80), nullable=False),
        sa.Column("outcome", sa.String(length=20), nullable=False),
        sa.Column("taken_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("provider", "event_id", name=op.f("pk_card_event")),
    )
