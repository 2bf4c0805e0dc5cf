"""What a platform finds its own objects by: values of metadata, an invoice number of any creditor, a debtor's newest
receivables, the newest creditors."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"

_KEY, _VALUE, _AT_ONCE = 40, 500, 1_000


def upgrade() -> None:
    _add_metadata()
    for name, table, columns in (
        ("ix_receivable_number_key", "receivable_number", ["client_id", "number_key", "user_id"]),
        ("ix_receivable_debtor_id", "receivable", ["debtor_id", "created_at", "id"]),
    ):
        op.drop_index(op.f(name), table_name=table)
        op.create_index(op.f(name), table, columns)
    op.create_index("ix_creditor_newest", "creditor", ["client_id", "created_at", "id"])


def _add_metadata() -> None:
    values = op.create_table(
        "receivable_metadata",
        sa.Column("receivable_id", sa.String(40), nullable=False),
        sa.Column("key", sa.String(_KEY), nullable=False),
        sa.Column("value", sa.String(_VALUE), nullable=False),
        sa.Column("client_id", sa.String(40), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["receivable_id"], ["receivable.id"], name=op.f("fk_receivable_metadata_receivable_id")
        ),
        sa.PrimaryKeyConstraint("receivable_id", "key", name=op.f("pk_receivable_metadata")),
    )
    receivable = sa.table(
        "receivable",
        sa.column("id"),
        sa.column("client_id"),
        sa.column("created_at"),
        sa.column("metadata", sa.JSON),
    )
    connection = op.get_bind()
    after = ""
    while True:
        query = sa.select(receivable).where(receivable.c.id > after).order_by(receivable.c.id).limit(_AT_ONCE)
        rows = connection.execute(query).all()
        added = [
            {
                "receivable_id": row.id,
                "client_id": row.client_id,
                "created_at": row.created_at,
                "key": key,
                "value": value,
            }
            for row in rows
            for key, value in _searchable(row.metadata)
        ]
        if added:
            connection.execute(sa.insert(values), added)
        if len(rows) < _AT_ONCE:
            break
        after = rows[-1].id
    op.create_index(
        "ix_receivable_metadata_newest",
        "receivable_metadata",
        ["client_id", "key", "value", "created_at", "receivable_id"],
    )


def _searchable(metadata: Any) -> list[tuple[str, str]]:
    pairs = []
    for key, value in (metadata or {}).items():
        text = value if isinstance(value, str) else json.dumps(value)
        if isinstance(value, str | int | float) and len(key) <= _KEY and len(text) <= _VALUE:
            pairs.append((key, text))
    return pairs
