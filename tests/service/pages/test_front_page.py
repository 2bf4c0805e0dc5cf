"""What a person finds who types the service's address: what it is, where to go, and who runs it."""

from collections.abc import Callable
from dataclasses import replace
from html import unescape

import httpx
import pytest
from fastapi import FastAPI

from recovery_service.wording.phrases import phrase

LANGUAGES = ("en", "fr", "de", "es", "it", "nl")
WORDS = ("title", "link", "lost", "service", "what", "builders", "docs")


@pytest.mark.parametrize("language", LANGUAGES)
def test_front_page_speaks_the_readers_language_and_leads_builders_on(
    caller: Callable[..., httpx.Client], language: str
) -> None:
    anyone = caller(None)
    page = anyone.get("/", headers={"Accept-Language": f"pt, {language}-XX;q=0.8"})
    assert (page.status_code, page.headers["content-language"]) == (200, language)
    assert page.headers["content-type"].startswith("text/html")
    assert "default-src 'none'" in page.headers["content-security-policy"]
    text = unescape(page.text)
    assert f'<html lang="{language}">' in text
    assert [name for name in WORDS if phrase(f"front_{name}", language) not in text] == []
    assert phrase("front_operator", language) not in text, "nobody said who runs it"
    assert anyone.get("/docs").status_code == 200
    chosen = anyone.get("/", params={"lang": "nl"}, headers={"Accept-Language": language})
    assert chosen.headers["content-language"] == "nl"


def test_front_page_names_who_runs_the_service(app: FastAPI, caller: Callable[..., httpx.Client]) -> None:
    core = app.state.core
    settings = replace(core.settings, collector="Example & Co", collector_address="1 High Street, Leeds")
    app.state.core = replace(core, settings=settings)
    page = caller(None).get("/", headers={"Accept-Language": "en"})
    assert "Who runs it" in page.text
    assert "Example &amp; Co<br>1 High Street, Leeds" in page.text
