"""Endpoints that events are delivered to, and how deliveries went."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from debt_recovery.calls import Call, get_call, join, post_call, without_none
from debt_recovery.models import DeliveryLog, Webhook


def create(url: str, events: Sequence[str], description: str | None = None) -> Call[Webhook]:
    return post_call(
        "/v1/webhooks", {"url": url, "events": list(events), **without_none(description=description)}
    )


def retrieve(endpoint_id: str) -> Call[Webhook]:
    return get_call(join("v1", "webhooks", endpoint_id))


def list_all() -> Call[list[Webhook]]:
    return get_call("/v1/webhooks")


def update(endpoint_id: str, **changes: Any) -> Call[Webhook]:
    return Call("PATCH", join("v1", "webhooks", endpoint_id), json=changes)


def delete(endpoint_id: str) -> Call[None]:
    return Call("DELETE", join("v1", "webhooks", endpoint_id))


def rotate_secret(endpoint_id: str) -> Call[dict[str, str]]:
    return post_call(join("v1", "webhooks", endpoint_id, "rotate-secret"))


def deliveries(
    *,
    endpoint_id: str | None = None,
    event_id: str | None = None,
    status: str | None = None,
    limit: int | None = None,
) -> Call[DeliveryLog]:
    return get_call(
        "/v1/webhooks/logs", endpoint_id=endpoint_id, event_id=event_id, status=status, limit=limit
    )


def recover(endpoint_id: str, since: str) -> Call[dict[str, Any]]:
    return post_call(join("v1", "webhooks", endpoint_id, "recover"), {"since": since})


def source_addresses() -> Call[dict[str, Any]]:
    return get_call("/v1/webhooks/addresses")
