"""Submitting an invoice: what is refused, what only warns, and what a submission sets in motion."""

from datetime import datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import httpx
import pytest
from sqlalchemy import select

from recovery_service.context.core import Core
from recovery_service.db.tables.receivables import audit_table
from tests.builders import a_contact, a_debtor, a_receivable_request, a_user, an_invoice, days_ago
from tests.service.steps import (
    DAY,
    advance,
    an_active_user,
    doubts,
    event,
    events,
    good,
    read,
    refused,
    submit,
)


@pytest.fixture
def user_id(client: httpx.Client) -> str:
    return an_active_user(client)


@pytest.mark.database
def test_new_receivable_has_every_field_of_the_interface(client: httpx.Client, user_id: str) -> None:
    response = client.post("/v1/receivables", json=a_receivable_request(user_id))
    assert response.status_code == 201
    body = response.json()
    assert set(body) == {"id", "user_id", "status", "amount", "currency", "recovery_progress", "created_at"}
    assert (body["user_id"], body["status"], body["amount"], body["currency"]) == (
        user_id,
        "pending",
        1200.5,
        "EUR",
    )
    assert good(client.get(f"/v1/receivables/{body['id']}")) == body


def test_submitted_receivable_can_be_read_back(client: httpx.Client, user_id: str) -> None:
    invoice = an_invoice(
        numbers=["A 1", "A 2"], amount=120, amount_before_tax=100, tax_amount=20, currency="CHF"
    )
    contacts = [
        a_contact(email="second@debtor.example", level=1, phone="+33 6 12 34 56 78"),
        a_contact(email="first@debtor.example", first_name="Luc", last_name="Petit", job_title="CFO"),
    ]
    debtor = a_debtor(
        contacts=contacts,
        company_type="company",
        siret="73282932000074",
        vat_number="FR44732829320",
        address={"line1": "2 rue B", "city": "Lyon", "postal_code": "69003", "country": "FR"},
    )
    submitted = submit(client, user_id, invoice=invoice, debtor=debtor, metadata={"order": [1, {"x": None}]})
    recovery_progress = submitted["recovery_progress"]
    assert recovery_progress["invoice"] == invoice
    assert recovery_progress["contacts"] == [{**contacts[1], "level": 0}, contacts[0]]
    assert recovery_progress["debtor_email"] == "first@debtor.example"
    body = {key: value for key, value in debtor.items() if key != "contacts"}
    assert {**recovery_progress["debtor"], "id": None} == {**body, "id": None}
    assert recovery_progress["metadata"] == {"order": [1, {"x": None}]}
    assert (submitted["amount"], submitted["currency"], doubts(submitted)) == (120, "CHF", [])
    assert good(client.get(f"/v1/receivables/{submitted['id']}")) == submitted


@pytest.mark.parametrize(
    "contacts",
    [
        [],
        [{}],
        [{"first_name": "A"}],
        [{"email": None}],
        [{"email": ""}],
        [{"email": "  "}, {"phone": 3, "level": 99}],
        ["not a contact"],
        None,
    ],
)
def test_missing_email_contact_is_named_before_any_other_fault(
    client: httpx.Client, user_id: str, contacts: list[Any] | None
) -> None:
    debtor = {"contacts": contacts} if contacts is not None else {}
    body = {"user_id": user_id, "debtor": debtor, "invoice": "wrong too"}
    error = refused(client.post("/v1/receivables", json=body), 400, "MISSING_EMAIL_CONTACT")
    assert error["field"] == "debtor.contacts"
    assert "at least one contact with email is required" in error["message"].lower()


