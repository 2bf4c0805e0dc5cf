"""What concerns the debtor of a receivable beyond it, read in one query: its insolvency and its namesakes."""

from __future__ import annotations

from dataclasses import fields
from typing import Final, NamedTuple

from sqlalchemy import Connection, bindparam, literal, select

from recovery_service.db.tables.insolvency import insolvency_table
from recovery_service.ledger.insolvency.declaration import InsolvencyRow
from recovery_service.ledger.receivables.repository import HAS_NAMESAKE
from recovery_service.ledger.receivables.rows import ReceivableRow

_NAMES: Final = [field.name for field in fields(InsolvencyRow)]
_ONE: Final = select(literal(1).label("one")).subquery()
_FACTS: Final = select(
    HAS_NAMESAKE.label("has_namesake"), *(insolvency_table.c[name] for name in _NAMES)
).select_from(_ONE.outerjoin(insolvency_table, insolvency_table.c.debtor_id == bindparam("debtor")))


class DebtorFacts(NamedTuple):
    """`has_namesake`: whether this creditor has another debtor of the same name."""

    insolvency: InsolvencyRow | None
    has_namesake: bool


def load_facts(connection: Connection, row: ReceivableRow) -> DebtorFacts:
    values = {"client": row.client_id, "user": row.user_id, "name": row.debtor_key, "debtor": row.debtor_id}
    stored = connection.execute(_FACTS, values).mappings().one()
    is_insolvent = stored["debtor_id"] is not None
    insolvency = InsolvencyRow(**{name: stored[name] for name in _NAMES}) if is_insolvent else None
    return DebtorFacts(insolvency, bool(stored["has_namesake"]))
