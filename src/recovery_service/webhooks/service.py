"""Endpoints of a platform: registered, changed, removed, asked for their health and their log."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection

from recovery_contract.events import PATTERNS, PAYLOADS, is_pattern
from recovery_contract.ids import EventId, WebhookId
from recovery_contract.reasons import Reason
from recovery_contract.webhooks import (
    CreateWebhookRequest,
    DeliveryLog,
    DeliveryLogPage,
    EndpointHealth,
    UpdateWebhookRequest,
    Webhook,
    WebhookWarning,
)
from recovery_service.access.visibility import normalise_email
from recovery_service.context.clock import to_datetime
from recovery_service.context.core import Context
from recovery_service.encryption import seal
from recovery_service.errors import Invalid, InvalidState, NotFound
from recovery_service.ids import new_id
from recovery_service.jobs import queue
from recovery_service.ledger.timeline.events import job_key
from recovery_service.ledger.timeline.history import record_audit
from recovery_service.principal import Principal
from recovery_service.transport.public_addresses import check_url
from recovery_service.webhooks import repository
from recovery_service.webhooks.retry_schedule import next_attempt_at
from recovery_service.webhooks.rows import EndpointRow

DAY_MS: Final = 86_400_000
ENDPOINTS_AT_MOST: Final = 50
"""Of one grant: each event is a delivery to each of them."""


def require(
    connection: Connection, principal: Principal, endpoint_id: WebhookId, *, for_update: bool = False
) -> EndpointRow:
    """Return the endpoint, if this grant made it. Raises NotFound, the same for absent and foreign."""
    endpoint = repository.find_endpoint(connection, endpoint_id, principal=principal, for_update=for_update)
    if endpoint is None:
        raise NotFound
    return endpoint


def enabled(endpoint: EndpointRow) -> EndpointRow:
    """Return the endpoint. Raises InvalidState where it is switched off."""
    if not endpoint.enabled:
        raise InvalidState("The endpoint is switched off: enable it first.")
    return endpoint


_SAME_ADDRESS: Final = WebhookWarning(
    code="ENDPOINT_EXISTS",
    message="An enabled endpoint of yours has this address already: each event comes twice, under two secrets. "
    "Delete one of them.",
    field="url",
)


class NewEndpoint(NamedTuple):
    """`secret` is told this once; `is_second` says that an endpoint of the same address gets the events already."""

    endpoint: EndpointRow
    secret: str
    is_second: bool

    def resource(self) -> Webhook:
        warnings = [_SAME_ADDRESS] if self.is_second else None
        return self.endpoint.resource(self.secret).model_copy(update={"warnings": warnings})


def create(context: Context, principal: Principal, request: CreateWebhookRequest, *, at: int) -> NewEndpoint:
    check_url(request.url, context.settings)
    _check_events(request.events)
    others = repository.endpoints(context.connection, principal)
    if len(others) >= ENDPOINTS_AT_MOST:
        raise InvalidState(f"There are {ENDPOINTS_AT_MOST} endpoints already; delete one of them first.")
    is_second = any(other.enabled and other.url == request.url for other in others)
    endpoint_id = new_id(WebhookId)
    secret = new_secret()
    verified = principal.verified_email
    values = {
        "id": endpoint_id,
        "client_id": principal.client_id,
        "subject": principal.subject,
        "verified_email": normalise_email(verified) if verified else None,
        "url": request.url,
        "events": list(dict.fromkeys(request.events)),
        "description": request.description,
        "secret": seal(context.settings.data_key, secret, endpoint_id),
        "created_at": at,
        "enabled": True,
    }
    repository.add_endpoint(context.connection, values)
    record_change(context.connection, principal, "webhook.create", endpoint_id)
    return NewEndpoint(require(context.connection, principal, endpoint_id), secret, is_second)


def _check_events(names: Sequence[str]) -> None:
    for index, name in enumerate(names):
        if not is_pattern(name):
            offered = ", ".join((*PATTERNS, *PAYLOADS))
            raise Invalid(
                f"There is no such event; an endpoint may name: {offered}", f"events[{index}]", name
            )


def endpoints(connection: Connection, principal: Principal) -> list[EndpointRow]:
    """Return those that this grant made, newest first."""
    return repository.endpoints(connection, principal)


def new_secret() -> str:
    return f"whsec_{secrets.token_urlsafe(32)}"


def remove(connection: Connection, principal: Principal, endpoint_id: WebhookId) -> None:
    """Remove the endpoint: nothing is sent to it from now on, and what waits is dropped."""
    require(connection, principal, endpoint_id)
    # Jobs, then deliveries, then the endpoint: in this order a delivery that just ends takes them too. The other way
    # round each would wait for the other.
    queue.cancel_all(connection, job_key(endpoint_id))
    repository.remove_endpoint(connection, endpoint_id)
    record_change(connection, principal, "webhook.delete", endpoint_id)


def change(
    context: Context, principal: Principal, endpoint_id: WebhookId, request: UpdateWebhookRequest
) -> EndpointRow:
    """Change what the request names. What waits goes to a new address; what waited for an endpoint that is switched off
    has failed, and can be recovered later."""
    connection = context.connection
    require(connection, principal, endpoint_id, for_update=True)
    values = request.model_dump(include=request.model_fields_set - {"enabled"}, exclude_none=True)
    if request.url is not None:
        check_url(request.url, context.settings)
    if request.events is not None:
        _check_events(request.events)
        values["events"] = list(dict.fromkeys(request.events))
    if "description" in values:
        values["description"] = values["description"] or None
    if values:
        repository.change_endpoint(connection, endpoint_id, values)
    if request.enabled is True:
        again = {"enabled": True, "disabled_reason": None, "failing_since": None, "exhausted": False}
        repository.change_endpoint(connection, endpoint_id, again)
    elif request.enabled is False:
        disable(connection, endpoint_id, Reason.of("endpoint_switched_off"))
    record_change(connection, principal, "webhook.change", endpoint_id)
    return require(connection, principal, endpoint_id)


def disable(connection: Connection, endpoint_id: WebhookId, reason: Reason) -> None:
    queue.cancel_all(connection, job_key(endpoint_id))
    repository.end_pending(connection, endpoint_id)
    off = {"enabled": False, "disabled_reason": reason.wire()}
    repository.change_endpoint(connection, endpoint_id, off)


def health(connection: Connection, endpoint: EndpointRow, now: int) -> EndpointHealth:
    """Return figures of the last 24 hours of this clock, and the status: failing where a delivery was given up since
    the last success, or every attempt of these hours has failed."""
    good, bad, average = repository.attempt_figures(connection, endpoint.id, now - DAY_MS)
    fails = endpoint.exhausted or (bad > 0 and good == 0)
    return EndpointHealth(
        endpoint_id=endpoint.id,
        url=endpoint.url,
        status="disabled" if not endpoint.enabled else "failing" if fails else "healthy",
        success_rate=round(good / (good + bad), 4) if good + bad else None,
        average_response_time_ms=None if average is None else round(average, 1),
        last_error=None if endpoint.last_error is None else endpoint.last_error["message"],
        last_error_reason=endpoint.last_error,
        failed_attempts_24h=bad,
        successful_attempts_24h=good,
    )


class LogFilter(NamedTuple):
    """Filters that all have to match; `since` in milliseconds."""

    endpoint_id: WebhookId | None = None
    event_id: EventId | None = None
    status: str | None = None
    since: int | None = None


def log(connection: Connection, principal: Principal, wanted: LogFilter, *, limit: int) -> DeliveryLogPage:
    """Return attempts, newest first. An endpoint that is absent or foreign has none."""
    rows = repository.attempts(connection, principal, **wanted._asdict(), limit=limit + 1)
    data = [
        DeliveryLog(
            id=row.id,
            event_id=row.event_id,
            type=row.type,
            endpoint_id=row.endpoint_id,
            attempt=row.attempt,
            status=row.status,
            response_code=row.response_code,
            duration_ms=row.duration_ms,
            error=None if row.error is None else row.error["message"],
            error_reason=row.error,
            at=to_datetime(row.at),
            next_attempt_at=_next_attempt(row),
            given_up=row.status == "failed" and row.is_last and row.delivery_status != "pending",
            response_body=row.response_body,
        )
        for row in rows[:limit]
    ]
    return DeliveryLogPage(data=data, has_more=len(rows) > limit)


def _next_attempt(row: Any) -> datetime | None:
    if row.status == "success" or not row.is_last or row.delivery_status != "pending":
        return None
    return to_datetime(next_attempt_at(row.attempt, row.at))


def health_page(health: EndpointHealth) -> dict[str, object]:
    """Return the health with what it has none of as null: each field of the interface is there."""
    missing = dict.fromkeys(("success_rate", "average_response_time_ms", "last_error"))
    return {**missing, **health.wire()}


def disabled_after(since: int, error: Reason) -> Reason:
    return Reason.of("endpoint_given_up", since=to_datetime(since).date(), error=error)


def record_change(connection: Connection, principal: Principal, action: str, endpoint_id: WebhookId) -> None:
    """Record who did it, in the transaction of the change."""
    record_audit(connection, principal.subject, action, endpoint_id)
