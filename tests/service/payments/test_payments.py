"""Payments as they arrive, and what they lead to."""

from datetime import UTC, datetime, time, timedelta
from typing import Any

import httpx
import pytest

from recovery_service.context.clock import to_ms
from recovery_service.law.workdays import Workdays
from tests.builders import a_debtor, an_invoice, days_ago
from tests.service.steps import (
    DAY,
    advance,
    an_active_user,
    dispute,
    doubts,
    event,
    events,
    good,
    in_process,
    pay,
    read,
    refused,
    submit,
)


def types(client: httpx.Client, id_: str) -> list[str]:
    return [match["type"].removeprefix("receivable.") for match in events(client, of=id_)]


@pytest.mark.database
def test_full_payment_settles_after_two_days(client: httpx.Client) -> None:
    id_ = in_process(client)["id"]
    paid = pay(client, id_)
    assert paid["status"] == "payment_received"
    assert "decision" not in paid["recovery_progress"]
    received = event(client, id_, "receivable.payment.received")
    assert received == {
        "receivable_id": id_,
        "payment_amount": 1200.5,
        "payment_type": "full",
        "remaining_amount": 0,
        "payment_date": received["payment_date"],
        "payment_intent_id": received["payment_intent_id"],
    }
    advance(client, 2 * DAY - 60)
    assert read(client, id_)["status"] == "payment_received"
    advance(client, 60)
    recovered = read(client, id_)
    assert recovered["status"] == "recovered"
    data = event(client, id_, "receivable.recovered")
    assert data == {
        "receivable_id": id_,
        "total_recovered": 1200.5,
        "recovery_duration_days": 2,
        "payout_scheduled": data["payout_scheduled"],
    }
    assert recovered["recovery_progress"]["payout"] == {
        "amount": 1200.5,
        "scheduled": data["payout_scheduled"],
    }


@pytest.mark.database
def test_partial_payment_opens_a_decision(client: httpx.Client) -> None:
    id_ = in_process(client)["id"]
    receivable = pay(client, id_, 200.25)
    assert receivable["status"] == "payment_received"
    partial = event(client, id_, "receivable.payment.partial")
    assert partial == {
        "receivable_id": id_,
        "original_amount": 1200.5,
        "paid_amount": 200.25,
        "remaining_amount": 1000.25,
        "action_required": "platform_decision",
        "decision_deadline": partial["decision_deadline"],
    }
    received = event(client, id_, "receivable.payment.received")
    assert (received["payment_type"], received["remaining_amount"]) == ("partial", 1000.25)
    assert receivable["recovery_progress"]["decision"] == {
        "original_amount": 1200.5,
        "paid_amount": 200.25,
        "remaining_amount": 1000.25,
        "deadline": partial["decision_deadline"],
        "default": "continue_recovery",
        "payout_days": 3,
    }
    assert receivable["recovery_progress"]["paused"]["until"] == partial["decision_deadline"]


def test_creditor_goes_on_for_the_rest(client: httpx.Client) -> None:
    id_ = in_process(client)["id"]
    pay(client, id_, 200)
    body = {"action": "continue_recovery", "notes": "We want it all."}
    on = good(client.post(f"/v1/receivables/{id_}/partial-payment", json=body))
    assert on["status"] == "in_process"
    assert not {"decision", "paused"} & set(on["recovery_progress"])
    assert (on["recovery_progress"]["amount_paid"], on["recovery_progress"]["remaining_amount"]) == (
        200,
        1000.5,
    )
    assert on["recovery_progress"]["next_action"]
    response = client.post(f"/v1/receivables/{id_}/partial-payment", json=body)
    refused(response, 409, "INVALID_STATE")
    assert event(client, id_, "receivable.resumed")["reason"] == "continue_recovery"
    pay(client, id_)
    advance(client, 2 * DAY)
    assert event(client, id_, "receivable.recovered")["total_recovered"] == 1200.5


