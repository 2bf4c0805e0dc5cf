"""What a person reads where a page takes or shows nothing: a page in its language, with a way back."""

from collections.abc import Callable, Iterator
from html import unescape
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from recovery_service.pages.debtor import endpoints
from recovery_service.web import guards
from recovery_service.wording.phrases import phrase
from tests.papers import PDF
from tests.service.pages.test_debtor_page import Page
from tests.service.recovery.test_contacts import reachable
from tests.service.steps import an_active_user, events, good, in_process, refused

LANGUAGES = ("en", "fr", "de", "es", "it", "nl")
FORM = {"Content-Type": "multipart/form-data; boundary=x"}


@pytest.fixture
def page(client: httpx.Client, caller: Callable[..., httpx.Client]) -> Page:
    return Page(client, caller, in_process(client, debtor=reachable())["id"])


def says(response: httpx.Response, status: int, words: str, language: str) -> str:
    """The page of a refusal in this language, in these words."""
    assert (response.status_code, response.headers["content-language"]) == (status, language), response.text
    assert response.headers["content-type"].startswith("text/html")
    assert "default-src 'none'" in response.headers["content-security-policy"]
    assert f'<html lang="{language}">' in response.text
    number = response.headers["x-request-id"]
    assert phrase(words, language, limit=25, number=number) in unescape(response.text)
    return response.text


@pytest.fixture
def low_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guards, "PAGE_BODY_BYTES", 2**20)


def too_much() -> Iterator[Any]:
    """Beyond the low limit, without saying so before."""
    for _ in range(3):
        yield bytes(2**20)


@pytest.mark.parametrize("language", LANGUAGES)
def test_upload_over_the_limit_is_refused_on_a_page_with_the_way_back(
    client: httpx.Client, page: Page, language: str, low_limit: None
) -> None:
    before = events(client)
    path = f"/r/{page.path}/dispute"
    response = page.anyone.post(path, params={"lang": language}, content=too_much(), headers=FORM)
    text = says(response, 413, "refused_large", language)
    assert f'href="/r/{page.path}?lang={language}"' in text
    assert events(client) == before


def test_upload_that_announces_its_size_is_refused_on_the_same_page(page: Page) -> None:
    body = bytes(guards.PAGE_BODY_BYTES + 1)
    response = page.anyone.post(f"/r/{page.path}/paid?lang=de", content=body, headers=FORM)
    says(response, 413, "refused_large", "de")


def test_upload_while_too_many_files_are_opened_is_refused_on_a_page(
    app: FastAPI, client: httpx.Client, page: Page
) -> None:
    before = events(client)
    fields = page.fields("dispute")
    app.state.checking.close()
    page.anyone.headers["Accept-Language"] = "pt, it;q=0.8, en;q=0.5"
    response = page.send("dispute", fields, reason="other", files=[("proof.pdf", PDF)])
    says(response, 503, "refused_busy", "it")
    assert int(response.headers["retry-after"]) > 0
    assert events(client) == before


def test_refusals_at_page_addresses_are_pages(
    client: httpx.Client, page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = f"/r/{page.path}"
    says(page.anyone.get(f"{path}/dispute?lang=nl"), 405, "refused_missing", "nl")
    says(page.anyone.post(f"{path}/nothing?lang=es"), 404, "refused_missing", "es")
    many = {f"X-{number}": "1" for number in range(300)}
    says(page.anyone.get(f"{path}?lang=fr", headers=many), 431, "refused_else", "fr")

    def broken(*provided: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(endpoints, "find_by_link", broken)
    says(page.anyone.get(f"{path}?lang=de"), 500, "refused_else", "de")


def test_pages_of_creditors_and_sign_in_refuse_in_words(
    client: httpx.Client, caller: Callable[..., httpx.Client], low_limit: None
) -> None:
    user = good(client.get(f"/v1/users/{an_active_user(client)}"))
    anyone = caller(None)
    token = user["onboarding_url"].rpartition("/")[2]
    path = f"/onboarding/{token}/identity"
    french = {"Accept-Language": "fr-FR"}
    text = says(anyone.post(path, content=too_much(), headers={**FORM, **french}), 413, "refused_large", "fr")
    assert f'href="/onboarding/{token}?lang=fr"' in text
    text = says(anyone.put("/oauth/consent", headers=french), 405, "refused_missing", "fr")
    assert "<a href" not in text.partition("<main")[2]


@pytest.mark.parametrize("path", ["/v1/nothing", "/oauth/nothing", "/nothing", "/card-events/other"])
def test_json_client_refusals_stay_json(caller: Callable[..., httpx.Client], path: str) -> None:
    refused(caller(None).post(path), 404, "NOT_FOUND")


@pytest.mark.parametrize("path", ["/r", "/nothing"])
def test_address_without_a_page_is_told_to_a_browser_on_a_page(
    caller: Callable[..., httpx.Client], path: str
) -> None:
    browser = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8", "Accept-Language": "fr-FR"}
    text = says(caller(None).get(path, headers=browser), 404, "refused_nothing_here", "fr")
    assert "<a href" not in text.partition("<main")[2]
    refused(caller(None).get(path), 404, "NOT_FOUND")
    refused(caller(None).get(path, headers={"Accept": "application/json, text/html"}), 404, "NOT_FOUND")


def test_interface_answers_json_to_a_browser_too(caller: Callable[..., httpx.Client]) -> None:
    refused(caller(None).get("/v1/nothing", headers={"Accept": "text/html"}), 404, "NOT_FOUND")


def test_html_in_address_is_shown_as_text(caller: Callable[..., httpx.Client], low_limit: None) -> None:
    response = caller(None).post('/r/"><script>alert(1)</script>/dispute', content=too_much(), headers=FORM)
    assert "<script" not in response.text
