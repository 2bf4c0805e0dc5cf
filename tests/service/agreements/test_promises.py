"""Promises that the creditor records: watched, waited for, and refused where nothing is owed any more."""

import httpx
import pytest

from tests.builders import an_invoice
from tests.service.agreements.test_agreements import day, progress
from tests.service.agreements.test_agreements import id_ as id_
from tests.service.steps import DAY, advance, dispute, events, good, pay, refused, submit


@pytest.mark.parametrize(
    ("paid", "soon", "then"), [(0, "open", "broken"), (300, "kept", "kept"), (299.99, "open", "broken")]
)
def test_promise_of_the_creditor_s_record_is_watched(
    client: httpx.Client, id_: str, paid: float, soon: str, then: str
) -> None:
    good(client.post(f"/v1/receivables/{id_}/promises", json={"day": day(client, 5), "amount": 300}))
    if paid:
        pay(client, id_, paid)
    assert progress(client, id_)["promise"]["state"] == soon
    advance(client, 12 * DAY)
    assert progress(client, id_)["promise"]["state"] == then
    types = [event["type"] for event in events(client, of=id_)]
    assert [f"receivable.promise.{one}" in types for one in ("made", "broken")] == [True, then == "broken"]


def promise(client: httpx.Client, id_: str, days: int) -> httpx.Response:
    return client.post(f"/v1/receivables/{id_}/promises", json={"day": day(client, days)})


def test_promise_is_waited_for_whatever_the_receivable_waits_for_when_it_is_made(
    client: httpx.Client, id_: str
) -> None:
    early = submit(client, invoice=an_invoice())["id"]
    good(promise(client, early, 20))
    assert progress(client, early)["promise"]["day"] == day(client, 20)
    dispute(client, id_)
    good(promise(client, id_, 20))
    good(client.post(f"/v1/receivables/{id_}/evidence", json={"statement": "It was delivered."}))
    advance(client, DAY)
    for one in (early, id_):
        coming = progress(client, one)["next_action"]
        assert coming["at"][:10] > day(client, 20)
        assert coming["why"]["code"] == "promised"


def test_promise_on_closed_receivable_is_refused(client: httpx.Client, id_: str) -> None:
    good(client.post(f"/v1/receivables/{id_}/cancel", json={"reason": "business_decision"}))
    refused(promise(client, id_, 5), 409, "INVALID_STATE")