@pytest.mark.database
def test_creditor_writes_the_rest_off(client: httpx.Client) -> None:
    id_ = in_process(client)["id"]
    pay(client, id_, 200)
    body = {"action": "mark_complete"}
    done = good(client.post(f"/v1/receivables/{id_}/partial-payment", json=body))
    assert done["status"] == "recovered"
    assert event(client, id_, "receivable.recovered")["total_recovered"] == 200
    assert done["recovery_progress"]["payout"]["amount"] == 200


@pytest.mark.parametrize("body", [{}, {"action": "wait"}, {"action": None}])
def test_decision_is_one_of_two(client: httpx.Client, body: dict[str, Any]) -> None:
    id_ = in_process(client)["id"]
    pay(client, id_, 200)
    response = client.post(f"/v1/receivables/{id_}/partial-payment", json=body)
    assert refused(response, 400, "VALIDATION_ERROR")["field"] == "action"


@pytest.mark.database
def test_silence_of_seven_days_goes_on(client: httpx.Client) -> None:
    id_ = in_process(client)["id"]
    pay(client, id_, 200)
    advance(client, 7 * DAY - 60)
    assert read(client, id_)["status"] == "payment_received"
    advance(client, 60)
    result = read(client, id_)
    assert (result["status"], "decision" in result["recovery_progress"]) == ("in_process", False)


def test_rest_that_arrives_while_a_decision_is_open_closes_it(client: httpx.Client) -> None:
    id_ = in_process(client)["id"]
    pay(client, id_, 200)
    receivable = pay(client, id_)
    assert (receivable["status"], "decision" in receivable["recovery_progress"]) == (
        "payment_received",
        False,
    )
    assert receivable["recovery_progress"]["paused"]["reason"] == "payment_settles"
    advance(client, 2 * DAY)
    assert read(client, id_)["status"] == "recovered"
    advance(client, 30 * DAY)
    assert types(client, id_)[-2:] == ["payment.received", "recovered"]


def test_second_part_keeps_the_decision_with_its_new_amounts(client: httpx.Client) -> None:
    id_ = in_process(client)["id"]
    first = pay(client, id_, 200)["recovery_progress"]["decision"]
    second = pay(client, id_, 300)["recovery_progress"]["decision"]
    assert (second["paid_amount"], second["remaining_amount"]) == (500, 700.5)
    assert second["deadline"] == first["deadline"]


@pytest.mark.database
def test_payment_in_pending_starts_the_recovery_at_once(client: httpx.Client) -> None:
    id_ = submit(client)["id"]
    assert pay(client, id_)["status"] == "payment_received"
    advance(client, 30 * DAY)
    assert types(client, id_) == ["created", "sent_to_recovery", "payment.received", "recovered"]


def test_overpayment_of_the_invoice_alone_is_never_put_to_interest(client: httpx.Client) -> None:
    id_ = in_process(client)["id"]
    paid = pay(client, id_, 1300)
    recovery_progress = paid["recovery_progress"]
    assert (recovery_progress["amount_paid"], recovery_progress["remaining_amount"]) == (1200.5, 0)
    balance = recovery_progress["balance"]
    added = balance["interest"] + balance["fixed_fee"]
    assert (added >= 40, balance["remaining"]) == (True, pytest.approx(added))
    assert [line["amount"] for line in balance["lines"] if line["kind"] == "overpaid"] == [99.5]
    assert sum(line["amount"] for line in balance["lines"]) == pytest.approx(balance["remaining"])
    excess = "99.50 EUR more than is owed arrived."
    assert [(warned["code"], warned["message"]) for warned in doubts(paid)] == [("OVERPAID", excess)]
    assert event(client, id_, "receivable.payment.received")["payment_amount"] == 1300
    advance(client, 2 * DAY)
    assert event(client, id_, "receivable.recovered")["total_recovered"] == 1200.5
    ended = read(client, id_)
    assert ended["recovery_progress"]["payout"]["amount"] == 1200.5
    assert [warned["message"] for warned in doubts(ended)] == [excess]


