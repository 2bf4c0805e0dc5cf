"""The webhooks of /openapi.json: what the service posts to the endpoints of a platform."""

from __future__ import annotations

from typing import Any

from recovery_contract.events import PAYLOADS, Event
from recovery_contract.samples import SAMPLES
from recovery_contract.signing import (
    EVENT_ID_HEADER,
    PREVIOUS_SIGNATURE_HEADER,
    SIGNATURE_HEADER,
    TIMED_SIGNATURE_HEADER,
    TIMESTAMP_HEADER,
)
from recovery_contract.version import API_VERSION
from recovery_service.web import reference
from recovery_service.web.openapi_answers import TEXT, Names


def describe_webhooks(names: Names) -> dict[str, Any]:
    """Describe what the service posts to the endpoints of a platform, by the type of the event."""
    headers = [
        {"name": name, "in": "header", "required": name != PREVIOUS_SIGNATURE_HEADER, "schema": TEXT}
        | reference.parameter_text(name)
        for name in (
            SIGNATURE_HEADER, TIMED_SIGNATURE_HEADER, PREVIOUS_SIGNATURE_HEADER, EVENT_ID_HEADER, TIMESTAMP_HEADER
        )
    ]  # fmt: skip
    described = {}
    for type_, text in reference.event_texts().items():
        event = {"type": {"type": "string", "enum": [type_]}, "data": names[PAYLOADS[type_], "serialization"]}
        schema = {"allOf": [names[Event, "serialization"], {"type": "object", "properties": event}]}
        envelope = {
            "id": "evt_01",
            "type": type_,
            "api_version": API_VERSION,
            "created_at": "2026-02-05T10:00:00Z",
        }
        metadata = {"platform_id": "clt_01", "environment": "test"}
        example = {**envelope, "data": SAMPLES[type_], "metadata": metadata}
        described[type_] = {
            "post": {
                "operationId": f"on {type_}",
                "summary": type_,
                "description": text,
                "tags": ["events"],
                "security": [],
                "parameters": headers,
                "requestBody": {
                    "required": True,
                    "content": {"application/json": {"schema": schema, "example": example}},
                },
                "responses": {
                    "2XX": {
                        "description": "Accepted. Anything else, or nothing within 10 seconds, is tried again."
                    }
                },
            }
        }
    return described
