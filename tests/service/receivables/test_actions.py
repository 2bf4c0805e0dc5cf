"""What may be done with a receivable in which state, and what it leads to."""

from collections.abc import Callable
from typing import Any

import httpx
import pytest

from tests.builders import a_contact, a_debtor
from tests.service.steps import (
    DAY,
    advance,
    dispute,
    event,
    events,
    good,
    in_process,
    pay,
    read,
    refused,
    submit,
)

STATEMENT = {"statement": "The order is attached to our mail of 3 March."}
BODIES = {
    "cancel": {"reason": "business_decision"},
    "evidence": STATEMENT,
    "partial-payment": {"action": "continue_recovery"},
    "contacts": {"email": "other@debtor.example"},
}
NAMES = {
    "cancel": "cancel",
    "evidence": "submit_evidence",
    "partial-payment": "decide_partial_payment",
    "contacts": "add_contact",
}
"""How `allowed_actions` names the calls of the interface."""


def in_state(client: httpx.Client, state: str) -> str:
    """A receivable in this state, reached the way it is reached in life."""
    if state == "pending":
        return submit(client)["id"]
    id_ = in_process(client)["id"]
    if state == "disputed":
        dispute(client, id_)
    elif state == "evidence_requested":
        good(client.post(f"/v1/test/receivables/{id_}/request-evidence", json={}))
    elif state == "payment_received":
        pay(client, id_)
    elif state == "decision":
        pay(client, id_, 10)
    elif state == "recovered":
        pay(client, id_)
        advance(client, 2 * DAY)
    elif state == "cancelled":
        good(client.post(f"/v1/receivables/{id_}/cancel", json=BODIES["cancel"]))
    return id_


# Typed from the interface and the decisions beside it, not from the product's own table.
PERMITTED = {
    "pending": {"cancel", "contacts"},
    "in_process": {"cancel", "contacts"},
    "disputed": {"cancel", "contacts", "evidence"},
    "evidence_requested": {"cancel", "contacts", "evidence"},
    "payment_received": {"contacts"},
    "decision": {"contacts", "partial-payment"},
    "recovered": set(),
    "cancelled": set(),
}


@pytest.mark.parametrize("state", PERMITTED)
@pytest.mark.parametrize("call", BODIES)
def test_states_permit_their_actions_and_name_them_in_refusals(
    client: httpx.Client, state: str, call: str
) -> None:
    id_ = in_state(client, state)
    before = read(client, id_)
    response = client.post(f"/v1/receivables/{id_}/{call}", json=BODIES[call])
    if call in PERMITTED[state]:
        good(response)
        return
    message = refused(response, 409, "INVALID_STATE")["message"]
    assert before["status"] in message
    named = {piece.strip(" .") for piece in message.rpartition(":")[2].split(",")}
    assert named == set(before["recovery_progress"]["allowed_actions"])
    assert named & set(NAMES.values()) == {NAMES[each] for each in PERMITTED[state]}
    after = read(client, id_)
    assert (after["status"], after["recovery_progress"]["history"]) == (
        before["status"],
        before["recovery_progress"]["history"],
    )


@pytest.mark.parametrize("state", PERMITTED)
def test_metadata_can_be_changed_in_every_state(client: httpx.Client, state: str) -> None:
    id_ = in_state(client, state)
    changed = good(client.patch(f"/v1/receivables/{id_}", json={"metadata": {"seen": True}}))
    assert changed["recovery_progress"]["metadata"] == {"seen": True}


def test_metadata_merges_and_null_removes(client: httpx.Client) -> None:
    id_ = submit(client, metadata={"a": 1, "b": {"c": 1}, "d": 2})["id"]
    changed = client.patch(f"/v1/receivables/{id_}", json={"metadata": {"b": {"x": 2}, "d": None, "e": "ü"}})
    assert good(changed)["recovery_progress"]["metadata"] == {"a": 1, "b": {"x": 2}, "e": "ü"}
    assert good(client.patch(f"/v1/receivables/{id_}", json={})) == read(client, id_)


def test_metadata_does_not_grow_without_end(client: httpx.Client) -> None:
    id_ = submit(client)["id"]
    half = {"metadata": {"a": "x" * 600_000}}
    changed = good(client.patch(f"/v1/receivables/{id_}", json=half))["recovery_progress"]["metadata"]
    for more in ({"b": "x" * 600_000}, {f"key {place}": place for place in range(100)}):
        response = client.patch(f"/v1/receivables/{id_}", json={"metadata": more})
        assert refused(response, 400, "VALIDATION_ERROR")["field"] == "metadata"
    assert read(client, id_)["recovery_progress"]["metadata"] == changed


