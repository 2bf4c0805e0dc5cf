"""What every answer carries, whatever it answers."""

import httpx
import pytest

from recovery_contract.version import API_VERSION

EVERYWHERE = ("/healthz", "/readyz", "/metrics", "/v1/nothing", "/nothing")


@pytest.mark.parametrize("path", EVERYWHERE)
def test_responses_have_documented_headers(client: httpx.Client, path: str) -> None:
    response = client.get(path)
    assert response.headers["Service-Version"] == API_VERSION
    assert response.headers["X-Request-Id"].startswith("req_")
    for name in ("X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset"):
        assert response.headers[name].isdigit()


@pytest.mark.parametrize(
    ("method", "path", "status"), [("GET", "/v1/nothing", 404), ("PUT", "/healthz", 405)]
)
def test_unknown_addresses_and_methods_have_the_error_shape(
    client: httpx.Client, method: str, path: str, status: int
) -> None:
    response = client.request(method, path)
    assert response.status_code == status
    assert set(response.json()["error"]) == {"code", "message", "hint", "doc_url"}
    assert response.json()["meta"]["request_id"] == response.headers["X-Request-Id"]


def test_probe_of_a_proxy_is_answered_before_its_body_and_not_counted(client: httpx.Client) -> None:
    before = client.get("/metrics").text
    announced = {"Content-Length": str(72 * 1024 * 1024)}
    assert client.post("/healthz", headers=announced).status_code == 405
    lines = [line for line in client.get("/metrics").text.splitlines() if 'method="POST"' in line]
    assert all(line in before for line in lines)


@pytest.mark.parametrize(
    ("path", "length", "status"), [("/healthz", 10, 405), ("/v1/users", 80 * 1024 * 1024, 413)]
)
def test_connection_ends_where_an_expected_body_was_not_asked_for(
    client: httpx.Client, path: str, length: int, status: int
) -> None:
    waiting = {"Expect": "100-continue", "Content-Length": str(length)}
    refused = client.post(path, headers=waiting)
    assert (refused.status_code, refused.headers.get("Connection")) == (status, "close")


def test_connection_stays_where_an_expected_body_was_asked_for(client: httpx.Client) -> None:
    response = client.post("/v1/users", content=b"{}", headers={"Expect": "100-continue"})
    assert (response.status_code, response.headers.get("Connection")) == (400, None)


@pytest.mark.database
def test_service_is_ready_when_its_database_answers(client: httpx.Client) -> None:
    assert client.get("/readyz").status_code == 200
