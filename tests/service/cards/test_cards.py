"""Card payments from the debtor's form to the booked payment and back, against a stand-in of the provider."""

import dataclasses
import json
import logging
import re
import time
from collections.abc import Callable
from html import unescape
from typing import Any, cast

import httpx
import pytest

from recovery_service.composition import compose_core
from recovery_service.context.core import Core
from recovery_service.settings import StripeAccount
from tests.builders import an_invoice
from tests.service.cards.conftest import Shop
from tests.service.cards.stripe import KEY, SECRET, Stripe, signed
from tests.service.recovery.test_contacts import reachable
from tests.service.steps import DAY, advance, event, in_process, read, refused

OPEN = 120_050


def test_card_payment_leads_to_the_provider_and_books_what_it_tells(
    client: httpx.Client, shop: Shop, stripe: Stripe, id_: str
) -> None:
    answer = shop.begin(id_, "1 200,50")
    assert answer.status_code == 303
    assert answer.headers["location"].startswith(f"{stripe.origin}/c/pay/")
    assert f"form-action 'self' {stripe.origin};" in answer.headers["content-security-policy"]
    [(headers, form)] = stripe.requests
    assert headers["Idempotency-Key"] == form["client_reference_id"]
    assert (form["line_items[0][price_data][currency]"], form["locale"]) == ("eur", "fr")
    assert form["line_items[0][price_data][unit_amount]"] == str(OPEN)
    assert form["success_url"] == f"https://pay.example{shop.path(id_)}?done=card&lang=fr"
    assert form["cancel_url"] == f"https://pay.example{shop.path(id_)}?lang=fr"
    assert "debtor.example" not in json.dumps(form)
    assert read(client, id_)["status"] == "in_process"
    assert "prestataire de paiement" in unescape(shop.page(id_, done="card", lang="fr").text)
    assert read(client, id_)["status"] == "in_process"  # what a browser shows proves nothing
    session = next(iter([logged for logged in stripe.sessions.values() if logged["asked"] == form]))
    assert shop.tell(stripe.pay(session)).text == "done"
    assert read(client, id_)["status"] == "payment_received"
    received = event(client, id_, "receivable.payment.received")
    assert (received["payment_amount"], received["payment_type"]) == (1200.5, "full")
    assert "card" not in re.findall(r'action="[^"]*/(\w+)\?', shop.page(id_).text)
    advance(client, 2 * DAY)
    assert read(client, id_)["status"] == "recovered"


WORDS = {
    "en": "Pay by card",
    "fr": "Payer par carte",
    "de": "Mit Karte bezahlen",
    "es": "Pagar con tarjeta",
    "it": "Paga con carta",
    "nl": "Betalen met kaart",
}


def test_page_offers_the_card_in_every_language_where_there_is_an_account(shop: Shop, id_: str) -> None:
    for language, text in WORDS.items():
        answer = shop.page(id_, lang=language)
        assert text in answer.text
        assert "<script" not in answer.text


def test_cards_without_an_account_or_in_test_are_not_mentioned(
    client: httpx.Client,
    shop: Shop,
    stripe: Stripe,
    core: Core,
    caller_for: Callable[..., httpx.Client],
    id_: str,
) -> None:
    none = dataclasses.replace(shop.core, settings=dataclasses.replace(shop.core.settings, stripe=None))
    account = shop.core.settings.stripe
    practice = compose_core(dataclasses.replace(core.settings, stripe=account), core.database)
    fields = shop.fields(id_)
    for other in (none, practice):
        anyone = caller_for(other)
        page = anyone.get(shop.path(id_), params={"lang": "en"})
        assert "card" not in re.sub(r'class="card"', "", page.text)
        assert "form-action 'self';" in page.headers["content-security-policy"]
        data = {**fields, "amount": "10"}
        assert anyone.post(f"{shop.path(id_)}/card", data=data).status_code == 400
        body = stripe.event("charge.refunded", {})
        refused(anyone.post("/card-events/stripe", content=body, headers=signed(body)), 404, "NOT_FOUND")
    assert stripe.requests == []
    refused(shop.anyone.post("/card-events/other", content=b"{}"), 404, "NOT_FOUND")


@pytest.mark.database
def test_event_told_twice_counts_once(client: httpx.Client, shop: Any, stripe: Any, id_: str) -> None:
    session = shop.opened(id_, "100")
    body = stripe.pay(session)
    assert [shop.tell(body).text for _ in range(3)] == ["done", "repeated", "repeated"]
    # The same payment under another event's id: money that comes later than its session has two.
    later = stripe.event("checkout.session.async_payment_succeeded", session)
    assert shop.tell(later).status_code == 200
    assert read(client, id_)["recovery_progress"]["amount_paid"] == 100


def test_form_sent_twice_opens_one_payment(shop: Shop, stripe: Stripe, id_: str) -> None:
    fields = shop.fields(id_)
    first, second = (shop.begin(id_, "100", fields).headers["location"] for _ in range(2))
    assert first == second
    assert len({headers["Idempotency-Key"] for headers, _ in stripe.requests}) == 1


def test_session_without_its_money_waits_for_it(
    client: httpx.Client, shop: Shop, stripe: Stripe, id_: str
) -> None:
    session = shop.opened(id_, "100")
    assert shop.tell(stripe.event("checkout.session.completed", session)).text == "ignored"
    assert read(client, id_)["recovery_progress"]["amount_paid"] == 0
    session.update(payment_intent="pi_late", payment_status="paid")
    assert shop.tell(stripe.event("checkout.session.async_payment_succeeded", session)).text == "done"
    assert read(client, id_)["recovery_progress"]["amount_paid"] == 100


