"""Payments as the service recorded them, by hand, statement, card or page: read out of the receivables they are for."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from datetime import date, datetime
from decimal import Decimal
from pathlib import Path
from typing import Any, Final

from recovery_contract.ids import PaymentId, ReceivableId
from recovery_contract.progress import RecordedPayment
from recovery_desktop.ids import ConnectionId
from recovery_desktop.store.database import Database
from recovery_desktop.store.figures import IS_PAID
from recovery_desktop.store.read_only import open_read_only

LISTED_AT_MOST: Final = 2_000
_HAS_PAYMENTS: Final = "instr(body, '\"payments\":[') > 0"


@dataclass(frozen=True)
class RecordedPaymentRow:
    """`allowed_actions` are those of its receivable, as `status` is; None where the service does not tell them."""

    id: PaymentId
    receivable_id: ReceivableId
    amount: Decimal
    currency: str
    arrived_on: date
    source: str
    reference: str
    reversed_on: date | None
    status: str
    allowed_actions: tuple[str, ...] | None


def read_recorded_payments(path: Path, connection_id: ConnectionId) -> list[RecordedPaymentRow]:
    """Return them newest first, at most LISTED_AT_MOST, read over a connection to the database of its own: for
    another thread."""
    with closing(open_read_only(path)) as connection:
        connection.row_factory = sqlite3.Row
        rows = connection.execute(
            "SELECT receivable.id, status, currency, payment.value AS payment,"
            " json_extract(body, '$.recovery_progress.allowed_actions') AS allowed"
            " FROM receivable, json_each(body, '$.recovery_progress.payments') AS payment"
            f" WHERE connection_id = ? AND {_HAS_PAYMENTS}"
            f" ORDER BY json_extract(payment.value, '$.at') DESC LIMIT {LISTED_AT_MOST}",
            (connection_id,),
        )
        return [_to_row(row) for row in rows]


def list_without_payments(database: Database, connection_id: ConnectionId, limit: int) -> list[ReceivableId]:
    """Return the newest receivables of which a list said that money arrived, and nothing yet said which payments."""
    rows = database.rows(
        "SELECT id FROM receivable WHERE connection_id = ? AND NOT is_full"
        f" AND ({IS_PAID} OR remaining < amount - prepaid) ORDER BY created_at DESC LIMIT ?",
        (connection_id, limit),
    )
    return [row["id"] for row in rows]


def _to_row(row: sqlite3.Row) -> RecordedPaymentRow:
    payment = RecordedPayment.model_validate(json.loads(row["payment"]))
    allowed: Any = json.loads(row["allowed"]) if row["allowed"] else None
    return RecordedPaymentRow(
        payment.id,
        row["id"],
        payment.amount,
        row["currency"],
        _local_day(payment.at),
        payment.source,
        payment.reference or "",
        None if payment.reversed_at is None else _local_day(payment.reversed_at),
        row["status"],
        None if allowed is None else tuple(allowed),
    )


def _local_day(moment: datetime) -> date:
    return moment.astimezone().date()
