"""The onboarding page as a browser sees it, and the statuses that follow from it."""

import asyncio
import html
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from sqlalchemy import select
from stdnum import iban

from recovery_service.app import build_app
from recovery_service.context.core import Core
from recovery_service.db.database import Database
from recovery_service.db.tables.users import user_table
from recovery_service.ledger.users import onboarding
from tests.service.conftest import make_core
from tests.service.quick_client import TestClient
from tests.service.steps import an_active_user
from tests.service.users.conftest import BANK, COMPANY, PDF, Browser

WORDS = Path(__file__).parents[3] / "resources" / "pages" / "onboarding.toml"


def of(client: httpx.Client, created: dict[str, Any], path: str = "") -> dict:
    return client.get(f"/v1/users/{created['id']}{path}").json()


def types(client: httpx.Client, **query: Any) -> list[str]:
    return [event["type"] for event in client.get("/v1/events", params=query).json()["data"]]


def test_opening_the_page_begins_the_onboarding(
    client: httpx.Client, new_creditor: dict[str, Any], browser: Browser
) -> None:
    assert browser.open().status_code == 200
    assert of(client, new_creditor)["status"] == "onboarding"
    assert types(client) == ["user.updated"]
    browser.open()
    assert types(client) == ["user.updated"]


@pytest.mark.database
def test_handing_everything_in_makes_active_at_once_in_test(
    client: httpx.Client, new_creditor: dict[str, Any], browser: Browser
) -> None:
    browser.complete()
    user = of(client, new_creditor)
    assert user["status"] == "active"
    assert user["capabilities"] == {"send_receivables": True, "receive_payments": True}
    status = of(client, new_creditor, "/onboarding-status")
    assert (status["kyb_status"], status["provider_account_status"]) == ("verified", "enabled")
    assert status["requirements"] == []
    (event,) = client.get("/v1/events", params={"type": "user.onboarding.completed"}).json()["data"]
    assert set(event["data"]) == {"user_id", "status", "capabilities", "completed_at"}
    assert (event["data"]["user_id"], event["data"]["status"]) == (new_creditor["id"], "active")
    page = browser.open(lang="en").text
    assert "Your account is ready" in page
    assert 'href="https://platform.example/done"' in page


def test_onboarding_sections_are_stored_and_announced_when_saved(
    client: httpx.Client, new_creditor: dict[str, Any], browser: Browser
) -> None:
    due = of(client, new_creditor, "/requirements")["currently_due"]
    for section, keys in (
        ("company", {"company.name", "company.siret", "company.address"}),
        ("contact", {"contact.name"}),
        ("bank", {"bank_account"}),
        ("mandate", {"mandate"}),
    ):
        browser.send(section)
        left = of(client, new_creditor, "/requirements")["currently_due"]
        assert set(due) - set(left) == keys
        due = left
    assert due == ["identity_document"]
    assert of(client, new_creditor)["status"] == "onboarding"
    assert of(client, new_creditor, "/onboarding-status")["provider_account_status"] == "pending"


def test_requirement_past_due_after_fourteen_days(
    app: FastAPI, client: httpx.Client, new_creditor: dict[str, Any], client_id: str
) -> None:
    for days, past in ((13, 0), (2, 7)):
        asyncio.run(app.state.engine.advance(client_id, seconds=days * 86_400))
        assert len(of(client, new_creditor, "/requirements")["past_due"]) == past
    assert len(of(client, new_creditor, "/requirements")["currently_due"]) == 7


def test_foreign_text_is_shown_as_text(browser: Browser) -> None:
    browser.send("company")
    page = browser.open().text
    assert "<b>" not in page
    assert html.escape(COMPANY["name"]) in page


def test_account_number_is_shown_in_part_only(browser: Browser) -> None:
    browser.send("bank")
    page = browser.open().text
    assert "FR76 •••• 0189" in page
    assert "30006000" not in page


WRONG_DIGITS = [
    ("company", {**COMPANY, "siret": "73282932000075"}, "this SIRET does not match"),
    ("company", {**COMPANY, "vat_number": "FR00"}, "VAT number does not look right"),
    ("bank", {**BANK, "iban": "FR7630006000011234567890188"}, "this IBAN do not match"),
    ("bank", {**BANK, "bic": "X"}, "BIC does not have"),
]


@pytest.mark.parametrize(("section", "fields", "doubt"), WRONG_DIGITS)
def test_check_digits_warn_and_never_refuse(
    browser: Browser, section: str, fields: dict[str, Any], doubt: str
) -> None:
    assert browser.send(section, fields).status_code == 303
    assert doubt in browser.open(lang="en").text


def test_establishment_of_the_post_office_is_no_doubt(browser: Browser) -> None:
    browser.send("company", {**COMPANY, "siret": "35600000049837"})
    assert "this SIRET does not match" not in browser.open(lang="en").text


BAD_FORMS = [
    ("company", {**COMPANY, "name": " "}, "Required"),
    ("company", {**COMPANY, "city": "x" * 201}, "This is too long."),
    ("company", {**COMPANY, "city": "a\x07b"}, "cannot be saved"),
    ("bank", {"iban": "no iban!"}, "This is not an IBAN"),
    ("mandate", {"mandate_name": "Ada Owner"}, "Required"),
]


