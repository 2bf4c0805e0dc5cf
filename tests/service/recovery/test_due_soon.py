"""The note before the due date: chosen by the creditor, three days ahead, and nothing else before the day."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from decimal import Decimal
from typing import Any

import httpx
import pytest

from recovery_service.law.rates import Rate, Rates
from recovery_service.law.rules import late_payment_rule
from recovery_service.recovery.balance.pursuit_example import calculate_example
from tests.builders import an_invoice
from tests.service.law.test_editions import creditor_in
from tests.service.recovery.test_contacts import ledger, outbox, reachable
from tests.service.steps import (
    DAY,
    advance,
    an_active_user,
    before_workdays,
    dispute,
    good,
    pay,
    read,
    refused,
    submit,
)

NOTE = "due_soon"


def a_user_who_notes(client: httpx.Client, **plan: Any) -> str:
    user = an_active_user(client)
    before = good(client.get(f"/v1/users/{user}/plan"))
    assert before["remind_before_due"] is False
    chosen = good(client.put(f"/v1/users/{user}/plan", json={**before, "remind_before_due": True, **plan}))
    assert chosen["remind_before_due"] is True
    return user


def submit_due_in(client: httpx.Client, user: str, days: int) -> tuple[str, date]:
    before_workdays(client)
    due = datetime.fromisoformat(good(client.get("/v1/test/clock"))["now"]).date() + timedelta(days=days)
    invoice = an_invoice(due_date=due.isoformat())
    submitted = submit(client, user, debtor=reachable(), invoice=invoice, force_proceed=True)
    return submitted["id"], due


def note_of(client: httpx.Client, id_: str) -> list[dict[str, Any]]:
    return [row for row in ledger(client, receivable_id=id_) if row["template"] == NOTE]


@pytest.mark.database
def test_note_leaves_on_a_workday_before_the_due_date_and_counts_as_no_reminder(client: httpx.Client) -> None:
    id_, due = submit_due_in(client, a_user_who_notes(client), 20)
    first, second = ledger(client, receivable_id=id_)[:2]
    assert (first["template"], first["why"]["code"], first["type"]) == (NOTE, "before_due", "email")
    day = datetime.fromisoformat(first["at"]).date()
    assert day.weekday() < 5
    assert due - timedelta(days=9) < day <= due - timedelta(days=3)
    assert datetime.fromisoformat(second["at"]).date() > due
    good(client.post(f"/v1/planned-contacts/{first['id']}", json={"action": "edit", "subject": "Due soon"}))
    advance(client, 20 * DAY)
    (sent,) = outbox(client, id_)
    assert sent["subject"] == "Due soon"
    progress = read(client, id_)["recovery_progress"]
    assert progress["attempts"]["email"] == 0
    messages = good(client.get(f"/v1/receivables/{id_}/messages"))["data"]
    assert [(one["template"], one["number"]) for one in messages] == [(NOTE, 0)]
    advance(client, 10 * DAY)
    numbers = [one["number"] for one in good(client.get(f"/v1/receivables/{id_}/messages"))["data"]]
    assert numbers[:2] == [0, 1]


def test_note_is_sent_to_nobody_who_has_paid_disputed_or_was_given_up(client: httpx.Client) -> None:
    user = a_user_who_notes(client)
    paid, _ = submit_due_in(client, user, 20)
    disputed, _ = submit_due_in(client, user, 20)
    cancelled, _ = submit_due_in(client, user, 20)
    advance(client, 2 * DAY)
    pay(client, paid, 100)
    good(client.post(f"/v1/receivables/{paid}/partial-payment", json={"action": "continue_recovery"}))
    assert [row["skipped"]["code"] for row in note_of(client, paid)] == ["nudge_over"]
    dispute(client, disputed)
    good(client.post(f"/v1/receivables/{cancelled}/cancel", json={"reason": "business_decision"}))
    advance(client, 18 * DAY)
    for id_ in (paid, disputed, cancelled):
        messages = good(client.get(f"/v1/receivables/{id_}/messages"))["data"]
        assert NOTE not in [one["template"] for one in messages]


@pytest.mark.parametrize(("days", "chosen"), [(3, True), (20, False)])
def test_note_is_planned_where_its_day_is_to_come_and_it_was_chosen(
    client: httpx.Client, days: int, chosen: bool
) -> None:
    user = a_user_who_notes(client) if chosen else an_active_user(client)
    id_, due = submit_due_in(client, user, days)
    assert note_of(client, id_) == []
    first = ledger(client, receivable_id=id_)[0]
    assert datetime.fromisoformat(first["at"]).date() > due


def test_note_skipped_stays_skipped_and_goes_by_email_alone(client: httpx.Client) -> None:
    id_, _ = submit_due_in(client, a_user_who_notes(client), 20)
    (note,) = note_of(client, id_)
    edit = {"action": "edit", "type": "sms"}
    refused(client.post(f"/v1/planned-contacts/{note['id']}", json=edit), 409, "INVALID_STATE")
    good(client.post(f"/v1/planned-contacts/{note['id']}", json={"action": "skip"}))
    advance(client, 20 * DAY)
    assert outbox(client, id_) == []


def test_plan_answers_what_interest_and_fixed_sum_come_to(client: httpx.Client) -> None:
    plan = good(client.get(f"/v1/users/{an_active_user(client)}/plan"))
    assert plan["example"]["amount"] == 1000
    assert plan["example"]["fixed_sum"] == 40
    exact = 1000 * plan["example"]["rate"] / 100 * 30 / 365
    assert plan["example"]["interest"] == pytest.approx(exact, abs=0.006)


def test_plan_is_set_as_it_was_answered_where_no_rate_is_known(client: httpx.Client) -> None:
    path = f"/v1/users/{creditor_in(client, 'CH')}/plan"
    plan = good(client.get(path))
    assert plan["example"]["rate"] is None
    assert good(client.put(path, json={**plan, "relationship": "firm"}))["relationship"] == "firm"


def test_example_names_the_day_since_which_no_rate_is_known() -> None:
    rule = late_payment_rule("DE")
    rates = Rates(
        [
            Rate("de-base", date(2025, 7, 1), Decimal("1.27"), "s"),
            Rate("de-base", date(2026, 1, 1), Decimal("1.27"), "s"),
        ]
    )
    current = calculate_example(rule, rates, date(2026, 6, 30))
    later = calculate_example(rule, rates, date(2027, 1, 2))
    assert (current.rate, current.rate_missing_since) == (Decimal("10.27"), None)
    assert (later.rate, later.rate_missing_since) == (Decimal("10.27"), date(2026, 7, 1))
    assert calculate_example(None, rates, date(2027, 1, 2)).rate_missing_since is None
