"""Payouts are of money that reached the service; a fee on any other money is invoiced apart."""

from collections.abc import Callable
from decimal import Decimal
from typing import Any

import httpx
import pytest

from recovery_service.context.core import Core
from recovery_service.errors import Invalid, InvalidState, NotFound
from recovery_service.operators.service import Operator
from tests.service.recovery.test_contacts import reachable
from tests.service.steps import DAY, advance, event, good, in_process, pay, read


@pytest.fixture
def operate(core: Core) -> Callable[..., Any]:
    def do(deed: Any, *arguments: Any) -> Any:
        with core.write() as context:
            return getattr(Operator(context, "ann"), deed)(*arguments)

    return do


@pytest.fixture
def id_(client: httpx.Client) -> str:
    return in_process(client, amount=1000, debtor=reachable())["id"]


def received_directly(client: Any, id_: Any, amount: Any) -> None:
    day = good(client.get("/v1/test/clock"))["now"][:10]
    good(client.post(f"/v1/receivables/{id_}/payments", json={"amount": amount, "date": day}))


def go_on(client: Any, id_: Any) -> None:
    good(client.post(f"/v1/receivables/{id_}/partial-payment", json={"action": "continue_recovery"}))


@pytest.mark.database
def test_payout_of_money_that_the_creditor_received_itself_is_nothing_and_at_once(
    client: httpx.Client, operate: Callable[..., Any], id_: str
) -> None:
    received_directly(client, id_, 1000)
    advance(client, 2 * DAY)
    result = read(client, id_)
    data = event(client, id_, "receivable.recovered")
    assert result["status"] == "recovered"
    assert data["total_recovered"] == 1000
    assert result["recovery_progress"]["payout"] == {"amount": 0, "scheduled": data["payout_scheduled"]}
    [closed] = [one for one in result["recovery_progress"]["history"] if one["kind"] == "recovered"]
    assert data["payout_scheduled"] == closed["at"]
    with pytest.raises(InvalidState, match="did not reach the service"):
        operate("pay_out", id_, "T-1")


def test_payout_is_of_the_part_that_reached_the_service(
    client: httpx.Client, operate: Callable[..., Any], id_: str
) -> None:
    received_directly(client, id_, 300)
    assert "payout_days" not in read(client, id_)["recovery_progress"]["decision"]
    go_on(client, id_)
    pay(client, id_, 200)
    assert read(client, id_)["recovery_progress"]["decision"]["payout_days"] == 3
    go_on(client, id_)
    operate("record_payment", id_, Decimal(500), "bank")
    advance(client, 2 * DAY)
    assert read(client, id_)["recovery_progress"]["payout"]["amount"] == 700
    operate("pay_out", id_, "T-1")


def test_payout_shrinks_where_money_was_taken_back_before_it_was_made(
    client: httpx.Client, operate: Callable[..., Any], id_: str
) -> None:
    received_directly(client, id_, 300)
    go_on(client, id_)
    payment = operate("record_payment", id_, Decimal(700), "bank")
    advance(client, 3 * DAY)
    operate("reverse_payment", id_, payment, "no cover")
    with pytest.raises(InvalidState, match="did not reach the service"):
        operate("pay_out", id_, "T-1")


@pytest.mark.database
def test_fee_on_money_that_the_creditor_received_itself_is_listed_and_invoiced_once(
    client: httpx.Client, operate: Callable[..., Any], id_: str
) -> None:
    received_directly(client, id_, 300)
    go_on(client, id_)
    pay(client, id_)
    advance(client, 2 * DAY)
    [fee] = [one for one in operate("fees", "open")["fees"] if one["receivable_id"] == id_]
    assert (fee["amount"], fee["currency"], fee["user_id"]) == ("300.00", "EUR", read(client, id_)["user_id"])
    with pytest.raises(Invalid):
        operate("invoice_fee", id_, "F-1", Decimal(100))
    assert operate("invoice_fee", id_, "F-1", Decimal("7.5"))["fee"] == "22.50"
    with pytest.raises(InvalidState):
        operate("invoice_fee", id_, "F-2", Decimal("7.5"))
    assert id_ not in {one["receivable_id"] for one in operate("fees", "open")["fees"]}
    [done] = [one for one in operate("fees", "invoiced")["fees"] if one["receivable_id"] == id_]
    assert (done["fee"], done["invoiced_by"]) == ("22.50", "F-1")


def test_fee_is_listed_for_no_money_that_reached_the_service(
    client: httpx.Client, operate: Callable[..., Any], id_: str
) -> None:
    pay(client, id_)
    advance(client, 3 * DAY)
    assert id_ not in {one["receivable_id"] for one in operate("fees", "open")["fees"]}
    with pytest.raises(NotFound):
        operate("invoice_fee", id_, "F-1", Decimal(5))