@pytest.mark.parametrize(
    "field", ["id", "status", "user_id", "amount", "created_at", "fees", "recovery_progress", "invoice"]
)
def test_patch_of_anything_but_metadata_is_refused(client: httpx.Client, field: str) -> None:
    submitted = submit(client)
    body = {"metadata": {"a": 1}, field: submitted.get(field, 1)}
    response = client.patch(f"/v1/receivables/{submitted['id']}", json=body)
    assert refused(response, 400, "VALIDATION_ERROR")["field"] == field
    assert read(client, submitted["id"]) == submitted


@pytest.mark.parametrize("field", ["id", "status", "created_at", "fees", "client_id"])
def test_unknown_fields_in_new_receivable_are_refused(client: httpx.Client, field: str) -> None:
    submitted = submit(client)
    body = {"user_id": submitted["user_id"], "invoice": {}, "debtor": a_debtor(), field: "x"}
    refused(client.post("/v1/receivables", json=body), 400, "VALIDATION_ERROR")
    assert len(good(client.get("/v1/receivables"))["data"]) == 1


@pytest.mark.database
@pytest.mark.parametrize("state", ["pending", "in_process", "disputed"])
def test_cancellation_ends_everything(client: httpx.Client, state: Any) -> None:
    id_ = in_state(client, state)
    body = {"reason": "paid_directly", "notes": "Paid in cash."}
    cancelled = good(client.post(f"/v1/receivables/{id_}/cancel", json=body))
    assert cancelled["status"] == "cancelled"
    data = event(client, id_, "receivable.cancelled")
    assert data == {
        "receivable_id": id_,
        "cancellation_reason": "paid_directly",
        "cancelled_by": "platform",
        "cancelled_at": data["cancelled_at"],
    }
    observed = len(events(client, of=id_))
    advance(client, 90 * DAY)
    assert len(events(client, of=id_)) == observed
    assert read(client, id_)["status"] == "cancelled"


def test_creditor_that_cancels_is_named_as_the_user(
    client: httpx.Client, caller: Callable[..., httpx.Client], make_token: Callable[..., str]
) -> None:
    user = caller(make_token(subject="acct_1"))
    submitted = submit(user)
    good(user.post(f"/v1/receivables/{submitted['id']}/cancel", json={"reason": "disputed_valid"}))
    assert event(client, submitted["id"], "receivable.cancelled")["cancelled_by"] == "user"


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({}, "reason"),
        ({"reason": "because"}, "reason"),
        ({"reason": None}, "reason"),
        ({"reason": "paid_directly", "notes": 1}, "notes"),
        ({"reason": "paid_directly", "note": "x"}, "note"),
    ],
)
def test_cancellation_needs_one_of_its_reasons(
    client: httpx.Client, body: dict[str, Any], field: str
) -> None:
    id_ = submit(client)["id"]
    response = client.post(f"/v1/receivables/{id_}/cancel", json=body)
    assert refused(response, 400, "VALIDATION_ERROR")["field"] == field


def test_contact_is_answered_and_listed(client: httpx.Client) -> None:
    id_ = submit(client)["id"]
    contact = a_contact(
        email="boss@debtor.example",
        first_name="Eve",
        last_name="Roy",
        phone="+33 612",
        job_title="CEO",
        level=2,
    )
    response = client.post(f"/v1/receivables/{id_}/contacts", json=contact)
    assert (response.status_code, response.json()) == (201, contact)
    recovery_progress = read(client, id_)["recovery_progress"]
    assert recovery_progress["contacts"] == [{**a_contact(), "level": 0}, contact]
    assert recovery_progress["history"][0]["kind"] == "contact.added"
    refused(client.post(f"/v1/receivables/{id_}/contacts", json={"phone": "1"}), 400, "VALIDATION_ERROR")


def test_absent_receivable_is_told_before_faults_of_the_body(client: httpx.Client) -> None:
    for call in BODIES:
        refused(client.post(f"/v1/receivables/rcv_none/{call}", json={"x": 1}), 404, "NOT_FOUND")
    refused(client.patch("/v1/receivables/rcv_none", json={"x": 1}), 404, "NOT_FOUND")


def test_timeline_is_oldest_first_and_the_history_newest_first(client: httpx.Client) -> None:
    id_ = in_process(client)["id"]
    timeline = good(client.get(f"/v1/receivables/{id_}/timeline"))["data"]
    assert [entry["kind"] for entry in timeline] == ["created", "sent_to_recovery"]
    assert read(client, id_)["recovery_progress"]["history"] == timeline[::-1]
