"""Writes what happened as an event and plans its delivery, inside the transaction of the change itself."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

from sqlalchemy import Connection, RowMapping, bindparam, insert, select

from recovery_contract.events import PAYLOADS, EventMetadata, matches_pattern
from recovery_contract.fields import Resource, iso_timestamp
from recovery_contract.ids import ClientId, DeliveryId, EventId, ReceivableId, UserId, WebhookId
from recovery_contract.version import API_VERSION
from recovery_service.access.visibility import visible_to_grant
from recovery_service.context.clock import to_datetime
from recovery_service.context.core import Context, Core
from recovery_service.db.batch import RowInsert, add_rows
from recovery_service.db.bundle import Row
from recovery_service.db.replica import note_changes
from recovery_service.db.tables.webhooks import delivery_table, endpoint_table, event_table
from recovery_service.ids import new_id
from recovery_service.jobs import queue
from recovery_service.jobs.queue import Planned
from recovery_service.ledger.timeline.event_times import next_event_time

DELIVER: Final = "webhook.deliver"
TWINS: Final = {"receivable.payment.received": ("payment.received",)}
"""Types that are told a second time under another name."""


_ADD_EVENT: Final = RowInsert(event_table, without=("place",))
_ADD_DELIVERY: Final = insert(delivery_table)
INTERESTED: Final = select(endpoint_table.c.id, endpoint_table.c.events).where(
    endpoint_table.c.client_id == bindparam("client"),
    endpoint_table.c.enabled,
    visible_to_grant(bindparam("user"), endpoint_table.c.subject, endpoint_table.c.verified_email),
)
"""The endpoints of the client `client` whose grant sees the creditor `user`."""


class Owned(Protocol):
    """Object that belongs to a creditor of a client."""

    @property
    def client_id(self) -> ClientId: ...
    @property
    def user_id(self) -> UserId: ...


class NewEvent(NamedTuple):
    """Event for `emit` to write; `is_first`: about a receivable of this transaction, which was stored with `at`.
    `endpoints` are the rows of `INTERESTED` where they were read before."""

    client_id: ClientId
    user_id: UserId
    type: str
    data: Resource | Mapping[str, Any]
    at: int
    is_first: bool = False
    endpoints: Sequence[Row] | None = None


def emit_event(
    context: Context,
    owned: Owned,
    *,
    type: str,
    data: Resource | Mapping[str, Any],
    at: int,
    is_first: bool = False,
    endpoints: Sequence[Row] | None = None,
) -> EventId:
    """Tell every endpoint that asked for this type and sees this creditor; return the event's id.

    `data` must have every field of the type's payload (pydantic's ValidationError where it has not), `at` is
    milliseconds on the client's clock.
    """
    event = NewEvent(owned.client_id, owned.user_id, type, data, at, is_first, endpoints)
    return emit_events(context, [event])[0]


def emit_events(context: Context, new_events: Sequence[NewEvent]) -> list[EventId]:
    """Apply `emit` to several at once; the ids in their order."""
    if not new_events:
        return []
    ids: list[EventId] = []
    rows: list[dict[str, Any]] = []
    deliveries: dict[tuple[ClientId, int], list[tuple[EventId, WebhookId]]] = defaultdict(list)
    endpoints = _Endpoints(context.connection, new_events)
    payloads = [_payload(one.type, one.data) for one in new_events]
    moments = _moments(context.connection, new_events, payloads)
    for one, payload, its_moments in zip(new_events, payloads, moments, strict=True):
        first = len(rows)
        for name, moment in zip(_names(one.type), its_moments, strict=True):
            event_id = new_id(EventId)
            body = build_envelope(
                context.core,
                event_id=event_id,
                client_id=one.client_id,
                type=name,
                payload=payload,
                at=moment,
            )
            owner = {"client_id": one.client_id, "user_id": one.user_id}
            about = {"receivable_id": payload.get("receivable_id"), "type": name, "created_at": moment}
            rows.append({"id": event_id, **owner, **about, "body": body})
            interested_ = endpoints.subscribed(one.client_id, one.user_id, name)
            deliveries[one.client_id, one.at] += [(event_id, endpoint) for endpoint in interested_]
        ids.append(rows[first]["id"])
    add_rows(context.connection, _ADD_EVENT, rows)
    note_changes(context.connection, {one.client_id for one in new_events})
    for (client_id, at), pairs in deliveries.items():
        schedule_deliveries(context, client_id=client_id, pairs=pairs, at=at)
    return ids


def _names(type: str) -> tuple[str, ...]:
    return (type, *TWINS.get(type, ()))


def _moments(
    connection: Connection, new_events: Sequence[NewEvent], payloads: Sequence[Mapping[str, Any]]
) -> list[list[int]]:
    """Return when each is said to have happened, once for each of its names.

    What happens to one receivable is told in the order in which it was committed: the next moment is drawn from its
    row, which stays held until the transaction ends.
    """
    moments = [[one.at] * len(_names(one.type)) for one in new_events]
    about = [ReceivableId(payload.get("receivable_id") or "") for payload in payloads]
    # Of two transactions about the same receivables neither waits for the other in a circle.
    for index in sorted(range(len(new_events)), key=lambda index: about[index]):
        if about[index] and not new_events[index].is_first:
            moments[index] = [next_event_time(connection, about[index], at) for at in moments[index]]
    return moments


def build_envelope(
    core: Core,
    *,
    event_id: EventId,
    client_id: ClientId,
    type: str,
    payload: Mapping[str, Any],
    at: int,
    is_test_event: bool = False,
) -> str:
    """Return the body of every delivery of this event, to the byte."""
    mark = {"test": True} if is_test_event else {}
    metadata = EventMetadata(platform_id=client_id, environment=core.settings.environment, **mark)
    body = {
        "id": event_id,
        "type": type,
        "api_version": API_VERSION,
        "created_at": iso_timestamp(to_datetime(at)),
        "data": payload,
        "metadata": metadata.wire(),
    }
    return json.dumps(body, separators=(",", ":"))


def schedule_deliveries(
    context: Context, *, client_id: ClientId, pairs: Sequence[tuple[EventId, WebhookId]], at: int
) -> None:
    """Schedule deliveries of stored events, each a pair of event and endpoint; the first attempts are due at once."""
    if not pairs:
        return
    ids = [new_id(DeliveryId) for _ in pairs]
    rows = [
        {"id": id_, "event_id": event_id, "endpoint_id": endpoint_id, "created_at": at, "status": "pending"}
        for id_, (event_id, endpoint_id) in zip(ids, pairs, strict=True)
    ]
    context.connection.execute(_ADD_DELIVERY, rows)
    jobs = [plan_attempt(endpoint_id, id_, at) for id_, (_, endpoint_id) in zip(ids, pairs, strict=True)]
    clock_id = context.clock.clock_id_of(client_id)
    queue.schedule_all(context.connection, clock_id=clock_id, client_id=client_id, kind=DELIVER, jobs=jobs)


def plan_attempt(endpoint_id: WebhookId, delivery_id: DeliveryId, due_at: int) -> Planned:
    """Return the job of a delivery's next attempt."""
    payload = {"delivery_id": delivery_id, "endpoint_id": endpoint_id}
    return Planned(job_key(endpoint_id, delivery_id), payload, due_at, resource=endpoint_id)


