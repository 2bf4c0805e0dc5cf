"""Every operation for every kind of caller: generated from the table of operations, so that none is forgotten.

A foreign object is told apart from an absent one by nothing: same status, same body but for request id and time.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from recovery_contract.oauth import Scope
from recovery_contract.operations import OPERATIONS, Operation
from tests.service.conformance.platform import Platform, submission

Tokens = Callable[..., str]
Connect = Callable[[str | None], Platform]

WITH_ID = [operation for operation in OPERATIONS if "{" in operation.path]


class World:
    """One object of each kind, owned by `owner`'s client; `creditor` is the subject that made them."""

    def __init__(self, owner: Platform) -> None:
        self.user = owner.user()["id"]
        self.receivable = owner.in_recovery(self.user)["id"]
        self.webhook = owner.post("/v1/webhooks", {"url": "http://127.0.0.1:9/x", "events": ["user.*"]}, 201)[
            "id"
        ]
        self.event = owner.events(self.receivable)[0]["id"]
        owner.post(
            f"/v1/receivables/{self.receivable}/contacts", {"email": "second@debtor.test", "level": 1}, 201
        )
        planned = owner.get("/v1/planned-contacts", user_id=self.user)["data"]
        self.planned = planned[0]["id"]
        documents = owner.get(f"/v1/receivables/{self.receivable}/documents")["data"]
        self.document = documents[0]["id"] if documents else "file_unknown"

    def id_for(self, operation: Operation) -> str:
        rows = {
            "/v1/users/": self.user,
            "/v1/test/users/": self.user,
            "/v1/receivables/": self.receivable,
            "/v1/test/receivables/": self.receivable,
            "/v1/webhooks/": self.webhook,
            "/v1/events/": self.event,
            "/v1/planned-contacts/": self.planned,
            "/v1/debtors/": self.receivable,
        }
        (found,) = [value for prefix, value in rows.items() if operation.path.startswith(prefix)]
        return found

    def path(self, operation: Operation, identifier: str) -> str:
        return operation.path.replace("{id}", identifier).replace("{doc}", self.document)


def send(platform: Platform, operation: Operation, path: str, world: World) -> tuple[int, Any]:
    bodies: dict[str, Any] = {
        "createUser": {"email": "new@creditor.test"},
        "createReceivable": submission(world.user),
        "createWebhook": {"url": "http://127.0.0.1:9/y", "events": ["*"]},
        "testWebhook": {"type": "receivable.created", "endpoint_id": world.webhook},
        "advanceClock": {"seconds": 0},
    }
    how: dict[str, Any] = {}
    if operation.id == "extractInvoice":
        how = {"files": {"file": ("a.pdf", b"%PDF-1.4 nothing")}, "data": {"user_id": world.user}}
    elif operation.method in ("POST", "PATCH", "PUT"):
        how = {"json": bodies.get(operation.id, {})}
    answer = platform.http.request(operation.method, path, **how)
    body = answer.json() if answer.headers.get("content-type", "").startswith("application/json") else None
    return answer.status_code, body


def plain(body: Any) -> str:
    """An error without what differs from answer to answer."""
    return re.sub(r'"(request_id|timestamp)": ?"[^"]*"', "", str(body).replace("'", '"'))


@pytest.fixture
def world(platform: Platform) -> World:
    return World(platform)


def test_without_a_right_token_nothing_is_said(
    world: World, connect: Connect, tokens: Tokens, revoke: Callable[[str], None]
) -> None:
    revoked = tokens()
    revoke(revoked)
    callers = [connect(None), connect("nothing"), connect(tokens(seconds=-1)), connect(revoked)]
    for operation in OPERATIONS:
        for caller in callers:
            path = world.path(operation, world.id_for(operation) if "{" in operation.path else "")
            assert send(caller, operation, path, world)[0] == 401, operation.id


@pytest.mark.parametrize("scope", list(Scope))
def test_a_missing_scope_is_forbidden(world: World, connect: Connect, tokens: Tokens, scope: Scope) -> None:
    others = " ".join(other for other in Scope if other is not scope)
    caller = connect(tokens(scope=others))
    needing = [operation for operation in OPERATIONS if operation.scope is scope]
    assert needing
    for operation in needing:
        path = world.path(operation, world.id_for(operation) if "{" in operation.path else "")
        status, body = send(caller, operation, path, world)
        assert (status, body["error"]["code"]) == (403, "FORBIDDEN"), operation.id


def test_foreign_is_absent(
    world: World, connect: Connect, tokens: Tokens, other_client: str, creditor_subject: str
) -> None:
    strangers = {
        "another platform": connect(tokens(client=other_client)),
        "another creditor of the platform": connect(tokens(subject=creditor_subject)),
    }
    for operation in WITH_ID:
        real = world.id_for(operation)
        absent = real[:-6] + "zzzzz0"
        for who, stranger in strangers.items():
            foreign = send(stranger, operation, world.path(operation, real), world)
            nothing = send(stranger, operation, world.path(operation, absent), world)
            assert foreign[0] == 404, (operation.id, who, foreign)
            assert plain(foreign[1]).replace(real, "") == plain(nothing[1]).replace(absent, ""), operation.id


def test_lists_cursors_and_filters_show_nothing_foreign(
    world: World, connect: Connect, tokens: Tokens, other_client: str, creditor_subject: str
) -> None:
    for token in (tokens(client=other_client), tokens(subject=creditor_subject)):
        stranger = connect(token)
        assert stranger.get("/v1/receivables")["data"] == []
        assert stranger.get("/v1/receivables", user_id=world.user)["data"] == []
        stranger.get("/v1/receivables", 400, starting_after=world.receivable)
        assert stranger.get("/v1/webhooks") == []
        assert stranger.get("/v1/events")["data"] == []
        assert stranger.get("/v1/webhooks/logs")["data"] == []
        assert stranger.get("/v1/planned-contacts")["data"] == []
        assert stranger.get("/v1/reports/stats")["total_sent"] == 0
        assert stranger.get("/v1/test/outbox")["data"] == []
        stranger.post("/v1/receivables", submission(world.user), 404)


def test_a_creditor_sees_what_is_its_own(connect: Connect, tokens: Tokens, creditor_subject: str) -> None:
    creditor = connect(tokens(subject=creditor_subject))
    mine = creditor.user()["id"]
    receivable_id = creditor.receivable(mine)["id"]
    assert [row["id"] for row in creditor.get("/v1/receivables")["data"]] == [receivable_id]
    assert creditor.get("/v1/reports/stats")["total_sent"] == 1
    platform = connect(tokens())
    assert platform.get(f"/v1/receivables/{receivable_id}")["id"] == receivable_id


def test_keys_belong_to_who_used_them(
    connect: Connect, tokens: Tokens, other_client: str, creditor_subject: str
) -> None:
    key = {"Idempotency-Key": "shared-by-chance"}
    made = {
        connect(token).post("/v1/users", {"email": "k@creditor.test"}, 201, headers=key)["id"]
        for token in (tokens(), tokens(client=other_client), tokens(subject=creditor_subject))
    }
    assert len(made) == 3


def test_an_operation_without_a_row_does_not_exist(platform: Platform) -> None:
    described = platform.get("/openapi.json")["paths"]
    offered = {
        (method.upper(), path)
        for path, methods in described.items()
        if path.startswith("/v1/")
        for method in methods
    }
    assert offered == {(operation.method, operation.path) for operation in OPERATIONS}
