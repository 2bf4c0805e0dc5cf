"""Two requests at the same instant: one invoice once, one payment's worth of money once, one end."""

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from tests.builders import a_receivable_request, days_ago
from tests.service.steps import an_active_user, events, good, in_process, read

pytestmark = pytest.mark.database

AT_ONCE = 8
WRITERS = 4


def together(caller: Any, make_token: Any, call: Any) -> Any:
    """The answers to `call(client)` of several clients of one platform, begun together."""
    clients = [caller(make_token()) for _ in range(AT_ONCE)]
    with ThreadPoolExecutor(AT_ONCE) as pool:
        return list(pool.map(call, clients))


def test_invoice_submitted_twice_at_once_is_taken_once(
    client: httpx.Client, caller: Callable[..., httpx.Client], make_token: Callable[..., str]
) -> None:
    body = a_receivable_request(an_active_user(client))
    responses = together(caller, make_token, lambda one: one.post("/v1/receivables", json=body))
    assert sorted(response.status_code for response in responses) == [201] + [409] * (AT_ONCE - 1)
    assert len(good(client.get("/v1/receivables"))["data"]) == 1


def test_key_used_twice_at_once_takes_effect_once(
    client: httpx.Client, caller: Callable[..., httpx.Client], make_token: Callable[..., str]
) -> None:
    body = a_receivable_request(an_active_user(client))
    key = {"Idempotency-Key": "k"}
    responses = together(caller, make_token, lambda one: one.post("/v1/receivables", json=body, headers=key))
    created = {response.json()["id"] for response in responses if response.is_success}
    assert len(created) == 1
    codes = {answer.json()["error"]["code"] for answer in responses if not answer.is_success}
    assert codes <= {"IN_PROGRESS"}
    assert good(client.post("/v1/receivables", json=body, headers=key))["id"] in created


def test_payments_add_up(
    client: httpx.Client, caller: Callable[..., httpx.Client], make_token: Callable[..., str]
) -> None:
    id_ = in_process(client, amount=1000)["id"]
    body = {"amount": 10, "date": days_ago(0).isoformat()}
    together(caller, make_token, lambda one: good(one.post(f"/v1/receivables/{id_}/payments", json=body)))
    result = read(client, id_)
    assert (result["status"], result["recovery_progress"]["amount_paid"]) == (
        "payment_received",
        10 * AT_ONCE,
    )
    types = [match["type"] for match in events(client, of=id_)]
    assert types.count("receivable.payment.received") == AT_ONCE
    assert types.count("receivable.payment.partial") == 1


def test_receivable_ends_once(
    client: httpx.Client, caller: Callable[..., httpx.Client], make_token: Callable[..., str]
) -> None:
    id_ = in_process(client)["id"]
    body = {"reason": "business_decision"}
    responses = together(caller, make_token, lambda one: one.post(f"/v1/receivables/{id_}/cancel", json=body))
    assert sorted(response.status_code for response in responses) == [200] + [409] * (AT_ONCE - 1)
    types = [match["type"] for match in events(client, of=id_)]
    assert types.count("receivable.cancelled") == 1


def test_metadata_of_all_is_kept(
    client: httpx.Client, caller: Callable[..., httpx.Client], make_token: Callable[..., str]
) -> None:
    id_ = in_process(client)["id"]
    clients = [(place, caller(make_token())) for place in range(AT_ONCE)]

    def change(numbered: Any) -> None:
        place, one = numbered
        good(one.patch(f"/v1/receivables/{id_}", json={"metadata": {f"key {place}": place}}))

    with ThreadPoolExecutor(AT_ONCE) as pool:
        list(pool.map(change, clients))
    metadata = read(client, id_)["recovery_progress"]["metadata"]
    assert metadata == {f"key {place}": place for place in range(AT_ONCE)}


def test_walk_sees_each_row_once_while_others_submit_and_cancel(
    client: httpx.Client, caller: Callable[..., httpx.Client], make_token: Callable[..., str]
) -> None:
    user = an_active_user(client)
    there = {good(client.post("/v1/receivables", json=a_receivable_request(user)))["id"] for _ in range(25)}
    walked = threading.Event()

    def write(one: Any) -> None:
        while not walked.is_set():
            receivable_id = good(one.post("/v1/receivables", json=a_receivable_request(user)))["id"]
            good(one.post(f"/v1/receivables/{receivable_id}/cancel", json={"reason": "business_decision"}))

    with ThreadPoolExecutor(WRITERS) as pool:
        writers = [pool.submit(write, caller(make_token())) for _ in range(WRITERS)]
        observed = []
        try:
            while True:
                after = {"starting_after": observed[-1]} if observed else {}
                page = good(client.get("/v1/receivables", params={"limit": 3, **after}))
                observed += [row["id"] for row in page["data"]]
                if not page["has_more"]:
                    break
        finally:
            walked.set()
        for writer in writers:
            writer.result()
    assert len(observed) == len(set(observed))
    assert there <= set(observed)
