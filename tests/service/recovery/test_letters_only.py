"""Debtors whose email address is known and who are reached by letter alone, because the creditor chose it."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tests.builders import a_contact, a_debtor
from tests.service.recovery.desk import sign, tasks, until_task
from tests.service.recovery.production import Machine
from tests.service.recovery.test_by_post import EMAIL, LETTERS, by_post, contacts_of_plan, left_out
from tests.service.recovery.test_contacts import ADDRESS, history, outbox
from tests.service.recovery.test_debtor_correction import correct
from tests.service.steps import (
    DAY,
    advance,
    an_active_user,
    before_daylight,
    good,
    in_process,
    read,
    refused,
    submit,
)

pytestmark = pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS")


@pytest.mark.database
def test_letters_alone_beside_a_known_email_and_phone_reach_the_debtor_by_letter_alone(
    client: httpx.Client,
) -> None:
    before_daylight(client)
    submitted = submit(client, debtor=by_post(contacts=[a_contact(phone="+33612345678")]))
    id_, progress = submitted["id"], submitted["recovery_progress"]
    assert progress["by_post"] is True
    assert progress["debtor_email"] == progress["contacts"][0]["email"]
    assert contacts_of_plan(client, id_) == LETTERS
    assert left_out(client, id_) == {
        "sms reminder_short": "letters_only",
        "phone call": "letters_only",
        "letter reminder_letter": "same_letter",
    }
    advance(client, 80 * DAY)
    assert [one["type"] for one in outbox(client, id_)] == ["letter"] * 4
    letters = [one["data"] for one in history(client, id_) if one["kind"] == "contact.attempted"]
    assert all(one["simulated"] for one in letters), "nothing was printed or posted in the test environment"


@pytest.mark.database
@pytest.mark.parametrize("days", [0, 2], ids=["before the start", "while it runs"])
def test_choice_of_letters_alone_makes_letters_of_what_is_planned_and_can_be_taken_back(
    client: httpx.Client, days: int
) -> None:
    before_daylight(client)
    id_ = submit(client, debtor=a_debtor(address=ADDRESS, contacts=[a_contact(phone="+33612345678")]))["id"]
    advance(client, days * DAY)
    before, sent = contacts_of_plan(client, id_), len(outbox(client, id_))

    chosen = good(correct(client, id_, by_post=True))
    assert chosen["recovery_progress"]["by_post"] is True
    assert {row[0] for row in contacts_of_plan(client, id_)} == {"letter"}
    note = next(one for one in history(client, id_) if one["kind"] == "debtor.corrected")
    assert note["data"]["changes"] == [{"field": "by_post", "before": False, "after": True}]

    again = good(correct(client, id_, by_post=False))
    assert "by_post" not in again["recovery_progress"]
    assert contacts_of_plan(client, id_) == before

    correct(client, id_, by_post=True)
    advance(client, 80 * DAY)
    assert {one["type"] for one in outbox(client, id_)[sent:]} == {"letter"}


def test_letters_alone_are_chosen_for_every_open_invoice_of_the_debtor(client: httpx.Client) -> None:
    user = an_active_user(client)
    ids = [submit(client, user, debtor=a_debtor(address=ADDRESS))["id"] for _ in range(2)]
    good(correct(client, ids[0], by_post=True, all_open=True))
    assert all(read(client, id_)["recovery_progress"]["by_post"] for id_ in ids)
    assert submit(client, user, debtor=a_debtor(address=ADDRESS))["recovery_progress"]["by_post"]
    good(correct(client, ids[0], by_post=False, all_open=True))
    assert "by_post" not in submit(client, user, debtor=a_debtor(address=ADDRESS))["recovery_progress"]


@pytest.mark.parametrize("changes", [{"by_post": False}, {"address": {"city": "Lyon"}}])
def test_later_invoice_that_says_otherwise_or_that_no_letter_reaches_is_mailed(
    client: httpx.Client, changes: dict[str, Any]
) -> None:
    user = an_active_user(client)
    id_ = submit(client, user, debtor=a_debtor(address=ADDRESS))["id"]
    good(correct(client, id_, by_post=True, all_open=True))
    later = submit(client, user, debtor=a_debtor(**{"address": ADDRESS, **changes}))
    assert "by_post" not in later["recovery_progress"]


def test_letters_alone_cannot_be_chosen_without_a_complete_address(client: httpx.Client) -> None:
    id_ = submit(client, debtor=a_debtor(address={"line1": "1 rue A", "city": "Lyon"}))["id"]
    error = refused(correct(client, id_, by_post=True), 400, "VALIDATION_ERROR")
    assert (error["field"], error["reason"]["code"]) == ("by_post", "by_post_no_address")
    assert "by_post" not in read(client, id_)["recovery_progress"]
    good(correct(client, id_, by_post=True, address=ADDRESS))


def test_contact_that_is_added_leaves_letters_alone_as_they_were_chosen(client: httpx.Client) -> None:
    id_ = in_process(client, debtor=by_post(contacts=[a_contact()]))["id"]
    good(client.post(f"/v1/receivables/{id_}/contacts", json=a_contact(email=EMAIL)))
    assert read(client, id_)["recovery_progress"]["by_post"] is True
    assert {row[0] for row in contacts_of_plan(client, id_)} == {"letter"}


def test_call_that_waits_is_given_up_where_letters_alone_are_chosen_on_an_own_machine(
    client: httpx.Client, desk: Machine
) -> None:
    user = an_active_user(client)
    debtor = a_debtor(address=ADDRESS, contacts=[a_contact(phone="+33612345678")])
    id_ = submit(client, user, debtor=debtor)["id"]
    desk.approve(user)
    until_task(desk, "phone")
    mails = len(desk.mail_server.messages)

    good(correct(desk.client, id_, by_post=True))
    assert tasks(desk) == []
    assert left_out(desk.client, id_)["phone call"] == "letters_only"
    desk.approve(user)
    letter = until_task(desk, "letter")
    good(sign(desk, letter, action="done"))
    desk.advance(30 * DAY)
    assert {one["type"] for one in tasks(desk)} <= {"letter"}
    assert len(desk.mail_server.messages) == mails