def job_key(endpoint_id: WebhookId, delivery_id: DeliveryId | None = None) -> str:
    return f"{DELIVER}:{endpoint_id}:{delivery_id or ''}"


def subscribed_endpoints(
    connection: Connection, client_id: ClientId, user_id: UserId, type: str
) -> list[WebhookId]:
    """Return the ids of the enabled endpoints that asked for this type and whose grant sees this creditor."""
    return _Endpoints(connection, ()).subscribed(client_id, user_id, type)


class _Endpoints:
    """Of each creditor that something happened to, read once."""

    def __init__(self, connection: Connection, new_events: Iterable[NewEvent]) -> None:
        self._connection = connection
        self._read: dict[tuple[ClientId, UserId], Sequence[Row | RowMapping]] = {
            (one.client_id, one.user_id): one.endpoints for one in new_events if one.endpoints is not None
        }

    def subscribed(self, client_id: ClientId, user_id: UserId, type: str) -> list[WebhookId]:
        rows = self._read.get((client_id, user_id))
        if rows is None:
            parameters = {"client": client_id, "user": user_id}
            rows = self._connection.execute(INTERESTED, parameters).mappings().all()
            self._read[client_id, user_id] = rows
        return [row["id"] for row in rows if any(matches_pattern(name, type) for name in row["events"])]


def _payload(type: str, data: Resource | Mapping[str, Any]) -> dict[str, Any]:
    model = PAYLOADS[type]
    if data.__class__ is not model:
        data = model.model_validate(data.model_dump() if isinstance(data, Resource) else dict(data))
    return data.model_dump(mode="json")
