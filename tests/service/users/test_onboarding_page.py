"""The onboarding page as a person sees it: languages, ways back, and what stands in its headers."""

import re
import tomllib
from html.parser import HTMLParser
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from recovery_service.law.countries import LANGUAGES
from tests.service.quick_client import TestClient
from tests.service.users.conftest import COMPANY, Browser
from tests.service.users.test_onboarding import WORDS, of


def test_links_that_were_not_made_here_lead_nowhere(
    app: FastAPI, new_creditor: dict[str, Any], browser: Browser
) -> None:
    token = browser.path.removeprefix("/onboarding/")
    user, generation, proof = token.split(".")
    for wrong in (
        "x",
        f"{user}.2.{proof}",
        f"{user}.{generation}.{proof[::-1]}",
        f"usr_x.{generation}.{proof}",
    ):
        response = browser.http.get(f"/onboarding/{wrong}", headers={"Accept-Language": "en"})
        assert response.status_code == 404
        assert "no longer works" in response.text
        assert browser.http.post(f"/onboarding/{wrong}/company", data=COMPANY).status_code == 404


def test_form_from_elsewhere_stores_nothing(
    app: FastAPI, client: httpx.Client, new_creditor: dict[str, Any], browser: Browser
) -> None:
    browser.open()
    before = of(client, new_creditor, "/requirements")
    assert browser.http.post(f"{browser.path}/company", data=COMPANY).status_code == 403
    csrf = re.search(r'name="csrf" value="(\w+)"', browser.open().text).group(1)
    with TestClient(app, follow_redirects=False) as other:
        assert other.post(f"{browser.path}/company", data={**COMPANY, "csrf": csrf}).status_code == 403
    assert of(client, new_creditor, "/requirements") == before


def test_page_is_guarded_by_its_headers(browser: Browser) -> None:
    response = browser.open()
    policy = response.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "script" not in response.text
    assert response.headers["Referrer-Policy"] == "no-referrer"
    assert response.headers["X-Robots-Tag"] == "noindex"
    assert response.headers["Cache-Control"] == "no-store"
    cookie = response.headers["Set-Cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie


CALLBACKS = [
    ("https://platform.example/a?b=c", True),
    ("http://127.0.0.1:5000/", True),
    ("http://platform.example/", False),
    ("javascript:alert(1)", False),
    ("https://", False),
    ('https://a.example/"><script>', False),
]


@pytest.mark.parametrize(("url", "offered"), CALLBACKS)
def test_way_back_is_a_button_only_to_a_safe_address(
    app: FastAPI, client: httpx.Client, url: str, offered: bool
) -> None:
    body = client.post("/v1/users", json={"email": "a@b.example", "platform": {"callback_url": url}}).json()
    browser = Browser(TestClient(app, follow_redirects=False), body["onboarding_url"])
    browser.complete()
    page = browser.open(lang="en").text
    browser.http.close()
    assert ("Return to your platform" in page) is offered


class Checker(HTMLParser):
    """Collects what accessibility needs: a label for every input, no id twice, one main heading."""

    def __init__(self) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.inputs: set[str] = set()
        self.labelled: set[str] = set()
        self.described: set[str] = set()
        self.headings = 0
        self.language = ""

    def handle_starttag(self, tag: str, attrs: list[Any]) -> None:
        collected = dict(attrs)
        if "id" in collected:
            self.ids.append(collected["id"])
        if tag in ("input", "select") and collected.get("type") != "hidden":
            self.inputs.add(collected["id"])
        if tag == "label":
            self.labelled.add(collected["for"])
        if tag == "html":
            self.language = collected["lang"]
        self.headings += tag == "h1"
        self.described |= set(collected.get("aria-describedby", "").split())


@pytest.mark.parametrize("language", ["en", "fr", "de", "es", "it", "nl"])
def test_page_can_be_used_without_eyes_in_each_language(browser: Browser, language: str) -> None:
    for response in (browser.open(lang=language), browser.send("company", {"lang": language})):
        checker = Checker()
        checker.feed(response.text)
        assert checker.language == language
        assert checker.inputs <= checker.labelled
        assert len(checker.ids) == len(set(checker.ids))
        assert checker.described <= set(checker.ids)
        assert checker.headings == 1


def test_onboarding_page_has_all_phrases_in_all_languages() -> None:
    for key, row in tomllib.loads(WORDS.read_text("utf-8")).items():
        assert set(row) == set(LANGUAGES), key
        assert all(row.values()), key


@pytest.mark.parametrize(
    ("accepted", "language"), [("ja,de-CH;q=0.8,en", "de"), ("nl-BE,fr", "nl"), ("ja", "en")]
)
def test_browser_says_which_language(browser: Browser, accepted: str, language: str) -> None:
    response = browser.http.get(browser.path, headers={"Accept-Language": accepted})
    assert response.headers["Content-Language"] == language
