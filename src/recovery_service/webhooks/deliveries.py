"""What becomes of a delivery: its attempts in their rhythm, its end, the endpoint's standing; tests and replays."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection

from recovery_contract.ids import DeliveryId, EventId, WebhookId
from recovery_contract.reasons import Reason
from recovery_contract.samples import SAMPLES
from recovery_contract.webhooks import DeliveryOutcome
from recovery_service.context.core import Context, Core
from recovery_service.encryption import unseal
from recovery_service.errors import Invalid, NotFound
from recovery_service.ids import DeliveryAttemptId, new_id
from recovery_service.jobs import queue
from recovery_service.jobs.kinds import Sent
from recovery_service.jobs.queue import Job
from recovery_service.ledger.timeline.events import (
    DELIVER,
    build_envelope,
    plan_attempt,
    schedule_deliveries,
    subscribed_endpoints,
)
from recovery_service.principal import Principal
from recovery_service.webhooks import debug_mail, repository, service
from recovery_service.webhooks.retry_schedule import AUTO_DISABLE_DAYS, next_attempt_at
from recovery_service.webhooks.rows import EndpointRow
from recovery_service.webhooks.sender import Message, Outcome

FORGET_RESPONSE: Final = "webhook.forget"
DEBUG_BODY: Final = 4 * 1024
DEBUG_MS: Final = 7 * service.DAY_MS
AUTO_DISABLE_MS: Final = AUTO_DISABLE_DAYS * service.DAY_MS


def prepare(context: Context, jobs: Sequence[Job]) -> list[Message | None]:
    """Return what to send now for each, None where the endpoint or the delivery is gone. Secrets are those of this
    moment."""
    endpoints = repository.endpoints_of(context.connection, {job.payload["endpoint_id"] for job in jobs})
    now = _now(context, endpoints.values())
    letters = {
        endpoint.id: _letterhead(context.core, endpoint, now[endpoint.client_id])
        for endpoint in endpoints.values()
        if endpoint.enabled
    }
    events = repository.event_of(context.connection, [job.payload["delivery_id"] for job in jobs])
    bodies = repository.bodies(context.connection, set(events.values()))

    def message(job: Job) -> Message | None:
        letter = letters.get(job.payload["endpoint_id"])
        event_id = events.get(job.payload["delivery_id"])
        if letter is None or event_id is None or event_id not in bodies:
            return None
        return letter(event_id, bodies[event_id].encode())

    return [message(job) for job in jobs]


def finish(context: Context, sent: Sequence[Sent]) -> None:
    """Record the attempts. A gap counts from this failure; after the last one the delivery has failed."""
    endpoints = repository.endpoints_of(context.connection, {one.job.payload["endpoint_id"] for one in sent})
    now = _now(context, endpoints.values())
    tries: dict[DeliveryId, repository.CountedDelivery] = {}
    for accepted in (True, False):
        ids = [one.job.payload["delivery_id"] for one in sent if one.outcome.accepted is accepted]
        tries |= repository.count_attempt(context.connection, ids, accepted=accepted)
    noted = [
        _Noted(
            endpoint, delivery.id, delivery.event_id, one.outcome,
            status=delivery.status, attempt=delivery.attempts, now=now[endpoint.client_id],
        )
        for one in sent
        if (endpoint := endpoints.get(one.job.payload["endpoint_id"])) is not None
        and (delivery := tries.get(one.job.payload["delivery_id"])) is not None
    ]  # fmt: skip
    if not noted:
        return
    _log(context, noted)
    failed = [one for one in noted if one.outcome.error is not None]
    types = repository.types(context.connection, {one.event_id for one in failed}) if failed else {}
    for one in failed:
        if one.event_id in types:
            _plan_more(context, one, types[one.event_id])
    _update_health(context.connection, noted)


@dataclass(frozen=True)
class _Noted:
    """One attempt as it ended at `now` on the endpoint's clock, and the delivery's `status` after it; `attempt` counts
    from 1."""

    endpoint: EndpointRow
    delivery_id: DeliveryId
    event_id: EventId
    outcome: Outcome
    status: str
    attempt: int
    now: int


def _plan_more(context: Context, failed: _Noted, type: str) -> None:
    """Plan the next attempt, unless this was the last, and the mail to the debugging address."""
    endpoint, attempt, error = failed.endpoint, failed.attempt, failed.outcome.error
    assert error is not None
    debug_mail.plan(
        context,
        endpoint,
        debug_mail.FailedDelivery(failed.delivery_id, failed.event_id, type, error.message, attempt),
        failed.now,
    )
    if failed.status == "pending":
        due_at = next_attempt_at(attempt, failed.now)
        job = plan_attempt(endpoint.id, failed.delivery_id, due_at)
        queue.schedule(
            context,
            endpoint.client_id,
            DELIVER,
            job.key,
            job.payload,
            due_at=job.due_at,
            resource=job.resource,
        )


def test(
    context: Context, principal: Principal, type: str, endpoint_id: WebhookId
) -> tuple[EndpointRow, Message]:
    """Return a sample event for one endpoint, marked as a test; it stands in no list and is tried once."""
    if type not in SAMPLES:
        raise Invalid("There is no such event.", "type", type)
    endpoint = service.require(context.connection, principal, endpoint_id)
    event_id = new_id(EventId)
    now = context.now(principal.client_id)
    body = build_envelope(
        context.core,
        event_id=event_id,
        client_id=principal.client_id,
        type=type,
        payload=SAMPLES[type],
        at=now,
        is_test_event=True,
    )
    return endpoint, _letterhead(context.core, endpoint, now)(event_id, body.encode())


def note_test(context: Context, endpoint: EndpointRow, message: Message, outcome: Outcome) -> DeliveryOutcome:
    """Record the attempt; a test says nothing about the endpoint's standing."""
    now = context.now(endpoint.client_id)
    status = "success" if outcome.accepted else "failed"
    noted = _Noted(endpoint, new_id(DeliveryId), message.event_id, outcome, status=status, attempt=1, now=now)
    _log(context, [noted])
    return DeliveryOutcome(
        event_id=message.event_id,
        endpoint_id=endpoint.id,
        status=status,
        response_code=outcome.response_code,
        duration_ms=outcome.duration_ms,
        error=None if outcome.error is None else outcome.error.message,
        error_reason=outcome.error,
    )


