"""One error shape everywhere, the version header, and the headers of the limits."""

from __future__ import annotations

import http.client
import json
import time
from datetime import datetime
from typing import Any

import httpx
import pytest

from tests.service.conformance.platform import Platform

WHERE = [
    ("GET", "/nothing/here", 404),
    ("GET", "/v1/nothing", 404),
    ("PUT", "/v1/receivables", 405),
    ("DELETE", "/v1/users/usr_x", 405),
    ("GET", "/v1/receivables/rcv_unknown", 404),
    ("GET", "/v1/receivables/%00", 404),
    ("GET", "/v1/users/" + "x" * 300, 404),
    ("POST", "/v1/receivables", 400),
]


@pytest.mark.parametrize(("method", "path", "status"), WHERE)
def test_errors_have_one_shape(platform: Platform, method: str, path: str, status: int) -> None:
    response = platform.http.request(method, path)
    assert response.status_code == status
    body = response.json()
    assert set(body) == {"error", "meta"}
    assert body["error"]["code"].isupper()
    assert body["error"]["message"]
    assert body["meta"]["request_id"] == response.headers["X-Request-Id"]
    assert datetime.fromisoformat(body["meta"]["timestamp"]).tzinfo is not None


MALFORMED: list[tuple[str, dict[str, Any]]] = [
    ("no JSON", {"content": b"{"}),
    ("a byte order mark", {"content": b"\xef\xbb\xbf{}"}),
    ("broken text", {"content": b'{"user_id": "\xff"}'}),
    ("a list", {"content": b"[]"}),
    ("a number", {"content": b"5"}),
    ("nothing", {"content": b""}),
    ("very deep", {"content": b"[" * 50_000 + b"]" * 50_000}),
    ("not a number", {"content": b'{"user_id": NaN}'}),
    ("a huge integer", {"content": b'{"user_id": ' + b"9" * 5_000 + b"}"}),
]


@pytest.mark.parametrize(("what", "sent"), MALFORMED, ids=[row[0] for row in MALFORMED])
def test_malformed_bodies_are_400(platform: Platform, what: str, sent: dict[str, Any]) -> None:
    response = platform.http.post("/v1/receivables", headers={"Content-Type": "application/json"}, **sent)
    assert response.status_code == 400, (what, response.text)
    assert response.json()["error"]["code"] == "VALIDATION_ERROR"


@pytest.mark.parametrize("path", ["/v1/receivables", "/nothing"])
def test_ten_thousand_headers_are_refused_in_the_one_shape(base_url: str, path: str) -> None:
    connection = http.client.HTTPConnection(base_url.removeprefix("http://"))
    connection.request("GET", path, headers={f"X-{number}": "x" for number in range(10_000)})
    response = connection.getresponse()
    assert response.status == 431
    assert set(json.loads(response.read())) == {"error", "meta"}
    assert str(response.getheader("X-RateLimit-Remaining")).isdigit()
    connection.close()


def test_form_is_no_json(platform: Platform) -> None:
    response = platform.http.post("/v1/users", data={"email": "a@b.test"})
    assert response.status_code in (400, 415)
    assert response.json()["error"]["code"]


@pytest.mark.parametrize(
    "headers", [{}, {"Authorization": "Bearer nothing"}, {"Authorization": "Basic YTpi"}]
)
def test_missing_or_wrong_token_is_401(base_url: str, headers: dict[str, str]) -> None:
    response = httpx.get(f"{base_url}/v1/receivables", headers=headers, trust_env=False)
    assert response.status_code == 401
    assert response.json()["error"]["code"] == "UNAUTHORIZED"
    assert "Bearer" in response.headers["WWW-Authenticate"]


def test_version_header(platform: Platform) -> None:
    for provided, status in (("2026-01-02", 200), (None, 200), ("1999-01-01", 400), ("next", 400)):
        request = platform.http.build_request("GET", "/v1/receivables")
        if provided is None:
            del request.headers["Service-Version"]
        else:
            request.headers["Service-Version"] = provided
        response = platform.http.send(request)
        assert response.status_code == status
        assert response.headers["Service-Version"] == "2026-01-02"
        if status == 400:
            assert response.json()["error"]["code"] == "UNSUPPORTED_VERSION"


@pytest.mark.parametrize("path", ["/v1/receivables", "/v1/nothing", "/oauth/authorize", "/v1/users/x"])
def test_responses_report_rate_limits(platform: Platform, path: str) -> None:
    response = platform.http.get(path)
    for name in ("X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset"):
        assert response.headers[name].isdigit(), (path, name)
    assert 0 <= int(response.headers["X-RateLimit-Reset"]) - time.time() <= 3600


def test_repeated_post_with_a_key_happens_once(platform: Platform) -> None:
    key = {"Idempotency-Key": f"key-{time.time_ns()}"}
    body = {"email": "once@creditor.test"}
    first = platform.post("/v1/users", body, 201, headers=key)
    assert platform.post("/v1/users", body, 201, headers=key) == first
    other = platform.post("/v1/users", {"email": "other@creditor.test"}, 409, headers=key)
    assert other["error"]["code"] == "IDEMPOTENCY_CONFLICT"


def test_refused_post_can_be_corrected_under_its_key(platform: Platform) -> None:
    key = {"Idempotency-Key": f"key-{time.time_ns()}"}
    platform.post("/v1/users", {"email": "no"}, 400, headers=key)
    platform.post("/v1/users", {"email": "yes@creditor.test"}, 201, headers=key)


@pytest.mark.parametrize("key", ["", "k" * 256])
def test_key_has_its_length(platform: Platform, key: str) -> None:
    platform.post("/v1/users", {"email": "a@creditor.test"}, 400, headers={"Idempotency-Key": key})
