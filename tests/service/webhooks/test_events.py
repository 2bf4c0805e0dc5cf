"""Which endpoint is told of what, the list of events, replay, tests and the delivery log."""

import json
import threading
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from recovery_contract.events import PAYLOADS
from recovery_service.context.core import Core
from recovery_service.ledger.timeline.events import NewEvent, emit_all
from recovery_service.webhooks import feed
from recovery_service.webhooks.samples import SAMPLES
from tests.service.webhooks.conftest import CANCELLED
from tests.service.webhooks.receiver import Receiver, status

PAYMENT = SAMPLES["receivable.payment.received"]
UPDATED = {"user_id": "usr_1", "status": "active"}


def types(receiver: Receiver) -> list[str]:
    return sorted(json.loads(request.body)["type"] for request in receiver.requests)


MATRIX = [
    (("receivable.cancelled",), ["receivable.cancelled"]),
    (("receivable.*",), ["receivable.cancelled", "receivable.payment.received"]),
    (("user.*",), ["user.updated"]),
    (("*",), ["receivable.cancelled", "receivable.payment.received", "user.updated"]),
    (("payment.received",), ["payment.received"]),
    (("receivable.*", "receivable.cancelled"), ["receivable.cancelled", "receivable.payment.received"]),
    (("user.onboarding.completed",), []),
    (
        ("*", "payment.received"),
        ["payment.received", "receivable.cancelled", "receivable.payment.received", "user.updated"],
    ),
]


@pytest.mark.parametrize(("events", "told"), MATRIX)
def test_an_endpoint_is_told_of_what_it_names(
    receiver: Receiver,
    register: Callable[..., Any],
    tell: Callable[..., Any],
    advance: Callable[..., Any],
    events: tuple[Any, ...],
    told: list[Any],
) -> None:
    register(receiver.url, *events)
    tell()
    tell("receivable.payment.received", PAYMENT)
    tell("user.updated", UPDATED)
    advance(1)
    assert types(receiver) == told


def test_two_endpoints_at_one_address_are_told_each(
    receiver: Receiver, register: Callable[..., Any], tell: Callable[..., Any], advance: Callable[..., Any]
) -> None:
    secrets = {register(receiver.url)["secret"], register(receiver.url)["secret"]}
    tell()
    advance(1)
    assert len(receiver.requests) == len(secrets) == 2
    assert len({request.headers["Service-Signature"] for request in receiver.requests}) == 2


def test_the_twin_of_a_payment_repeats_its_data(
    receiver: Receiver, register: Callable[..., Any], tell: Callable[..., Any], advance: Callable[..., Any]
) -> None:
    register(receiver.url, "payment.received", "receivable.payment.received")
    tell("receivable.payment.received", PAYMENT)
    advance(1)
    first, second = (json.loads(request.body) for request in receiver.requests)
    assert first["data"] == second["data"] == PAYMENT
    assert first["id"] != second["id"]


@pytest.mark.parametrize(
    "name", ["receivable", "receivable.", "receivable.**", "payment.*", "", "RECEIVABLE.*", "a.b"]
)
def test_unknown_names_are_refused_with_their_place(
    client: httpx.Client, receiver: Receiver, name: str
) -> None:
    answer = client.post("/v1/webhooks", json={"url": receiver.url, "events": ["receivable.*", name]})
    assert answer.status_code == 400
    assert answer.json()["error"]["field"] == "events[1]"


@pytest.mark.parametrize("type", PAYLOADS)
def test_every_type_has_a_sample_with_every_field(type: str) -> None:
    assert set(SAMPLES[type]) == set(PAYLOADS[type].model_fields)


def test_creditors_of_one_platform_are_not_told_of_each_other(
    caller: Callable[..., httpx.Client],
    make_token: Callable[..., str],
    make_receiver: Callable[..., Any],
    register: Callable[..., Any],
    tell: Callable[..., Any],
    advance: Callable[..., Any],
) -> None:
    ones, others, platforms = make_receiver(), make_receiver(), make_receiver()
    one = caller(make_token(subject="acct_one", email="one@creditor.example"))
    other = caller(make_token(subject="acct_two", email="two@creditor.example"))
    register(ones.url, caller=one)
    endpoint = register(others.url, caller=other)
    register(platforms.url)
    user = one.post("/v1/users", json={"email": "a@b.example"}).json()["id"]
    told = tell(user=user)
    advance(1)
    assert [len(receiver.requests) for receiver in (ones, others, platforms)] == [1, 0, 1]
    assert one.get(f"/v1/events/{told}").status_code == 200
    assert other.get(f"/v1/events/{told}").status_code == 404
    assert other.get("/v1/events").json()["data"] == []
    assert other.post(f"/v1/events/{told}/replay").status_code == 404
    for method, path in (
        ("DELETE", ""),
        ("PATCH", ""),
        ("POST", "/rotate-secret"),
        ("GET", "/health"),
        ("POST", "/recover"),
    ):
        body = {"since": "2020-01-01"} if path == "/recover" else {}
        answer = one.request(
            method, f"/v1/webhooks/{endpoint['id']}{path}", json=body if method != "GET" else None
        )
        assert answer.status_code == 404, (method, path)
    assert [row["event_id"] for row in one.get("/v1/webhooks/logs").json()["data"]] == [told]
    assert other.get("/v1/webhooks/logs").json()["data"] == []