@pytest.mark.parametrize(
    ("contacts", "field"),
    [
        ([a_contact(), {"first_name": "A"}], "debtor.contacts[1].email"),
        ([a_contact(), {"email": "no address"}], "debtor.contacts[1].email"),
        ([{"email": 7}], "debtor.contacts[0].email"),
        # No mail server of today can be expected to take it, and nobody would be told that nothing arrives.
        ([a_contact(), {"email": "m\u00fcller@debtor.example"}], "debtor.contacts[1].email"),
        ([a_contact(level=11)], "debtor.contacts[0].level"),
        ([a_contact(level=-1)], "debtor.contacts[0].level"),
        ([a_contact(fax="1")], "debtor.contacts[0].fax"),
        ("a@b.example", "debtor.contacts"),
    ],
)
def test_contact_faults_name_their_path(
    client: httpx.Client, user_id: str, contacts: list[dict[str, Any]] | str, field: str
) -> None:
    body = a_receivable_request(user_id, debtor=a_debtor(contacts=contacts))
    assert refused(client.post("/v1/receivables", json=body), 400, "VALIDATION_ERROR")["field"] == field


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"numbers": []}, "invoice.numbers"),
        ({"numbers": [""]}, "invoice.numbers[0]"),
        ({"numbers": ["F-1", " \u00a0"]}, "invoice.numbers[1]"),
        ({"numbers": ["x"] * 51}, "invoice.numbers"),
        ({"amount": 0}, "invoice.amount"),
        ({"amount": -1}, "invoice.amount"),
        ({"amount": "12"}, "invoice.amount"),
        ({"amount": True}, "invoice.amount"),
        ({"amount": 1.005}, "invoice.amount"),
        ({"amount": 10_000_000_000.01}, "invoice.amount"),
        ({"amount": 1.5, "currency": "JPY"}, "invoice.amount"),
        ({"currency": "XXX"}, "invoice.currency"),
        ({"due_date": "2026-02-30"}, "invoice.due_date"),
        ({"due_date": "yesterday"}, "invoice.due_date"),
        ({"colour": "red"}, "invoice.colour"),
    ],
)
def test_faults_of_the_invoice_name_their_path(
    client: httpx.Client, user_id: str, change: dict[str, Any], field: str
) -> None:
    body = a_receivable_request(user_id, invoice=an_invoice(**change))
    error = refused(client.post("/v1/receivables", json=body), 400, "VALIDATION_ERROR")
    assert error["field"] == field
    assert error["details"]["field"] == field


def test_refused_request_stores_nothing(client: httpx.Client, user_id: str) -> None:
    client.post("/v1/receivables", json=a_receivable_request(user_id, invoice=an_invoice(amount=-1)))
    assert good(client.get("/v1/receivables")) == {"data": [], "has_more": False}


def test_unknown_user_is_absent(client: httpx.Client) -> None:
    refused(client.post("/v1/receivables", json=a_receivable_request("usr_none")), 404, "NOT_FOUND")


def test_user_that_is_not_active_cannot_submit(client: httpx.Client) -> None:
    user = good(client.post("/v1/users", json=a_user()))
    response = client.post("/v1/receivables", json=a_receivable_request(user["id"], force_proceed=True))
    assert refused(response, 409, "USER_NOT_ACTIVE")["field"] == "user_id"


@pytest.mark.parametrize(
    "again",
    [
        {"numbers": ["F-2026/001"]},
        {"numbers": ["f 2026 001"]},
        {"numbers": ["other", "F-2026-001"], "amount": 5},
    ],
)
def test_duplicate_is_the_same_number_of_the_same_debtor(
    client: httpx.Client, user_id: str, again: dict[str, Any]
) -> None:
    first = submit(client, user_id, invoice=an_invoice(numbers=["F-2026/001"]))
    body = a_receivable_request(user_id, invoice=an_invoice(**again))
    error = refused(client.post("/v1/receivables", json=body), 409, "DUPLICATE_RECEIVABLE")
    assert first["id"] in error["message"]
    assert error["details"]["receivable_id"] == first["id"]
    assert error["field"] == "invoice.numbers"
    forced = good(client.post("/v1/receivables", json={**body, "force_proceed": True}))
    assert [warned["code"] for warned in doubts(forced)] == ["DUPLICATE_RECEIVABLE"]


def test_debtor_is_known_again_by_its_siret_under_another_name(client: httpx.Client, user_id: str) -> None:
    siret = "732 829 320 00074"
    first = submit(client, user_id, invoice=an_invoice(numbers=["7"]), debtor=a_debtor(siret=siret))
    other = a_debtor(company_name="Martin", siret="73282932000074")
    body = a_receivable_request(user_id, invoice=an_invoice(numbers=["7"]), debtor=other)
    refused(client.post("/v1/receivables", json=body), 409, "DUPLICATE_RECEIVABLE")
    next_one = submit(client, user_id, debtor=other)
    ids = {created["recovery_progress"]["debtor"]["id"] for created in (first, next_one)}
    assert len(ids) == 1


