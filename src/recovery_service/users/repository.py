"""Queries of creditors. What a caller asks for is filtered by its client and by the creditors it sees."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

from sqlalchemy import Connection, bindparam, insert, select, update

from recovery_service.principal import Principal
from recovery_service.users.rows import UserRow
from recovery_service.users.tables import document_table, user_table
from recovery_service.users.visibility import seen_by

_U = user_table.c

_FIND: Final = select(user_table).where(_U.id == bindparam("which"))
_FIND_HELD: Final = _FIND.with_for_update()
_FIND_OF_CLIENT: Final = _FIND.where(_U.client_id == bindparam("client"))
_FIND_OF_CLIENT_HELD: Final = _FIND_OF_CLIENT.with_for_update()


def find(
    connection: Connection, user_id: str, *, principal: Principal | None = None, for_update: bool = False
) -> UserRow | None:
    """`for_update` holds the row until the transaction ends (SQLite holds all rows in every write)."""
    query, values = _FIND_HELD if for_update else _FIND, {"which": user_id}
    if principal is not None and principal.is_platform:
        query = _FIND_OF_CLIENT_HELD if for_update else _FIND_OF_CLIENT
        values["client"] = principal.client_id
    elif principal is not None:
        query = query.where(seen_by(principal))
    row = connection.execute(query, values).mappings().first()
    return None if row is None else UserRow.of(row)


def find_all(connection: Connection, user_ids: Collection[str]) -> list[UserRow]:
    """Those of these creditors that exist, whoever asks."""
    query = select(user_table).where(_U.id.in_(list(user_ids)))
    return [UserRow.of(row) for row in connection.execute(query).mappings()]


def add(connection: Connection, values: Mapping[str, Any]) -> None:
    connection.execute(insert(user_table).values(**values))


def change(connection: Connection, user_id: str, values: Mapping[str, Any]) -> None:
    connection.execute(update(user_table).where(_U.id == user_id).values(**values))


def add_document(connection: Connection, user_id: str, *, file_id: str, kind: str, at: int) -> None:
    connection.execute(
        insert(document_table).values(file_id=file_id, user_id=user_id, kind=kind, given_at=at)
    )


def documents(connection: Connection, user_id: str, kind: str) -> list[str]:
    """The ids of the files handed in as this kind, oldest first."""
    query = (
        select(document_table.c.file_id)
        .where(document_table.c.user_id == user_id, document_table.c.kind == kind)
        .order_by(document_table.c.given_at, document_table.c.file_id)
    )
    return list(connection.execute(query).scalars())