@pytest.mark.database
def test_pages_of_events_follow_each_other_without_gap_or_repeat(client: httpx.Client, tell: Any) -> None:
    told = [tell() for _ in range(7)]
    seen, cursor = [], None
    while True:
        params = {"limit": 3, **({"since": cursor} if cursor else {})}
        page = client.get("/v1/events", params=params).json()
        seen += [event["id"] for event in page["data"]]
        cursor = page["cursor"]
        if not page["has_more"]:
            break
    assert seen == told
    assert client.get("/v1/events", params={"since": cursor}).json() == {
        "data": [],
        "has_more": False,
        "cursor": cursor,
    }
    later = tell()
    page = client.get("/v1/events", params={"since": cursor}).json()
    assert [event["id"] for event in page["data"]] == [later]


@pytest.mark.database
def test_an_event_committed_late_is_behind_the_cursor_already_given(
    core: Core, client: httpx.Client, client_id: str, user_id: str, tell: Any
) -> None:
    """The trap of numbers taken inside a transaction: the earlier one becomes visible after the later one."""
    if core.database.is_sqlite:
        tell()
        assert len(client.get("/v1/events").json()["data"]) == 1
        return
    written, release = threading.Event(), threading.Event()

    def slow() -> None:
        with core.write() as context:
            at = core.clock.now(context.connection, client_id)
            data = {**CANCELLED, "receivable_id": "rcv_slow"}
            emit_all(context, [NewEvent(client_id, user_id, "receivable.cancelled", data, at)])
            written.set()
            assert release.wait(30)

    thread = threading.Thread(target=slow)
    thread.start()
    assert written.wait(30)
    quick = tell()
    first = client.get("/v1/events").json()
    assert [event["id"] for event in first["data"]] == [quick]
    release.set()
    thread.join(30)
    second = client.get("/v1/events", params={"since": first["cursor"]}).json()
    assert [event["data"]["receivable_id"] for event in second["data"]] == ["rcv_slow"]


