"""The moments of a receivable: each event about it is later than the one before."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, bindparam, case, update

from recovery_contract.ids import ReceivableId
from recovery_service.db.tables.receivables import receivable_table

_R: Final = receivable_table.c
_NEXT: Final = (
    update(receivable_table)
    .where(_R.id == bindparam("which"))
    .values(
        last_event_at=case(
            (_R.last_event_at >= bindparam("at_least"), _R.last_event_at + 1), else_=bindparam("at_least")
        )
    )
    .returning(_R.last_event_at)
)


def next_event_time(connection: Connection, receivable_id: ReceivableId, at: int) -> int:
    """Return `at`, or the millisecond after the newest event where that is later; `at` where there is no such
    receivable. Locks the receivable until the transaction ends: the order of these times is the order of the commits.
    """
    moment: int | None = connection.execute(_NEXT, {"which": receivable_id, "at_least": at}).scalar()
    return at if moment is None else moment
