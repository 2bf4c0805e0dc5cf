"""Endpoints, deliveries, retries, rotation and logs as the interface states them."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from datetime import datetime

import pytest

from tests.service.conformance.platform import Platform
from tests.service.conformance.receiver import Receiver

DELAYS = [0, 60, 300, 1_800, 7_200, 21_600, 86_400]


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    receiver = Receiver()
    yield receiver
    receiver.close()


@pytest.fixture
def endpoint(platform: Platform, receiver: Receiver) -> Iterator[dict[str, str]]:
    response = platform.post("/v1/webhooks", {"url": receiver.url, "events": ["receivable.*"]}, 201)
    yield response
    platform.call("DELETE", f"/v1/webhooks/{response['id']}", 204)


def test_endpoint_is_created_listed_and_deleted(platform: Platform, receiver: Receiver) -> None:
    body = {
        "url": receiver.url,
        "events": ["payment.received", "user.onboarding.completed"],
        "description": "d",
    }
    response = platform.post("/v1/webhooks", body, 201)
    assert set(response) >= {"id", "url", "secret", "events", "created_at"}
    assert len(response["secret"]) >= 24
    (listed,) = [row for row in platform.get("/v1/webhooks") if row["id"] == response["id"]]
    assert "secret" not in listed
    assert listed["events"] == body["events"]
    platform.call("DELETE", f"/v1/webhooks/{response['id']}", 204)
    platform.call("DELETE", f"/v1/webhooks/{response['id']}", 404)


@pytest.mark.parametrize("events", [[], ["receivable"], ["receivable.moon"], ["*.*"], "receivable.*", None])
def test_unknown_patterns_are_refused(platform: Platform, receiver: Receiver, events: object) -> None:
    error = platform.post("/v1/webhooks", {"url": receiver.url, "events": events}, 400)["error"]
    assert error["field"].startswith("events")


@pytest.mark.parametrize(
    "url",
    [
        "",
        "nothing",
        "ftp://platform.test/x",
        "http://platform.test/x",
        "https://10.0.0.1/x",
        "https://[::ffff:169.254.169.254]/x",
        "https://user:pass@platform.test/x",
    ],
)
def test_addresses_that_are_not_public_https_are_refused(platform: Platform, url: str) -> None:
    assert platform.post("/v1/webhooks", {"url": url, "events": ["*"]}, 400)["error"]["field"] == "url"


def test_delivery_has_every_header_and_a_right_signature(
    platform: Platform, receiver: Receiver, endpoint: dict[str, str], user_id: str
) -> None:
    receivable = platform.receivable(user_id)
    (delivery,) = receiver.wait(lambda deliveries: len(deliveries) >= 1)
    event = delivery.event
    assert event["type"] == "receivable.created"
    assert event["data"]["receivable_id"] == receivable["id"]
    assert set(event) == {"id", "type", "api_version", "created_at", "data", "metadata"}
    assert delivery.is_signed_with(endpoint["secret"])
    assert delivery.headers["content-type"].split(";")[0] == "application/json"
    assert delivery.headers["service-event-id"] == event["id"]
    assert int(delivery.headers["service-timestamp"]) > 1_700_000_000
    assert delivery.headers["user-agent"].endswith("1.0")


def test_patterns_decide_who_is_told(platform: Platform, user_id: str) -> None:
    patterns = {"payment.received": Receiver(), "receivable.payment.*": None}
    named = patterns["payment.received"]
    assert named is not None
    everything = Receiver()
    ids = [
        platform.post("/v1/webhooks", {"url": named.url, "events": ["payment.received"]}, 201)["id"],
        platform.post("/v1/webhooks", {"url": everything.url, "events": ["*"]}, 201)["id"],
    ]
    receivable_id = platform.in_recovery(user_id)["id"]
    platform.post(f"/v1/test/receivables/{receivable_id}/pay", {})
    (only,) = named.wait(lambda deliveries: len(deliveries) >= 1)
    assert only.event["type"] == "payment.received"
    assert only.event["data"]["receivable_id"] == receivable_id
    result = everything.wait(
        lambda deliveries: any(d.event["type"] == "receivable.payment.received" for d in deliveries)
    )
    assert "payment.received" not in {delivery.event["type"] for delivery in result}
    for endpoint_id in ids:
        platform.call("DELETE", f"/v1/webhooks/{endpoint_id}", 204)
    named.close()
    everything.close()


def test_seven_attempts_at_the_stated_delays_then_failed(
    platform: Platform, receiver: Receiver, endpoint: dict[str, str], user_id: str
) -> None:
    receiver.responses = [500]
    platform.receivable(user_id)
    receiver.wait(lambda deliveries: len(deliveries) >= 1)
    platform.advance(3 * 86_400)
    logs = platform.get("/v1/webhooks/logs", endpoint_id=endpoint["id"], limit=100)["data"]
    first = receiver.deliveries[0].event["id"]
    attempts = sorted((row for row in logs if row["event_id"] == first), key=lambda row: row["attempt"])
    assert [row["attempt"] for row in attempts] == [1, 2, 3, 4, 5, 6, 7]
    at = [datetime.fromisoformat(row["at"]) for row in attempts]
    gaps = [round((later - earlier).total_seconds()) for earlier, later in itertools.pairwise(at)]
    assert gaps == DELAYS[1:]
    assert {row["response_code"] for row in attempts} == {500}
    bodies = {d.raw for d in receiver.deliveries if d.event["id"] == first}
    assert len(bodies) == 1
    health = platform.get(f"/v1/webhooks/{endpoint['id']}/health")
    assert set(health) >= {
        "endpoint_id",
        "url",
        "status",
        "success_rate",
        "average_response_time_ms",
        "last_error",
        "failed_attempts_24h",
        "successful_attempts_24h",
    }
    assert health["status"] == "failing"
    assert health["last_error"]


def test_endpoint_that_recovers_gets_the_same_body(
    platform: Platform, receiver: Receiver, endpoint: dict[str, str], user_id: str
) -> None:
    receiver.responses = [503, 302, 204]
    platform.receivable(user_id)
    receiver.wait(lambda deliveries: len(deliveries) >= 1)
    platform.advance(3600)
    created = [d for d in receiver.deliveries if d.event["type"] == "receivable.created"]
    assert len(created) == 3
    assert len({delivery.raw for delivery in created}) == 1


def test_rotated_secrets_both_sign_for_a_day(
    platform: Platform, receiver: Receiver, endpoint: dict[str, str], user_id: str
) -> None:
    fresh = platform.post(f"/v1/webhooks/{endpoint['id']}/rotate-secret")["secret"]
    assert fresh != endpoint["secret"]
    platform.receivable(user_id)
    during = receiver.wait(lambda deliveries: len(deliveries) >= 1)[-1]
    assert during.is_signed_with(fresh)
    assert during.is_signed_with(endpoint["secret"], "service-signature-previous")
    platform.advance(24 * 3600 + 60)
    count = len(receiver.deliveries)
    platform.receivable(user_id)
    after = receiver.wait(lambda deliveries: len(deliveries) > count)[-1]
    assert after.is_signed_with(fresh)
    assert "service-signature-previous" not in after.headers


def test_event_can_be_listed_read_and_replayed(
    platform: Platform, receiver: Receiver, endpoint: dict[str, str], user_id: str
) -> None:
    receivable_id = platform.receivable(user_id)["id"]
    first = receiver.wait(lambda deliveries: len(deliveries) >= 1)[0]
    (listed,) = platform.events(receivable_id)
    assert platform.get(f"/v1/events/{listed['id']}") == listed
    assert listed["id"] == first.event["id"]
    platform.post(f"/v1/events/{listed['id']}/replay", {"endpoint_id": endpoint["id"]}, 202)
    again = receiver.wait(lambda deliveries: len(deliveries) >= 2)[1]
    assert again.raw == first.raw


def test_event_list_filters_by_type_and_since(platform: Platform, user_id: str) -> None:
    before = platform.get("/v1/events", limit=100)
    while before["has_more"]:
        before = platform.get("/v1/events", limit=100, since=before["cursor"])
    receivable_id = platform.in_recovery(user_id)["id"]
    since = platform.get("/v1/events", since=before["cursor"], limit=100)["data"]
    mine = [event["type"] for event in since if event["data"].get("receivable_id") == receivable_id]
    assert mine[:2] == ["receivable.created", "receivable.sent_to_recovery"]
    only = platform.get("/v1/events", since=before["cursor"], type="receivable.created", limit=100)["data"]
    assert {event["type"] for event in only} == {"receivable.created"}
    platform.get("/v1/events", 400, since="garbage")


def test_test_event_reports_its_delivery(
    platform: Platform, receiver: Receiver, endpoint: dict[str, str]
) -> None:
    body = {"type": "receivable.recovered", "endpoint_id": endpoint["id"]}
    outcome = platform.post("/v1/webhooks/test", body)
    assert outcome["response_code"] == 204
    assert receiver.deliveries[-1].is_signed_with(endpoint["secret"])
    assert receiver.deliveries[-1].event["type"] == "receivable.recovered"


def test_endpoint_can_be_disabled_debugged_and_recovered(
    platform: Platform, receiver: Receiver, endpoint: dict[str, str], user_id: str
) -> None:
    path = f"/v1/webhooks/{endpoint['id']}"
    changed = platform.patch(path, {"debug_mode": True, "debug_email": "dev@platform.test"})
    assert (changed["debug_mode"], changed["debug_email"]) == (True, "dev@platform.test")
    receiver.responses = [500]
    before = platform.now()
    platform.receivable(user_id)
    receiver.wait(lambda deliveries: len(deliveries) >= 1)
    platform.advance(3 * 86_400)
    receiver.responses = [204]
    count = len(receiver.deliveries)
    platform.post(path + "/recover", {"since": before.isoformat()}, 202)
    receiver.wait(lambda deliveries: len(deliveries) > count)
