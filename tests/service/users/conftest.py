"""The onboarding page, driven as a browser drives it."""

import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from tests.service.quick_client import TestClient

PDF = b"%PDF-1.4\n%%EOF\n"
COMPANY = {
    "name": "Atelier <b>Ümlaut</b> & fils",
    "line1": "1 rue A",
    "postal_code": "75001",
    "city": "Paris",
    "country": "FR",
    "siret": "732 829 320 00074",
}
CONTACT = {"first_name": "Ada", "last_name": "Owner"}
BANK = {"iban": "fr76 3000 6000 0112 3456 7890 189", "account_holder": "Atelier"}
MANDATE = {"mandate_name": "Ada Owner", "agree": "yes"}
FORMS = {"company": COMPANY, "contact": CONTACT, "bank": BANK, "mandate": MANDATE}


class Browser:
    """Opens the page, keeps its cookies and sends its forms as a person without scripts would."""

    def __init__(self, http: httpx.Client, url: str) -> None:
        """`http` follows no redirects."""
        self.http = http
        self.path = "/onboarding/" + url.partition("/onboarding/")[2]

    def open(self, **query: Any) -> httpx.Response:
        return self.http.get(self.path, params=query)

    def send(
        self, section: str, fields: dict[str, Any] | None = None, document: bytes | None = None
    ) -> httpx.Response:
        csrf = re.search(r'name="csrf" value="(\w+)"', self.open().text)
        data = {
            **(FORMS.get(section, {}) if fields is None else fields),
            "csrf": csrf.group(1) if csrf else "",
        }
        files = None if document is None else {"document": ("../pass port.pdf", document, "text/html")}
        return self.http.post(f"{self.path}/{section}", data=data, files=files)

    def complete(self) -> None:
        for section in FORMS:
            assert self.send(section).status_code == 303
        assert self.send("identity", {}, PDF).status_code == 303


@pytest.fixture
def new_creditor(client: httpx.Client) -> dict[str, Any]:
    return client.post(
        "/v1/users",
        json={
            "email": "owner@creditor.example",
            "platform": {"callback_url": "https://platform.example/done"},
        },
    ).json()


@pytest.fixture
def browser(app: FastAPI, new_creditor: dict[str, Any]) -> Iterator[Browser]:
    opened = Browser(TestClient(app, follow_redirects=False), new_creditor["onboarding_url"])
    yield opened
    opened.http.close()
