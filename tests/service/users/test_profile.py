"""What a creditor on their own computer enters without a browser."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from recovery_service.context.core import Core
from recovery_service.ledger.users import service as users
from tests.builders import a_user
from tests.service.steps import good, refused

IBAN = "FR76 3000 6000 0112 3456 7890 189"


def profile(**changes: Any) -> dict[str, Any]:
    return {"company": {"name": "Menuiserie Essai"}, "bank_account": {"iban": IBAN}, **changes}


@pytest.mark.database
def test_profile_settles_what_was_due_and_leaves_the_rest(client: httpx.Client) -> None:
    user = good(client.post("/v1/users", json=a_user()))
    path = f"/v1/users/{user['id']}"
    assert "bank_account" in good(client.get(f"{path}/requirements"))["currently_due"]
    good(client.put(f"{path}/profile", json=profile()))
    due = good(client.get(f"{path}/requirements"))["currently_due"]
    assert not {"bank_account", "company.name", "company.address", "company.siret"} & set(due)


@pytest.mark.parametrize("iban", ["FR76 3000 6000 0112 3456 7890 180", "!", "X"])
def test_profile_with_an_account_that_cannot_be_one_changes_nothing(client: httpx.Client, iban: str) -> None:
    user = good(client.post("/v1/users", json=a_user()))
    path = f"/v1/users/{user['id']}"
    error = refused(
        client.put(f"{path}/profile", json=profile(bank_account={"iban": iban})), 400, "VALIDATION_ERROR"
    )
    assert error["field"] == "bank_account.iban"
    assert "bank_account" in good(client.get(f"{path}/requirements"))["currently_due"]


def test_profile_of_somebody_else_is_absent(
    client: httpx.Client, caller: Any, make_client: Any, make_token: Any
) -> None:
    user = good(client.post("/v1/users", json=a_user()))
    other = caller(make_token(client=make_client("Another")))
    refused(other.put(f"/v1/users/{user['id']}/profile", json=profile()), 404, "NOT_FOUND")


def test_profile_with_another_number_takes_the_former_one_away(client: httpx.Client, core: Core) -> None:
    user = good(client.post("/v1/users", json={"email": "me@creditor.example"}))
    path = f"/v1/users/{user['id']}/profile"
    former = {
        "name": "Ancienne SARL",
        "siret": "73282932000074",
        "address": {"line1": "1 rue A", "line2": "B"},
    }
    good(client.put(path, json={"company": former}))
    later = {"name": "Neue GmbH", "vat_number": "DE136695976", "address": {"line1": "2 Straße"}}
    good(client.put(path, json={"company": {"siret": "73282932000074"}}))
    good(client.put(path, json={"company": later}))
    with core.database.read() as connection:
        company = users.load(connection, user["id"]).company
    assert company == later
