"""Deliveries: genuine ones are kept once and answered when durable, everything else is refused and leaves nothing."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import pytest

from recovery_contract.events import Event
from recovery_contract.signing import sign
from recovery_desktop.api import http_connection
from recovery_desktop.api.http_connection import HttpResponse, Request
from recovery_desktop.api.listener import Listener
from recovery_desktop.live import receiver
from recovery_desktop.live.receiver import WebhookReceiver
from recovery_desktop.store.database import NotSaved

SECRET = "whsec_right"
BODY = json.dumps(
    {
        "id": "evt_1",
        "type": "receivable.recovered",
        "created_at": "2026-03-01T10:00:00Z",
        "data": {"receivable_id": "rcv_1"},
        "metadata": {"platform_id": "clt_1", "environment": "test"},
    }
).encode()


class FakeStore:
    def __init__(self) -> None:
        self.events: list[Event] = []
        self.gate = asyncio.Event()
        self.gate.set()

    async def __call__(self, event: Event, body: bytes) -> None:
        await self.gate.wait()
        self.events.append(event)


def deliver(check: Callable[[httpx.AsyncClient, str, FakeStore], Awaitable[None]]) -> None:
    async def run() -> None:
        delivered = FakeStore()
        receiver = WebhookReceiver(delivered, lambda: [SECRET, "whsec_before"], "test")
        url = await receiver.start()
        try:
            async with httpx.AsyncClient(trust_env=False) as http:
                await check(http, url, delivered)
        finally:
            await receiver.stop()

    asyncio.run(run())


def headers(**changed: str) -> dict[str, str]:
    return {
        "Content-Type": "application/json",
        "Service-Signature": sign(BODY, SECRET),
        "Service-Event-Id": "evt_1",
        "Service-Timestamp": "1",
    } | changed


@pytest.mark.parametrize("secret", [SECRET, "whsec_before"])
def test_genuine_delivery_is_kept_and_accepted(secret: str) -> None:
    async def check(http: httpx.AsyncClient, url: str, delivered: FakeStore) -> None:
        sent_headers = headers(**{"Service-Signature": sign(BODY, secret)})
        answer = await http.post(url, content=BODY, headers=sent_headers)
        assert answer.status_code == 204
        assert [event.id for event in delivered.events] == ["evt_1"]

    deliver(check)


def test_accepted_means_durable() -> None:
    async def check(http: httpx.AsyncClient, url: str, delivered: FakeStore) -> None:
        delivered.gate.clear()
        posting = asyncio.create_task(http.post(url, content=BODY, headers=headers()))
        done, _ = await asyncio.wait({posting}, timeout=0.2)
        assert not done
        delivered.gate.set()
        assert (await posting).status_code == 204

    deliver(check)


def _turned(signature: str) -> str:
    return signature[:-1] + f"{int(signature[-1], 16) ^ 1:x}"


ACCEPTED: list[tuple[str, dict[str, str]]] = [
    ("bare hex", {"Service-Signature": sign(BODY, SECRET)[7:]}),
    (
        "one of several that were replaced",
        {
            "Service-Signature": sign(BODY, "whsec_new"),
            "Service-Signature-Previous": f"{sign(BODY, 'whsec_later')}, {sign(BODY, SECRET)}",
        },
    ),
]


@pytest.mark.parametrize(("what", "changed"), ACCEPTED, ids=[what for what, _ in ACCEPTED])
def test_signature_in_other_notations_is_accepted(what: str, changed: dict[str, str]) -> None:
    async def check(http: httpx.AsyncClient, url: str, delivered: FakeStore) -> None:
        assert (await http.post(url, content=BODY, headers=headers(**changed))).status_code == 204

    deliver(check)


REFUSED: list[tuple[str, dict[str, Any], int]] = [
    ("another secret", {"headers": headers(**{"Service-Signature": sign(BODY, "whsec_other")})}, 401),
    ("upper-case hex", {"headers": headers(**{"Service-Signature": sign(BODY, SECRET).upper()})}, 401),
    (
        "bare hex of another secret",
        {"headers": headers(**{"Service-Signature": sign(BODY, "other")[7:]})},
        401,
    ),
    ("another prefix", {"headers": headers(**{"Service-Signature": "sha1=" + sign(BODY, SECRET)[7:]})}, 401),
    (
        "one bit of the signature",
        {"headers": headers(**{"Service-Signature": _turned(sign(BODY, SECRET))})},
        401,
    ),
    ("two signatures", {"headers": [*headers().items(), ("Service-Signature", sign(BODY, SECRET))]}, 401),
    ("empty signature", {"headers": headers(**{"Service-Signature": ""})}, 401),
    ("one bit of the body", {"content": BODY.replace(b"rcv_1", b"rcv_0")}, 401),
    ("a body written again", {"content": json.dumps(json.loads(BODY), indent=1).encode()}, 401),
    ("another id in the header", {"headers": headers(**{"Service-Event-Id": "evt_2"})}, 401),
    ("a foreign host", {"headers": headers(Host="evil.example")}, 403),
    ("a host that begins right", {"headers": headers(Host="127.0.0.1.evil.example")}, 403),
    ("a browser's page", {"headers": headers(Origin="https://evil.example")}, 404),
    ("a form", {"headers": headers(**{"Content-Type": "text/plain"})}, 415),
    ("compressed", {"headers": headers(**{"Content-Encoding": "gzip"})}, 415),
    ("too large", {"content": b"x" * 300_000}, 413),
]


@pytest.mark.parametrize(("what", "changed", "status"), REFUSED, ids=[row[0] for row in REFUSED])
def test_delivery_with_any_other_signature_is_refused(
    what: str, changed: dict[str, Any], status: int
) -> None:
    async def check(http: httpx.AsyncClient, url: str, delivered: FakeStore) -> None:
        answer = await http.post(url, **({"content": BODY, "headers": headers()} | changed))
        assert answer.status_code == status, what
        assert delivered.events == []
        assert "access-control-allow-origin" not in answer.headers

    deliver(check)


@pytest.mark.parametrize("method", ["GET", "PUT", "OPTIONS", "DELETE"])
def test_request_by_another_method_is_answered_as_a_wrong_path(method: str) -> None:
    async def check(http: httpx.AsyncClient, url: str, delivered: FakeStore) -> None:
        right = await http.request(method, url)
        wrong = await http.request(method, url + "x")
        assert (right.status_code, right.content) == (wrong.status_code, wrong.content) == (404, b"")

    deliver(check)


GENUINE_BUT_UNREADABLE = [
    b"[" * 100_000,
    b"not json",
    b'{"id": 1}',
    b"\xff\xfe",
    b'{"id":"evt_1","type":"x","created_at":"soon","data":{}}',
    b'{"id":"evt_1","type":"x","created_at":"2026-03-01T10:00:00Z","data":{"amount":NaN}}',
    b'{"id":"evt_\\ud800","type":"x","created_at":"2026-03-01T10:00:00Z","data":{}}',
]


def test_unknown_event_with_hardly_anything_in_it_is_kept() -> None:
    async def check(http: httpx.AsyncClient, url: str, delivered: FakeStore) -> None:
        body = b'{"id":"evt_1","type":"moon.full","created_at":"2026-03-01T10:00:00Z","data":null,"more":1}'
        sent_headers = headers(**{"Service-Signature": sign(body, SECRET)})
        assert (await http.post(url, content=body, headers=sent_headers)).status_code == 204
        assert [(event.type, event.data) for event in delivered.events] == [("moon.full", {})]

    deliver(check)


@pytest.mark.parametrize("body", GENUINE_BUT_UNREADABLE)
def test_signed_body_that_is_no_event_is_refused(body: bytes) -> None:
    async def check(http: httpx.AsyncClient, url: str, delivered: FakeStore) -> None:
        sent_headers = headers(**{"Service-Signature": sign(body, SECRET)})
        assert (await http.post(url, content=body, headers=sent_headers)).status_code == 400
        assert delivered.events == []

    deliver(check)


def test_event_of_the_other_environment_is_refused() -> None:
    async def check(http: httpx.AsyncClient, url: str, delivered: FakeStore) -> None:
        body = BODY.replace(b'"test"', b'"production"')
        sent_headers = headers(**{"Service-Signature": sign(body, SECRET)})
        assert (await http.post(url, content=body, headers=sent_headers)).status_code == 401
        assert delivered.events == []

    deliver(check)


@pytest.mark.parametrize(
    "raw",
    [b"garbage\r\n\r\n", b"POST /x HTTP/1.1\r\nHost: a\r\nX: " + b"a" * 40_000],
    ids=["garbage", "an endless header"],
)
def test_broken_requests_are_answered_and_closed(raw: bytes) -> None:
    async def check(http: httpx.AsyncClient, url: str, delivered: FakeStore) -> None:
        port = httpx.URL(url).port
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(raw)
        answer = await asyncio.wait_for(reader.read(4096), 10)
        assert answer.startswith((b"HTTP/1.1 400", b"HTTP/1.1 431"))
        assert await asyncio.wait_for(reader.read(), 10) == b""
        writer.close()

    deliver(check)


@pytest.mark.parametrize(
    ("target", "host", "length", "status"),
    [
        ("{path}", "Host: 127.0.0.1:{port}", "Content-Length: {length}", 204),
        ("{path}", "Host: 127.0.0.1.:{port}", "Content-Length: {length}", 403),
        ("{path}", "X-Host: none", "Content-Length: {length}", 400),
        ("{path}", "Host: 127.0.0.1:{port}\r\nHost: evil.example", "Content-Length: {length}", 400),
        ("http://evil.example{path}", "Host: 127.0.0.1:{port}", "Content-Length: {length}", 404),
        ("{path}", "Host: 127.0.0.1:{port}", "Content-Length: 5", 401),
        ("{path}", "Host: 127.0.0.1:{port}", "Transfer-Encoding: chunked", 413),
    ],
)
def test_malformed_request_is_refused(target: str, host: str, length: str, status: int) -> None:
    async def check(http: httpx.AsyncClient, url: str, delivered: FakeStore) -> None:
        address = httpx.URL(url)
        sent_headers = "".join(f"{name}: {value}\r\n" for name, value in headers().items())
        form = f"POST {target} HTTP/1.1\r\n{sent_headers}{host}\r\n{length}\r\n\r\n"
        head = form.format(path=address.path, port=address.port, length=len(BODY)).encode()
        endless = b"10000\r\n" + b"x" * 0x10000 + b"\r\n"
        reader, writer = await asyncio.open_connection("127.0.0.1", address.port)
        writer.write(head + (endless * 5 if "chunked" in length else BODY))
        answer = await asyncio.wait_for(reader.readline(), 10)
        assert answer.split()[1] == str(status).encode()
        assert len(delivered.events) == (status == 204)
        writer.close()

    deliver(check)


def test_delivery_beyond_capacity_is_to_be_sent_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(receiver, "WAITING_AT_MOST", 2)

    async def check(http: httpx.AsyncClient, url: str, delivered: FakeStore) -> None:
        delivered.gate.clear()
        posted = [asyncio.create_task(http.post(url, content=BODY, headers=headers())) for _ in range(3)]
        done, waiting = await asyncio.wait(posted, timeout=30, return_when=asyncio.FIRST_COMPLETED)
        assert [task.result().status_code for task in done] == [503]
        delivered.gate.set()
        assert {answer.status_code for answer in await asyncio.gather(*waiting)} == {204}

    deliver(check)


def test_connection_beyond_the_limit_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_connection, "CONNECTIONS", 2)

    async def check(http: httpx.AsyncClient, url: str, delivered: FakeStore) -> None:
        port = httpx.URL(url).port
        idle = [await asyncio.open_connection("127.0.0.1", port) for _ in range(2)]
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        assert await asyncio.wait_for(reader.read(), 10) == b""
        for _, one in [*idle, (reader, writer)]:
            one.close()

    deliver(check)


def test_request_that_never_ends_is_dropped() -> None:
    async def run() -> None:
        async def never(request: Request) -> HttpResponse:
            raise AssertionError("an unfinished request was answered")

        listener = Listener(never, request_seconds=0.2)
        port = await listener.start()
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nab")
        assert await asyncio.wait_for(reader.read(), 10) == b""
        writer.close()
        await listener.stop()

    asyncio.run(run())


def test_stopping_closes_open_connections() -> None:
    async def run() -> None:
        receiver = WebhookReceiver(FakeStore(), lambda: [SECRET], "test")
        url = await receiver.start()
        reader, writer = await asyncio.open_connection("127.0.0.1", httpx.URL(url).port)
        writer.write(b"POST / HTTP/1.1\r\n")
        await asyncio.wait_for(receiver.stop(), 5)
        assert await asyncio.wait_for(reader.read(), 5) == b""
        writer.close()

    asyncio.run(run())


def test_delivery_that_could_not_be_written_is_to_be_sent_again() -> None:
    async def run() -> None:
        async def full(event: Event, body: bytes) -> None:
            raise NotSaved("the disk is full")

        receiver = WebhookReceiver(full, lambda: [SECRET], "test")
        url = await receiver.start()
        try:
            async with httpx.AsyncClient(trust_env=False) as http:
                assert (await http.post(url, content=BODY, headers=headers())).status_code == 503
        finally:
            await receiver.stop()

    asyncio.run(run())
