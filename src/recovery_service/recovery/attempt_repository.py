"""Reads and writes the attempts: what was sent or called, to whom, and what came of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from recovery_service.recovery.tables import attempt_table


@dataclass(frozen=True)
class AttemptRow:
    id: str
    receivable_id: str
    client_id: str
    user_id: str
    debtor_id: str
    planned_contact_id: str
    number: int
    channel: str
    level: int
    address: str
    language: str
    template: str
    subject: str
    body: str
    letter: dict[str, Any] | None
    at: int
    outcome: str
    outcome_at: int | None
    message_id: str | None
    tries: int
    file_id: str | None
    notes: str | None


_A = attempt_table.c

# What every contact runs is built once and handed its values.
_ADD: Final = insert(attempt_table)
_CHANGE: Final = update(attempt_table).where(_A.id == bindparam("which"))
_OF_RECEIVABLE: Final = (
    select(attempt_table).where(_A.receivable_id == bindparam("which")).order_by(_A.number)
)
_MADE_WITH: Final = (
    select(_A.at)
    .where(_A.receivable_id == bindparam("which"), _A.template == bindparam("text"))
    .order_by(_A.number)
)
_HIGHEST_NUMBER: Final = select(func.max(_A.number)).where(_A.receivable_id == bindparam("which"))
_SINCE: Final = select(_A.at).where(_A.debtor_id == bindparam("debtor"), _A.at >= bindparam("since"))
_AT_LEVEL: Final = select(func.count()).where(
    _A.receivable_id == bindparam("which"), _A.level == bindparam("at_level")
)
_WRITTEN_TO: Final = (
    select(_A.id)
    .where(
        _A.receivable_id == bindparam("which"),
        _A.channel.in_(("email", "letter")),
        _A.at >= bindparam("since"),
    )
    .limit(1)
)


def add(connection: Connection, row: AttemptRow) -> None:
    connection.execute(_ADD, vars(row))


def find(connection: Connection, attempt_id: str) -> AttemptRow | None:
    row = connection.execute(select(attempt_table).where(attempt_table.c.id == attempt_id)).mappings().first()
    return AttemptRow(**row) if row else None


def by_message(connection: Connection, message_id: str) -> AttemptRow | None:
    query = select(attempt_table).where(attempt_table.c.message_id == message_id)
    row = connection.execute(query).mappings().first()
    return AttemptRow(**row) if row else None


def of_receivable(connection: Connection, receivable_id: str) -> list[AttemptRow]:
    """In the order they were made."""
    rows = connection.execute(_OF_RECEIVABLE, {"which": receivable_id}).mappings()
    return [AttemptRow(**row) for row in rows]


def made_with(connection: Connection, receivable_id: str, template: str) -> list[int]:
    """When attempts with this text were made, oldest first; milliseconds on the client's clock."""
    return list(connection.execute(_MADE_WITH, {"which": receivable_id, "text": template}).scalars())


def highest_number(connection: Connection, receivable_id: str) -> int:
    """The number of the newest attempt, 0 before the first."""
    return connection.execute(_HIGHEST_NUMBER, {"which": receivable_id}).scalar() or 0


def change(connection: Connection, attempt_id: str, **values: Any) -> None:
    connection.execute(_CHANGE, {"which": attempt_id, **values})


def remove(connection: Connection, attempt_id: str) -> None:
    """One that was withdrawn before anything was sent."""
    connection.execute(delete(attempt_table).where(attempt_table.c.id == attempt_id))


def last(connection: Connection, receivable_id: str) -> AttemptRow | None:
    query = select(attempt_table).where(attempt_table.c.receivable_id == receivable_id)
    row = connection.execute(query.order_by(attempt_table.c.number.desc()).limit(1)).mappings().first()
    return AttemptRow(**row) if row else None


def was_written_to(connection: Connection, receivable_id: str, since: int | None = None) -> bool:
    """Whether an email or a letter was made, from this moment on where one is given."""
    asked = {"which": receivable_id, "since": since or 0}
    return connection.execute(_WRITTEN_TO, asked).first() is not None


def since(connection: Connection, debtor_id: str, since: int) -> list[int]:
    """When this debtor was contacted from this moment on, over all its receivables."""
    return list(connection.execute(_SINCE, {"debtor": debtor_id, "since": since}).scalars())


def count_at_level(connection: Connection, receivable_id: str, level: int) -> int:
    return connection.execute(_AT_LEVEL, {"which": receivable_id, "at_level": level}).scalar() or 0


def erase_texts(connection: Connection, receivable_id: str) -> None:
    """Whom the contacts went to and what they said; that they were made stays."""
    table = attempt_table
    where = table.c.receivable_id == receivable_id
    blank = {"address": "", "subject": "", "body": "", "letter": None, "notes": None, "file_id": None}
    connection.execute(update(table).where(where).values(**blank))
