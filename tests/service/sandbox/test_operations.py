"""The test environment's own operations, as a platform calls them."""

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

import httpx
import pytest

from tests.builders import a_user, an_invoice
from tests.service.steps import (
    DAY,
    advance,
    dispute,
    event,
    good,
    in_process,
    pay,
    read,
    refused,
    submit,
)


def now(client: httpx.Client) -> datetime:
    return datetime.fromisoformat(good(client.get("/v1/test/clock"))["now"])


@pytest.mark.database
def test_clock_advances_by_seconds_and_to_an_instant(client: httpx.Client) -> None:
    before = now(client)
    moment = datetime.fromisoformat(
        good(client.post("/v1/test/clock/advance", json={"seconds": 3600}))["now"]
    )
    assert timedelta(hours=1) <= moment - before < timedelta(hours=1, minutes=5)
    ahead = moment + timedelta(days=400)
    assert (
        good(client.post("/v1/test/clock/advance", json={"to": ahead.isoformat()}))["now"][:19]
        == (ahead.isoformat()[:19])
    )


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"seconds": 1, "to": "2030-01-01T00:00:00Z"},
        {"seconds": -1},
        {"to": "soon"},
        {"to": "2001-01-01T00:00:00Z"},
        {"to": "9999-12-31T23:59:59Z"},
    ],
)
def test_clock_only_moves_forward_and_one_way_at_a_time(client: httpx.Client, body: dict[str, Any]) -> None:
    refused(client.post("/v1/test/clock/advance", json=body), 400, "VALIDATION_ERROR")


def test_platforms_have_their_own_clock_and_outbox(
    client: httpx.Client,
    caller: Callable[..., httpx.Client],
    make_client: Callable[..., str],
    make_token: Callable[..., str],
) -> None:
    other = caller(make_token(client=make_client("Another")))
    before = now(other)
    in_process(client)
    advance(client, 30 * DAY)
    assert now(other) - before < timedelta(minutes=5)
    assert good(client.get("/v1/test/outbox"))["data"]
    assert good(other.get("/v1/test/outbox"))["data"] == []


def test_outbox_is_read_in_pages_newest_first(client: httpx.Client) -> None:
    in_process(client)
    advance(client, 60 * DAY)
    every = good(client.get("/v1/test/outbox", params={"limit": 100}))["data"]
    assert every == sorted(every, key=lambda message: message["at"], reverse=True)
    matches, cursor = [], {}
    while True:
        page = good(client.get("/v1/test/outbox", params={"limit": 1, **cursor}))
        matches += page["data"]
        if not page["has_more"]:
            break
        cursor = {"starting_after": page["data"][-1]["id"]}
    assert matches == every
    refused(client.get("/v1/test/outbox", params={"starting_after": "msg_unknown"}), 400, "VALIDATION_ERROR")


def test_debtor_pays_what_is_left_or_a_part(client: httpx.Client) -> None:
    id_ = in_process(client, amount=1000)["id"]
    assert pay(client, id_, 250.25)["recovery_progress"]["remaining_amount"] == 749.75
    assert pay(client, id_)["recovery_progress"]["remaining_amount"] == 0
    for amount in (0, -1, 0.001, 10**13):
        refused(
            client.post(f"/v1/test/receivables/{id_}/pay", json={"amount": amount}), 400, "VALIDATION_ERROR"
        )


def test_payment_in_pending_starts_the_recovery(client: httpx.Client) -> None:
    id_ = submit(client, invoice=an_invoice(amount=100))["id"]
    pay(client, id_)
    assert event(client, id_, "receivable.sent_to_recovery")["assigned_agent"] == "Recovery desk"
    assert read(client, id_)["status"] == "payment_received"


def test_disputes_and_requests_for_evidence_move_the_receivable(client: httpx.Client) -> None:
    first, second = in_process(client)["id"], in_process(client)["id"]
    assert dispute(client, first, evidence_requested=["contract"])["status"] == "disputed"
    body = good(client.post(f"/v1/test/receivables/{second}/request-evidence", json={}))
    assert body["status"] == "evidence_requested"
    refused(client.post(f"/v1/test/receivables/{first}/request-evidence", json={}), 409, "INVALID_STATE")


def let_debtor_act(client: Any, id_: Any, action: Any) -> Any:
    return client.post(f"/v1/test/receivables/{id_}/debtor", json={"action": action})


