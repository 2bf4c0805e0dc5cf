"""What lowers a receivable beside payments: credit notes, small rests; and payments that the creditor takes back."""

from collections.abc import Callable
from typing import Any

import httpx
import pytest

from tests.builders import an_invoice, days_ago
from tests.service.pages.test_debtor_page import Page
from tests.service.recovery.test_contacts import outbox, reachable
from tests.service.steps import (
    DAY,
    advance,
    an_active_user,
    dispute,
    good,
    in_process,
    pay,
    read,
    refused,
    submit,
)

TODAY = days_ago(0).isoformat()


def begin(client: httpx.Client, amount: float = 1000, **changes: Any) -> str:
    return in_process(client, amount, debtor=reachable(), **changes)["id"]


def credit(client: httpx.Client, id_: str, amount: float, number: str = "AV-7", day: str = TODAY) -> Any:
    body = {"number": number, "amount": amount, "date": day}
    return good(client.post(f"/v1/receivables/{id_}/credit-notes", json=body))


def enter_payment(client: httpx.Client, id_: str, amount: float) -> str:
    body = {"amount": amount, "date": TODAY}
    return good(client.post(f"/v1/receivables/{id_}/payments", json=body))["id"]


def history_kinds(receivable: dict[str, Any]) -> list[str]:
    return [entry["kind"] for entry in receivable["recovery_progress"]["history"]]


@pytest.mark.database
def test_credit_note_lowers_what_is_asked_for_and_bears_no_interest(
    client: httpx.Client, caller: Callable[..., httpx.Client]
) -> None:
    id_ = begin(client)
    before = read(client, id_)["recovery_progress"]["balance"]
    receivable = credit(client, id_, 400)
    progress = receivable["recovery_progress"]
    assert receivable["amount"] == 1000
    assert (progress["reduced_amount"], progress["remaining_amount"], progress["amount_paid"]) == (
        400,
        600,
        0,
    )
    assert progress["balance"]["due"] == 600
    assert progress["balance"]["interest"] == pytest.approx(before["interest"] * 0.6, abs=0.02)
    lines = progress["balance"]["lines"]
    assert sum(line["amount"] for line in lines) == pytest.approx(progress["balance"]["remaining"])
    assert [line["amount"] for line in lines if line["kind"] == "credit_note"] == [-400]
    assert [(each["kind"], each["amount"], each["number"]) for each in progress["reductions"]] == [
        ("credit_note", 400, "AV-7")
    ]
    assert "credit_note" in history_kinds(receivable)
    assert "600" in Page(client, caller, id_).get().text
    paid = pay(client, id_)
    assert (paid["status"], paid["recovery_progress"]["amount_paid"]) == ("payment_received", 600)


def test_credit_note_over_all_that_is_open_ends_the_recovery(client: httpx.Client) -> None:
    id_ = begin(client)
    assert credit(client, id_, 1000)["status"] == "cancelled"
    assert read(client, id_)["recovery_progress"]["balance"]["due"] == 0
    sent = len(outbox(client))
    advance(client, 90 * DAY)
    assert len(outbox(client)) == sent


def test_credit_note_over_all_of_a_pending_invoice_ends_it(client: httpx.Client) -> None:
    submitted = submit(client, invoice=an_invoice(amount=1000))
    assert credit(client, submitted["id"], 1000)["status"] == "cancelled"


def test_credit_note_over_a_disputed_invoice_says_that_the_debtor_was_right(client: httpx.Client) -> None:
    id_ = begin(client)
    dispute(client, id_)
    cancelled = credit(client, id_, 1000)
    assert cancelled["status"] == "cancelled"
    entry = next(e for e in cancelled["recovery_progress"]["history"] if e["kind"] == "cancelled")
    assert entry["data"]["cancellation_reason"] == "disputed_valid"


@pytest.mark.parametrize("decide_first", [True, False])
def test_credit_note_over_what_a_payment_left_settles(client: httpx.Client, decide_first: bool) -> None:
    id_ = begin(client)
    pay(client, id_, 600)
    if decide_first:
        good(client.post(f"/v1/receivables/{id_}/partial-payment", json={"action": "continue_recovery"}))
    credited = credit(client, id_, 400)
    assert (credited["status"], credited["recovery_progress"].get("decision")) == ("payment_received", None)
    advance(client, 2 * DAY)
    recovered = read(client, id_)
    assert (recovered["status"], recovered["recovery_progress"]["payout"]["amount"]) == ("recovered", 600)


