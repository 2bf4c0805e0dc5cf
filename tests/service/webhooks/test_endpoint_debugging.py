"""Replays, test events, the log and the debug mode of an endpoint."""

import json
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from tests.service.webhooks.receiver import Receiver, status


def test_replay_has_the_same_id_and_body(
    client: httpx.Client,
    receiver: Receiver,
    register: Callable[..., Any],
    tell: Callable[..., Any],
    advance: Callable[..., Any],
) -> None:
    endpoint = register(receiver.url)
    event_id = tell()
    advance(1)
    answer = client.post(f"/v1/events/{event_id}/replay")
    assert answer.status_code == 202
    assert answer.json()["id"] == event_id
    advance(1)
    client.post(f"/v1/events/{event_id}/replay", json={"endpoint_id": endpoint["id"]})
    advance(1)
    assert len(receiver.requests) == 3
    assert len({request.body for request in receiver.requests}) == 1


def test_replay_to_an_endpoint_that_is_gone(
    client: httpx.Client, receiver: Receiver, register: Callable[..., Any], tell: Callable[..., Any]
) -> None:
    endpoint = register(receiver.url)
    event_id = tell()
    assert client.delete(f"/v1/webhooks/{endpoint['id']}").status_code == 204
    assert (
        client.post(f"/v1/events/{event_id}/replay", json={"endpoint_id": endpoint["id"]}).status_code == 404
    )
    assert client.post(f"/v1/events/{event_id}/replay").status_code == 202
    assert client.post("/v1/events/evt_unknown/replay").status_code == 404


def test_deleted_endpoint_is_told_nothing_any_more(
    client: httpx.Client,
    receiver: Receiver,
    register: Callable[..., Any],
    tell: Callable[..., Any],
    advance: Callable[..., Any],
) -> None:
    endpoint = register(receiver.url)
    tell()
    client.delete(f"/v1/webhooks/{endpoint['id']}")
    advance(3 * 86_400)
    assert receiver.connections == 0
    assert client.get("/v1/webhooks").json() == []
    assert client.delete(f"/v1/webhooks/{endpoint['id']}").status_code == 404


@pytest.mark.parametrize("code", [200, 500])
def test_test_event_tells_its_outcome_at_once(
    client: httpx.Client, receiver: Receiver, register: Callable[..., Any], code: int
) -> None:
    receiver.response = status(code)
    endpoint = register(receiver.url, "user.*")
    body = {"type": "receivable.recovered", "endpoint_id": endpoint["id"]}
    answer = client.post("/v1/webhooks/test", json=body)
    assert answer.status_code == 200
    outcome = answer.json()
    assert outcome["status"] == ("success" if code == 200 else "failed")
    assert (outcome["response_code"], outcome["endpoint_id"]) == (code, endpoint["id"])
    sent = json.loads(receiver.requests[0].body)
    assert sent["id"] == outcome["event_id"]
    assert sent["metadata"]["test"] is True
    assert client.get("/v1/events").json()["data"] == []
    (logged,) = client.get("/v1/webhooks/logs").json()["data"]
    assert logged["event_id"] == outcome["event_id"]


def test_test_events_of_unknown_types_and_endpoints(
    client: httpx.Client, receiver: Receiver, register: Callable[..., Any]
) -> None:
    endpoint = register(receiver.url)
    answer = client.post("/v1/webhooks/test", json={"type": "nothing", "endpoint_id": endpoint["id"]})
    assert (answer.status_code, answer.json()["error"]["field"]) == (400, "type")
    answer = client.post("/v1/webhooks/test", json={"type": "user.updated", "endpoint_id": "whk_none"})
    assert answer.status_code == 404


def test_log_is_filtered(
    client: httpx.Client,
    receiver: Receiver,
    make_receiver: Callable[..., Any],
    register: Callable[..., Any],
    tell: Callable[..., Any],
    advance: Callable[..., Any],
) -> None:
    bad = make_receiver(response=status(500))
    good_id, bad_id = register(receiver.url)["id"], register(bad.url)["id"]
    tell()
    advance(30)
    both = client.get("/v1/webhooks/logs").json()
    assert {row["endpoint_id"] for row in both["data"]} == {good_id, bad_id}
    assert set(both["data"][0]) >= {"id", "event_id", "endpoint_id", "attempt", "status", "duration_ms", "at"}
    for query, expected in (
        ({"status": "success"}, [good_id]),
        ({"status": "failed"}, [bad_id]),
        ({"endpoint_id": good_id}, [good_id]),
        ({"endpoint_id": "whk_none"}, []),
        ({"since": "2200-01-01T00:00:00Z"}, []),
    ):
        by_id = client.get("/v1/webhooks/logs", params=query).json()["data"]
        assert [row["endpoint_id"] for row in by_id] == expected, query
    assert client.get("/v1/webhooks/logs", params={"limit": 1}).json()["has_more"] is True
    assert client.get("/v1/webhooks/logs", params={"status": "pending"}).status_code == 400


