"""Pages by (time, id): no row is counted or skipped, however long the list is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, Integer, RowMapping, Select, and_, bindparam, or_


@dataclass(frozen=True)
class Cursor:
    """The last row that is known; `newer` asks for those before it in the list, else for those after it."""

    at: int
    id: str
    newer: bool = False


def page_query(
    query: Select[Any], order: tuple[ColumnElement[int], ColumnElement[Any]], newer: bool | None
) -> Select[Any]:
    """Return the query of a page, with the parameters of `page_parameters`; `newer` is None for the first one."""
    at, id_ = order
    if newer is not None:
        edge, last = bindparam("cursor_at", type_=at.type), bindparam("cursor_id", type_=id_.type)
        # The first condition alone is what an index can start from.
        near, beyond = (at >= edge, at > edge) if newer else (at <= edge, at < edge)
        same = id_ > last if newer else id_ < last
        query = query.where(near, or_(beyond, and_(at == edge, same)))
    return page_end(query, order, newer)


def page_end(
    query: Select[Any], order: tuple[ColumnElement[int], ColumnElement[Any]], newer: bool | None
) -> Select[Any]:
    """Return the query of the rows of a page among rows of which none lies before the cursor."""
    at, id_ = order
    ordered = (at.asc(), id_.asc()) if newer else (at.desc(), id_.desc())
    return query.order_by(*ordered).limit(bindparam("page_limit", type_=Integer))


def page_parameters(cursor: Cursor | None, limit: int) -> dict[str, Any]:
    place = {} if cursor is None else {"cursor_at": cursor.at, "cursor_id": cursor.id}
    return {**place, "page_limit": limit}


def read_page(
    connection: Connection,
    query: Select[Any],
    order: tuple[ColumnElement[int], ColumnElement[Any]],
    cursor: Cursor | None,
    limit: int,
) -> Sequence[RowMapping]:
    """Return at most `limit` rows beside the cursor, nearest first: newest first, or oldest first where newer ones are
    asked for."""
    page = page_query(query, order, None if cursor is None else cursor.newer)
    return connection.execute(page, page_parameters(cursor, limit)).mappings().all()
