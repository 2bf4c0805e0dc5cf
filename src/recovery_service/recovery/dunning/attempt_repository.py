"""Reads and writes the attempts: what was sent or called, to whom, and what came of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from recovery_contract.ids import AttemptId, ClientId, DebtorId, PlannedContactId, ReceivableId, UserId
from recovery_service.db.lists import InList, group_by_key
from recovery_service.db.tables.recovery import attempt_table
from recovery_service.ids import FileId


@dataclass(frozen=True)
class AttemptRow:
    """`letter` is what stands in a letter as plain values; of a mail it is its HTML side and what its code says."""

    id: AttemptId
    receivable_id: ReceivableId
    client_id: ClientId
    user_id: UserId
    debtor_id: DebtorId
    planned_contact_id: PlannedContactId
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
    file_id: FileId | None
    notes: str | None


class AttemptSummary(NamedTuple):
    """Facts about an earlier attempt that later contacts need."""

    receivable_id: ReceivableId
    number: int
    channel: str
    level: int
    at: int
    template: str
    outcome: str
    planned_contact_id: PlannedContactId


_A = attempt_table.c

NOT_ARRIVED: Final = frozenset({"sending", "bounced", "returned", "failed", "to_print", "not_made"})
"""Outcomes of a message that the debtor has not had: no later one refers to it."""
TO_PRINT: Final = "to_print"
"""A letter that was taken to be printed; it counts from the day on which somebody says that it was posted."""
_NOT_TO_PRINT: Final = _A.outcome != TO_PRINT

# What every contact runs is built once and handed its values.
_ADD: Final = insert(attempt_table)
_CHANGE: Final = update(attempt_table).where(_A.id == bindparam("which"))
_OF_RECEIVABLE: Final = (
    select(attempt_table).where(_A.receivable_id == bindparam("which"), _NOT_TO_PRINT).order_by(_A.number)
)
WITH_TEMPLATE: Final = (
    select(_A.at)
    .where(_A.receivable_id == bindparam("which"), _A.template == bindparam("text"), _NOT_TO_PRINT)
    .order_by(_A.number)
)
_SUMMARIES: Final = select(*(_A[name] for name in AttemptSummary._fields)).where(
    InList(_A.receivable_id, "ids"), _NOT_TO_PRINT
)
_TO_PRINT: Final = select(attempt_table).where(InList(_A.planned_contact_id, "ids"), _A.outcome == TO_PRINT)
_OF_PLANNED: Final = select(attempt_table).where(InList(_A.planned_contact_id, "ids"))
_ALL_SINCE: Final = select(_A.debtor_id, _A.at).where(
    InList(_A.debtor_id, "ids"), _A.at >= bindparam("since"), _NOT_TO_PRINT
)
# A message about several invoices is an attempt on each, and one contact.
_SINCE: Final = _ALL_SINCE.distinct()


def add(connection: Connection, rows: Sequence[AttemptRow]) -> None:
    connection.execute(_ADD, [vars(row) for row in rows])


def find(connection: Connection, attempt_id: AttemptId) -> AttemptRow | None:
    row = connection.execute(select(attempt_table).where(attempt_table.c.id == attempt_id)).mappings().first()
    return AttemptRow(**row) if row else None


def find_by_message_id(connection: Connection, message_id: str) -> AttemptRow | None:
    query = select(attempt_table).where(attempt_table.c.message_id == message_id)
    row = connection.execute(query).mappings().first()
    return AttemptRow(**row) if row else None


def find_last_mail(connection: Connection, user_id: UserId, address: str) -> AttemptRow | None:
    """Return the newest mail of this creditor to this address."""
    where = attempt_table.c
    query = (
        select(attempt_table)
        .where(
            where.user_id == user_id, where.channel == "email", func.lower(where.address) == address.lower()
        )
        .order_by(where.at.desc(), where.number.desc())
        .limit(1)
    )
    row = connection.execute(query).mappings().first()
    return AttemptRow(**row) if row else None


def of_receivable(connection: Connection, receivable_id: ReceivableId) -> list[AttemptRow]:
    """Return them in the order they were made; a letter that was not posted yet is none of them."""
    rows = connection.execute(_OF_RECEIVABLE, {"which": receivable_id}).mappings()
    return [AttemptRow(**row) for row in rows]


def attempts_with_template(connection: Connection, receivable_id: ReceivableId, template: str) -> list[int]:
    """Return when attempts with this text were made, oldest first; milliseconds on the client's clock."""
    return list(connection.execute(WITH_TEMPLATE, {"which": receivable_id, "text": template}).scalars())


