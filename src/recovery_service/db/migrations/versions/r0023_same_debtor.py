"""By what a debtor is known again: its name, SIRET and VAT number each by itself; and who was said to be somebody else.
Every debtor keeps its id."""

from __future__ import annotations

import hashlib
import json
import unicodedata
from typing import Any

import sqlalchemy as sa
from alembic import op
from stdnum.fr import siret

from recovery_contract.vat_numbers import compact_vat_number, is_doubtful_vat_number

revision = "0023"
down_revision = "0022"

_ERASED = "erased:"
_LENGTH = 60


def upgrade() -> None:
    op.add_column("receivable", sa.Column("debtor_siret", sa.String(length=14), nullable=True))
    op.add_column("receivable", sa.Column("debtor_vat", sa.String(length=60), nullable=True))
    op.create_table(
        "different_debtors",
        sa.Column("first_id", sa.String(40), primary_key=True),
        sa.Column("second_id", sa.String(40), primary_key=True),
        sa.Column("said_at", sa.BigInteger(), nullable=False),
        sa.Column("said_by", sa.String(80), nullable=False),
    )
    op.create_index(op.f("ix_different_debtors_second_id"), "different_debtors", ["second_id"])
    table = sa.table(
        "receivable",
        sa.column("id"),
        sa.column("debtor_name"),
        sa.column("debtor_key"),
        sa.column("debtor", sa.JSON()),
        sa.column("debtor_siret"),
        sa.column("debtor_vat"),
    )
    connection = op.get_bind()
    query = sa.select(table.c.id, table.c.debtor_name, table.c.debtor)
    rows = connection.execute(query.where(table.c.debtor_key.not_like(f"{_ERASED}%"))).all()
    values = [
        {"which": row.id, "name": f"name:{_plain(row.debtor_name)}", **_numbers(row.debtor)} for row in rows
    ]
    if values:
        change = sa.update(table).where(table.c.id == sa.bindparam("which"))
        connection.execute(
            change.values(
                debtor_key=sa.bindparam("name"),
                debtor_siret=sa.bindparam("its_siret"),
                debtor_vat=sa.bindparam("its_vat"),
            ),
            values,
        )
    for column in ("debtor_siret", "debtor_vat"):
        op.create_index(op.f(f"ix_receivable_{column}"), "receivable", ["client_id", "user_id", column])


def _plain(name: str) -> str:
    letters = unicodedata.normalize("NFKD", name.casefold())
    key = "".join(letter for letter in letters if letter.isalnum()) or name.strip()
    return key if len(key) <= _LENGTH else hashlib.sha256(key.encode()).hexdigest()[:_LENGTH]


def _numbers(stored: Any) -> dict[str, str | None]:
    debtor = json.loads(stored) if isinstance(stored, str) else stored or {}
    first, second = debtor.get("siret"), debtor.get("vat_number")
    return {
        "its_siret": siret.compact(first) if first and siret.is_valid(first) else None,
        "its_vat": compact_vat_number(second)[:_LENGTH]
        if second and not is_doubtful_vat_number(second)
        else None,
    }