def test_debug_mode_keeps_the_beginning_of_answers_for_a_week(
    client: httpx.Client,
    receiver: Receiver,
    register: Callable[..., Any],
    tell: Callable[..., Any],
    advance: Callable[..., Any],
) -> None:
    receiver.response = status(500, b"bad\x00day" + b"x" * 9_000)
    endpoint = register(receiver.url)
    tell()
    advance(1)
    assert "response_body" not in client.get("/v1/webhooks/logs").json()["data"][0]
    client.patch(f"/v1/webhooks/{endpoint['id']}", json={"debug_mode": True})
    advance(61)
    stored_body = client.get("/v1/webhooks/logs").json()["data"][0]["response_body"]
    assert len(stored_body) == 4096
    assert stored_body.startswith("bad\N{REPLACEMENT CHARACTER}day")
    advance(9 * 86_400)
    rows = client.get("/v1/webhooks/logs").json()["data"]
    assert len(rows) == 7
    assert not any("response_body" in row for row in rows)


def test_debug_mails_name_the_event_and_the_error_and_nothing_else(
    client: httpx.Client,
    receiver: Receiver,
    register: Callable[..., Any],
    tell: Callable[..., Any],
    advance: Callable[..., Any],
) -> None:
    receiver.response = status(500, b"secret answer")
    endpoint = register(receiver.url)
    change = {"debug_mode": True, "debug_email": "dev@platform.example"}
    assert (
        client.patch(f"/v1/webhooks/{endpoint['id']}", json=change).json()["debug_email"]
        == change["debug_email"]
    )
    event_id = tell()
    advance(3 * 86_400)
    last, first = client.get("/v1/test/outbox").json()["data"]
    assert {first["to"], last["to"]} == {"dev@platform.example"}
    assert first["subject"] == "Webhook delivery failed: receivable.cancelled"
    assert event_id in first["body"]
    assert "answered 500" in first["body"]
    assert "Attempt: 1 of 7" in first["body"]
    assert "Attempt: 7 of 7" in last["body"]
    receivable = client.get(f"/v1/events/{event_id}").json()["data"]["receivable_id"]
    for mail in (first, last):
        assert receivable not in mail["body"]
        assert "secret answer" not in mail["body"]


def test_endpoint_without_debug_mode_gets_no_mail(
    client: httpx.Client,
    receiver: Receiver,
    register: Callable[..., Any],
    tell: Callable[..., Any],
    advance: Callable[..., Any],
) -> None:
    receiver.response = status(500)
    endpoint = register(receiver.url)
    client.patch(f"/v1/webhooks/{endpoint['id']}", json={"debug_email": "dev@platform.example"})
    tell()
    advance(3 * 86_400)
    assert client.get("/v1/test/outbox").json()["data"] == []


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"debug_mode": "yes"}, "debug_mode"),
        ({"debug_email": "nobody"}, "debug_email"),
        ({"url": "x"}, "url"),
    ],
)
def test_bad_changes_of_an_endpoint(
    client: httpx.Client, receiver: Receiver, register: Callable[..., Any], change: dict[str, Any], field: str
) -> None:
    endpoint = register(receiver.url)
    answer = client.patch(f"/v1/webhooks/{endpoint['id']}", json=change)
    assert (answer.status_code, answer.json()["error"]["field"]) == (400, field)


def test_endpoint_switched_off_and_on_by_hand(
    client: httpx.Client,
    receiver: Receiver,
    register: Callable[..., Any],
    tell: Callable[..., Any],
    advance: Callable[..., Any],
) -> None:
    endpoint = register(receiver.url)
    off = client.patch(f"/v1/webhooks/{endpoint['id']}", json={"enabled": False}).json()
    assert (off["enabled"], off["disabled_reason"]) == (False, "switched off by the platform")
    tell()
    advance(1)
    assert receiver.connections == 0
    client.patch(f"/v1/webhooks/{endpoint['id']}", json={"enabled": True})
    since = {"since": "2020-01-01"}
    assert client.post(f"/v1/webhooks/{endpoint['id']}/recover", json=since).json()["deliveries"] == 1
    advance(1)
    assert len(receiver.requests) == 1
    assert client.post(f"/v1/webhooks/{endpoint['id']}/recover", json=since).json()["deliveries"] == 0