@pytest.mark.database
@pytest.mark.parametrize(
    ("action", "status", "paid"),
    [
        ("pay_all", "payment_received", 1000),
        ("pay_half", "payment_received", 500),
        ("dispute", "disputed", 0),
        ("nothing", "in_process", 0),
    ],
)
def test_debtor_of_a_new_receivable_acts_after_their_first_contact(
    client: httpx.Client, action: Any, status: Any, paid: Any
) -> None:
    new_receivable, before = submit(client, invoice=an_invoice(amount=1000)), now(client)
    after = good(let_debtor_act(client, new_receivable["id"], action))
    assert after["status"] == status
    assert after["recovery_progress"]["amount_paid"] == paid
    assert after["recovery_progress"]["last_contact"] is not None
    assert timedelta(days=2) <= now(client) - before < timedelta(days=14)


def test_debtor_who_has_paid_acts_no_more_and_the_clock_stays(client: httpx.Client) -> None:
    id_ = submit(client)["id"]
    good(let_debtor_act(client, id_, "pay_all"))
    before = now(client)
    refused(let_debtor_act(client, id_, "dispute"), 409, "INVALID_STATE")
    assert now(client) - before < timedelta(minutes=5)


def test_debtor_who_was_told_to_do_nothing_does_not_pay_by_their_address(client: httpx.Client) -> None:
    debtor = {"company_name": "Example Debtor", "contacts": [{"email": "pays@debtor.example"}]}
    id_ = submit(client, debtor=debtor)["id"]
    assert good(let_debtor_act(client, id_, "nothing"))["status"] == "in_process"
    advance(client, 3 * DAY)
    assert read(client, id_)["status"] == "in_process"
    assert good(let_debtor_act(client, id_, "pay_half"))["status"] == "payment_received"


@pytest.mark.parametrize(
    ("country", "language"),
    [
        ("Ireland", "en"),
        ("Germany", "de"),
        ("France", "fr"),
        ("Spain", "es"),
        ("Italy", "it"),
        ("Netherlands", "nl"),
    ],
)
def test_debtor_who_writes_promises_a_day_and_asks_for_the_invoice(
    client: httpx.Client, country: str, language: str
) -> None:
    debtor = {
        "company_name": "Example Debtor",
        "address": {"line1": "1 Main Street", "postal_code": "1000", "city": "Town", "country": country},
        "contacts": [{"email": "accounts@debtor.example"}],
    }
    id_ = submit(client, debtor=debtor)["id"]
    written = good(let_debtor_act(client, id_, "write"))
    assert written["recovery_progress"]["paused"]["reason"] == "replied"
    [message] = good(client.get("/v1/received-messages", params={"receivable_id": id_}))["data"]
    day = str((now(client) + timedelta(days=10)).date())
    suggestions = [(one["kind"], one.get("day")) for one in message["suggestions"]]
    assert suggestions == [("promise", day), ("invoice_wanted", None)]
    drafts = good(client.get(f"/v1/received-messages/{message['id']}/answers"))
    assert drafts["language"] == language
    answer = {"subject": drafts["subject"], "body": drafts["drafts"][0]["body"]}
    good(client.post(f"/v1/received-messages/{message['id']}/answers", json=answer))
    advance(client, 60)
    [sent] = [
        one for one in good(client.get("/v1/test/outbox"))["data"] if one["body"].startswith(answer["body"])
    ]
    assert sent["to"] == "accounts@debtor.example"


def test_debtor_action_that_does_not_exist_is_refused(client: httpx.Client) -> None:
    refused(let_debtor_act(client, submit(client)["id"], "run_away"), 400, "VALIDATION_ERROR")


def test_onboarding_is_completed_at_once(client: httpx.Client) -> None:
    user = good(client.post("/v1/users", json=a_user()))
    done = good(client.post(f"/v1/test/users/{user['id']}/complete-onboarding"))
    assert (done["status"], done["capabilities"]["send_receivables"]) == ("active", True)


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "/v1/test/receivables/{receivable}/pay"),
        ("POST", "/v1/test/receivables/{receivable}/dispute"),
        ("POST", "/v1/test/receivables/{receivable}/request-evidence"),
        ("POST", "/v1/test/receivables/{receivable}/debtor"),
        ("POST", "/v1/test/users/{user}/complete-onboarding"),
    ],
)
def test_foreign_receivable_is_absent(
    client: httpx.Client,
    caller: Callable[..., httpx.Client],
    make_client: Callable[..., str],
    make_token: Callable[..., str],
    method: str,
    path: str,
) -> None:
    submitted = submit(client)
    other = caller(make_token(client=make_client("Another")))
    address = path.format(receivable=submitted["id"], user=submitted["user_id"])
    bodies = {"dispute": {"reason": "other"}, "debtor": {"action": "pay_all"}}
    refused(
        other.request(method, address, json=bodies.get(path.rpartition("/")[2], {})),
        404,
        "NOT_FOUND",
    )
    refused(caller(None).request(method, address, json={}), 401, "UNAUTHORIZED")
