"""What of a recovery's money reached the service, and what the creditor has already: only the first is paid out."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, insert, select, update

from recovery_contract.fields import from_minor
from recovery_contract.ids import ReceivableId
from recovery_service.context.clock import to_datetime
from recovery_service.db.tables.payments import fee_table
from recovery_service.errors import InvalidState, NotFound
from recovery_service.ledger.payments import repository
from recovery_service.ledger.payments.repository import PaymentRow
from recovery_service.ledger.receivables.rows import ReceivableRow
from recovery_service.ledger.timeline.history import record_audit

AT_THE_CREDITOR: Final = frozenset({"creditor"})
"""Sources of payments that came to the creditor's own account; every other one came to the service or its bank."""

AT_ONCE: Final = 500

_F = fee_table.c


@dataclass(frozen=True)
class ReceivedFunds:
    """In minor units: `service` is what the service may pay out, `creditor` what the creditor received itself."""

    service: int
    creditor: int


def split_received_funds(payments: Iterable[PaymentRow], claim_minor: int) -> ReceivedFunds:
    """Split the payments that stand into what counts towards the claim and what exceeds it."""
    valid = [row for row in payments if row.reversed_at is None]
    direct = sum(row.amount_minor for row in valid if row.source in AT_THE_CREDITOR)
    at_service = sum(row.amount_minor for row in valid if row.source not in AT_THE_CREDITOR)
    creditor = min(direct, claim_minor)
    return ReceivedFunds(service=min(at_service, claim_minor - creditor), creditor=creditor)


def available_payout(connection: Connection, row: ReceivableRow) -> int:
    """Return what of the planned payout is here: less than planned where money was taken back since, or never came
    here."""
    rows = repository.of_receivables(connection, [row.id])
    at_service = sum(
        one.amount_minor for one in rows if one.reversed_at is None and one.source not in AT_THE_CREDITOR
    )
    return min(row.payout_minor or 0, at_service)


def record_fee_base(connection: Connection, row: ReceivableRow, creditor_minor: int, at: int) -> None:
    """Record the money that the creditor received itself: its fee cannot be kept from a payout and is
    invoiced apart.
    """
    values = {
        "receivable_id": row.id,
        "user_id": row.user_id,
        "base_minor": creditor_minor,
        "currency": row.currency,
        "settled_at": at,
    }
    connection.execute(insert(fee_table).values(**values))


def list_fees(connection: Connection, *, invoiced: bool) -> list[dict[str, Any]]:
    """Return what fees are still to be invoiced on, or were; oldest first, the first 500."""
    done = _F.invoiced_at.is_not(None) if invoiced else _F.invoiced_at.is_(None)
    query = select(fee_table).where(done).order_by(_F.settled_at, _F.receivable_id).limit(AT_ONCE)
    return [_to_json(dict(row)) for row in connection.execute(query).mappings()]


def mark_invoiced(
    connection: Connection,
    receivable_id: ReceivableId,
    fee_minor: int,
    reference: str,
    *,
    at: int,
    actor: str,
) -> None:
    """Raise NotFound where there is no such fee, InvalidState where it was invoiced already."""
    row = connection.execute(select(fee_table).where(_F.receivable_id == receivable_id)).mappings().first()
    if row is None:
        raise NotFound
    open_ = (_F.receivable_id == receivable_id) & _F.invoiced_at.is_(None)
    values = {"fee_minor": fee_minor, "invoiced_at": at, "reference": reference[:200], "actor": actor}
    if connection.execute(update(fee_table).where(open_).values(**values)).rowcount == 0:
        raise InvalidState("The fee on this receivable was invoiced already.")
    record_audit(
        connection,
        actor,
        "receivable.fee_invoiced",
        receivable_id,
        after={"fee_minor": fee_minor, "reference": reference},
    )


def fee_base(connection: Connection, receivable_id: ReceivableId) -> int:
    """Return the recorded base in minor units. Raises NotFound."""
    base = connection.execute(select(_F.base_minor).where(_F.receivable_id == receivable_id)).scalar()
    if base is None:
        raise NotFound
    return int(base)


def _to_json(row: dict[str, Any]) -> dict[str, Any]:
    """Return the values as the command line prints them; what is not known is left out."""
    values = {
        "receivable_id": row["receivable_id"],
        "user_id": row["user_id"],
        "amount": str(from_minor(row["base_minor"], row["currency"])),
        "currency": row["currency"],
        "settled": to_datetime(row["settled_at"]).date().isoformat(),
        "fee": None if row["fee_minor"] is None else str(from_minor(row["fee_minor"], row["currency"])),
        "invoiced_by": row["reference"],
    }
    return {name: value for name, value in values.items() if value is not None}
