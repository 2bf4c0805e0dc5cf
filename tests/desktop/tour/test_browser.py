"""The played browser sends what the forms say, and refuses what a person could not do."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import parse_qs

import pytest

from recovery_desktop.api.http_connection import HttpResponse, Request
from recovery_desktop.api.listener import Listener
from recovery_desktop.tour.browser import PIXEL, Browser, PageRefused

FORMS = """<!doctype html><html><body><p>Please   choose</p>
<form action="search"><input name="q"><button>Search</button></form>
<form method="post" action="/pay">
  <input type="hidden" name="csrf" value="t0ken">
  <input type="radio" name="how" value="all" checked> <input type="radio" name="how" value="part">
  <input name="amount" type="number" value="10.00">
  <select name="bank"><option value="a">A</option><option value="b" selected>B</option></select>
  <textarea name="note">hello</textarea>
  <input type="checkbox" name="agree" required> <input type="checkbox" name="news">
  <input name="gone" disabled value="x">
  <button name="action" value="pay">Pay now</button> <button name="action" value="later">Pay later</button>
</form>
<details><summary>More</summary><form method="post" action="/hand-in" enctype="multipart/form-data">
  <input name="day" type="date"><input name="paper" type="file"><button>Send</button>
</form></details>
<a href="/help">Help</a></body></html>"""


def browse(story: Callable[[Browser, str, list[Request]], Awaitable[None]]) -> None:
    async def run() -> None:
        requests: list[Request] = []

        async def answer(request: Request) -> HttpResponse:
            requests.append(request)
            if request.target.startswith("/refuse"):
                return HttpResponse(403, b"<p>Not so</p>", "text/html")
            return HttpResponse(200, FORMS.encode(), "text/html; charset=utf-8")

        listener = Listener(answer)
        port = await listener.start()
        try:
            async with Browser() as browser:
                await story(browser, f"http://127.0.0.1:{port}", requests)
        finally:
            await listener.stop()

    asyncio.run(run())


def test_browser_reads_the_page_as_a_person_does() -> None:
    async def story(browser: Browser, base: str, requests: list[Any]) -> None:
        page = await browser.open(f"{base}/shop/start")
        assert page.words.startswith("Please choose")
        assert page.links() == [f"{base}/help"]
        search, pay, hand_in = page.forms
        assert [form.unfolded for form in (search, pay, hand_in)] == [True, True, False]
        assert search.action == f"{base}/shop/search"
        assert pay.names == {"csrf", "how", "amount", "bank", "note", "agree", "news"}
        assert pay.control("how").choices == ("all", "part")
        assert [pay.control(name).is_sent for name in ("agree", "news")] == [True, False]
        assert pay.buttons == {"Pay now": ("action", "pay"), "Pay later": ("action", "later")}

    browse(story)


def test_browser_sends_the_complete_form() -> None:
    async def story(browser: Browser, base: str, requests: list[Any]) -> None:
        page = await browser.open(base)
        form = page.form_with("amount")
        await browser.submit(page, form, {"how": "part", "amount": "4.50"}, press="later")
        assert requests[-1].method == "POST"
        assert parse_qs(requests[-1].body.decode()) == {
            "csrf": ["t0ken"],
            "how": ["part"],
            "amount": ["4.50"],
            "bank": ["b"],
            "note": ["hello"],
            "agree": ["on"],
            "action": ["later"],
        }
        assert requests[-1].values("origin") == [base]
        await browser.submit(page, page.form_with("q"), {"q": "été"})
        assert (requests[-1].method, requests[-1].target) == ("GET", "/search?q=%C3%A9t%C3%A9")

    browse(story)


def test_browser_cannot_send_fields_that_the_form_lacks() -> None:
    async def story(browser: Browser, base: str, requests: list[Any]) -> None:
        page = await browser.open(base)
        form = page.form_with("amount", "action")
        for values, press in (({"price": "1"}, None), ({"how": "never"}, None), ({}, "Cancel")):
            with pytest.raises(PageRefused):
                await browser.submit(page, form, values, press=press)
        with pytest.raises(PageRefused):
            page.form_with("iban")
        assert len(requests) == 1

    browse(story)


def test_refused_form_says_what_the_page_said() -> None:
    async def story(browser: Browser, base: str, requests: list[Any]) -> None:
        page = await browser.open(f"{base}/refuse")
        assert page.status == 403
        page = await browser.open(base)
        form = page.forms[1]
        refused = type(form)(f"{base}/refuse", form.method, form.controls, form.buttons)
        with pytest.raises(PageRefused, match="Not so"):
            await browser.submit(page, refused)

    browse(story)


def test_form_with_a_file_is_sent_in_parts() -> None:
    async def story(browser: Browser, base: str, requests: list[Any]) -> None:
        page = await browser.open(base)
        form = page.form_with("day")
        await browser.submit(
            page, form, {"day": "2026-01-02"}, files={"paper": ("id.png", PIXEL, "image/png")}
        )
        kind = requests[-1].values("content-type")[0]
        assert kind.startswith("multipart/form-data; boundary=")
        assert b'name="day"\r\n\r\n2026-01-02' in requests[-1].body
        assert b'name="paper"; filename="id.png"' in requests[-1].body
        assert PIXEL in requests[-1].body

    browse(story)
