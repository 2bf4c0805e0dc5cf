"""The debtor's page in a real browser: named for a screen reader, usable by keyboard, contrast high enough."""

import contextlib
import dataclasses
import threading
import time
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from fastapi import FastAPI

from recovery_service.access.links import recovery_url
from recovery_service.app import build_app
from recovery_service.composition import compose_core
from recovery_service.context.core import Core
from recovery_service.settings import StripeAccount
from tests.builders import an_invoice
from tests.needed import absent
from tests.service.pages.chromium import Chromium, executable
from tests.service.recovery.test_contacts import reachable
from tests.service.recovery.test_html_mail import layouts
from tests.service.steps import DAY, advance, good, in_process, read

# The relative luminance of what is drawn against the nearest opaque background, for every text on the page.
CONTRAST = """
(() => {
  const channel = (c) => { c /= 255; return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4; };
  const luminance = ([r, g, b]) => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
  const parse = (text) => { const n = text.match(/[\\d.]+/g).map(Number); return n.length < 4 ? [...n, 1] : n; };
  const backdrop = (element) => {
    for (; element; element = element.parentElement) {
      const colour = parse(getComputedStyle(element).backgroundColor);
      if (colour[3] === 1) return colour;
    }
    return [255, 255, 255, 1];
  };
  const faults = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !element.checkVisibility()) continue;
    const style = getComputedStyle(element);
    const [a, b] = [luminance(parse(style.color)), luminance(backdrop(element))];
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    const large = parseFloat(style.fontSize) >= 24 || (parseFloat(style.fontSize) >= 18.66 && style.fontWeight >= 700);
    if (ratio < (large ? 3 : 4.5)) faults.push(`${ratio.toFixed(2)} ${walker.currentNode.data.trim()}`);
  }
  return faults;
})()
"""
WIDE = "Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth)"
ACTIVE = "document.activeElement"
FOCUSED = f"{ACTIVE}.tagName + ' ' + ({ACTIVE}.name || {ACTIVE}.textContent.trim())"


@pytest.fixture(scope="module")
def chromium() -> Iterator[Any]:
    path = executable()
    if path is None:
        absent("there is no Chromium here")
    browser = Chromium(path)
    yield browser
    browser.close()


@pytest.fixture
def page_url(app: FastAPI, client: httpx.Client) -> Iterator[Any]:
    """The page of a receivable, served on a real port."""
    id_ = in_process(client, debtor=reachable())["id"]
    path = read(client, id_)["recovery_progress"]["recovery_page_url"].partition("/r/")[2]
    with served(app) as port:
        yield id_, f"http://127.0.0.1:{port}/r/{path}"


@pytest.fixture
def card_page_url(core: Core, client: httpx.Client) -> Iterator[Any]:
    """One with a card form, many invoices and a long name, in production."""
    numbers = [f"RE-2025-{number:06}" for number in range(10)]
    name = "Internationale Handels- und Beteiligungsgesellschaft für Präzisionswerkzeuge mbH & Co. KG"
    receivable = in_process(
        client, 15_240, debtor=reachable(company_name=name), invoice=an_invoice(numbers=numbers)
    )
    account = StripeAccount("key", "secret", pages="https://pay.example", api="https://pay.example")
    settings = dataclasses.replace(
        core.settings, environment="production", public_url="https://pay.example", stripe=account
    )
    shop = compose_core(settings, core.database, core.clock)
    path = recovery_url(shop, receivable["id"], 1).partition("pay.example")[2]
    with served(build_app(shop)) as port:
        yield f"http://127.0.0.1:{port}{path}"


@contextlib.contextmanager
def served(app: Any) -> Iterator[Any]:
    server = uvicorn.Server(uvicorn.Config(app, port=0, lifespan="off", log_level="error"))
    thread = threading.Thread(target=server.run)
    thread.start()
    deadline = time.monotonic() + 30
    while not server.started and time.monotonic() < deadline:
        time.sleep(0.02)
    assert server.started
    try:
        yield server.servers[0].sockets[0].getsockname()[1]
    finally:
        server.should_exit = True
        thread.join()


