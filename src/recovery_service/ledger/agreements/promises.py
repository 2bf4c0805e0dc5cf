"""Reads what debtors announced to pay: the promise that is open, the one that was broken, the newest."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any, Final

from sqlalchemy import Connection, RowMapping, bindparam, select

from recovery_contract.agreements import PromiseState
from recovery_contract.ids import ReceivableId
from recovery_service.context.clock import to_datetime
from recovery_service.db.lists import InList, group_by_key
from recovery_service.db.tables.recovery import promise_table
from recovery_service.ids import PromiseId
from recovery_service.ledger.receivables.rows import ReceivableRow


@dataclass(frozen=True)
class PromiseRow:
    """`state` is open, kept, broken or replaced."""

    id: PromiseId
    receivable_id: ReceivableId
    amount_minor: int
    day: date
    made_at: int
    state: str


_OF_RECEIVABLE: Final = (
    select(promise_table)
    .where(promise_table.c.receivable_id == bindparam("which"))
    .order_by(promise_table.c.made_at.desc())
    .limit(1)
)
NOT_REPLACED: Final = _OF_RECEIVABLE.where(promise_table.c.state != "replaced")
_OPEN_OR_BROKEN: Final = (
    select(promise_table)
    .where(InList(promise_table.c.receivable_id, "ids"), promise_table.c.state.in_(("open", "broken")))
    .order_by(promise_table.c.made_at.desc())
)
_IN_STATE: Final = _OF_RECEIVABLE.where(promise_table.c.state == bindparam("still"))


def open_promise(connection: Connection, receivable_id: ReceivableId) -> PromiseRow | None:
    return _newest(connection, receivable_id, "open")


def fulfilled_promise(connection: Connection, receivable_id: ReceivableId) -> PromiseRow | None:
    return _newest(connection, receivable_id, "kept")


def broken_promises(
    connection: Connection, receivable_ids: Iterable[ReceivableId]
) -> dict[ReceivableId, PromiseRow]:
    """Return them by receivable the last promise that was not kept, unless another was made since."""
    rows = connection.execute(_OPEN_OR_BROKEN, {"ids": list(receivable_ids)}).mappings()
    by_receivable = group_by_key((row["receivable_id"], PromiseRow(**row)) for row in rows)
    return {id_: rows[0] for id_, rows in by_receivable.items() if all(row.state == "broken" for row in rows)}


def newest_promise(connection: Connection, receivable: ReceivableRow) -> PromiseState | None:
    """Return the last one that was not replaced, as the interface tells it."""
    row = connection.execute(NOT_REPLACED, {"which": receivable.id}).mappings().first()
    return None if row is None else state_of(row, receivable)


def state_of(row: Mapping[str, Any] | RowMapping, receivable: ReceivableRow) -> PromiseState:
    amount, promised_at = receivable.to_money(row["amount_minor"]), to_datetime(row["made_at"])
    return PromiseState(amount=amount, day=row["day"], made_at=promised_at, state=row["state"])


def _newest(connection: Connection, receivable_id: ReceivableId, state: str) -> PromiseRow | None:
    row = connection.execute(_IN_STATE, {"which": receivable_id, "still": state}).mappings().first()
    return PromiseRow(**row) if row else None