def replay(context: Context, principal: Principal, event_id: EventId, endpoint_id: WebhookId | None) -> str:
    """Send an event once more, under its id and with its body, to one endpoint or to all that asked for it. Returns
    the body."""
    event = repository.event(context.connection, principal, event_id)
    if event is None:
        raise NotFound
    if endpoint_id is None:
        mine = {endpoint.id for endpoint in repository.endpoints(context.connection, principal)}
        chosen = [
            id_
            for id_ in subscribed_endpoints(context.connection, event.client_id, event.user_id, event.type)
            if id_ in mine
        ]
    else:
        chosen = [service.enabled(service.require(context.connection, principal, endpoint_id)).id]
    at = context.now(event.client_id)
    pairs = [(event_id, chosen_id) for chosen_id in chosen]
    schedule_deliveries(context, client_id=event.client_id, pairs=pairs, at=at)
    body = repository.event_body(context.connection, principal, event_id)
    assert body is not None
    return body


def forget_response(context: Context, job: Job) -> None:
    repository.forget_response(context.connection, job.payload["attempt_id"])


def _now(context: Context, endpoints: Iterable[EndpointRow]) -> dict[str, int]:
    """Return milliseconds on the clock of each of their clients, all read at one moment."""
    clients = {endpoint.client_id for endpoint in endpoints}
    return {client_id: context.now(client_id) for client_id in clients}


def _letterhead(core: Core, endpoint: EndpointRow, now: int) -> Callable[[str, bytes], Message]:
    """Make the message of an event, given its id and body, to this endpoint."""
    key = core.settings.data_key
    return partial(
        Message,
        endpoint.url,
        # Real time: a receiver that refuses old signatures compares it with its own clock.
        timestamp=core.clock.host_ms() // 1000,
        secret=unseal(key, endpoint.secret, endpoint.id),
        previous_secrets=tuple(unseal(key, one, endpoint.id) for one in endpoint.still_signing(now)),
    )


def _log(context: Context, noted: Sequence[_Noted]) -> None:
    rows = [_row(one) for one in noted]
    repository.add_attempts(context.connection, rows)
    for one, row in zip(noted, rows, strict=True):
        if row["response_body"]:
            payload = {"attempt_id": row["id"]}
            key, due_at = f"{FORGET_RESPONSE}:{row['id']}", one.now + DEBUG_MS
            queue.schedule(context, one.endpoint.client_id, FORGET_RESPONSE, key, payload, due_at=due_at)


def _row(one: _Noted) -> dict[str, Any]:
    endpoint, outcome = one.endpoint, one.outcome
    return {
        "id": new_id(DeliveryAttemptId),
        "client_id": endpoint.client_id,
        "delivery_id": one.delivery_id,
        "endpoint_id": endpoint.id,
        "event_id": one.event_id,
        "attempt": one.attempt,
        "status": "success" if outcome.accepted else "failed",
        "response_code": outcome.response_code,
        "duration_ms": outcome.duration_ms,
        "error": None if outcome.error is None else outcome.error.wire(),
        "at": one.now,
        "response_body": _readable(outcome.body) if endpoint.debug_mode else None,
    }


def _readable(body: bytes) -> str:
    """Return it as much as the log keeps, as text that any database stores."""
    return body[:DEBUG_BODY].decode(errors="replace").replace("\0", "\N{REPLACEMENT CHARACTER}")


def _update_health(connection: Connection, noted: Sequence[_Noted]) -> None:
    """Update the health of the endpoints from these attempts, in their order."""
    by_endpoint: dict[WebhookId, list[_Noted]] = {}
    for one in noted:
        by_endpoint.setdefault(one.endpoint.id, []).append(one)
    failing = {id_ for id_, its in by_endpoint.items() if not all(one.outcome.accepted for one in its)}
    if len(failing) < len(by_endpoint):
        repository.note_success(connection, by_endpoint.keys() - failing)
    for endpoint_id in sorted(failing):
        _note_failures(connection, endpoint_id, by_endpoint[endpoint_id])


def _note_failures(connection: Connection, endpoint_id: WebhookId, noted: Sequence[_Noted]) -> None:
    endpoint = repository.find_endpoint(connection, endpoint_id, for_update=True)
    if endpoint is None:
        return
    since, exhausted, last_error = endpoint.failing_since, endpoint.exhausted, endpoint.last_error
    disabled_because: Reason | None = None
    for one in noted:
        if one.outcome.error is None:
            since, exhausted = None, False
            continue
        since = one.now if since is None else since
        exhausted = exhausted or one.status == "failed"
        last_error = one.outcome.error.wire()
        if disabled_because is None and one.now - since >= AUTO_DISABLE_MS:
            disabled_because = service.disabled_after(since, one.outcome.error)
    values = {"failing_since": since, "exhausted": exhausted, "last_error": last_error}
    repository.change_endpoint(connection, endpoint_id, values)
    if endpoint.enabled and disabled_because is not None:
        service.disable(connection, endpoint_id, disabled_because)
