"""The debtor's page in a real browser: axe finds nothing in any language, on a phone and a desktop, light and dark."""

import json
import re
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from tests.builders import an_invoice, days_ago
from tests.depth import is_deep, with_the_rest
from tests.service.pages.chromium import Chromium
from tests.service.pages.test_debtor_page import Page
from tests.service.pages.test_in_a_browser import chromium as chromium
from tests.service.pages.test_in_a_browser import open_all, served
from tests.service.pages.test_reference_in_a_browser import VIOLATIONS
from tests.service.pages.test_reference_in_a_browser import axe as axe
from tests.service.recovery.test_contacts import reachable
from tests.service.steps import (
    DAY,
    advance,
    an_active_user,
    before_daylight,
    dispute,
    good,
    pay,
    read,
    submit,
)

LANGUAGES = ("de", "en", "es", "fr", "it", "nl")
MOST_BYTES = 60_000


@pytest.fixture
def page_url(app: FastAPI, client: httpx.Client) -> Iterator[str]:
    """The page of the oldest of three invoices: part of it is paid, interest is asked for, all forms are there."""
    user = an_active_user(client)
    rules = good(client.get(f"/v1/users/{user}/standing-rules"))
    good(client.put(f"/v1/users/{user}/standing-rules", json={**rules, "combine_reminders": True}))
    before_daylight(client)
    ids = []
    for days in (400, 300, 200):
        issued, due = days_ago(days + 30).isoformat(), days_ago(days).isoformat()
        invoice = an_invoice(issue_date=issued, due_date=due, amount=2360.34)
        metadata = {"pursue": "all"}
        ids.append(submit(client, user, invoice=invoice, debtor=reachable(), metadata=metadata)["id"])
    advance(client, 3 * DAY)
    pay(client, ids[0], 500)
    good(client.post(f"/v1/receivables/{ids[0]}/partial-payment", json={"action": "continue_recovery"}))
    path = read(client, ids[0])["recovery_progress"]["recovery_page_url"].partition("/r/")[2]
    with served(app) as port:
        yield f"http://127.0.0.1:{port}/r/{path}"


@pytest.fixture
def kinds(app: FastAPI, client: httpx.Client, caller: Callable[..., Any]) -> Iterator[dict[str, str]]:
    """The page at every other stage of a recovery, by its name."""
    user = an_active_user(client)
    before_daylight(client)

    def owe(name: str, due: int = 60, **changes: Any) -> str:
        days = {"issue_date": days_ago(due + 30).isoformat(), "due_date": days_ago(due).isoformat()}
        debtor = reachable(company_name=f"{name} & Co", **changes)
        invoice = an_invoice(amount=1200, **days)
        request = {"invoice": invoice, "debtor": debtor, "metadata": {"pursue": "all"}, "force_proceed": True}
        return submit(client, user, **request)["id"]

    names = ("offered", "plan", "settlement", "refused", "promised", "paid", "cancelled")
    names += ("disputed", "answered")
    ids = {name: owe(name) for name in names}
    ids |= {"person": owe("person", company_type="individual"), "barred": owe("barred", due=6_000)}
    advance(client, 3 * DAY)
    now = good(client.get("/v1/test/clock"))["now"][:10]
    paths = {name: read(client, id_)["recovery_progress"]["recovery_page_url"] for name, id_ in ids.items()}
    for name, terms in (
        ("offered", {"instalments": 3, "message": "Would this do?"}),
        ("plan", {"instalments": 3, "agreed": True}),
        ("settlement", {"kind": "settlement", "amount": 900, "agreed": True}),
    ):
        good(client.post(f"/v1/receivables/{ids[name]}/agreements", json={"first_on": now, **terms}))
    assert Page(client, caller, ids["refused"]).send("plan", count="3", day=now).status_code == 303
    [proposal] = good(client.get(f"/v1/receivables/{ids['refused']}/agreements"))["data"]
    good(
        client.post(
            f"/v1/receivables/{ids['refused']}/agreements/{proposal['id']}", json={"action": "refuse"}
        )
    )
    assert Page(client, caller, ids["promised"]).send("promise", day=now).status_code == 303
    for name in ("disputed", "answered"):
        dispute(client, ids[name])
    evidence = {"statement": "The delivery note is signed."}
    good(client.post(f"/v1/receivables/{ids['answered']}/evidence", json=evidence))
    pay(client, ids["paid"])
    good(client.post(f"/v1/receivables/{ids['cancelled']}/cancel", json={"reason": "business_decision"}))
    with served(app) as port:
        address = f"http://127.0.0.1:{port}/r/"
        urls = {name: address + path.partition("/r/")[2] for name, path in paths.items()}
        yield {**urls, "gone": urls["plan"][:-4] + "aaaa", "thanked": urls["promised"] + "?done=promise"}


