"""Creating creditors and reading what is known of them."""

from collections.abc import Callable
from typing import Any

import httpx
import pytest

from recovery_contract.users import REQUIREMENT_KEYS
from tests.service.steps import good

COMPLETE = {
    "email": "owner@creditor.example",
    "company": {
        "name": "Atelier",
        "siret": "73282932000074",
        "vat_number": "FR44732829320",
        "address": {"line1": "1 rue A", "postal_code": "75001", "city": "Paris", "country": "FR"},
        "website": "https://creditor.example",
        "phone": "+33 1 23 45 67 89",
    },
    "contact": {"first_name": "A", "last_name": "B", "phone": "+33 6 00 00 00 00", "job_title": "owner"},
    "platform": {"callback_url": "https://platform.example/done", "metadata": {"key": [1, None]}},
}


@pytest.mark.database
def test_new_creditor_has_every_field_of_the_interface(client: httpx.Client) -> None:
    response = client.post("/v1/users", json=COMPLETE)
    assert response.status_code == 201
    user = response.json()
    assert set(user) == {
        "id", "email", "status", "onboarding_url", "capabilities", "created_at", "law", "platform"
    }  # fmt: skip
    assert (user["email"], user["status"]) == (COMPLETE["email"], "pending_onboarding")
    assert user["capabilities"] == {"send_receivables": False, "receive_payments": False}
    assert user["law"] == "FR"
    assert user["onboarding_url"].startswith("http://127.0.0.1")
    assert client.get(f"/v1/users/{user['id']}").json() == user


def test_platform_part_of_a_creditor_is_shown_to_the_platform_alone(
    client: httpx.Client, caller: Callable[..., httpx.Client], make_token: Callable[..., str]
) -> None:
    body = {"email": "owner@creditor.example", "platform": {"metadata": {"customer": "C-7", "lot": 1}}}
    user = good(client.post("/v1/users", json=body))
    path = f"/v1/users/{user['id']}"
    good(client.patch(path, json={"platform": {"metadata": {"lot": None, "tier": "gold"}}}))
    wanted = {"metadata": {"customer": "C-7", "tier": "gold"}}
    assert good(client.get(path))["platform"] == wanted
    assert [row["platform"] for row in good(client.get("/v1/users"))["data"]] == [wanted]
    creditor = caller(make_token(subject="a_creditor", email="owner@creditor.example"))
    assert good(creditor.get(path))["id"] == user["id"]
    assert "platform" not in good(creditor.get(path))
    assert "platform" not in good(creditor.get("/v1/users"))["data"][0]


def test_email_is_enough_and_everything_else_is_due(client: httpx.Client) -> None:
    user = client.post("/v1/users", json={"email": "a@b.example"}).json()
    body = client.get(f"/v1/users/{user['id']}/requirements").json()
    assert body == {"currently_due": list(REQUIREMENT_KEYS), "eventually_due": [], "past_due": []}
    status = client.get(f"/v1/users/{user['id']}/onboarding-status").json()
    assert status == {
        "user_id": user["id"],
        "status": "pending_onboarding",
        "kyb_status": "not_started",
        "provider_account_status": "none",
        "requirements": list(REQUIREMENT_KEYS),
    }


def test_submitted_data_is_not_due(client: httpx.Client) -> None:
    user = client.post("/v1/users", json=COMPLETE).json()
    due = client.get(f"/v1/users/{user['id']}/requirements").json()["currently_due"]
    assert due == ["bank_account", "identity_document", "mandate"]


def test_company_abroad_needs_no_siret(client: httpx.Client) -> None:
    body = {"email": "a@b.example", "company": {"address": {"country": "DE"}}}
    user = client.post("/v1/users", json=body).json()
    due = client.get(f"/v1/users/{user['id']}/requirements").json()["currently_due"]
    assert "company.siret" not in due


@pytest.mark.parametrize("country", ["ES", "España", "Spain", "Espagne"])
def test_country_of_a_company_counts_however_it_is_written(client: httpx.Client, country: str) -> None:
    address = {"line1": "Calle de Alcalá 45", "postal_code": "28014", "city": "Madrid", "country": country}
    body = {**COMPLETE, "company": {"name": "Carpintería Núñez, S.L.", "address": address}}
    user = good(client.post("/v1/users", json=body))
    due = good(client.get(f"/v1/users/{user['id']}/requirements"))
    assert "company.siret" not in due["currently_due"] + due["eventually_due"], (
        "only a French company has one"
    )


def test_creditors_may_share_an_address(client: httpx.Client) -> None:
    ids = {client.post("/v1/users", json={"email": "a@b.example"}).json()["id"] for _ in range(2)}
    assert len(ids) == 2


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({}, "email"),
        ({"email": "nobody"}, "email"),
        ({"email": "a@b.example", "company": {"siren": "1"}}, "company.siren"),
        ({"email": "a@b.example", "company": {"address": {"line1": 3}}}, "company.address.line1"),
        ({"email": "a@b.example", "platform": {"metadata": []}}, "platform.metadata"),
    ],
)
def test_bad_body_is_refused_with_its_path(client: httpx.Client, body: dict[str, Any], field: str) -> None:
    response = client.post("/v1/users", json=body)
    assert response.status_code == 400
    assert response.json()["error"]["field"] == field


@pytest.mark.database
def test_creditor_token_sees_no_other_creditor_of_its_platform(
    client: httpx.Client, caller: Callable[..., httpx.Client], make_token: Callable[..., str]
) -> None:
    mine = caller(make_token(subject="acct_one", email="one@creditor.example"))
    other = caller(make_token(subject="acct_two", email="two@creditor.example"))
    by_creation = mine.post("/v1/users", json={"email": "a@b.example"}).json()["id"]
    by_email = client.post("/v1/users", json={"email": "One@Creditor.example"}).json()["id"]
    for id_ in (by_creation, by_email):
        for path in ("", "/onboarding-status", "/requirements"):
            assert mine.get(f"/v1/users/{id_}{path}").status_code == 200
            assert client.get(f"/v1/users/{id_}{path}").status_code == 200
            assert other.get(f"/v1/users/{id_}{path}").status_code == 404
