"""The description agrees with the table of operations, and holds together."""

import json
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from recovery_contract.operations import OPERATIONS, Operation
from recovery_service.context.core import Core
from recovery_service.web.openapi_details import SUCCESSES


@pytest.fixture
def described(client: httpx.Client) -> dict[str, Any]:
    return client.get("/openapi.json").json()


def operations(document: dict[str, Any]) -> dict[Any, Any]:
    return {
        (method.upper(), path): operation
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
    }


def test_openapi_names_every_operation_and_no_other(described: dict[str, Any]) -> None:
    named = {(method, path, row["operationId"]) for (method, path), row in operations(described).items()}
    expected = {(row.method, row.path, row.id) for row in OPERATIONS}
    oauth = {
        ("GET", "/oauth/authorize", "authorize"),
        ("POST", "/oauth/token", "token"),
        ("POST", "/oauth/revoke", "revoke"),
    }
    assert named == expected | oauth
    assert set(SUCCESSES) == {row.id for row in OPERATIONS}


def test_revocation_is_described_as_the_token_is(described: dict[str, Any]) -> None:
    token, revoke = (described["paths"][f"/oauth/{name}"]["post"] for name in ("token", "revoke"))
    [(media_type, body)] = revoke["requestBody"]["content"].items()
    assert media_type in token["requestBody"]["content"]
    assert body["schema"]["required"] == ["token", "client_id"]
    assert revoke["responses"]["4XX"] == token["responses"]["4XX"]
    assert revoke["security"] == token["security"] == []


def test_production_does_not_name_the_test_operations(
    make_core_for: Callable[..., Core], caller_for: Callable[..., httpx.Client]
) -> None:
    document = caller_for(make_core_for(environment="production")).get("/openapi.json").json()
    assert not [path for path in document["paths"] if path.startswith("/v1/test")]


def test_every_reference_leads_somewhere(described: dict[str, Any]) -> None:
    text = json.dumps(described)
    wanted = {piece.split('"')[0] for piece in text.split('"$ref": "#/components/')[1:]}
    expected = {f"{kind}/{name}" for kind, named in described["components"].items() for name in named}
    assert wanted <= expected


@pytest.mark.parametrize(
    "row", [row for row in OPERATIONS if row.method in ("POST", "PUT", "PATCH")], ids=lambda r: r.id
)
def test_operations_with_body_describe_it(described: dict[str, Any], row: Operation) -> None:
    takes_none = {"rotateWebhookSecret", "testCompleteOnboarding"}
    assert ("requestBody" in operations(described)[row.method, row.path]) == (row.id not in takes_none)


def test_bodies_that_are_refused_for_unknown_fields_say_so(described: dict[str, Any]) -> None:
    schema = described["components"]["schemas"]["CreateReceivableRequest"]
    assert schema["additionalProperties"] is False
    assert set(schema["required"]) == {"user_id", "invoice", "debtor"}


def test_every_operation_tells_of_refusals(described: dict[str, Any]) -> None:
    assert all("4XX" in operation["responses"] for operation in operations(described).values())


def test_wrapped_style_is_described_too(
    make_core_for: Callable[..., Core], caller_for: Callable[..., httpx.Client]
) -> None:
    document = caller_for(make_core_for(response_style="wrapped")).get("/openapi.json").json()
    success = operations(document)["GET", "/v1/users/{id}"]["responses"]["200"]
    assert set(success["content"]["application/json"]["schema"]["required"]) == {"data", "meta"}
