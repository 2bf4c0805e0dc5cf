"""Reads and writes what debtors answered on their page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, func, insert, select, update

from recovery_contract.ids import ReceivableId
from recovery_service.db.tables.debtor_pages import page_response_table
from recovery_service.ids import FileId

_A = page_response_table.c


class WrittenAnswer(NamedTuple):
    """What a debtor wrote with the form of this kind, `at` milliseconds on the client's clock."""

    kind: str
    at: int
    message: str


def add(
    connection: Connection,
    receivable_id: ReceivableId,
    *,
    once: str,
    kind: str,
    message: str,
    file_ids: Sequence[FileId],
    at: int,
) -> None:
    """Store a response; `once` is the form's own key, `at` milliseconds on the client's clock."""
    connection.execute(
        insert(page_response_table).values(
            receivable_id=receivable_id, once=once, kind=kind, message=message, file_ids=file_ids, at=at
        )
    )


def is_recorded(connection: Connection, receivable_id: ReceivableId, once: str) -> bool:
    query = select(_A.kind).where(_A.receivable_id == receivable_id, _A.once == once)
    return connection.execute(query).first() is not None


def count_since(connection: Connection, receivable_id: ReceivableId, kind: str, since: int) -> int:
    query = select(func.count()).where(_A.receivable_id == receivable_id, _A.kind == kind, _A.at >= since)
    return connection.execute(query).scalar_one()


def list_written(connection: Connection, receivable_id: ReceivableId, at_most: int) -> list[WrittenAnswer]:
    """Return the newest answers that have words of the debtor, newest first."""
    query = (
        select(_A.kind, _A.at, _A.message)
        .where(_A.receivable_id == receivable_id, _A.message != "")
        .order_by(_A.at.desc())
        .limit(at_most)
    )
    return [WrittenAnswer(*row) for row in connection.execute(query)]


def erase(connection: Connection, receivable_id: ReceivableId) -> None:
    """Remove what the debtor wrote; that there was an answer, and when, stays."""
    where = _A.receivable_id == receivable_id
    connection.execute(update(page_response_table).where(where).values(message="", file_ids=[]))
