"""What was paid before the recovery counts from the start, and is no payment of the recovery."""

from collections.abc import Callable
from typing import Any

import httpx
import pytest

from recovery_service.context.core import Core
from recovery_service.ledger.payments.repository import valid_payments
from recovery_service.recovery.lifecycle import payments
from tests.builders import an_invoice
from tests.service.pages.test_debtor_page import Page
from tests.service.recovery.test_contacts import outbox, reachable
from tests.service.steps import DAY, advance, event, events, good, in_process, pay, read, refused, submit


def prepaid(client: httpx.Client, amount: float = 1200.5, before: float = 200.5, **changes: Any) -> str:
    invoice = an_invoice(amount=amount, prepaid_amount=before)
    return in_process(client, invoice=invoice, debtor=reachable(), **changes)["id"]


@pytest.mark.database
def test_prepaid_amount_counts_as_paid_from_the_start(client: httpx.Client) -> None:
    submitted = submit(client, invoice=an_invoice(amount=1200.5, prepaid_amount=200.5))
    recovery_progress = submitted["recovery_progress"]
    assert submitted["amount"] == 1200.5
    assert (recovery_progress["amount_paid"], recovery_progress["remaining_amount"]) == (200.5, 1000)
    assert recovery_progress["invoice"]["prepaid_amount"] == 200.5
    entry = next(entry for entry in recovery_progress["history"] if entry["kind"] == "prepaid")
    assert (entry["data"], entry["text"]) == (
        {"amount": "200.50"},
        "200.50 EUR of the invoice had been paid before.",
    )
    assert read(client, submitted["id"])["recovery_progress"] == recovery_progress


@pytest.mark.parametrize("before", [1200.5, 1300, -1, 0.001, "200"])
def test_prepaid_amount_that_leaves_nothing_or_is_no_amount_is_refused(
    client: httpx.Client, before: float | str
) -> None:
    submitted = submit(client)
    body = {"user_id": submitted["user_id"], "invoice": an_invoice(amount=1200.5, prepaid_amount=before)}
    body["debtor"] = {"company_name": "Roux", "contacts": [{"email": "a@roux.example"}]}
    error = refused(client.post("/v1/receivables", json=body), 400, "VALIDATION_ERROR")
    assert error["field"] == "invoice.prepaid_amount"


def test_prepaid_amount_of_nothing_says_nothing(client: httpx.Client) -> None:
    recovery_progress = submit(client, invoice=an_invoice(amount=1200.5, prepaid_amount=0))[
        "recovery_progress"
    ]
    assert (recovery_progress["amount_paid"], recovery_progress["remaining_amount"]) == (0, 1200.5)
    assert "prepaid_amount" not in recovery_progress["invoice"]
    assert "prepaid" not in [entry["kind"] for entry in recovery_progress["history"]]


def test_prepaid_amount_is_no_payment_and_only_the_rest_is_recovered_and_paid_out(
    client: httpx.Client,
) -> None:
    id_ = prepaid(client)
    assert not [one for one in events(client, of=id_) if "payment" in one["type"]]
    pay(client, id_)
    assert event(client, id_, "receivable.payment.received")["payment_amount"] == 1000
    advance(client, 2 * DAY)
    after = read(client, id_)
    assert after["status"] == "recovered"
    assert after["recovery_progress"]["remaining_amount"] == 0
    assert after["recovery_progress"]["payout"]["amount"] == 1000
    assert event(client, id_, "receivable.recovered")["total_recovered"] == 1000
    stats = good(client.get("/v1/reports/stats"))
    assert stats["total_amount_recovered"] == stats["total_amount_received"] == 1000


def test_list_tells_prepaid_amount_apart_from_what_came_in(client: httpx.Client) -> None:
    id_ = prepaid(client)
    pay(client, id_, 400)
    for result in (read(client, id_), *good(client.get("/v1/receivables"))["data"]):
        progress = result["recovery_progress"]
        assert (progress["amount_paid"], progress["prepaid_amount"]) == (600.5, 200.5)
    in_process(client)
    newest = good(client.get("/v1/receivables"))["data"][0]
    assert newest["recovery_progress"].get("prepaid_amount") is None


def test_prepaid_amount_and_a_part_lead_to_the_decision_on_the_rest(client: httpx.Client) -> None:
    id_ = prepaid(client)
    pay(client, id_, 400)
    decision = read(client, id_)["recovery_progress"]["decision"]
    assert (decision["original_amount"], decision["paid_amount"], decision["remaining_amount"]) == (
        1200.5,
        600.5,
        600,
    )


def test_prepaid_amount_stands_in_the_balance_and_bears_no_interest(client: httpx.Client) -> None:
    id_ = prepaid(client)
    advance(client, 20 * DAY)
    body = good(client.get(f"/v1/receivables/{id_}/balance"))
    lines = {line["kind"]: line for line in body["lines"]}
    assert lines["principal"]["amount"] == 1200.5
    assert lines["prepaid"]["amount"] == -200.5
    assert body["paid"] == 200.5
    assert sum(line["amount"] for line in body["lines"]) == pytest.approx(body["remaining"])
    borne = [line for line in body["lines"] if line["kind"] in ("interest", "rate_missing")]
    assert borne
    assert {line["base"] for line in borne} == {1000}


def test_prepaid_amount_is_shown_to_the_debtor_and_only_the_rest_asked_for(
    client: httpx.Client, caller: Callable[..., httpx.Client]
) -> None:
    id_ = prepaid(client)
    page = Page(client, caller, id_).get(lang="en").text
    assert "Paid before" in page
    assert "<strong>€1,000.00</strong>" in page
    advance(client, 30 * DAY)
    messages = outbox(client, id_)
    assert len([message for message in messages if "1\u00a0000,00\u00a0€" in message["body"]]) >= 3
    assert not any("transférer 1\u00a0200,50" in message["body"] for message in messages)
    letters = [message for message in messages if message["type"] == "letter"]
    assert letters


def test_prepaid_amount_does_not_go_on_in_what_follows_a_reversal(client: httpx.Client, core: Core) -> None:
    id_ = prepaid(client)
    pay(client, id_)
    advance(client, 3 * DAY)
    with core.write() as context:
        [payment] = valid_payments(context.connection, id_)
        payments.reverse_payment(context, id_, payment.id, reason="no funds")
    followed = next(row for row in good(client.get("/v1/receivables"))["data"] if row["id"] != id_)
    assert followed["amount"] == 1000
    assert followed["recovery_progress"]["remaining_amount"] == 1000
