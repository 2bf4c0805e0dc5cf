"""An endpoint is read, and moved to another address, other events, another description."""

from collections.abc import Callable
from typing import Any

import httpx
import pytest

from recovery_contract.signing import verify
from tests.service.steps import good, refused
from tests.service.webhooks.receiver import Receiver

BOTH = {"url": "http://127.0.0.1:9/old", "events": ["receivable.*", "user.*"], "description": "Orders"}


@pytest.fixture
def endpoint(client: httpx.Client) -> dict[str, Any]:
    return good(client.post("/v1/webhooks", json=BOTH))


def test_endpoint_is_read_without_its_secret(client: httpx.Client, endpoint: dict[str, Any]) -> None:
    del endpoint["secret"]
    assert good(client.get(f"/v1/webhooks/{endpoint['id']}")) == endpoint
    refused(client.get("/v1/webhooks/whk_none"), 404, "NOT_FOUND")


def test_second_registration_of_an_address_is_warned_of(
    client: httpx.Client, endpoint: dict[str, Any]
) -> None:
    assert "warnings" not in endpoint
    second = good(client.post("/v1/webhooks", json=BOTH))
    assert [(one["code"], one["field"]) for one in second["warnings"]] == [("ENDPOINT_EXISTS", "url")]
    assert "warnings" not in good(client.get(f"/v1/webhooks/{second['id']}"))
    good(client.patch(f"/v1/webhooks/{endpoint['id']}", json={"enabled": False}))
    good(client.patch(f"/v1/webhooks/{second['id']}", json={"enabled": False}))
    assert "warnings" not in good(client.post("/v1/webhooks", json=BOTH))


@pytest.mark.database
def test_endpoint_change_leaves_unnamed_fields_and_the_secret(
    client: httpx.Client,
    endpoint: dict[str, Any],
    receiver: Receiver,
    tell: Callable[..., str],
    advance: Callable[..., int],
) -> None:
    path = f"/v1/webhooks/{endpoint['id']}"
    event_id = tell()
    advance(1)
    changed = good(client.patch(path, json={"url": receiver.url}))
    assert (changed["url"], changed["events"], changed["description"]) == (
        receiver.url,
        BOTH["events"],
        "Orders",
    )
    advance(60)
    [request] = receiver.requests
    assert request.headers["Service-Event-Id"] == event_id
    assert verify(request.body, [request.headers["Service-Signature"]], [endpoint["secret"]])
    changed = good(client.patch(path, json={"events": ["user.updated", "user.updated"], "description": ""}))
    assert (changed["events"], "description" in changed) == (["user.updated"], False)
    assert good(client.get(path)) == changed


WRONG = [
    ({"url": "http://example.com/"}, "url"),
    ({"url": "ftp://example.com/"}, "url"),
    ({"events": ["receivable.lost"]}, "events[0]"),
    ({"events": []}, "events"),
]


@pytest.mark.parametrize(("change", "field"), WRONG)
def test_wrong_change_is_refused_with_its_field(
    client: httpx.Client, endpoint: dict[str, Any], change: dict[str, Any], field: str
) -> None:
    error = refused(client.patch(f"/v1/webhooks/{endpoint['id']}", json=change), 400, "VALIDATION_ERROR")
    assert error["field"] == field
    assert good(client.get(f"/v1/webhooks/{endpoint['id']}"))["url"] == BOTH["url"]
