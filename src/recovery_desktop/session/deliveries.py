"""What a service says of its webhook endpoints and of what it delivered to them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from functools import partial

from recovery_contract.ids import DeliveryId, EventId, WebhookId
from recovery_contract.reasons import Reason
from recovery_contract.webhooks import EndpointHealth, Webhook
from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.commands.receivable_details import none_if_not_offered
from recovery_desktop.live.registration import Registration


@dataclass(frozen=True)
class EndpointRow:
    """`health` is healthy, failing or disabled, empty where the service does not say; `succeeded` and `failed` count
    the last 24 hours."""

    id: WebhookId
    url: str
    is_ours: bool
    enabled: bool
    reason: Reason | str
    health: str
    succeeded: int
    failed: int
    milliseconds: float
    last_error: Reason | str


@dataclass(frozen=True)
class DeliveryRow:
    """`event_type` is empty for an event that never came in here."""

    id: DeliveryId
    event_id: EventId
    event_type: str
    at: datetime
    attempt: int
    succeeded: bool
    code: int | None
    milliseconds: int | None
    error: Reason | str


@dataclass(frozen=True)
class Deliveries:
    """The service's answers about deliveries; None where it has no such operation."""

    endpoints: tuple[EndpointRow, ...] | None = None
    log: tuple[DeliveryRow, ...] | None = None


async def fetch_deliveries(context: ConnectionContext, registration: Registration) -> Deliveries:
    """Return the deliveries, ours first. Raises a Failure."""
    hooks = context.client.webhooks
    webhooks = await none_if_not_offered(hooks.list_endpoints)
    if webhooks is None:
        return Deliveries()
    endpoints = [
        _endpoint(
            webhook,
            await none_if_not_offered(partial(hooks.health, webhook.id)),
            is_ours=registration.is_ours(webhook),
        )
        for webhook in webhooks
    ]
    endpoints.sort(key=lambda row: not row.is_ours)
    return Deliveries(tuple(endpoints), await _fetch_log(context))


async def _fetch_log(context: ConnectionContext) -> tuple[DeliveryRow, ...] | None:
    page = await none_if_not_offered(context.client.webhooks.list_attempts)
    if page is None:
        return None
    types = context.connection_store.events.types([row.event_id for row in page.data])
    return tuple(
        DeliveryRow(
            id=row.id,
            event_id=row.event_id,
            event_type=types.get(row.event_id, ""),
            at=row.at,
            attempt=row.attempt,
            succeeded=row.status == "success",
            code=row.response_code,
            milliseconds=row.duration_ms,
            error=row.error_reason or row.error or "",
        )
        for row in page.data
    )


def _endpoint(webhook: Webhook, health: EndpointHealth | None, *, is_ours: bool) -> EndpointRow:
    return EndpointRow(
        id=webhook.id,
        url=webhook.url,
        is_ours=is_ours,
        enabled=webhook.enabled is not False,
        reason=webhook.disabled_because or webhook.disabled_reason or "",
        health="" if health is None else health.status,
        succeeded=0 if health is None else health.successful_attempts_24h,
        failed=0 if health is None else health.failed_attempts_24h,
        milliseconds=(health and health.average_response_time_ms) or 0.0,
        last_error="" if health is None else health.last_error_reason or health.last_error or "",
    )
