"""The list of events and its cursor.

Transactions commit in another order than they begin, so an event gets its place in the list only when somebody
reads: everything committed by then is numbered under one lock, and nothing can appear before a place already given.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from recovery_contract.events import EXPLICIT_ONLY, PATTERNS, PAYLOADS
from recovery_contract.ids import ClientId, EventId
from recovery_service.context.core import Core
from recovery_service.db.tables.webhooks import event_table, feed_table
from recovery_service.errors import Invalid, NotFound
from recovery_service.principal import Principal
from recovery_service.web.query import parse_moment
from recovery_service.webhooks import repository

PLACED_AT_ONCE: Final = 5_000
_V = event_table.c
_CURSOR: Final = re.compile(r"evc_([0-9]{1,18})")


def read(
    core: Core, principal: Principal, *, since: str | None, types: Sequence[str], limit: int
) -> dict[str, Any]:
    """Return an EventPage, oldest first. `since` is a cursor of an earlier page (exclusive) or a date-time
    (inclusive)."""
    after, wanted = _after(since), or_(*map(_of_type, types))
    with core.database.read() as connection:
        unplaced = _has_unplaced(connection, principal.client_id)
    if unplaced:
        with core.database.write() as connection:
            _place(connection, principal.client_id)
    with core.database.read() as connection:
        more = unplaced and _has_unplaced(connection, principal.client_id)
        last = _last_place(connection, principal.client_id)
        query = (
            select(_V.place, _V.body)
            .where(repository.visible_to(principal), _V.place.is_not(None), _V.place <= last, after, wanted)
            .order_by(_V.place)
            .limit(limit + 1)
        )
        rows = connection.execute(query).all()
    shown = rows[:limit]
    # A page with fewer rows has covered everything up to `last`, including events of others.
    cursor = shown[-1].place if len(rows) > limit else last
    data = [json.loads(row.body) for row in shown]
    return {"data": data, "has_more": more or len(rows) > limit, "cursor": f"evc_{cursor}"}


def one(connection: Connection, principal: Principal, event_id: EventId) -> dict[str, Any]:
    """Return the event as it was sent. Raises NotFound, the same for absent and foreign."""
    body = repository.event_body(connection, principal, event_id)
    if body is None:
        raise NotFound
    event: dict[str, Any] = json.loads(body)
    return event


def require(connection: Connection, principal: Principal, event_id: EventId) -> None:
    """Raise NotFound, the same for absent and foreign."""
    one(connection, principal, event_id)


def _after(since: str | None) -> ColumnElement[bool]:
    if since is None:
        return _V.place > 0
    cursor = _CURSOR.fullmatch(since)
    if cursor:
        return _V.place > int(cursor.group(1))
    try:
        return _V.created_at >= parse_moment(since, "since")
    except Invalid:
        message = "since has to be a cursor of this list or an ISO 8601 date-time"
        raise Invalid(message, "since", since) from None


def _of_type(type: str) -> ColumnElement[bool]:
    """Return the condition for a type; a repeated type is shown only to who names it, as only endpoints that name it
    get it."""
    if type == "*":
        return _V.type.not_in(EXPLICIT_ONLY)
    if type in PAYLOADS:
        return _V.type == type
    if type in PATTERNS:
        return _V.type.like(f"{type[:-1]}%")
    raise Invalid("There is no such event.", "type", type)


def _has_unplaced(connection: Connection, client_id: ClientId) -> bool:
    query = select(_V.id).where(_V.client_id == client_id, _V.place.is_(None)).limit(1)
    return connection.execute(query).first() is not None


def _last_place(connection: Connection, client_id: ClientId) -> int:
    query = select(feed_table.c.last_place).where(feed_table.c.client_id == client_id)
    return connection.execute(query).scalar() or 0


def _place(connection: Connection, client_id: ClientId) -> None:
    """Give the committed events their numbers; one at a time per client, because the feed's row is locked first."""
    own = feed_table.c.client_id == client_id
    lock = update(feed_table).where(own).values(last_place=feed_table.c.last_place)
    if connection.execute(lock).rowcount == 0:
        try:
            with connection.begin_nested():
                connection.execute(insert(feed_table).values(client_id=client_id, last_place=0))
        except IntegrityError:
            connection.execute(lock)
    last = _last_place(connection, client_id)
    waiting = (
        select(_V.id, func.row_number().over(order_by=(_V.created_at, _V.id)).label("number"))
        .where(_V.client_id == client_id, _V.place.is_(None))
        .order_by(_V.created_at, _V.id)
        .limit(PLACED_AT_ONCE)
        .subquery()
    )
    placed = connection.execute(
        update(event_table).where(_V.id == waiting.c.id).values(place=waiting.c.number + last)
    )
    connection.execute(update(feed_table).where(own).values(last_place=last + placed.rowcount))