def change(connection: Connection, attempt_id: AttemptId, **values: Any) -> None:
    connection.execute(_CHANGE, {"which": attempt_id, **values})


def remove(connection: Connection, attempt_id: AttemptId) -> None:
    """Delete an attempt that was withdrawn before anything was sent."""
    connection.execute(delete(attempt_table).where(attempt_table.c.id == attempt_id))


def remove_to_print(connection: Connection, receivable_id: ReceivableId) -> None:
    """Delete letters that were to be printed and will not be posted."""
    where = (_A.receivable_id == receivable_id) & (_A.outcome == TO_PRINT)
    connection.execute(delete(attempt_table).where(where))


def find_last(connection: Connection, receivable_id: ReceivableId) -> AttemptRow | None:
    query = select(attempt_table).where(_A.receivable_id == receivable_id, _NOT_TO_PRINT)
    newest = query.order_by(attempt_table.c.at.desc(), attempt_table.c.number.desc()).limit(1)
    row = connection.execute(newest).mappings().first()
    return AttemptRow(**row) if row else None


def has_reached(connection: Connection, receivable_id: ReceivableId) -> bool:
    """Return whether the debtor has had any message or call."""
    attempts = load_summaries(connection, [receivable_id]).get(receivable_id, ())
    return any(one.outcome not in NOT_ARRIVED for one in attempts)


def list_of_planned(connection: Connection, planned_ids: Iterable[PlannedContactId]) -> list[AttemptRow]:
    """Return the attempts that made these planned contacts."""
    rows = connection.execute(_OF_PLANNED, {"ids": list(planned_ids)}).mappings()
    return [AttemptRow(**row) for row in rows]


def list_to_print(
    connection: Connection, planned_ids: Iterable[PlannedContactId]
) -> dict[PlannedContactId, AttemptRow]:
    """Return the letters that were taken to be printed for these planned contacts, by planned contact."""
    rows = connection.execute(_TO_PRINT, {"ids": list(planned_ids)}).mappings()
    return {row["planned_contact_id"]: AttemptRow(**row) for row in rows}


def load_summaries(
    connection: Connection, receivable_ids: Iterable[ReceivableId]
) -> dict[ReceivableId, list[AttemptSummary]]:
    """Return what was made so far in each of these receivables; those without an attempt are left out."""
    rows = connection.execute(_SUMMARIES, {"ids": list(receivable_ids)}).mappings()
    return group_by_key((row["receivable_id"], AttemptSummary(**row)) for row in rows)


def list_times_since(
    connection: Connection, debtor_ids: Iterable[DebtorId], since: int
) -> dict[DebtorId, list[int]]:
    """Return when each of these debtors was contacted from this moment on, over all its receivables."""
    rows = connection.execute(_SINCE, {"ids": list(debtor_ids), "since": since}).mappings()
    return group_by_key((row["debtor_id"], row["at"]) for row in rows)


def erase_texts(connection: Connection, receivable_id: ReceivableId) -> None:
    """Erase whom the contacts went to and what they said; that they were made stays."""
    table = attempt_table
    where = table.c.receivable_id == receivable_id
    blank = {"address": "", "subject": "", "body": "", "letter": None, "notes": None, "file_id": None}
    connection.execute(update(table).where(where).values(**blank))