def test_amount_is_what_the_provider_took(client: httpx.Client, shop: Shop, stripe: Stripe, id_: str) -> None:
    session = shop.opened(id_, "100")
    shop.tell(stripe.pay(session, amount_total=4_000))
    assert read(client, id_)["recovery_progress"]["amount_paid"] == 40


def test_amount_without_sense_never_reaches_the_provider(shop: Shop, stripe: Stripe, id_: str) -> None:
    for amount in ("", "0", "-1", "1200.51", "ten", "NaN"):
        answer = shop.begin(id_, amount)
        assert answer.status_code == 400
        assert 'role="alert"' in answer.text
    assert stripe.requests == []


def test_form_of_another_page_is_refused(shop: Shop, stripe: Stripe, id_: str) -> None:
    fields = shop.fields(id_)
    assert shop.begin(id_, "10", {**fields, "csrf": "0" * 64}).status_code == 400
    assert shop.begin(id_, "10", {**fields, "once": ""}).status_code == 400
    wrong = shop.anyone.post("/r/rcv_1.1.wrong/card", data={**fields, "amount": "10"})
    assert wrong.status_code == 404
    assert stripe.requests == []


def test_connection_that_breaks_is_tried_again_under_the_same_key(
    shop: Shop, stripe: Stripe, id_: str
) -> None:
    stripe.failures[:] = [None]
    assert shop.begin(id_, "100").status_code == 303
    assert len({headers["Idempotency-Key"] for headers, _ in stripe.requests}) == 1


def test_refusal_is_said_and_no_secret_is_logged(
    shop: Shop, stripe: Stripe, id_: str, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.DEBUG)
    shown_texts = repr(shop.core.settings)
    for amount, failures in (("100", [500, 503]), ("0.30", []), ("100", [402])):
        stripe.failures[:] = failures
        answer = shop.begin(id_, amount)
        assert answer.status_code == 400
        assert "rien n’a été débité" in unescape(answer.text)
        shown_texts += answer.text
    shown_texts += caplog.text + "".join(capfd.readouterr())
    assert "no page for a card payment" in shown_texts
    assert KEY not in shown_texts
    assert SECRET not in shown_texts


def test_page_elsewhere_is_not_followed(
    shop: Shop, caller_for: Callable[..., httpx.Client], id_: str
) -> None:
    account = dataclasses.replace(
        cast(StripeAccount, shop.core.settings.stripe), pages="https://checkout.example"
    )
    settings = dataclasses.replace(shop.core.settings, stripe=account)
    shop.anyone = caller_for(compose_core(settings, shop.core.database, shop.core.clock))
    assert shop.begin(id_, "100").status_code == 400


def test_event_that_is_not_proven_changes_nothing(
    client: httpx.Client, shop: Shop, stripe: Stripe, id_: str
) -> None:
    body, now = stripe.pay(shop.opened(id_, "100")), int(time.time())
    right = signed(body)["Stripe-Signature"]
    unproven = {
        "none": "",
        "another secret": signed(body, secret="whsec_another")["Stripe-Signature"],
        "another body": signed(body + b" ")["Stripe-Signature"],
        "too old": signed(body, at=now - 301)["Stripe-Signature"],
        "too far ahead": signed(body, at=now + 360)["Stripe-Signature"],
        "another time": right.replace("t=", "t=1"),
        "no time": "t=x,v1=é".encode(),
        "another scheme": right.replace("v1=", "v2="),
    }
    for why, header in unproven.items():
        answer = shop.tell(body, {"Stripe-Signature": header})
        assert answer.status_code == 400, why
    assert read(client, id_)["recovery_progress"]["amount_paid"] == 0
    assert shop.tell(body, signed(body, before=["0" * 64])).text == "done"


def test_card_event_of_others_or_in_test_mode_is_ignored(
    client: httpx.Client, shop: Shop, stripe: Stripe, id_: str
) -> None:
    session = shop.opened(id_, "100")
    body = stripe.pay(session)
    practice = stripe.event("checkout.session.completed", session, livemode=False)
    other = stripe.event("checkout.session.completed", {**session, "client_reference_id": "order 7"})
    foreign = stripe.refund({**session, "id": "cs_other", "metadata": {}}, 100)
    for ignored in (practice, other, foreign, stripe.event("customer.created", {"id": "cus_1"})):
        assert shop.tell(ignored).text == "ignored"
    for strange in (
        stripe.event(
            "charge.refunded", {"payment_intent": "pi_1", "amount_refunded": 1.5, "currency": "eur"}
        ),
        stripe.event("charge.dispute.funds_withdrawn", {"payment_intent": "pi_1"}),
        b"[]",
        b"{",
    ):
        refused(shop.tell(strange), 400, "VALIDATION_ERROR")
    assert shop.tell(body).text == "done"
    assert read(client, id_)["recovery_progress"]["amount_paid"] == 100


def test_currency_that_is_counted_otherwise_is_not_offered(client: httpx.Client, shop: Shop) -> None:
    id_ = in_process(client, invoice=an_invoice(amount=100, currency="KWD"), debtor=reachable())["id"]
    assert "/card?" not in shop.page(id_).text
