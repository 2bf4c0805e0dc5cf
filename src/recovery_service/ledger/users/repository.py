"""Queries of creditors. What a caller asks for is filtered by its client and by the creditors it sees."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

from sqlalchemy import Connection, insert, select, update

from recovery_contract.ids import UserId
from recovery_service.access.visibility import visible_to
from recovery_service.db.find_by_id import ById
from recovery_service.db.lists import InList
from recovery_service.db.tables.users import document_table, user_table
from recovery_service.ids import FileId
from recovery_service.ledger.users.rows import UserRow
from recovery_service.principal import Principal

_U = user_table.c

_BY_ID: Final = ById(user_table, visible_to)
OF_IDS: Final = select(user_table).where(InList(_U.id, "creditors"))


def find(
    connection: Connection, user_id: UserId, *, principal: Principal | None = None, for_update: bool = False
) -> UserRow | None:
    """Find a user. `for_update` locks the row until the transaction ends."""
    row = _BY_ID.find(connection, user_id, principal, for_update=for_update)
    return None if row is None else UserRow.from_row(row)


def find_all(connection: Connection, user_ids: Collection[UserId]) -> list[UserRow]:
    """Return those of these creditors that exist, whoever asks."""
    return [
        UserRow.from_row(row) for row in connection.execute(OF_IDS, {"creditors": list(user_ids)}).mappings()
    ]


def add(connection: Connection, values: Mapping[str, Any]) -> None:
    connection.execute(insert(user_table).values(**values))


def change(connection: Connection, user_id: UserId, values: Mapping[str, Any]) -> None:
    connection.execute(update(user_table).where(_U.id == user_id).values(**values))


def add_document(connection: Connection, user_id: UserId, *, file_id: FileId, kind: str, at: int) -> None:
    connection.execute(
        insert(document_table).values(file_id=file_id, user_id=user_id, kind=kind, given_at=at)
    )


def documents(connection: Connection, user_id: UserId, kind: str) -> list[str]:
    """Return the ids of the files handed in as this kind, oldest first."""
    query = (
        select(document_table.c.file_id)
        .where(document_table.c.user_id == user_id, document_table.c.kind == kind)
        .order_by(document_table.c.given_at, document_table.c.file_id)
    )
    return list(connection.execute(query).scalars())
