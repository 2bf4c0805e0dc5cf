"""The debtor's page over HTTP, as a browser without scripts uses it."""

import base64
import random
import re
import tomllib
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from html import unescape
from typing import Any

import httpx
import pytest

from recovery_service.access.links import check_recovery_token, onboarding_url, recovery_url
from recovery_service.context.core import Core
from recovery_service.pages.debtor.forms import Form, FormFault
from recovery_service.recovery.dunning import repository
from recovery_service.resources import resource_path
from recovery_service.wording.line_breaks import without_breaks
from recovery_service.wording.phrases import phrase
from tests.builders import a_debtor, an_invoice
from tests.depth import in_time, rounds
from tests.papers import PDF, PNG
from tests.service.recovery.test_contacts import ledger, outbox, reachable
from tests.service.steps import DAY, advance, events, good, in_process, pay, read


class Page:
    """The page of one receivable, opened by somebody without a token."""

    def __init__(self, client: httpx.Client, caller: Callable[..., Any], id_: str) -> None:
        self.anyone = caller(None)
        self.path = read(client, id_)["recovery_progress"]["recovery_page_url"].partition("/r/")[2]

    def get(self, **query: Any) -> httpx.Response:
        return self.anyone.get(f"/r/{self.path}", params=query)

    def fields(self, kind: str) -> dict[str, Any]:
        form = re.search(rf'<form method="post" action="/r/[^"]*/{kind}\?.*?</form>', self.get().text, re.S)
        assert form, f"no form to {kind}"
        return dict(re.findall(r'<input type="hidden" name="(\w+)" value="([^"]*)">', form[0]))

    def send(
        self,
        kind: str,
        fields: dict[str, Any] | None = None,
        files: list[tuple[str, bytes]] | tuple[Any, ...] = (),
        **typed: Any,
    ) -> httpx.Response:
        data = {**(self.fields(kind) if fields is None else fields), **typed}
        attached = [("files", (name, content, "application/pdf")) for name, content in files]
        return self.anyone.post(f"/r/{self.path}/{kind}", data=data, files=attached or None)


@pytest.fixture
def id_(client: httpx.Client) -> str:
    return in_process(client, debtor=reachable())["id"]


@pytest.fixture
def page(client: httpx.Client, caller: Callable[..., httpx.Client], id_: str) -> Page:
    return Page(client, caller, id_)


def day(days: int = 0) -> str:
    return (datetime.now(UTC) + timedelta(days=days)).date().isoformat()


@pytest.mark.parametrize("content", [b"\x89PNG\r\n\x1a\n" + bytes(40), b"%PDF-1.4 x"], ids=["png", "pdf"])
def test_file_that_no_program_can_open_is_refused(page: Page, content: bytes) -> None:
    sent = page.send("dispute", reason="other", files=[("proof", content)])
    assert sent.status_code == 400


def test_reading_changes_nothing_and_tells_nobody(client: httpx.Client, page: Page, id_: str) -> None:
    before = (events(client), read(client, id_)["recovery_progress"]["history"])
    response = page.get()
    assert response.status_code == 200
    assert (events(client), read(client, id_)["recovery_progress"]["history"]) == before
    headers = response.headers
    assert headers["referrer-policy"] == "no-referrer"
    assert "noindex" in headers["x-robots-tag"]
    assert headers["cache-control"] == "no-store"
    assert "default-src 'none'" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert "set-cookie" not in headers
    links = re.findall(r'(?:src|href|action)="([^"]+)"', response.text)
    assert all(link.startswith(("/r/", "?lang=", "#", "mailto:")) for link in links)
    assert "<script" not in response.text


@pytest.mark.parametrize("language", ["en", "fr", "de", "es", "it", "nl"])
def test_page_speaks_six_languages(page: Page, language: str) -> None:
    response = page.get(lang=language)
    assert f'<html lang="{language}">' in response.text
    assert response.headers["content-language"] == language
    words = tomllib.loads(resource_path("pages", "words.toml").read_text("utf-8"))
    assert words["what_is_owed"][language] in unescape(response.text)


def test_debtor_page_has_all_phrases_in_all_languages() -> None:
    words = tomllib.loads(resource_path("pages", "words.toml").read_text("utf-8"))
    for key, row in words.items():
        assert set(row) == {"en", "fr", "de", "es", "it", "nl"}, key
        # A French letter greets nobody by name.
        is_greeting = key.startswith("letter_greeting_")
        spoken = [text for language, text in row.items() if (is_greeting, language) != (True, "fr")]
        assert len({frozenset(re.findall(r"\{(\w+)\}", text)) for text in spoken}) == 1, key


