"""Which endpoint is told of what, the list of events, replay, tests and the delivery log."""

import json
import threading
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from recovery_contract.events import PAYLOADS
from recovery_contract.samples import SAMPLES
from recovery_service.context.core import Core
from recovery_service.ledger.timeline.events import NewEvent, emit_events
from recovery_service.webhooks import feed
from tests.service.webhooks.conftest import CANCELLED
from tests.service.webhooks.receiver import Receiver

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


@pytest.mark.parametrize(("events", "expected_types"), MATRIX)
def test_endpoint_is_told_of_what_it_names(
    receiver: Receiver,
    register: Callable[..., Any],
    tell: Callable[..., Any],
    advance: Callable[..., Any],
    events: tuple[Any, ...],
    expected_types: list[Any],
) -> None:
    register(receiver.url, *events)
    tell()
    tell("receivable.payment.received", PAYMENT)
    tell("user.updated", UPDATED)
    advance(1)
    assert types(receiver) == expected_types


def test_endpoints_at_one_address_get_each_event(
    receiver: Receiver, register: Callable[..., Any], tell: Callable[..., Any], advance: Callable[..., Any]
) -> None:
    secrets = {register(receiver.url)["secret"], register(receiver.url)["secret"]}
    tell()
    advance(1)
    assert len(receiver.requests) == len(secrets) == 2
    assert len({request.headers["Service-Signature"] for request in receiver.requests}) == 2


def test_twin_of_a_payment_repeats_its_data(
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
def test_event_types_have_samples_with_all_fields(type: str) -> None:
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
    event_id = tell(user=user)
    advance(1)
    assert [len(receiver.requests) for receiver in (ones, others, platforms)] == [1, 0, 1]
    assert one.get(f"/v1/events/{event_id}").status_code == 200
    assert other.get(f"/v1/events/{event_id}").status_code == 404
    assert other.get("/v1/events").json()["data"] == []
    assert other.post(f"/v1/events/{event_id}/replay").status_code == 404
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
    assert [row["event_id"] for row in one.get("/v1/webhooks/logs").json()["data"]] == [event_id]
    assert other.get("/v1/webhooks/logs").json()["data"] == []


@pytest.mark.database
def test_pages_of_events_follow_each_other_without_gap_or_repeat(client: httpx.Client, tell: Any) -> None:
    event_id = [tell() for _ in range(7)]
    received_ids, cursor = [], None
    while True:
        params = {"limit": 3, **({"since": cursor} if cursor else {})}
        page = client.get("/v1/events", params=params).json()
        received_ids += [event["id"] for event in page["data"]]
        cursor = page["cursor"]
        if not page["has_more"]:
            break
    assert received_ids == event_id
    assert client.get("/v1/events", params={"since": cursor}).json() == {
        "data": [],
        "has_more": False,
        "cursor": cursor,
    }
    later = tell()
    page = client.get("/v1/events", params={"since": cursor}).json()
    assert [event["id"] for event in page["data"]] == [later]


@pytest.mark.database
def test_event_committed_late_is_behind_the_cursor_already_given(
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
            emit_events(context, [NewEvent(client_id, user_id, "receivable.cancelled", data, at)])
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


def test_events_beyond_one_batch_are_all_numbered(
    client: httpx.Client, tell: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(feed, "PLACED_AT_ONCE", 2)
    event_id = [tell("user.updated", UPDATED) for _ in range(4)] + [tell()]
    received_ids, cursor = [], None
    for _ in range(6):
        params = {"type": "receivable.*", **({"since": cursor} if cursor else {})}
        page = client.get("/v1/events", params=params).json()
        received_ids += [event["id"] for event in page["data"]]
        cursor = page["cursor"]
        if not page["has_more"]:
            break
    assert received_ids == event_id[4:]


def test_events_since_a_moment(
    client: httpx.Client, tell: Callable[..., Any], advance: Callable[..., Any]
) -> None:
    tell()
    advance(3600)
    later = tell()
    created = client.get(f"/v1/events/{later}").json()["created_at"]
    by_id = client.get("/v1/events", params={"since": created}).json()["data"]
    assert [event["id"] for event in by_id] == [later]


def test_list_shows_a_repeated_type_to_who_names_it(client: httpx.Client, tell: Callable[..., Any]) -> None:
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
