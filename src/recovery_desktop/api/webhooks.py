"""Webhook endpoints and the event list, where the service offers it."""

from __future__ import annotations

from typing import Any

from recovery_contract.ids import EventId, WebhookId
from recovery_contract.webhooks import (
    CreateWebhookRequest,
    DeliveryLogPage,
    DeliveryOutcome,
    EndpointHealth,
    EventPage,
    RotatedSecret,
    Webhook,
)
from recovery_desktop.api.response_parsing import validate_resource
from recovery_desktop.api.transport import Call, Transport, join_path
from recovery_desktop.failures import Unreadable


class WebhooksApi:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    async def create(self, request: CreateWebhookRequest, key: str) -> Webhook:
        body = request.model_dump(mode="json", exclude_none=True)
        return validate_resource(
            Webhook, await self._transport.send(Call("POST", "/v1/webhooks", json=body, key=key))
        )

    async def list_endpoints(self) -> list[Webhook]:
        answer: Any = await self._transport.send(Call("GET", "/v1/webhooks", "list"))
        if not isinstance(answer, list):
            raise Unreadable("webhooks: not a list")
        return [validate_resource(Webhook, row) for row in answer]

    async def delete(self, webhook_id: WebhookId) -> None:
        await self._transport.fetch(Call("DELETE", join_path("v1", "webhooks", webhook_id)))

    async def rotate_secret(self, webhook_id: WebhookId, key: str) -> str:
        call = Call("POST", join_path("v1", "webhooks", webhook_id, "rotate-secret"), key=key)
        return validate_resource(RotatedSecret, await self._transport.send(call)).secret

    async def enable(self, webhook_id: WebhookId) -> Webhook:
        call = Call("PATCH", join_path("v1", "webhooks", webhook_id), json={"enabled": True})
        return validate_resource(Webhook, await self._transport.send(call))

    async def health(self, webhook_id: WebhookId) -> EndpointHealth:
        """Fetch the endpoint's health. Raises Refused with 404 where the service does not offer it."""
        call = Call("GET", join_path("v1", "webhooks", webhook_id, "health"))
        return validate_resource(EndpointHealth, await self._transport.send(call))

    async def list_attempts(self, webhook_id: WebhookId | None = None, limit: int = 50) -> DeliveryLogPage:
        """Return the newest attempts first. Raises Refused with 404 where the service keeps no log."""
        params = {"endpoint_id": webhook_id, "limit": limit}
        answer = await self._transport.send(Call("GET", "/v1/webhooks/logs", "page", params=params))
        return validate_resource(
            DeliveryLogPage, {"has_more": False} | answer if isinstance(answer, dict) else answer
        )

    async def send_test_event(self, webhook_id: WebhookId, event_type: str, key: str) -> DeliveryOutcome:
        """Send a sample event once to this endpoint. Raises Refused with 404 where the service has no such
        thing."""
        body = {"type": event_type, "endpoint_id": webhook_id}
        call = Call("POST", "/v1/webhooks/test", json=body, key=key)
        return validate_resource(DeliveryOutcome, await self._transport.send(call))

    async def replay_event(self, event_id: EventId, webhook_id: WebhookId, key: str) -> None:
        """Request the same event once more, under its id."""
        path = join_path("v1", "events", event_id, "replay")
        await self._transport.fetch(Call("POST", path, json={"endpoint_id": webhook_id}, key=key))

    async def list_events(self, since: str | None, limit: int | None = 100) -> EventPage:
        """Return them oldest first. Raises Refused with 404 where the service has no event list."""
        params = {"since": since, "limit": limit}
        answer = await self._transport.send(Call("GET", "/v1/events", "page", params=params))
        return validate_resource(
            EventPage, {"has_more": False} | answer if isinstance(answer, dict) else answer
        )
