"""What the debtor of a running recovery is asked for is changed: the invoice alone, or interest and fixed sums too."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tests.builders import an_invoice
from tests.service.recovery.test_contacts import ledger, outbox, reachable
from tests.service.recovery.test_wording import ALL, OLD, entered_rates
from tests.service.steps import (
    DAY,
    advance,
    before_daylight,
    before_workdays,
    good,
    in_process,
    pay,
    read,
    refused,
    submit,
)

__all__ = ["entered_rates"]
pytestmark = pytest.mark.usefixtures("entered_rates")


def late(client: httpx.Client, **changes: Any) -> str:
    return in_process(client, debtor=reachable(), invoice=an_invoice(amount=2360.34, **OLD), **changes)["id"]


def change(client: httpx.Client, id_: str, pursue: str) -> httpx.Response:
    return client.post(f"/v1/receivables/{id_}/pursuit", json={"pursue": pursue})


def due(client: httpx.Client, id_: str) -> float:
    return float(good(client.get(f"/v1/receivables/{id_}/balance"))["due"])


@pytest.mark.database
def test_change_of_pursuit_adds_interest_from_the_next_message_on_and_takes_it_off(
    client: httpx.Client,
) -> None:
    id_ = late(client)
    advance(client, 2 * DAY)
    before = [mail["body"] for mail in outbox(client, id_)]
    assert due(client, id_) == 2360.34
    progress = good(change(client, id_, "all"))["recovery_progress"]
    assert progress["pursue"] == "all"
    assert progress["balance"]["due"] == due(client, id_) > 2400
    assert progress["history"][0]["kind"] == "pursuit"
    assert [mail["body"] for mail in outbox(client, id_)][: len(before)] == before
    advance(client, 61 * DAY)
    later = [mail["body"] for mail in outbox(client, id_)[len(before) :] if mail["type"] == "email"]
    assert any("C.\u00a0com." in body for body in later)
    assert good(change(client, id_, "principal"))["recovery_progress"]["pursue"] == "principal"
    assert due(client, id_) == 2360.34


def test_interest_left_out_after_the_invoice_was_paid_settles_the_receivable(client: httpx.Client) -> None:
    id_ = late(client, metadata=ALL)
    pay(client, id_, 2360.34)
    good(client.post(f"/v1/receivables/{id_}/partial-payment", json={"action": "continue_recovery"}))
    assert due(client, id_) > 0
    closing = good(change(client, id_, "principal"))
    assert closing["status"] == "payment_received"
    assert "decision" not in closing["recovery_progress"]
    advance(client, 3 * DAY)
    assert read(client, id_)["status"] == "recovered"


def test_change_of_pursuit_before_recovery_starts_holds_for_the_first_message(client: httpx.Client) -> None:
    before_daylight(client)
    id_ = submit(client, debtor=reachable(), invoice=an_invoice(amount=2360.34, **OLD))["id"]
    assert good(change(client, id_, "all"))["recovery_progress"]["pursue"] == "all"
    assert due(client, id_) > 2400


def test_interest_is_not_added_to_a_time_barred_claim(client: httpx.Client) -> None:
    paper = an_invoice(issue_date="2019-01-01", due_date="2019-01-31")
    id_ = in_process(client, debtor=reachable(), invoice=paper, force_proceed=True)["id"]
    assert read(client, id_)["recovery_progress"]["limitation"]["barred"]
    refused(change(client, id_, "all"), 409, "INVALID_STATE")
    good(change(client, id_, "principal"))


def test_same_pursuit_again_changes_nothing_and_an_agreement_refuses_it(client: httpx.Client) -> None:
    id_ = late(client)
    good(change(client, id_, "principal"))
    kinds = [entry["kind"] for entry in read(client, id_)["recovery_progress"]["history"]]
    assert "pursuit" not in kinds
    day = good(client.get("/v1/test/clock"))["now"][:10]
    settle = {"total": 2000, "first_on": day, "agreed": True}
    propose = {"instalments": 3, "first_on": day, "agreed": True}
    response = client.post(f"/v1/receivables/{id_}/agreements", json=propose)
    good(response if response.is_success else client.post(f"/v1/receivables/{id_}/agreements", json=settle))
    refused(change(client, id_, "all"), 409, "INVALID_STATE")
    refused(change(client, id_, "everything"), 400, "VALIDATION_ERROR")


def test_collector_s_own_words_come_with_the_arithmetic_of_the_interest(client: httpx.Client) -> None:
    metadata = {"pursue": "all", "late_payment_rate": 10}
    before_workdays(client)
    id_ = submit(client, debtor=reachable(), metadata=metadata)["id"]
    first = ledger(client, receivable_id=id_)[0]
    good(client.post(f"/v1/planned-contacts/{first['id']}", json={"action": "edit", "body": "Ours alone."}))
    advance(client, 3 * DAY)
    (sent, *_) = outbox(client, id_)
    words = sent["body"].replace("\u00a0", " ").replace("\u202f", " ")
    assert "Ours alone." in words
    assert "1 200,50 € × 10 % ×" in words