def test_debtor_page_at_every_stage_has_no_violation_and_is_small(
    chromium: Chromium, axe: str, kinds: dict[str, str]
) -> None:
    for (place, (name, url)), language in product(enumerate(kinds.items()), LANGUAGES):
        separator = "&" if "?" in url else "?"
        page = httpx.get(f"{url}{separator}lang={language}")
        require_small(page.text)
        assert page.status_code == (404 if name == "gone" else 200), name
        # Each kind in one language, width and scheme; under --deep in every language.
        if not is_deep() and language != LANGUAGES[place % len(LANGUAGES)]:
            continue
        width, scheme = ((360, "light"), (1280, "dark"), (360, "dark"))[place % 3]
        size = {"width": width, "height": 900, "deviceScaleFactor": 1, "mobile": width < 500}
        chromium.ask("Emulation.setDeviceMetricsOverride", **size)
        features = [{"name": "prefers-color-scheme", "value": scheme}]
        chromium.ask("Emulation.setEmulatedMedia", features=features)
        chromium.open(f"{url}{separator}lang={language}")
        chromium.wait(f"document.documentElement.lang === '{language}'")
        open_all(chromium)
        chromium.value(f"{axe}; 0")
        assert json.loads(chromium.value(VIOLATIONS)) == [], (name, language)
        assert chromium.value(
            "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
        ), name


def require_small(html: str) -> None:
    """Fail where the page is large, or asks somebody else for a part of it."""
    assert len(html.encode()) < MOST_BYTES
    loaded = re.findall(r'(?:src|<link rel="stylesheet" href)="([^"]+)"', html)
    assert loaded
    assert all(address.startswith("/") for address in loaded)
    assert "<script" not in html


@pytest.mark.deep
@pytest.mark.parametrize(
    ("width", "scheme"),
    with_the_rest([(360, "dark"), (1280, "light")], [(360, "light"), (1280, "dark")]),
)
def test_debtor_page_has_no_violation_in_any_language(
    chromium: Chromium, axe: str, page_url: str, width: int, scheme: str
) -> None:
    size = {"width": width, "height": 900, "deviceScaleFactor": 1, "mobile": width < 500}
    chromium.ask("Emulation.setDeviceMetricsOverride", **size)
    chromium.ask("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
    # Each language in one of them, under --deep in all.
    for language in LANGUAGES if is_deep() else LANGUAGES[width == 360 :: 2]:
        chromium.open(f"{page_url}?lang={language}")
        chromium.wait(f"document.documentElement.lang === '{language}'")
        open_all(chromium)
        assert chromium.value("document.querySelectorAll('#others, #why, form').length") > 8
        chromium.value(f"{axe}; 0")
        assert json.loads(chromium.value(VIOLATIONS)) == [], language
        assert chromium.value("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


def test_debtor_page_is_small_and_asks_nobody_else(page_url: str) -> None:
    for language in LANGUAGES:
        require_small(httpx.get(page_url, params={"lang": language}).text)
