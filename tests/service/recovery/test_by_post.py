"""Debtors of whom only the postal address is known: taken on request alone, written to by letter until there is an
email address."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import httpx
import pytest

from tests.builders import a_contact, a_debtor, a_receivable_request, an_invoice
from tests.service.recovery.desk import sign, tasks, until_task, words
from tests.service.recovery.production import Machine, attempts
from tests.service.recovery.test_contacts import ADDRESS, history, ledger, moment, outbox
from tests.service.recovery.test_debtor_correction import correct
from tests.service.recovery.test_one_debtor import days_of, require_calm
from tests.service.steps import (
    DAY,
    advance,
    an_active_user,
    before_daylight,
    dispute,
    event,
    good,
    in_process,
    pay,
    read,
    refused,
    submit,
)

pytestmark = pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS")
SIRET = "73282932000074"
EMAIL = "accounts@debtor.example"


def by_post(**changes: Any) -> dict[str, Any]:
    return a_debtor(**{"contacts": [], "address": ADDRESS, "by_post": True, **changes})


def debtor_id(client: httpx.Client, id_: str) -> str:
    return str(read(client, id_)["recovery_progress"]["debtor_id"])


def contacts_of_plan(client: httpx.Client, id_: str) -> list[tuple[str, str, str]]:
    """What the plan makes, in its order."""
    rows = ledger(client, receivable_id=id_)
    return [(row["type"], row["template"], row["tone"]) for row in rows if not row.get("skipped")]


def left_out(client: httpx.Client, id_: str) -> dict[str, str]:
    """Why the other contacts are not made, by channel and text."""
    rows = ledger(client, receivable_id=id_)
    return {f"{row['type']} {row['template']}": row["skipped"]["code"] for row in rows if row.get("skipped")}


@pytest.mark.database
def test_debtor_without_email_is_taken_on_request_and_says_so(client: httpx.Client) -> None:
    submitted = submit(client, debtor=by_post())
    progress = submitted["recovery_progress"]
    assert progress["by_post"] is True
    assert progress["contacts"] == []
    assert "debtor_email" not in progress
    assert progress["debtor"]["address"] == ADDRESS
    debtor = event(client, submitted["id"], "receivable.created")["debtor"]
    assert debtor == {"name": progress["debtor_name"], "has_email": False, "has_phone": False}
    assert good(client.get(f"/v1/receivables/{submitted['id']}")) == submitted
    [listed] = good(client.get("/v1/receivables"))["data"]
    assert listed["recovery_progress"]["by_post"] is True


@pytest.mark.parametrize("extension", [{}, {"by_post": False}])
def test_debtor_with_an_email_says_nothing_of_letters(
    client: httpx.Client, extension: dict[str, Any]
) -> None:
    progress = submit(client, debtor=a_debtor(address=ADDRESS, **extension))["recovery_progress"]
    assert "by_post" not in progress
    assert "by_post" not in progress["debtor"]


@pytest.mark.parametrize("extension", [{}, {"by_post": False}, {"by_post": "true"}, {"by_post": None}])
def test_debtor_without_email_is_refused_as_before_unless_letters_are_asked_for(
    client: httpx.Client, extension: dict[str, Any]
) -> None:
    debtor = a_debtor(contacts=[], address=ADDRESS, **extension)
    body = a_receivable_request(an_active_user(client), debtor=debtor)
    error = refused(client.post("/v1/receivables", json=body), 400, "MISSING_EMAIL_CONTACT")
    assert error["field"] == "debtor.contacts"


@pytest.mark.parametrize(
    "address",
    [None, {}, *({**ADDRESS, part: " "} for part in ("line1", "postal_code", "city"))],
)
def test_letters_need_a_complete_address(client: httpx.Client, address: dict[str, str] | None) -> None:
    debtor = by_post(address=address)
    if address is None:
        del debtor["address"]
    body = a_receivable_request(an_active_user(client), debtor=debtor)
    error = refused(client.post("/v1/receivables", json=body), 400, "VALIDATION_ERROR")
    assert (error["field"], error["reason"]["code"]) == ("debtor.by_post", "by_post_no_address")


LETTERS = [
    ("letter", "reminder_letter", "friendly"),
    ("letter", "reminder_letter", "neutral"),
    ("letter", "reminder_letter", "firm"),
    ("letter", "formal_notice", "firm"),
]
"""What the usual plan makes by letter alone."""


@pytest.mark.database
def test_plan_makes_letters_of_its_mails_and_repeats_none(client: httpx.Client) -> None:
    before_daylight(client)
    id_ = submit(client, debtor=by_post())["id"]
    assert contacts_of_plan(client, id_) == LETTERS
    assert left_out(client, id_) == {
        "sms reminder_short": "no_phone",
        "phone call": "no_phone",
        "letter reminder_letter": "same_letter",
    }
    first = ledger(client, receivable_id=id_)[0]
    assert first["why"]["code"] == "plan_step_by_post"
    advance(client, 3 * DAY)
    assert contacts_of_plan(client, id_) == LETTERS[1:], "what was foreseen is what is planned"
    advance(client, 80 * DAY)
    sent = outbox(client, id_)
    assert [one["type"] for one in sent] == ["letter"] * 4
    assert all(ADDRESS["line1"] in one["to"] for one in sent)
    assert len({one["body"] for one in sent}) == 4
    require_calm(days_of(client))
    assert read(client, id_)["recovery_progress"]["attempts"] == {
        "letter": 4,
        "email": 0,
        "phone": 0,
        "sms": 0,
    }


def test_barred_claim_has_the_letters_of_its_plan_alone(client: httpx.Client) -> None:
    invoice = an_invoice(issue_date="2015-01-02", due_date="2015-02-02")
    id_ = submit(client, debtor=by_post(), invoice=invoice, force_proceed=True)["id"]
    assert {row[:2] for row in contacts_of_plan(client, id_)} == {("letter", "time_barred")}
    ordinary = submit(
        client,
        read(client, id_)["user_id"],
        debtor=a_debtor(address=ADDRESS),
        invoice=invoice,
        force_proceed=True,
    )["id"]
    assert len(contacts_of_plan(client, id_)) == len(contacts_of_plan(client, ordinary))


SAME = {
    "siret": ({"siret": SIRET}, {"siret": SIRET, "company_name": "Martin"}),
    "siret_beside_an_email": (
        {"siret": SIRET, "contacts": [a_contact()], "by_post": False},
        {"siret": SIRET},
    ),
    "vat": ({"vat_number": "FR44732829320"}, {"vat_number": "FR 44 732 829 320"}),
    "name_and_address": (
        {},
        {"company_name": "menuiserie martin, sarl", "address": {**ADDRESS, "line1": "3, Place du marche"}},
    ),
    "name_and_address_beside_an_email": ({"contacts": [a_contact()], "by_post": False}, {}),
}


@pytest.mark.database
@pytest.mark.parametrize("case", SAME)
def test_debtor_without_email_is_known_by_its_number_or_by_name_and_address(
    client: httpx.Client, case: str
) -> None:
    user = an_active_user(client)
    one, other = (submit(client, user, debtor=by_post(**changes))["id"] for changes in SAME[case])
    assert debtor_id(client, one) == debtor_id(client, other)
    assert "same_debtor_question" not in read(client, other)["recovery_progress"]


@pytest.mark.parametrize("there", [{}, {"contacts": [a_contact()], "by_post": False}])
def test_debtor_of_one_name_at_another_address_is_asked_about(
    client: httpx.Client, there: dict[str, Any]
) -> None:
    user = an_active_user(client)
    one = submit(client, user, debtor=by_post(**there))["id"]
    other = submit(client, user, debtor=by_post(address={**ADDRESS, "line1": "9 rue Haute"}))["id"]
    question = read(client, other)["recovery_progress"]["same_debtor_question"]
    assert question["debtor_id"] == debtor_id(client, one) != debtor_id(client, other)
    assert good(client.get("/v1/debtors/questions"))["data"][0].get("email") is None


def test_debtor_of_two_invoices_has_one_plan_and_never_two_letters_a_day(client: httpx.Client) -> None:
    before_daylight(client)
    user = an_active_user(client)
    ids = [submit(client, user, debtor=by_post())["id"] for _ in range(2)]
    advance(client, 110 * DAY)
    assert all(len(outbox(client, id_)) == 4 for id_ in ids)
    require_calm(days_of(client))


@pytest.mark.database
@pytest.mark.parametrize("way", ["contact", "correction"])
def test_email_that_becomes_known_makes_it_an_ordinary_recovery(client: httpx.Client, way: str) -> None:
    id_ = in_process(client, debtor=by_post())["id"]
    advance(client, 3 * DAY)
    assert [one["type"] for one in outbox(client, id_)] == ["letter"]
    corrected = {"email": EMAIL, "first_name": "Paul", "phone": "+33 6 12 34 56 78"}
    if way == "contact":
        good(client.post(f"/v1/receivables/{id_}/contacts", json=corrected))
    else:
        good(correct(client, id_, contacts=[{"corrected": corrected}]))
    progress = read(client, id_)["recovery_progress"]
    assert "by_post" not in progress
    assert "by_post" not in progress["debtor"]
    assert (progress["debtor_email"], len(progress["contacts"])) == (EMAIL, 1)
    advance(client, 80 * DAY)
    sent = outbox(client, id_)
    assert {one["type"] for one in sent} == {"letter", "email", "phone"}
    # A reminder by letter was firmer than the text message and the second mail of the plan.
    assert left_out(client, id_) == {"sms reminder_short": "no_phone", "letter reminder_letter": "softer"}


def test_email_that_becomes_known_before_the_start_brings_the_whole_plan_back(client: httpx.Client) -> None:
    one = submit(client, debtor=by_post())
    [first, *_] = ledger(client, receivable_id=one["id"])
    good(client.post(f"/v1/planned-contacts/{first['id']}", json={"action": "skip"}))
    good(client.post(f"/v1/receivables/{one['id']}/contacts", json={"email": EMAIL}))
    texts = [row[:2] for row in contacts_of_plan(client, one["id"])]
    assert texts == [
        ("email", "reminder_second"),
        ("letter", "reminder_letter"),
        ("email", "reminder_last"),
        ("letter", "formal_notice"),
    ]


def test_correction_without_an_address_of_the_contact_is_for_letters_alone(client: httpx.Client) -> None:
    id_ = in_process(client, debtor=a_debtor(address=ADDRESS))["id"]
    error = refused(correct(client, id_, contacts=[{"corrected": {"email": EMAIL}}]), 400, "VALIDATION_ERROR")
    assert error["field"] == "contacts[0].email"


def test_correction_keeps_an_address_where_letters_are_all_there_is(client: httpx.Client) -> None:
    id_ = in_process(client, debtor=by_post())["id"]
    town = {"city": "Grenoble", "country": "France"}
    error = refused(correct(client, id_, address=town), 400, "VALIDATION_ERROR")
    assert (error["field"], error["reason"]["code"]) == ("address", "by_post_no_address")
    right = {**ADDRESS, "line1": "8 quai Perrière"}
    good(correct(client, id_, address=right))
    advance(client, 3 * DAY)
    assert right["line1"] in outbox(client, id_)[0]["to"]


@pytest.mark.database
def test_payment_and_objection_are_not_acknowledged_by_letter_and_the_creditor_is_told(
    client: httpx.Client,
) -> None:
    id_ = in_process(client, debtor=by_post())["id"]
    advance(client, 3 * DAY)
    dispute(client, id_)
    advance(client, DAY)
    notes = [one["data"] for one in history(client, id_) if one["kind"] == "contact.not_made"]
    assert notes == [{"type": "email", "reason": "no_letter"}]
    evidence = {"statement": "It was delivered on the agreed day."}
    good(client.post(f"/v1/receivables/{id_}/evidence", json=evidence))
    advance(client, 4 * DAY)
    answer = outbox(client, id_)[-1]
    assert (answer["type"], evidence["statement"] in answer["body"]) == ("letter", True)
    sent = len(outbox(client, id_))
    pay(client, id_)
    advance(client, 4 * DAY)
    assert read(client, id_)["status"] == "recovered"
    assert len(outbox(client, id_)) == sent


def test_instalments_that_are_offered_reach_the_debtor_by_letter(client: httpx.Client) -> None:
    id_ = in_process(client, debtor=by_post())["id"]
    advance(client, 3 * DAY)
    day = (moment(good(client.get("/v1/test/clock"))["now"]) + timedelta(days=20)).date().isoformat()
    offer = {"instalments": 3, "first_on": day}
    good(client.post(f"/v1/receivables/{id_}/agreements", json=offer))
    advance(client, 4 * DAY)
    sent = outbox(client, id_)
    assert [one["type"] for one in sent] == ["letter", "letter"]
    assert "1" in sent[1]["body"]
    assert sent[1]["subject"] != sent[0]["subject"]
    assert "FR" in sent[1]["body"], "it says where to pay"


def test_debtor_without_email_writes_no_message(client: httpx.Client) -> None:
    id_ = in_process(client, debtor=by_post())["id"]
    body = {"subject": "Hello", "text": "I will pay."}
    refused(client.post(f"/v1/test/receivables/{id_}/message", json=body), 409, "INVALID_STATE")
    refused(client.post(f"/v1/test/receivables/{id_}/debtor", json={"action": "write"}), 409, "INVALID_STATE")
    acted = good(client.post(f"/v1/test/receivables/{id_}/debtor", json={"action": "pay_all"}))
    assert acted["status"] == "payment_received"


def test_letter_on_an_own_machine_waits_to_be_printed_and_nothing_else_happens(
    client: httpx.Client, desk: Machine
) -> None:
    user = an_active_user(client)
    submitted = submit(client, user, debtor=by_post())
    desk.approve(user)
    task = until_task(desk, "letter")
    assert task["receivable_id"] == submitted["id"]
    page = words(desk.client.get(f"/v1/contact-tasks/{task['id']}/letter").content)
    assert ADDRESS["line1"] in page
    assert submitted["recovery_progress"]["invoice_numbers"][0] in page
    desk.advance(20 * DAY)
    assert [one["id"] for one in tasks(desk)] == [task["id"]], "no second letter beside the one that waits"
    good(sign(desk, task, action="done"))
    assert [one["type"] for one in attempts(desk.client, submitted["id"])] == ["letter"]
    assert desk.mail_server.messages == []


def test_letter_that_is_printed_says_what_its_preview_said(client: httpx.Client, desk: Machine) -> None:
    user = an_active_user(client)
    id_ = submit(client, user, debtor=by_post())["id"]
    desk.approve(user)
    good(sign(desk, until_task(desk, "letter"), action="done"))
    dispute(client, id_)
    statement = "Seen together on 28 November."
    good(client.post(f"/v1/receivables/{id_}/evidence", json={"statement": statement}))
    [answer] = [one for one in ledger(client, receivable_id=id_) if one["template"] == "dispute_answered"]
    preview = good(client.get(f"/v1/planned-contacts/{answer['id']}"))
    assert statement in preview["body"]
    task = until_task(desk, "letter")
    assert task["template"] == "dispute_answered"
    assert statement in task["body"]
    assert statement in words(desk.client.get(f"/v1/contact-tasks/{task['id']}/letter").content)
    good(sign(desk, task, action="done"))
    messages = good(desk.client.get(f"/v1/receivables/{id_}/messages"))["data"]
    assert [one["template"] for one in messages if statement in one["body"]] == ["dispute_answered"]


def test_case_file_statistics_and_debtor_data_need_no_contact(client: httpx.Client) -> None:
    id_ = in_process(client, debtor=by_post())["id"]
    advance(client, 3 * DAY)
    assert client.get(f"/v1/receivables/{id_}/case-file").content.startswith(b"PK")
    assert good(client.get("/v1/reports/stats"))["total_sent"] == 1
    assert good(client.get(f"/v1/receivables/{id_}/messages"))["data"][0]["type"] == "letter"
    debtor = debtor_id(client, id_)
    assert good(client.get(f"/v1/debtors/{debtor}/privacy"))["held"]
    good(client.post(f"/v1/receivables/{id_}/cancel", json={"reason": "business_decision"}))
    assert client.delete(f"/v1/debtors/{debtor}/privacy").is_success
    assert "by_post" not in read(client, id_)["recovery_progress"]
