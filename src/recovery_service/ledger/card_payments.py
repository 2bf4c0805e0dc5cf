"""Queries of card payments and of the provider's messages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from recovery_contract.ids import ClientId, PaymentId, ReceivableId
from recovery_service.db.tables.cards import checkout_table, event_table
from recovery_service.ids import CheckoutId

_C = checkout_table.c


@dataclass(frozen=True)
class CheckoutRow:
    """One payment that a debtor began. `amount_minor` is what was asked for; what came is in the payment. `opened_at`
    is real time in milliseconds. `chargebacks`: by the bank's dispute, its amount, the receivable that carries it and
    whether it was given back. `refunds`: each with its amount, the receivable that carries the debt since, and the
    provider's id of it once it has failed. `session_id` is the provider's, of the page that was opened."""

    id: CheckoutId
    receivable_id: ReceivableId
    once: str
    client_id: ClientId
    provider: str
    amount_minor: int
    currency: str
    opened_at: int
    intent: str | None
    payment_id: PaymentId | None
    refunded_minor: int
    chargebacks: dict[str, Any]
    refunds: list[dict[str, Any]]
    session_id: str | None


_COLUMNS = [_C[field.name] for field in fields(CheckoutRow)]


def add(connection: Connection, row: CheckoutRow) -> None:
    connection.execute(insert(checkout_table).values(**asdict(row)))


def find_by_form_key(connection: Connection, receivable_id: ReceivableId, once: str) -> CheckoutRow | None:
    """Return the one that this form began already."""
    return _one(connection, _C.receivable_id == receivable_id, _C.once == once)


def find(connection: Connection, provider: str, checkout_id: CheckoutId) -> CheckoutRow | None:
    return _one(connection, _C.provider == provider, _C.id == checkout_id)


def find_by_intent(connection: Connection, provider: str, intent: str) -> CheckoutRow | None:
    return _one(connection, _C.provider == provider, _C.intent == intent)


def load(connection: Connection, checkout_id: CheckoutId) -> CheckoutRow:
    row = connection.execute(select(*_COLUMNS).where(_C.id == checkout_id)).mappings().one()
    return CheckoutRow(**row)


def list_open_pages(
    connection: Connection, receivable_id: ReceivableId, *, opened_after: int
) -> list[CheckoutRow]:
    """Return those opened since that nobody has paid."""
    its = _C.receivable_id == receivable_id, _C.session_id.is_not(None), _C.intent.is_(None)
    rows = connection.execute(select(*_COLUMNS).where(*its, _C.opened_at > opened_after).order_by(_C.id))
    return [CheckoutRow(**row) for row in rows.mappings()]


def change(connection: Connection, checkout_id: CheckoutId, **values: Any) -> None:
    connection.execute(update(checkout_table).where(_C.id == checkout_id).values(**values))


def record_event_once(connection: Connection, values: Mapping[str, Any]) -> bool:
    """Return False where it was taken before."""
    try:
        with connection.begin_nested():
            connection.execute(insert(event_table).values(**values))
    except IntegrityError:
        return False
    return True


def _one(connection: Connection, *where: Any) -> CheckoutRow | None:
    row = connection.execute(select(*_COLUMNS).where(*where).with_for_update()).mappings().first()
    return None if row is None else CheckoutRow(**row)
