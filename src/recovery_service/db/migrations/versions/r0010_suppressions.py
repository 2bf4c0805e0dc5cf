"""Who must never be contacted: for all of a creditor's debtors too, and each entry with an id of its own."""

from __future__ import annotations

import re

import sqlalchemy as sa
from alembic import op

from recovery_contract.ids import SuppressionId
from recovery_service.ids import new_id

revision = "0010"
down_revision = "0009"

EVERYBODY = "*"


def upgrade() -> None:
    connection = op.get_bind()
    stored = connection.execute(
        sa.text("SELECT debtor_id, channel, address, reason, at FROM suppression ORDER BY at, channel")
    ).all()
    owners = dict(
        tuple(row)
        for row in connection.execute(
            sa.text(
                "SELECT DISTINCT debtor_id, user_id FROM receivable"
                " WHERE debtor_id IN (SELECT debtor_id FROM suppression)"
            )
        )
    )
    op.drop_table("suppression")
    table = op.create_table(
        "suppression",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("user_id", sa.String(length=40), nullable=False),
        sa.Column("debtor_id", sa.String(length=60), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("address", sa.String(length=400), nullable=False),
        sa.Column("lookup", sa.String(length=400), nullable=False),
        sa.Column("reason", sa.String(length=60), nullable=False),
        sa.Column("note", sa.String(length=500), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("actor", sa.String(length=80), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_suppression")),
        sa.UniqueConstraint(
            "lookup",
            "user_id",
            "debtor_id",
            "kind",
            "address",
            name=op.f("uq_suppression_lookup_user_id_debtor_id_kind_address"),
        ),
    )
    op.create_index("ix_suppression_user", "suppression", ["user_id", "id"])
    rows: dict[tuple[str, str, str], dict[str, object]] = {}
    for debtor_id, channel, address, reason, at in stored:
        if debtor_id not in owners:
            continue  # whose it was is not there any more
        kind, written, lookup = _read(channel, address)
        rows.setdefault(
            (debtor_id, kind, written),
            {
                "id": new_id(SuppressionId),
                "user_id": owners[debtor_id],
                "debtor_id": debtor_id,
                "kind": kind,
                "address": written,
                "lookup": lookup,
                "reason": reason,
                "note": None,
                "at": at,
                "actor": "service" if reason == "bounced" else "debtor",
            },
        )
    if rows:
        op.bulk_insert(table, list(rows.values()))


def _read(channel: str, address: str) -> tuple[str, str, str]:
    """Return kind, compared address and lookup key, as they were when this migration was written."""
    if channel == "email":
        return "email", address, address
    digits = re.sub("[^0-9]", "", address)
    return "phone", ("+" if address.lstrip().startswith("+") else "") + digits, digits[-7:]
