"""When a delivery is tried, what counts as accepted, and what a failing endpoint comes to."""

import asyncio
import json
import socket
import struct
import time
from collections.abc import Callable
from datetime import datetime
from typing import Any

import httpx
import pytest

from recovery_service.context.core import Core
from recovery_service.webhooks.retry_schedule import RETRY_DELAYS_SECONDS
from recovery_service.webhooks.sender import Message, Outcome, Sender
from tests.service.webhooks.receiver import Receiver, status

DAY = 86_400
INSTANTS = (0, 60, 360, 2_160, 9_360, 30_960, 117_360)


def logs(client: httpx.Client, **filters: Any) -> list[dict]:
    return client.get("/v1/webhooks/logs", params={"limit": 100, **filters}).json()["data"]


def instant(row: dict) -> float:
    return datetime.fromisoformat(row["at"]).timestamp()


@pytest.mark.database
def test_seven_attempts_at_exactly_the_stated_instants(
    client: httpx.Client, receiver: Any, register: Any, tell: Any, advance: Any
) -> None:
    receiver.response = status(500)
    endpoint = register(receiver.url)
    tell()
    advance(3 * DAY)
    rows = logs(client)[::-1]
    assert [row["attempt"] for row in rows] == [1, 2, 3, 4, 5, 6, 7]
    assert tuple(round(instant(row) - instant(rows[0]), 3) for row in rows) == INSTANTS
    assert {row["status"] for row in rows} == {"failed"}
    assert [row["response_code"] for row in rows] == [500] * 7
    health = client.get(f"/v1/webhooks/{endpoint['id']}/health").json()
    assert health["status"] == "failing"
    assert health["last_error"] == "answered 500"
    advance(40 * DAY)
    assert len(receiver.requests) == 7


def test_schedule_is_the_sum_of_the_stated_delays() -> None:
    assert tuple(sum(RETRY_DELAYS_SECONDS[: n + 1]) for n in range(7)) == INSTANTS


def test_delivery_ends_with_its_first_acceptance(
    client: httpx.Client,
    receiver: Receiver,
    register: Callable[..., Any],
    tell: Callable[..., Any],
    advance: Callable[..., Any],
) -> None:
    receiver.response = status(503)
    endpoint = register(receiver.url)
    tell()
    advance(61)
    receiver.response = status(200, b"fine")
    advance(3600)
    assert [row["status"] for row in logs(client)] == ["success", "failed", "failed"]
    health = client.get(f"/v1/webhooks/{endpoint['id']}/health").json()
    assert health["status"] == "healthy"
    assert (health["successful_attempts_24h"], health["failed_attempts_24h"]) == (1, 2)
    assert health["success_rate"] == pytest.approx(1 / 3, abs=0.001)
    assert health["average_response_time_ms"] > 0
    assert set(health) == {
        "endpoint_id",
        "url",
        "status",
        "success_rate",
        "average_response_time_ms",
        "last_error",
        "last_error_reason",
        "failed_attempts_24h",
        "successful_attempts_24h",
    }
    advance(2 * DAY)
    assert client.get(f"/v1/webhooks/{endpoint['id']}/health").json()["failed_attempts_24h"] == 0


def test_health_without_attempts_has_no_rate_and_no_average(
    client: httpx.Client,
    receiver: Receiver,
    register: Callable[..., Any],
    tell: Callable[..., Any],
    advance: Callable[..., Any],
) -> None:
    endpoint = register(receiver.url)
    path = f"/v1/webhooks/{endpoint['id']}/health"
    nothing = {
        "success_rate": None,
        "average_response_time_ms": None,
        "failed_attempts_24h": 0,
        "successful_attempts_24h": 0,
    }
    assert {name: client.get(path).json()[name] for name in nothing} == nothing
    tell()
    advance(1)
    assert client.get(path).json()["success_rate"] == 1
    advance(2 * DAY)
    later = client.get(path).json()
    assert {name: later[name] for name in nothing} == nothing
    assert later["status"] == "healthy"


def test_health_of_an_endpoint_whose_every_attempt_failed_is_failing(
    client: httpx.Client,
    receiver: Receiver,
    register: Callable[..., Any],
    tell: Callable[..., Any],
    advance: Callable[..., Any],
) -> None:
    receiver.response = status(500)
    endpoint = register(receiver.url)
    tell()
    advance(1)
    health = client.get(f"/v1/webhooks/{endpoint['id']}/health").json()
    assert (health["status"], health["success_rate"]) == ("failing", 0)


def reset(connection: socket.socket) -> None:
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))


def silent(connection: socket.socket) -> None:
    """Closes without an answer."""


