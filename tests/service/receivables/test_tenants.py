"""What belongs to others is absent: another platform's, and another creditor's of the same platform."""

from collections.abc import Callable
from typing import Any

import httpx
import pytest

from tests.builders import a_receivable_request
from tests.papers import uri
from tests.service.steps import an_active_user, dispute, good, in_process, read, refused, submit

BODIES = {
    ("PATCH", ""): {"metadata": {"a": 1}},
    ("POST", "/cancel"): {"reason": "business_decision"},
    ("POST", "/contacts"): {"email": "x@debtor.example"},
    ("POST", "/evidence"): {"statement": "x"},
    ("POST", "/partial-payment"): {"action": "continue_recovery"},
    ("POST", "/payments"): {"amount": 1, "date": "2026-01-01"},
    ("POST", "/disputes"): {"reason": "other"},
    ("GET", ""): None,
    ("GET", "/timeline"): None,
    ("GET", "/documents"): None,
    ("GET", "/documents/{doc}"): None,
}


@pytest.fixture
def world(
    caller: Callable[..., httpx.Client], make_client: Callable[..., str], make_token: Callable[..., str]
) -> Any:
    """An owner with a receivable, and those who must not see it."""
    owner = caller(make_token(subject="acct_owner"))
    receivable = in_process(owner)
    dispute(caller(make_token()), receivable["id"])
    evidence = {"documents": [{"type": "other", "file": uri()}]}
    good(owner.post(f"/v1/receivables/{receivable['id']}/evidence", json=evidence))
    (document,) = good(owner.get(f"/v1/receivables/{receivable['id']}/documents"))["data"]
    strangers = [caller(make_token(client=make_client())), caller(make_token(subject="acct_other"))]
    return owner, receivable["id"], document["id"], strangers


def plain(response: Any) -> Any:
    """An answer without what differs from request to request."""
    body = response.json()
    body["meta"] = sorted(body["meta"])
    values = {name: value for name, value in response.headers.items() if not name.startswith("x-r")}
    return response.status_code, body, values


@pytest.mark.database
def test_foreign_receivable_is_told_from_an_absent_one_by_nothing(world: Any) -> None:
    owner, id_, document, strangers = world
    before = read(owner, id_)
    for stranger in strangers:
        for (method, path), body in BODIES.items():
            responses = [
                stranger.request(method, f"/v1/receivables/{one}{path.format(doc=document)}", json=body)
                for one in (id_, id_[:-1] + ("a" if id_[-1] != "a" else "b"))
            ]
            assert plain(responses[0]) == plain(responses[1])
            refused(responses[0], 404, "NOT_FOUND")
        assert good(stranger.get("/v1/receivables"))["data"] == []
        assert good(stranger.get("/v1/receivables", params={"user_id": before["user_id"]}))["data"] == []
    assert read(owner, id_) == before


def test_document_belongs_to_its_receivable(world: Any) -> None:
    owner, id_, document, _ = world
    other = submit(owner)["id"]
    assert owner.get(f"/v1/receivables/{id_}/documents/{document}").is_success
    refused(owner.get(f"/v1/receivables/{other}/documents/{document}"), 404, "NOT_FOUND")


def test_submission_for_another_clients_user_is_refused(world: Any) -> None:
    owner, id_, _, strangers = world
    user_id = read(owner, id_)["user_id"]
    for stranger in strangers:
        refused(stranger.post("/v1/receivables", json=a_receivable_request(user_id)), 404, "NOT_FOUND")


def test_key_used_by_another_is_a_new_key(
    caller: Callable[..., httpx.Client], make_client: Callable[..., str], make_token: Callable[..., str]
) -> None:
    key = {"Idempotency-Key": "shared"}
    created = []
    for token in (
        make_token(subject="acct_a"),
        make_token(subject="acct_b"),
        make_token(client=make_client()),
    ):
        client = caller(token)
        body = a_receivable_request(an_active_user(client))
        created.append(good(client.post("/v1/receivables", json=body, headers=key))["id"])
    assert len(set(created)) == 3


def test_platform_sees_what_its_creditors_submitted(
    world: Any, caller: Callable[..., httpx.Client], make_token: Callable[..., str]
) -> None:
    _, id_, _, _ = world
    platform = caller(make_token())
    assert [row["id"] for row in good(platform.get("/v1/receivables"))["data"]] == [id_]
    assert platform.get(f"/v1/receivables/{id_}").is_success


def test_creditor_sees_the_receivables_of_its_verified_address(
    caller: Callable[..., httpx.Client], make_token: Callable[..., str]
) -> None:
    platform = caller(make_token())
    submitted = submit(platform, an_active_user(platform, email="owner@creditor.example"))
    creditor = caller(make_token(subject="acct_x", email="Owner@Creditor.example"))
    assert [row["id"] for row in good(creditor.get("/v1/receivables"))["data"]] == [submitted["id"]]
