"""Answers to the debtor: each is sent once, in its language, and is no attempt to collect."""

from collections.abc import Callable
from typing import Any

import httpx
import pytest

from tests.builders import an_invoice
from tests.service.pages.test_debtor_page import Page
from tests.service.recovery.test_contacts import outbox, reachable
from tests.service.recovery.test_wording import COUNTRIES, in_language
from tests.service.steps import DAY, advance, before_daylight, dispute, events, good, in_process, pay, read

RECEIVED = {
    "en": "We have received your payment",
    "fr": "Nous avons reçu votre paiement",
    "de": "Ihre Zahlung ist eingegangen",
    "es": "Hemos recibido su pago",
    "it": "Abbiamo ricevuto il Suo pagamento",
    "nl": "Wij hebben uw betaling ontvangen",
}


def written_to(client: httpx.Client, **debtor: Any) -> str:
    """A receivable whose debtor has had the first reminder."""
    id_ = in_process(client, debtor=reachable(**debtor), invoice=an_invoice(amount=1000))["id"]
    advance(client, 4 * DAY)
    assert outbox(client, id_)
    return id_


def answers(client: httpx.Client, id_: str, subject: str) -> list[dict[str, Any]]:
    return [mail for mail in outbox(client, id_) if (mail.get("subject") or "").startswith(subject)]


@pytest.mark.parametrize("language", COUNTRIES)
def test_payment_is_acknowledged_once_with_what_is_left(client: httpx.Client, language: str) -> None:
    id_ = written_to(client, address=in_language(language))
    before = (read(client, id_)["recovery_progress"]["attempts"], len(events(client, of=id_)))
    pay(client, id_, 400)
    advance(client, 5 * DAY)
    [receipt] = answers(client, id_, RECEIVED[language])
    assert "400" in receipt["body"]
    assert "600" in receipt["body"]
    assert "{" not in receipt["body"]
    assert "FR76" not in receipt["body"]  # it thanks, and asks for nothing
    after = (read(client, id_)["recovery_progress"]["attempts"], len(events(client, of=id_)))
    assert after == (before[0], before[1] + 2)  # the payment, and the decision about it
    good(client.post(f"/v1/receivables/{id_}/partial-payment", json={"action": "continue_recovery"}))
    pay(client, id_, 600)
    advance(client, 10 * DAY)
    assert len(answers(client, id_, RECEIVED[language])) == 2
    kinds = [e["kind"] for e in good(client.get(f"/v1/receivables/{id_}/timeline"))["data"]]
    assert kinds.count("contact.attempted") == len(outbox(client, id_))


def test_payment_in_full_is_acknowledged_as_the_end(client: httpx.Client) -> None:
    id_ = written_to(client)
    pay(client, id_)
    good(client.post("/v1/test/clock/advance", json={"seconds": 5 * DAY}))
    [receipt] = answers(client, id_, RECEIVED["fr"])
    assert "plus rien ne vous est demandé" in receipt["body"]
    assert "Consulter le détail ou nous répondre" in receipt["body"]
    assert "payer ou" not in receipt["body"]
    assert read(client, id_)["status"] == "recovered"


def test_debtor_who_was_never_written_to_gets_no_receipt(client: httpx.Client) -> None:
    id_ = in_process(client, debtor=reachable(), invoice=an_invoice(amount=1000))["id"]
    earlier = len(outbox(client, id_))
    pay(client, id_)
    advance(client, 5 * DAY)
    assert earlier or not answers(client, id_, RECEIVED["fr"])


def test_payments_of_one_night_make_one_receipt(client: httpx.Client) -> None:
    id_ = written_to(client)
    before_daylight(client)
    pay(client, id_, 100)
    pay(client, id_, 200)
    advance(client, 5 * DAY)
    [receipt] = answers(client, id_, RECEIVED["fr"])
    assert "100,00" in receipt["body"]
    assert "200,00" in receipt["body"]


def test_objection_is_acknowledged_with_its_words_and_then_answered(client: httpx.Client) -> None:
    id_ = written_to(client)
    dispute(client, id_, reason="quality", message="Two of five boxes are missing {{ iban }}.")
    advance(client, 5 * DAY)
    [received] = answers(client, id_, "Nous avons reçu votre contestation")
    assert "Two of five boxes are missing {{ iban }}." in received["body"]
    good(client.post(f"/v1/receivables/{id_}/evidence", json={"statement": "All five were signed for."}))
    advance(client, 5 * DAY)
    [answer] = answers(client, id_, "Notre réponse à votre contestation")
    assert "All five were signed for." in answer["body"]
    advance(client, 20 * DAY)
    assert len(answers(client, id_, "Notre réponse")) == len(answers(client, id_, "Nous avons reçu")) == 1


def test_objection_that_the_creditor_accepts_is_answered_after_the_end(client: httpx.Client) -> None:
    id_ = written_to(client)
    dispute(client, id_)
    good(client.post(f"/v1/receivables/{id_}/cancel", json={"reason": "disputed_valid"}))
    advance(client, 5 * DAY)
    [accepted] = answers(client, id_, "Votre contestation")
    assert "vous n’avez rien à faire" in accepted["body"]
    assert not answers(client, id_, "Nous avons reçu votre contestation")


def test_new_contact_after_a_wrong_person_is_told_why_it_is_written_to(
    client: httpx.Client, caller: Callable[..., Any]
) -> None:
    id_ = written_to(client)
    page = Page(client, caller, id_)
    assert page.send("wrong", confirm="yes", message="").status_code == 303
    contact = {"email": "accounts@other.example", "first_name": "Ada", "last_name": "Right", "level": 0}
    good(client.post(f"/v1/receivables/{id_}/contacts", json=contact))
    advance(client, 5 * DAY)
    [mail] = [m for m in outbox(client, id_) if "désormais notre contact" in (m.get("subject") or "")]
    assert mail["to"] == "accounts@other.example"