def endless(connection: socket.socket) -> None:
    connection.sendall(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
    while True:
        connection.sendall(b"1000\r\n" + b"x" * 4096 + b"\r\n")


def broken_body(connection: socket.socket) -> None:
    connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nshort")


def dripping_header(connection: socket.socket) -> None:
    connection.sendall(b"HTTP/1.1 200 OK\r\nX-Slow: ")
    for _ in range(600):
        connection.sendall(b"x")
        time.sleep(0.05)


def garbage(connection: socket.socket) -> None:
    connection.sendall(b"\x16\x03\x01\x00\x05hello\r\n\r\n")


def interim_only(connection: socket.socket) -> None:
    connection.sendall(b"HTTP/1.1 199 Early\r\n\r\n")


RESPONSES = [
    *[(f"status {code}", status(code), True) for code in (200, 201, 202, 204, 226, 299)],
    *[
        (f"status {code}", status(code), False)
        for code in (300, 301, 304, 400, 401, 404, 410, 429, 500, 502, 503)
    ],
    ("429 with Retry-After", status(429, b"", "Retry-After: 1"), False),
    ("an endless body", endless, True),
    ("a body that breaks off", broken_body, True),
    ("a header byte by byte", dripping_header, False),
    ("a reset", reset, False),
    ("no answer", silent, False),
    ("not HTTP", garbage, False),
    ("an interim status only", interim_only, False),
]


@pytest.fixture
def one_attempt(core: Core) -> Callable[..., Outcome]:
    """Sends one message with a short limit, in a loop of its own."""

    def send(url: str, **how: Any) -> Outcome:
        message = Message(url=url, event_id="evt_1", body=b"{}", timestamp=0, secret="whsec_1")
        return asyncio.run(Sender(core.settings, seconds=1, **how).send(message))

    return send


@pytest.mark.parametrize(("name", "answer", "accepted"), RESPONSES, ids=[row[0] for row in RESPONSES])
def test_attempt_is_accepted_by_a_2xx_in_time_only(
    receiver: Receiver,
    one_attempt: Callable[..., Outcome],
    name: str,
    answer: Callable[..., Any] | bytes,
    accepted: bool,
) -> None:
    receiver.response = answer
    outcome = one_attempt(receiver.url)
    assert outcome.accepted is accepted
    assert len(outcome.body) <= 16 * 1024
    assert outcome.duration_ms < 20_000
    if not accepted:
        assert outcome.error


@pytest.mark.parametrize("code", [301, 302, 303, 307, 308])
def test_redirect_is_a_failure_and_is_not_followed(
    receiver: Receiver, make_receiver: Callable[..., Any], one_attempt: Callable[..., Outcome], code: int
) -> None:
    elsewhere = make_receiver()
    receiver.response = status(code, b"", f"Location: {elsewhere.url}")
    assert "redirects are not followed" in one_attempt(receiver.url).error.message
    assert elsewhere.connections == 0


def test_mail_server_not_listening_is_a_failure_with_a_sentence(
    receiver: Receiver, one_attempt: Callable[..., Outcome]
) -> None:
    receiver.close()
    assert one_attempt(receiver.url).error.message == "the connection was refused"


def test_endpoint_without_success_for_thirty_days_is_switched_off(
    client: httpx.Client,
    receiver: Receiver,
    register: Callable[..., Any],
    tell: Callable[..., Any],
    advance: Callable[..., Any],
) -> None:
    receiver.response = status(500)
    endpoint = register(receiver.url)
    for _ in range(11):
        tell()
        advance(3 * DAY)
    (match,) = client.get("/v1/webhooks").json()
    assert match["enabled"] is False
    assert "No delivery succeeded since" in match["disabled_reason"]
    assert client.get(f"/v1/webhooks/{endpoint['id']}/health").json()["status"] == "disabled"

    receiver.requests.clear()
    missed = tell()
    advance(3 * DAY)
    assert not receiver.requests
    assert client.post(f"/v1/events/{missed}/replay", json={"endpoint_id": endpoint["id"]}).status_code == 409

    receiver.response = status(200)
    enabled = client.patch(f"/v1/webhooks/{endpoint['id']}", json={"enabled": True}).json()
    assert enabled["enabled"] is True
    assert "disabled_reason" not in enabled
    tell()
    advance(1)
    assert len(receiver.requests) == 1

    recovered = client.post(f"/v1/webhooks/{endpoint['id']}/recover", json={"since": "2020-01-01T00:00:00Z"})
    assert (recovered.status_code, recovered.json()["deliveries"]) == (202, 12)
    advance(1)
    assert len(receiver.requests) == 13
    assert len({json.loads(request.body)["id"] for request in receiver.requests}) == 13


def test_success_in_between_keeps_an_endpoint_on(
    client: httpx.Client,
    receiver: Receiver,
    register: Callable[..., Any],
    tell: Callable[..., Any],
    advance: Callable[..., Any],
) -> None:
    register(receiver.url)
    for day in range(0, 40, 4):
        receiver.response = status(200 if day == 20 else 500)
        tell()
        advance(4 * DAY)
    assert client.get("/v1/webhooks").json()[0]["enabled"] is True