@pytest.mark.database
def test_paying_in_full_from_the_page_recovers(client: httpx.Client, page: Page, id_: str) -> None:
    response = page.send("pay", amount="1 200,50")
    assert response.status_code == 303
    assert read(client, id_)["status"] == "payment_received"
    assert "<form" not in page.get().text
    advance(client, 2 * DAY)
    assert read(client, id_)["status"] == "recovered"


@pytest.mark.database
def test_form_sent_twice_counts_once(client: httpx.Client, page: Page, id_: str) -> None:
    fields = page.fields("pay")
    assert [page.send("pay", fields, amount="100").status_code for _ in range(3)] == [303] * 3
    assert read(client, id_)["recovery_progress"]["amount_paid"] == 100


@pytest.mark.parametrize("amount", ["", "0", "-5", "1200.51", "NaN", "1e3", "10.001", "ten", "9" * 30])
def test_amount_without_sense_is_refused_and_changes_nothing(
    client: httpx.Client, page: Page, id_: str, amount: str
) -> None:
    response = page.send("pay", amount=amount)
    assert response.status_code == 400
    assert 'role="alert"' in response.text
    assert read(client, id_)["recovery_progress"]["amount_paid"] == 0


@pytest.mark.parametrize(
    ("typed", "minor"),
    [("1 234,56", 123456), ("1.234,56", 123456), ("1,234.56", 123456), ("1234.5", 123450), ("€ 12", 1200)],
)
def test_amounts_are_read_as_people_type_them(typed: str, minor: int) -> None:
    assert Form({"amount": typed}).amount("amount", "EUR", 10**9) == minor


def test_form_of_another_page_is_refused(client: httpx.Client, page: Page, id_: str) -> None:
    fields = {**page.fields("pay"), "csrf": "0" * 64}
    assert page.send("pay", fields, amount="10").status_code == 400
    assert page.send("pay", {}, amount="10").status_code == 400
    assert read(client, id_)["recovery_progress"]["amount_paid"] == 0


def test_promise_holds_contacts_back_until_its_day(client: httpx.Client, page: Page, id_: str) -> None:
    page.send("promise", day=day(20), amount="1200.50")
    assert "You said that you will pay" in page.get(lang="en").text
    first = next(row for row in ledger(client) if not row.get("skipped"))
    assert first["at"][:10] > day(20)
    advance(client, 20 * DAY)
    assert outbox(client, id_) == []
    advance(client, 10 * DAY)
    kinds = [entry["kind"] for entry in read(client, id_)["recovery_progress"]["history"]]
    assert "promise.broken" in kinds
    assert "Vous nous aviez annoncé un paiement de 1\u00a0200,50\u00a0€" in outbox(client, id_)[0]["body"]


@pytest.mark.parametrize("promised", [-1, 90])
def test_promise_lies_ahead_and_not_too_far(page: Page, promised: int) -> None:
    assert page.send("promise", day=day(promised), amount="10").status_code == 400


@pytest.mark.database
def test_dispute_of_a_part_with_files_pauses_and_leaves_the_rest_payable(
    client: httpx.Client, page: Page, id_: str
) -> None:
    response = page.send(
        "dispute", reason="quality", amount="200,50", message="Late and broken", files=[("photo.png", PNG)]
    )
    assert response.status_code == 303
    result = read(client, id_)
    assert result["status"] == "disputed"
    assert result["recovery_progress"]["dispute"]["amount"] == 200.5
    assert result["recovery_progress"]["dispute"]["message"] == "Late and broken"
    documents = good(client.get(f"/v1/receivables/{id_}/documents"))["data"]
    assert [(match["kind"], match["media_type"]) for match in documents] == [("debtor", "image/png")]
    assert "1\u00a0000,00\u00a0€" in unescape(page.get().text)
    assert page.send("pay", amount="1000.01").status_code == 400
    assert phrase("objection_answer_title", "fr") not in page.get().text
    good(client.post(f"/v1/receivables/{id_}/evidence", json={"statement": "The note is <signed>."}))
    answered = page.get().text
    assert phrase("objection_answer_title", "fr") in answered
    assert "The note is &lt;signed&gt;." in answered
    assert page.send("pay", amount="1000").status_code == 303


def test_disputes_sent_at_once_are_one(client: httpx.Client, page: Page, id_: str) -> None:
    fields = page.fields("dispute")
    page.send("dispute", fields, reason="other")
    page.send("dispute", fields, reason="other")
    assert len([e for e in events(client, of=id_) if e["type"] == "receivable.disputed"]) == 1
    other = {**fields, "once": "another"}
    assert page.send("dispute", other, reason="other").status_code == 400


