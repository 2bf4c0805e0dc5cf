"""Stores the messages of debtors, and how far each mailbox was read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Literal

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from recovery_contract.ids import ClientId, ReceivableId, ReceivedMessageId, UserId
from recovery_service.db.lists import InList
from recovery_service.db.tables.correspondence import mailbox_reading_table, received_message_table
from recovery_service.db.tables.receivables import receivable_table
from recovery_service.db.tables.recovery import attempt_table
from recovery_service.ledger.receivables.repository import visible_to
from recovery_service.principal import Principal

State = Literal["open", "noted", "done"]
"""`open` waits for the person, `noted` waits for nobody, `done` was decided on or answered."""
_M, _B, _A = received_message_table.c, mailbox_reading_table.c, attempt_table.c


@dataclass(frozen=True)
class MessageRow:
    """`kind` is reply, or automatic for what a program wrote; `at` is when it was read, on the client's clock,
    `sent_at` when it says that it was sent; `message_id` without brackets."""

    id: ReceivedMessageId
    receivable_id: ReceivableId
    client_id: ClientId
    user_id: UserId
    at: int
    sent_at: int | None
    digest: str
    message_id: str
    sender: str
    sender_name: str
    subject: str
    body: str
    quoted: str
    kind: str
    suggestions: list[dict[str, Any]]
    attachments: list[dict[str, Any]]
    state: str
    decision: str | None
    decided_at: int | None


@dataclass(frozen=True)
class ReadingRow:
    """See the table."""

    user_id: UserId
    client_id: ClientId
    enabled: bool
    host: str
    port: int
    security: Literal["starttls", "tls", "none"]
    account: str
    since: int
    validity: int | None = None
    last_uid: int = 0
    read_at: int | None = None
    failure: Mapping[str, Any] | None = None
    failures: int = 0


def add(connection: Connection, row: MessageRow) -> bool:
    """Store it; False where the creditor has it already."""
    try:
        with connection.begin_nested():
            connection.execute(insert(received_message_table).values(**asdict(row)))
    except IntegrityError:
        return False
    return True


def find(connection: Connection, principal: Principal, message_id: ReceivedMessageId) -> MessageRow | None:
    """Return it where the caller sees its receivable."""
    query = (
        select(received_message_table)
        .join(receivable_table, receivable_table.c.id == _M.receivable_id)
        .where(_M.id == message_id, visible_to(principal))
    )
    row = connection.execute(query).mappings().first()
    return None if row is None else MessageRow(**row)


def list_messages(
    connection: Connection,
    principal: Principal,
    *,
    user_id: UserId | None = None,
    receivable_id: ReceivableId | None = None,
    state: str | None = None,
    at_most: int,
) -> list[MessageRow]:
    """Return what the caller sees, the newest first."""
    query = (
        select(received_message_table)
        .join(receivable_table, receivable_table.c.id == _M.receivable_id)
        .where(visible_to(principal))
    )
    for column, value in ((_M.user_id, user_id), (_M.receivable_id, receivable_id), (_M.state, state)):
        if value is not None:
            query = query.where(column == value)
    rows = connection.execute(query.order_by(_M.at.desc(), _M.id.desc()).limit(at_most)).mappings()
    return [MessageRow(**row) for row in rows]


def of_receivable(connection: Connection, receivable_id: ReceivableId) -> list[MessageRow]:
    """Return them in the order in which they were read."""
    query = select(received_message_table).where(_M.receivable_id == receivable_id).order_by(_M.at, _M.id)
    return [MessageRow(**row) for row in connection.execute(query).mappings()]


def load(connection: Connection, message_id: ReceivedMessageId) -> MessageRow | None:
    """Load a message for the service's own work, whoever owns it."""
    row = connection.execute(select(received_message_table).where(_M.id == message_id)).mappings().first()
    return None if row is None else MessageRow(**row)


def change(connection: Connection, message_id: ReceivedMessageId, **values: Any) -> None:
    connection.execute(update(received_message_table).where(_M.id == message_id).values(**values))


def erase(connection: Connection, receivable_id: ReceivableId) -> None:
    """Remove what the debtor wrote, for good."""
    connection.execute(delete(received_message_table).where(_M.receivable_id == receivable_id))


def find_thread(
    connection: Connection, user_id: UserId | None, message_ids: Sequence[str]
) -> Mapping[str, ReceivableId]:
    """Return which of these ids are messages that were sent for this creditor, or that it received, and for which
    receivable; of every creditor without `user_id`. What was erased is no thread any more."""
    if not message_ids:
        return {}
    ids = list(dict.fromkeys(message_ids))
    sent = select(_A.message_id, _A.receivable_id).where(InList(_A.message_id, "ids"), _A.address != "")
    received = select(_M.message_id, _M.receivable_id).where(InList(_M.message_id, "ids"))
    if user_id is not None:
        sent, received = sent.where(_A.user_id == user_id), received.where(_M.user_id == user_id)
    threads: dict[str, ReceivableId] = {}
    for query in (received, sent):
        threads.update((row[0], row[1]) for row in connection.execute(query, {"ids": ids}))
    return threads


def find_reading(connection: Connection, user_id: UserId) -> ReadingRow | None:
    row = connection.execute(select(mailbox_reading_table).where(_B.user_id == user_id)).mappings().first()
    return None if row is None else ReadingRow(**row)


def save_reading(connection: Connection, row: ReadingRow) -> None:
    connection.execute(delete(mailbox_reading_table).where(_B.user_id == row.user_id))
    connection.execute(insert(mailbox_reading_table).values(**asdict(row)))


def change_reading(connection: Connection, user_id: UserId, **values: Any) -> None:
    connection.execute(update(mailbox_reading_table).where(_B.user_id == user_id).values(**values))


def list_enabled(connection: Connection) -> list[ReadingRow]:
    rows = connection.execute(select(mailbox_reading_table).where(_B.enabled)).mappings()
    return [ReadingRow(**row) for row in rows]