def test_more_events_than_are_numbered_at_once(
    client: httpx.Client, tell: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(feed, "PLACED_AT_ONCE", 2)
    told = [tell("user.updated", UPDATED) for _ in range(4)] + [tell()]
    seen, cursor = [], None
    for _ in range(6):
        params = {"type": "receivable.*", **({"since": cursor} if cursor else {})}
        page = client.get("/v1/events", params=params).json()
        seen += [event["id"] for event in page["data"]]
        cursor = page["cursor"]
        if not page["has_more"]:
            break
    assert seen == told[4:]


def test_events_since_a_moment(
    client: httpx.Client, tell: Callable[..., Any], advance: Callable[..., Any]
) -> None:
    tell()
    advance(3600)
    later = tell()
    created = client.get(f"/v1/events/{later}").json()["created_at"]
    found = client.get("/v1/events", params={"since": created}).json()["data"]
    assert [event["id"] for event in found] == [later]


def test_the_list_shows_a_repeated_type_to_who_names_it(
    client: httpx.Client, tell: Callable[..., Any]
) -> None:
    tell("receivable.payment.received", PAYMENT)
    assert [e["type"] for e in client.get("/v1/events").json()["data"]] == ["receivable.payment.received"]
    named = client.get("/v1/events", params={"type": "payment.received"}).json()["data"]
    assert [event["type"] for event in named] == ["payment.received"]


@pytest.mark.parametrize(
    ("query", "field"),
    [
        ({"since": "evc_x"}, "since"),
        ({"since": "yesterday"}, "since"),
        ({"since": ""}, "since"),
        ({"type": "nothing"}, "type"),
        ({"limit": "0"}, "limit"),
        ({"limit": "101"}, "limit"),
    ],
)
def test_bad_filters_of_events(client: httpx.Client, query: dict[str, Any], field: str) -> None:
    answer = client.get("/v1/events", params=query)
    assert answer.status_code == 400
    assert answer.json()["error"]["field"] == field


def test_a_replay_has_the_same_id_and_body(
    client: httpx.Client,
    receiver: Receiver,
    register: Callable[..., Any],
    tell: Callable[..., Any],
    advance: Callable[..., Any],
) -> None:
    endpoint = register(receiver.url)
    told = tell()
    advance(1)
    answer = client.post(f"/v1/events/{told}/replay")
    assert answer.status_code == 202
    assert answer.json()["id"] == told
    advance(1)
    client.post(f"/v1/events/{told}/replay", json={"endpoint_id": endpoint["id"]})
    advance(1)
    assert len(receiver.requests) == 3
    assert len({request.body for request in receiver.requests}) == 1


def test_a_replay_to_an_endpoint_that_is_gone(
    client: httpx.Client, receiver: Receiver, register: Callable[..., Any], tell: Callable[..., Any]
) -> None:
    endpoint = register(receiver.url)
    told = tell()
    assert client.delete(f"/v1/webhooks/{endpoint['id']}").status_code == 204
    assert client.post(f"/v1/events/{told}/replay", json={"endpoint_id": endpoint["id"]}).status_code == 404
    assert client.post(f"/v1/events/{told}/replay").status_code == 202
    assert client.post("/v1/events/evt_unknown/replay").status_code == 404


def test_a_deleted_endpoint_is_told_nothing_any_more(
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
def test_a_test_event_tells_its_outcome_at_once(
    client: httpx.Client, receiver: Receiver, register: Callable[..., Any], code: int
) -> None:
    receiver.answer = status(code)
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


def test_the_log_is_filtered(
    client: httpx.Client,
    receiver: Receiver,
    make_receiver: Callable[..., Any],
    register: Callable[..., Any],
    tell: Callable[..., Any],
    advance: Callable[..., Any],
) -> None:
    bad = make_receiver(answer=status(500))
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
        found = client.get("/v1/webhooks/logs", params=query).json()["data"]
        assert [row["endpoint_id"] for row in found] == expected, query
    assert client.get("/v1/webhooks/logs", params={"limit": 1}).json()["has_more"] is True
    assert client.get("/v1/webhooks/logs", params={"status": "pending"}).status_code == 400


def test_debug_mode_keeps_the_beginning_of_answers_for_a_week(
    client: httpx.Client,
    receiver: Receiver,
    register: Callable[..., Any],
    tell: Callable[..., Any],
    advance: Callable[..., Any],
) -> None:
    receiver.answer = status(500, b"bad\x00day" + b"x" * 9_000)
    endpoint = register(receiver.url)
    tell()
    advance(1)
    assert "response_body" not in client.get("/v1/webhooks/logs").json()["data"][0]
    client.patch(f"/v1/webhooks/{endpoint['id']}", json={"debug_mode": True})
    advance(61)
    kept = client.get("/v1/webhooks/logs").json()["data"][0]["response_body"]
    assert len(kept) == 4096
    assert kept.startswith("bad\N{REPLACEMENT CHARACTER}day")
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
    receiver.answer = status(500, b"secret answer")
    endpoint = register(receiver.url)
    change = {"debug_mode": True, "debug_email": "dev@platform.example"}
    assert (
        client.patch(f"/v1/webhooks/{endpoint['id']}", json=change).json()["debug_email"]
        == change["debug_email"]
    )
    told = tell()
    advance(3 * 86_400)
    last, first = client.get("/v1/test/outbox").json()["data"]
    assert {first["to"], last["to"]} == {"dev@platform.example"}
    assert first["subject"] == "Webhook delivery failed: receivable.cancelled"
    assert told in first["body"]
    assert "answered 500" in first["body"]
    assert "Attempt: 1 of 7" in first["body"]
    assert "Attempt: 7 of 7" in last["body"]
    receivable = client.get(f"/v1/events/{told}").json()["data"]["receivable_id"]
    for mail in (first, last):
        assert receivable not in mail["body"]
        assert "secret answer" not in mail["body"]


def test_no_mail_without_debug_mode(
    client: httpx.Client,
    receiver: Receiver,
    register: Callable[..., Any],
    tell: Callable[..., Any],
    advance: Callable[..., Any],
) -> None:
    receiver.answer = status(500)
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


def test_an_endpoint_switched_off_and_on_by_hand(
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