def open_all(chromium: Any) -> None:
    chromium.value(
        "document.querySelectorAll('details').forEach((d) => { d.removeAttribute('name'); d.open = true; })"
    )


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_page_elements_have_names_and_contrast(chromium: Any, page_url: Any, scheme: Any) -> None:
    chromium.ask("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
    chromium.open(page_url[1])
    check(chromium)


def check(chromium: Any, headline: str = "Facture") -> None:
    """Everything is named for a screen reader, and every text is readable."""
    open_all(chromium)
    nodes = chromium.nodes()
    roles = [role for role, _, _ in nodes]
    assert roles.count("main") == 1
    assert next(name for role, name, _ in nodes if role == "heading").startswith(headline)
    nameless = [role for role, name, focusable in nodes if focusable and not name and role != "RootWebArea"]
    assert nameless == []
    assert [name for role, name, _ in nodes if role == "image" and not name] == []
    assert chromium.value(CONTRAST) == []


def test_proposal_is_read_and_accepted_by_keyboard_alone(
    chromium: Any, page_url: Any, client: httpx.Client
) -> None:
    id_, url = page_url
    chromium.ask("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "light"}])
    chromium.ask(
        "Emulation.setDeviceMetricsOverride", width=320, height=800, deviceScaleFactor=1, mobile=False
    )
    now = datetime.fromisoformat(good(client.get("/v1/test/clock"))["now"])
    body = {"instalments": 3, "first_on": str((now + timedelta(days=9)).date()), "message": "Would this do?"}
    good(client.post(f"/v1/receivables/{id_}/agreements", json=body))
    chromium.open(url + "?lang=de")
    chromium.wait("document.documentElement.lang === 'de'")
    check(chromium, "Rechnung")
    assert chromium.value("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    chromium.open(url + "?lang=en")
    chromium.wait("document.documentElement.lang === 'en'")
    observed = []
    while not observed or observed[-1] != "BUTTON Accept":
        chromium.press("Tab")
        observed.append(chromium.value(FOCUSED))
        assert len(observed) < 40, observed
    chromium.press("Enter", text="\r")
    chromium.wait("location.search.includes('done=agree')")
    assert read(client, id_)["recovery_progress"]["agreement"]["state"] == "accepted"
    check(chromium, "Invoice")
    assert "Agreed instalments" in chromium.value("document.querySelector('#agreed').textContent")


ATTACH = """
(() => {
  const files = new DataTransfer();
  files.items.add(new File([new Uint8Array(27 * 1024 * 1024)], "scan.pdf", { type: "application/pdf" }));
  const input = document.querySelector("#dispute-files");
  input.files = files.files;
  input.form.submit();
})()
"""


def test_upload_over_the_limit_ends_on_a_page_that_says_so(chromium: Any, page_url: Any) -> None:
    chromium.open(page_url[1] + "?lang=fr")
    chromium.wait("document.querySelector('#dispute-files') !== null")
    chromium.value(ATTACH)
    chromium.wait('document.title === "Cela n’a pas fonctionné"')
    check(chromium, "Cela n’a pas fonctionné")
    chromium.value("document.querySelector('main a').click()")
    chromium.wait("document.querySelector('#dispute-files') !== null")


@pytest.mark.parametrize("width", [320, 1280])
def test_page_at_any_width_is_not_cut_off(chromium: Any, page_url: Any, width: Any) -> None:
    size = {"width": width, "height": 800, "deviceScaleFactor": 1, "mobile": False}
    chromium.ask("Emulation.setDeviceMetricsOverride", **size)
    chromium.open(page_url[1])
    open_all(chromium)
    assert chromium.value("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


def test_account_of_27_characters_stands_in_one_line_on_a_phone(chromium: Any, page_url: Any) -> None:
    size = {"width": 390, "height": 800, "deviceScaleFactor": 1, "mobile": True}
    chromium.ask("Emulation.setDeviceMetricsOverride", **size)
    chromium.open(page_url[1])
    rows = "[...document.querySelectorAll('.transfer dl div')]"
    iban = f"{rows}.find((row) => row.textContent.includes('IBAN')).querySelector('dd')"
    assert chromium.value(f"{iban}.textContent").replace(" ", "").startswith("FR76")
    lines = f"{iban}.getBoundingClientRect().height / parseFloat(getComputedStyle({iban}).lineHeight)"
    assert chromium.value(lines) < 1.5


def test_dispute_by_keyboard_alone_succeeds(chromium: Any, page_url: Any, client: httpx.Client) -> None:
    chromium.open(page_url[1] + "?lang=en")
    observed = []
    while not observed or "Something is wrong" not in observed[-1]:
        chromium.press("Tab")
        observed.append(chromium.value(FOCUSED))
        assert len(observed) < 40, observed
        assert chromium.value("getComputedStyle(document.activeElement).outlineStyle") != "none", observed[-1]
    chromium.press("Enter", text="\r")
    chromium.wait("document.activeElement.parentElement.open")
    while not observed[-1].startswith("BUTTON"):
        chromium.press("Tab")
        observed.append(chromium.value(FOCUSED))
        if observed[-1] == "SELECT reason":
            assert chromium.value(f"{ACTIVE}.value") == ""  # nothing is chosen for the debtor
            chromium.press("ArrowDown", code="ArrowDown")
            chromium.wait(f"{ACTIVE}.value !== ''")
        if observed[-1] == "INPUT extent":
            chromium.press(" ", code="Space", text=" ")
            chromium.wait(f"{ACTIVE}.checked")
    assert {"SELECT reason", "INPUT extent", "TEXTAREA message", "INPUT files"} <= set(observed)
    chromium.press("Enter", text="\r")
    chromium.wait("location.search.includes('done=dispute')")
    assert read(client, page_url[0])["status"] == "disputed"
    assert "has arrived" in chromium.value("document.querySelector('[role=status]').textContent")


# What has no value says that nothing is wished.
CHOSEN = """
[...document.querySelectorAll('main form input:checked, main form select, main form input[type=date]')]
  .filter((field) => field.value).map((field) => field.id)
"""
CUT_OFF = """
[...document.querySelectorAll('main fieldset label, main select, main input')]
  .filter((n) => n.scrollWidth > n.clientWidth + 1 || n.getBoundingClientRect().right > innerWidth).map((n) => n.id)
"""


def test_forms_on_a_phone_choose_nothing_for_the_debtor_and_show_every_sum_whole(
    chromium: Any, page_url: Any
) -> None:
    size = {"width": 320, "height": 800, "deviceScaleFactor": 1, "mobile": True}
    chromium.ask("Emulation.setDeviceMetricsOverride", **size)
    for language in ("de", "en", "es", "fr", "it", "nl"):
        chromium.open(f"{page_url[1]}?lang={language}")
        chromium.wait(f"document.documentElement.lang === '{language}'")
        open_all(chromium)
        assert chromium.value(CHOSEN) == []
        assert chromium.value(CUT_OFF) == [], language


HEADLINES = {
    "fr": ("Facture", "Payer par carte"),
    "en": ("Invoice", "Pay by card"),
    "de": ("Rechnung", "Mit Karte bezahlen"),
    "es": ("Factura", "Pagar con tarjeta"),
    "it": ("Fattura", "Paga con carta"),
    "nl": ("Factuur", "Betalen met kaart"),
}


def test_card_form_is_named_readable_and_reached_by_keyboard_in_every_language(
    chromium: Any, card_page_url: Any
) -> None:
    size = {"height": 800, "deviceScaleFactor": 1, "mobile": False}
    for language, (headline, button) in HEADLINES.items():
        scheme = "dark" if language in ("fr", "de") else "light"
        chromium.ask(
            "Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}]
        )
        chromium.ask("Emulation.setDeviceMetricsOverride", width=320, **size)
        chromium.open(f"{card_page_url}?lang={language}")
        chromium.wait(f"document.documentElement.lang === '{language}'")
        observed = []
        while not observed or observed[-1] != f"BUTTON {button}":
            chromium.press("Tab")
            observed.append(chromium.value(FOCUSED))
            assert len(observed) < 20, observed
        assert observed[-2] == "INPUT amount"
        check(chromium, headline)
        assert chromium.value("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
        broken = (
            "[...document.querySelectorAll('.whole')].filter((n) => n.getClientRects().length > 1).length"
        )
        assert chromium.value(broken) == 0


def test_mail_is_no_wider_than_a_phone(
    chromium: Any, core: Core, client: httpx.Client, tmp_path: Path
) -> None:
    address = {"line1": "Hafenstraße 12", "postal_code": "20457", "city": "Hamburg", "country": "DE"}
    id_ = in_process(client, debtor=reachable(address=address), invoice=an_invoice())["id"]
    advance(client, 20 * DAY)
    size = {"width": 360, "height": 800, "deviceScaleFactor": 1, "mobile": True}
    chromium.ask("Emulation.setDeviceMetricsOverride", **size)
    mails = layouts(core, id_)
    assert mails
    for _, html in mails:
        (tmp_path / "mail.html").write_text(html, "utf-8")
        chromium.open((tmp_path / "mail.html").as_uri())
        assert chromium.value(WIDE) == 0


SMALL = "[...document.querySelectorAll('.small')].map((one) => getComputedStyle(one).color)"


def test_small_print_of_a_mail_stays_grey_in_the_dark(
    chromium: Any, core: Core, client: httpx.Client, tmp_path: Path
) -> None:
    id_ = in_process(client, debtor=reachable())["id"]
    advance(client, 5 * DAY)
    chromium.ask("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "dark"}])
    (tmp_path / "mail.html").write_text(layouts(core, id_)[0][1], "utf-8")
    chromium.open((tmp_path / "mail.html").as_uri())
    assert set(chromium.value(SMALL)) == {"rgb(170, 177, 189)"}


# The name of the service beside the languages: its mark whole, and no word of it over two lines.
HEAD = """
(() => {
  const mark = document.querySelector('.mark'), words = mark.lastChild, range = document.createRange();
  const broken = [...words.data.matchAll(/\\S+/g)].filter((word) => {
    range.setStart(words, word.index);
    range.setEnd(words, word.index + word[0].length);
    return range.getClientRects().length > 1;
  });
  return [mark.querySelector('span').offsetWidth, broken.length];
})()
"""


def test_onboarding_page_on_a_phone_breaks_no_word_at_its_head(
    chromium: Any, app: FastAPI, client: httpx.Client
) -> None:
    url = good(client.post("/v1/users", json={"email": "new@creditor.example"}))["onboarding_url"]
    path = url.partition("/onboarding/")[2]
    size = {"width": 360, "height": 800, "deviceScaleFactor": 1, "mobile": True}
    chromium.ask("Emulation.setDeviceMetricsOverride", **size)
    with served(app) as port:
        for language in ("de", "en", "es", "fr", "it", "nl"):
            chromium.open(f"http://127.0.0.1:{port}/onboarding/{path}?lang={language}")
            chromium.wait(
                f"document.documentElement.lang === '{language}' && document.querySelector('.mark') !== null"
            )
            assert chromium.value(HEAD) == [20, 0], language
            assert chromium.value(WIDE) == 0
