"""A platform lists its creditors, and changes what it said of them."""

from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest

from recovery_service.context.core import Core
from tests.builders import a_user
from tests.service.steps import DAY, advance, events, good, refused


def ids(client: httpx.Client, **query: Any) -> list[str]:
    return [row["id"] for row in good(client.get("/v1/users", params=query))["data"]]


@pytest.mark.database
def test_creditors_are_listed_newest_first_and_filtered(client: httpx.Client) -> None:
    users = [good(client.post("/v1/users", json={"email": f"{n}@creditor.example"})) for n in range(3)]
    advance(client, 2 * DAY)
    users.append(good(client.post("/v1/users", json=a_user(email="Last@creditor.example"))))
    first, second, third, last = (user["id"] for user in users)
    good(client.post(f"/v1/test/users/{second}/complete-onboarding"))
    assert ids(client) == [last, third, second, first]
    assert good(client.get("/v1/users", params={"limit": 1}))["data"] == [users[3]]
    assert ids(client, limit=2, starting_after=third) == [second, first]
    page = good(client.get("/v1/users", params={"limit": 1, "ending_before": second}))
    assert ([row["id"] for row in page["data"]], page["has_more"]) == ([third], True)
    assert ids(client, status="active") == [second]
    assert ids(client, **{"statuses[]": ["active", "pending_onboarding"]}) == [last, third, second, first]
    assert ids(client, email="last@CREDITOR.example") == [last]
    assert ids(client, **{"created[gte]": users[3]["created_at"]}) == [last]
    assert ids(client, **{"created[lte]": users[0]["created_at"]}) == [first]
    refused(client.get("/v1/users", params={"starting_after": "usr_none"}), 400, "VALIDATION_ERROR")
    refused(client.get("/v1/users", params={"status": "happy"}), 400, "VALIDATION_ERROR")


def test_list_holds_nobody_elses_creditors(
    client: httpx.Client,
    caller: Callable[..., httpx.Client],
    make_client: Callable[..., str],
    make_token: Callable[..., str],
) -> None:
    mine = good(client.post("/v1/users", json={"email": "a@creditor.example"}))["id"]
    for stranger in (caller(make_token(client=make_client())), caller(make_token(subject="acct_other"))):
        assert ids(stranger) == ids(stranger, email="a@creditor.example") == []
        refused(stranger.get("/v1/users", params={"ending_before": mine}), 400, "VALIDATION_ERROR")
        refused(stranger.patch(f"/v1/users/{mine}", json={"email": "b@creditor.example"}), 404, "NOT_FOUND")


@pytest.mark.database
def test_user_change_leaves_unnamed_fields(client: httpx.Client) -> None:
    user = good(client.post("/v1/users", json=a_user()))
    change = {
        "email": "new@creditor.example",
        "company": {"name": "Durand & Fils", "vat_number": "", "address": {"city": "Villeurbanne"}},
        "contact": {"phone": "+33 6 12 34 56 78"},
    }
    changed = good(client.patch(f"/v1/users/{user['id']}", json=change))
    assert changed == {**user, "email": "new@creditor.example"}
    assert ids(client, email="new@creditor.example") == [user["id"]]
    [updated] = [event["data"] for event in events(client) if event["type"] == "user.updated"]
    assert updated == {"user_id": user["id"], "status": "pending_onboarding"}
    page = client.get(urlsplit(user["onboarding_url"]).path).text
    assert "Durand &amp; Fils" in page
    assert "Villeurbanne" in page
    assert "1 rue des Lilas" in page
    assert "FR44732829320" not in page


def test_change_of_nothing_tells_nobody(client: httpx.Client) -> None:
    user = good(client.post("/v1/users", json=a_user()))
    assert good(client.patch(f"/v1/users/{user['id']}", json={})) == user
    assert [event["type"] for event in events(client)] == []


def test_user_change_of_verified_fields_is_refused(
    make_core_for: Callable[..., Core],
    caller_for: Callable[..., httpx.Client],
    make_token: Callable[..., str],
    client: httpx.Client,
) -> None:
    user = good(client.post("/v1/users", json=a_user()))["id"]
    good(client.post(f"/v1/test/users/{user}/complete-onboarding"))
    hosted = caller_for(
        make_core_for(environment="production", public_url="https://service.example"), make_token()
    )
    response = hosted.patch(f"/v1/users/{user}", json={"company": {"name": "Another Ltd"}})
    refused(response, 409, "INVALID_STATE")
    changed = good(hosted.patch(f"/v1/users/{user}", json={"email": "new@creditor.example"}))
    assert (changed["email"], changed["status"]) == ("new@creditor.example", "active")
