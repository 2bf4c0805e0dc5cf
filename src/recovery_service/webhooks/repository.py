"""Queries of endpoints, events and deliveries. An endpoint belongs to the grant that made it; an event is seen by
whoever sees its creditor."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    Update,
    and_,
    case,
    delete,
    exists,
    func,
    insert,
    select,
    tuple_,
    update,
)

from recovery_contract.ids import AttemptId, DeliveryId, EventId, WebhookId
from recovery_service.access.visibility import visible_user_ids
from recovery_service.db.lists import InList, RowsAsJson, insert_rows
from recovery_service.db.tables.webhooks import attempt_table, delivery_table, endpoint_table, event_table
from recovery_service.principal import Principal
from recovery_service.webhooks.retry_schedule import ATTEMPTS
from recovery_service.webhooks.rows import EndpointRow

_E = endpoint_table.c
_V = event_table.c
_D = delivery_table.c
_A = attempt_table.c


def _listed(id_: ColumnElement[str], *more: ColumnElement[Any]) -> Select[Any]:
    return select(RowsAsJson(id_, *more).label("rows")).where(InList(id_, "which"))


_ENDPOINTS: Final = select(endpoint_table).where(InList(_E.id, "which"))
_DELIVERED: Final = _listed(_D.id, _D.event_id)
_BODIES: Final = _listed(_V.id, _V.body)
_TYPES: Final = _listed(_V.id, _V.type)
_TRIED: Final = _listed(_D.id, _D.event_id, _D.status, _D.attempts)


def _try(status: Any) -> Update:
    tried = update(delivery_table).where(InList(_D.id, "which"))
    return tried.values(status=status, attempts=_D.attempts + 1)


_ACCEPT: Final = _try("success")
_REFUSE: Final = _try(case((_D.attempts + 1 < ATTEMPTS, "pending"), else_="failed"))
_ADD_ATTEMPTS: Final = insert_rows(attempt_table)
_NOTE_SUCCESS: Final = (
    update(endpoint_table)
    .where(InList(_E.id, "which"), _E.failing_since.is_not(None) | _E.exhausted)
    .values(failing_since=None, exhausted=False)
)


class AttemptFigures(NamedTuple):
    """Counts of accepted and failed attempts, and the average duration of answered ones in milliseconds, None where
    there is none."""

    accepted: int
    failed: int
    average_ms: float | None


class CountedDelivery(NamedTuple):
    """A delivery as it stands after an attempt."""

    id: DeliveryId
    event_id: EventId
    status: str
    attempts: int


def own(principal: Principal) -> ColumnElement[bool]:
    """Return the condition on an endpoint's row that it belongs to the caller."""
    return and_(_E.client_id == principal.client_id, _E.subject == principal.subject)


def visible_to(principal: Principal) -> ColumnElement[bool]:
    """Return the condition on an event's row."""
    own_client = _V.client_id == principal.client_id
    return (
        own_client if principal.is_platform else and_(own_client, _V.user_id.in_(visible_user_ids(principal)))
    )


def find_endpoint(
    connection: Connection,
    endpoint_id: WebhookId,
    *,
    principal: Principal | None = None,
    for_update: bool = False,
) -> EndpointRow | None:
    """Find an endpoint.

    `for_update` locks the row until the transaction ends (SQLite locks all rows in every write).
    """
    query = select(endpoint_table).where(_E.id == endpoint_id)
    if principal is not None:
        query = query.where(own(principal))
    row = connection.execute(query.with_for_update() if for_update else query).mappings().first()
    return None if row is None else EndpointRow.of(row)


def endpoints(connection: Connection, principal: Principal) -> list[EndpointRow]:
    """Return them newest first."""
    query = select(endpoint_table).where(own(principal)).order_by(_E.created_at.desc(), _E.id.desc())
    return [EndpointRow.of(row) for row in connection.execute(query).mappings()]


def add_endpoint(connection: Connection, values: Mapping[str, Any]) -> None:
    connection.execute(insert(endpoint_table).values(**values))


def change_endpoint(connection: Connection, endpoint_id: WebhookId, values: Mapping[str, Any]) -> None:
    connection.execute(update(endpoint_table).where(_E.id == endpoint_id).values(**values))


def remove_endpoint(connection: Connection, endpoint_id: WebhookId) -> None:
    """Delete the endpoint with its deliveries; the log of attempts stays."""
    connection.execute(delete(delivery_table).where(_D.endpoint_id == endpoint_id))
    connection.execute(delete(endpoint_table).where(_E.id == endpoint_id))


def endpoints_of(connection: Connection, ids: Collection[WebhookId]) -> dict[WebhookId, EndpointRow]:
    """Return those of these endpoints that are there, by id."""
    rows = connection.execute(_ENDPOINTS, {"which": list(ids)}).mappings()
    return {row["id"]: EndpointRow.of(row) for row in rows}


def note_success(connection: Connection, ids: Collection[WebhookId]) -> None:
    """Reset the failures of endpoints that accepted something."""
    connection.execute(_NOTE_SUCCESS, {"which": list(ids)})


def event_body(connection: Connection, principal: Principal, event_id: EventId) -> str | None:
    query = select(_V.body).where(_V.id == event_id, visible_to(principal))
    return connection.execute(query).scalar()


def event(connection: Connection, principal: Principal, event_id: EventId) -> Any:
    """Return client_id, user_id and type of an event."""
    query = select(_V.client_id, _V.user_id, _V.type).where(_V.id == event_id, visible_to(principal))
    return connection.execute(query).first()


