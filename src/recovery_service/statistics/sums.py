"""Keeps the sums that statistics are read from: those of each day and month, of each creditor and of all of a client's.

Nothing that changes a receivable writes here. A receivable carries what it was when it was last summed; an index holds
those that differ, and `update_sums` brings the sums up to them. Until then the statistics read these rows themselves.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, RowMapping, bindparam, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from recovery_contract.ids import ClientId, UserId
from recovery_service.context.clock import to_ms
from recovery_service.context.core import Core
from recovery_service.db.lists import InList
from recovery_service.db.tables.receivables import receivable_table
from recovery_service.db.tables.reports import SUMMED_COLUMNS, is_unsummed, statistics_sum_table

OF_ALL_USERS: Final = UserId("")
AT_ONCE: Final = 500
"""Receivables of one transaction: whoever changes one of them waits no longer than that."""
_DAY_MS: Final = 86_400_000

_R, _S = receivable_table.c, statistics_sum_table.c
_UNSUMMED: Final = (
    select(
        *(_R[name] for name in ("id", "client_id", "user_id", "created_at", "currency", *SUMMED_COLUMNS)),
        *(_R[f"summed_{name}"] for name in SUMMED_COLUMNS),
    )
    .where(is_unsummed)
    .order_by(_R.client_id, _R.user_id, _R.created_at)
    .limit(AT_ONCE)
    .with_for_update(skip_locked=True)
)
_NOTE: Final = (
    update(receivable_table)
    .where(InList(_R.id, "ids"))
    .values({f"summed_{name}": _R[name] for name in SUMMED_COLUMNS})
)


def _add(insert: Any) -> Any:
    new = insert(statistics_sum_table)
    return new.on_conflict_do_update(
        index_elements=list(_Key._fields),
        set_={name: _S[name] + new.excluded[name] for name in _Figures._fields},
    )


class _Key(NamedTuple):
    client_id: ClientId
    user_id: UserId
    unit: str
    begins_at: int
    currency: str
    status: str
    phone_attempted: bool


class _Figures(NamedTuple):
    number: int
    amount_minor: int
    paid_minor: int
    duration_ms: int


_ADD: Final = {"sqlite": _add(sqlite.insert), "postgresql": _add(postgresql.insert)}
_REMOVE_EMPTY: Final = delete(statistics_sum_table).where(
    _S.number == 0, *(_S[name] == bindparam(f"of_{name}") for name in _Key._fields)
)


def update_sums(core: Core) -> None:
    """Bring the sums up to every receivable that nobody changes at this moment."""
    while True:
        with core.database.write() as connection:
            if _update_some(connection) < AT_ONCE:
                return


def _update_some(connection: Connection) -> int:
    """Return how many receivables were brought into the sums."""
    rows = connection.execute(_UNSUMMED).mappings().all()
    if rows:
        changes = _changes(rows)
        # In one order: two processes that update the same sums do not wait for each other in a circle.
        keys = sorted(changes)
        values = [{**key._asdict(), **_Figures(*changes[key])._asdict()} for key in keys]
        connection.execute(_ADD[connection.dialect.name], values)
        smaller = [
            {f"of_{name}": value for name, value in key._asdict().items()}
            for key in keys
            if changes[key][0] < 0
        ]
        if smaller:
            connection.execute(_REMOVE_EMPTY, smaller)
        connection.execute(_NOTE, {"ids": [row["id"] for row in rows]})
    return len(rows)


def _changes(rows: Iterable[RowMapping]) -> dict[_Key, list[int]]:
    changes: dict[_Key, list[int]] = defaultdict(lambda: [0] * len(_Figures._fields))
    for row in rows:
        for prefix, sign in (("", 1), ("summed_", -1)):
            if row[f"{prefix}status"] is None:
                continue
            closed_at = row[f"{prefix}closed_at"]
            figures = _Figures(
                1,
                row[f"{prefix}amount_minor"],
                row[f"{prefix}paid_minor"],
                0 if closed_at is None else closed_at - row["created_at"],
            )
            for key in _keys(row, row[f"{prefix}status"], row[f"{prefix}phone_attempted"]):
                changes[key] = [
                    before + sign * more for before, more in zip(changes[key], figures, strict=True)
                ]
    return {key: figures for key, figures in changes.items() if any(figures)}


def _keys(row: RowMapping, status: str, phone_attempted: bool) -> Iterator[_Key]:
    day = row["created_at"] // _DAY_MS
    for user_id in (row["user_id"], OF_ALL_USERS):
        for unit, begins_at in (("day", day * _DAY_MS), ("month", _month_of(day))):
            yield _Key(row["client_id"], user_id, unit, begins_at, row["currency"], status, phone_attempted)


@lru_cache(maxsize=1024)
def _month_of(day: int) -> int:
    first = datetime.fromtimestamp(day * _DAY_MS / 1000, UTC).replace(day=1)
    return to_ms(first)
