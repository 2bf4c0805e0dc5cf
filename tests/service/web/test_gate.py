"""The checks before an operation, and the order in which they speak."""

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from starlette.datastructures import Headers

from recovery_contract.operations import OPERATIONS, Operation
from recovery_service.app import ROUTERS
from recovery_service.context.core import Core
from recovery_service.errors import ServiceError
from recovery_service.web import request_body

BODY = {"email": "creditor@company.example"}


def filled(path: str) -> str:
    return path.replace("{id}", "none_1").replace("{doc}", "none_2")


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.id)
def test_operations_without_token_are_refused(
    caller: Callable[..., httpx.Client], operation: Operation
) -> None:
    response = caller(None).request(operation.method, filled(operation.path))
    assert (response.status_code, response.json()["error"]["code"]) == (401, "UNAUTHORIZED")
    assert response.headers["WWW-Authenticate"].startswith("Bearer")


@pytest.mark.parametrize(
    "operation", [row for row in OPERATIONS if row.scope], ids=lambda operation: operation.id
)
def test_operations_without_scope_are_refused(
    caller: Callable[..., httpx.Client], make_token: Callable[..., str], operation: Operation
) -> None:
    others = " ".join(sorted({row.scope for row in OPERATIONS if row.scope} - {operation.scope}))
    response = caller(make_token(scope=others)).request(operation.method, filled(operation.path))
    assert (response.status_code, response.json()["error"]["code"]) == (403, "FORBIDDEN")


@pytest.mark.parametrize("header", ["Bearer", "Bearer  ", "Basic abc", "Token x", "Bearer wrong", ""])
def test_invalid_token_is_refused(client: httpx.Client, header: str) -> None:
    response = client.get("/v1/webhooks", headers={"Authorization": header})
    assert response.status_code == 401


def test_expired_token_is_no_token(
    caller: Callable[..., httpx.Client], make_token: Callable[..., str]
) -> None:
    assert caller(make_token(seconds=-1)).get("/v1/webhooks").status_code == 401


@pytest.mark.parametrize("version", ["1999-01-01", "2030-01-01", "latest", ""])
def test_request_with_another_version_is_refused(client: httpx.Client, version: str) -> None:
    response = client.get("/v1/webhooks", headers={"Service-Version": version})
    assert (response.status_code, response.json()["error"]["code"]) == (400, "UNSUPPORTED_VERSION")


def test_version_may_be_named_or_left_out(client: httpx.Client) -> None:
    assert client.get("/v1/webhooks").status_code == 200
    assert client.get("/v1/webhooks", headers={"Service-Version": "2026-01-02"}).status_code == 200


def test_checks_speak_in_their_order(
    caller: Callable[..., httpx.Client], make_token: Callable[..., str]
) -> None:
    wrong = {"Service-Version": "1999-01-01"}
    reader = caller(make_token(scope="users:read"))
    writer = caller(make_token())
    assert caller(None).post("/v1/users", headers=wrong).status_code == 401
    assert reader.post("/v1/users", headers=wrong).status_code == 400
    assert reader.post("/v1/webhooks/none_1/rotate-secret").status_code == 403
    assert writer.patch("/v1/webhooks/none_1", content=b"{not json").status_code == 404
    assert writer.patch("/v1/receivables/none_1", content=b"{not json").status_code == 404
    assert writer.post("/v1/users", content=b"{not json").status_code == 400


@pytest.mark.parametrize("id_", ["a%00b", "x" * 300, "%2e%2e", "né", "a b", "'; drop table"])
def test_id_that_cannot_be_one_is_absent(client: httpx.Client, id_: str) -> None:
    response = client.get(f"/v1/users/{id_}")
    assert (response.status_code, response.json()["error"]["code"]) == (404, "NOT_FOUND")


def test_query_that_cannot_be_stored_is_refused(client: httpx.Client) -> None:
    assert client.get("/v1/receivables?user_id=%00").status_code == 400


def test_methods_that_an_address_does_not_take(client: httpx.Client) -> None:
    response = client.put("/v1/webhooks", json={})
    assert (response.status_code, response.json()["error"]["code"]) == (405, "METHOD_NOT_ALLOWED")
    assert response.headers["Allow"] == "GET, HEAD, POST"
    assert client.options("/v1/webhooks").status_code == 405
    assert client.put("/v1/webhooks/none_1").headers["Allow"] == "DELETE, GET, HEAD, PATCH"
    assert client.get("/v1/receivables/none_1/cancel").headers["Allow"] == "POST"
    assert client.put("/v1/receivables/ocr").headers["Allow"] == "POST"


def test_head_is_get_without_the_body(client: httpx.Client) -> None:
    response = client.head("/v1/webhooks")
    assert response.status_code == 200
    assert response.content == b""


def test_answers_are_hidden_from_pages_of_other_origins(client: httpx.Client) -> None:
    response = client.get("/v1/webhooks", headers={"Origin": "https://evil.example"})
    assert not [name for name in response.headers if name.startswith("access-control")]


@pytest.mark.parametrize("path", [row.path for row in OPERATIONS if row.kind == "test"])
def test_test_operations_are_absent_in_production(
    make_core_for: Callable[..., Core],
    caller_for: Callable[..., httpx.Client],
    make_token: Callable[..., str],
    path: str,
) -> None:
    production = caller_for(make_core_for(environment="production"), make_token())
    for method in ("GET", "POST"):
        assert production.request(method, filled(path)).status_code == 404


def test_body_above_the_limit_is_refused(client: httpx.Client) -> None:
    response = client.post("/v1/users", content=b" " * (1024 * 1024 + 1))
    assert (response.status_code, response.json()["error"]["code"]) == (413, "FILE_TOO_LARGE")


def test_body_above_the_limit_without_a_length_is_refused(client: httpx.Client) -> None:
    def endless() -> Iterator[Any]:
        for _ in range(20):
            yield b" " * 100_000

    assert client.post("/v1/users", content=endless()).status_code == 413


def test_body_that_stops_coming_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each part has its time; a part every now and then is a body that comes."""
    monkeypatch.setattr(request_body, "STALLED_SECONDS", 0.05)

    async def first_chunk_only() -> dict[str, Any]:
        if begun:
            await asyncio.Event().wait()
        begun.append(True)
        return {"type": "http.request", "body": b"{", "more_body": True}

    begun = []
    with pytest.raises(ServiceError) as refused:
        asyncio.run(request_body.read_body(Headers({}), first_chunk_only, 100))
    assert refused.value.status == 408


def test_operations_have_their_endpoints() -> None:
    routes = [route for piece in ROUTERS for route in piece.router.routes if route.path.startswith("/v1/")]  # type: ignore[attr-defined]
    offered = {(method, route.path) for route in routes for method in route.methods}  # type: ignore[attr-defined]
    assert offered == {(operation.method, operation.path) for operation in OPERATIONS}
