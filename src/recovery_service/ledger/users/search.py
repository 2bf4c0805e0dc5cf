"""Lists of creditors, newest first, page after page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, select

from recovery_contract.ids import UserId
from recovery_service import paging
from recovery_service.access.visibility import normalise_email, visible_to
from recovery_service.db.keyset import Cursor, read_page
from recovery_service.db.tables.users import user_table
from recovery_service.ledger.users import repository
from recovery_service.ledger.users.rows import UserRow
from recovery_service.paging import Page
from recovery_service.principal import Principal

_U = user_table.c


@dataclass(frozen=True)
class UserFilter:
    """Filters that all have to match; times in milliseconds, both inclusive. One of `statuses` is enough."""

    email: str | None = None
    statuses: Sequence[str] = ()
    created_from: int | None = None
    created_to: int | None = None


def find_cursor(connection: Connection, principal: Principal, page: Page) -> Cursor | None:
    """Return the page's cursor. Raises Invalid for an id that the caller does not see."""
    return paging.find_cursor(page, lambda id_: repository.find(connection, UserId(id_), principal=principal))


def find_users(
    connection: Connection, principal: Principal, wanted: UserFilter, cursor: Cursor | None, limit: int
) -> list[UserRow]:
    """Return them nearest to the cursor first, see `Page.cut`."""
    query = select(user_table).where(visible_to(principal))
    if wanted.email is not None:
        query = query.where(_U.email_key == normalise_email(wanted.email))
    if wanted.statuses:
        query = query.where(_U.status.in_(wanted.statuses))
    if wanted.created_from is not None:
        query = query.where(_U.created_at >= wanted.created_from)
    if wanted.created_to is not None:
        query = query.where(_U.created_at <= wanted.created_to)
    rows = read_page(connection, query, (_U.created_at, _U.id), cursor, limit)
    return [UserRow.from_row(row) for row in rows]
