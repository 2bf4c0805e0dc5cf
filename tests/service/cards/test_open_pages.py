"""Pages of the provider that were opened before a recovery ended: nobody is to pay there any more."""

from collections.abc import Callable
from datetime import date, timedelta
from typing import Any

import pytest

from tests.service.cards.conftest import Shop
from tests.service.cards.stripe import Stripe
from tests.service.steps import DAY, good, read


def transfer(shop: Shop, id_: str, amount: float) -> None:
    payment = {"amount": amount, "date": str(date.today())}
    good(shop.platform.post(f"/v1/receivables/{id_}/payments", json=payment))


def by_cancelling(shop: Shop, id_: str) -> None:
    shop.cancel(id_)


def by_a_transfer(shop: Shop, id_: str) -> None:
    transfer(shop, id_, 1200.5)


def pay_the_rest(shop: Shop, id_: str) -> None:
    for amount in (1000, 200.5):
        transfer(shop, id_, amount)


def by_writing_off_the_rest(shop: Shop, id_: str) -> None:
    transfer(shop, id_, 1000)
    good(shop.platform.post(f"/v1/receivables/{id_}/partial-payment", json={"action": "mark_complete"}))


def by_a_smaller_sum(shop: Shop, id_: str) -> None:
    first_on = str(date.today() + timedelta(days=10))
    agreement = {
        "kind": "settlement",
        "amount": 900,
        "instalments": 1,
        "first_on": first_on,
        "agreed": True,
    }
    good(shop.platform.post(f"/v1/receivables/{id_}/agreements", json=agreement))
    transfer(shop, id_, 900)
    shop.work(2 * DAY)


ENDS = [by_cancelling, by_a_transfer, pay_the_rest, by_writing_off_the_rest, by_a_smaller_sum]


@pytest.mark.parametrize("end", ENDS, ids=[end.__name__ for end in ENDS])
def test_open_card_page_is_closed_when_the_recovery_ends(
    shop: Shop, stripe: Stripe, id_: str, end: Callable[..., Any]
) -> None:
    session = shop.opened(id_, "100")
    end(shop, id_)
    shop.work()
    assert stripe.expired == [session["id"]]


def test_page_that_was_paid_is_left_alone(shop: Shop, stripe: Stripe, id_: str) -> None:
    shop.paid(id_)
    shop.work(2 * DAY)
    assert read(shop.platform, id_)["status"] == "recovered"
    assert stripe.requested_to_expire == []


def test_open_card_pages_are_closed_once_one_brought_the_whole_sum(
    shop: Shop, stripe: Stripe, id_: str
) -> None:
    first, second = shop.opened(id_, "100"), shop.opened(id_, "200")
    shop.paid(id_)
    shop.work()
    assert sorted(stripe.expired) == sorted([first["id"], second["id"]])


def test_part_that_is_paid_leaves_other_pages_open(shop: Shop, stripe: Stripe, id_: str) -> None:
    shop.opened(id_, "100")
    shop.paid(id_, "200")
    shop.work()
    assert stripe.requested_to_expire == []


def test_payment_that_was_quicker_than_the_closing_is_kept_as_unclaimed(
    shop: Shop, stripe: Stripe, id_: str
) -> None:
    session = shop.opened(id_, "100")
    event = stripe.pay(session)
    shop.cancel(id_)
    shop.work()
    shop.work(DAY)
    assert (stripe.requested_to_expire, stripe.expired) == ([session["id"]], [])
    assert shop.tell(event).text == "done"
    kinds = [entry["kind"] for entry in read(shop.platform, id_)["recovery_progress"]["history"]]
    assert "payment.unclaimed" in kinds


@pytest.mark.parametrize("failures", [[500], [503, None], [429], [401]])
def test_provider_that_does_not_answer_is_asked_again(
    shop: Shop, stripe: Stripe, id_: str, failures: list[Any]
) -> None:
    session = shop.opened(id_, "100")
    shop.cancel(id_)
    stripe.failures[:] = failures
    shop.work()
    assert stripe.expired == []
    shop.work(60)
    assert stripe.expired == [session["id"]]
    assert stripe.requested_to_expire == [session["id"]] * (len(failures) + 1)


def test_page_that_is_opened_while_the_recovery_ends_is_not_followed_and_closed(
    shop: Shop, stripe: Stripe, id_: str
) -> None:
    fields = shop.fields(id_)
    stripe.while_opening = lambda: shop.cancel(id_)
    response = shop.begin(id_, "100", fields)
    assert response.status_code == 400
    shop.work()
    assert len(stripe.expired) == 1


def test_page_that_ran_out_by_itself_is_not_asked_about(
    shop: Shop, stripe: Stripe, id_: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    shop.opened(id_, "100")
    shop.cancel(id_)
    monkeypatch.setattr("recovery_service.job_handlers.cards.OPEN_MS", 0)
    shop.work()
    assert stripe.requested_to_expire == []


def test_page_without_an_id_is_not_followed(
    shop: Shop, stripe: Stripe, id_: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = Stripe.open

    def nameless(self: Stripe, key: str, form: dict[str, Any]) -> tuple[int, dict[str, Any]]:
        status, session = opened(self, key, form)
        return status, {**session, "id": "../account"}

    monkeypatch.setattr(Stripe, "open", nameless)
    assert shop.begin(id_, "100").status_code == 400
