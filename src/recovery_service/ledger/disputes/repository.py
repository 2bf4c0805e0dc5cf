"""Queries of disputes; whoever asks has checked that the receivable may be seen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from sqlalchemy import Connection, insert, select, update

from recovery_contract.ids import ReceivableId
from recovery_service.db.tables.disputes import dispute_table, submission_table
from recovery_service.ids import DisputeId

_D = dispute_table.c


def add(connection: Connection, values: Mapping[str, Any]) -> None:
    connection.execute(insert(dispute_table).values(**values))


def end(connection: Connection, dispute_id: DisputeId, at: int, by: str) -> None:
    still = update(dispute_table).where(_D.id == dispute_id, _D.closed_at.is_(None))
    connection.execute(still.values(closed_at=at, closed_by=by))


def mark_missed(connection: Connection, dispute_id: DisputeId, at: int) -> bool:
    """Return whether it was still open."""
    still = update(dispute_table).where(_D.id == dispute_id, _D.closed_at.is_(None), _D.missed_at.is_(None))
    return connection.execute(still.values(missed_at=at)).rowcount == 1


def add_submission(connection: Connection, values: Mapping[str, Any]) -> None:
    connection.execute(insert(submission_table).values(**values))


class Answer(NamedTuple):
    """What maintained a claim against an objection: when, and in which words."""

    at: int
    statement: str | None


def find_answer(connection: Connection, receivable_id: ReceivableId) -> Answer | None:
    """Return the answer to the last objection; None where there was none or it ended in another way."""
    newest = select(_D.id, _D.closed_by).where(_D.receivable_id == receivable_id, _D.kind == "dispute")
    row = connection.execute(newest.order_by(_D.opened_at.desc(), _D.id.desc()).limit(1)).one_or_none()
    if row is None or row.closed_by != "evidence":
        return None
    submitted = submission_table.c
    statements = select(submitted.at, submitted.statement).where(submitted.dispute_id == row.id)
    return Answer(*connection.execute(statements.order_by(submitted.at.desc()).limit(1)).one())


def last_statement(connection: Connection, receivable_id: ReceivableId) -> str | None:
    """Return what the creditor wrote when evidence was submitted last."""
    submitted = submission_table.c
    newest = (
        select(submitted.statement)
        .where(submitted.receivable_id == receivable_id)
        .order_by(submitted.at.desc(), submitted.id.desc())
        .limit(1)
    )
    return connection.execute(newest).scalar_one_or_none()


def erase_words(connection: Connection, receivable_id: ReceivableId) -> None:
    mine = _D.receivable_id == receivable_id
    connection.execute(update(dispute_table).where(mine).values(message=None))
    submitted = submission_table.c.receivable_id == receivable_id
    connection.execute(update(submission_table).where(submitted).values(statement=None))
