"""Submitting, listing and changing receivables as the interface states it."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from tests.service.conformance.platform import Platform, submission

STATES = [
    "pending",
    "in_process",
    "payment_received",
    "recovered",
    "disputed",
    "evidence_requested",
    "cancelled",
]


def test_submission_is_answered_with_the_receivable(platform: Platform, user_id: str) -> None:
    receivable = platform.receivable(user_id, amount=1234.56, metadata={"order": 7})
    assert set(receivable) >= {
        "id",
        "user_id",
        "status",
        "amount",
        "currency",
        "recovery_progress",
        "created_at",
    }
    assert (receivable["user_id"], receivable["status"]) == (user_id, "pending")
    assert (receivable["amount"], receivable["currency"]) == (1234.56, "EUR")
    assert platform.get(f"/v1/receivables/{receivable['id']}")["recovery_progress"]["metadata"] == {
        "order": 7
    }


def test_creation_event_has_every_field_of_the_table(platform: Platform, user_id: str) -> None:
    debtor = {"company_name": "Big Debtor", "contacts": [{"email": "a@debtor.test", "phone": "+33600000000"}]}
    receivable = platform.receivable(user_id, amount=10, debtor=debtor)
    (event,) = platform.events(receivable["id"], "receivable.created")
    assert event["data"] == {
        "receivable_id": receivable["id"],
        "user_id": user_id,
        "amount": 10,
        "currency": "EUR",
        "status": "pending",
        "debtor": {"name": "Big Debtor", "has_email": True, "has_phone": True},
    }
    assert event["api_version"] == "2026-01-02"
    assert event["metadata"]["environment"] == "test"
    assert event["metadata"]["platform_id"]


@pytest.mark.parametrize(
    "contacts", [[], [{"first_name": "Ada"}], [{"phone": "+33600000000", "level": 99}]], ids=str
)
def test_debtor_without_an_email_contact(
    platform: Platform, user_id: str, contacts: list[dict[str, Any]]
) -> None:
    body = submission(user_id, debtor={"contacts": contacts})
    error = platform.post("/v1/receivables", body, 400)["error"]
    assert (error["code"], error["field"]) == ("MISSING_EMAIL_CONTACT", "debtor.contacts")
    assert "at least one contact with email is required" in error["message"].lower()


REQUIRED = [
    ("user_id",),
    ("invoice",),
    ("debtor",),
    ("invoice", "numbers"),
    ("invoice", "issue_date"),
    ("invoice", "due_date"),
    ("invoice", "amount"),
    ("invoice", "service_description"),
    ("debtor", "company_name"),
]


@pytest.mark.parametrize("path", REQUIRED, ids=".".join)
def test_required_field_is_missed_by_name(platform: Platform, user_id: str, path: tuple[str, ...]) -> None:
    body = submission(user_id)
    inner: Any = body
    for key in path[:-1]:
        inner = inner[key]
    del inner[path[-1]]
    error = platform.post("/v1/receivables", body, 400)["error"]
    assert (error["code"], error["field"]) == ("VALIDATION_ERROR", ".".join(path))


WRONG = [
    ("invoice.amount", "12"),
    ("invoice.amount", 0),
    ("invoice.amount", -1),
    ("invoice.amount", 1.005),
    ("invoice.amount", True),
    ("invoice.amount", 10**12),
    ("invoice.numbers", []),
    ("invoice.numbers", [""]),
    ("invoice.numbers", ["n"] * 51),
    ("invoice.issue_date", "01/02/2026"),
    ("invoice.due_date", "2026-02-30"),
    ("invoice.currency", "EURO"),
    ("debtor.company_type", "robot"),
    ("debtor.company_name", 5),
    ("force_proceed", "yes"),
    ("metadata", []),
    ("unknown", 1),
]


@pytest.mark.parametrize(("path", "value"), WRONG, ids=str)
def test_wrong_value_is_refused_by_name(platform: Platform, user_id: str, path: str, value: object) -> None:
    body = submission(user_id)
    inner: Any = body
    *parents, last = path.split(".")
    for key in parents:
        inner = inner[key]
    inner[last] = value
    error = platform.post("/v1/receivables", body, 400)["error"]
    assert error["code"] == "VALIDATION_ERROR"
    assert error["field"].startswith(path)


def test_levels_go_from_zero_to_ten(platform: Platform, user_id: str) -> None:
    for level, expected in ((0, 201), (10, 201), (-1, 400), (11, 400)):
        contacts = [{"email": "a@debtor.test", "level": level}]
        platform.post("/v1/receivables", submission(user_id, debtor={"contacts": contacts}), expected)


def test_list_is_newest_first_and_walks_without_gaps(platform: Platform) -> None:
    user_id = platform.user()["id"]
    created = [platform.receivable(user_id)["id"] for _ in range(25)]
    first = platform.get("/v1/receivables", user_id=user_id)
    assert len(first["data"]) == 20
    assert first["has_more"] is True
    rest = platform.get("/v1/receivables", user_id=user_id, starting_after=first["data"][-1]["id"])
    assert rest["has_more"] is False
    assert [row["id"] for row in first["data"] + rest["data"]] == created[::-1]


@pytest.mark.parametrize("limit", ["0", "101", "-1", "x"])
def test_limit_outside_its_bounds_is_refused(platform: Platform, limit: str) -> None:
    assert platform.get("/v1/receivables", 400, limit=limit)["error"]["field"] == "limit"


def test_list_filters_by_status_and_user(platform: Platform) -> None:
    user_id = platform.user()["id"]
    receivable_id, gone = platform.receivable(user_id)["id"], platform.receivable(user_id)["id"]
    platform.post(f"/v1/receivables/{gone}/cancel", {"reason": "business_decision"})
    for status in STATES:
        rows = platform.get("/v1/receivables", user_id=user_id, status=status)["data"]
        assert [row["id"] for row in rows] == {"pending": [receivable_id], "cancelled": [gone]}.get(
            status, []
        )
    assert platform.get("/v1/receivables", user_id="usr_nobody")["data"] == []
    assert platform.get("/v1/receivables", 400, status="sleeping")["error"]["field"] == "status"
    assert platform.get("/v1/receivables", 400, starting_after="rcv_nothing")["error"]["code"]


def test_metadata_merges_and_nothing_else_changes(platform: Platform, user_id: str) -> None:
    receivable_id = platform.receivable(user_id, metadata={"a": 1, "b": 2})["id"]
    path = f"/v1/receivables/{receivable_id}"
    after = platform.patch(path, {"metadata": {"b": None, "c": {"d": 3}}})
    assert after["id"] == receivable_id
    assert platform.get(path)["recovery_progress"]["metadata"] == {"a": 1, "c": {"d": 3}}
    for field in ("status", "amount", "user_id", "id"):
        assert platform.patch(path, {field: "recovered"}, 400)["error"]["field"] == field
    assert platform.get(path)["status"] == "pending"


def test_duplicates_not_yet_due_and_too_old_need_force(platform: Platform, user_id: str) -> None:
    today = datetime.now(UTC).date()
    once = submission(user_id)
    platform.post("/v1/receivables", once, 201)
    future = submission(user_id, invoice={"due_date": str(today + timedelta(days=400))})
    old = {
        "issue_date": str(today - timedelta(days=365 * 8)),
        "due_date": str(today - timedelta(days=365 * 7)),
    }
    cases = {
        "DUPLICATE_RECEIVABLE": once,
        "NOT_YET_DUE": future,
        "PAST_LIMITATION": submission(user_id, invoice=old),
    }
    for code, body in cases.items():
        assert platform.post("/v1/receivables", body, 409)["error"]["code"] == code
        forced = platform.post("/v1/receivables", body | {"force_proceed": True}, 201)
        warned = platform.get(f"/v1/receivables/{forced['id']}")["recovery_progress"]["warnings"]
        assert code in {warning["code"] for warning in warned}


def test_contacts_are_added_while_recovery_lasts(platform: Platform, user_id: str) -> None:
    receivable_id = platform.receivable(user_id)["id"]
    contact = {"email": "boss@debtor.test", "first_name": "Bo", "job_title": "Director", "level": 2}
    created = platform.post(f"/v1/receivables/{receivable_id}/contacts", contact, 201)
    assert created | contact == created
    contacts = platform.get(f"/v1/receivables/{receivable_id}")["recovery_progress"]["contacts"]
    assert "boss@debtor.test" in {row["email"] for row in contacts}
    platform.post(f"/v1/receivables/{receivable_id}/contacts", {"first_name": "No"}, 400)
    platform.post(f"/v1/receivables/{receivable_id}/cancel", {"reason": "paid_directly"})
    refused = platform.post(f"/v1/receivables/{receivable_id}/contacts", contact, 409)
    assert refused["error"]["code"] == "INVALID_STATE"


@pytest.mark.parametrize(
    "reason", ["paid_directly", "disputed_valid", "business_decision", "incorrect_submission"]
)
def test_cancelling_ends_it(platform: Platform, user_id: str, reason: str) -> None:
    receivable_id = platform.receivable(user_id)["id"]
    response = platform.post(f"/v1/receivables/{receivable_id}/cancel", {"reason": reason, "notes": "why"})
    assert (response["id"], response["status"]) == (receivable_id, "cancelled")
    (event,) = platform.events(receivable_id, "receivable.cancelled")
    assert event["data"]["cancellation_reason"] == reason
    assert event["data"]["cancelled_by"] in {"platform", "user"}
    assert datetime.fromisoformat(event["data"]["cancelled_at"]).tzinfo is not None
    again = platform.post(f"/v1/receivables/{receivable_id}/cancel", {"reason": reason}, 409)
    assert again["error"]["code"] == "INVALID_STATE"
    assert "cancelled" in again["error"]["message"]


def test_cancelling_needs_a_known_reason(platform: Platform, user_id: str) -> None:
    receivable_id = platform.receivable(user_id)["id"]
    for body in ({}, {"reason": "bored"}, {"notes": "x"}):
        assert (
            platform.post(f"/v1/receivables/{receivable_id}/cancel", body, 400)["error"]["field"] == "reason"
        )


@pytest.mark.parametrize("currency_amount", [("JPY", 1200), ("KWD", 1.234), ("USD", 0.01)])
def test_amounts_have_their_currencys_decimals(
    platform: Platform, user_id: str, currency_amount: tuple[str, float]
) -> None:
    currency, amount = currency_amount
    receivable = platform.receivable(user_id, amount=amount, invoice={"currency": currency})
    assert (receivable["amount"], receivable["currency"]) == (amount, currency)
    too_fine = submission(
        user_id, amount=1.2345 if currency == "KWD" else 0.001, invoice={"currency": currency}
    )
    assert platform.post("/v1/receivables", too_fine, 400)["error"]["field"] == "invoice.amount"
