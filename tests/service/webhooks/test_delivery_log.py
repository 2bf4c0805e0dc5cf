"""The log of deliveries: by event, and what follows a failure."""

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

import httpx
import pytest

from recovery_service.context.core import Core
from tests.service.steps import good, refused
from tests.service.webhooks.receiver import Receiver

NOBODY = "http://127.0.0.1:9/nobody"


def log(client: httpx.Client, **query: Any) -> list[dict[str, Any]]:
    return good(client.get("/v1/webhooks/logs", params=query))["data"]


@pytest.mark.database
def test_failure_says_when_it_is_tried_again_and_when_it_is_given_up(
    client: httpx.Client, register: Callable[..., dict], tell: Callable[..., str], advance: Callable[..., int]
) -> None:
    endpoint = register(NOBODY)["id"]
    event_id = tell()
    advance(1)
    [first] = log(client, event_id=event_id)
    failed_at = datetime.fromisoformat(first["at"])
    assert datetime.fromisoformat(first["next_attempt_at"]) == failed_at + timedelta(minutes=1)
    assert (first["attempt"], first["given_up"]) == (1, False)
    assert first["type"] == "receivable.cancelled"
    advance(60)
    second, first = log(client, event_id=event_id)
    assert ("next_attempt_at" in first, first["given_up"]) == (False, False)
    assert (second["attempt"], "next_attempt_at" in second) == (2, True)
    advance(40 * 3600)
    attempts = log(client, event_id=event_id)
    assert [row["attempt"] for row in attempts] == [7, 6, 5, 4, 3, 2, 1]
    assert [row["given_up"] for row in attempts] == [True, *[False] * 6]
    assert not [row for row in attempts if "next_attempt_at" in row]
    assert log(client, endpoint_id=endpoint, event_id=event_id) == attempts


def test_switching_off_gives_up_what_waits(
    client: httpx.Client, register: Callable[..., dict], tell: Callable[..., str], advance: Callable[..., int]
) -> None:
    endpoint = register(NOBODY)["id"]
    tell()
    advance(1)
    good(client.patch(f"/v1/webhooks/{endpoint}", json={"enabled": False}))
    [attempt] = log(client)
    assert ("next_attempt_at" in attempt, attempt["given_up"]) == (False, True)


def test_log_of_one_event_holds_no_other_and_nothing_foreign(
    client: httpx.Client,
    caller: Callable[..., httpx.Client],
    make_client: Callable[..., str],
    make_token: Callable[..., str],
    register: Callable[..., dict],
    receiver: Receiver,
    tell: Callable[..., str],
    advance: Callable[..., int],
) -> None:
    register(receiver.url)
    one, _ = tell(), tell()
    advance(1)
    [attempt] = log(client, event_id=one)
    assert (attempt["event_id"], attempt["status"], attempt["given_up"]) == (one, "success", False)
    assert len(log(client)) == 2
    assert log(caller(make_token(client=make_client())), event_id=one) == []


def test_test_event_is_tried_once(client: httpx.Client, register: Callable[..., dict]) -> None:
    endpoint = register(NOBODY)["id"]
    body = {"type": "receivable.created", "endpoint_id": endpoint}
    good(client.post("/v1/webhooks/test", json=body))
    [attempt] = log(client)
    assert (attempt["given_up"], "next_attempt_at" in attempt) == (True, False)


def test_several_types_are_one_list(client: httpx.Client, tell: Callable[..., str]) -> None:
    tell()
    names = {"types[]": ["receivable.cancelled", "user.*"]}
    types = [event["type"] for event in good(client.get("/v1/events", params=names))["data"]]
    assert types == ["receivable.cancelled"]
    refused(client.get("/v1/events", params={"types[]": "nothing"}), 400, "VALIDATION_ERROR")
    both = {"types[]": "user.*", "type": "user.updated"}
    refused(client.get("/v1/events", params=both), 400, "VALIDATION_ERROR")


def test_source_addresses_are_those_that_the_operator_named(
    client: httpx.Client,
    make_core_for: Callable[..., Core],
    caller_for: Callable[..., httpx.Client],
    make_token: Callable[..., str],
) -> None:
    assert good(client.get("/v1/webhooks/addresses")) == {"environment": "test", "addresses": []}
    addresses = ("203.0.113.7", "203.0.113.8", "198.51.100.0/28")
    named = caller_for(make_core_for(webhook_addresses=addresses), make_token())
    assert good(named.get("/v1/webhooks/addresses"))["addresses"] == list(addresses)
