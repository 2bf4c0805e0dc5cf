"""The page of a recovery that has ended asks for nothing, says what was agreed, and gives a receipt for what came."""

import re
from collections.abc import Callable
from html import unescape

import httpx
import pytest

from recovery_service.context.core import Core
from recovery_service.ledger.payments.repository import valid_payments
from recovery_service.recovery.lifecycle import payments
from tests.service.agreements.test_agreements import day as day_of
from tests.service.agreements.test_agreements import propose
from tests.service.pages.test_debtor_page import Page
from tests.service.recovery.test_contacts import outbox, reachable
from tests.service.steps import DAY, advance, good, in_process, pay, read

LANGUAGES = ("en", "fr", "de", "es", "it", "nl")
REASONS = ("paid_directly", "disputed_valid", "business_decision", "incorrect_submission")
KINDS = ("pay", "paid", "promise", "plan", "offer", "agree", "decline", "dispute", "wrong", "card")


@pytest.fixture
def id_(client: httpx.Client) -> str:
    return in_process(client, debtor=reachable())["id"]


@pytest.fixture
def page(client: httpx.Client, caller: Callable[..., httpx.Client], id_: str) -> Page:
    return Page(client, caller, id_)


def cancelled(client: httpx.Client, id_: str, reason: str = "business_decision") -> None:
    good(client.post(f"/v1/receivables/{id_}/cancel", json={"reason": reason}))


def completed(client: httpx.Client, id_: str) -> None:
    pay(client, id_, 300)
    good(client.post(f"/v1/receivables/{id_}/partial-payment", json={"action": "mark_complete"}))


def settled_for_less(client: httpx.Client, id_: str) -> None:
    offer = {"kind": "settlement", "instalments": 1, "amount": 900, "first_on": day_of(client, 5)}
    assert good(propose(client, id_, **offer, agreed=True))["state"] == "accepted"
    pay(client, id_, 900)


def recovered(client: httpx.Client, id_: str) -> None:
    pay(client, id_)
    advance(client, 3 * DAY)


ENDINGS = {
    **{reason: lambda client, id_, reason=reason: cancelled(client, id_, reason) for reason in REASONS},
    "completed": completed,
    "settled_for_less": settled_for_less,
    "recovered": recovered,
}


def visible_text(page: Page, language: str = "en") -> str:
    """What a person reads, in one line."""
    main = re.search(r"<main.*?</main>", page.get(lang=language).text, re.S)[0]
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", main)).split()).replace("\u00a0", " ")


@pytest.mark.parametrize("ending", ENDINGS)
def test_closed_recovery_page_asks_for_nothing_in_any_language(
    client: httpx.Client, page: Page, id_: str, ending: str
) -> None:
    before = page.get().text
    assert "<svg" in before
    assert "IBAN" in before
    ENDINGS[ending](client, id_)
    assert read(client, id_)["status"] in ("recovered", "cancelled")
    for language in LANGUAGES:
        text = page.get(lang=language).text
        for requested in ("<form", "<svg", "IBAN", 'class="open"', 'class="late"', "<tfoot", "régler"):
            assert requested not in text, (language, requested)
        assert "300,50" not in text  # what is left of a settled one
        assert "900,50" not in text  # what is left of a completed one
        assert "300.50" not in text
        assert "900.50" not in text


@pytest.mark.parametrize("ending", ENDINGS)
def test_closed_recovery_refuses_every_post_and_changes_nothing(
    client: httpx.Client, page: Page, id_: str, ending: str
) -> None:
    fields = page.fields("pay")
    ENDINGS[ending](client, id_)
    before = read(client, id_)
    typed = {"amount": "10", "day": day_of(client, 3), "reason": "other", "confirm": "yes", "count": "3"}
    for kind in KINDS:
        response = page.send(kind, fields, **typed)
        assert response.status_code == 400, kind
        assert 'role="alert"' in response.text
        assert "<form" not in response.text
    assert read(client, id_) == before


def test_settled_for_less_says_what_was_agreed_and_that_nothing_more_is_owed(
    client: httpx.Client, page: Page, id_: str
) -> None:
    advance(client, 3 * DAY)
    settled_for_less(client, id_)
    # Over any weekend: thanks leave on a working day.
    advance(client, 5 * DAY)
    assert "Le montant convenu est réglé" in outbox(client, id_)[-1]["body"]
    text = visible_text(page)
    assert "The agreed sum of €900.00 has arrived. Nothing more is owed on this invoice." in text
    assert "Agreed sum" in text
    assert "Received" in text
    assert text.count("€900.00") >= 3


def test_completed_gives_a_receipt_and_does_not_say_that_the_debt_is_extinguished(
    client: httpx.Client, page: Page, id_: str
) -> None:
    completed(client, id_)
    text = visible_text(page)
    assert "€300.00" in text
    assert "ended the recovery" in text
    for extinguished in ("nothing more is owed", "Nothing more is owed", "is paid", "written off", "waived"):
        assert extinguished not in text


@pytest.mark.parametrize("reason", REASONS)
def test_cancelled_gives_no_receipt_for_money_that_never_came(
    client: httpx.Client, page: Page, id_: str, reason: str
) -> None:
    cancelled(client, id_, reason)
    text = visible_text(page)
    assert "Received" not in text
    assert "owed" not in text
    assert ("was paid directly" in text) == (reason == "paid_directly")


def test_recovered_gives_a_receipt_of_every_payment(client: httpx.Client, page: Page, id_: str) -> None:
    pay(client, id_, 200.5)
    good(client.post(f"/v1/receivables/{id_}/partial-payment", json={"action": "continue_recovery"}))
    recovered(client, id_)
    text = visible_text(page)
    assert "This invoice is paid." in text
    for amount in ("€200.50", "€1,000.00", "€1,200.50"):
        assert amount in text


def test_payment_taken_back_after_the_end_is_on_no_receipt_and_the_invoice_not_called_paid(
    client: httpx.Client, core: Core, page: Page, id_: str
) -> None:
    recovered(client, id_)
    with core.write() as context:
        [payment] = valid_payments(context.connection, id_)
        payments.reverse_payment(context, id_, payment.id, reason="no funds")
    text = visible_text(page)
    assert "is paid" not in text
    assert "Received" not in text
    assert "<form" not in page.get().text


@pytest.mark.parametrize("ending", ENDINGS)
def test_closed_recovery_sends_nothing_more(client: httpx.Client, id_: str, ending: str) -> None:
    advance(client, 3 * DAY)
    ENDINGS[ending](client, id_)
    sent = len(outbox(client, id_))
    advance(client, 90 * DAY)
    after = [message["subject"] for message in outbox(client, id_)[sent:]]
    assert all(
        subject.startswith("Nous avons reçu votre paiement") for subject in after
    )  # nothing is asked for
    assert len(after) <= 1


def test_closed_recovery_s_balance_stands_still_from_its_last_day(client: httpx.Client, id_: str) -> None:
    cancelled(client, id_)
    before = read(client, id_)["recovery_progress"]["balance"]
    advance(client, 60 * DAY)
    assert read(client, id_)["recovery_progress"]["balance"] == before
    assert good(client.get(f"/v1/receivables/{id_}/balance"))["as_of"] == before["as_of"]


def test_page_after_the_whole_payment_asks_for_no_extras_while_it_settles(
    client: httpx.Client, page: Page, id_: str
) -> None:
    assert "What is owed" in visible_text(page)
    pay(client, id_)
    assert read(client, id_)["status"] == "payment_received"
    assert "This invoice is paid" in visible_text(page)
    assert "days late" not in visible_text(page)
    assert "What is owed" not in visible_text(page)