def test_duplicate_excludes_another_debtor_another_user_and_cancelled_ones(
    client: httpx.Client, user_id: str
) -> None:
    invoice = an_invoice()
    first = submit(client, user_id, invoice=invoice)
    submit(client, user_id, invoice=invoice, debtor=a_debtor(company_name="Someone else"))
    submit(client, an_active_user(client), invoice=invoice)
    good(client.post(f"/v1/receivables/{first['id']}/cancel", json={"reason": "incorrect_submission"}))
    submit(client, user_id, invoice=invoice)


def test_invoice_that_is_not_due_yet_can_be_forced(client: httpx.Client, user_id: str) -> None:
    # The day is the creditor's, who is in France.
    today = datetime.now(ZoneInfo("Europe/Paris")).date()
    tomorrow = (today + timedelta(days=1)).isoformat()
    body = a_receivable_request(user_id, invoice=an_invoice(due_date=tomorrow))
    error = refused(client.post("/v1/receivables", json=body), 409, "NOT_YET_DUE")
    assert error["field"] == "invoice.due_date"
    good(client.post("/v1/receivables", json={**body, "force_proceed": True}))
    submit(client, user_id, invoice=an_invoice(due_date=today.isoformat()))


@pytest.mark.parametrize(
    ("company_type", "years", "barred"),
    [
        ("company", 4.9, False),
        ("company", 5.1, True),
        ("individual", 1.9, False),
        ("individual", 2.1, True),
        (None, 2.1, False),
        (None, 5.1, True),
    ],
)
def test_time_barred_receivable_is_refused_and_named_when_forced(
    client: httpx.Client, user_id: str, company_type: str | None, years: float, barred: bool
) -> None:
    old = days_ago(round(years * 365.25)).isoformat()
    debtor = a_debtor(**({"company_type": company_type} if company_type else {}))
    body = a_receivable_request(user_id, invoice=an_invoice(issue_date=old, due_date=old), debtor=debtor)
    response = client.post("/v1/receivables", json=body)
    if not barred:
        good(response)
        return
    refused(response, 409, "PAST_LIMITATION")
    forced = good(client.post("/v1/receivables", json={**body, "force_proceed": True}))
    assert [warned["code"] for warned in doubts(forced)] == ["PAST_LIMITATION"]


@pytest.mark.parametrize(
    ("rate", "warned"),
    [("12 %", 1), (-1, 1), (101, 1), (True, 1), (12.5, 0), ("0", 0), ("3 x legal rate", 0)],
)
def test_rate_that_cannot_be_read_is_not_dropped_silently(
    client: httpx.Client, user_id: str, rate: bool | float | str, warned: int
) -> None:
    submitted = submit(client, user_id, metadata={"late_payment_rate": rate})
    fields = [each["field"] for each in doubts(submitted)]
    assert fields == ["metadata.late_payment_rate"] * warned


def test_number_written_twice_owes_one_fixed_sum(client: httpx.Client, user_id: str) -> None:
    submitted = submit(client, user_id, invoice=an_invoice(numbers=["A-1", "a 1", "B-1"]))
    lines = good(client.get(f"/v1/receivables/{submitted['id']}/balance?as_of=9999-12-31"))["lines"]
    assert [line["amount"] for line in lines if line["kind"] == "fixed_fee"] == [80]


def test_equal_rates_are_shown_as_each_was_written(client: httpx.Client, user_id: str) -> None:
    for rate in ("5", "5.0"):
        invoice, metadata = an_invoice(numbers=[f"A-{rate}"]), {"late_payment_rate": rate}
        id_ = submit(client, user_id, invoice=invoice, metadata=metadata)["id"]
        lines = good(client.get(f"/v1/receivables/{id_}/balance?as_of=2030-12-31"))["lines"]
        assert f" x {rate} % x " in next(line["label"] for line in lines if line["kind"] == "interest")


@pytest.mark.parametrize("company_type", [None, "company"])
def test_force_never_overrides_a_validation_error(
    client: httpx.Client, user_id: str, company_type: str | None
) -> None:
    body = a_receivable_request(user_id, debtor={"company_name": "x", "contacts": []}, force_proceed=True)
    refused(client.post("/v1/receivables", json=body), 400, "MISSING_EMAIL_CONTACT")


