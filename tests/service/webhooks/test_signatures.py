"""What is sent: the stored body to the byte, its headers, and signatures that another program verifies."""

import hashlib
import hmac
import json
import shutil
import subprocess
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from recovery_contract.signing import verify
from recovery_service.context.core import Core
from recovery_service.db.tables.webhooks import endpoint_table, event_table
from tests.depth import rounds
from tests.needed import absent
from tests.service.webhooks.receiver import Request, status

DAY = 86_400
EVENTS, EVENTS_DEEP = 200, 1_000


def own_signature(body: bytes, secret: str) -> str:
    return "sha256=" + hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()


def openssl_signature(body: bytes, secret: str) -> str:
    program = shutil.which("openssl")
    if program is None:
        absent("openssl is not installed")
    command = [program, "dgst", "-sha256", "-mac", "HMAC", "-macopt", f"hexkey:{secret.encode().hex()}"]
    done = subprocess.run(command, input=body, capture_output=True, check=True, timeout=30)
    return "sha256=" + done.stdout.decode().split("= ")[-1].strip()


@pytest.mark.database
def test_stored_body_is_sent_to_the_byte_with_every_header(
    core: Core, client: httpx.Client, receiver: Any, register: Any, tell: Any, advance: Any
) -> None:
    endpoint = register(receiver.url)
    assert endpoint["secret"].startswith("whsec_")
    deliveries = tell()
    advance(1)
    (request,) = receiver.requests
    with core.database.read() as connection:
        stored = connection.execute(
            select(event_table.c.body).where(event_table.c.id == deliveries)
        ).scalar_one()
    assert request.body == stored.encode()
    assert request.headers["Content-Type"] == "application/json"
    assert request.headers["Service-Event-Id"] == deliveries
    assert request.headers["Service-Timestamp"].isdigit()
    assert request.headers["User-Agent"].endswith("/1.0")
    assert request.headers["Service-Signature"] == own_signature(request.body, endpoint["secret"])
    assert "Service-Signature-Previous" not in request.headers


def test_envelope_has_every_field(
    client: httpx.Client, client_id: str, receiver: Any, register: Any, tell: Any, advance: Any
) -> None:
    register(receiver.url)
    deliveries = tell()
    advance(1)
    envelope = json.loads(receiver.requests[0].body)
    assert set(envelope) == {"id", "type", "api_version", "created_at", "data", "metadata"}
    assert (envelope["id"], envelope["type"]) == (deliveries, "receivable.cancelled")
    assert envelope["api_version"] == "2026-01-02"
    assert envelope["created_at"].endswith("Z")
    assert envelope["metadata"] == {"platform_id": client_id, "environment": "test"}
    assert set(envelope["data"]) == {"receivable_id", "cancellation_reason", "cancelled_by", "cancelled_at"}


@pytest.mark.deep
def test_signatures_of_many_events_hold_against_another_implementation(
    receiver: Any, register: Any, tell: Any, advance: Any
) -> None:
    secret = register(receiver.url)["secret"]
    names = ["Büro & Söhne", "« Café »", "株式会社", "a\u2028b", "\N{PILE OF POO}", '"quoted\\"', ""]
    events = rounds(EVENTS, EVENTS_DEEP)
    for index in range(events):
        tell(
            "receivable.created",
            {
                "receivable_id": f"rcv_{index}",
                "user_id": "usr_1",
                "amount": index / 100 + 0.01,
                "currency": "EUR",
                "status": "pending",
                "debtor": {"name": names[index % len(names)], "has_email": True, "has_phone": False},
            },
        )
    advance(1)
    assert len(receiver.requests) == events
    for request in receiver.requests:
        assert request.headers["Service-Signature"] == own_signature(request.body, secret)
    for request in receiver.requests[:: events // 10]:
        assert request.headers["Service-Signature"] == openssl_signature(request.body, secret)


def verifies(request: Request, secret: str) -> bool:
    names = ("Service-Signature", "Service-Signature-Previous")
    return verify(
        request.body, [request.headers[name] for name in names if name in request.headers], [secret]
    )


@pytest.mark.database
def test_retry_is_signed_with_the_secret_of_that_moment(
    client: httpx.Client, receiver: Any, register: Any, tell: Any, advance: Any
) -> None:
    receiver.response = status(500)
    endpoint = register(receiver.url)
    tell()
    advance(1)
    response = client.post(f"/v1/webhooks/{endpoint['id']}/rotate-secret")
    assert response.status_code == 200
    assert set(response.json()) == {"secret"}
    old, new = endpoint["secret"], response.json()["secret"]
    assert old != new
    advance(2 * DAY)
    requests = receiver.requests
    assert len(requests) == 7
    assert [verifies(request, old) for request in requests] == [True] * 6 + [False]
    assert [verifies(request, new) for request in requests] == [False] + [True] * 6
    assert len({request.body for request in requests}) == 1
    assert requests[1].headers["Service-Signature"] == own_signature(requests[1].body, new)
    assert requests[1].headers["Service-Signature-Previous"] == own_signature(requests[1].body, old)


def test_secrets_are_not_readable_in_the_database(
    core: Core, client: httpx.Client, receiver: Any, register: Any
) -> None:
    endpoint = register(receiver.url)
    secrets = [
        endpoint["secret"],
        client.post(f"/v1/webhooks/{endpoint['id']}/rotate-secret").json()["secret"],
    ]
    with core.database.read() as connection:
        row = connection.execute(select(endpoint_table)).one()
    for secret in secrets:
        assert secret not in str(tuple(row))


def test_secret_is_shown_only_where_it_was_made(client: httpx.Client, receiver: Any, register: Any) -> None:
    endpoint = register(receiver.url)
    (listed,) = client.get("/v1/webhooks").json()
    assert "secret" not in listed
    assert "secret" not in client.patch(f"/v1/webhooks/{endpoint['id']}", json={"debug_mode": True}).json()


@pytest.mark.database
def test_secrets_replaced_within_a_day_all_sign(
    client: httpx.Client, receiver: Any, register: Any, tell: Any, advance: Any
) -> None:
    endpoint = register(receiver.url)
    path = f"/v1/webhooks/{endpoint['id']}/rotate-secret"
    secrets = [endpoint["secret"]]
    for _ in range(3):
        secrets.insert(0, client.post(path).json()["secret"])
    tell()
    advance(1)
    sent = receiver.requests[-1]
    assert sent.headers["Service-Signature"] == own_signature(sent.body, secrets[0])
    before = ", ".join(own_signature(sent.body, secret) for secret in secrets[1:])
    assert sent.headers["Service-Signature-Previous"] == before
    timed = dict(piece.split("=") for piece in sent.headers["Service-Signature-V1"].split(",")[:2])
    signed = f"{timed['t']}.".encode() + sent.body
    assert own_signature(signed, secrets[0]) == f"sha256={timed['v1']}"
    assert timed["t"] == sent.headers["Service-Timestamp"]
    assert all(verify(sent.body, [before], [secret]) for secret in secrets[1:])
    advance(DAY)
    tell()
    advance(1)
    assert "Service-Signature-Previous" not in receiver.requests[-1].headers


def test_secret_changes_beyond_the_headers_limit_are_refused(
    client: httpx.Client, receiver: Any, register: Any, advance: Any
) -> None:
    path = f"/v1/webhooks/{register(receiver.url)['id']}/rotate-secret"
    for _ in range(40):
        assert client.post(path).status_code == 200
    assert client.post(path).status_code == 409
    advance(DAY)
    assert client.post(path).status_code == 200