def test_credit_note_of_less_than_the_rest_leaves_the_decision_open(client: httpx.Client) -> None:
    id_ = begin(client)
    pay(client, id_, 600)
    decision = credit(client, id_, 100)["recovery_progress"]["decision"]
    assert (decision["original_amount"], decision["paid_amount"], decision["remaining_amount"]) == (
        900,
        600,
        300,
    )


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"amount": 1000.01}, "amount"),
        ({"amount": 0}, "amount"),
        ({"number": " "}, "number"),
        ({"date": days_ago(-5).isoformat()}, "date"),
    ],
)
def test_credit_note_that_cannot_be_is_refused(
    client: httpx.Client, change: dict[str, Any], field: str
) -> None:
    id_ = begin(client)
    body = {"number": "AV-7", "amount": 10, "date": TODAY, **change}
    response = client.post(f"/v1/receivables/{id_}/credit-notes", json=body)
    assert refused(response, 400, "VALIDATION_ERROR")["field"] == field


def test_credit_note_counts_once(client: httpx.Client) -> None:
    id_ = begin(client)
    credit(client, id_, 10)
    body = {"number": "av 7", "amount": 10, "date": TODAY}
    response = client.post(f"/v1/receivables/{id_}/credit-notes", json=body)
    assert refused(response, 400, "VALIDATION_ERROR")["field"] == "number"
    assert read(client, id_)["recovery_progress"]["remaining_amount"] == 990


@pytest.mark.database
@pytest.mark.parametrize("pursue", ["principal", "all"])
def test_payment_with_less_than_a_unit_missing_closes(client: httpx.Client, pursue: str) -> None:
    id_ = begin(client, metadata={"pursue": pursue})
    due = read(client, id_)["recovery_progress"]["balance"]["due"]
    paid = pay(client, id_, round(due - 0.4, 2))
    progress = paid["recovery_progress"]
    assert (paid["status"], "decision" in progress) == ("payment_received", False)
    assert (progress["remaining_amount"], progress["balance"]["due"]) == (0, 0)
    assert [(each["kind"], each["amount"]) for each in progress["reductions"]] == [("rounding", 0.4)]
    assert "rounded" in history_kinds(paid)
    advance(client, 2 * DAY)
    assert read(client, id_)["status"] == "recovered"


def test_payment_with_more_than_the_tolerance_missing_is_a_part(client: httpx.Client) -> None:
    id_ = begin(client)
    assert pay(client, id_, 998.99)["recovery_progress"]["decision"]["remaining_amount"] == 1.01


def test_tolerance_is_what_the_creditor_set_and_counts_for_later_invoices_only(client: httpx.Client) -> None:
    user_id = an_active_user(client)
    earlier = begin(client, user_id=user_id)
    rules = good(client.get(f"/v1/users/{user_id}/standing-rules"))
    assert rules["rounding_tolerance"] == 1
    good(client.put(f"/v1/users/{user_id}/standing-rules", json={**rules, "rounding_tolerance": 0}))
    later = begin(client, user_id=user_id, invoice=an_invoice(amount=1000, numbers=["F-2"]))
    assert "decision" in pay(client, later, 999.99)["recovery_progress"]
    assert "decision" not in pay(client, earlier, 999.99)["recovery_progress"]


def test_tolerance_is_never_more_than_a_tenth_of_the_invoice(client: httpx.Client) -> None:
    id_ = begin(client, 5)
    assert "decision" in pay(client, id_, 4.4)["recovery_progress"]


@pytest.mark.database
def test_creditor_takes_a_payment_back_that_it_entered(client: httpx.Client) -> None:
    id_ = begin(client)
    payment = enter_payment(client, id_, 999.5)
    path = f"/v1/receivables/{id_}/payments/{payment}/reverse"
    receivable = good(client.post(path, json={"reason": "It was of another debtor."}))
    progress = receivable["recovery_progress"]
    assert receivable["status"] == "in_process"
    assert (progress["amount_paid"], progress["remaining_amount"]) == (0, 1000)
    assert "reductions" not in progress
    entry = next(e for e in progress["history"] if e["kind"] == "payment.reversed")
    assert entry["data"]["reason"] == "It was of another debtor."
    refused(client.post(path, json={"reason": "Again."}), 409, "INVALID_STATE")
    advance(client, 3 * DAY)
    assert read(client, id_)["status"] == "in_process"


def test_creditor_takes_no_payment_back_that_it_did_not_enter(client: httpx.Client) -> None:
    id_ = begin(client)
    progress = pay(client, id_, 100)["recovery_progress"]
    path = f"/v1/receivables/{id_}/payments/{progress['payments'][0]['id']}/reverse"
    refused(client.post(path, json={"reason": "No."}), 409, "INVALID_STATE")
    response = client.post(f"/v1/receivables/{id_}/payments/pay_none/reverse", json={"reason": "No."})
    assert response.status_code == 404


def test_payment_taken_back_after_the_end_opens_a_new_receivable(client: httpx.Client) -> None:
    id_ = begin(client)
    payment = enter_payment(client, id_, 1000)
    advance(client, 2 * DAY)
    assert read(client, id_)["status"] == "recovered"
    path = f"/v1/receivables/{id_}/payments/{payment}/reverse"
    follower = good(client.post(path, json={"reason": "No cover."}))
    assert (follower["amount"], follower["status"]) == (1000, "pending")