def test_doubtful_value_only_warns(client: httpx.Client, user_id: str) -> None:
    invoice = an_invoice(
        issue_date=days_ago(1).isoformat(), amount=120, amount_before_tax=100, tax_amount=19.99
    )
    debtor = a_debtor(siret="73282932000075", vat_number="FR44732829321")
    warnings_shown = doubts(submit(client, user_id, invoice=invoice, debtor=debtor))
    assert [(warned["code"], warned["field"]) for warned in warnings_shown] == [
        ("IDENTIFIER_INVALID", "debtor.siret"),
        ("IDENTIFIER_INVALID", "debtor.vat_number"),
        ("SUM_MISMATCH", "invoice.amount"),
        ("DUE_BEFORE_ISSUE", "invoice.due_date"),
    ]
    assert all(warned["message"] for warned in warnings_shown)


@pytest.mark.parametrize("number", ["791 463 029", "732829320"])
def test_siren_where_the_siret_is_asked_is_no_doubt(client: httpx.Client, user_id: str, number: str) -> None:
    assert doubts(submit(client, user_id, debtor=a_debtor(siret=number))) == []


def test_event_tells_every_field(client: httpx.Client, user_id: str) -> None:
    debtor = a_debtor(contacts=[a_contact(), a_contact(email="b@debtor.example", phone="+33 1 23 45 67 89")])
    submitted = submit(client, user_id, debtor=debtor)
    assert event(client, submitted["id"], "receivable.created") == {
        "receivable_id": submitted["id"],
        "user_id": user_id,
        "amount": 1200.5,
        "currency": "EUR",
        "status": "pending",
        "debtor": {"name": "Menuiserie Martin SARL", "has_email": True, "has_phone": True},
    }


@pytest.mark.database
def test_recovery_starts_after_a_day_and_not_before(client: httpx.Client, user_id: str) -> None:
    submitted = submit(client, user_id)
    start = submitted["recovery_progress"]["next_action"]
    advance(client, DAY - 60)
    assert read(client, submitted["id"])["status"] == "pending"
    advance(client, 60)
    started = read(client, submitted["id"])
    assert started["status"] == "in_process"
    data = event(client, submitted["id"], "receivable.sent_to_recovery")
    assert set(data) == {
        "receivable_id",
        "status",
        "recovery_started_at",
        "assigned_agent",
        "recovery_page_url",
    }
    assert (data["status"], data["recovery_started_at"]) == ("in_process", start["at"])
    assert started["recovery_progress"]["recovery_page_url"] == data["recovery_page_url"]


def test_changes_leave_one_audit_row_each(client: httpx.Client, user_id: str, core: Core) -> None:
    submitted = submit(client, user_id)
    good(client.patch(f"/v1/receivables/{submitted['id']}", json={"metadata": {"a": 1}}))
    good(client.post(f"/v1/receivables/{submitted['id']}/cancel", json={"reason": "business_decision"}))
    with core.database.read() as connection:
        rows = connection.execute(
            select(audit_table).where(audit_table.c.object_id == submitted["id"]).order_by(audit_table.c.id)
        ).all()
    assert [(row.action, row.actor) for row in rows] == [
        ("receivable.create", "platform"),
        ("receivable.update_metadata", "platform"),
        ("receivable.cancel", "platform"),
    ]
    assert all(row.request_id.startswith("req_") for row in rows)
    assert (rows[2].before, rows[2].after["status"]) == ({"status": "pending"}, "cancelled")


@pytest.mark.database
def test_creation_repeated_with_its_key_creates_once(client: httpx.Client, user_id: str) -> None:
    body = a_receivable_request(user_id)
    key = {"Idempotency-Key": "one"}
    first = good(client.post("/v1/receivables", json=body, headers=key))
    assert good(client.post("/v1/receivables", json=body, headers=key)) == first
    other = a_receivable_request(user_id)
    refused(client.post("/v1/receivables", json=other, headers=key), 409, "IDEMPOTENCY_CONFLICT")
    assert len(good(client.get("/v1/receivables"))["data"]) == 1
    assert [match["type"] for match in events(client, of=first["id"])] == ["receivable.created"]


@pytest.mark.parametrize("due", ["0001-01-01", "9999-12-31"])
def test_first_and_the_last_day_of_the_calendar_are_days(client: httpx.Client, due: str) -> None:
    user = an_active_user(client)
    body = a_receivable_request(user, invoice={**an_invoice(), "due_date": due}, force_proceed=True)
    response = client.post("/v1/receivables", json=body)
    assert response.status_code == 201, response.text
    assert client.get(f"/v1/receivables/{response.json()['id']}/balance").status_code == 200
