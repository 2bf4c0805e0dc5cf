"""What becomes of a delivery: its attempts in their rhythm, its end, the endpoint's standing; tests and replays."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection

from recovery_contract.webhooks import ATTEMPTS, AUTO_DISABLE_DAYS, RETRY_DELAYS_SECONDS, DeliveryOutcome
from recovery_service.core import Core
from recovery_service.ids import new_id
from recovery_service.jobs import queue
from recovery_service.jobs.queue import Job
from recovery_service.principal import Principal
from recovery_service.sealed import unseal
from recovery_service.web.errors import Invalid, NotFound
from recovery_service.webhooks import debug_mail, repository, service
from recovery_service.webhooks.outbox import DELIVER, envelope, interested, job_key, plan
from recovery_service.webhooks.rows import EndpointRow
from recovery_service.webhooks.samples import SAMPLES
from recovery_service.webhooks.sender import Message, Outcome

FORGET_RESPONSE: Final = "webhook.forget"
DEBUG_BODY: Final = 4 * 1024
DEBUG_MS: Final = 7 * service.DAY_MS
AUTO_DISABLE_MS: Final = AUTO_DISABLE_DAYS * service.DAY_MS


def prepare(connection: Connection, core: Core, job: Job) -> Message | None:
    """What to send now, None where the endpoint or the delivery is gone. Secrets are those of this moment."""
    endpoint = repository.find_endpoint(connection, job.payload["endpoint_id"])
    delivery = repository.delivery(connection, job.payload["delivery_id"])
    if endpoint is None or not endpoint.enabled or delivery is None:
        return None
    return _message(connection, core, endpoint, delivery.event_id, delivery.body.encode())


def finish(connection: Connection, core: Core, job: Job, message: Message, outcome: Outcome) -> None:
    """Notes the attempt. A gap counts from this failure; after the last one the delivery has failed."""
    endpoint = repository.find_endpoint(connection, job.payload["endpoint_id"])
    delivery = repository.delivery(connection, job.payload["delivery_id"])
    if endpoint is None or delivery is None:
        return
    now = core.clock.now(connection, endpoint.client_id)
    attempt = delivery.attempts + 1
    _log(connection, core, endpoint, message.event_id, delivery.id, attempt, outcome, now)
    if outcome.accepted:
        repository.change_delivery(connection, delivery.id, status="success", attempts=attempt)
        repository.note_success(connection, endpoint.id)
        return
    debug_mail.plan(
        connection,
        core,
        endpoint,
        delivery_id=delivery.id,
        event_id=delivery.event_id,
        type=delivery.type,
        error=str(outcome.error),
        attempt=attempt,
        at=now,
    )
    left = attempt < ATTEMPTS
    status = "pending" if left else "failed"
    repository.change_delivery(connection, delivery.id, status=status, attempts=attempt)
    if left:
        queue.schedule(
            connection,
            clock_id=job.clock_id,
            kind=DELIVER,
            key=job_key(endpoint.id, delivery.id),
            payload=job.payload,
            due_at=now + RETRY_DELAYS_SECONDS[attempt] * 1000,
        )
    _note_failure(connection, endpoint.id, str(outcome.error), now, exhausted=not left)


def test(
    connection: Connection, core: Core, principal: Principal, type: str, endpoint_id: str
) -> tuple[EndpointRow, Message]:
    """A sample event for one endpoint, marked as a test; it stands in no list and is tried once."""
    if type not in SAMPLES:
        raise Invalid("There is no such event.", "type", type)
    endpoint = service.require(connection, principal, endpoint_id)
    event_id = new_id("evt")
    now = core.clock.now(connection, principal.client_id)
    body = envelope(
        core,
        event_id=event_id,
        client_id=principal.client_id,
        type=type,
        payload=SAMPLES[type],
        at=now,
        is_test=True,
    )
    return endpoint, _message(connection, core, endpoint, event_id, body.encode())


def note_test(
    connection: Connection, core: Core, endpoint: EndpointRow, message: Message, outcome: Outcome
) -> DeliveryOutcome:
    """Notes the attempt; a test says nothing about the endpoint's standing."""
    now = core.clock.now(connection, endpoint.client_id)
    _log(connection, core, endpoint, message.event_id, new_id("dlv"), 1, outcome, now)
    return DeliveryOutcome(
        event_id=message.event_id,
        endpoint_id=endpoint.id,
        status="success" if outcome.accepted else "failed",
        response_code=outcome.response_code,
        duration_ms=outcome.duration_ms,
        error=outcome.error,
    )