def test_interest_and_fixed_sum_that_were_asked_for_are_paid_out(client: httpx.Client) -> None:
    id_ = in_process(client, metadata={"pursue": "all"})["id"]
    claimed = read(client, id_)["recovery_progress"]["balance"]["due"]
    paid = pay(client, id_, claimed + 10)
    assert (claimed > 1240, paid["recovery_progress"]["balance"]["remaining"]) == (True, -10)
    assert [warned["message"] for warned in doubts(paid)] == ["10.00 EUR more than is owed arrived."]
    advance(client, 2 * DAY)
    assert read(client, id_)["recovery_progress"]["payout"]["amount"] == pytest.approx(claimed)


@pytest.mark.parametrize("question", ["dispute", "evidence"])
def test_payment_of_a_part_leaves_the_question_open_and_the_rest_settles_it(
    client: httpx.Client, question: str
) -> None:
    id_ = in_process(client)["id"]
    if question == "dispute":
        dispute(client, id_)
        status = "disputed"
    else:
        good(client.post(f"/v1/test/receivables/{id_}/request-evidence", json={}))
        status = "evidence_requested"
    receivable = pay(client, id_, 200)
    assert (receivable["status"], receivable["recovery_progress"]["amount_paid"]) == (status, 200)
    assert "decision" not in receivable["recovery_progress"]
    receivable = pay(client, id_)
    assert (receivable["status"], "dispute" in receivable["recovery_progress"]) == ("payment_received", False)
    assert types(client, id_)[-3:] == ["payment.received", "resumed", "payment.received"]
    advance(client, 30 * DAY)
    assert read(client, id_)["status"] == "recovered"


@pytest.mark.parametrize("end", ["cancelled", "recovered"])
def test_closed_receivable_takes_no_payment(client: httpx.Client, end: str) -> None:
    id_ = in_process(client)["id"]
    if end == "cancelled":
        good(client.post(f"/v1/receivables/{id_}/cancel", json={"reason": "business_decision"}))
    else:
        pay(client, id_)
        advance(client, 2 * DAY)
    body = {"amount": 5, "date": days_ago(0).isoformat(), "reference": "x"}
    refused(client.post(f"/v1/receivables/{id_}/payments", json=body), 409, "INVALID_STATE")


def test_creditor_records_what_arrived(client: httpx.Client) -> None:
    id_ = in_process(client)["id"]
    body = {"amount": 1200.5, "date": days_ago(1).isoformat(), "reference": "VIR 123"}
    response = client.post(f"/v1/receivables/{id_}/payments", json=body)
    assert response.status_code == 201
    recorded = response.json()
    assert recorded == {
        "id": recorded["id"],
        "receivable_id": id_,
        "amount": 1200.5,
        "received_on": body["date"],
        "reference": "VIR 123",
    }
    data = event(client, id_, "receivable.payment.received")
    assert data["payment_intent_id"] == recorded["id"]
    assert data["payment_date"].startswith(body["date"])
    assert read(client, id_)["status"] == "payment_received"


@pytest.mark.parametrize(("country", "hour"), [("FR", 23), ("AU", 15), ("NZ", 15), ("US", 2)])
def test_payment_counts_on_the_day_that_the_creditor_has(
    client: httpx.Client, country: str, hour: int
) -> None:
    """At these hours (UTC) the creditor's day is another one than that of Greenwich."""
    days = Workdays(country)
    address = {"line1": "1 High Street", "postal_code": "1000", "city": "Town", "country": country}
    user_id = an_active_user(client, company={"name": "Far away", "address": address})
    first, second = (
        submit(client, user_id)["id"],
        submit(client, user_id, debtor=a_debtor(company_name="B"))["id"],
    )
    moment = datetime.combine(days_ago(-3), time(hour), UTC)
    good(client.post("/v1/test/clock/advance", json={"to": moment.isoformat()}))
    today = days.local_date(to_ms(moment))
    assert today != moment.date()
    for id_, day in ((first, today), (second, today - timedelta(days=1))):
        good(client.post(f"/v1/receivables/{id_}/payments", json={"amount": 1200.5, "date": day.isoformat()}))
        polled = good(client.get(f"/v1/receivables/{id_}/balance"))
        assert (polled["as_of"], polled["paid"]) == (today.isoformat(), 1200.5)
        assert polled["lines"][-1]["since"] == day.isoformat()
        balance = read(client, id_)["recovery_progress"]["balance"]
        assert (balance["as_of"], balance["remaining"]) == (polled["as_of"], polled["remaining"])


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"amount": 0}, "amount"),
        ({"amount": -1}, "amount"),
        ({"amount": 0.001}, "amount"),
        ({"amount": 1e15}, "amount"),
        ({"amount": "5"}, "amount"),
        ({"date": days_ago(-5).isoformat()}, "date"),
        ({"date": "0001-01-01"}, "date"),
        ({"date": "soon"}, "date"),
        ({"reference": "x" * 201}, "reference"),
        ({"payer": "x"}, "payer"),
    ],
)
def test_faults_of_a_payment_name_their_field(
    client: httpx.Client, change: dict[str, Any], field: str
) -> None:
    id_ = in_process(client)["id"]
    body = {"amount": 5, "date": days_ago(0).isoformat(), **change}
    response = client.post(f"/v1/receivables/{id_}/payments", json=body)
    assert refused(response, 400, "VALIDATION_ERROR")["field"] == field
    assert read(client, id_)["recovery_progress"]["amount_paid"] == 0


