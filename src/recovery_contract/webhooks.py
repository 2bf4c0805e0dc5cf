"""Webhook endpoints, their health, delivery logs, and the retry schedule.

What is wrong with one is said in English, as the interface has it, and as a `Reason` beside it.
"""

from __future__ import annotations

from typing import Annotated, Final

from pydantic import Field

from recovery_contract.events import Event
from recovery_contract.fields import Body, Email, Resource, Timestamp
from recovery_contract.ids import DeliveryId, EventId, WebhookId
from recovery_contract.reasons import Reason

RESPONSE_SECONDS: Final = 10


EndpointUrl = Annotated[str, Field(min_length=1, max_length=2_048, json_schema_extra={"format": "uri"})]
EventNames = Annotated[list[str], Field(min_length=1, max_length=100)]


class CreateWebhookRequest(Body):
    url: EndpointUrl
    events: EventNames
    description: str | None = None


class UpdateWebhookRequest(Body):
    """What is left out stays; an empty description removes it. The secret stays: see rotate-secret."""

    url: EndpointUrl | None = None
    events: EventNames | None = None
    description: str | None = None
    debug_mode: bool | None = None
    debug_email: Email | None = None
    enabled: bool | None = None


class WebhookWarning(Resource):
    """What a registration may not have meant."""

    code: str
    message: str
    field: str | None = None


class Webhook(Resource):
    id: WebhookId
    url: str
    events: list[str]
    created_at: Timestamp
    secret: str | None = None
    description: str | None = None
    enabled: bool | None = None
    disabled_reason: str | None = None
    disabled_because: Reason | None = None
    debug_mode: bool | None = None
    debug_email: str | None = None
    warnings: list[WebhookWarning] | None = None


class RotatedSecret(Resource):
    secret: str


class EndpointHealth(Resource):
    """`status` is healthy, failing or disabled; `success_rate` between 0 and 1. Rate and average are None where nothing
    was tried in the 24 hours that all figures are about."""

    endpoint_id: WebhookId
    url: str
    status: str
    success_rate: float | None = None
    average_response_time_ms: float | None = None
    last_error: str | None = None
    last_error_reason: Reason | None = None
    failed_attempts_24h: int
    successful_attempts_24h: int


class SourceAddresses(Resource):
    """Where deliveries come from: addresses, or networks in CIDR notation."""

    environment: str
    addresses: list[str]


class DeliveryLog(Resource):
    """One attempt. `next_attempt_at` where it failed and is tried again, `given_up` where it was the last one: the
    event is delivered no more unless it is recovered or replayed."""

    id: DeliveryId
    event_id: EventId
    type: str | None = None
    endpoint_id: WebhookId
    attempt: int
    status: str
    response_code: int | None = None
    duration_ms: int | None = None
    error: str | None = None
    error_reason: Reason | None = None
    at: Timestamp
    next_attempt_at: Timestamp | None = None
    given_up: bool | None = None
    response_body: str | None = None


class DeliveryLogPage(Resource):
    data: list[DeliveryLog]
    has_more: bool


class EventPage(Resource):
    """Oldest first; `cursor` goes into the next `since`."""

    data: list[Event]
    has_more: bool
    cursor: str | None = None


class ReplayRequest(Body):
    endpoint_id: WebhookId | None = None


class TestEventRequest(Body):
    __test__ = False

    type: str
    endpoint_id: WebhookId


class RecoverRequest(Body):
    since: str


class RecoveredDeliveries(Resource):
    """How many deliveries were begun."""

    endpoint_id: WebhookId
    deliveries: int


class DeliveryOutcome(Resource):
    event_id: EventId
    endpoint_id: WebhookId
    status: str
    response_code: int | None = None
    duration_ms: int | None = None
    error: str | None = None
    error_reason: Reason | None = None