def event_of(connection: Connection, delivery_ids: Sequence[DeliveryId]) -> dict[DeliveryId, EventId]:
    """Return the event of each of these deliveries that are there."""
    return _pairs(connection, _DELIVERED, delivery_ids)


def bodies(connection: Connection, event_ids: Collection[EventId]) -> dict[EventId, str]:
    """Return the bodies of events, by their ids."""
    return _pairs(connection, _BODIES, event_ids)


def types(connection: Connection, event_ids: Collection[EventId]) -> dict[EventId, str]:
    """Return the types of events, by their ids."""
    return _pairs(connection, _TYPES, event_ids)


def _pairs(connection: Connection, listed: Select[Any], ids: Collection[str]) -> dict[Any, Any]:
    return dict(connection.execute(listed, {"which": list(ids)}).scalar_one())


def count_attempt(
    connection: Connection, ids: Sequence[DeliveryId], *, accepted: bool
) -> dict[DeliveryId, CountedDelivery]:
    """Count one more attempt of each delivery; return those that exist, by id."""
    if not ids:
        return {}
    which = {"which": list(ids)}
    connection.execute(_ACCEPT if accepted else _REFUSE, which)
    return {tried[0]: CountedDelivery(*tried) for tried in connection.execute(_TRIED, which).scalar_one()}


def end_pending(connection: Connection, endpoint_id: WebhookId) -> None:
    """Mark everything that waits for this endpoint as failed."""
    waiting = and_(_D.endpoint_id == endpoint_id, _D.status == "pending")
    connection.execute(update(delivery_table).where(waiting).values(status="failed"))


class Period(NamedTuple):
    """In milliseconds, both inclusive; `after` is time and id of the last event of the page before."""

    since: int
    until: int
    after: tuple[int, str] | None = None


def undelivered(
    connection: Connection,
    principal: Principal,
    endpoint_id: WebhookId,
    types: Sequence[str],
    period: Period,
    limit: int,
) -> list[Any]:
    """Return id and time of events of these types that this endpoint never accepted and that no delivery is on its way
    with, oldest first."""
    query = select(_V.id, _V.created_at).where(
        visible_to(principal),
        _V.type.in_(types),
        _never_accepted(endpoint_id),
        _V.created_at.between(period.since, period.until),
    )
    if period.after is not None:
        query = query.where(tuple_(_V.created_at, _V.id) > period.after)
    return list(connection.execute(query.order_by(_V.created_at, _V.id).limit(limit)))


def undelivered_count(
    connection: Connection,
    principal: Principal,
    endpoint_id: WebhookId,
    types: Sequence[str],
    *,
    since: int,
    until: int,
) -> int:
    query = select(func.count(_V.id)).where(
        visible_to(principal),
        _V.type.in_(types),
        _never_accepted(endpoint_id),
        _V.created_at.between(since, until),
    )
    return connection.execute(query).scalar_one()


def _never_accepted(endpoint_id: WebhookId) -> ColumnElement[bool]:
    return ~exists().where(
        _D.event_id == _V.id, _D.endpoint_id == endpoint_id, _D.status.in_(("success", "pending"))
    )


def add_attempts(connection: Connection, rows: Sequence[Mapping[str, Any]]) -> None:
    connection.execute(_ADD_ATTEMPTS[connection.dialect.name], {"rows": rows})


def attempts(
    connection: Connection,
    principal: Principal,
    *,
    endpoint_id: WebhookId | None,
    event_id: EventId | None,
    status: str | None,
    since: int | None,
    limit: int,
) -> list[Any]:
    """Return them newest first, of the endpoints that this grant has, each with the status of its delivery and whether
    it is the last one so far, and the type of its event. A test event has no delivery and is not stored."""
    mine = select(_E.id).where(own(principal))
    query = (
        select(
            attempt_table,
            _V.type,
            _D.status.label("delivery_status"),
            func.coalesce(_D.attempts == _A.attempt, True).label("is_last"),
        )
        .outerjoin(delivery_table, _D.id == _A.delivery_id)
        .outerjoin(event_table, _V.id == _A.event_id)
        .where(_A.client_id == principal.client_id, _A.endpoint_id.in_(mine))
    )
    if event_id is not None:
        query = query.where(_A.event_id == event_id)
    if endpoint_id is not None:
        query = query.where(_A.endpoint_id == endpoint_id)
    if status is not None:
        query = query.where(_A.status == status)
    if since is not None:
        query = query.where(_A.at >= since)
    return list(connection.execute(query.order_by(_A.at.desc(), _A.id.desc()).limit(limit)))


def attempt_figures(connection: Connection, endpoint_id: WebhookId, since: int) -> AttemptFigures:
    """Return counts and average duration of the endpoint's attempts since then."""
    accepted = func.count().filter(_A.status == "success")
    failed = func.count().filter(_A.status == "failed")
    average = func.avg(_A.duration_ms).filter(_A.response_code.is_not(None))
    query = select(accepted, failed, average).where(_A.endpoint_id == endpoint_id, _A.at >= since)
    good, bad, took = connection.execute(query).one()
    return AttemptFigures(good, bad, None if took is None else float(took))


def forget_response(connection: Connection, attempt_id: AttemptId) -> None:
    connection.execute(update(attempt_table).where(_A.id == attempt_id).values(response_body=None))
