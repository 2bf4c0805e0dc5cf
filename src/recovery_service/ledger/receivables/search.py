"""Lists of receivables: by what a platform knows of them, newest first, page after page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import ColumnElement, Connection, RowMapping, Select, exists, select

from recovery_contract.ids import DebtorId, ReceivableId, UserId
from recovery_service import paging
from recovery_service.access.visibility import visible_user_ids
from recovery_service.db.keyset import Cursor, read_page
from recovery_service.db.tables.receivables import metadata_table, number_table, receivable_table
from recovery_service.ledger.receivables import repository
from recovery_service.ledger.receivables.checks import comparison_key
from recovery_service.ledger.receivables.rows import ReceivableRow
from recovery_service.paging import Page
from recovery_service.principal import Principal

_R = receivable_table.c
_M = metadata_table.c
_OTHER = metadata_table.alias("other").c


@dataclass(frozen=True)
class ReceivableFilter:
    """Filters that all have to match; times in milliseconds, both inclusive.

    One of `statuses` is enough. An invoice number is compared as for duplicates: without case, blanks and signs.
    """

    user_id: UserId | None = None
    debtor_id: DebtorId | None = None
    statuses: Sequence[str] = ()
    invoice_number: str | None = None
    created_from: int | None = None
    created_to: int | None = None
    metadata: Mapping[str, str] = field(default_factory=dict)


def find_cursor(connection: Connection, principal: Principal, page: Page) -> Cursor | None:
    """Return the page's cursor. Raises Invalid for an id that the caller does not see."""
    return paging.find_cursor(
        page, lambda id_: repository.find(connection, ReceivableId(id_), principal=principal)
    )


def find_receivables(
    connection: Connection,
    principal: Principal,
    wanted: ReceivableFilter,
    cursor: Cursor | None,
    limit: int,
) -> list[ReceivableRow]:
    """Return them nearest to the cursor first, see `Page.cut`."""
    query, order = _source(principal, wanted)
    query = query.where(*_conditions(connection, principal, wanted))
    if len(wanted.statuses) < 2:
        rows = _read(connection, query, wanted.statuses, order, cursor, limit)
    else:
        # One status is a stretch of an index; of several, each has its newest rows at one end.
        pages = [_read(connection, query, [one], order, cursor, limit) for one in wanted.statuses]
        newer = cursor is not None and cursor.newer
        together = (row for page in pages for row in page)
        rows = sorted(together, key=lambda row: (row["created_at"], row["id"]), reverse=not newer)[:limit]
    return [ReceivableRow.from_row(row) for row in rows]


def _source(
    principal: Principal, wanted: ReceivableFilter
) -> tuple[Select[Any], tuple[ColumnElement[int], ColumnElement[Any]]]:
    """Return the query and what it is ordered by: values of metadata stand in the order of the list themselves."""
    query = select(receivable_table).where(_R.client_id == principal.client_id)
    if not wanted.metadata:
        return query, (_R.created_at, _R.id)
    key, value = next(iter(wanted.metadata.items()))
    query = query.join(metadata_table, _M.receivable_id == _R.id)
    query = query.where(_M.client_id == principal.client_id, _M.key == key, _M.value == value)
    return query, (_M.created_at, _M.receivable_id)


def _conditions(
    connection: Connection, principal: Principal, wanted: ReceivableFilter
) -> list[ColumnElement[bool]]:
    conditions: list[ColumnElement[bool]] = []
    if not principal.is_platform:
        # A creditor's grant sees a few users: named one by one, an index leads straight to their newest rows.
        user_ids = list(connection.execute(visible_user_ids(principal)).scalars())
        conditions.append(_R.user_id == user_ids[0] if len(user_ids) == 1 else _R.user_id.in_(user_ids))
    if wanted.user_id is not None:
        conditions.append(_R.user_id == wanted.user_id)
    if wanted.debtor_id is not None:
        conditions.append(_R.debtor_id == wanted.debtor_id)
    if wanted.created_from is not None:
        conditions.append(_R.created_at >= wanted.created_from)
    if wanted.created_to is not None:
        conditions.append(_R.created_at <= wanted.created_to)
    if wanted.invoice_number is not None:
        numbers = select(number_table.c.receivable_id).where(
            number_table.c.client_id == principal.client_id,
            number_table.c.number_key == comparison_key(wanted.invoice_number),
        )
        conditions.append(_R.id.in_(numbers))
    others = list(wanted.metadata.items())[1:]
    conditions += [
        exists().where(_OTHER.receivable_id == _R.id, _OTHER.key == key, _OTHER.value == value)
        for key, value in others
    ]
    return conditions


def _read(
    connection: Connection,
    query: Select[Any],
    statuses: Sequence[str],
    order: tuple[ColumnElement[int], ColumnElement[Any]],
    cursor: Cursor | None,
    limit: int,
) -> Sequence[RowMapping]:
    if statuses:
        query = query.where(_R.status == statuses[0])
    return read_page(connection, query, order, cursor, limit)
