"""One receipt for one transfer over several invoices."""

from typing import Any

import httpx
import pytest

from tests.service.recovery.production import attempts
from tests.service.recovery.test_combining import owe
from tests.service.recovery.test_combining import user as user
from tests.service.recovery.test_contacts import outbox
from tests.service.steps import (
    DAY,
    advance,
    an_active_user,
    before_workdays,
    good,
    pay,
    read,
)

pytestmark = pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS")


def receipts_of(client: httpx.Client) -> list[Any]:
    return [one for one in outbox(client) if (one.get("subject") or "").startswith("Nous avons reçu")]


def test_one_transfer_for_several_invoices_sends_one_receipt(client: httpx.Client, user: str) -> None:
    ids = [owe(client, user, f"F-10{n}") for n in range(1, 7)]
    advance(client, 2 * DAY)
    for id_ in ids[:5]:
        pay(client, id_, 100)
    pay(client, ids[5], 40)
    advance(client, 5 * DAY)
    [receipt] = receipts_of(client)
    body = receipt["body"].replace("\u00a0", " ").replace("\u202f", " ")
    assert all(f"Facture F-10{n} : " in body for n in range(1, 7))
    assert "Il reste 60,00" in body
    assert "{" not in body
    for id_ in ids:
        assert [one["template"] for one in attempts(client, id_)].count("payment_received") == 1


def test_receipts_of_a_creditor_who_has_not_agreed_stay_apart(client: httpx.Client) -> None:
    before_workdays(client)
    user = an_active_user(client)
    ids = [owe(client, user, number) for number in ("F-101", "F-102")]
    advance(client, 10 * DAY)
    for id_ in ids:
        pay(client, id_)
    advance(client, 5 * DAY)
    assert len(receipts_of(client)) == 2


def test_receipt_for_all_invoices_says_that_they_are_paid(client: httpx.Client, user: str) -> None:
    ids = [owe(client, user, number) for number in ("F-101", "F-102")]
    advance(client, 2 * DAY)
    for id_ in ids:
        pay(client, id_)
    advance(client, 5 * DAY)
    [receipt] = receipts_of(client)
    assert (
        receipt["subject"].replace("\u00a0", " ") == "Nous avons reçu votre paiement : factures F-101, F-102"
    )
    assert "Les factures sont réglées" in receipt["body"]
    assert {read(client, id_)["status"] for id_ in ids} == {"recovered"}


def test_receipt_for_several_settled_sums_says_that_nothing_more_is_owed(
    client: httpx.Client, user: str
) -> None:
    ids = [owe(client, user, number) for number in ("F-101", "F-102", "F-103")]
    advance(client, 2 * DAY)
    now = good(client.get("/v1/test/clock"))["now"][:10]
    for id_ in ids[:2]:
        terms = {"kind": "settlement", "amount": 80, "first_on": now, "agreed": True}
        good(client.post(f"/v1/receivables/{id_}/agreements", json=terms))
    advance(client, DAY)
    for id_, amount in zip(ids, (80, 80, 100), strict=True):
        pay(client, id_, amount)
    advance(client, 5 * DAY)
    [receipt] = receipts_of(client)
    assert "plus rien n’est dû sur ces factures" in receipt["body"]
    assert "Il reste" not in receipt["body"]