def test_currency_without_decimals(client: httpx.Client) -> None:
    id_ = in_process(client, invoice=an_invoice(amount=1000, currency="JPY"))["id"]
    body = {"amount": 0.5, "date": days_ago(0).isoformat()}
    refused(client.post(f"/v1/receivables/{id_}/payments", json=body), 400, "VALIDATION_ERROR")
    assert pay(client, id_, 400)["recovery_progress"]["remaining_amount"] == 600


@pytest.mark.parametrize(
    ("rule", "status"), [("continue_recovery", "in_process"), ("mark_complete", "recovered")]
)
def test_standing_rule_decides_at_once(client: httpx.Client, rule: str, status: str) -> None:
    receivable = in_process(client)
    good(client.put(f"/v1/users/{receivable['user_id']}/standing-rules", json={"on_partial_payment": rule}))
    receivable = pay(client, receivable["id"], 200)
    assert (receivable["status"], "decision" in receivable["recovery_progress"]) == (status, False)
    last = "resumed" if status == "in_process" else "recovered"
    assert types(client, receivable["id"])[-3:] == ["payment.received", "payment.partial", last]
    assert "standing rule" in str(receivable["recovery_progress"]["history"])


@pytest.mark.parametrize("way", ["paid", "written off"])
def test_interest_and_fixed_sum_that_nobody_paid_are_named_at_the_end(client: httpx.Client, way: str) -> None:
    id_ = in_process(client)["id"]
    added = read(client, id_)["recovery_progress"]["balance"]["remaining"] - 1200.5
    if way == "paid":
        pay(client, id_)
        advance(client, 2 * DAY)
    else:
        pay(client, id_, 1100)
        good(client.post(f"/v1/receivables/{id_}/partial-payment", json={"action": "mark_complete"}))
    last = read(client, id_)["recovery_progress"]["history"][0]
    assert (last["kind"], last["data"]["extras_waived"]) == ("recovered", f"{added:.2f}")
    assert "are asked for no longer" in last["text"]


def test_paid_interest_and_fixed_sum_are_not_called_unpaid(client: httpx.Client) -> None:
    id_ = in_process(client, metadata={"pursue": "all"})["id"]
    pay(client, id_, read(client, id_)["recovery_progress"]["balance"]["remaining"])
    advance(client, 2 * DAY)
    assert "extras_waived" not in read(client, id_)["recovery_progress"]["history"][0]["data"]


def test_payment_in_full_names_the_day_on_which_it_is_final(client: httpx.Client) -> None:
    id_ = in_process(client)["id"]
    paid = pay(client, id_)
    following = paid["recovery_progress"]["next_action"]
    assert (following["type"], following["why"]["code"]) == ("payment_final", "payment_final")
    listed = good(client.get("/v1/receivables"))["data"][0]
    assert listed["recovery_progress"]["next_action"] == following
    good(client.post("/v1/test/clock/advance", json={"to": following["at"]}))
    done = read(client, id_)
    assert (done["status"], "next_action" in done["recovery_progress"]) == ("recovered", False)
