"""Pages by (time, id): no row is counted or skipped, however long the list is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, RowMapping, Select, and_, or_


@dataclass(frozen=True)
class Cursor:
    """The last row that is known; `newer` asks for those before it in the list, else for those after it."""

    at: int
    id: str
    newer: bool = False


def read_page(
    connection: Connection,
    query: Select[Any],
    order: tuple[ColumnElement[int], ColumnElement[Any]],
    cursor: Cursor | None,
    limit: int,
) -> Sequence[RowMapping]:
    """Return at most `limit` rows beside the cursor, nearest first: newest first, or oldest first where newer ones are
    asked for."""
    at, id_ = order
    newer = cursor is not None and cursor.newer
    if cursor is not None:
        # The first condition alone is what an index can start from.
        edge, beyond = (at >= cursor.at, at > cursor.at) if newer else (at <= cursor.at, at < cursor.at)
        same = id_ > cursor.id if newer else id_ < cursor.id
        query = query.where(edge, or_(beyond, and_(at == cursor.at, same)))
    ordered = (at.asc(), id_.asc()) if newer else (at.desc(), id_.desc())
    return connection.execute(query.order_by(*ordered).limit(limit)).mappings().all()