@pytest.mark.parametrize("content", [b"<html><script>", b"MZ\x90\x00", b"GIF89a" + bytes(50)])
def test_hostile_file_is_refused_and_nothing_is_kept(
    client: httpx.Client, page: Page, id_: str, content: bytes
) -> None:
    assert page.send("dispute", reason="other", files=[("invoice.pdf", content)]).status_code == 400
    assert read(client, id_)["status"] == "in_process"
    assert good(client.get(f"/v1/receivables/{id_}/documents"))["data"] == []


def test_debtor_claiming_payment_is_left_alone_for_a_week(client: httpx.Client, page: Page, id_: str) -> None:
    page.send("paid", day=day(-3), amount="", message="By transfer", files=[("proof.pdf", PDF)])
    progress = read(client, id_)["recovery_progress"]
    assert progress["paused"]["reason"] == "says_paid"
    assert page.get().text.count("Nous recherchons le paiement") == 1
    assert page.get(done="paid").text.count("Nous recherchons le paiement") == 1
    assert progress["history"][0]["data"]["message"] == "By transfer"
    advance(client, 6 * DAY)
    assert outbox(client, id_) == []
    advance(client, 8 * DAY)
    assert outbox(client, id_)


@pytest.mark.parametrize("language", ["en", "fr", "de", "es", "it", "nl"])
def test_page_is_below_sixty_kilobytes_and_loads_nothing_of_others(page: Page, language: str) -> None:
    response = page.get(lang=language)
    assert len(response.content) < 60_000
    addresses = re.findall(r'(?:src|href|action)="([^"]+)"', response.text)
    assert addresses
    assert [one for one in addresses if one.startswith(("http:", "https:", "//"))] == []


def test_debtor_who_says_that_it_is_insolvent_waits_for_the_creditor_for_a_week(
    client: httpx.Client, page: Page, id_: str
) -> None:
    message = "Tribunal de Lyon, Maître Dupont"
    page.send("insolvent", day=day(-3), message=message, files=[("jugement.pdf", PDF)])
    progress = read(client, id_)["recovery_progress"]
    assert progress["paused"]["reason"] == "says_insolvent"
    assert progress["history"][0]["kind"] == "debtor.says_insolvent"
    assert progress["history"][0]["data"]["message"] == message
    assert "insolvency" not in progress
    [document] = good(client.get(f"/v1/receivables/{id_}/documents"))["data"]
    assert (document["kind"], document["name"]) == ("debtor", "jugement.pdf")
    assert "Nous avons transmis" in page.get(done="insolvent").text
    advance(client, 6 * DAY)
    assert outbox(client, id_) == []
    advance(client, 8 * DAY)
    assert outbox(client, id_)


@pytest.mark.parametrize("written", ["2999-01-01", "0001-01-01"])
def test_insolvency_of_the_future_or_of_long_ago_is_refused(
    client: httpx.Client, page: Page, id_: str, written: str
) -> None:
    assert page.send("insolvent", day=written).status_code == 400
    assert "paused" not in read(client, id_)["recovery_progress"]


@pytest.mark.parametrize("written", ["2999-01-01", "0001-01-01"])
def test_payment_date_in_future_or_distant_past_is_refused(
    client: httpx.Client, page: Page, id_: str, written: str
) -> None:
    assert page.send("paid", day=written, amount="").status_code == 400
    assert "paused" not in read(client, id_)["recovery_progress"]


@pytest.mark.parametrize(("kind", "written"), [("paid", -1), ("promise", 20), ("insolvent", -1)])
def test_words_alone_hold_nobody_back_for_ever(
    client: httpx.Client, page: Page, id_: str, kind: str, written: int
) -> None:
    for _ in range(3):
        assert page.send(kind, day=day(written), amount="200").status_code == 303
    form = f"/{kind}?"
    assert form not in page.get().text
    pay(client, id_, 100)
    good(client.post(f"/v1/receivables/{id_}/partial-payment", json={"action": "continue_recovery"}))
    assert form in page.get().text


def test_wrong_person_is_not_contacted_again(client: httpx.Client, page: Page, id_: str) -> None:
    advance(client, 3 * DAY)
    assert [message["to"] for message in outbox(client, id_)] == ["ignores@debtor.example"]
    page.send("wrong", confirm="yes")
    assert read(client, id_)["recovery_progress"]["paused"]["reason"] == "wrong_person"
    assert "Nous ne vous écrirons plus" in page.get().text
    contact = {"email": "right@debtor.example", "level": 0}
    good(client.post(f"/v1/receivables/{id_}/contacts", json=contact))
    advance(client, 60 * DAY)
    later = [message["to"] for message in outbox(client, id_)[1:] if message["type"] != "letter"]
    assert later
    assert "ignores@debtor.example" not in later
    assert "+33 6 12 34 56 78" not in later