def replay(
    connection: Connection, core: Core, principal: Principal, event_id: str, endpoint_id: str | None
) -> str:
    """Sends an event once more, under its id and with its body, to one endpoint or to all that asked for it. Returns
    the body."""
    event = repository.event(connection, principal, event_id)
    if event is None:
        raise NotFound
    if endpoint_id is None:
        mine = {endpoint.id for endpoint in repository.endpoints(connection, principal)}
        chosen = [
            id_ for id_ in interested(connection, event.client_id, event.user_id, event.type) if id_ in mine
        ]
    else:
        chosen = [service.enabled(service.require(connection, principal, endpoint_id)).id]
    at = core.clock.now(connection, event.client_id)
    for chosen_id in chosen:
        plan(connection, core, client_id=event.client_id, event_id=event_id, endpoint_id=chosen_id, at=at)
    body = repository.event_body(connection, principal, event_id)
    assert body is not None
    return body


def forget_response(connection: Connection, job: Job) -> None:
    repository.forget_response(connection, job.payload["attempt_id"])


def _message(
    connection: Connection, core: Core, endpoint: EndpointRow, event_id: str, body: bytes
) -> Message:
    now = core.clock.now(connection, endpoint.client_id)
    key = core.settings.data_key
    overlapping = endpoint.previous_until is not None and now < endpoint.previous_until
    previous = endpoint.previous_secret if overlapping else None
    return Message(
        url=endpoint.url,
        event_id=event_id,
        body=body,
        timestamp=now // 1000,
        secret=unseal(key, endpoint.secret, endpoint.id),
        previous_secret=unseal(key, previous, endpoint.id) if previous else None,
    )


def _log(
    connection: Connection,
    core: Core,
    endpoint: EndpointRow,
    event_id: str,
    delivery_id: str,
    attempt: int,
    outcome: Outcome,
    now: int,
) -> None:
    attempt_id = new_id("att")
    kept = _readable(outcome.body) if endpoint.debug_mode else None
    values: dict[str, Any] = {
        "id": attempt_id,
        "client_id": endpoint.client_id,
        "delivery_id": delivery_id,
        "endpoint_id": endpoint.id,
        "event_id": event_id,
        "attempt": attempt,
        "status": "success" if outcome.accepted else "failed",
        "response_code": outcome.response_code,
        "duration_ms": outcome.duration_ms,
        "error": outcome.error,
        "at": now,
        "response_body": kept,
    }
    repository.add_attempt(connection, values)
    if kept:
        queue.schedule(
            connection,
            clock_id=core.clock.id_for(endpoint.client_id),
            kind=FORGET_RESPONSE,
            key=f"{FORGET_RESPONSE}:{attempt_id}",
            payload={"attempt_id": attempt_id},
            due_at=now + DEBUG_MS,
        )


def _readable(body: bytes) -> str:
    """As much as the log keeps, as text that any database stores."""
    return body[:DEBUG_BODY].decode(errors="replace").replace("\0", "\N{REPLACEMENT CHARACTER}")


def _note_failure(connection: Connection, endpoint_id: str, error: str, now: int, *, exhausted: bool) -> None:
    endpoint = repository.find_endpoint(connection, endpoint_id, for_update=True)
    if endpoint is None:
        return
    since = endpoint.failing_since if endpoint.failing_since is not None else now
    values = {"failing_since": since, "exhausted": endpoint.exhausted or exhausted, "last_error": error}
    repository.change_endpoint(connection, endpoint_id, values)
    if endpoint.enabled and now - since >= AUTO_DISABLE_MS:
        service.disable(connection, endpoint_id, service.disabled_after(since, error))
