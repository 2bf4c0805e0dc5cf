"""Queries of payments; whoever asks has checked that the receivable may be seen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, Final

from sqlalchemy import Connection, insert, select, update

from recovery_contract.ids import PaymentId, ReceivableId
from recovery_service.db.lists import InList, group_by_key
from recovery_service.db.tables.payments import payment_table
from recovery_service.ledger.receivables.rows import ReceivableRow

_P = payment_table.c


@dataclass(frozen=True)
class PaymentRow:
    """`amount_minor` in the receivable's currency; `at` when the money arrived and `recorded_at` when we were told,
    both in milliseconds on the client's clock."""

    id: PaymentId
    receivable_id: ReceivableId
    amount_minor: int
    at: int
    recorded_at: int
    reference: str | None
    source: str
    reversed_at: int | None
    reversal_reason: str | None


_NAMES = tuple(field.name for field in fields(PaymentRow))
_COLUMNS = [_P[name] for name in _NAMES]
OF_RECEIVABLES: Final = (
    select(*_COLUMNS).where(InList(_P.receivable_id, "paid")).order_by(_P.recorded_at, _P.id)
)


def of_receivables(connection: Connection, receivable_ids: Sequence[ReceivableId]) -> list[PaymentRow]:
    """Return them in the order in which they were recorded, reversed ones included."""
    rows = connection.execute(OF_RECEIVABLES, {"paid": list(receivable_ids)}).mappings()
    return [PaymentRow(**row) for row in rows]


def valid_payments(connection: Connection, receivable_id: ReceivableId) -> list[PaymentRow]:
    """Return the payments that stand, in the order in which they were recorded."""
    return [row for row in of_receivables(connection, [receivable_id]) if row.reversed_at is None]


def valid_payments_for(connection: Connection, receivable: ReceivableRow) -> list[PaymentRow]:
    """Return the same by its row, without asking where none can stand."""
    return valid_payments(connection, receivable.id) if receivable.paid_minor else []


def valid_payments_by_receivable(
    connection: Connection, receivable_ids: Sequence[ReceivableId]
) -> dict[ReceivableId, list[PaymentRow]]:
    """Return the same for many receivables at once; those without a payment are left out."""
    rows = of_receivables(connection, receivable_ids) if receivable_ids else []
    return group_by_key((row.receivable_id, row) for row in rows if row.reversed_at is None)


def payment_ids(connection: Connection, receivable_id: ReceivableId) -> list[PaymentId]:
    """Return the ids of all payments of the receivable, reversed ones included."""
    return [row.id for row in of_receivables(connection, [receivable_id])]


def find(connection: Connection, receivable_id: ReceivableId, payment_id: PaymentId) -> PaymentRow | None:
    query = select(*_COLUMNS).where(_P.receivable_id == receivable_id, _P.id == payment_id)
    row = connection.execute(query).mappings().first()
    return None if row is None else PaymentRow(**row)


def add(connection: Connection, values: Mapping[str, Any]) -> None:
    connection.execute(insert(payment_table).values(**values))


def change_amount(connection: Connection, payment_id: PaymentId, amount_minor: int) -> None:
    connection.execute(update(payment_table).where(_P.id == payment_id).values(amount_minor=amount_minor))


def mark_reversed(connection: Connection, payment_id: PaymentId, at: int, reason: str) -> None:
    changed = update(payment_table).where(_P.id == payment_id, _P.reversed_at.is_(None))
    connection.execute(changed.values(reversed_at=at, reversal_reason=reason))


def erase_references(connection: Connection, receivable_id: ReceivableId) -> None:
    mine = update(payment_table).where(_P.receivable_id == receivable_id)
    connection.execute(mine.values(reference=None))
    connection.execute(mine.where(_P.reversed_at.is_not(None)).values(reversal_reason=None))
