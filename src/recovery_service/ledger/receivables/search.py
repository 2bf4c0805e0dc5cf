"""Lists of receivables: by what a platform knows of them, newest first, page after page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, Select, and_, bindparam, exists, select, union_all

from recovery_contract.ids import DebtorId, ReceivableId, UserId
from recovery_service import paging
from recovery_service.access.visibility import visible_user_ids
from recovery_service.db.keyset import Cursor, page_end, page_parameters, page_query
from recovery_service.db.lists import InList
from recovery_service.db.tables.receivables import metadata_table, number_table, receivable_table
from recovery_service.ledger.receivables import repository
from recovery_service.ledger.receivables.checks import comparison_key
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


class PageShape(NamedTuple):
    """What the query of a page is made of: the names of its conditions, how many statuses it is of (0: of all), and
    whether newer ones than the cursor are asked for, None without one."""

    conditions: frozenset[str]
    statuses: int
    newer: bool | None


class PageQuery(NamedTuple):
    shape: PageShape
    parameters: Mapping[str, Any]


def ask(
    connection: Connection,
    principal: Principal,
    wanted: ReceivableFilter,
    cursor: Cursor | None,
    limit: int,
) -> PageQuery:
    """Return what finds, of the receivables that the caller sees, those nearest to the cursor."""
    values = _values(connection, principal, wanted)
    shape = PageShape(frozenset(values), len(wanted.statuses), None if cursor is None else cursor.newer)
    statuses = {f"status_{at}": status for at, status in enumerate(wanted.statuses)}
    place = {"client": principal.client_id, **page_parameters(cursor, limit)}
    return PageQuery(shape, values | statuses | place)


def page(shape: PageShape) -> Select[Any]:
    """Return the query of such a page."""
    if shape.statuses <= 1:
        return _page_of(shape, shape.statuses - 1)
    # One status is a stretch of an index; of several, each has its newest rows at one end.
    each = (select(_page_of(shape, at).subquery()) for at in range(shape.statuses))
    rows = union_all(*each).subquery()
    return page_end(select(rows), (rows.c.created_at, rows.c.id), shape.newer)


def _values(connection: Connection, principal: Principal, wanted: ReceivableFilter) -> dict[str, Any]:
    """Return the values of the conditions, by their names in `_CONDITIONS` and, of metadata, in their order."""
    values: dict[str, Any] = {
        "user": wanted.user_id,
        "debtor": wanted.debtor_id,
        "created_from": wanted.created_from,
        "created_to": wanted.created_to,
        "number": None if wanted.invoice_number is None else comparison_key(wanted.invoice_number),
    }
    if not principal.is_platform:
        # A creditor's grant sees a few users: named one by one, an index leads straight to their newest rows.
        user_ids = list(connection.execute(visible_user_ids(principal)).scalars())
        values |= {"own_user": user_ids[0]} if len(user_ids) == 1 else {"own_users": user_ids}
    for at, (key, value) in enumerate(wanted.metadata.items()):
        values |= {f"key_{at}": key, f"value_{at}": value}
    return {name: value for name, value in values.items() if value is not None}


_CONDITIONS: Final[Mapping[str, ColumnElement[bool]]] = {
    "own_user": _R.user_id == bindparam("own_user"),
    "own_users": InList(_R.user_id, "own_users"),
    "user": _R.user_id == bindparam("user"),
    "debtor": _R.debtor_id == bindparam("debtor"),
    "created_from": _R.created_at >= bindparam("created_from"),
    "created_to": _R.created_at <= bindparam("created_to"),
    "number": _R.id.in_(
        select(number_table.c.receivable_id).where(
            number_table.c.client_id == bindparam("client"),
            number_table.c.number_key == bindparam("number"),
        )
    ),
}


def _page_of(shape: PageShape, status: int) -> Select[Any]:
    """Return the query of a page of one status, -1 for all: values of metadata stand in the order of the list
    themselves."""
    conditions = shape.conditions
    query, order = (
        select(*repository.COLUMNS).where(_R.client_id == bindparam("client")),
        (_R.created_at, _R.id),
    )
    if "key_0" in conditions:
        order = (_M.created_at, _M.receivable_id)
        query = query.join(metadata_table, _M.receivable_id == _R.id)
        query = query.where(_M.client_id == bindparam("client"), _is_value(_M, 0))
    query = query.where(*(condition for name, condition in _CONDITIONS.items() if name in conditions))
    if status >= 0:
        query = query.where(_R.status == bindparam(f"status_{status}"))
    others = range(1, sum(name.startswith("key_") for name in conditions))
    query = query.where(
        *(exists().where(_OTHER.receivable_id == _R.id, _is_value(_OTHER, at)) for at in others)
    )
    return page_query(query, order, shape.newer)


def _is_value(metadata: Any, at: int) -> ColumnElement[bool]:
    return and_(metadata.key == bindparam(f"key_{at}"), metadata.value == bindparam(f"value_{at}"))
