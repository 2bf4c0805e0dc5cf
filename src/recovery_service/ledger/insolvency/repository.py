"""Reads and writes the procedures over debtors; whoever asks has checked that the debtor may be seen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from datetime import date
from typing import Final

from sqlalchemy import Connection, bindparam, delete, insert, select

from recovery_contract.ids import ClientId, DebtorId
from recovery_service.db.lists import InList
from recovery_service.db.tables.insolvency import insolvency_table

_I = insolvency_table.c


@dataclass(frozen=True)
class InsolvencyRow:
    """`declare_by` where a court or a letter named the day; `declared_at` in milliseconds on the client's clock."""

    debtor_id: DebtorId
    client_id: ClientId
    procedure: str
    opened_on: date
    published_on: date | None
    declare_by: date | None
    court: str | None
    reference: str | None
    administrator: str | None
    declared_at: int
    declared_by: str


_COLUMNS = [_I[field.name] for field in fields(InsolvencyRow)]
OF_DEBTORS: Final = select(*_COLUMNS).where(InList(_I.debtor_id, "debtors"))


_OF_DEBTOR: Final = select(*_COLUMNS).where(_I.debtor_id == bindparam("which"))


def of_debtor(connection: Connection, debtor_id: DebtorId) -> InsolvencyRow | None:
    row = connection.execute(_OF_DEBTOR, {"which": debtor_id}).mappings().first()
    return None if row is None else InsolvencyRow(**row)


def of_debtors(connection: Connection, debtor_ids: Sequence[DebtorId]) -> dict[DebtorId, InsolvencyRow]:
    rows = connection.execute(OF_DEBTORS, {"debtors": list(debtor_ids)}).mappings()
    return {row["debtor_id"]: InsolvencyRow(**row) for row in rows}


def put(connection: Connection, row: InsolvencyRow) -> None:
    remove(connection, row.debtor_id)
    connection.execute(insert(insolvency_table).values(**vars(row)))


def remove(connection: Connection, debtor_id: DebtorId) -> bool:
    """Return whether there was one."""
    return connection.execute(delete(insolvency_table).where(_I.debtor_id == debtor_id)).rowcount == 1
