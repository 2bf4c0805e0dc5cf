"""The indexes by which a debtor is known again end with its id: a debtor of many invoices is found at its first one."""

from __future__ import annotations

from typing import Final

from alembic import op

revision = "0025"
down_revision = "0024"

_INDEXES: Final = {
    "ix_receivable_debtor": "debtor_key",
    "ix_receivable_debtor_siret": "debtor_siret",
    "ix_receivable_debtor_vat": "debtor_vat",
}


def upgrade() -> None:
    for name, column in _INDEXES.items():
        op.drop_index(op.f(name), table_name="receivable")
        op.create_index(op.f(name), "receivable", ["client_id", "user_id", column, "debtor_id"])