@pytest.mark.parametrize(("section", "fields", "sentence"), BAD_FORMS)
def test_bad_form_is_shown_again_as_typed_and_nothing_is_stored(
    client: httpx.Client,
    new_creditor: dict[str, Any],
    browser: Browser,
    section: str,
    fields: dict[str, Any],
    sentence: str,
) -> None:
    before = of(client, new_creditor, "/requirements")
    response = browser.send(section, {**fields, "lang": "en"})
    assert response.status_code == 400
    assert sentence in response.text
    assert 'aria-invalid="true"' in response.text
    assert of(client, new_creditor, "/requirements") == before


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "Required"),
        (b"<html>", "Choose a PDF, PNG or JPEG"),
        (b"%PDF-" + b"x" * 10 * 1024 * 1024, "larger than 10 MB"),
    ],
)
def test_documents_that_are_not_taken(
    client: httpx.Client, new_creditor: dict[str, Any], browser: Browser, content: bytes, sentence: str
) -> None:
    response = browser.send("identity", {"lang": "en"}, content)
    assert response.status_code == 400
    assert sentence in response.text
    assert "identity_document" in of(client, new_creditor, "/requirements")["currently_due"]


def with_settings(database: Database, **settings: Any) -> tuple[Core, FastAPI]:
    core = make_core(database, public_url="https://service.example", **settings)
    return core, build_app(core)


def approve(core: Any, user_id: Any, how: Any = onboarding.approve, **more: Any) -> None:
    with core.write() as context:
        at = core.clock.now(context.connection, "")
        how(context, user_id, at=at, actor="operator", **more)


@pytest.mark.database
def test_hosted_service_waits_for_its_operator(database: Database, make_token: Callable[..., str]) -> None:
    core, app = with_settings(database, environment="production")
    with TestClient(app, headers={"Authorization": f"Bearer {make_token()}"}) as client:
        body = client.post("/v1/users", json={"email": "a@b.example"}).json()
        browser = Browser(TestClient(app, follow_redirects=False), body["onboarding_url"])
        browser.http.base_url = "https://testserver"
        browser.complete()
        assert of(client, body)["status"] == "onboarding"
        assert of(client, body, "/onboarding-status")["kyb_status"] == "in_review"
        approve(core, body["id"], onboarding.reject, note="The picture is blurred.")
        status = of(client, body, "/onboarding-status")
        assert (status["kyb_status"], status["requirements"]) == ("rejected", ["identity_document"])
        assert status["provider_account_status"] == "restricted"
        assert "The picture is blurred." in browser.open().text
        browser.send("identity", {}, PDF)
        approve(core, body["id"])
        assert of(client, body)["status"] == "active"
        assert browser.send("company").status_code in (403, 409)
        approve(core, body["id"], onboarding.suspend)
        user = of(client, body)
        assert (user["status"], user["capabilities"]["send_receivables"]) == ("suspended", False)
        approve(core, body["id"], onboarding.reinstate)
        assert of(client, body)["status"] == "active"
        browser.http.close()


def test_onboarding_of_this_computer_needs_name_address_and_account_and_no_mailbox(
    database: Database, make_token: Callable[..., str]
) -> None:
    core, app = with_settings(database, environment="production", embedded=True)
    headers = {"Authorization": f"Bearer {make_token()}"}
    with TestClient(app, base_url="http://127.0.0.1", headers=headers) as client:
        body = client.post("/v1/users", json={"email": "a@b.example"}).json()
        due = of(client, body, "/requirements")
        assert due["currently_due"] == ["company.name", "company.address", "bank_account"]
        assert due["eventually_due"] == ["company.siret", "contact.name", "mailbox"]
        browser = Browser(TestClient(app, follow_redirects=False), body["onboarding_url"])
        browser.http.base_url = "https://127.0.0.1"
        browser.send("company")
        browser.send("bank")
        assert browser.send("identity", {}, PDF).status_code == 404
        user = of(client, body)
        assert user["status"] == "active"
        assert user["capabilities"] == {"send_receivables": True, "receive_payments": True}
        with core.write() as context:
            at = core.clock.now(context.connection, "")
            onboarding.note_mailbox(context, body["id"], verified=True, at=at)
        assert "mailbox" not in of(client, body, "/requirements")["eventually_due"]
        browser.http.close()


def test_number_that_a_country_requires_is_not_said_to_be_optional(browser: Browser) -> None:
    labels = re.findall(r'<label for="company_(\w+)">(.*?)</label>', browser.open().text, re.DOTALL)
    optional = {name for name, words in labels if "optional" in words}
    assert "siret" not in optional
    assert "vat_number" in optional


@pytest.mark.parametrize("country", onboarding.PRACTICE_ACCOUNTS)
def test_practice_account_is_one_of_the_creditor_s_country(
    client: httpx.Client, core: Core, country: str
) -> None:
    address = {"line1": "Street 1", "postal_code": "1000", "city": "Town", "country": country}
    user = an_active_user(client, company={"name": "Roofs", "address": address})
    with core.database.read() as connection:
        number = connection.execute(select(user_table.c.iban).where(user_table.c.id == user)).scalar_one()
    assert number.startswith(country)
    assert iban.is_valid(number)
