"""Money that arrived and belongs to no receivable, and which refunds of a card payment never reached the card."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from recovery_service.ids import UnclaimedPaymentId, new_id

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    table = op.create_table(
        "unclaimed_money",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("source", sa.String(length=20), nullable=False),
        sa.Column("origin", sa.String(length=255), nullable=False),
        sa.Column("receivable_id", sa.String(length=40), nullable=True),
        sa.Column("checkout_id", sa.String(length=40), nullable=True),
        sa.Column("amount_minor", sa.BigInteger(), nullable=False),
        sa.Column("currency", sa.String(length=3), nullable=False),
        sa.Column("payer", sa.Text(), nullable=True),
        sa.Column("text", sa.Text(), nullable=True),
        sa.Column("arrived_at", sa.BigInteger(), nullable=False),
        sa.Column("why", sa.String(length=20), nullable=False),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.Column("settled_at", sa.BigInteger(), nullable=True),
        sa.Column("settled_by", sa.String(length=80), nullable=True),
        sa.Column("assigned_to", sa.String(length=40), nullable=True),
        sa.Column("payment_id", sa.String(length=40), nullable=True),
        sa.Column("reference", sa.String(length=200), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_unclaimed_money")),
        sa.UniqueConstraint("source", "origin", name=op.f("uq_unclaimed_money_source_origin")),
    )
    op.create_index("ix_unclaimed_money_state", "unclaimed_money", ["state", "id"])
    op.create_index("ix_unclaimed_money_checkout", "unclaimed_money", ["checkout_id"])
    op.add_column(
        "card_checkout", sa.Column("refunds", sa.JSON(), nullable=False, server_default=sa.text("'[]'"))
    )
    _what_was_noted(table)
    _what_was_refunded()


def _what_was_refunded() -> None:
    checkout = sa.table(
        "card_checkout",
        sa.column("id", sa.String),
        sa.column("receivable_id", sa.String),
        sa.column("refunded_minor", sa.BigInteger),
        sa.column("refunds", sa.JSON),
    )
    connection = op.get_bind()
    refunds = connection.execute(
        sa.select(checkout.c.id, checkout.c.receivable_id, checkout.c.refunded_minor).where(
            checkout.c.refunded_minor > 0
        )
    ).all()
    for id_, receivable_id, minor in refunds:
        one = {"amount_minor": minor, "receivable_id": receivable_id, "failed": None}
        connection.execute(sa.update(checkout).where(checkout.c.id == id_).values(refunds=[one]))


def _what_was_noted(table: sa.Table) -> None:
    """Move money that stood in the audit record alone into the new table."""
    audit = sa.table(
        "audit",
        sa.column("at", sa.BigInteger),
        sa.column("action", sa.String),
        sa.column("object_id", sa.String),
        sa.column("after", sa.JSON),
    )
    checkout = sa.table("card_checkout", sa.column("id", sa.String), sa.column("receivable_id", sa.String))
    notes = (
        op.get_bind()
        .execute(
            sa.select(audit.c.at, audit.c.object_id, audit.c.after, checkout.c.receivable_id)
            .join(checkout, checkout.c.id == audit.c.object_id)
            .where(audit.c.action == "card.unclaimed")
            .order_by(audit.c.at)
        )
        .all()
    )
    rows = {
        details["reference"]: {
            "id": new_id(UnclaimedPaymentId),
            "source": "card",
            "origin": details["reference"],
            "receivable_id": receivable_id,
            "checkout_id": checkout_id,
            "amount_minor": details["amount_minor"],
            "currency": details["currency"],
            "arrived_at": at,
            "why": "not_bookable",
            "state": "open",
        }
        for at, checkout_id, details, receivable_id in notes
    }
    if rows:
        op.bulk_insert(table, list(rows.values()))
