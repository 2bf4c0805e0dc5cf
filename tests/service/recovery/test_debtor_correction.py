"""Name, address and contacts of a debtor are corrected after the submission: what is still to be sent uses them."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tests.builders import a_contact, a_debtor, an_invoice
from tests.service.recovery.desk import STEPS, sign, tasks, until_task, words
from tests.service.recovery.production import Machine
from tests.service.recovery.test_contacts import ADDRESS, history, ledger, outbox, reachable
from tests.service.steps import (
    DAY,
    advance,
    an_active_user,
    event,
    events,
    good,
    in_process,
    read,
    refused,
    submit,
)

pytestmark = pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS")
RIGHT = {**ADDRESS, "line1": "8 quai Perrière"}
LETTER_FIRST = {
    "name": "own",
    "relationship": "neutral",
    "steps": [{"after_business_days": 0, "channel": "letter", "template": "reminder_letter"}, *STEPS[2:3]],
}


def correct(client: httpx.Client, id_: str, **facts: Any) -> httpx.Response:
    return client.post(f"/v1/receivables/{id_}/debtor", json=facts)


def printed(desk: Machine, task: dict[str, Any]) -> str:
    return words(desk.client.get(f"/v1/contact-tasks/{task['id']}/letter").content)


def contacts(client: httpx.Client, id_: str) -> list[dict[str, Any]]:
    return list(read(client, id_)["recovery_progress"]["contacts"])


@pytest.mark.database
def test_corrected_facts_are_used_from_the_next_message_on_and_stand_in_the_timeline(
    client: httpx.Client,
) -> None:
    id_ = in_process(client, debtor=reachable())["id"]
    advance(client, 2 * DAY)
    before = outbox(client, id_)
    paul = a_contact(email="paul@debtor.example", first_name="Paul", last_name="Durand")
    answer = good(
        correct(
            client,
            id_,
            company_name="Charpente Duval SAS",
            address=RIGHT,
            contacts=[{"email": a_contact()["email"], "corrected": paul}],
        )
    )
    progress = answer["recovery_progress"]
    assert progress["debtor"]["address"] == RIGHT
    assert progress["debtor_name"] == progress["debtor"]["company_name"] == "Charpente Duval SAS"
    assert progress["debtor_email"] == "paul@debtor.example"
    assert [one["email"] for one in contacts(client, id_)] == [
        "paul@debtor.example",
        "accounts@debtor.example",
    ]
    assert "phone" not in contacts(client, id_)[0], "the contact is as it was given now, and no more"
    [entry] = [one for one in history(client, id_) if one["kind"] == "debtor.corrected"]
    changes = {one["field"]: (one["before"], one["after"]) for one in entry["data"]["changes"]}
    assert changes["address.line1"] == (ADDRESS["line1"], RIGHT["line1"])
    assert changes["contacts.phone"] == ("+33 6 12 34 56 78", None)
    assert "address.city" not in changes
    assert event(client, id_, "receivable.debtor.corrected")["fields"] == list(changes)
    advance(client, 50 * DAY)
    after = outbox(client, id_)
    assert after[: len(before)] == before
    letters = [one for one in after[len(before) :] if one["type"] == "letter"]
    assert letters
    assert all(RIGHT["line1"] in one["to"] and "Charpente Duval SAS" in one["to"] for one in letters)
    assert all(one["to"] != a_contact()["email"] for one in after[len(before) :])


def test_corrected_numbers_are_known_warned_of_and_taken_away(client: httpx.Client) -> None:
    wrong = {"siret": "73282932000075", "vat_number": "FR44732829320"}
    id_ = in_process(client, debtor=reachable(**wrong))["id"]
    warned = read(client, id_)["recovery_progress"]["warnings"]
    assert [one["field"] for one in warned if one["code"] == "IDENTIFIER_INVALID"] == ["debtor.siret"]
    progress = good(correct(client, id_, siret="732 829 320 00074"))["recovery_progress"]
    assert progress["debtor"]["siret"] == "732 829 320 00074"
    assert progress["debtor"]["vat_number"] == wrong["vat_number"], "what is not given stays"
    assert "IDENTIFIER_INVALID" not in {one["code"] for one in progress.get("warnings") or ()}
    [entry] = [one for one in history(client, id_) if one["kind"] == "debtor.corrected"]
    assert [list(one.values()) for one in entry["data"]["changes"]] == [
        ["siret", wrong["siret"], "732 829 320 00074"]
    ]
    gone = good(correct(client, id_, vat_number=""))["recovery_progress"]["debtor"]
    assert "vat_number" not in gone
    assert gone["siret"]


def test_debtor_is_recognised_by_its_corrected_number(client: httpx.Client) -> None:
    user = an_active_user(client)
    first = submit(client, user, debtor=reachable())
    good(correct(client, first["id"], siret="55210055400013"))
    later = submit(
        client,
        user,
        invoice=an_invoice(numbers=["FA-2"]),
        debtor=reachable(siret="55210055400013", company_name="Another name"),
    )
    debtors = {read(client, one["id"])["recovery_progress"]["debtor"]["id"] for one in (first, later)}
    assert len(debtors) == 1


def test_same_correction_again_changes_and_tells_nothing(client: httpx.Client) -> None:
    id_ = in_process(client, debtor=reachable())["id"]
    for _ in range(2):
        good(correct(client, id_, address=RIGHT))
    assert sum(one["kind"] == "debtor.corrected" for one in history(client, id_)) == 1
    assert sum(one["type"] == "receivable.debtor.corrected" for one in events(client, of=id_)) == 1


def test_address_that_was_missing_makes_the_planned_letters_possible(client: httpx.Client) -> None:
    id_ = in_process(client)["id"]
    assert {row["skipped"]["code"] for row in ledger(client) if row["type"] == "letter"} == {"no_address"}
    good(correct(client, id_, address=RIGHT))
    letters = [row for row in ledger(client) if row["type"] == "letter"]
    assert letters
    assert not any(row.get("skipped") for row in letters)
    advance(client, 60 * DAY)
    assert {one["type"] for one in outbox(client, id_)} == {"email", "letter"}


def test_correction_for_every_open_invoice_leaves_closed_and_other_debtors_alone(
    client: httpx.Client,
) -> None:
    user = an_active_user(client)
    numbers = iter(("F-1", "F-2", "F-3", "F-4"))
    first, second, closed = (
        submit(client, user, debtor=reachable(), invoice=an_invoice(numbers=[next(numbers)]))["id"]
        for _ in range(3)
    )
    other = a_debtor(
        company_name="Another one", address=ADDRESS, contacts=[a_contact(email="x@else.example")]
    )
    stranger = submit(client, user, debtor=other, invoice=an_invoice(numbers=["F-4"]))["id"]
    good(client.post(f"/v1/receivables/{closed}/cancel", json={"reason": "business_decision"}))
    good(correct(client, first, address=RIGHT, all_open=True))
    streets = [
        read(client, id_)["recovery_progress"]["debtor"]["address"]["line1"] for id_ in (first, second)
    ]
    assert streets == [RIGHT["line1"]] * 2
    for id_ in (closed, stranger):
        assert read(client, id_)["recovery_progress"]["debtor"]["address"] == ADDRESS
    refused(correct(client, closed, address=RIGHT), 409, "INVALID_STATE")
    unknown = {"email": "nobody@else.example", "corrected": a_contact()}
    error = refused(correct(client, first, contacts=[unknown]), 400, "VALIDATION_ERROR")
    assert error["field"] == "contacts[0].email"


def test_printed_letter_that_was_not_posted_is_made_anew(planned: dict[str, Any], desk: Machine) -> None:
    task = until_task(desk, "letter")
    wrong = printed(desk, task)
    good(correct(desk.client, planned["id"], address=RIGHT))
    [after] = [one for one in tasks(desk) if one["type"] == "letter"]
    assert RIGHT["line1"] in after["to"]
    assert RIGHT["line1"] not in wrong
    assert RIGHT["line1"] in printed(desk, task)
    assert sign(desk, task, action="done").is_success
    good(correct(desk.client, planned["id"], address=ADDRESS))
    sent = good(desk.client.get(f"/v1/receivables/{planned['id']}/messages"))["data"]
    assert [RIGHT["line1"] in one["to"] for one in sent if one["type"] == "letter"] == [True]


def test_approval_of_the_invoice_alone_is_asked_for_again(client: httpx.Client, desk: Machine) -> None:
    user = an_active_user(client)
    good(desk.use_mailbox(user))
    id_ = submit(desk.client, user, debtor=reachable())["id"]
    desk.advance(0)
    rows = good(desk.client.get("/v1/planned-contacts", params={"receivable_id": id_}))["data"]
    step = next(row for row in rows if not row.get("skipped"))
    good(desk.client.post(f"/v1/planned-contacts/{step['id']}", json={"action": "approve"}))
    good(correct(desk.client, id_, company_name="Charpente Duval SAS"))
    rows = good(desk.client.get("/v1/planned-contacts", params={"receivable_id": id_}))["data"]
    assert not any(row.get("approved") for row in rows)
    desk.advance(3 * DAY)
    assert not any("Duval" in message.as_string() for message in desk.mail_server.messages)
    assert read(desk.client, id_)["recovery_progress"]["next_action"]["why"]["code"] == "not_approved"


def test_letter_that_waits_to_be_posted_is_made_again_once_the_correction_is_approved(
    client: httpx.Client, desk: Machine
) -> None:
    id_, letter = letter_that_waits(client, desk)
    assert ADDRESS["line1"] in printed(desk, letter)
    good(correct(desk.client, id_, address=RIGHT))
    assert tasks(desk) == [], "what said another address is no letter to post"
    [again] = [row for row in open_steps(desk, id_) if row["id"] == letter["id"]]
    assert again["why"]["code"] == "not_approved"
    desk.advance(DAY)
    assert tasks(desk) == []
    approve(desk, again)
    letter = until_task(desk, "letter")
    assert letter["id"] == again["id"]
    assert RIGHT["line1"] in printed(desk, letter)


def test_contact_that_waits_for_a_person_is_approved_like_any_other(
    client: httpx.Client, desk: Machine
) -> None:
    _, letter = letter_that_waits(client, desk)
    approve(desk, letter)
    assert [one["id"] for one in tasks(desk)] == [letter["id"]]


def letter_that_waits(client: httpx.Client, desk: Machine) -> tuple[str, dict[str, Any]]:
    """Return a receivable whose first step is an approved letter, and that letter, which waits to be posted."""
    user = an_active_user(client)
    good(desk.use_mailbox(user))
    good(desk.client.put(f"/v1/users/{user}/plan", json={**LETTER_FIRST, "approved": False}))
    id_ = submit(desk.client, user, debtor=reachable())["id"]
    desk.advance(0)
    step = open_steps(desk, id_)[0]
    approve(desk, step)
    letter = until_task(desk, "letter")
    return id_, letter


def open_steps(desk: Machine, id_: str) -> list[dict[str, Any]]:
    rows = good(desk.client.get("/v1/planned-contacts", params={"receivable_id": id_}))["data"]
    return [row for row in rows if not row.get("skipped")]


def approve(desk: Machine, step: dict[str, Any]) -> None:
    good(desk.client.post(f"/v1/planned-contacts/{step['id']}", json={"action": "approve"}))
