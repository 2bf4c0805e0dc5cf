"""Money of cards that goes back, comes again or belongs to nobody yet."""

from collections.abc import Callable
from typing import Any

import httpx
import pytest

from recovery_service.context.core import Core
from recovery_service.errors import Invalid, InvalidState, NotFound
from recovery_service.operators.service import Operator
from tests.builders import an_invoice
from tests.service.cards.conftest import Shop
from tests.service.cards.stripe import Stripe
from tests.service.recovery.test_contacts import reachable
from tests.service.steps import DAY, advance, events, good, in_process, pay, read, refused

OPEN = 120_050


def test_refund_before_the_settlement_resumes(
    client: httpx.Client, shop: Shop, stripe: Stripe, id_: str
) -> None:
    session = shop.paid(id_)
    body = stripe.refund(session, OPEN)
    assert [shop.tell(body).text for _ in range(2)] == ["done", "repeated"]
    shown = read(client, id_)
    assert shown["status"] == "in_process"
    assert shown["recovery_progress"]["amount_paid"] == 0
    texts = [entry["text"] for entry in shown["recovery_progress"]["history"]]
    assert "The payment of 1200.50 EUR was reversed: refunded to the card" in texts


def test_refunds_of_parts_take_back_what_they_say(
    client: httpx.Client, shop: Shop, stripe: Stripe, id_: str
) -> None:
    session = shop.paid(id_)
    first, second = stripe.refund(session, 20_050), stripe.refund(session, 50_050)
    shop.tell(second)  # the newer one overtook
    assert read(client, id_)["recovery_progress"]["amount_paid"] == 700
    shop.tell(first)
    assert read(client, id_)["recovery_progress"]["amount_paid"] == 700
    shop.tell(stripe.refund(session, OPEN))
    assert read(client, id_)["recovery_progress"]["amount_paid"] == 0
    assert read(client, id_)["status"] == "in_process"


def test_chargeback_after_the_end_opens_a_new_receivable_and_is_paid_again_when_it_is_won(
    client: httpx.Client, shop: Shop, stripe: Stripe, id_: str
) -> None:
    session = shop.paid(id_)
    advance(client, 2 * DAY)
    assert read(client, id_)["status"] == "recovered"
    was_accepted = stripe.dispute(session, "funds_withdrawn", OPEN)
    assert shop.tell(was_accepted).text == "done"
    again = stripe.dispute(session, "funds_withdrawn", OPEN)  # the same dispute under another event's id
    assert shop.tell(again).text == "done"
    assert read(client, id_)["status"] == "recovered"
    [new] = [row for row in good(client.get("/v1/receivables"))["data"] if row["id"] != id_]
    assert (new["amount"], new["status"]) == (1200.5, "pending")
    assert shop.tell(stripe.dispute(session, "funds_reinstated", OPEN)).text == "done"
    assert read(client, new["id"])["status"] == "payment_received"


def test_refund_event_before_its_payment_is_requested_again(
    client: httpx.Client, shop: Shop, stripe: Stripe, id_: str
) -> None:
    session = shop.opened(id_, "100")
    early = stripe.refund(session, 10_000)
    refused(shop.tell(early), 409, "INVALID_STATE")
    shop.tell(stripe.pay(session))
    assert shop.tell(early).text == "done"
    assert read(client, id_)["recovery_progress"]["amount_paid"] == 0
    refused(shop.tell(stripe.dispute(session, "funds_reinstated", 10_000, "dp_2")), 409, "INVALID_STATE")


def test_overpayment_refunded_is_owed_by_nobody(
    client: httpx.Client, shop: Shop, stripe: Stripe, id_: str
) -> None:
    session = shop.opened(id_, "100")
    pay(client, id_)
    shop.tell(stripe.pay(session))
    advance(client, 2 * DAY)
    shop.tell(stripe.refund(session, 10_000))
    assert [row["id"] for row in good(client.get("/v1/receivables"))["data"]] == [id_]


def test_money_for_a_closed_receivable_or_in_another_currency_waits_for_an_operator(
    client: httpx.Client, shop: Shop, stripe: Stripe, id_: str
) -> None:
    session, other = shop.opened(id_, "100"), shop.opened(id_, "200")
    shop.tell(stripe.pay(other, currency="usd"))
    pay(client, id_)
    advance(client, 2 * DAY)
    assert shop.tell(stripe.pay(session)).text == "done"
    history = read(client, id_)["recovery_progress"]["history"]
    texts = [entry["text"] for entry in history if entry["kind"] == "payment.unclaimed"]
    assert any("100.00 EUR" in text and "closed" in text for text in texts)
    assert any("200.00 USD" in text and "in EUR" in text for text in texts)
    assert (
        len([shown for shown in events(client, of=id_) if shown["type"] == "receivable.payment.received"])
        == 1
    )
    assert shop.tell(stripe.refund(session, 10_000)).text == "done"
    assert read(client, id_)["status"] == "recovered"


def history_of(client: Any, id_: Any, kind: Any) -> Any:
    history = read(client, id_)["recovery_progress"]["history"]
    return [entry["data"] for entry in history if entry["kind"] == kind]


