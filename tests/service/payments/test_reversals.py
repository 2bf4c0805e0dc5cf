"""A payment that the bank takes back, before and after its recovery has ended."""

from datetime import datetime, timedelta

import httpx
import pytest

from recovery_service.context.core import Core
from recovery_service.ledger.receivables.rows import ReceivableRow
from recovery_service.recovery.lifecycle import payments
from recovery_service.wording.templates import TextBroken, fill
from tests.service.payments.test_payments import types
from tests.service.recovery.test_contacts import outbox, reachable
from tests.service.steps import (
    DAY,
    advance,
    an_active_user,
    before_workdays,
    event,
    good,
    in_process,
    pay,
    read,
    submit,
)


def reverse(core: Core, client: httpx.Client, id_: str, payment_id: str) -> ReceivableRow:
    with core.write() as context:
        return payments.reverse_payment(context, id_, payment_id, reason="returned by the bank")


@pytest.mark.database
def test_reversal_before_the_settlement_goes_on(client: httpx.Client, core: Core) -> None:
    id_ = in_process(client)["id"]
    pay(client, id_)
    payment = event(client, id_, "receivable.payment.received")["payment_intent_id"]
    reverse(core, client, id_, payment)
    result = read(client, id_)
    assert result["status"] == "in_process"
    assert (result["recovery_progress"]["amount_paid"], result["recovery_progress"]["remaining_amount"]) == (
        0,
        1200.5,
    )
    assert event(client, id_, "receivable.resumed")["reason"] == "payment_reversed"
    advance(client, 5 * DAY)
    assert read(client, id_)["status"] == "in_process"


def test_reversal_of_what_kept_a_promise_waits_for_it_again(client: httpx.Client, core: Core) -> None:
    id_ = in_process(client)["id"]
    by = (datetime.fromisoformat(good(client.get("/v1/test/clock"))["now"]) + timedelta(days=10)).date()
    good(client.post(f"/v1/receivables/{id_}/promises", json={"day": str(by)}))
    pay(client, id_)
    progress = read(client, id_)["recovery_progress"]
    assert progress["promise"]["state"] == "kept"
    assert "promise.kept" in [entry["kind"] for entry in progress["history"]]
    reverse(core, client, id_, event(client, id_, "receivable.payment.received")["payment_intent_id"])
    assert read(client, id_)["recovery_progress"]["promise"]["state"] == "open"
    advance(client, 16 * DAY)
    assert read(client, id_)["recovery_progress"]["promise"]["state"] == "broken"


def test_reversal_closes_the_decision_on_a_part(client: httpx.Client, core: Core) -> None:
    id_ = in_process(client)["id"]
    pay(client, id_, 100)
    payment = event(client, id_, "receivable.payment.received")["payment_intent_id"]
    reverse(core, client, id_, payment)
    result = read(client, id_)
    assert (result["status"], "decision" in result["recovery_progress"]) == ("in_process", False)
    advance(client, 8 * DAY)
    assert types(client, id_).count("resumed") == 1


@pytest.mark.database
def test_reversal_after_the_end_opens_a_receivable_that_names_the_first(
    client: httpx.Client, core: Core
) -> None:
    receivable = in_process(client, metadata={"order": 7})
    pay(client, receivable["id"])
    advance(client, 2 * DAY)
    payment = event(client, receivable["id"], "receivable.payment.received")["payment_intent_id"]
    follower = reverse(core, client, receivable["id"], payment)
    assert read(client, receivable["id"])["status"] == "recovered"
    result = read(client, follower.id)
    assert (result["status"], result["amount"]) == ("pending", 1200.5)
    assert result["recovery_progress"]["metadata"] == {"order": 7, "follows": receivable["id"]}
    assert result["recovery_progress"]["contacts"] == receivable["recovery_progress"]["contacts"]
    assert types(client, follower.id) == ["created"]
    advance(client, DAY)
    assert read(client, follower.id)["status"] == "in_process"


def planned_of(client: httpx.Client, id_: str) -> list[tuple[str, str, str]]:
    rows = good(client.get("/v1/planned-contacts", params={"receivable_id": id_}))["data"]
    return [(row["template"], row["at"], row["why"]["code"]) for row in rows if not row.get("skipped")]


@pytest.mark.parametrize("rule", ["ask", "continue"])
def test_reversal_takes_the_planned_thanks_back_and_leaves_the_plan_as_it_was(
    client: httpx.Client, core: Core, rule: str
) -> None:
    before_workdays(client)
    user = an_active_user(client)
    if rule != "ask":
        good(client.put(f"/v1/users/{user}/standing-rules", json={"on_partial_payment": "continue_recovery"}))
    id_ = submit(client, user, debtor=reachable())["id"]
    advance(client, 2 * DAY)
    while planned_of(client, id_)[0][1][:10] != good(client.get("/v1/test/clock"))["now"][:10]:
        advance(client, DAY // 24)
    before = planned_of(client, id_)
    pay(client, id_, 100)
    assert "payment_received" in {template for template, _, _ in planned_of(client, id_)}
    reverse(core, client, id_, event(client, id_, "receivable.payment.received")["payment_intent_id"])
    assert planned_of(client, id_) == before
    sent = len(outbox(client, id_))
    advance(client, DAY)
    assert not any("None" in one["body"] for one in outbox(client, id_)[sent:])
    [note] = [
        row for row in read(client, id_)["recovery_progress"]["history"] if row["kind"] == "payment.reversed"
    ]
    assert "thanked" not in note["data"]


def test_reversal_says_that_the_debtor_was_thanked_already(client: httpx.Client, core: Core) -> None:
    before_workdays(client)
    id_ = submit(client, an_active_user(client), debtor=reachable())["id"]
    advance(client, 2 * DAY)
    pay(client, id_, 100)
    advance(client, DAY)
    reverse(core, client, id_, event(client, id_, "receivable.payment.received")["payment_intent_id"])
    [note] = [
        row for row in read(client, id_)["recovery_progress"]["history"] if row["kind"] == "payment.reversed"
    ]
    assert note["data"]["thanked"] is True


def test_reversal_of_one_payment_leaves_the_thanks_for_another(client: httpx.Client, core: Core) -> None:
    before_workdays(client)
    id_ = submit(client, an_active_user(client), debtor=reachable())["id"]
    advance(client, 2 * DAY)
    pay(client, id_, 100)
    first = event(client, id_, "receivable.payment.received")["payment_intent_id"]
    pay(client, id_, 50)
    reverse(core, client, id_, first)
    assert "payment_received" in {template for template, _, _ in planned_of(client, id_)}


def test_text_that_names_a_missing_value_is_never_made() -> None:
    with pytest.raises(TextBroken):
        fill("Received: {{ received }}", {"received": None})
    assert fill("{% if received %}Received: {{ received }}{% endif %}Owed.", {"received": None}) == "Owed."
