"""The outbox of the test environment: every message to a debtor ends here, readable by its own client."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, insert, or_, select, update

from recovery_contract.ids import ClientId, MessageId, ReceivableId, UserId
from recovery_contract.sandbox import OutboxMessage, OutboxPage
from recovery_service.access.visibility import visible_user_ids
from recovery_service.context.clock import to_datetime
from recovery_service.db.tables.sandbox import outbox_table
from recovery_service.ids import new_id
from recovery_service.paging import Page, bad_cursor
from recovery_service.principal import Principal

NOBODY = UserId("")
"""The user of a message that belongs to no creditor yet, a sign-in code; only a platform reads those."""


_ADD: Final = insert(outbox_table)


class OutboxRow(NamedTuple):
    """A message that is kept instead of being sent."""

    client_id: ClientId
    user_id: UserId
    type: str
    receivable_id: ReceivableId
    recipient: str
    subject: str | None
    body: str
    at: int


def store_messages(connection: Connection, messages: Sequence[OutboxRow]) -> None:
    """Keep messages instead of sending them."""
    rows = [{"id": new_id(MessageId), **one._asdict(), "subject": one.subject or None} for one in messages]
    if rows:
        connection.execute(_ADD, rows)


def erase_messages(connection: Connection, receivable_id: ReceivableId, instead: str) -> None:
    """Erase recipients and texts; that there were messages stays."""
    of_it = update(outbox_table).where(outbox_table.c.receivable_id == receivable_id)
    connection.execute(of_it.values(recipient="", subject=None, body=instead))


def list_messages(connection: Connection, principal: Principal, requested: Page) -> OutboxPage:
    """Return them newest first; only messages to debtors of creditors that the caller sees."""
    table = outbox_table
    visible_users: ColumnElement[bool] = table.c.user_id.in_(visible_user_ids(principal))
    if principal.is_platform:
        visible_users = or_(visible_users, table.c.user_id == NOBODY)
    own: ColumnElement[bool] = and_(table.c.client_id == principal.client_id, visible_users)
    query = select(table).where(own)
    if requested.starting_after is not None:
        cursor = select(table.c.at, table.c.id).where(own, table.c.id == requested.starting_after)
        last = connection.execute(cursor).first()
        if last is None:
            raise bad_cursor(requested.starting_after)
        query = query.where(or_(table.c.at < last.at, and_(table.c.at == last.at, table.c.id < last.id)))
    ordered = query.order_by(table.c.at.desc(), table.c.id.desc()).limit(requested.limit + 1)
    rows = connection.execute(ordered).mappings().all()
    return OutboxPage(
        data=[
            OutboxMessage(
                id=row["id"],
                type=row["type"],
                receivable_id=row["receivable_id"],
                to=row["recipient"],
                subject=row["subject"],
                body=row["body"],
                at=to_datetime(row["at"]),
            )
            for row in rows[: requested.limit]
        ],
        has_more=len(rows) > requested.limit,
    )