def test_foreign_html_is_shown_as_text(client: httpx.Client, caller: Callable[..., httpx.Client]) -> None:
    evil = '<script>alert(1)</script>"><img src=x>'
    invoice = an_invoice(numbers=[evil], service_description=evil)
    id_ = in_process(client, invoice=invoice, debtor=a_debtor(company_name=evil))["id"]
    text = Page(client, caller, id_).get().text
    assert "<script" not in text
    assert "<img" not in text
    assert "&lt;script&gt;" in text


def test_links_cannot_be_guessed_made_up_or_used_after_their_time(
    client: httpx.Client, caller: Callable[..., httpx.Client], core: Core, page: Page, id_: str
) -> None:
    anyone = caller(None)
    assert check_recovery_token(core, page.path) == (id_, 1)
    for wrong in (
        page.path[:-1],
        page.path + "A",
        page.path.replace(".1.", ".2."),
        "x",
        f"{id_}.1.",
        "a.b.c",
    ):
        response = anyone.get(f"/r/{wrong}")
        assert response.status_code == 404
        assert "Couverture" not in response.text
    assert recovery_url(core, id_, 1) != onboarding_url(core, id_, 1)
    assert check_recovery_token(core, onboarding_url(core, id_, 1).rpartition("/")[2]) is None
    with core.database.write() as connection:
        repository.change_recovery(connection, id_, link_generation=2)
    gone = page.get()
    assert gone.status_code == 410
    assert "owner@creditor.example" in gone.text
    assert page.send("pay", {"csrf": "x", "once": "y"}, amount="1").status_code in (400, 410)


@pytest.mark.deep
def test_drawn_links_open_nothing(
    client: httpx.Client, caller: Callable[..., httpx.Client], page: Page, core: Core, id_: str
) -> None:
    """Whatever the secret part is replaced by, with everything else of the link right."""
    anyone, chance = caller(None), random.Random(20260102)
    visible, _, secret = page.path.rpartition(".")
    assert len(base64.urlsafe_b64decode(secret + "=" * (-len(secret) % 4))) * 8 >= 128
    for _ in in_time(range(rounds(10_000, 1_000_000)), 10_000):
        drawn = base64.urlsafe_b64encode(chance.randbytes(len(secret) * 3 // 4)).decode().rstrip("=")
        assert check_recovery_token(core, f"{visible}.{drawn}") is None
    for method in ("GET", "HEAD"):
        before = read(client, id_)
        assert anyone.request(method, f"/r/{visible}.{drawn}").status_code == 404
        assert anyone.request(method, f"/r/{page.path}").status_code in (200, 405)
        assert read(client, id_) == before


def test_page_ends_thirty_days_after_the_recovery(client: httpx.Client, page: Page, id_: str) -> None:
    pay(client, id_)
    advance(client, 31 * DAY)
    assert page.get().status_code == 200
    advance(client, 2 * DAY)
    assert page.get().status_code == 410


def test_day_that_is_none_is_a_fault() -> None:
    with pytest.raises(FormFault):
        Form({"day": "2026-02-30"}).day("day")


def test_numbers_stay_in_one_piece_and_foreign_text_stays_text(
    client: httpx.Client, caller: Callable[..., httpx.Client]
) -> None:
    numbers = ["RE-2025-000001", "<b>X-1</b>", "A" * 20 + "-1234567890"]
    id_ = in_process(client, debtor=reachable(), invoice=an_invoice(numbers=numbers))["id"]
    text = Page(client, caller, id_).get(lang="en").text
    assert '<span class="whole">RE-2025-000001,</span>' in text
    assert "<b>X" not in text
    assert '<span class="whole">&lt;b&gt;X-1&lt;/b&gt;,</span>' in text
    assert numbers[2] in text
    assert f'<span class="whole">{numbers[2]}' not in text
    assert (
        without_breaks("1er\u00a0mars\u00a02026: 15\u00a0240\u00a0€, 12\u00a0%")
        == "1er\u00a0mars 2026: 15\u00a0240\u00a0€, 12\u00a0%"
    )
    reference = "RF48 SRWG X8V0 E28M"
    assert without_breaks(f"F-1 / {reference}.") == (
        f'<span class="whole">F-1</span> / <span class="whole">{reference}</span>.'
    )
    assert (
        without_breaks("Par e-mail, ou (E-Mail-Adresse)")
        == 'Par <span class="whole">e-mail,</span> ou <span class="whole">(E-Mail-Adresse)</span>'
    )
    assert without_breaks("Ley 3/2004, 1012 AB Amsterdam, NL") == (
        '<span class="whole">Ley 3/2004</span>, <span class="whole">1012 AB Amsterdam</span>, NL'
    )
    assert (
        without_breaks("art.\u00a0L441-10\u00a0II") == 'art.\u00a0<span class="whole">L441-10</span>\u00a0II'
    )