@pytest.mark.database
def test_refund_that_never_reached_the_card_is_a_payment_again(
    client: httpx.Client, shop: Any, stripe: Any, id_: str
) -> None:
    session = shop.paid(id_)
    early = stripe.refund_failed(session, OPEN)
    refused(shop.tell(early), 409, "INVALID_STATE")  # it overtook what it is about
    shop.tell(stripe.refund(session, OPEN))
    assert read(client, id_)["status"] == "in_process"
    assert shop.tell(early).text == "done"
    now = read(client, id_)
    assert (now["status"], now["recovery_progress"]["amount_paid"]) == ("payment_received", 1200.5)
    [shown] = history_of(client, id_, "payment.refund_failed")
    assert shown == {"amount_minor": OPEN, "currency": "EUR", "reason": "expired_or_canceled_card"}
    # The provider tells the same failure under another name too, and counts the charge as not refunded.
    assert shop.tell(stripe.refund_failed(session, OPEN, "charge.refund.updated")).text == "done"
    assert read(client, id_)["recovery_progress"]["amount_paid"] == 1200.5
    shop.tell(stripe.refund(session, 20_050))
    assert read(client, id_)["recovery_progress"]["amount_paid"] == 1000


def test_refund_that_failed_among_several_is_restored(
    client: httpx.Client, shop: Shop, stripe: Stripe, id_: str
) -> None:
    session = shop.paid(id_)
    shop.tell(stripe.refund(session, 20_050))
    shop.tell(stripe.refund(session, 50_050))
    shop.tell(stripe.refund_failed(session, 20_050))
    assert read(client, id_)["recovery_progress"]["amount_paid"] == 900.5
    shop.tell(stripe.refund(session, OPEN))
    assert read(client, id_)["recovery_progress"]["amount_paid"] == 0
    shop.tell(stripe.refund_failed(session, 10_000, id="re_2", status="canceled", failure_reason=None))
    assert read(client, id_)["recovery_progress"]["amount_paid"] == 100
    waiting = stripe.refund_failed(session, 1, id="re_3", status="pending")
    assert shop.tell(waiting).text == "ignored"


def test_refund_that_fails_after_the_end_pays_what_the_reversal_opened(
    client: httpx.Client, shop: Shop, stripe: Stripe, id_: str
) -> None:
    session = shop.paid(id_)
    advance(client, 2 * DAY)
    shop.tell(stripe.refund(session, OPEN))
    [new] = [row for row in good(client.get("/v1/receivables"))["data"] if row["id"] != id_]
    assert shop.tell(stripe.refund_failed(session, OPEN)).text == "done"
    assert read(client, new["id"])["status"] == "payment_received"
    shop.tell(stripe.refund(session, OPEN))
    assert read(client, new["id"])["status"] == "in_process"


@pytest.fixture
def operate(core: Core) -> Callable[..., dict[str, Any]]:
    def do(deed: str, *arguments: Any) -> dict[str, Any]:
        with core.write() as context:
            return getattr(Operator(context, "ann"), deed)(*arguments)

    return do


@pytest.mark.database
def test_money_that_could_not_be_booked_is_listed_assigned_or_given_back(
    client: httpx.Client, shop: Any, stripe: Any, id_: str, operate: Callable[..., dict[str, Any]]
) -> None:
    session, other = shop.opened(id_, "100"), shop.opened(id_, "200")
    pay(client, id_)
    advance(client, 2 * DAY)
    shop.tell(stripe.pay(session))
    shop.tell(stripe.pay(other))
    first, second = operate("unclaimed_money", "open")["money"]
    assert (first["amount"], first["meant_for"], first["why"]) == ("100.00", id_, "closed")
    with pytest.raises(InvalidState):
        operate("assign_money", first["money_id"], id_)
    target = in_process(client, debtor=reachable(company_name="Another"))["id"]
    foreign = in_process(client, invoice=an_invoice(amount=100, currency="USD"), debtor=reachable())["id"]
    with pytest.raises(Invalid):
        operate("assign_money", first["money_id"], foreign)
    assert operate("assign_money", first["money_id"], target)["state"] == "assigned"
    assert read(client, target)["recovery_progress"]["amount_paid"] == 100
    assert operate("return_money", second["money_id"], "transfer 7")["returned_by"] == "transfer 7"
    for deed, *more in (("assign_money", target), ("return_money", "again")):
        with pytest.raises(InvalidState):
            operate(deed, first["money_id"], *more)
    assert operate("unclaimed_money", "open")["money"] == []
    assert len(operate("unclaimed_money", "all")["money"]) == 2
    with pytest.raises(Invalid):
        operate("unclaimed_money", "lost")
    with pytest.raises(NotFound):
        operate("return_money", "unc_none", "x")
    assert history_of(client, id_, "payment.assigned")
    assert history_of(client, id_, "payment.returned")
    # What the provider gives back goes back from where it was booked.
    shop.tell(stripe.refund(session, 10_000))
    assert read(client, target)["recovery_progress"]["amount_paid"] == 0


def test_refund_by_the_provider_needs_nobody_unless_it_fails(
    client: httpx.Client, shop: Shop, stripe: Stripe, id_: str, operate: Callable[..., dict[str, Any]]
) -> None:
    session = shop.opened(id_, "100")
    pay(client, id_)
    advance(client, 2 * DAY)
    shop.tell(stripe.pay(session))
    shop.tell(stripe.refund(session, 4_000))
    assert [row["amount"] for row in operate("unclaimed_money", "open")["money"]] == ["60.00"]
    shop.tell(stripe.refund(session, 10_000))
    assert operate("unclaimed_money", "open")["money"] == []
    shop.tell(stripe.refund_failed(session, 6_000))
    [row] = operate("unclaimed_money", "open")["money"]
    assert (row["amount"], row["state"]) == ("60.00", "open")
